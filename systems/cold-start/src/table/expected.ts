/** The table's folder in the warehouse: bucket and path. */
export const TABLE = "warehouse/db/state";

/** What a loaded state must be. */
export interface Expected {
  readonly stateVersion: number;
  readonly libsqlChecksum: string;
  readonly icebergChecksum: string;
  readonly sections: number;
  readonly entries: number;
  readonly last: string | undefined;
  readonly bytes: number;
}

export interface Expectations {
  /** Location of the table's current metadata file. */
  readonly metadata: string;
  readonly objects: Readonly<Record<string, Expected>>;
}
