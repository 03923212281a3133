const encoder = new TextEncoder();

/** SHA-256 of a text's UTF-8, in hex. */
export async function sha256(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", encoder.encode(text)));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What a state's checksum is taken of: its versions are covered as well as what it holds. */
export function checksummed(schemaVersion: number, stateVersion: number, content: string): string {
  return `${schemaVersion} ${stateVersion} ${content}`;
}
