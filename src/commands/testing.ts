import { rmSync } from "node:fs";
import { basename, join } from "node:path";
import { temporaryFolder, TestRepository } from "../../test/support/repository.js";
import type { PipelinePorts } from "../pipeline/ports.js";
import { openContext } from "./context.js";
import type { Terminal } from "./terminal.js";

/** A terminal of a hundred columns, and what it was told. */
export function keptTerminal(): {
  readonly terminal: Terminal;
  readonly out: () => string;
  readonly err: () => string;
} {
  const told = { out: "", err: "" };
  return {
    terminal: {
      out: (text) => void (told.out += text),
      err: (text) => void (told.err += text),
      columns: 100,
      interactive: false,
      color: false,
    },
    out: () => told.out,
    err: () => told.err,
  };
}

/** Runs a command in a repository, where the run's folder can't be removed; gives how it ended and what it said. */
export async function withRunFolderThatStays(
  files: Record<string, string>,
  command: (repo: TestRepository, terminal: Terminal, ports: PipelinePorts) => Promise<number>,
): Promise<{ exitCode: number; said: string }> {
  const dir = temporaryFolder();
  const context = openContext({ ...process.env, LATENCY_GATE_CACHE_DIR: join(dir, "cache") }, "0.0.0");
  try {
    const repo = TestRepository.init(dir, "r");
    repo.commit(files);
    const { guard } = context.ports;
    const ports = {
      ...context.ports,
      guard: {
        folder: guard.folder.bind(guard),
        lock: guard.lock.bind(guard),
        forget: (path: string): void => {
          guard.forget(path);
          if (basename(path).startsWith("lg-")) throw new Error("its file system has gone");
        },
      },
    };
    let said = "";
    const write = (text: string): void => void (said += text);
    const terminal = { out: write, err: write, columns: 100, interactive: false, color: false };
    return { exitCode: await command(repo, terminal, ports), said };
  } finally {
    await context.close();
    rmSync(dir, { recursive: true });
  }
}
