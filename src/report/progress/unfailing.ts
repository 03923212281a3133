import type { ProgressDisplay } from "./progress-display.js";

/*
 * What shows a run must not end it: a terminal that is gone, or odd, costs what is shown, not hours of measuring.
 */

/** A display that shows nothing more where `display` fails; what draws at its own time has to see to itself. */
export function unfailingDisplay(display: ProgressDisplay): ProgressDisplay {
  return {
    note: (text) => {
      attempt(() => {
        display.note(text);
      });
    },
    measure: (progress) => {
      attempt(() => {
        display.measure(progress);
      });
    },
    verdicts: (counts) => {
      attempt(() => {
        display.verdicts(counts);
      });
    },
    close: () => {
      attempt(() => {
        display.close();
      });
    },
  };
}

/** A line, or an empty one. */
export function unfailingRow(row: () => string): () => string {
  return () => attempt(row) ?? "";
}

/** The stream, of which a write that throws is one that wrote nothing. */
export function unfailingStream<S extends NodeJS.WritableStream>(stream: S): S {
  const write = (text: string): boolean => attempt(() => stream.write(text)) ?? true;
  return Object.create(stream, { write: { value: write } }) as S;
}

function attempt<T>(draw: () => T): T | undefined {
  try {
    return draw();
  } catch {
    return undefined;
  }
}
