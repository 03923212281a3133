import { describe, expect, test } from "@jest/globals";
import { parse } from "yaml";
import { configText } from "../config-text.js";
import { propose } from "../propose.js";

const FILE = "tests/test_engine.py";

function configOf(python: string, others: Readonly<Record<string, string>> = {}): string {
  const text = { "pyproject.toml": "[project]", ...others, [FILE]: python };
  return configText(
    propose({ folder: "x", files: Object.keys(text).sort(), text: new Map(Object.entries(text)) }),
  );
}

interface Written {
  readonly benchmarks?: {
    readonly pytest: {
      readonly harness: string[];
      readonly scenarios: Readonly<Record<string, { readonly from?: string }>>;
    };
  };
}

/** What the scenarios are `from`, without the file's own name. */
function namesOf(config: string): string[] {
  const { benchmarks } = parse(config) as Written;
  return Object.values(benchmarks?.pytest.scenarios ?? {}).flatMap(({ from }) =>
    from === undefined ? [] : [from.replace(`${FILE}::`, "")],
  );
}

const leftOut = (config: string): string | undefined =>
  /^ {2}# Left out: (.*), whose ids pytest alone knows\. /m.exec(config)?.[1];

// What is expected here is what pytest 9.2.0 with pytest-benchmark 5.3.1 wrote as `fullname`.
describe("tests that run once for each value are named as pytest-benchmark reports them", () => {
  test.each<[string, string, readonly string[]]>([
    ["whole numbers", "[10, 100, -1, 1_000]", ["10", "100", "-1", "1000"]],
    ["fractions", "[1.5, 2.0, 0.0001]", ["1.5", "2.0", "0.0001"]],
    ["what Python has one of", "[None, True, False]", ["None", "True", "False"]],
    ["short plain texts", `["small", 'a-b.c_1']`, ["small", "a-b.c_1"]],
    ["a tuple", "(1, 2)", ["1", "2"]],
    ["several lines with a comment", "[\n    10,  # few\n    100,\n  ]", ["10", "100"]],
  ])("%s", (_name, values, ids) => {
    const config = configOf(
      `@pytest.mark.parametrize("n", ${values})\ndef test_handle(benchmark, n):\n    benchmark(f, n)\n`,
    );
    expect(namesOf(config)).toEqual(ids.map((id) => `test_handle[${id}]`));
    expect(leftOut(config)).toBeUndefined();
  });

  test("each has an id of its own, where letters and digits are the same", () => {
    const config = configOf(`@mark.parametrize("n", [1, -1])\ndef test_a(benchmark, n):\n    pass\n`);
    expect(namesOf(config)).toEqual(["test_a[1]", "test_a[-1]"]);
    expect(Object.keys((parse(config) as Written).benchmarks!.pytest.scenarios)).toEqual([
      "test-a-1",
      "test-a-1-2",
    ]);
  });
});

const ONE = "def test_one(benchmark):\n    pass\n";

describe("tests whose ids only pytest knows are left out, and a note names them", () => {
  test.each<[string, string]>([
    ["an expression", `@pytest.mark.parametrize("n", SIZES)`],
    ["an expression in the list", `@pytest.mark.parametrize("n", [10, 2 * 10])`],
    ["texts with other letters", `@pytest.mark.parametrize("n", ["a b"])`],
    ["equal values, which pytest numbers", `@pytest.mark.parametrize("n", [10, 10])`],
    ["a number that Python writes otherwise", `@pytest.mark.parametrize("n", [1.50])`],
    ["no values", `@pytest.mark.parametrize("n", [])`],
    ["ids of their own", `@pytest.mark.parametrize("n", [1, 2], ids=["a", "b"])`],
    ["several parameters", `@pytest.mark.parametrize("n, m", [(1, 2)])`],
    ["several decorators", `@pytest.mark.parametrize("n", [1])\n@pytest.mark.parametrize("m", [2])`],
    ["a decorator of another kind", "@sizes"],
  ])("%s", (_name, decorators) => {
    const config = configOf(`${ONE}\n${decorators}\ndef test_many(benchmark, n, m):\n    pass\n`);
    expect(namesOf(config)).toEqual(["test_one"]);
    expect(leftOut(config)).toBe(`${FILE}::test_many`);
    expect(config).toContain(
      "`pytest --collect-only -q` lists them: write them as `from:` into the manifest",
    );
  });

  test.each<[string, string, Readonly<Record<string, string>>]>([
    ["of the file", "@pytest.fixture(params=[1, 2])\ndef m():\n    pass\n", {}],
    [
      "of a conftest.py around it, through another one",
      "",
      {
        "conftest.py":
          "@pytest.fixture(params=[1])\ndef db():\n    pass\n\n@pytest.fixture\ndef m(db):\n    pass\n",
      },
    ],
  ])("a fixture with params, %s", (_name, before, others) => {
    const config = configOf(`${before}${ONE}\ndef test_many(benchmark, m):\n    pass\n`, others);
    expect([namesOf(config), leftOut(config)]).toEqual([["test_one"], `${FILE}::test_many`]);
  });

  test("a hook that makes parameters leaves nothing certain", () => {
    const config = configOf(ONE, { "tests/conftest.py": "def pytest_generate_tests(metafunc):\n    pass\n" });
    expect([namesOf(config), leftOut(config)]).toEqual([[], `${FILE}::test_one`]);
  });

  test("a conftest.py of another folder says nothing of it", () => {
    const config = configOf(ONE, { "other/conftest.py": "def pytest_generate_tests(metafunc):\n    pass\n" });
    expect([namesOf(config), leftOut(config)]).toEqual([["test_one"], undefined]);
  });
});

