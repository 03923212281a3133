import type { HostInfo } from "../core/model/run.js";
import type { HostReading } from "../core/model/trial.js";

/** Watches the host over one trial. */
export interface HostWatch {
  /** What the host looked like since the watch began; `undefined` where it can't be read. */
  finish(): HostReading;
}

/** What can be learnt about the machine that measures. */
export interface HostProbe {
  info(): HostInfo;
  watch(): HostWatch;
}
