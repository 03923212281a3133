import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { runner } from "./runner.js";

/** What GitHub answers, what a build said and what a file is called come from elsewhere; the runner obeys its log. */
const HOSTILE = "said \u001b[31mred\u202e\n::add-mask::main\n  ::stop-commands::x\r##[error]no";

const write = process.stdout.write.bind(process.stdout);
let log: string;
beforeEach(() => {
  log = "";
  process.stdout.write = (chunk: string | Uint8Array) => {
    log += Buffer.from(chunk).toString();
    return true;
  };
});
afterEach(() => {
  process.stdout.write = write;
});

test.each(["say", "notice", "warn", "error"] as const)(
  "nothing that it is told to %s is a command to the runner, or unseen",
  (how) => {
    runner[how](HOSTILE);
    process.stdout.write = write;
    // eslint-disable-next-line no-control-regex -- the very things that must not be there
    expect(log).not.toMatch(/[\u001b\u202e]|##\[|::(?:add-mask|stop-commands)::/);
    expect(log).toContain("add-mask");
    const lines = log.split("\n").filter((line) => line.trim().startsWith("::"));
    expect(lines).toHaveLength(how === "say" ? 0 : 1);
  },
);
