import { buildSchema, execute, parse, print, validate, visit } from "graphql";

const schema = buildSchema("type Query { all: [Node] } type Node { name: String age: Int nodes: [Node] }");
const text = `{${Array.from({ length: 80 }, (_, i) => `part${i}: all { name age nodes { name } }`).join(" ")}}`;
const document = parse(text);
const query = parse("{ all { name age nodes { name age nodes { name age nodes { name } } } } }");
const node = (depth) => ({
  name: "a",
  age: 1,
  nodes: depth === 0 ? [] : Array.from({ length: 3 }, () => node(depth - 1)),
});
const rootValue = { all: Array.from({ length: 5 }, () => node(3)) };

export const operations = {
  parse: () => parse(text),
  validate: () => validate(schema, document),
  execute: () => execute({ schema, document: query, rootValue }),
  visit: () => visit(document, { Field() {} }),
  print: () => print(document),
};
