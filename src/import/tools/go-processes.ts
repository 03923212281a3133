/** A line of a benchmark: what it measured in a run, or that the run failed. */
export interface GoLine {
  /** As printed, without `Benchmark`. */
  readonly name: string;
  /** Whether `-8` is at the end of the name where GOMAXPROCS is 8. */
  readonly hasSuffix: boolean;
  /** 1-based. */
  readonly line: number;
  readonly found:
    | { readonly operations: number; readonly fields: readonly string[] }
    | {
        /** What it logged. */
        readonly failure: string;
      };
}

/** What the process of one package printed. */
export interface GoProcess {
  readonly packageName: string | undefined;
  readonly lines: readonly GoLine[];
  /** The line at which it turns out that it ended before its benchmarks did; absent: it did not. */
  readonly endedEarlyAt: number | undefined;
}

interface Open {
  packageName: string | undefined;
  readonly lines: GoLine[];
  /** `goos:` or `pkg:`, which a process prints before its first result. */
  hasHeader: boolean;
  resultsEndAt: number | undefined;
  /** PASS or FAIL: it came to its end. */
  hasOutcome: boolean;
  /** With -v: the benchmark that was announced last, which has no suffix. */
  announced: string | undefined;
  /** Without -v: the benchmark of which the line has begun and has no result yet; it has the suffix. */
  begun: string | undefined;
}

/**
 * The packages of `go test`, or the test programs, whose output `text` is. A process prints `pkg:` only once a first run
 * has succeeded; of one without it, what `go test` says at its end (`ok  \tPACKAGE\t0.1s`) has the package.
 */
export function goProcesses(text: string): GoProcess[] {
  const processes: GoProcess[] = [];
  let open = opened();
  const close = (isEndedEarlyAt?: number): void => {
    const endedEarlyAt =
      isEndedEarlyAt ?? (open.hasHeader && !open.hasOutcome ? open.resultsEndAt : undefined);
    if (open.lines.length > 0 || endedEarlyAt !== undefined) processes.push({ ...open, endedEarlyAt });
    open = opened();
  };
  const lines = text.split("\n").map((line) => line.replace(/\r$/, ""));
  for (const [index, line] of lines.entries()) {
    const [, key, value] = /^(goos|pkg):\s+(\S+)/.exec(line) ?? [];
    const [, outcome, packageName] = /^(ok {2}|FAIL)\t(\S+)\t(?:[\d.]+s|\(cached\))/.exec(line) ?? [];
    if (outcome !== undefined) {
      const endedEarly = outcome === "FAIL" && !open.hasOutcome;
      open.packageName ??= packageName;
      open.hasOutcome = true;
      close(endedEarly ? index + 1 : undefined);
    } else if (/^(?:PASS|FAIL)\s*$/.test(line)) {
      open.hasOutcome = true;
    } else if (key !== undefined) {
      const isOfNext = open.hasOutcome || open.resultsEndAt !== undefined;
      if (isOfNext || (key === "pkg" && open.packageName !== undefined)) close();
      open.hasHeader = true;
      if (key === "pkg") open.packageName = value;
    } else {
      if (open.hasOutcome && /^(?:--- FAIL: )?Benchmark/.test(line)) close();
      const found = failureOf(open, lines, index) ?? resultOf(line, index);
      if (found !== undefined) add(open, found);
      else noteRunning(open, line);
    }
  }
  close();
  return processes;
}

function opened(): Open {
  return {
    packageName: undefined,
    lines: [],
    hasHeader: false,
    resultsEndAt: undefined,
    hasOutcome: false,
    announced: undefined,
    begun: undefined,
  };
}

function add(open: Open, found: GoLine): void {
  open.lines.push(found);
  if ("failure" in found.found) return;
  open.resultsEndAt = found.line;
  open.begun = undefined;
}

function noteRunning(open: Open, line: string): void {
  // What is announced is the whole line; after the name of a line that has begun stands a tab.
  const [, name, rest] = /^Benchmark(\S+)(\s.*)?$/.exec(line) ?? [];
  if (rest !== undefined) open.begun = name;
  else if (name !== undefined) open.announced = name;
}

function resultOf(line: string, index: number): GoLine | undefined {
  const match = /^Benchmark(\S+)\s+(\d+)\s+(.*)$/.exec(line);
  if (match === null) return undefined;
  const [, name = "", operations = "", rest = ""] = match;
  const found = { operations: Number(operations), fields: rest.trim().split(/\s+/) };
  return { name, hasSuffix: true, line: index + 1, found };
}

const FAILED = "--- FAIL: Benchmark";

/**
 * `--- FAIL: BenchmarkName` of the run with which a benchmark begins, `BenchmarkName-8 \t--- FAIL: BenchmarkName-8` of
 * one after it; what the benchmark printed itself may stand before either. Whether `-8` is of the name, as it is of
 * `b.Run("n-8", …)`, shows in which benchmark is running.
 */
function failureOf(open: Open, lines: readonly string[], index: number): GoLine | undefined {
  const line = lines[index]!;
  const at = line.lastIndexOf(FAILED);
  const name = line.slice(at + FAILED.length);
  if (at < 0 || !/^\S+$/.test(name)) return undefined;
  const { announced } = open;
  const begun = announced === undefined ? (/^Benchmark(\S+)\s/.exec(line)?.[1] ?? open.begun) : undefined;
  const isOfBegun = begun !== undefined && (name === begun || isWithSuffix(begun, name));
  // What a benchmark logs is indented. Where it has begun a line, go prints what it logged after how the run ended.
  if (/^\s/.test(line) && !isOfBegun) return undefined;
  const failure = logged(lines, index, announced !== undefined) ?? "go test says that it failed";
  const found = { line: index + 1, found: { failure } };
  if (isOfBegun) {
    // A later run that fails at once is told twice: by its name, and then with the suffix.
    open.begun = name === begun ? undefined : begun;
    return { ...found, name: begun, hasSuffix: true };
  }
  return { ...found, name, hasSuffix: announced !== undefined && isWithSuffix(name, announced) };
}

function isWithSuffix(name: string, without: string): boolean {
  return name.startsWith(without) && /^-\d+$/.test(name.slice(without.length));
}

/** The first line that it logged: below, and with -v above, where go prints it at once. */
function logged(lines: readonly string[], index: number, isVerbose: boolean): string | undefined {
  const isIndented = (at: number): boolean => /^\s+\S/.test(lines[at] ?? "");
  let at = isVerbose ? index : index + 1;
  if (isVerbose) while (isIndented(at - 1)) at -= 1;
  return isIndented(at) && at !== index ? lines[at]!.trim() : undefined;
}
