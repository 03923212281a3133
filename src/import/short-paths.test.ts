import { expect, test } from "@jest/globals";
import { namesAcrossFiles, shortPaths } from "./short-paths.js";

test.each<[readonly string[], readonly string[]]>([
  [["/x/a.js"], ["a.js"]],
  [
    ["/x/a.js", "/x/b.js"],
    ["a.js", "b.js"],
  ],
  [
    ["/x/io/a.js", "/x/net/a.js", "/x/b.js"],
    ["io/a.js", "net/a.js", "b.js"],
  ],
  [
    ["io/a.js", "a.js"],
    ["io/a.js", "a.js"],
  ],
  [
    ["/of-this-run/a.js", "/of-this-run/io/a.js"],
    ["a.js", "io/a.js"],
  ],
  [
    ["/x/ba.js", "/x/a.js"],
    ["ba.js", "a.js"],
  ],
])("of %j it takes %j to tell them apart", (paths, short) => {
  expect([...shortPaths(paths).values()]).toEqual(short);
});

test("a file stands before a name that others have, and not before one of its own", () => {
  const all = [
    { file: "/x/a.js", name: "sort" },
    { file: "/x/b.js", name: "sort" },
    { file: "/x/b.js", name: "join" },
  ];
  expect(namesAcrossFiles(all)).toEqual(["a.js > sort", "b.js > sort", "join"]);
});
