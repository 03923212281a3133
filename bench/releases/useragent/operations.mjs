import useragent from "useragent";

const chrome =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/43.0.2357.130 Safari/537.36";
const firefox = "Mozilla/5.0 (Windows NT 6.1; WOW64; rv:38.0) Gecko/20100101 Firefox/38.0";

/** Fifty at a time: one takes microseconds. */
const fifty = (text) => () => {
  for (let i = 0; i < 50; i++) useragent.parse(text);
};

export const operations = { chrome: fifty(chrome), firefox: fifty(firefox) };
