/** The version of the state's shape that this code reads. Any other is refused. */
export const SCHEMA_VERSION = 1;

/** Parts of a state, in their order. Each is JSON of its own, and a column of its own in the Iceberg table. */
export const SECTIONS = [
  "profile",
  "settings",
  "counters",
  "members",
  "messages",
  "documents",
  "search",
  "history",
  "drafts",
  "audit",
] as const;
export type Section = (typeof SECTIONS)[number];

export interface Entry {
  readonly id: string;
  readonly name: string;
  readonly score: number;
  readonly active: boolean;
  readonly tags: readonly string[];
  readonly note: string;
}

export type Sections = Partial<Record<Section, readonly Entry[]>>;

/** What an object holds once it is loaded: everything, checked. */
export interface State {
  readonly schemaVersion: number;
  readonly stateVersion: number;
  /** SHA-256, hex, of the versions and of the body as libSQL has it, or of the sections' digests as Iceberg has them. */
  readonly checksum: string;
  readonly sections: Sections;
  /** Length of its JSON, about what it costs to hold. */
  readonly bytes: number;
}

/** SHA-256 of each section's JSON, by section. */
export type Digests = Partial<Record<Section, string>>;

export interface StateHeader {
  readonly schemaVersion: number;
  readonly stateVersion: number;
  readonly checksum: string;
}
