import type { Argv, WorkflowStep } from "../proposal.js";

/** How a Node.js package is installed and run, by the program whose lock it has. */
export interface PackageManager {
  /** Installs what the lock says, or ends with an error. */
  readonly install: Argv;
  /** Runs a script of package.json. */
  readonly run: (script: string) => Argv;
  /** Runs a program of a dependency; never one that is fetched for it. */
  readonly exec: (argv: Argv) => Argv;
  readonly setup: readonly WorkflowStep[];
}

/**
 * @param files of the repository, from its root
 * @param declared `packageManager` of package.json
 */
export function packageManager(files: readonly string[], declared: unknown): PackageManager {
  const has = (...names: readonly string[]): boolean => names.some((name) => files.includes(name));
  const hasNpmLock = has("package-lock.json", "npm-shrinkwrap.json");
  // A lock that another program has left says nothing beside this.
  if (isDeclared(declared, "npm")) return npm(hasNpmLock);
  if (has("pnpm-lock.yaml")) return pnpm(declared);
  if (has("yarn.lock")) {
    const isCommitted = files.some((name) => name.startsWith(".yarn/releases/"));
    return has(".yarnrc.yml") && (isCommitted || isDeclared(declared, "yarn"))
      ? yarn(isCommitted)
      : yarnClassic();
  }
  if (has("bun.lock", "bun.lockb")) return bun();
  return npm(hasNpmLock);
}

function isDeclared(declared: unknown, name: string): boolean {
  return typeof declared === "string" && declared.startsWith(`${name}@`);
}

function npm(hasLock: boolean): PackageManager {
  return {
    // A lock that is not committed would be written into the source, beside node_modules.
    install: ["npm", ...(hasLock ? ["ci"] : ["install", "--no-package-lock"]), "--no-audit", "--no-fund"],
    run: (script) => ["npm", "run", script],
    exec: (argv) => ["npx", "--no-install", ...argv],
    setup: [],
  };
}

function pnpm(declared: unknown): PackageManager {
  return {
    install: ["pnpm", "install", "--frozen-lockfile"],
    run: (script) => ["pnpm", "run", script],
    exec: (argv) => ["pnpm", "exec", ...argv],
    setup: [
      {
        uses: "pnpm/action-setup@a7487c7e89a18df4991f7f222e4898a00d66ddda",
        version: "v4.1.0",
        // The action takes the version that package.json names, and refuses a second one.
        with: isDeclared(declared, "pnpm") ? {} : { version: "10" },
      },
    ],
  };
}

function yarnClassic(): PackageManager {
  return { install: ["yarn", "install", "--frozen-lockfile"], ...runsBy(["yarn"]), setup: [] };
}

/** Yarn 2 and later: a release that is committed is started by any yarn, and the declared one is fetched by corepack. */
function yarn(isCommitted: boolean): PackageManager {
  const program: Argv = isCommitted ? ["yarn"] : ["corepack", "yarn"];
  return { install: [...program, "install", "--immutable"], ...runsBy(program), setup: [] };
}

function bun(): PackageManager {
  return {
    install: ["bun", "install", "--frozen-lockfile"],
    ...runsBy(["bun"]),
    setup: [
      {
        uses: "oven-sh/setup-bun@735343b667d3e6f658f44d0eca948eb6282f2b76",
        version: "v2.0.2",
        with: {},
      },
    ],
  };
}

/** Of a program whose `run` knows scripts and the dependencies' programs alike. */
function runsBy(program: Argv): Pick<PackageManager, "run" | "exec"> {
  return { run: (script) => [...program, "run", script], exec: (argv) => [...program, "run", ...argv] };
}
