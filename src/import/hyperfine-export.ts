/** One launch of a command as hyperfine saw it. */
export interface Launch {
  readonly wallNs: number;
  /** `undefined` where it was ended by a signal (hyperfine 1.x on some systems). */
  readonly exitCode: number | undefined;
  /** Peak resident set; not in hyperfine before 1.19. */
  readonly rssBytes: number | undefined;
}

/** All launches of one command. */
export interface Launches {
  /** The command, or what `-n` named it. */
  readonly name: string;
  readonly launches: readonly Launch[];
  /** CPU time in user mode of a launch, the mean: 1.x tells no more. */
  readonly meanUserNs: number;
  /** CPU time in the kernel of a launch, the mean. */
  readonly meanSystemNs: number;
}

/** What is wrong with an export, and where in it. */
export class UnreadableExport extends Error {
  readonly pointer: string;

  constructor(pointer: string, message: string) {
    super(message);
    this.pointer = pointer;
  }
}

const NS_PER_SECOND = 1e9;

/** Reads `--export-json` of one command. @throws UnreadableExport */
export function readLaunches(text: string): Launches {
  const results = readHyperfineExport(text);
  if (results.length !== 1)
    throw new UnreadableExport("/results", `${results.length} results where one command was timed`);
  return results[0]!;
}

/**
 * Reads `--export-json`, in the form of hyperfine 1.16 to 1.20 (seconds in `times`) or of 2.x
 * (`schema_version: 2`, one object a launch).
 *
 * @throws UnreadableExport
 */
export function readHyperfineExport(text: string): Launches[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    throw new UnreadableExport("", `it is not JSON: ${(error as Error).message}`);
  }
  const root = object(parsed, "");
  const version = root["schema_version"];
  if (version !== undefined && version !== 2) {
    throw new UnreadableExport(
      "/schema_version",
      `it is ${JSON.stringify(version)}; 2, or none as in hyperfine 1, is understood`,
    );
  }
  const read = version === 2 ? readVersion2 : readVersion1;
  return array(root["results"], "/results").map((entry, index) => {
    const at = `/results/${index}`;
    return read(object(entry, at), at);
  });
}

function readVersion1(result: Record<string, unknown>, at: string): Launches {
  const times = array(result["times"], `${at}/times`);
  const codes = array(result["exit_codes"], `${at}/exit_codes`);
  const memory =
    result["memory_usage_byte"] === undefined
      ? undefined
      : array(result["memory_usage_byte"], `${at}/memory_usage_byte`);
  for (const [name, list] of [
    ["exit_codes", codes],
    ["memory_usage_byte", memory],
  ] as const) {
    if (list !== undefined && list.length !== times.length) {
      throw new UnreadableExport(`${at}/${name}`, `${list.length} entries for ${times.length} times`);
    }
  }
  return {
    name: nameOf(result),
    launches: times.map((time, index) => ({
      wallNs: nanoseconds(time, `${at}/times/${index}`),
      exitCode: exitCode(codes[index], `${at}/exit_codes/${index}`),
      rssBytes: memory === undefined ? undefined : number(memory[index], `${at}/memory_usage_byte/${index}`),
    })),
    meanUserNs: nanoseconds(result["user"], `${at}/user`),
    meanSystemNs: nanoseconds(result["system"], `${at}/system`),
  };
}

function readVersion2(result: Record<string, unknown>, results: string): Launches {
  const at = `${results}/measurements`;
  const measurements = array(result["measurements"], at).map((entry, index) =>
    object(entry, `${at}/${index}`),
  );
  const quantity = (index: number, name: string, unit: string): number => {
    const pointer = `${at}/${index}/${name}`;
    const found = object(measurements[index]![name], pointer);
    if (found["unit"] !== unit)
      throw new UnreadableExport(
        `${pointer}/unit`,
        `it is ${JSON.stringify(found["unit"])} where ${unit} was expected`,
      );
    return number(found["value"], `${pointer}/value`);
  };
  const indices = measurements.map((_, index) => index);
  const mean = (name: string): number =>
    Math.round(
      (indices.reduce((sum, index) => sum + quantity(index, name, "second"), 0) / indices.length) *
        NS_PER_SECOND,
    );
  return {
    name: nameOf(result),
    launches: indices.map((index) => ({
      wallNs: Math.round(quantity(index, "time_wall_clock", "second") * NS_PER_SECOND),
      exitCode: exitCode(measurements[index]!["exit_code"], `${at}/${index}/exit_code`),
      rssBytes:
        measurements[index]!["memory_peak_resident"] === undefined
          ? undefined
          : quantity(index, "memory_peak_resident", "byte"),
    })),
    meanUserNs: indices.length === 0 ? 0 : mean("time_user"),
    meanSystemNs: indices.length === 0 ? 0 : mean("time_system"),
  };
}

function nameOf({ name, command }: Record<string, unknown>): string {
  return typeof name === "string" ? name : typeof command === "string" ? command : "run";
}

function object(value: unknown, pointer: string): Record<string, unknown> {
  if (typeof value === "object" && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>;
  throw new UnreadableExport(pointer, `an object was expected, not ${describe(value)}`);
}

function array(value: unknown, pointer: string): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw new UnreadableExport(pointer, `a list was expected, not ${describe(value)}`);
}

function number(value: unknown, pointer: string): number {
  if (typeof value === "number" && Number.isFinite(value) && value >= 0) return value;
  throw new UnreadableExport(pointer, `a number that is not negative was expected, not ${describe(value)}`);
}

function nanoseconds(value: unknown, pointer: string): number {
  return Math.round(number(value, pointer) * NS_PER_SECOND);
}

function exitCode(value: unknown, pointer: string): number | undefined {
  return value === null || value === undefined ? undefined : number(value, pointer);
}

function describe(value: unknown): string {
  return value === undefined ? "nothing" : JSON.stringify(value).slice(0, 80);
}
