import { testExamples } from "./examples.js";

testExamples([
  {
    name: "go",
    needs: ["go", "version"],
    file: "lru.go",
    from: "\telement, ok := c.entries[key]\n\tif !ok {\n\t\treturn 0, false",
    to: "\telement, ok := c.entries[key]\n\tfor i := 0; i < 4; i++ {\n\t\telement, ok = c.entries[key]\n\t}\n\tif !ok {\n\t\treturn 0, false",
    slower: "lru/go/get",
  },
  {
    name: "node",
    needs: ["node", "--version"],
    file: "src/parse.mjs",
    from: "const rows = [];",
    to: "const rows = [];\n  text = [...text].reverse().reverse().join('');",
    slower: "csv-parser-example/bench/plain-fields",
  },
  {
    name: "python",
    needs: ["python3", "--version"],
    file: "wordindex/__init__.py",
    from: "self._documents[word].add(document)",
    to: "self._documents[word] = set(list(self._documents[word])) | {document}",
    slower: "python/pytest/test-add",
  },
]);
