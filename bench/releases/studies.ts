/** Where a package is from. */
export type Registry = "npm" | "pypi" | "go";

/** Two steps of a package: one that was reported as slower, and the one before it. */
export interface Study {
  readonly package: string;
  readonly from: Registry;
  /** Where it was reported, and what. */
  readonly report: string;
  readonly reported: string;
  /** `before` to `after` was reported. Of `quiet` to `before` no such report is known here. */
  readonly versions: { readonly quiet: string; readonly before: string; readonly after: string };
  /** What `operations.*` in the package's folder times. */
  readonly operations: readonly string[];
}

/** Releases of packages of others. What each needs is pinned in the folder of its version. */
export const STUDIES: readonly Study[] = [
  {
    package: "fast-xml-parser",
    from: "npm",
    report: "https://github.com/NaturalIntelligence/fast-xml-parser/issues/816",
    reported: "parsing 37 to 79 % slower",
    versions: { quiet: "5.3.6", before: "5.3.7", after: "5.5.9" },
    operations: ["feed", "feed-with-attributes"],
  },
  {
    package: "useragent",
    from: "npm",
    report: "https://github.com/3rd-Eden/useragent/issues/78",
    reported: "3 to 5 times as slow (Node.js 0.10, 0.12)",
    versions: { quiet: "2.1.5", before: "2.1.6", after: "2.1.7" },
    operations: ["chrome", "firefox"],
  },
  {
    package: "marked",
    from: "npm",
    report: "https://github.com/markedjs/marked/issues/2297",
    reported: "15 times as slow (800 kB of Markdown)",
    versions: { quiet: "2.1.2", before: "2.1.3", after: "3.0.0" },
    operations: ["paragraphs", "list-of-60", "list-of-150"],
  },
  {
    package: "graphql",
    from: "npm",
    report: "https://github.com/graphql/graphql-js/issues/3648",
    reported: "“big performance drop”",
    versions: { quiet: "15.7.2", before: "15.8.0", after: "16.0.0" },
    operations: ["parse", "validate", "execute", "visit", "print"],
  },
  {
    package: "jsonschema",
    from: "pypi",
    report: "https://github.com/python-jsonschema/jsonschema/issues/853",
    reported: "5 times as slow",
    versions: { quiet: "3.1.1", before: "3.2.0", after: "4.0.1" },
    operations: ["flat", "references"],
  },
  {
    package: "jsonschema",
    from: "pypi",
    report: "https://github.com/python-jsonschema/referencing/issues/178",
    reported: "20 times as slow (a schema of many references)",
    versions: { quiet: "4.17.1", before: "4.17.3", after: "4.18.0" },
    operations: ["flat", "references"],
  },
  {
    package: "go-yaml",
    from: "go",
    report: "https://github.com/goccy/go-yaml/issues/325",
    reported: "“a bad performance hit”",
    versions: { quiet: "1.9.1", before: "1.9.2", after: "1.9.3" },
    operations: ["flat", "rules"],
  },
];
