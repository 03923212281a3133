export const GATE: string;
export function endWithTheGate(): void;
export function wasInterrupted(): boolean;
export function runGate(
  argv: readonly string[],
  cwd: string,
): Promise<{ readonly status: number | null; readonly text: string }>;
