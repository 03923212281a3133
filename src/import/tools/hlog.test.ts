import { expect, test } from "@jest/globals";
import hdr from "hdr-histogram-js";
import type { ImportedBenchmark } from "../model.js";
import { readHlog } from "./hlog.js";

/** An interval of a log, of values and how often each was recorded. */
function interval(counts: Readonly<Record<number, number>>, tag = ""): string {
  const histogram = hdr.build({ bitBucketSize: "packed", numberOfSignificantValueDigits: 3 });
  for (const [value, count] of Object.entries(counts)) {
    histogram.recordValueWithCount(Number(value), count);
  }
  return `${tag}0.1,1.0,3.0,${hdr.encodeIntoCompressedBase64(histogram)}\n`;
}

const read = async (text: string): Promise<ImportedBenchmark[]> =>
  readHlog({ path: "out/a.hlog", text }, "us");

test("values are of the unit that is said, of all intervals of a tag, and of the file's name where there is none", async () => {
  const legend = `#[a comment]\n"StartTimestamp","Interval_Length","Interval_Max","Interval_Compressed_Histogram"\n`;
  const log = `${legend}${interval({ 5: 2 })}${interval({ 7: 1 }, "Tag=write,")}\n${interval({ 3: 1 })}`;
  expect(await read(log)).toMatchObject([
    { name: "a", latency: [{ valuesNs: [5_000, 5_000, 3_000], sorted: true }] },
    { name: "write", latency: [{ valuesNs: [7_000], sorted: true }] },
  ]);
});

test.each<[string, string, object]>([
  [
    "a line that is cut off",
    `${interval({ 5: 1 })}0.1,1.0\n`,
    { message: "this is no interval of a log", line: 2 },
  ],
  ["a log without an interval", "#[a comment]\n", { message: "there is no interval in the log" }],
  [
    "more samples than memory is kept for",
    interval({ 5: 20_000_000, 6: 1 }),
    { message: "it stands for more than 20 million samples" },
  ],
])("%s is refused", async (_what, text, error) => {
  await expect(read(text)).rejects.toThrow(expect.objectContaining(error));
});
