import type { Argv } from "../config/project.js";

const NAME = /\$\{([A-Za-z_][A-Za-z0-9_]*)\}/g;

/** Expands `${NAME}` in each element; no shell, no splitting. The first name that is not set is named. */
export function expandArgv(
  argv: Argv,
  env: Readonly<Record<string, string>>,
): { readonly kind: "argv"; readonly argv: Argv } | { readonly kind: "unknown"; readonly name: string } {
  const unknown: string[] = [];
  const expanded = argv.map((element) =>
    element.replace(NAME, (_, name: string) => {
      const value = Object.hasOwn(env, name) ? env[name] : undefined;
      if (value === undefined) unknown.push(name);
      return value ?? "";
    }),
  );
  const [first] = unknown;
  if (first !== undefined) return { kind: "unknown", name: first };
  return { kind: "argv", argv: expanded as unknown as Argv };
}
