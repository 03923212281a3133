import { Prng } from "./prng.js";
import type { Trace } from "./traces.js";

const ROUNDS = 160;
const SAMPLES = 1000;

/** A trial of generated latencies: `time` goes from 0 to 1 over the trace. */
type Generator = (random: Prng, time: number, state: { level: number; burst: number }) => Float64Array;

const fill = (sample: (i: number) => number): Float64Array =>
  Float64Array.from({ length: SAMPLES }, (_, i) => Math.max(1, sample(i)));

/** Luck of the process and of the minute, which every real trace has: 1 % between trials. */
const luck = (random: Prng, sd = 0.01): number => Math.exp(sd * random.normal());

const pareto = (random: Prng, shape: number): number => (1 - random.next()) ** (-1 / shape);

const logNormal: Generator = (random) => {
  const at = 20_000 * luck(random);
  return fill(() => at * Math.exp(0.2 * random.normal()));
};

const paretoTail: Generator = (random) => {
  const at = 10_000 * luck(random);
  return fill(() => at * Math.exp(0.05 * random.normal()) * (random.next() < 0.1 ? pareto(random, 2.5) : 1));
};

const bimodal: Generator = (random) => {
  const at = 8_000 * luck(random);
  return fill(() => at * (random.next() < 0.08 ? 3 : 1) * Math.exp(0.05 * random.normal()));
};

/** Lag-1 autocorrelation 0.45 within the trial, as measured on real traces. */
const autocorrelated: Generator = (random) => {
  const at = 15_000 * luck(random);
  let y = random.normal();
  return fill(() => {
    y = 0.45 * y + Math.sqrt(1 - 0.45 ** 2) * random.normal();
    return at * Math.exp(0.2 * y);
  });
};

/** A slow walk, a wave and a trend, shared by whatever is measured at the time. */
const drift: Generator = (random, time, state) => {
  state.level += 0.01 * random.normal();
  const at = 12_000 * Math.exp(state.level + 0.1 * Math.sin(12 * time) + 0.2 * time) * luck(random);
  return fill(() => at * Math.exp(0.1 * random.normal()));
};

/** A neighbour that comes for a part of one trial, and sometimes for some trials. */
const bursts: Generator = (random, _time, state) => {
  const at = 9_000 * luck(random);
  if (state.burst > 0) state.burst -= 1;
  else if (random.next() < 0.05) state.burst = 1 + random.int(4);
  const from = random.int(SAMPLES);
  const long = random.next() < 0.3 || state.burst > 0 ? 20 + random.int(200) : 0;
  return fill(
    (i) =>
      at * Math.exp(0.08 * random.normal()) * (i >= from && i < from + long ? 1.5 + pareto(random, 1.5) : 1),
  );
};

/** A clock that steps in 100 ns, at operations of 5 µs. */
const coarseClock: Generator = (random) => {
  const at = 5_000 * luck(random);
  return fill(() => Math.round((at * Math.exp(0.08 * random.normal())) / 100) * 100);
};

const mixture: Generator = (random, time, state) => {
  state.level += 0.005 * random.normal();
  if (random.next() < 0.04) state.burst = 3;
  const busy = state.burst-- > 0;
  const at = 11_000 * Math.exp(state.level + 0.05 * Math.sin(20 * time)) * luck(random);
  let y = random.normal();
  return fill(() => {
    y = 0.4 * y + Math.sqrt(1 - 0.4 ** 2) * random.normal();
    const mode = random.next() < 0.08 ? 2.5 * pareto(random, 3) : 1;
    return at * Math.exp(0.1 * y) * mode * (busy && random.next() < 0.2 ? 1.7 : 1);
  });
};

const GENERATORS: Readonly<Record<string, Generator | undefined>> = {
  "generated log-normal": logNormal,
  "generated pareto tail": paretoTail,
  "generated bimodal": bimodal,
  "generated autocorrelated": autocorrelated,
  "generated drift of both": drift,
  "generated bursts": bursts,
  "generated coarse clock": coarseClock,
  "generated mixture": mixture,
};

/** The kinds of generated noise. */
export const NOISES: readonly string[] = Object.keys(GENERATORS);

/** Generated noise in the form of traces, in which all trials are exchangeable but for drift and bursts. */
export function generateNoise(seed: number, names: readonly string[] = NOISES): Trace[] {
  return names.map((name): Trace => {
    const generator = GENERATORS[name];
    if (generator === undefined) throw new Error(`no noise is called ${name}`);
    const random = new Prng(`noise ${seed} ${name}`);
    const state = { level: 0, burst: 0 };
    const count = 2 * ROUNDS;
    const trials = Array.from({ length: count }, (_, i) => generator(random, i / count, state));
    return { name, kind: "generated", samplesPerTrial: SAMPLES, trials, sides: undefined };
  });
}

/** The candidate grows 0.1 % slower with each round: a real change, as far as any rule can tell. */
export function driftOfOneSide(seed: number): Trace {
  const name = "generated drift of one side";
  const random = new Prng(`noise ${seed} ${name}`);
  const sides = Array.from({ length: 2 * ROUNDS }, (_, i): "baseline" | "candidate" =>
    (i >> 1) % 2 === i % 2 ? "baseline" : "candidate",
  );
  const trials = sides.map((side, i) => {
    const trial = logNormal(random, 0, { level: 0, burst: 0 });
    return side === "candidate" ? trial.map((x) => x * 1.001 ** (i >> 1)) : trial;
  });
  return { name, kind: "drift-of-one-side", samplesPerTrial: SAMPLES, trials, sides };
}
