import { joinBody } from "../../state/body.js";
import type { Section, State } from "../../state/state.js";
import type { GetFile } from "../object-store.js";
import type { LoadRequest, StateSource } from "../source.js";
import { assemble } from "./assemble.js";
import { readRows } from "./rows.js";
import type { StateRow } from "./rows.js";
import { findFiles } from "./table.js";

/** Whole states of an Iceberg table; their files are fetched side by side. */
export class IcebergSource implements StateSource {
  constructor(
    readonly get: GetFile,
    /** Location of the table's current metadata file. */
    readonly metadata: string,
  ) {}

  async load(request: LoadRequest): Promise<State> {
    return assemble(await this.rows(request), request);
  }

  /** The state, and the text of it that libSQL would keep. */
  async loadWithBody(request: LoadRequest): Promise<{ readonly state: State; readonly body: string }> {
    const rows = await this.rows(request);
    const texts = Object.assign({}, ...rows.map((row) => row.texts)) as Partial<Record<Section, string>>;
    return { state: await assemble(rows, request), body: joinBody(texts) };
  }

  /** The rows of an object, decoded and not yet checked. */
  async rows(request: LoadRequest): Promise<StateRow[]> {
    const files = await findFiles(this.get, this.metadata, request);
    const rows = await Promise.all(files.map((file) => readRows(this.get, file, request.signal)));
    return rows.flat();
  }
}
