import marked from "marked";

const list = (length) =>
  Array.from({ length }, (_, i) => `- Item ${i} with *some* text\n  - below ${i}\n`).join("");
const paragraphs = Array.from(
  { length: 60 },
  (_, i) => `Paragraph ${i} with **strong** words and a [link](https://example.org/${i}).\n\n`,
).join("");
const [short, long] = [list(60), list(150)];

export const operations = {
  paragraphs: () => marked(paragraphs),
  "list-of-60": () => marked(short),
  "list-of-150": () => marked(long),
};
