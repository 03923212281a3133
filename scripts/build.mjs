/** `npm run build`: schemas/ → src/generated/, then src/ → dist/. Both are committed. */
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { bundle } from "./bundle.mjs";
import { sources } from "./generate.mjs";

const generated = new URL("../src/generated/", import.meta.url);
await mkdir(generated, { recursive: true });
const made = await sources();
for (const name of await readdir(generated)) if (!(name in made)) await rm(new URL(name, generated));
for (const [name, text] of Object.entries(made)) await writeFile(new URL(name, generated), text);
await bundle(fileURLToPath(new URL("../dist", import.meta.url)));
