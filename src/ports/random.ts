export interface Random {
  /** 32 hex digits from a cryptographic source; every drawn order follows from one of these. */
  seed(): string;
}
