// node bench/profile.mjs BUILD [LAUNCHES [SVG]] (BUILD by `zig build measured studied`): where the time of a start goes, by perf's sampling of
// the CPU clock over many starts of the build with symbols; a table of hot spots, and a flamegraph as SVG.
// Where perf is missing or not allowed, it says so by name and exits with 3.

import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { source } from "./harness.mjs";

const [build, launches = "300", svg] = process.argv.slice(2);
if (!build) throw new Error("node bench/profile.mjs BUILD [LAUNCHES [SVG]]");
const folder = mkdtempSync(join(tmpdir(), "zigttp-profile-"));

function refuse(why) {
  console.error(`no profile: ${why}`);
  rmSync(folder, { recursive: true, force: true });
  process.exit(3);
}

const env = {
  ...process.env,
  LATENCY_GATE_BUILD_DIR: build,
  LATENCY_GATE_SOURCE_DIR: source,
  LATENCY_GATE_OUT: join(folder, "events"),
  LATENCY_GATE_SCENARIOS: JSON.stringify([
    { id: "start", samples: Number(launches), warmup: 5, parameters: { program: "embedded-symbols" } },
  ]),
};
const data = join(folder, "perf.data");
const record = [
  "record",
  "-q",
  "-e",
  "cpu-clock",
  "-F",
  "25000",
  "-g",
  "-o",
  data,
  "--",
  join(build, "bin/zigttp-harness"),
  "start",
];
const recorded = spawnSync("perf", record, { env, encoding: "utf8" });
if (recorded.error?.code === "ENOENT") refuse("perf is not installed");
if (recorded.status !== 0) refuse(`perf may not count here: ${recorded.stderr.trim().split("\n").at(-1)}`);
const script = spawnSync("perf", ["script", "-i", data, "-F", "comm,ip,sym"], {
  encoding: "utf8",
  maxBuffer: 1 << 30,
});
if (script.status !== 0) refuse(`perf script failed: ${script.stderr.trim()}`);
rmSync(folder, { recursive: true, force: true });

const stacks = new Map();
let total = 0;
let kernel = 0;
for (const block of script.stdout.split("\n\n")) {
  const [comm, ...frames] = block.trim().split("\n");
  if (!comm.trim().startsWith("zigttp-symbols")) continue;
  const names = frames
    .map((line) =>
      line
        .trim()
        .replace(/^[0-9a-f]+ /, "")
        .replace(/\+0x[0-9a-f]+$/, ""),
    )
    .reverse();
  if (names.length === 0) continue;
  // The upper half of the addresses is the kernel's.
  if (/^ffff/.test(frames[0].trim())) kernel += 1;
  const key = names.join(";");
  stacks.set(key, (stacks.get(key) ?? 0) + 1);
  total += 1;
}
if (total === 0) refuse("perf counted nothing of the server");

const self = new Map();
for (const [key, count] of stacks) {
  const leaf = key.slice(key.lastIndexOf(";") + 1);
  self.set(leaf, (self.get(leaf) ?? 0) + count);
}
console.log(
  `${total} samples of ${launches} starts (cpu-clock, 25 kHz): ${((100 * kernel) / total).toFixed(0)} % in the kernel.\n\n| function | % |\n| --- | --- |`,
);
const hottest = [...self].sort((a, b) => b[1] - a[1]).slice(0, 20);
for (const [name, count] of hottest) console.log(`| \`${name}\` | ${((100 * count) / total).toFixed(1)} |`);

if (svg) {
  const root = { name: "all", count: 0, children: new Map() };
  for (const [key, count] of stacks) {
    root.count += count;
    let node = root;
    for (const name of key.split(";")) {
      if (!node.children.has(name)) node.children.set(name, { name, count: 0, children: new Map() });
      node = node.children.get(name);
      node.count += count;
    }
  }
  const depth = (node) => 1 + Math.max(0, ...[...node.children.values()].map(depth));
  const [width, line] = [1200, 17];
  const height = depth(root) * line;
  const escape = (text) => text.replace(/[<>&"]/g, (c) => `&#${c.charCodeAt(0)};`);
  const parts = [];
  const draw = (node, x, level) => {
    const w = (node.count / root.count) * width;
    if (w < 0.5) return;
    const y = height - (level + 1) * line;
    const share = ((100 * node.count) / root.count).toFixed(1);
    const hue = node.name.startsWith("[k]")
      ? 30
      : 10 + [...node.name].reduce((h, c) => (h * 31 + c.charCodeAt(0)) % 45, 7);
    parts.push(
      `<g><title>${escape(node.name)} ${share} %</title><rect x="${x.toFixed(1)}" y="${y}" width="${w.toFixed(1)}" height="${line - 1}" fill="hsl(${hue},80%,65%)"/>`,
    );
    if (w > 40)
      parts.push(
        `<text x="${(x + 3).toFixed(1)}" y="${y + 12}">${escape(node.name.slice(0, Math.floor(w / 6.5)))}</text>`,
      );
    parts.push("</g>");
    let at = x;
    for (const child of [...node.children.values()].sort((a, b) => a.name.localeCompare(b.name))) {
      draw(child, at, level + 1);
      at += (child.count / root.count) * width;
    }
  };
  draw(root, 0, 0);
  writeFileSync(
    svg,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="monospace" font-size="11">${parts.join("")}</svg>\n`,
  );
  console.log(`\nflamegraph: ${svg}`);
}
