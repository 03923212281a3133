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
  "within budget": "✓",
  "budget open": "?",
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
    case "budget open":
      return "open";
    case "improvement":
      return "good";
    case "added":
    case "insufficient":
    case "pass":
    case "within budget":
    case "not gated":
    default:
      return "calm";
  }
}
