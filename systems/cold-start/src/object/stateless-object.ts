import { DurableObject } from "cloudflare:workers";
import { LoadFailure } from "../state/errors.js";
import type { LoadFailureCode } from "../state/errors.js";
import { SECTIONS } from "../state/state.js";
import type { Entry, Section } from "../state/state.js";
import type { Environment } from "./environment.js";
import { isolate } from "./isolate.js";
import { startLimit } from "./limit.js";
import { Loader } from "./loader.js";
import type { Held, Loaded } from "./loader.js";
import { parsePlan } from "./plan.js";
import { Shared } from "./shared.js";
import { repeaterOf } from "./repeat.js";
import type { Repeater } from "./repeat.js";
import type { LoadRequest } from "./source.js";

/** What an object says of its state: enough to know that the right one is there, whole. */
export interface Answer {
  /** Number of this object among those constructed in this process. */
  readonly instance: number;
  /** Loads that this object began. */
  readonly loads: number;
  readonly from: string;
  readonly kind: Held["kind"];
  readonly stateVersion: number;
  readonly checksum: string;
  readonly sections: number;
  /** Entries of the sections that are there. */
  readonly entries: number;
  /** Id of the last entry of the last section that is there. */
  readonly last: string | undefined;
}

/** Failures that may be of one section or file of a state, and not of its header. */
const OF_A_PART: ReadonlySet<LoadFailureCode> = new Set(["missing", "checksum", "incomplete", "malformed"]);

/** Whether a caller needs all of a state at once. */
const needsWhole = (parameters: URLSearchParams): boolean => parameters.get("whole") !== "no";

function versionOf({ held }: Loaded): number {
  return held.kind === "lazy" ? held.lazy.header.stateVersion : held.state.stateVersion;
}

/** A Durable Object without a state of its own: it loads one from outside when it is first asked. */
export class StatelessObject extends DurableObject<Environment> {
  readonly #instance = (isolate.constructed += 1);
  /** Whose state it holds: that of its first request. */
  #objectId: string | undefined;
  #loaded: Loaded | undefined;
  readonly #loading = new Shared<Loaded>();
  #loader: Loader | undefined;
  #loads = 0;
  #repeater: Repeater | undefined;

  override async fetch(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    try {
      return await this.#answer(pathname, searchParams);
    } catch (error) {
      if (error instanceof LoadFailure) {
        return Response.json(
          { error: error.code, message: error.message, loads: this.#loads },
          { status: 502 },
        );
      }
      if (error instanceof RangeError)
        return Response.json({ error: "request", message: error.message }, { status: 400 });
      throw error;
    }
  }

  async #answer(path: string, parameters: URLSearchParams): Promise<Response> {
    switch (path) {
      case "/ping":
        return Response.json({ instance: this.#instance });
      case "/state":
        return Response.json(await this.#state(parameters));
      case "/section":
        return Response.json(await this.#section(parameters));
      case "/drop":
        // The state goes, the connection stays: what an object does that is told of a newer version.
        this.#loaded = undefined;
        return Response.json({});
      case "/repeat":
        return this.#repeat(parameters);
      default:
        throw new RangeError(`There is nothing at ${path}.`);
    }
  }

  /**
   * Requests at the same time wait for one load, each no longer than it said. Where that load gave a state that is
   * too old for one of them, or not all that it needs, that one loads again; so does one that needs less, where the
   * load failed for what another needs. A load that failed is forgotten, and the next request tries again.
   *
   * @param whole whether a state that is held lazily won't do
   */
  async #ensure(request: LoadRequest, parameters: URLSearchParams, whole: boolean): Promise<Loaded> {
    const { minVersion } = request;
    const suits = (loaded: Loaded): boolean =>
      versionOf(loaded) >= minVersion && !(whole && this.#loader!.hasMoreOf(loaded));
    if (this.#loaded !== undefined && suits(this.#loaded)) return this.#loaded;
    for (;;) {
      let own = false;
      const begin = (): Promise<Loaded> => {
        own = true;
        return this.#load(request, parameters);
      };
      try {
        const loaded = await this.#loading.get(begin, request);
        if (own || suits(loaded)) return loaded;
      } catch (error) {
        const wanted = error instanceof LoadFailure ? error.wanted : undefined;
        const asksLess =
          wanted !== undefined &&
          (minVersion < wanted.minVersion || (wanted.whole && !needsWhole(parameters)));
        if (own || !asksLess) throw error;
      }
    }
  }

  async #load(request: LoadRequest, parameters: URLSearchParams): Promise<Loaded> {
    this.#loads += 1;
    this.#loader ??= new Loader(parsePlan(parameters), this.env, (work) => {
      this.#inBackground(work);
    });
    const session = parameters.get("session") ?? request.objectId;
    const whole = needsWhole(parameters);
    const { minVersion } = request;
    // What takes the place of a state that is held is not older than it.
    const held = this.#loaded === undefined ? 0 : versionOf(this.#loaded);
    const notOlder = { ...request, minVersion: Math.max(minVersion, held) };
    try {
      this.#loaded = await this.#loader.load(notOlder, session, whole);
    } catch (error) {
      if (error instanceof LoadFailure) {
        if (error.code === "stale") error.wanted = { minVersion, whole: false };
        else if (OF_A_PART.has(error.code)) error.wanted = { minVersion: 0, whole };
      }
      throw error;
    }
    return this.#loaded;
  }

  async #state(parameters: URLSearchParams): Promise<Answer> {
    const request = this.#requestOf(parameters);
    return this.#describe(await this.#ensure(request, parameters, needsWhole(parameters)));
  }

  async #section(parameters: URLSearchParams): Promise<readonly Entry[]> {
    const request = this.#requestOf(parameters);
    const { held } = await this.#ensure(request, parameters, false);
    const name = SECTIONS.find((section) => section === parameters.get("name"));
    if (name === undefined)
      throw new RangeError(`There is no section ${JSON.stringify(parameters.get("name"))}.`);
    if (held.kind === "whole") return held.state.sections[name] ?? [];
    return held.lazy.section(name, request);
  }

