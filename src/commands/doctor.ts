import { LinuxMachine } from "../adapters/linux-machine.js";
import { detectableIn, judgeDetectable } from "../doctor/detectable.js";
import { diagnose } from "../doctor/diagnose.js";
import type { Finding, Fitness } from "../doctor/diagnose.js";
import type { PipelinePorts } from "../pipeline/ports.js";
import { jsonText, forTerminal } from "../report/text/hostile.js";
import { EXIT } from "./exit-codes.js";
import { gateToy } from "./gate-toy.js";
import type { Invocation } from "./invocation.js";
import type { Terminal } from "./terminal.js";

const IDLE_SECONDS = 3;

/**
 * `doctor`: what the machine says of itself, what others do on it, and what an A/A of unchanged code shows.
 * Exit code 1 where something makes verdicts wrong, 0 otherwise.
 */
export async function doctorCommand(
  { json, seconds }: Extract<Invocation, { command: "doctor" }>,
  terminal: Terminal,
  ports: PipelinePorts,
): Promise<number> {
  const machine = new LinuxMachine(ports.host, ports.clock);
  const facts = machine.facts();
  const timer = machine.timer();
  const idle = await machine.idle(IDLE_SECONDS, ports.abort);
  ports.abort.throwIfAborted();
  const own = diagnose(facts, timer, idle);
  if (!json) {
    terminal.out(`${forTerminal(facts.cpuModel)}, ${facts.virtualization ?? "no hypervisor seen"}\n`);
    for (const finding of own) terminal.out(lineOf(finding));
    terminal.err(`measuring unchanged code against itself for ${seconds} s …\n`);
  }
  const toy = { patch: undefined, config: "doctor.yml", timeBudgetMs: seconds * 1000 };
  const report = await gateToy(toy, terminal, ports);
  const detectable = typeof report === "number" ? [] : detectableIn(report);
  const findings = [...own, judgeDetectable(detectable)];
  const fit = !findings.some(({ fitness }) => fitness === "bad");
  if (json) {
    const all = {
      kind: "latency-gate/doctor",
      schema: 1,
      fit,
      machine: facts,
      timer,
      idle,
      detectable,
      findings,
    };
    terminal.out(`${jsonText(JSON.stringify(all, null, 2))}\n`);
  } else {
    terminal.out(lineOf(findings.at(-1)!));
    terminal.out(
      fit ? "This machine is fit to measure.\n" : "This machine is not fit to measure as it stands.\n",
    );
  }
  return fit ? EXIT.passed : EXIT.regression;
}

const MARKS: Readonly<Record<Fitness, string>> = {
  ok: "ok     ",
  look: "look   ",
  bad: "BAD    ",
  unknown: "unknown",
};

function lineOf({ fitness, found, advice }: Finding): string {
  return `${MARKS[fitness]}  ${found}${advice === undefined ? "" : `\n         → ${advice}`}\n`;
}
