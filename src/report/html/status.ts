/** A mark that stands beside the word, so that no verdict is told by its colour alone. */
export const SIGNS: Readonly<Record<string, string>> = {
  "budget broken": "✕",
  regression: "✕",
  missing: "∅",
  incomparable: "≠",
  invalid: "!",
  inconclusive: "?",
  improvement: "★",
  added: "+",
  insufficient: "…",
  pass: "✓",
  "not gated": "·",
};

/** The class that colours a status. */
export function toneOf(status: string): string {
  switch (status) {
    case "budget broken":
    case "regression":
      return "bad";
    case "missing":
    case "incomparable":
    case "invalid":
      return "stopped";
    case "inconclusive":
      return "open";
    case "improvement":
      return "good";
    case "added":
    case "insufficient":
    case "pass":
    case "not gated":
    default:
      return "calm";
  }
}
