import { expect, test } from "@jest/globals";
import { timesAsLong } from "../../../test/support/growth.js";
import { javaBenchmarks } from "./java-benchmarks.js";

const names = (source: string): readonly string[] => javaBenchmarks(source).map(({ name }) => name);
const inClass = (members: string): string =>
  `package a.b;\n\n@State(Scope.Thread)\npublic class Sort {\n${members}\n}\n`;

test.each<[what: string, members: string, expected: readonly string[]]>([
  ["a method", "@Benchmark public void ints() {}", ["Sort.ints"]],
  [
    "what it returns, throws and takes",
    "@Benchmark\nfinal Map<String, int[]> ints(Data data) throws E { return f(data); }",
    ["Sort.ints"],
  ],
  [
    "annotations with values beside it",
    "@Benchmark\n@BenchmarkMode({Mode.AverageTime, Mode.SampleTime})\n@Warmup(iterations = N * (1 + 2))\nvoid ints() {}",
    ["Sort.ints"],
  ],
  [
    "annotations before it",
    "@OperationsPerInvocation(SIZE)\n@Benchmark\npublic int ints() { return 1; }",
    ["Sort.ints"],
  ],
  ["an annotation with its package", "@org.openjdk.jmh.annotations.Benchmark void ints() {}", ["Sort.ints"]],
  ["an annotation between its words", '@Benchmark public @Nullable("x(") String ints() {}', ["Sort.ints"]],
  [
    "what follows a setting",
    "@BenchmarkMode(Mode.SampleTime) void helper() {}\n@Benchmark void ints() { helper(); }",
    ["Sort.ints"],
  ],
  [
    "several, once each",
    "@Benchmark void a() {}\n@Benchmark void b() { if (x) { y(); } }\n@Benchmark void b(int n) {}",
    ["Sort.a", "Sort.b"],
  ],
  [
    "a field that is a class's name, and a variable called record",
    "Class<?> c = Sort.class; int record; { record = f(record); }\n@Benchmark void a() {}",
    ["Sort.a"],
  ],
  [
    "none in a comment",
    "// @Benchmark void a() {}\n/* @Benchmark void b() {} */\n/** {@link Benchmark} @Benchmark */\nvoid c() {}",
    [],
  ],
  [
    "none in a string",
    'String s = "@Benchmark void a(";\nString t = """\n@Benchmark void b() {}""";\nchar c = \'"\';\n@Benchmark void d() {}',
    ["Sort.d"],
  ],
  [
    "of a class inside",
    "@Benchmark void a() {}\npublic static class Inner { @Benchmark void b() {} }\n@Benchmark void c() {}",
    ["Sort.a", "Inner.b", "Sort.c"],
  ],
  [
    "of a record or an enum inside",
    "record Pair<T>(int a) { @Benchmark void b() {} }\nenum E { X; @Benchmark void c() {} }",
    ["Pair.b", "E.c"],
  ],
  [
    "a group by its name, once",
    '@Benchmark @Group("pair") void put() {}\n@Group("pair") @Benchmark void take() {}',
    ["Sort.pair"],
  ],
  ["a group without a name", "@Benchmark @Group void put() {}", ["Sort.group"]],
  [
    "none of an abstract class, which runs in those that extend it",
    "abstract static class Base { abstract int n(); @Benchmark void a() {} }\nstatic class Of extends Base {}",
    [],
  ],
  [
    "none of an interface, but of a class in it",
    "interface I { @Benchmark default void a() {} class Of { @Benchmark void b() {} } }",
    ["Of.b"],
  ],
  [
    "no group whose name is a constant",
    "@Benchmark @Group(NAME) void put() {}\n@Benchmark void a() {}",
    ["Sort.a"],
  ],
  ["a group by its name, said so", '@Benchmark @Group(value = "pair") void put() {}', ["Sort.pair"]],
  [
    "none in a text block with quotes in it",
    'String t = """\nx \\""" @Benchmark void x() {}\n""";\n@Benchmark void a() {}',
    ["Sort.a"],
  ],
  ["none of what is never closed", '@Benchmark @Warmup(("', []],
])("%s", (_, members, expected) => {
  expect(names(inClass(members))).toEqual(expected);
});

test("what a class with a parameter has runs once for each of its values", () => {
  const of = (field: string) => javaBenchmarks(inClass(`${field}\n@Benchmark void a() {}`));
  expect(of('@Param({"1", "2"}) int n;')).toEqual([{ name: "Sort.a", hasParameters: true }]);
  expect(of("// @Param of old\nint n;")).toEqual([{ name: "Sort.a", hasParameters: false }]);
});

test.each(["@Benchmark ", "@Benchmark(", "/*", '"""', '"\\\\', "@A(", "class A {", "word "])(
  "the time for a file of nothing but %j grows with its length alone",
  (piece) => {
    // Of 16 times the length: it were 256 times as long, if it grew with the square.
    const read = (times: number): void => void javaBenchmarks(piece.repeat(times));
    expect(timesAsLong(read, 128_000, 8000)).toBeLessThan(128);
  },
);