describe("methods of test classes", () => {
  test("are named with their class", () => {
    const config = configOf(
      `class TestPerf:
    """How fast it is."""

    def test_work(self, benchmark):
        benchmark(f)

    @pytest.mark.parametrize("n", [10, 100])
    def test_sized(self, benchmark, n):
        benchmark(f, n)

    class TestInner:
        def test_deep(self, benchmark):
            benchmark(f)
`,
    );
    expect(namesOf(config)).toEqual([
      "TestPerf::test_work",
      "TestPerf::test_sized[10]",
      "TestPerf::test_sized[100]",
      "TestPerf::TestInner::test_deep",
    ]);
    expect(leftOut(config)).toBeUndefined();
  });

  test("that runs once for each value are left out with a note", () => {
    const config = configOf(
      `${ONE}\n@pytest.mark.parametrize("n", SIZES)\nclass TestPerf:\n    def test_work(self, benchmark, n):\n        pass\n`,
    );
    expect([namesOf(config), leftOut(config)]).toEqual([["test_one"], `${FILE}::TestPerf::test_work`]);
  });

  test("that stand in another class are left out with a note of the class that has them from there", () => {
    const config = configOf(
      `${ONE}\nclass Shared:\n    def test_work(self, benchmark):\n        pass\n\nclass TestPerf(Shared):\n    def make(self):\n        pass\n`,
    );
    expect([namesOf(config), leftOut(config)]).toEqual([["test_one"], `${FILE}::TestPerf`]);
  });

  test.each<[string, string]>([
    ["a class that isn't named Test…", "class Perf:\n    def test_work(self, benchmark):\n        pass\n"],
    [
      "a class that makes itself",
      "class TestPerf:\n    def __init__(self):\n        pass\n\n    def test_work(self, benchmark):\n        pass\n",
    ],
    ["a function within another", "def make():\n    def test_work(benchmark):\n        pass\n"],
    ["a text", `DOC = """\ndef test_work(benchmark):\n"""\n`],
    ["what is skipped", "@pytest.mark.skip\ndef test_work(benchmark):\n    pass\n"],
  ])("pytest takes no tests from %s, and so neither does init", (_name, python) => {
    const config = configOf(`${ONE}\n${python}`);
    expect([namesOf(config), leftOut(config)]).toEqual([["test_one"], undefined]);
  });
});

