/** Variables of a process, as it was given them. */
export type Environment = Readonly<Record<string, string | undefined>>;
