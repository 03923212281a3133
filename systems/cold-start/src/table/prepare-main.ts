import { libsqlKind } from "../servers/libsql-server.js";
import { prepare } from "./prepare.js";

const { LATENCY_GATE_BUILD_DIR: build, LATENCY_GATE_DATA_DIR: data } = process.env;
if (build === undefined || data === undefined) {
  throw new Error("LATENCY_GATE_BUILD_DIR and LATENCY_GATE_DATA_DIR say where the build and the data are.");
}
await prepare(build, data, libsqlKind(process.env));
