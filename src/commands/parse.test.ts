import { expect, test } from "@jest/globals";
import { parseCommandLine } from "./parse.js";

function parsed(line: string): string {
  const found = parseCommandLine(line.split(" "), "0.0.0");
  return found.kind === "invocation" ? found.invocation.command : found.text;
}

test.each([
  ["validate a.yml --format json", "Allowed choices are terminal."],
  ["validate a.yml --out o", "validate writes no file"],
  ["plan --format html", "Allowed choices are terminal, json."],
  ["list --format csv", "Allowed choices are terminal, json."],
  ["list --out o", "list writes no file"],
  ["run --format json", "Allowed choices are terminal."],
  ["test --format json", "Allowed choices are terminal."],
  ["selftest --out o", "selftest writes no file"],
  ["gate --time-budget 1441m", "Expected a duration such as 90s or 5m, of at most 1440m."],
  ["comment r.json --format markdown", "Allowed choices are terminal."],
])("%s is refused, with what there is", (line, said) => {
  expect(parsed(line)).toContain(said);
});

test.each([
  "plan --format json --out o",
  "list --format json",
  "run --out o",
  "gate --format junit --out o",
  "validate a.yml --format terminal --quiet",
])("%s is taken", (line) => {
  expect(parsed(line)).toBe(line.split(" ")[0]);
});

test.each([
  ["validate", []],
  ["selftest", []],
  ["run", ["--out"]],
  ["list", ["--format"]],
  ["plan", ["--format", "--out"]],
  ["gate", ["--format", "--out"]],
])("the help of %s offers what it gives", (command, offered) => {
  const help = parsed(`${command} --help`);
  expect(["--format", "--out"].filter((option) => help.includes(`${option} <`))).toEqual(offered);
  expect(help).toContain("--verbose");
});

test.each([
  ["gate", "--quiet", "print the verdict and what stands out, and no progress"],
  ["merge", "--quiet", "print the verdict and what stands out"],
  ["run", "--quiet", "print the path of the results, and no progress"],
  ["plan", "--quiet", "print the plan without its warnings"],
  ["gate", "--out", "folder for results.json, the reports and the logs"],
  ["merge", "--out", "folder for results.json and the reports"],
  ["report", "--out", "folder for the reports"],
  ["compare", "--out", "folder for the reports"],
  [
    "gate",
    "--time-budget",
    "time for the whole run, builds included, such as 5m (default: the configuration's)",
  ],
])("the help of %s says what %s does there", (command, option, said) => {
  const words = parsed(`${command} --help`).replaceAll(/\s+/g, " ");
  expect(words).toMatch(
    new RegExp(`${option}( <[a-z]+>)? ${said.replaceAll(/[.()]/g, "\\$&")} (-|\\(default: false)`),
  );
});

test.each(["validate a.yml", "comment r.json", "test", "selftest", "list"])(
  "%s takes --quiet, which changes nothing there, and does not offer it",
  (line) => {
    const [command] = line.split(" ");
    expect(parsed(`${command!} --help`)).not.toContain("--quiet");
    expect(parsed(`${line} --quiet`)).toBe(command);
  },
);

test("what is refused can't command a runner", () => {
  const found = parseCommandLine(["gate", "--seed", "x\n::error::y ##[error]z"], "0.0.0");
  expect(found).toMatchObject({ kind: "usage", text: expect.not.stringMatching(/^\s*::|##\[/m) });
});
