import type { Drawn } from "./draw.js";
import type { Finding, Rule } from "./rules.js";
import { QUANTILES, type Effect, type Quantile, type Workload } from "./workload.js";

/** What a rule says of the metrics that it can judge. */
export function judged(rule: Rule, drawn: Drawn, rounds: number, metrics: number): readonly Finding[] {
  return rule.judge(drawn, rounds, metrics).filter((finding) => finding.verdict !== "insufficient");
}

/** Of one quantile. */
interface FindingTally {
  runs: number;
  inRun: number;
  rounds: number;
  wider: number;
  readonly verdicts: Map<Finding["verdict"], number>;
}

/** What a rule says of a workload with an effect after so many rounds, counted over runs. */
export class Question {
  private readonly tallies = new Map<Quantile, FindingTally>();

  constructor(
    private readonly workload: Workload,
    readonly effect: Effect,
    readonly rule: Rule,
    private readonly rounds: number,
    private readonly metrics: number,
  ) {}

  ask(drawn: Drawn): void {
    const findings = judged(this.rule, drawn, this.rounds, this.metrics);
    const inRun = Number(findings.some((finding) => finding.verdict === "regression"));
    for (const finding of findings) {
      if (finding.quantile !== "mean") this.take(finding.quantile, finding, inRun);
      else for (const quantile of QUANTILES) this.take(quantile, finding, inRun);
    }
  }

  private take(quantile: Quantile, { rounds, verdict, wider }: Finding, inRun: number): void {
    let tally = this.tallies.get(quantile);
    if (tally === undefined) {
      this.tallies.set(quantile, (tally = { runs: 0, inRun: 0, rounds: 0, wider: 0, verdicts: new Map() }));
    }
    tally.runs += 1;
    tally.inRun += inRun;
    tally.rounds += rounds;
    tally.wider += Number(wider ?? false);
    tally.verdicts.set(verdict, (tally.verdicts.get(verdict) ?? 0) + 1);
  }

  report(count: (name: string, by: number) => void): void {
    const { where, effect } = this.effect;
    for (const [quantile, { runs, inRun, rounds, wider, verdicts }] of this.tallies) {
      const name = `effect|${this.rule.name}|${this.workload.name}|${where}|${effect}|${this.rounds}|${quantile}`;
      count(`${name}|runs`, runs);
      count(`${name}|inRun`, inRun);
      count(`${name}|rounds`, rounds);
      count(`${name}|wider`, wider);
      for (const [verdict, by] of verdicts) count(`${name}|${verdict}`, by);
    }
  }
}
