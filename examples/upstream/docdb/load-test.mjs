/**
 * node load-test.mjs FOLDER: starts FOLDER/docdb on a socket and data of its own, runs FOLDER/loadtest against it
 * for two seconds as the report did (three databases, ten workers each), and prints the quantiles that it found
 * over all databases as the list that `customSmallerIsBetter` reads.
 */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const READY_MS = 20_000;
const [programs] = process.argv.slice(2);
const { LATENCY_GATE_WORK_DIR: work, LATENCY_GATE_SEED: hex } = process.env;
const seed = BigInt.asUintN(63, BigInt(`0x${hex}`)).toString();
const [socket, data, results] = [join(work, "s"), join(work, "data"), join(work, "results")];

// What both print for people goes to the trial's log.
const server = spawn(join(programs, "docdb"), ["-data-dir", data, "-socket", socket], {
  stdio: ["ignore", 2, 2],
});
try {
  await ready();
  execFileSync(
    join(programs, "loadtest"),
    [
      ...["-socket", socket, "-wal-dir", join(data, "wal"), "-seed", seed],
      ...["-databases", "db1,db2,db3", "-workers-per-db", "10", "-connections-per-db", "10"],
      ...["-duration", "2s", "-output-dir", results, "-output", "all.json"],
    ],
    { stdio: ["ignore", 2, 2] },
  );
  const { Global } = JSON.parse(readFileSync(join(results, "json", "all.json"), "utf8"));
  const list = Object.entries(Global.Latency).flatMap(([operation, figures]) =>
    ["P50", "P95", "P99"].map((quantile) => ({
      name: `${operation} ${quantile.toLowerCase()}`,
      unit: "ms",
      value: figures[quantile],
    })),
  );
  console.log(JSON.stringify(list));
} finally {
  server.kill("SIGKILL");
  if (server.exitCode === null && server.signalCode === null) await once(server, "exit");
}

/** Returns when somebody listens on the socket. */
async function ready() {
  for (const ends = Date.now() + READY_MS; ; await wait(10)) {
    if (server.exitCode !== null) throw new Error(`docdb ended with ${server.exitCode}`);
    const connection = connect(socket);
    const connected = await once(connection, "connect").then(
      () => true,
      () => false,
    );
    connection.destroy();
    if (connected) return;
    if (Date.now() > ends) throw new Error("docdb did not listen");
  }
}
