import { expect, test } from "@jest/globals";
import { wordsOf } from "./words-of.js";

test.each([
  ["/src/f", "by itself"],
  ["--data=/src/f", "an option's value"],
  ["-I/src/f", "beside an option's letter"],
  ["-f3/src/f", "beside letters and a digit"],
  ["@/src/f", "what curl sends"],
  ["/x:/src/f", "of a list"],
  ["'/src/f' && true", "in quotes"],
  ["cat</src/f", "what a shell reads"],
  ["true 2>/src/f", "what it writes"],
  ["true&&/src/f|tee log", "between its commands"],
  ["(cd /; sh /src/f)", "in a subshell"],
  ["echo $(/src/f one) `/src/f`", "a command within another"],
  ["test ! -e x || { !/src/f; }", "behind a negation"],
  ["${FILE:-/src/f}", "a variable's default"],
  ['open(r"/src/f")', "a program's text"],
])("%s has a path: %s", (text) => {
  expect(wordsOf(text)).toContain("/src/f");
});

test.each(["/a folder/f", "@/f", "-x/f", "a(b)/f", "it's/f"])("%s may be a path as a whole", (text) => {
  expect(wordsOf(text)).toContain(text);
});

test.each(["${OWN}/src/f", "$OWN/src/f", '"${OWN}/src/f"', '"${OWN}"/src/f', "sh -c '. \"$OWN\"/src/f'"])(
  "%s names what lies below a variable",
  (text) => {
    expect(wordsOf(text)).toContain("$OWN/src/f");
  },
);

test.each(["${OWN}/src/f", "$OWN/src/f", '"${OWN}/src/f"'])("%s names nothing else", (text) => {
  expect([...wordsOf(text)].filter((word) => word.startsWith("/"))).toEqual([]);
});
