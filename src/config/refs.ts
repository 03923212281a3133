import { show } from "./schema-problems.js";
import type { ProblemText } from "./yaml-document.js";

/** What can't be a name of a commit; git itself says whether it exists. A leading dash would be an option. */
export function refProblem(ref: string): ProblemText | undefined {
  // eslint-disable-next-line no-control-regex
  if (!ref.startsWith("-") && !/[\u0000-\u0020\u007f]/.test(ref) && !ref.includes("..")) return undefined;
  return { expected: "a branch, tag or commit", message: `got ${show(ref)}` };
}

/** Transports of git that run a program named in the URL are refused. */
export function repositoryProblem(url: string): ProblemText | undefined {
  // eslint-disable-next-line no-control-regex
  const plain = !url.startsWith("-") && !/[\u0000-\u001f\u007f]/.test(url) && !/^[A-Za-z0-9+.-]+::/.test(url);
  return plain ? undefined : { expected: "a URL or path of a git repository", message: `got ${show(url)}` };
}
