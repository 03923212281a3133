import type { FileMetaData } from "hyparquet";
import { parseSection } from "../../state/body.js";
import { LoadFailure } from "../../state/errors.js";
import type { Digests, Entry, Section, StateHeader } from "../../state/state.js";
import { verifyHeader } from "../../state/verify.js";
import type { Limit } from "../limit.js";
import type { GetFile } from "../object-store.js";
import { Shared } from "../shared.js";
import type { LoadRequest } from "../source.js";
import { parseDigests, verifySection } from "./assemble.js";
import { readFooter, readSection } from "./rows.js";
import { findFiles } from "./table.js";
import type { StateFile } from "./table.js";

/**
 * A state of which only the header is there: version, checksum, and the digest of every section, all from
 * the table's metadata (three requests). A section is fetched by its column chunk when it is asked for.
 */
export class LazyState {
  readonly header: StateHeader;
  readonly #get: GetFile;
  readonly #file: StateFile;
  readonly #digests: Digests;
  readonly #sections = new Map<Section, readonly Entry[]>();
  readonly #loading = new Map<Section, Shared<readonly Entry[]>>();
  readonly #footerLoading = new Shared<FileMetaData>();
  #footer: FileMetaData | undefined;

  private constructor(get: GetFile, file: StateFile, digests: Digests) {
    this.header = file.header;
    this.#get = get;
    this.#file = file;
    this.#digests = digests;
  }

  /** @throws LoadFailure `incomplete` where the object's state is in several files */
  static async open(get: GetFile, metadata: string, request: LoadRequest): Promise<LazyState> {
    const [file, ...others] = await findFiles(get, metadata, request);
    const where = `The state of ${request.objectId} in Iceberg`;
    if (file?.digests === undefined || others.length > 0) {
      throw new LoadFailure("incomplete", `${where} is in ${others.length + 1} files; one is loaded lazily.`);
    }
    verifyHeader(file.header, request.minVersion, where);
    return new LazyState(get, file, await parseDigests(file.digests, file.header, where));
  }

  get sectionNames(): readonly Section[] {
    return Object.keys(this.#digests) as Section[];
  }

  /**
   * Fetches, checks and keeps a section, which is empty where none was written; callers at the same time wait for one fetch, each within its own limit.
   *
   * @throws LoadFailure
   */
  async section(name: Section, limit: Limit): Promise<readonly Entry[]> {
    const held = this.#sections.get(name);
    if (held !== undefined) return held;
    if (this.#digests[name] === undefined) return [];
    const loading = this.#loading.get(name) ?? new Shared<readonly Entry[]>();
    this.#loading.set(name, loading);
    return loading.get(() => this.#fetch(name, limit), limit);
  }

  async #fetch(name: Section, limit: Limit): Promise<readonly Entry[]> {
    const where = this.#file.location;
    this.#footer ??= await this.#footerLoading.get(
      () => readFooter(this.#get, this.#file, limit.signal),
      limit,
    );
    const text = await readSection(this.#get, this.#file, this.#footer, name, limit.signal);
    await verifySection(name, text, this.#digests[name], where);
    const entries = parseSection(text, `${where}: ${name}`);
    this.#sections.set(name, entries);
    return entries;
  }
}
