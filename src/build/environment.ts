import { toolVariable } from "../config/gate-variables.js";
import type { SystemManifest } from "../config/project.js";
import type { Environment } from "../ports/environment.js";
import { expand } from "./expand.js";

type Env = Readonly<Record<string, string>>;

const ESSENTIAL = ["PATH", "HOME", "LANG", "TMPDIR"];

/** What package managers need to reach their registries and caches: setup, build and prepare get it, trials don't. */
const PACKAGE_MANAGERS =
  /^(npm_config_|pip_|uv_|cargo_|rustup_|maven_|zig_|goproxy$|gosumdb$|gonosumdb$|gonosumcheck$|goprivate$|goinsecure$|gonoproxy$|goflags$|gopath$|gocache$|gomodcache$|gotoolchain$|(https?|all|no|ftp)_proxy$|ssl_cert_(file|dir)$|requests_ca_bundle$|curl_ca_bundle$|node_extra_ca_certs$)/i;

/**
 * Of those, what only says where caches lie, how a registry is reached, or how a tool talks, and what npm tells each of
 * its scripts of itself. All others may change the output of a build.
 */
const CHANGES_NO_BUILD: readonly RegExp[] = [
  /^npm_config_(cache|color|fetch_.*|fund|audit|loglevel|noproxy|progress|update_notifier|yes)$/i,
  /^npm_config_(global_prefix|globalconfig|init_module|local_prefix|node_gyp|prefix|user_agent|userconfig)$/i,
  /^npm_config_(.*[_:])?(_auth|_authtoken|_password|ca|cafile|cert|key|proxy)$/i,
  /^pip_(cache_dir|cert|client_cert|default_timeout|proxy|retries|timeout|trusted_host)$/i,
  /^pip_(disable_pip_version_check|no_color|no_input|no_python_version_warning|progress_bar|quiet|root_user_action|verbose)$/i,
  /^uv_(cache_dir|concurrent_.*|http_timeout|native_tls|no_progress|system_certs)$/i,
  /^cargo_(term|http|net)_/i,
  /^rustup_(dist_server|update_root|io_threads|max_retries|log|term_.*)$/i,
  /^(goproxy|gosumdb|gonosumdb|gonosumcheck|goprivate|goinsecure|gonoproxy|gopath|gocache|gomodcache)$/i,
  /^((https?|all|no|ftp)_proxy|ssl_cert_(file|dir)|requests_ca_bundle|curl_ca_bundle|node_extra_ca_certs)$/i,
];

export interface EnvironmentFacts {
  readonly cacheDir: string;
  readonly sourceDir: string;
  readonly buildDir: string | undefined;
  readonly dataDir: string | undefined;
  /** Folder of each tool, by its id. */
  readonly tools: Readonly<Record<string, string>>;
}

function essentials(caller: Environment, manifest: SystemManifest): Record<string, string> {
  const env: Record<string, string> = {};
  for (const name of [...ESSENTIAL, ...manifest.passEnvironment]) {
    const value = caller[name];
    if (value !== undefined) env[name] = value;
  }
  env["PATH"] ??= "/usr/local/bin:/usr/bin:/bin";
  return env;
}

function packageManagers(caller: Environment): Record<string, string> {
  const env: Record<string, string> = {};
  for (const [name, value] of Object.entries(caller)) {
    if (value !== undefined && PACKAGE_MANAGERS.test(name)) env[name] = value;
  }
  return env;
}

/** What a package manager needs to fetch a tool. */
export function fetchEnvironment(caller: Environment): Env {
  const env = packageManagers(caller);
  for (const name of ESSENTIAL) {
    const value = caller[name];
    if (value !== undefined) env[name] = value;
  }
  return env;
}

/** The variables of the protocol that one side has in every stage and trial. */
function protocolEnvironment(manifest: SystemManifest, facts: EnvironmentFacts): Record<string, string> {
  const env: Record<string, string> = {
    LATENCY_GATE_PROTOCOL: "1",
    LATENCY_GATE_SYSTEM: manifest.id,
    LATENCY_GATE_CACHE_DIR: facts.cacheDir,
    LATENCY_GATE_SOURCE_DIR: facts.sourceDir,
  };
  if (facts.buildDir !== undefined) env["LATENCY_GATE_BUILD_DIR"] = facts.buildDir;
  if (facts.dataDir !== undefined) env["LATENCY_GATE_DATA_DIR"] = facts.dataDir;
  for (const [id, folder] of Object.entries(facts.tools)) env[toolVariable(id)] = folder;
  return env;
}

/** Adds the manifest's own variables in their order, each expanded from what stands before it. */
function withOwn(env: Record<string, string>, manifest: SystemManifest): Env {
  for (const [name, value] of Object.entries(manifest.environment)) env[name] = expand(value, env);
  return env;
}

export function stageEnvironment(
  caller: Environment,
  manifest: SystemManifest,
  facts: EnvironmentFacts,
): Env {
  const protocol = protocolEnvironment(manifest, facts);
  return withOwn({ ...packageManagers(caller), ...essentials(caller, manifest), ...protocol }, manifest);
}

export function trialEnvironment(
  caller: Environment,
  manifest: SystemManifest,
  facts: EnvironmentFacts,
): Env {
  return withOwn({ ...essentials(caller, manifest), ...protocolEnvironment(manifest, facts) }, manifest);
}

/** What decides which version of a program is meant, before anything of the run has a folder. */
export function versionEnvironment(caller: Environment, manifest: SystemManifest): Env {
  return { ...packageManagers(caller), ...essentials(caller, manifest) };
}

/** What of the environment belongs to a build's content address; paths of this run do not. */
export function buildRelevant(caller: Environment, manifest: SystemManifest): object {
  const handedOn: Record<string, string> = {};
  for (const name of manifest.passEnvironment) handedOn[`pass ${name}`] = caller[name] ?? "";
  for (const [name, value] of Object.entries(packageManagers(caller))) {
    if (!CHANGES_NO_BUILD.some((one) => one.test(name))) handedOn[`caller ${name}`] = value;
  }
  // Pairs, because a value may be made of those before it.
  return { own: Object.entries(manifest.environment), handedOn };
}

const PADDING = "LATENCY_GATE_PADDING";

/**
 * Makes both environments equally large with a variable that nobody reads: the size of the environment
 * moves the stack, and with it timings (Mytkowicz et al., "Producing wrong data without doing anything
 * obviously wrong!", ASPLOS 2009).
 */
export function padToEqualSize(a: Env, b: Env): [Env, Env] {
  const size = (env: Env): number =>
    Object.entries(env).reduce(
      (sum, [name, value]) => sum + Buffer.byteLength(name) + Buffer.byteLength(value) + 2,
      0,
    );
  const difference = size(a) - size(b);
  if (difference === 0) return [a, b];
  const pad = (env: Env, bytes: number): Env => ({ ...env, [PADDING]: "x".repeat(bytes) });
  return [pad(a, Math.max(0, -difference)), pad(b, Math.max(0, difference))];
}
