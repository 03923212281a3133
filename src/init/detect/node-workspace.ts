import { posix } from "node:path";
import { parse } from "yaml";
import type { Survey } from "../proposal.js";
import { folderOf } from "./names.js";

/** A package.json, as far as a proposal needs it. */
export interface NodePackage {
  /** Of its package.json. */
  readonly folder: string;
  readonly name: string | undefined;
  /** `packageManager` of package.json. */
  readonly declared: unknown;
  readonly scripts: Readonly<Record<string, string>>;
  /** What it depends on, for its development, too. */
  readonly needs: Readonly<Record<string, string>>;
  /** Globs of the folders of a workspace of which this is the root; empty where it is none. */
  readonly members: readonly string[];
}

export function nodePackage(folder: string, text: Survey["text"]): NodePackage | undefined {
  const parsed = objectIn(text.get(posix.join(folder, "package.json")));
  if (parsed === undefined) return undefined;
  const { name, packageManager, scripts, dependencies, devDependencies, workspaces } = parsed;
  return {
    folder,
    name: typeof name === "string" && name !== "" ? name : undefined,
    declared: packageManager,
    scripts: textsOf(scripts),
    needs: { ...textsOf(dependencies), ...textsOf(devDependencies) },
    members: [
      ...listOf(workspaces),
      ...listOf((workspaces as { packages?: unknown } | undefined)?.packages),
      ...pnpmMembers(text.get(posix.join(folder, "pnpm-workspace.yaml"))),
    ],
  };
}

function objectIn(text: string | undefined): Readonly<Record<string, unknown>> | undefined {
  if (text === undefined) return undefined;
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === "object" && parsed !== null ? (parsed as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function textsOf(value: unknown): Record<string, string> {
  if (typeof value !== "object" || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : [];
}

function pnpmMembers(text: string | undefined): string[] {
  if (text === undefined) return [];
  try {
    return listOf((parse(text) as { packages?: unknown } | null)?.packages);
  } catch {
    return [];
  }
}

/** The package whose lock and install a package has: the workspace that takes it in, else itself. */
export function workspaceOf(one: NodePackage, all: readonly NodePackage[]): NodePackage {
  for (let at = one.folder; at !== ".";) {
    at = folderOf(at);
    const around = all.find(({ folder }) => folder === at);
    if (around !== undefined && isMember(posix.relative(at, one.folder), around.members)) return around;
  }
  return one;
}

/** The last glob that matches decides, as in a .gitignore. */
function isMember(path: string, globs: readonly string[]): boolean {
  let isIn = false;
  for (const glob of globs) {
    const isOut = glob.startsWith("!");
    if (patternOf(isOut ? glob.slice(1) : glob).test(path)) isIn = !isOut;
  }
  return isIn;
}

/** More of them, which nobody writes, would be tried in every way that they can share a long path. */
const MOST_WILDCARDS = 6;
const NOTHING = /^(?!)/;

/** Of what the package managers know: `*`, `**`, `?` and `{a,b}`. */
function patternOf(glob: string): RegExp {
  const plain = posix
    .normalize(glob)
    .replace(/\/$/, "")
    .replaceAll(/(\*\*\/)+/g, "**/");
  if ((plain.match(/\*+/g) ?? []).length > MOST_WILDCARDS) return NOTHING;
  const source = plain.replaceAll(/\*\*\/|\*+|\?|\{[^{}]*\}|[^\w/-]/g, (token) => {
    if (token === "**/") return "(?:[^/]+/)*";
    if (token === "**") return ".*";
    if (token.startsWith("*")) return "[^/]*";
    if (token === "?") return "[^/]";
    if (token.length > 1) return `(?:${token.slice(1, -1).split(",").map(escaped).join("|")})`;
    return escaped(token);
  });
  return new RegExp(`^${source}$`, "u");
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}

/**
 * A package of a workspace after those of the same workspace that it needs.
 *
 * @param roots the workspace of each package of the repository
 */
export function buildOrder(
  start: NodePackage,
  roots: ReadonlyMap<NodePackage, NodePackage>,
): readonly NodePackage[] {
  const order = new Set<NodePackage>();
  const seen = new Set<NodePackage>();
  const visit = (one: NodePackage): void => {
    if (seen.has(one)) return;
    seen.add(one);
    const beside = [...roots.keys()].filter((other) => other !== one && roots.get(other) === roots.get(one));
    for (const other of beside) {
      if (other.name !== undefined && Object.hasOwn(one.needs, other.name)) visit(other);
    }
    order.add(one);
  };
  visit(start);
  return [...order];
}
