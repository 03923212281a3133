const LEAST_MAJOR = 20;

/** Why this Node.js can't run the gate, which reads files by what older ones do not have; undefined where it can. */
export function whyOldNode(version: string): string | undefined {
  const major = Number(version.split(".")[0]);
  return major >= LEAST_MAJOR
    ? undefined
    : `latency-gate needs Node.js ${LEAST_MAJOR} or newer, and this is ${version}: install a newer one (actions/setup-node).`;
}
