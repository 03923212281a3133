import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { narrate } from "./narrated-exec.js";
import { startSupervision } from "./supervision.js";
import type { Supervision } from "./supervision.js";

let supervision: Supervision;
beforeAll(() => {
  supervision = startSupervision();
});
afterAll(async () => {
  await supervision.close();
});

async function toldOf(argv: readonly [string, ...string[]], timeoutMs = 20_000): Promise<string> {
  const said: string[] = [];
  const exec = narrate(supervision.exec, (line) => said.push(line));
  await exec.run({ argv, cwd: "/", env: { PATH: process.env["PATH"] ?? "" }, timeoutMs });
  return said.join("\n").replace(/[0-9]+\.[0-9]{2} s/, "N s");
}

test.each<[readonly [string, ...string[]], string]>([
  [["true"], "+ true (in /, exit 0 after N s)"],
  [["sh", "-c", "exit 3"], '+ sh -c "exit 3" (in /, exit 3 after N s)'],
  [["no-such-program", "--now"], "+ no-such-program --now (in /, not found after N s)"],
  [["true", "a\u001b[31m\nb\u202e"], '+ true "a\\u001b[31m\\nb\ufffd" (in /, exit 0 after N s)'],
  [["true", "https://me:secret@host/x.git"], "+ true https://***@host/x.git (in /, exit 0 after N s)"],
])("%j", async (argv, line) => {
  expect(await toldOf(argv)).toBe(line);
});

test("a command over its limit", async () => {
  expect(await toldOf(["sleep", "30"], 50)).toBe("+ sleep 30 (in /, over its time limit after N s)");
});

test("a service is told of when it has ended", async () => {
  const said: string[] = [];
  const exec = narrate(supervision.exec, (line) => said.push(line));
  const running = await exec.start({
    argv: ["sleep", "30"],
    cwd: "/",
    env: { PATH: process.env["PATH"] ?? "" },
  });
  expect(said).toEqual([]);
  await running.stop("SIGTERM", 1000);
  expect(said).toEqual([expect.stringMatching(/^\+ sleep 30 \(in \/, SIGTERM after /)]);
});
