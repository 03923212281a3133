/** `${NAME}` names a variable that is not there. */
export class UnknownVariable extends Error {
  readonly variable: string;
  readonly text: string;

  constructor(variable: string, text: string) {
    super(`\${${variable}} in ${JSON.stringify(text)} is not set.`);
    this.variable = variable;
    this.text = text;
  }
}

const REFERENCE = /\$\{([A-Za-z_][A-Za-z0-9_]*)\}/g;

/** Replaces each `${NAME}`; what is put in is not looked at again, and no other `$` means anything. */
export function expand(text: string, env: Readonly<Record<string, string>>): string {
  return text.replace(REFERENCE, (_whole, name: string) => {
    const value = Object.hasOwn(env, name) ? env[name] : undefined;
    if (value === undefined) throw new UnknownVariable(name, text);
    return value;
  });
}

export function expandArgv(
  argv: readonly [string, ...string[]],
  env: Readonly<Record<string, string>>,
): [string, ...string[]] {
  const [program, ...args] = argv;
  return [expand(program, env), ...args.map((argument) => expand(argument, env))];
}
