import { openObjectStore } from "./object-store.js";

const { port } = await openObjectStore(process.argv[2]!);
process.stdout.write(`${port}\n`);
process.once("SIGTERM", () => process.exit(0));
