import { UnreadableResults } from "./model.js";
import type { ToolFile } from "./model.js";

/** A value of a JSON document that knows where it stands, so that what is missing is named. */
export class Json {
  constructor(
    readonly file: string,
    readonly pointer: string,
    readonly value: unknown,
    readonly line?: number,
  ) {}

  /** A member of an object, or an entry of an array; a value that is not there is a Json of undefined. */
  at(key: string | number): Json {
    const inside = this.value as Readonly<Record<string | number, unknown>> | null | undefined;
    const own =
      typeof inside === "object" && inside !== null && Object.hasOwn(inside, key) ? inside[key] : undefined;
    const escaped = String(key).replaceAll("~", "~0").replaceAll("/", "~1");
    return new Json(this.file, `${this.pointer}/${escaped}`, own, this.line);
  }

  get exists(): boolean {
    return this.value !== undefined && this.value !== null;
  }

  list(): Json[] {
    if (!Array.isArray(this.value)) throw this.unlike("a list");
    return this.value.map((_, index) => this.at(index));
  }

  keys(): string[] {
    if (typeof this.value !== "object" || this.value === null || Array.isArray(this.value)) {
      throw this.unlike("an object");
    }
    return Object.keys(this.value);
  }

  text(): string {
    if (typeof this.value !== "string") throw this.unlike("text");
    return this.value;
  }

  /** Finite and not negative: a time, a count, a rate. */
  number(): number {
    const { value } = this;
    if (typeof value !== "number" || !Number.isFinite(value) || value < 0)
      throw this.unlike("a number that is not negative");
    return value;
  }

  /** How many of something there are. */
  count(): number {
    const count = this.number();
    if (!Number.isSafeInteger(count)) throw this.unlike("a whole number");
    return count;
  }

  /** Absent and null are undefined; anything else must be a number. */
  optionalNumber(): number | undefined {
    return this.exists ? this.number() : undefined;
  }

  unlike(expected: string): UnreadableResults {
    const got = this.value === undefined ? "nothing" : JSON.stringify(this.value).slice(0, 80);
    return this.wrong(`${expected} was expected, not ${got}`);
  }

  wrong(message: string, hint?: string): UnreadableResults {
    return new UnreadableResults(this.file, message, {
      pointer: this.pointer,
      ...(this.line === undefined ? {} : { line: this.line }),
      ...(hint === undefined ? {} : { hint }),
    });
  }
}

export function parseJsonFile({ path, text }: ToolFile): Json {
  try {
    return new Json(path, "", JSON.parse(text));
  } catch (error) {
    throw new UnreadableResults(path, `it is not JSON: ${(error as Error).message}`);
  }
}

/** One document a line; empty lines and, where `strict` is false, lines that do not begin with `{` are passed over. */
export function parseJsonLines({ path, text }: ToolFile, strict: boolean): Json[] {
  return text.split("\n").flatMap((line, index) => {
    if (line.trim() === "" || (!strict && !line.startsWith("{"))) return [];
    try {
      return [new Json(path, "", JSON.parse(line), index + 1)];
    } catch (error) {
      throw new UnreadableResults(path, `it is not JSON: ${(error as Error).message}`, { line: index + 1 });
    }
  });
}
