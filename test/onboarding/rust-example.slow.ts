import { testExamples } from "./examples.js";

/** Apart from the others, because compiling criterion takes minutes. */
testExamples([
  {
    name: "rust",
    needs: ["cargo", "--version"],
    file: "src/lib.rs",
    from: "    let mut value = 0u64;\n",
    to: "    let mut value = 0u64;\n    for byte in bytes.iter().take(24) {\n        std::hint::black_box(byte);\n    }\n",
    slower: "varint-example/varint/decode",
  },
]);
