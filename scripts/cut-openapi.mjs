/**
 * `node scripts/cut-openapi.mjs`: cuts GitHub's own description of its REST interface down to the requests
 * that latency-gate makes, for the server in test/action. The description is the npm package
 * @octokit/openapi, fetched by npm (29 MB), of the version below.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { format } from "prettier";

const PACKAGE = "@octokit/openapi@23.0.2";
const OPERATIONS = [
  "users/get-authenticated",
  "pulls/get",
  "pulls/list",
  "issues/list-comments",
  "issues/create-comment",
  "issues/update-comment",
  "issues/list-labels-on-issue",
  "issues/list-events",
  "repos/get-commit",
  "repos/compare-commits",
  "actions/list-workflow-run-artifacts",
  "actions/list-artifacts-for-repo",
  "actions/download-artifact",
];
const TARGET = new URL("../test/action/support/github-openapi.json", import.meta.url);

function wholeDescription() {
  const folder = mkdtempSync(join(tmpdir(), "latency-gate-openapi-"));
  try {
    const packed = execFileSync("npm", ["pack", "--silent", PACKAGE], {
      cwd: folder,
      encoding: "utf8",
    }).trim();
    execFileSync("tar", ["xzf", packed, "package/generated/api.github.com.json"], { cwd: folder });
    return JSON.parse(readFileSync(join(folder, "package/generated/api.github.com.json"), "utf8"));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What a $ref points at, as `[section, name]`, of everything inside. */
function* refsIn(node) {
  if (node === null || typeof node !== "object") return;
  if (typeof node.$ref === "string") yield node.$ref.replace("#/components/", "").split("/");
  for (const child of Object.values(node)) yield* refsIn(child);
}

/** Answers are made by the server; of the description only requests are kept, and one example of each answer. */
function cutOperation(operation) {
  const { operationId, parameters, requestBody, responses } = operation;
  const kept = Object.entries(responses).filter(([status]) => /^[23]/.test(status));
  return {
    operationId,
    parameters,
    ...(requestBody === undefined ? {} : { requestBody }),
    responses: Object.fromEntries(
      kept.map(([status, { content }]) => [status, { description: status, ...answer(content) }]),
    ),
  };
}

function answer(content) {
  const example = Object.values(content?.["application/json"]?.examples ?? {})[0];
  return example === undefined ? {} : { content: { "application/json": { examples: { default: example } } } };
}

const whole = wholeDescription();
const paths = {};
for (const [path, item] of Object.entries(whole.paths)) {
  for (const [method, operation] of Object.entries(item)) {
    if (!OPERATIONS.includes(operation.operationId)) continue;
    paths[path] = { ...paths[path], [method]: cutOperation(operation) };
  }
}
const components = {};
const queue = [...refsIn(paths)];
for (const [section, name] of queue) {
  if (components[section]?.[name] !== undefined) continue;
  const found = whole.components[section][name];
  components[section] = { ...components[section], [name]: found };
  queue.push(...refsIn(found));
}
const cut = {
  openapi: whole.openapi,
  info: { title: PACKAGE, version: whole.info.version },
  paths,
  components,
};
writeFileSync(TARGET, await format(JSON.stringify(cut), { parser: "json", printWidth: 110 }));
const missing = OPERATIONS.filter((id) => !JSON.stringify(paths).includes(`"${id}"`));
if (missing.length > 0) throw new Error(`not in ${PACKAGE}: ${missing.join(", ")}`);
