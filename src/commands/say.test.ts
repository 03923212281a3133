import { expect, test } from "@jest/globals";
import { CannotRead, CannotWrite } from "../ports/files.js";
import { NoTemporaryFolder, temporaryFolder } from "../platform/temporary-folder.js";
import {
  describeAcceptLabel,
  describeDisk,
  describeInterrupted,
  describeRefusal,
  reportCommand,
} from "./say.js";

const denied = { name: "Error", code: "EACCES", message: "EACCES: permission denied" };

test.each<[string, unknown, string]>([
  ["a file that can't be read", new CannotRead("/c/x.lock", denied), "Can't read /c/x.lock: EACCES"],
  ["a file that can't be written", new CannotWrite("/c/x.lock", denied), "Can't write /c/x.lock: EACCES"],
  ["a folder that another user keeps to himself", { ...denied, path: "/c" }, "Can't use /c: EACCES"],
  ["a file that can't be copied", { ...denied, path: "/from", dest: "/to" }, "Can't use /from: EACCES"],
])("%s is said with what to do", (_, error, said) => {
  expect(describeDisk(error, {})).toContain(said);
  expect(describeDisk(error, {})).toMatch(/\n.*(right|owner).*\n$/);
});

test("a temporary folder that can't be used is said with what to set", () => {
  const said = describeDisk(
    new NoTemporaryFolder(temporaryFolder("linux", { TMPDIR: "/nope" }), "there is no such folder"),
    {},
  );
  expect(said).toMatch(/^TMPDIR=\/nope: there is no such folder\.\nSet TMPDIR to .*\n$/);
});

const RUNNER = { RUNNER_TEMP: "/runner/_temp", LATENCY_GATE_CACHE_DIR: "/runner/_temp/cache" };
const full = { code: "ENOSPC", message: "ENOSPC: no space left on device" };

test.each<[string, object, string]>([
  [
    "the runner's folder",
    { ...full, path: "/runner/_temp/lg/results.json" },
    "Can't write /runner/_temp/lg/results.json: ENOSPC: no space left on device\nIt is in RUNNER_TEMP, the runner's own folder: free some space on its disk in a step before this one, or take a runner with a larger one.\n",
  ],
  [
    "it, as what a file is copied to",
    { ...full, path: "/home/a", dest: "/runner/_temp/b" },
    "Can't write /runner/_temp/b: ENOSPC: no space left on device\nIt is in RUNNER_TEMP",
  ],
  [
    "it, where the error names no file",
    full,
    "Can't write /runner/_temp: ENOSPC: no space left on device\nIt is in RUNNER_TEMP",
  ],
  [
    "it, which is read-only",
    { ...full, code: "EROFS", path: "/runner/_temp/lg" },
    "\nIt is in RUNNER_TEMP, the runner's own folder: is its disk there, and may the job write to it?\n",
  ],
  [
    "the cache",
    { ...full, path: "/runner/_temp/cache/gate/builds/x" },
    "\nFree some space, or choose another folder for the cache by LATENCY_GATE_CACHE_DIR.\n",
  ],
  [
    "another folder",
    { ...full, path: "/data/out/results.json" },
    "\nFree some space, or choose another folder: --out",
  ],
])("of a disk that can't be written, what is said helps in that place: %s", (_, error, said) => {
  expect(describeDisk(error, RUNNER, RUNNER.RUNNER_TEMP)).toContain(said);
});

test.each([
  ["/tmp/out/measuring", "latency-gate report /tmp/out/measuring"],
  [`/tmp/my go's "mod"/o1`, `latency-gate report '/tmp/my go'\\''s "mod"/o1'`],
])("the command that shows what is in %s can be copied", (folder, command) => {
  expect(reportCommand(folder)).toBe(command);
});

test("an interrupted run says how to look at what there is of it", () => {
  expect(describeInterrupted("/o 1", "/o 1/results.json")).toBe(
    "Interrupted; what was measured is in /o 1/results.json\nTo look at it: latency-gate report '/o 1'\n",
  );
});

test.each<[string, "quick" | undefined, string]>([
  ["what the filter matches is left out by --quick", "quick", "  db/scan: left out by --quick\n"],
  ["the filter matches nothing", undefined, "db/scan matches nothing. Did you mean db/scam? "],
])("where %s, that is said", (_, reason, said) => {
  const leftOut =
    reason === undefined ? [] : [{ system: "db", benchmark: "scan", scenario: undefined, reason }];
  expect(
    describeRefusal({ kind: "nothing-selected", patterns: ["db/scan"], known: ["db/scam/read"], leftOut }),
  ).toContain(said);
});

test("a fault of the gate's own is none of the disk's", () => {
  expect(describeDisk(new TypeError("undefined is not a function"), {})).toBeUndefined();
});

const policy = {
  accept: { label: "perf: slower", trailer: false },
  harnessChange: { label: "perf: harness" },
};

test.each<[string, readonly string[], string]>([
  ["by which the action accepts is said to accept nothing here", ["perf: slower"], "in the action only"],
  ["that declares a changed harness is taken without a word", ["perf: harness", "other"], ""],
])("a label %s", (_, labels, said) => {
  const words = describeAcceptLabel(labels, policy);
  expect(words === "" ? words : /in the action only/.exec(words)?.[0]).toBe(said);
});

test("a policy of which a change is told can't command a runner", () => {
  const change = { file: "latency-gate.yml", pointer: "/policy/accept/label", baseline: "a" };
  const said = describeRefusal({
    kind: "other-policy",
    baseline: "main",
    other: "0123456789",
    gates: "both",
    changes: [{ ...change, candidate: "##[error]b" }],
  });
  expect(said).toContain("a → ## [error]b\n");
});
