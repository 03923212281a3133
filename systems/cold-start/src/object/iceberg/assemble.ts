import { parseSection } from "../../state/body.js";
import { checksummed, sha256 } from "../../state/checksum.js";
import { LoadFailure } from "../../state/errors.js";
import { SECTIONS } from "../../state/state.js";
import type { Digests, Entry, Section, Sections, State, StateHeader } from "../../state/state.js";
import { verifyHeader } from "../../state/verify.js";
import type { LoadRequest } from "../source.js";
import type { StateRow } from "./rows.js";

/**
 * One state of its rows: all of one version, every section there, each with the digest that was written.
 *
 * @throws LoadFailure
 */
export async function assemble(
  rows: readonly StateRow[],
  { objectId, minVersion }: LoadRequest,
): Promise<State> {
  const where = `The state of ${objectId} in Iceberg`;
  const [first] = rows;
  if (first === undefined) throw new LoadFailure("missing", `${where} has no rows.`);
  const { header, digests } = first;
  verifyHeader(header, minVersion, where);
  const torn = rows.some(
    (row) => row.header.stateVersion !== header.stateVersion || row.header.checksum !== header.checksum,
  );
  if (torn) throw new LoadFailure("incomplete", `${where} has files of more than one version.`);
  const expected = await parseDigests(digests, header, where);
  const texts = Object.assign({}, ...rows.map((row) => row.texts)) as Partial<Record<Section, string>>;
  await Promise.all(SECTIONS.map((name) => verifySection(name, texts[name], expected[name], where)));
  const bytes = Object.values(texts).reduce((sum, text) => sum + text.length, 0);
  return { ...header, sections: parseSections(texts, where), bytes };
}

/** Sections of their JSON texts. */
export function parseSections(texts: Partial<Record<Section, string>>, where: string): Sections {
  const sections: Partial<Record<Section, readonly Entry[]>> = {};
  for (const name of SECTIONS) {
    const text = texts[name];
    if (text !== undefined) sections[name] = parseSection(text, `${where}: ${name}`);
  }
  return sections;
}

/** @throws LoadFailure where the digests are not those of the checksum */
export async function parseDigests(digests: string, header: StateHeader, where: string): Promise<Digests> {
  const { schemaVersion, stateVersion, checksum } = header;
  if ((await sha256(checksummed(schemaVersion, stateVersion, digests))) !== checksum) {
    throw new LoadFailure(
      "checksum",
      `${where} has versions or digests that are not what its checksum says.`,
    );
  }
  return JSON.parse(digests) as Digests;
}

/** @throws LoadFailure where a section is missing, was never written, or is not what was written */
export async function verifySection(
  name: Section,
  text: string | undefined,
  digest: string | undefined,
  where: string,
): Promise<void> {
  if ((text === undefined) !== (digest === undefined)) {
    throw new LoadFailure(
      "incomplete",
      `${where}: ${name} is ${text === undefined ? "not there" : "in no digest"}.`,
    );
  }
  if (text !== undefined && (await sha256(text)) !== digest) {
    throw new LoadFailure("checksum", `${where}: ${name} is not what its digest says.`);
  }
}
