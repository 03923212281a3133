import { centred, EstimatedPower } from "./estimated-law.js";
import { powerUnder, type Demand, type KnownLaw } from "./known-law.js";
import { STRETCH } from "./level-free.js";
import { Prng } from "../prng.js";

/** A noise of known law, of a size near 1, and a change that is found about half of the time in it. */
interface Example {
  readonly name: string;
  readonly law: (random: Prng) => KnownLaw;
  /** At the level of 5 %, and at that of the false alarms. */
  readonly gaps: readonly [number, number];
}

const normal = (x: number): number => Math.exp(-0.5 * x * x);

/** Trials of two speeds, farther apart than either varies. */
function twoSpeeds(shareOfSlower: number): (random: Prng) => KnownLaw {
  const [apart, each] = [2, 0.3];
  return (random) => ({
    density: (x) => (1 - shareOfSlower) * normal(x / each) + shareOfSlower * normal((x - apart) / each),
    draw: () => each * random.normal() + (random.next() < shareOfSlower ? apart : 0),
    reach: 5,
    width: 0.15,
  });
}

const EXAMPLES: readonly Example[] = [
  {
    name: "normal",
    law: (random) => ({ density: normal, draw: () => random.normal(), reach: 6, width: 0.5 }),
    gaps: [0.7, 1.1],
  },
  {
    name: "Laplace",
    law: (random) => ({
      density: (x) => Math.exp(-Math.abs(x)),
      draw: () => exponential(random) * (random.int(2) === 0 ? 1 : -1),
      reach: 14,
      width: 0.2,
    }),
    gaps: [0.8, 1.2],
  },
  {
    name: "Student's t, 3 degrees of freedom",
    law: (random) => ({
      density: (x) => (1 + (x * x) / 3) ** -2,
      draw: () =>
        (random.normal() / Math.hypot(random.normal(), random.normal(), random.normal())) * Math.sqrt(3),
      reach: 25,
      width: 0.5,
    }),
    gaps: [0.8, 1.2],
  },
  {
    name: "exponential",
    law: (random) => ({
      density: (x) => (x < 0 ? 0 : Math.exp(-x)),
      draw: () => exponential(random),
      reach: 8,
      width: 0.1,
    }),
    gaps: [0.3, 0.5],
  },
  { name: "two speeds, one trial of five slower", law: twoSpeeds(0.2), gaps: [0.3, 0.5] },
  { name: "two speeds, one of two", law: twoSpeeds(0.5), gaps: [0.3, 0.5] },
];

function exponential(random: Prng): number {
  return -Math.log(1 - random.next());
}

/** Samples of the law of which each is estimated from, and as many times the known one is asked. */
const SAMPLES = 16;
const QUADS = 10;

/**
 * Where the law of the noise is known, what a bound comes to that has to estimate it, as those of traces do,
 * beside what it should be: both over 20 rounds, in percent.
 *
 * @param levels of the two changes of each example
 */
export function formatKnownLaws(levels: readonly [number, number], seed: number): string {
  const rows = EXAMPLES.map((example) => {
    const cells = figuresOf(example, levels, seed).flatMap(({ known, estimated }) => [known, estimated]);
    return `| ${[example.name, ...cells.map((power) => (100 * power).toFixed(1))].join(" | ")} |`;
  });
  const columns = levels.flatMap((level) =>
    ["known", "estimated"].map((what) => `level ${Number((100 * level).toFixed(2))} %, law ${what}`),
  );
  return [
    "What the bounds come to where the law of the noise is known, and estimated as of a trace:\n",
    `| noise | ${columns.join(" | ")} |`,
    `|---|${"---:|".repeat(columns.length)}`,
    ...rows,
    "",
  ].join("\n");
}

/** Of both changes, the power for one that knows the law, and the mean of what its estimates come to. */
function figuresOf(
  { name, law, gaps }: Example,
  levels: readonly [number, number],
  seed: number,
): { readonly known: number; readonly estimated: number }[] {
  const random = new Prng(`${seed} known law ${name}`);
  const known = law(random);
  return gaps.map((gap, i) => {
    const demand: Demand = { gap, level: levels[i]! };
    const repeated = (power: () => number): number => mean(Array.from({ length: SAMPLES }, power));
    return {
      known: repeated(() => powerUnder(known, QUADS, demand)),
      estimated: repeated(() => {
        const noise = centred(Float64Array.from({ length: STRETCH }, known.draw));
        return new EstimatedPower(noise, QUADS, demand, random).corrected();
      }),
    };
  });
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