  async #repeat(parameters: URLSearchParams): Promise<Response> {
    const times = Number(parameters.get("times"));
    const request = this.#requestOf(parameters);
    this.#repeater ??= await repeaterOf(parameters.get("source") ?? "", this.env, request);
    const repeater = this.#repeater;
    const parse = parameters.get("phase") === "parse";
    let entries = 0;
    for (let time = 0; time < times; time += 1) {
      if (parse) await repeater.parse(request.signal);
      else entries = repeater.deserialise();
    }
    return Response.json({ entries });
  }

  #requestOf(parameters: URLSearchParams): LoadRequest {
    const objectId = parameters.get("object");
    if (objectId === null || objectId === "") throw new RangeError("A request names its object.");
    const minVersion = Number(parameters.get("min-version") ?? "0");
    if (!Number.isSafeInteger(minVersion)) throw new RangeError("min-version is a whole number.");
    const most = Number(this.env.LOAD_LIMIT_MS);
    const limitMs = Number(parameters.get("limit-ms") ?? most);
    if (!(limitMs > 0 && limitMs <= most))
      throw new RangeError(`limit-ms is a number above 0 and at most ${most}.`);
    if (objectId !== (this.#objectId ??= objectId))
      throw new RangeError(`This object holds the state of ${this.#objectId}, and no other.`);
    return { objectId, minVersion, ...startLimit(limitMs) };
  }

  #describe({ held, from }: Loaded): Answer {
    const common = { instance: this.#instance, loads: this.#loads, from, kind: held.kind };
    if (held.kind === "lazy") {
      const { header, sectionNames } = held.lazy;
      const { stateVersion, checksum } = header;
      return {
        ...common,
        stateVersion,
        checksum,
        sections: sectionNames.length,
        entries: 0,
        last: undefined,
      };
    }
    const { stateVersion, checksum, sections } = held.state;
    const names = Object.keys(sections) as Section[];
    const entries = names.reduce((sum, name) => sum + sections[name]!.length, 0);
    const last = names.length === 0 ? undefined : sections[names.at(-1)!]!.at(-1)?.id;
    return { ...common, stateVersion, checksum, sections: names.length, entries, last };
  }

  #inBackground(work: () => Promise<void>): void {
    isolate.background += 1;
    this.ctx.waitUntil(
      // After the answer: what is done for later costs the caller nothing.
      new Promise((resolve) => setTimeout(resolve, 0))
        .then(work)
        .catch(() => (isolate.backgroundFailures += 1))
        .finally(() => (isolate.background -= 1)),
    );
  }
}
