import type { Exec, ExecSpec } from "../ports/exec.js";
import type { Git, GitOptions, GitOutput } from "../ports/git.js";

const DEFAULT_TIMEOUT_MS = 120_000;
/** File lists of large repositories: 4 million files of 64 bytes. */
const CAPTURE_BYTES = 256 * 1024 * 1024;

/** Whatever the user has set instead: what is parsed must read the same for everybody. */
const SETTINGS = [
  "core.hooksPath=/dev/null",
  "core.fsmonitor=false",
  "core.quotePath=false",
  // An index of the gate's own would leave its shared half in the user's repository.
  "core.splitIndex=false",
  // What is checked out elsewhere would become the working tree of the user's submodules. Comes last, so it counts for
  // fetch.recurseSubmodules and push.recurseSubmodules, too.
  "submodule.recurse=false",
  "log.showSignature=false",
  "i18n.logOutputEncoding=UTF-8",
  "trailer.separators=:",
  "clone.defaultRemoteName=origin",
  "commit.gpgSign=false",
  "advice.detachedHead=false",
  "gc.auto=0",
  "maintenance.auto=false",
].flatMap((setting) => ["-c", setting]);

/**
 * The variables of git's own that are kept: how it reaches a remote, whose configuration it reads, and where it may
 * look for a repository. All others mean another repository (GIT_DIR, when the gate is started by a hook), other
 * history (GIT_REPLACE_REF_BASE, GIT_SHALLOW_FILE) or other files by the same words (GIT_LITERAL_PATHSPECS).
 */
const KEPT = [
  /^GIT_(ASKPASS|SSH|SSH_COMMAND|SSH_VARIANT|PROXY_COMMAND|ALLOW_PROTOCOL|PROTOCOL_FROM_USER|PROTOCOL)$/,
  /^GIT_(SSL|HTTP|PROXY_SSL|CURL|TRACE|TRACE2|TR2|LFS|AUTHOR|COMMITTER)(_|$)/,
  /^GIT_CONFIG_(GLOBAL|SYSTEM|NOSYSTEM|PARAMETERS|COUNT|KEY_\d+|VALUE_\d+)$/,
  /^GIT_(EXEC_PATH|TEMPLATE_DIR|ATTR_NOSYSTEM|CEILING_DIRECTORIES|DISCOVERY_ACROSS_FILESYSTEM)$/,
  // Has git refuse more than it would.
  /^GIT_TEST_ASSUME_DIFFERENT_OWNER$/,
];

function isKept(name: string): boolean {
  return !name.startsWith("GIT_") || KEPT.some((pattern) => pattern.test(name));
}

function gitEnvironment(caller: NodeJS.ProcessEnv): Record<string, string> {
  const env: Record<string, string> = {};
  for (const [name, value] of Object.entries(caller)) {
    if (value !== undefined && isKept(name)) env[name] = value;
  }
  return { ...env, GIT_OPTIONAL_LOCKS: "0", GIT_TERMINAL_PROMPT: "0", LC_ALL: "C", LANGUAGE: "C" };
}

/** A repository that is named has some folder for its working tree, because the one it knows may be gone. */
function places({ gitDir, workTree = gitDir }: GitOptions): string[] {
  return [
    ...(gitDir === undefined ? [] : ["--git-dir", gitDir]),
    ...(workTree === undefined ? [] : ["--work-tree", workTree]),
  ];
}

/** An abort ends the command that runs and is thrown. */
export function commandLineGit(exec: Exec, caller: NodeJS.ProcessEnv, abort?: AbortSignal): Git {
  const env = gitEnvironment(caller);
  return {
    async run(cwd, args, options = {}): Promise<GitOutput> {
      const spec: ExecSpec = {
        argv: ["git", "-C", cwd, ...SETTINGS, ...places(options), ...args],
        cwd: "/",
        env: options.indexFile === undefined ? env : { ...env, GIT_INDEX_FILE: options.indexFile },
        timeoutMs: options.timeoutMs ?? DEFAULT_TIMEOUT_MS,
        captureBytes: CAPTURE_BYTES,
      };
      const { end, stdout, stderr } = await exec.run(spec, abort);
      switch (end.kind) {
        case "exit":
          return { code: end.code, stdout, stderr };
        case "not-found":
          return { code: 127, stdout, stderr: "git is not installed" };
        case "timeout":
          return { code: 124, stdout, stderr: `git did not end within ${end.afterMs / 1000} s` };
        case "signal":
          return { code: 128, stdout, stderr: `git was ended by ${end.signal}` };
        case "aborted":
          abort?.throwIfAborted();
          return { code: 128, stdout, stderr: "git was interrupted" };
      }
    },
  };
}
