import { expect, test } from "@jest/globals";
import { dependsOnDivan, divanNames, runsDivan } from "./divan.js";

test.each([
  [`[dev-dependencies]\ndivan = "0.1"\n`, true],
  [`[dev-dependencies]\ndivan = { package = "codspeed-divan-compat", version = "2" }\n`, true],
  [`[dev-dependencies]\ndivan.workspace = true\n`, true],
  [`[dev-dependencies.divan]\nversion = "0.1"\n`, true],
  [`[target.'cfg(unix)'.dev-dependencies.divan]\nversion = "0.1"\n`, true],
  [`[dev-dependencies]\ncriterion = "0.8"\n`, false],
  [`[dev-dependencies]\n# divan = "0.1"\n`, false],
])("%j depends on divan: %s", (cargo, depends) => {
  expect(dependsOnDivan(cargo)).toBe(depends);
});

test.each([
  ["fn main() { divan::main(); }", true],
  ["fn main() { divan::Divan::from_args().main(); }", true],
  ["use divan::main;\n#[divan::bench]\nfn a() {}\nfn main() { main() }", true],
  ["use divan::Bencher;\ncriterion_main!(benches);", false],
])("%j runs divan: %s", (source, runs) => {
  expect(runsDivan(source)).toBe(runs);
});

test.each([
  ["a function", "#[divan::bench]\nfn add() {}", ["my_bench::add"]],
  [
    "one with options",
    "#[divan::bench(sample_count = 5, max_time = 0.1)]\npub fn add() {}",
    ["my_bench::add"],
  ],
  ["one with a name", `#[divan::bench(name = "add two")]\nfn add() {}`, ["my_bench::add two"]],
  ["one with other attributes", "#[divan::bench]\n#[inline(never)]\nfn add() {}", ["my_bench::add"]],
  ["several", "#[divan::bench]\nfn a() {}\n\n#[divan::bench]\nfn b() {}", ["my_bench::a", "my_bench::b"]],
  ["one that is ignored", "#[divan::bench]\n#[ignore]\nfn add() {}", []],
  ["one that is ignored above", "#[ignore]\n#[divan::bench]\nfn add() {}", []],
  ["one that is ignored by an option", "#[divan::bench(ignore)]\nfn add() {}", []],
  ["one that is there at times", `#[cfg(feature = "big")]\n#[divan::bench]\nfn add() {}`, []],
  ["one with a name that is made", "#[divan::bench(name = NAME)]\nfn add() {}", []],
  [
    "one in a comment",
    "/*\n#[divan::bench]\nfn add() {}\n*/\n#[divan::bench]\nfn sub() {}",
    ["my_bench::sub"],
  ],
  ["one in a comment without an end", "/*\n#[divan::bench]\nfn add() {}\n", []],
  ["one with an option that is not known", "#[divan::bench(later = 1)]\nfn add() {}", []],
  ["one with a comma in its name", `#[divan::bench(name = "a, b")]\nfn add() {}`, []],
  ["one with a counter", "#[divan::bench(bytes_count = 8u32)]\nfn add() {}", ["my_bench::add"]],
  ["one with arguments", "#[divan::bench(args = [1, 2])]\nfn add() {}", []],
  ["one with arguments that are made", "#[divan::bench(args = sizes())]\nfn add() {}", []],
  ["one of several types", "#[divan::bench(types = [u8, u16])]\nfn add<T>() {}", []],
  ["one in several threads", "#[divan::bench(threads)]\nfn add() {}", []],
  ["one in a module", "mod sums {\n    #[divan::bench]\n    fn add() {}\n}", []],
])("%s", (_, source, names) => {
  expect(divanNames(source, "my-bench")).toEqual(names);
});
