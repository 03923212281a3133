import { expect, test } from "@jest/globals";
import { readCsv } from "./csv.js";

const fieldsOf = (text: string): (readonly string[])[] => {
  const { header, rows } = readCsv({ path: "x.csv", text });
  return [header, ...rows.map(({ fields }) => fields)];
};

test.each<[string, string[][]]>([
  [
    "a,b\n1,2\n",
    [
      ["a", "b"],
      ["1", "2"],
    ],
  ],
  [
    "a,b\r\n1,2",
    [
      ["a", "b"],
      ["1", "2"],
    ],
  ],
  [
    "a,,\n\n,2,\n",
    [
      ["a", "", ""],
      ["", "2", ""],
    ],
  ],
  ['0,"Get ""http://x"": dial tcp, refused",7\n', [["0", 'Get "http://x": dial tcp, refused', "7"]]],
  [
    'a,"two\nlines"\nb,c\n',
    [
      ["a", "two\nlines"],
      ["b", "c"],
    ],
  ],
  ["", [[]]],
])("%j", (text, rows) => {
  expect(fieldsOf(text)).toEqual(rows);
});

test("a row says the line that it begins in", () => {
  const { rows } = readCsv({ path: "x.csv", text: 'h\n"a\nb"\nc\n' });
  expect(rows.map(({ line }) => line)).toEqual([2, 4]);
});

test.each([
  ['a,"b\nc\n', 1],
  ['a\nb"c\n', 2],
  ['a,"b"c\n', 1],
])("%j is refused in line %i", (text, line) => {
  expect(() => readCsv({ path: "x.csv", text })).toThrow(expect.objectContaining({ line }));
});

test("a field is as long as it is", () => {
  const long = "x".repeat(2 ** 25);
  expect(fieldsOf(`a,"${long}"`)[0]).toEqual(["a", long]);
  expect(() => fieldsOf(`a,"${long}`)).toThrow("no comma-separated value");
  const quotes = 2 ** 22;
  expect(fieldsOf(`"${'""'.repeat(quotes)}",b`)[0]).toEqual(['"'.repeat(quotes), "b"]);
  expect(() => fieldsOf(`a\n"${'""'.repeat(quotes)}`)).toThrow(expect.objectContaining({ line: 2 }));
});
