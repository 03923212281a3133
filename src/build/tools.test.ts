import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { createServer } from "node:http";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import {
  appendFileSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { startSupervision } from "../adapters/supervision.js";
import type { Supervision } from "../adapters/supervision.js";
import type { Tool } from "../config/project.js";
import type { Failure } from "../core/model/trial.js";
import { pack, packWheel } from "../../test/support/packages.js";
import { temporaryFolder } from "../../test/support/repository.js";
import { cacheFolderAt, makeCacheFolder } from "./cache-folder.js";
import { fetchEnvironment } from "./environment.js";
import { StageFailure } from "./failure.js";
import { provideTool } from "./tools.js";
import type { ToolContext } from "./tools.js";

let supervision: Supervision;
let registry: string;
let wheel: Buffer;
let server: Server;
let tarball: Buffer;
let dir: string;
let progress: string[];

const sha256 = (data: Buffer): string => createHash("sha256").update(data).digest("hex");
const integrity = (data: Buffer): string => `sha512-${createHash("sha512").update(data).digest("base64")}`;

beforeAll(async () => {
  supervision = startSupervision();
  registry = temporaryFolder();
  wheel = packWheel(registry, "1.0", [
    ["lgtool/run", "#!/bin/sh\n", 0o755],
    ["lgtool/data", "data", 0o644],
    ["lgtool-1.0.data/scripts/hello", "#!/bin/sh\necho hello\n", 0o644],
  ]);
  packWheel(registry, "6.6", [["../evil", "x", 0o644]]);
  tarball = pack(join(registry, "npm/lgtool-1.0.0.tgz"), [
    ["package/package.json", JSON.stringify({ name: "lgtool", version: "1.0.0" }), 0o644],
    ["package/bin/hello", "#!/bin/sh\necho hello\n", 0o755],
  ]);
  server = createServer((request, response) => {
    if (request.url === "/lgtool") {
      const { port } = server.address() as AddressInfo;
      const dist = { tarball: `http://127.0.0.1:${port}/lgtool-1.0.0.tgz`, integrity: integrity(tarball) };
      const versions = { "1.0.0": { name: "lgtool", version: "1.0.0", dist } };
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ name: "lgtool", "dist-tags": { latest: "1.0.0" }, versions }));
    } else if (request.url === "/lgtool-1.0.0.tgz") {
      response.end(tarball);
    } else {
      response.writeHead(404).end("{}");
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
});
afterAll(async () => {
  server.close();
  await supervision.close();
  rmSync(registry, { recursive: true, force: true });
});
beforeEach(() => {
  dir = temporaryFolder();
  progress = [];
});
afterEach(() => {
  rmSync(dir, { recursive: true, force: true });
});

async function context(more: Record<string, string> = {}): Promise<ToolContext> {
  const { port } = server.address() as AddressInfo;
  const env = {
    ...fetchEnvironment({ PATH: process.env["PATH"], HOME: process.env["HOME"] }),
    PIP_NO_INDEX: "1",
    PIP_FIND_LINKS: registry,
    npm_config_registry: `http://127.0.0.1:${port}/`,
    npm_config_cache: join(dir, "npm"),
    npm_config_fetch_retries: "0",
    npm_config_userconfig: "/dev/null",
    ...more,
  };
  return {
    exec: supervision.exec,
    guard: supervision.guard,
    cache: await makeCacheFolder(cacheFolderAt(join(dir, "cache"))),
    env,
    logFile: join(dir, "tools.log"),
    abort: undefined,
    onProgress: (message) => progress.push(message),
  };
}
const pypi = (more: Partial<Extract<Tool, { kind: "pypi" }>> = {}): Tool => {
  return { kind: "pypi", id: "t", name: "lgtool", version: "1.0", sha256: [sha256(wheel)], ...more };
};
const npm = (more: Partial<Extract<Tool, { kind: "npm" }>> = {}): Tool => {
  return { kind: "npm", id: "t", name: "lgtool", version: "1.0.0", integrity: integrity(tarball), ...more };
};
async function failureOf(tool: Tool, more: Record<string, string> = {}): Promise<Failure> {
  const error: unknown = await provideTool(tool, await context(more)).catch((thrown: unknown) => thrown);
  if (!(error instanceof StageFailure)) throw new Error(`no failure: ${String(error)}`);
  expect([error.stage, error.side]).toEqual(["tools", undefined]);
  // Nothing half-made stays, and nothing that passed through.
  expect(readdirSync(join(dir, "cache/gate/tools"))).toEqual([]);
  return error.failure;
}

describe("a wheel", () => {
  test("is unpacked as an installer would: scripts in bin, modes kept", async () => {
    const folder = await provideTool(pypi(), await context());
    expect(folder).toMatch(/\/lgtool-1\.0-[0-9a-f]{8}$/);
    expect(execFileSync(join(folder, "bin/hello"), { encoding: "utf8" })).toBe("hello\n");
    expect(lstatSync(join(folder, "lgtool/run")).mode & 0o111).toBe(0o111);
    expect(lstatSync(join(folder, "lgtool/data")).mode & 0o111).toBe(0);
    expect(progress).toEqual(["fetching lgtool 1.0"]);
  });

  test("with another hash is refused", async () => {
    const failed = await failureOf(pypi({ sha256: ["0".repeat(64)] }));
    expect(failed).toMatchObject({
      code: "exit-code",
      message: "No file of lgtool 1.0 has a hash that was declared.",
    });
  });

  test("that is not there says what was tried, with the log", async () => {
    const failed = await failureOf(pypi({ version: "9.9" }));
    expect(failed).toMatchObject({
      message: "lgtool 9.9 could not be fetched.",
      hint: expect.stringContaining("pip download"),
    });
    expect(failed.logTail.join("\n")).toContain("lgtool==9.9");
  });

  test("that would write outside of its folder is refused", async () => {
    const evil = readFileSync(join(registry, "lgtool-6.6-py3-none-any.whl"));
    const failed = await failureOf(pypi({ version: "6.6", sha256: [sha256(evil)] }));
    expect(failed.logTail.join("\n")).toContain("unsafe name");
  });

  test("on a machine without Python says what to install", async () => {
    const failed = await failureOf(pypi(), { PATH: "/nowhere" });
    expect(failed).toMatchObject({ code: "not-found", hint: expect.stringContaining("Install Python") });
  });

  test("is fetched by a virtual environment's pip where Python has none", async () => {
    const bin = join(dir, "bin");
    mkdirSync(bin);
    const python = execFileSync("python3", ["-c", "import sys; print(sys.executable)"], {
      encoding: "utf8",
    }).trim();
    const script = `#!/bin/sh\n[ "$1 $2" = "-m pip" ] && { echo "No module named pip" >&2; exit 1; }\nexec ${python} "$@"\n`;
    writeFileSync(join(bin, "python3"), script, { mode: 0o755 });
    const folder = await provideTool(pypi(), await context({ PATH: `${bin}:${process.env["PATH"] ?? ""}` }));
    expect(readFileSync(join(folder, "lgtool/data"), "utf8")).toBe("data");
  });
});

describe("an npm tarball", () => {
  test("is unpacked without its first folder, modes kept", async () => {
    const folder = await provideTool(npm(), await context());
    expect(execFileSync(join(folder, "bin/hello"), { encoding: "utf8" })).toBe("hello\n");
  });

  test("with another hash is refused", async () => {
    const failed = await failureOf(npm({ integrity: "sha512-AAAA" }));
    expect(failed).toMatchObject({
      message: expect.stringContaining("not the one that was declared"),
      hint: expect.stringContaining(integrity(tarball)),
    });
  });

  test("that is not there says what was tried", async () => {
    const failed = await failureOf(npm({ version: "9.9.9" }));
    expect(failed).toMatchObject({
      message: "lgtool 9.9.9 could not be fetched.",
      hint: expect.stringContaining("npm pack"),
    });
  });
});

describe("a tool in the cache", () => {
  test("is had again from the cache, without the registry", async () => {
    const first = await provideTool(npm(), await context());
    progress = [];
    expect(await provideTool(npm(), await context({ PATH: "/nowhere" }))).toBe(first);
    expect(progress).toEqual([]);
  });

  test.each<[string, (folder: string) => void]>([
    [
      "a file is missing",
      (folder) => {
        unlinkSync(join(folder, "bin/hello"));
      },
    ],
    [
      "a file was cut off",
      (folder) => {
        truncateSync(join(folder, "bin/hello"), 1);
      },
    ],
    [
      "a file was changed",
      (folder) => {
        writeFileSync(join(folder, "bin/hello"), "#!/bin/sh\necho hollo\n");
      },
    ],
    [
      "its record is damaged",
      (folder) => {
        appendFileSync(`${folder}.json`, "x");
      },
    ],
    [
      "its record is missing",
      (folder) => {
        unlinkSync(`${folder}.json`);
      },
    ],
  ])("%s: fetched again", async (_name, damage) => {
    const folder = await provideTool(npm(), await context());
    damage(folder);
    await provideTool(npm(), await context());
    expect(readFileSync(join(folder, "bin/hello"), "utf8")).toContain("hello");
    expect(progress).toHaveLength(2);
  });

  test("is fetched once when two want it at once", async () => {
    const folders = await Promise.all([
      provideTool(npm(), await context()),
      provideTool(npm(), await context()),
    ]);
    expect(new Set(folders).size).toBe(1);
    expect(progress.filter((message) => message.startsWith("fetching"))).toHaveLength(1);
  });
});
