import { XMLParser } from "fast-xml-parser";

/** A feed of forty entries. */
const entry = (i) =>
  `<item id="${i}"><title>Entry ${i} &amp; its title</title><link>https://example.org/${i}</link>` +
  `<description><![CDATA[<p>Text ${i}</p>]]></description><category>one</category><category>two</category></item>`;
const feed = `<?xml version="1.0"?><rss version="2.0"><channel>${Array.from({ length: 40 }, (_, i) => entry(i)).join("")}</channel></rss>`;

const plain = new XMLParser();
const withAttributes = new XMLParser({ ignoreAttributes: false });

export const operations = {
  feed: () => plain.parse(feed),
  "feed-with-attributes": () => withAttributes.parse(feed),
};
