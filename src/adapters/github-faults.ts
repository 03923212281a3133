import { ForgeFault } from "../ports/forge.js";

/** The parts of Octokit's RequestError that are read; anything may be missing. */
interface Failed {
  readonly status?: number;
  readonly message?: string;
  readonly cause?: unknown;
  readonly response?: { readonly headers?: Readonly<Record<string, string | number | undefined>> };
}

/** Of a job's token, as workflows name it under `permissions`: what a request needs. */
export type Right = keyof typeof FORBIDDEN;

/** What GitHub's answer to a request means, and what to do about it. */
export function toForgeFault(error: unknown, what: string, right: Right): ForgeFault {
  if (error instanceof ForgeFault) return error;
  const { status = 0, message = String(error), response } = error as Failed;
  const said = `GitHub did not let latency-gate ${what} (${status === 0 ? "no answer" : status}: ${firstLine(message)}).`;
  const limited =
    status === 429 || /rate limit/i.test(message) || response?.headers?.["x-ratelimit-remaining"] === "0";
  if ((status === 403 || status === 429) && limited) {
    return new ForgeFault("rate-limited", said, "Run the job again later.");
  }
  // So GitHub says that it does not have a commit.
  const noCommit = status === 422 && message.startsWith("No commit found");
  switch (noCommit ? 404 : status) {
    case 401:
      return new ForgeFault("forbidden", said, "The token is wrong or has expired: check the input `token`.");
    case 403:
      return new ForgeFault("forbidden", said, forbiddenHint(message, right));
    case 404:
    case 410:
      return new ForgeFault(
        "not-found",
        said,
        "It is gone, or the token may not see it: check the repository and the job's permissions.",
      );
    case 400:
    case 409:
    case 422:
      return new ForgeFault("refused", said, "The request was refused as it is; please report it.");
    default:
      return new ForgeFault("unavailable", said, "GitHub could not be reached; run the job again.");
  }
}

const FORBIDDEN = {
  actions: "Give the job `permissions: actions: read`, which `mode: stored` and `command: comment` need.",
  contents: "Give the job `permissions: contents: read`.",
  "pull-requests":
    "Give the job `permissions: pull-requests: write` (`read` is enough to read labels and comments). Pull requests from forks and from Dependabot have a read-only token: let comment.yml post for them (docs/security.md).",
} as const;

function forbiddenHint(message: string, right: Right): string {
  return /locked/i.test(message)
    ? "The conversation is locked: unlock it, or use `comment: never`."
    : FORBIDDEN[right];
}

function firstLine(text: string): string {
  return text.split("\n")[0]!.slice(0, 200);
}
