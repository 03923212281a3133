import { expect, test } from "@jest/globals";
import { cacheRoot } from "./cache-folder.js";

const nobody = (): string => {
  throw new Error("ENOENT: no such file or directory, uv_os_get_passwd");
};

test.each([
  [{ LATENCY_GATE_CACHE_DIR: "/c", HOME: "/h" }, "/c"],
  [{ LATENCY_GATE_CACHE_DIR: "", XDG_CACHE_HOME: "/x", HOME: "/h" }, "/x/latency-gate"],
  [{ XDG_CACHE_HOME: "relative", HOME: "/h" }, "/h/.cache/latency-gate"],
  // Relative, they would be in the checkout.
  [{ HOME: "" }, "/passwd/.cache/latency-gate"],
  [{ HOME: "home" }, "/passwd/.cache/latency-gate"],
  [{}, "/passwd/.cache/latency-gate"],
])("%j: %s", (env, folder) => {
  expect(cacheRoot(env, () => "/passwd")).toBe(folder);
});

test.each([[nobody], [() => ""]])("without a home there is a sentence that says what to set", (home) => {
  expect(() => cacheRoot({ HOME: "" }, home)).toThrow("name a folder in LATENCY_GATE_CACHE_DIR");
});
