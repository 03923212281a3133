import { expect, test } from "@jest/globals";
import { surveyOf } from "../../../test/proposals.js";
import { propose } from "../propose.js";

const PLUGIN = `plugins {\n  id("me.champeau.jmh") version "0.7.3"\n}\n`;
const CATALOG = `[plugins]\njmh-plugin = { id = "me.champeau.jmh", version = "0.7.3" }\nother = "a:1"\n`;

test.each<[string, Readonly<Record<string, string>>, string, string]>([
  ["at the top", { "build.gradle": PLUGIN }, ".", "./gradlew jmhJar` makes build/libs/*-jmh.jar"],
  [
    "in projects of a build, by its older name",
    {
      "settings.gradle.kts": "",
      "build.gradle.kts": PLUGIN.replace(`"0.7.3"`, `"0.7.3" apply false`),
      "libs/core/build.gradle": "apply plugin: 'me.champeau.gradle.jmh'",
      "perf/build.gradle.kts": PLUGIN,
    },
    "libs/core, perf",
    "./gradlew :libs:core:jmhJar` makes libs/core/build/libs/*-jmh.jar",
  ],
  [
    "by an alias of the catalog, in a build below the top",
    {
      "java/settings.gradle": "",
      "java/gradle/libs.versions.toml": CATALOG,
      "java/perf/build.gradle.kts": "plugins { alias(libs.plugins.jmh.plugin) }",
      "java/app/build.gradle.kts": "plugins { alias(libs.plugins.other) }",
    },
    "java/perf",
    "cd java && ./gradlew :perf:jmhJar` makes java/perf/build/libs/*-jmh.jar",
  ],
  [
    "by an alias without brackets, as Groovy has it, or of which the identity is taken",
    {
      "settings.gradle": "",
      "gradle/libs.versions.toml": CATALOG.replace("other", "jmh-plugin-report"),
      "a/build.gradle": "plugins {\n  alias libs.plugins.jmh.plugin // of JMH\n}\n",
      "b/build.gradle": "plugins { alias libs.plugins.jmh.plugin.report }",
      "c/build.gradle": "plugins { id libs.plugins.jmh.plugin.get().pluginId }",
      "d/build.gradle": "plugins { alias libs.plugins.jmh.plugin apply false }",
      "e/build.gradle": "plugins { alias libs.plugins.jmh.plugins }",
    },
    "a, c",
    "./gradlew :a:jmhJar` makes a/build/libs/*-jmh.jar",
  ],
  [
    "by whatever applies it, where its sources are",
    {
      "settings.gradle": "",
      "app/build.gradle": "plugins { id 'our-conventions' }",
      "app/src/jmh/java/SortBench.java": "@Benchmark public void sort() {}",
      "gated/latency-gate.yml": "",
      "gated/src/jmh/java/FindBench.java": "",
    },
    "app",
    "./gradlew :app:jmhJar` makes app/build/libs/*-jmh.jar",
  ],
])("JMH of Gradle %s is named, with what to do", (_where, text, folders, command) => {
  const { ecosystems, notes } = propose(surveyOf(text));
  const [{ ungated }] = ecosystems as [(typeof ecosystems)[number]];
  expect(ungated.map(({ found }) => found)).toEqual([`the plugin me.champeau.jmh in ${folders}`]);
  expect(ungated[0]!.why).toContain(`\`${command}: write into latency-gate.yml`);
  expect(notes).toEqual([]);
});

test.each([
  "// alias(libs.plugins.jmh.plugin) was removed",
  "/* id 'me.champeau.jmh'\n   alias(libs.plugins.jmh.plugin) */ id 'java'",
  `url = "https://x" // alias(libs.plugins.jmh.plugin)`,
  "/* alias(libs.plugins.jmh.plugin)",
])("what stands in a comment of Gradle is not applied: %j", (script) => {
  const text = { "build.gradle": `plugins {\n${script}\n}`, "gradle/libs.versions.toml": CATALOG };
  expect(propose(surveyOf(text)).ecosystems[0]!.ungated).toEqual([]);
});

test("what stands behind a URL of Gradle is applied", () => {
  const script = `maven { url "https://x" }; apply plugin: 'me.champeau.jmh'`;
  expect(propose(surveyOf({ "build.gradle": script })).ecosystems[0]!.ungated.length).toBe(1);
});

test("Gradle without JMH has no benchmark", () => {
  const text = { "build.gradle": "plugins { id 'java' }", "gradle/libs.versions.toml": CATALOG };
  expect(propose(surveyOf(text)).ecosystems.map(({ language, ungated }) => [language, ungated])).toEqual([
    ["Gradle", []],
  ]);
});
