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

test("Gradle without JMH has no benchmark", () => {
  const text = { "build.gradle": "plugins { id 'java' }", "gradle/libs.versions.toml": CATALOG };
  expect(propose(surveyOf(text)).ecosystems.map(({ language, ungated }) => [language, ungated])).toEqual([
    ["Gradle", []],
  ]);
});
