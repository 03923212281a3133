/** What is asked of the place where pull requests live. Every call can throw ForgeFault, and nothing else. */
export interface Forge {
  /** The account that this token writes as; undefined where the token can't ask (an installation's). */
  login(): Promise<string | undefined>;
  /** By the forge's clock, as far as its answers have shown it: when labels were set is by that one, too. */
  now(): Date;
  pullRequest(number: number): Promise<PullRequest>;
  /** Open pull requests whose head is this branch of this owner's repository. */
  pullRequestsFrom(owner: string, branch: string): Promise<readonly PullRequest[]>;
  /** Page by page. */
  comments(pull: number): AsyncIterable<readonly Comment[]>;
  /** Not repeated by itself where its outcome is unknown: a comment would be there twice. */
  createComment(pull: number, body: string): Promise<Comment>;
  updateComment(id: number, body: string): Promise<Comment>;
  labels(pull: number): Promise<readonly string[]>;
  /** When labels were set, oldest first. */
  labelings(pull: number): Promise<readonly Labeling[]>;
  commit(id: string): Promise<Commit>;
  /** Whether `commit` is reachable from `branch`. */
  isOn(branch: string, commit: string): Promise<boolean>;
  artifactsOfRun(runId: number): Promise<readonly Artifact[]>;
  /** The newest artifacts of this name over all runs, at most `most`. */
  artifactsNamed(name: string, most: number): Promise<readonly Artifact[]>;
  /** Writes the archive to `file`, or throws `CannotWrite`; more than `maxBytes` is a fault. */
  download(artifact: number, file: string, maxBytes: number): Promise<void>;
}

export interface PullRequest {
  readonly number: number;
  readonly open: boolean;
  readonly headSha: string;
  /** `owner/name`; undefined where the fork is gone. */
  readonly headRepository: string | undefined;
  readonly baseRef: string;
  readonly baseSha: string;
  readonly baseRepository: string;
}

export interface Comment {
  readonly id: number;
  readonly author: string;
  readonly body: string;
  readonly url: string;
}

export interface Labeling {
  readonly label: string;
  readonly by: string;
  readonly at: Date;
}

export interface Commit {
  readonly id: string;
  readonly parents: readonly string[];
  readonly message: string;
  readonly author: string;
}

export interface Artifact {
  readonly id: number;
  readonly name: string;
  readonly sizeBytes: number;
  readonly expired: boolean;
  /** When its upload ended; undefined where GitHub does not say. */
  readonly createdAt: Date | undefined;
  readonly runId: number | undefined;
  readonly headSha: string | undefined;
  readonly headBranch: string | undefined;
  readonly repositoryId: number | undefined;
  readonly headRepositoryId: number | undefined;
}

export type ForgeFaultKind =
  "forbidden" | "not-found" | "refused" | "rate-limited" | "unavailable" | "too-large";

/** Why the forge did not do what was asked, after all tries. The hint says what to do about it. */
export class ForgeFault extends Error {
  constructor(
    readonly kind: ForgeFaultKind,
    message: string,
    readonly hint: string,
  ) {
    super(message);
  }
}
