import Database from "libsql";
import { serveHrana } from "./hrana.js";

const [, , file, port] = process.argv;
await serveHrana(new Database(file!), Number(port));
process.once("SIGTERM", () => process.exit(0));