describe("Python is read as Python reads it", () => {
  test.each<[string, string, readonly string[]]>([
    [
      "texts of several lines, with a test in them",
      `"""\n@pytest.mark.skip\n'''\ndef test_no(benchmark): pass\n"""\nX = 1; Y = r'''\\\ndef test_no(benchmark): pass\n'''\n${ONE}`,
      ["test_one"],
    ],
    [
      "f-strings",
      `A = f"{'def test_no(benchmark): pass'}"\nB = f"""{1}\ndef test_no(benchmark): pass\n{"("}"""\n${ONE}`,
      ["test_one"],
    ],
    ["brackets, quotes and # in texts", `A = "((("\nB = '#'; C = '"'; D = b"["\n${ONE}`, ["test_one"]],
    [
      "decorators and parameters over several lines, with comments between",
      `@pytest.mark.slow  # why (\n# another\n\n@mark.parametrize(\n    "n",  # sizes (of "them\n    [\n        1,  # ]\n        2,\n    ],\n)\n# more\ndef test_a(\n    benchmark,  # it\n    n,\n):\n    pass\n`,
      ["test_a[1]", "test_a[2]"],
    ],
    [
      "lines that a backslash continues",
      "def \\\n  test_a(benchmark, \\\n  n=1): \\\n    pass\n\nX = 1 + \\\n  2\n@mark.parametrize \\\n  ('n', [1])\ndef test_b(benchmark, n): pass\n",
      ["test_a", "test_b[1]"],
    ],
    [
      "types, and defaults of all kinds",
      `def test_a(x: Callable[[int], "a, b"], benchmark: X, y=")", z={"a": (1, 2)}["a"]) -> X: pass\ndef test_b(f=lambda a, benchmark: (a, 1), *, benchmark: dict[str, "int"]) -> dict[str, int]: pass\n`,
      ["test_a", "test_b"],
    ],
    [
      "parameters that pytest gives nothing",
      `${ONE}def test_a(benchmark=None): pass\ndef test_b(*benchmark): pass\ndef test_c(**benchmark): pass\n`,
      ["test_one"],
    ],
    [
      "classes in classes, and back",
      "class TestA:\n    class TestB:\n        class TestC:\n            def test_x(self, benchmark): pass\n        def test_y(self, benchmark): pass\n    class Other:\n        def test_no(self, benchmark): pass\n    def test_z(self, benchmark): pass\n",
      ["TestA::TestB::TestC::test_x", "TestA::TestB::test_y", "TestA::test_z"],
    ],
    [
      "comments that stand further left",
      "class TestA:\n# c\n    def test_x(self, benchmark):\n  # d\n        pass\n    # e\n    def test_y(self, benchmark): pass\n",
      ["TestA::test_x", "TestA::test_y"],
    ],
    [
      "a constructor of what a test makes",
      "class TestA:\n    def test_x(self, benchmark):\n        class X:\n            def __init__(self): pass\n",
      ["TestA::test_x"],
    ],
    [
      "tabs",
      "class TestA:\n\tdef test_x(self, benchmark):\n\t\tpass\n\tdef test_y(self, benchmark):\n\t\tpass\n",
      ["TestA::test_x", "TestA::test_y"],
    ],
    [
      "form feeds",
      `${ONE}\f\ndef test_a(benchmark): pass\n\fdef test_b(benchmark): pass\n`,
      ["test_one", "test_a", "test_b"],
    ],
    ["a byte order mark", `\ufeff${ONE}`, ["test_one"]],
    [
      "letters that aren't English",
      "class TestÄ:\n    def test_größe(self, benchmark): pass\n",
      ["TestÄ::test_größe"],
    ],
    [
      "any name that begins with test",
      "def testFast(benchmark): pass\ndef test(benchmark): pass\n",
      ["testFast", "test"],
    ],
    [
      "what newer Pythons brought",
      `def test_a[T: int](benchmark):\n    with (open(a) as b, open(c) as d):\n        match b:\n            case {"x": _, **rest} if rest: pass\n    try: pass\n    except* E: pass\n\ndef f(*a: *tuple[int]): return a[*a]\ntype X[T] = int\n${ONE}`,
      ["test_a", "test_one"],
    ],
    [
      "marks for the whole file",
      `pytestmark = [mark.slow, pytest.mark.usefixtures("m")]  # all\n${ONE}`,
      ["test_one"],
    ],
    [
      "values for a whole class",
      `class TestA:\n    pytestmark = pytest.mark.parametrize("n", (1, "a",))\n    def test_x(self, benchmark, n): pass\n`,
      ["TestA::test_x[1]", "TestA::test_x[a]"],
    ],
    [
      "a fixture that only seems to have params",
      `@fixture(scope="module")  # params=[1, 2]\ndef m(): pass\ndef test_a(benchmark, m): pass\n`,
      ["test_a"],
    ],
    [
      "two tests of one name, of which Python keeps the last",
      `def test_one(benchmark): pass\n@mark.parametrize("n", [1, 2])\ndef test_one(benchmark, n): pass\n`,
      ["test_one[1]", "test_one[2]"],
    ],
    [
      "a fixture that wraps pytest-benchmark's",
      `@fixture\ndef benchmark(benchmark): return benchmark\n${ONE}`,
      ["test_one"],
    ],
  ])("%s", (_name, python, names) => {
    for (const written of [python, python.replaceAll("\n", "\r\n")]) {
      const config = configOf(written);
      expect([namesOf(config), leftOut(config)]).toEqual([names, undefined]);
    }
  });

  test.each<[string, string]>([
    ["async", "async def test_many(benchmark): pass"],
    ["under a condition", "try:\n    def test_many(benchmark): pass\nexcept E: pass"],
    [
      "with a mark among the values",
      `@mark.parametrize("n", [1, pytest.param(2, marks=mark.slow)])\ndef test_many(benchmark, n): pass`,
    ],
    ["with a comma in a value", `@mark.parametrize("n", ["a,b", "c"])\ndef test_many(benchmark, n): pass`],
    [
      "with the values of another list",
      `@mark.parametrize("n", [1, *MORE])\ndef test_many(benchmark, n): pass`,
    ],
    [
      "with values that are made",
      `@mark.parametrize("n", [n for n in (1, 2)])\ndef test_many(benchmark, n): pass`,
    ],
    ["with values from a call", `@mark.parametrize("n", range(2))\ndef test_many(benchmark, n): pass`],
    ["with a decorator out of a list", `@DECORATORS[0]\n@mark.slow\ndef test_many(benchmark): pass`],
    ["with a decorator that goes on", `@mark.parametrize("n", [1]).more\ndef test_many(benchmark, n): pass`],
    [
      "with a fixture of another name that repeats it",
      `@fixture(name="m", params=[1])\ndef x(): pass\n@mark.usefixtures("m")\ndef test_many(benchmark): pass`,
    ],
  ])("%s, a test is left out with a note", (_name, python) => {
    const config = configOf(`${ONE}${python}\n`);
    expect([namesOf(config), leftOut(config)]).toEqual([["test_one"], `${FILE}::test_many`]);
  });

  test.each<[string, string]>([
    ["under a condition", "if X:\n    class TestA:\n        def test_x(self, benchmark): pass\n"],
    [
      "with marks from elsewhere",
      "class TestA:\n    pytestmark = [MARK]\n    def test_x(self, benchmark, n): pass\n",
    ],
    [
      "that is skipped under a condition",
      "class TestA:\n    if WINDOWS:\n        pytestmark = pytest.mark.skip\n    def test_x(self, benchmark): pass\n",
    ],
  ])("tests of a class %s are left out with a note", (_name, python) => {
    const config = configOf(`${ONE}${python}`);
    expect([namesOf(config), leftOut(config)]).toEqual([["test_one"], `${FILE}::TestA::test_x`]);
  });

  test("a class is noted whose tests stand in one further up", () => {
    const config = configOf(
      `${ONE}class A:\n    def test_x(self, benchmark): pass\nclass B(m.A): pass\nclass TestC(B): pass\n`,
    );
    expect([namesOf(config), leftOut(config)]).toEqual([["test_one"], `${FILE}::TestC`]);
  });

  test.each<[string, string, Readonly<Record<string, string>>]>([
    ["in the file", "@pytest.fixture\ndef benchmark(): pass\n", {}],
    ["by its name", `@pytest.fixture(\n    name="benchmark",\n)\ndef mine(): pass\n`, {}],
    ["in a conftest.py", "", { "conftest.py": "@pytest.fixture\ndef benchmark(): pass\n" }],
  ])("a fixture benchmark of the project's own, %s, is not pytest-benchmark's", (_name, before, others) => {
    const config = configOf(`${before}${ONE}`, others);
    expect([namesOf(config), leftOut(config)]).toEqual([[], undefined]);
  });

  test("what can't be read hides nothing of what follows", () => {
    const config = configOf(
      `x = = 1 2\nprint "a" % b, c\n${ONE}class TestA:\n    def (self): ?\n    def test_x(self, benchmark): pass\n`,
    );
    expect(namesOf(config)).toEqual(["test_one", "TestA::test_x"]);
  });

  test.each(["[", ")", "f(", 'f"{'])("10 000 times %s ends the reading, and no stack", (part) => {
    const config = configOf(`${ONE}@mark.parametrize("n", ${part.repeat(10_000)}`);
    expect(namesOf(config)).toEqual(["test_one"]);
  });
});

test("a test is given a tenth of a second and ten rounds a trial, and the reason stands beside", () => {
  const config = configOf(ONE);
  const { harness } = (parse(config) as Written).benchmarks!.pytest;
  expect(harness).toEqual(
    expect.arrayContaining(["--benchmark-max-time=0.1", "--benchmark-min-rounds=10", FILE]),
  );
  expect(config).toMatch(/# `--benchmark-max-time` and `--benchmark-min-rounds`: a test takes about 0\.1 s/);
});
