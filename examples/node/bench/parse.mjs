import { Bench } from "tinybench";
import { parse } from "../src/parse.mjs";

const plain = Array.from({ length: 300 }, (_, i) => `${i},name ${i},${i * 7919}`).join("\n");
const quoted = Array.from({ length: 300 }, (_, i) => `${i},"a ""name"", ${i}",${i * 7919}`).join("\n");

const bench = new Bench({ time: 100, warmupTime: 30, retainSamples: true });
bench.add("plain fields", () => parse(plain)).add("quoted fields", () => parse(quoted));
await bench.run();

// What the gate reads: each task's name beside its result, which holds the samples.
console.log(JSON.stringify(bench.tasks.map((task) => ({ name: task.name, ...task.result }))));
