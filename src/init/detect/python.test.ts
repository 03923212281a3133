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

test("a test is given a tenth of a second and ten rounds a trial, and the reason stands beside", () => {
  const config = configOf(ONE);
  const { harness } = (parse(config) as Written).benchmarks!.pytest;
  expect(harness).toEqual(
    expect.arrayContaining(["--benchmark-max-time=0.1", "--benchmark-min-rounds=10", FILE]),
  );
  expect(config).toMatch(/# `--benchmark-max-time` and `--benchmark-min-rounds`: a test takes about 0\.1 s/);
});
