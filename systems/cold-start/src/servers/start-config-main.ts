import { rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { workerdBinary, workerdConfig } from "./workerd.js";

/** Puts `workerd` and `start.capnp` into the build, for `workerd test start.capnp`. */
const build = dirname(fileURLToPath(import.meta.url));
const link = join(build, "workerd");
rmSync(link, { force: true });
symlinkSync(workerdBinary(build), link);
const nowhere = { LIBSQL: "[]", STORE: "", METADATA: "", LOAD_LIMIT_MS: "1000" };
writeFileSync(join(build, "start.capnp"), workerdConfig("start-probe.js", nowhere, false));
