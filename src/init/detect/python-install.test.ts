import { buildOf as commandsOf } from "../build-of.js";
import { describe, expect, test } from "@jest/globals";
import { propose } from "../propose.js";
import type { Survey } from "../proposal.js";

function surveyOf(text: Readonly<Record<string, string>>): Survey {
  return { folder: "a-folder", files: Object.keys(text).sort(), text: new Map(Object.entries(text)) };
}

describe("how a project and what its benchmarks need are installed", () => {
  const buildOf = (pyproject: string, files: Readonly<Record<string, string>> = {}): string[] => {
    const [python] = propose(
      surveyOf({ "pyproject.toml": pyproject, "test_a.py": "def test_a(benchmark):\n", ...files }),
    ).ecosystems;
    return commandsOf(python!)
      .slice(1)
      .map((argv) => argv.join(" ").replaceAll("${LATENCY_GATE_BUILD_DIR}/", ""));
  };
  const pip = "venv/bin/python -m pip install --quiet";
  const HATCH = `[build-system]\nbuild-backend = "hatchling.build"\n[project]\nname = "x"\n`;

  test.each<[string, string, readonly string[]]>([
    ["in the source, by hatchling", HATCH, [`${pip} pytest pytest-benchmark .`]],
    [
      "from a copy, by setuptools, which writes into what it builds",
      `[build-system]\nbuild-backend = "setuptools.build_meta"\n[project]\nname = "x"\n`,
      ["cp -R . copy", `${pip} pytest pytest-benchmark copy`],
    ],
    [
      "with the extra that names pytest-benchmark",
      `${HATCH}[project.optional-dependencies]\ntest = ["pytest", "coverage[toml]"]\nperf = [\n  "pytest-benchmark>=5", # rounds\n]\n[tool.x]\n`,
      [`${pip} .[perf]`],
    ],
    [
      "with the group that names pytest-benchmark, of two the one that is called after it",
      `[dependency-groups]\ndev = ["pytest-benchmark"]\nbenchmark = [\n  "pytest-benchmark",\n  "Django[argon2]",\n]\n${HATCH}`,
      [`${pip} --upgrade pip>=25.1`, `${pip} --group benchmark .`],
    ],
    [
      "with its own pytest-benchmark, where a list is of another table or of another tool",
      `${HATCH}[dependency-groups]\ndev = ["pytest-codspeed"]\n[tool.hatch.envs.x]\ndependencies = ["pytest-benchmark"]\n`,
      [`${pip} pytest pytest-benchmark .`],
    ],
  ])("%s", (_name, pyproject, build) => {
    expect(buildOf(pyproject)).toEqual(build);
  });

  const PYPERF = { "benchmarks/bench_a.py": "import pyperf\npyperf.Runner().timeit('a', '1')\n" };
  const ASV = { "asv.conf.json": "{}", "benchmarks/b.py": "def time_b(): pass\n" };

  test.each<[string, string, Readonly<Record<string, string>>, readonly string[]]>([
    ["pyperf beside pytest-benchmark", HATCH, PYPERF, [`${pip} pytest pytest-benchmark pyperf .`]],
    ["asv beside pytest-benchmark", HATCH, ASV, [`${pip} pytest pytest-benchmark asv .`]],
    [
      "one that is listed, and others that are not",
      HATCH,
      { ...PYPERF, ...ASV, "requirements.txt": "# pyperf\nasv==0.6.6\n" },
      [`${pip} pytest pytest-benchmark pyperf -r requirements.txt .`],
    ],
    [
      "two of one extra, and a third of a group",
      `${HATCH}[project.optional-dependencies]\nperf = ["pyperf", "asv>=0.6"]\n[dependency-groups]\ndev = ["pytest-benchmark"]\n`,
      { ...PYPERF, ...ASV },
      [`${pip} --upgrade pip>=25.1`, `${pip} --group dev .[perf]`],
    ],
    [
      "what is only called alike",
      `${HATCH}[project.optional-dependencies]\nperf = ["pyperformance", "asv-runner"]\n`,
      { ...PYPERF, ...ASV, "requirements.txt": "pyperf-x\nasv_runner\n" },
      [`${pip} pytest pytest-benchmark pyperf asv -r requirements.txt .`],
    ],
  ])("of several tools: %s", (_name, pyproject, files, build) => {
    expect(buildOf(pyproject, files)).toEqual(build);
  });

  test("requirements that others take in are not named twice, and what they list is listed", () => {
    const files = {
      "requirements.txt": "-r requirements-lint.txt\n-r bench/requirements.txt\n",
      "requirements-lint.txt": "ruff\n",
      "bench/requirements.txt": "pytest-benchmark==5.3.1\n-r ../requirements.txt\n",
    };
    expect(buildOf(HATCH, files)).toEqual([`${pip} -r requirements.txt .`]);
  });

  test("of setup.py alone, as of pyproject.toml", () => {
    expect(buildOf("[tool.black]\n", { "setup.py": "" })).toEqual([
      "cp -R . copy",
      `${pip} pytest pytest-benchmark copy`,
    ]);
  });

  test("a project without pyproject.toml", () => {
    const [python] = propose(
      surveyOf({ "setup.py": "", "test_a.py": "def test_a(benchmark):\n" }),
    ).ecosystems;
    expect(python!.benchmarks.map(({ names }) => names)).toEqual([["test_a.py::test_a"]]);
  });

  test("a list that is not closed takes no time, however many comments it has", () => {
    const list = `[dependency-groups]\ndev = [\n${'  # a comment of it\n  "x",\n'.repeat(500)}`;
    expect(buildOf(`${HATCH}${list}`)).toEqual([`${pip} pytest pytest-benchmark .`]);
  }, 5_000);

  test("a version that comes from git's tags is given, because a build sees none", () => {
    const environment = (requires: string): unknown =>
      propose(
        surveyOf({
          "pyproject.toml": HATCH.replace("\n", `\nrequires = ["${requires}"]\n`),
          "test_a.py": "def test_a(benchmark):\n",
        }),
      ).ecosystems[0]!.environment.map(({ name }) => name);
    expect(environment("hatch-vcs")).toEqual(["PYTHONDONTWRITEBYTECODE", "SETUPTOOLS_SCM_PRETEND_VERSION"]);
    expect(environment("hatchling")).toEqual(["PYTHONDONTWRITEBYTECODE"]);
  });

  test("tests of another project in a folder are not of this one, whose build does not install that", () => {
    const [python] = propose(
      surveyOf({
        "pyproject.toml": HATCH,
        "tests/test_a.py": "def test_a(benchmark):\n",
        "core/pyproject.toml": HATCH,
        "core/tests/test_b.py": "def test_b(benchmark):\n",
      }),
    ).ecosystems;
    expect(python!.benchmarks[0]!.names).toEqual(["tests/test_a.py::test_a"]);
  });
});
