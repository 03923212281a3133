import { commandLineGit } from "../adapters/git.js";
import { startSupervision } from "../adapters/supervision.js";
import type { Git } from "../ports/git.js";

/** For what a step asks of the checkout by itself. */
export async function withGit<T>(ask: (git: Git) => Promise<T>): Promise<T> {
  const supervision = startSupervision();
  try {
    return await ask(commandLineGit(supervision.exec, process.env));
  } finally {
    await supervision.close();
  }
}
