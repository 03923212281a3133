import { EXIT } from "./commands/exit-codes.js";
import { main } from "./main.js";

// Node's own exit code for an uncaught error is 1, which says "regression" here.
process.on("uncaughtException", (error) => {
  process.stderr.write(`latency-gate failed in a way that it should not: ${error.stack ?? error.message}\n`);
  process.exit(EXIT.cannotJudge);
});

process.exitCode = await main(process.argv.slice(2));
