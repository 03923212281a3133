import { randomBytes } from "node:crypto";
import type { Random } from "../ports/random.js";

export const nodeRandom: Random = { seed: () => randomBytes(16).toString("hex") };
