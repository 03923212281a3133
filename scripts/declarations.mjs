/** The types of the package's programmatic API: the declarations that an entry of src/ leads to. */
import { join, relative, sep } from "node:path";
import ts from "typescript";

/** `[name below src/, text]`, sorted by name; nothing is written. */
export function declarations(src, entry) {
  const config = ts.readConfigFile(join(src, "..", "tsconfig.json"), ts.sys.readFile).config.compilerOptions;
  const { options } = ts.convertCompilerOptionsFromJson(
    { ...config, noEmit: false, declaration: true, emitDeclarationOnly: true, rootDir: src, outDir: "types" },
    join(src, ".."),
  );
  const program = ts.createProgram([join(src, entry)], options);
  const all = new Map();
  program.emit(undefined, (path, text) => {
    const name = relative(options.outDir, path).split(sep).join("/");
    all.set(name, text);
  });
  const wanted = new Set();
  const visit = (name) => {
    if (wanted.has(name)) return;
    wanted.add(name);
    for (const [, specifier] of all.get(name).matchAll(/from "(\.[^"]+)\.js"/g)) {
      visit(join(name, "..", `${specifier}.d.ts`).split(sep).join("/"));
    }
  };
  visit(entry.replace(/\.ts$/, ".d.ts"));
  return [...wanted].sort().map((name) => [name, all.get(name)]);
}
