import type { ServiceManifest } from "../config/project.js";
import type { HarnessCaveat } from "../core/model/trial.js";
import type { Clock } from "../ports/clock.js";
import type { Endpoint, TrialFiles, TrialNetwork } from "../ports/trial-io.js";
import type { Exec, ExecResult, RunningProcess } from "../ports/exec.js";
import { formatEndpoint } from "./endpoint.js";
import { expandCommand } from "./expand.js";
import { formatArgv } from "../platform/format-argv.js";
import { describeEnd, failed, formatMs, hintOfProgram } from "./failures.js";
import { logTail } from "./log-tail.js";
import { makeProbe } from "./readiness.js";

const FIRST_PAUSE_MS = 1;
const LAST_PAUSE_MS = 25;
/** What a shell, Java and others make of a signal that they end by. */
const SIGNAL_EXIT_CODES = { SIGHUP: 129, SIGINT: 130, SIGQUIT: 131, SIGTERM: 143 } as const;

export interface ServicePorts {
  readonly exec: Exec;
  readonly clock: Clock;
  readonly files: TrialFiles;
  readonly network: TrialNetwork;
}

export interface ServiceSpec {
  readonly manifest: ServiceManifest;
  readonly cwd: string;
  /** With LATENCY_GATE_ENDPOINT. */
  readonly env: Readonly<Record<string, string>>;
  readonly endpoint: Endpoint;
  readonly logFile: string;
  readonly cpus: readonly number[] | undefined;
  /** What is left of the trial's time. */
  readonly limitMs: number;
}

/** A service that was ready once. */
export class Service {
  readonly endpoint: Endpoint;
  readonly logFile: string;
  readonly #spec: ServiceSpec;
  readonly #ports: ServicePorts;
  readonly #process: RunningProcess;
  #end: ExecResult | undefined;

  private constructor(spec: ServiceSpec, running: RunningProcess, ports: ServicePorts) {
    this.endpoint = spec.endpoint;
    this.logFile = spec.logFile;
    this.#spec = spec;
    this.#ports = ports;
    this.#process = running;
    running.ended.then(
      (result) => {
        this.#end = result;
      },
      // Whoever waits for the end is told; nobody may.
      () => undefined,
    );
  }

  /**
   * Starts a service and waits until it is ready.
   *
   * @throws TrialFailure service-died, service-not-ready, not-found; whatever was started is gone then
   */
  static async start(spec: ServiceSpec, ports: ServicePorts, abort: AbortSignal): Promise<Service> {
    const argv = expandCommand("The service's `start`", spec.manifest.start, spec.env);
    const { cwd, env, logFile, cpus } = spec;
    ports.files.touch(logFile);
    const running = await ports.exec.start(
      { argv, cwd, env, logFile, ...(cpus === undefined ? {} : { cpus }) },
      abort,
    );
    const service = new Service(spec, running, ports);
    try {
      await service.#untilReady(abort);
    } catch (error) {
      await running.stop(spec.manifest.stop, spec.manifest.stopTimeoutMs);
      throw error;
    }
    return service;
  }

  /** Resolves when the service ends, whoever ended it. */
  get ended(): Promise<ExecResult> {
    return this.#process.ended;
  }

  get hasEnded(): boolean {
    return this.#end !== undefined;
  }

  /** Processor time that it has used; undefined where it can't be read. */
  cpuMs(): number | undefined {
    return this.#process.cpuMs();
  }

  /** The failure of a trial in which the service ended. */
  died(when: string): Error {
    const { manifest, logFile } = this.#spec;
    const end = this.#end?.end;
    if (end?.kind === "not-found") {
      return failed("not-found", `The service ${describeEnd(end)}`, {
        where: formatArgv(manifest.start),
        hint: hintOfProgram(end.program),
      });
    }
    return failed("service-died", `The service ${end === undefined ? "ended" : describeEnd(end)} ${when}`, {
      where: formatArgv(manifest.start),
      hint: "a service runs until the gate stops it: it must stay in the foreground",
      logTail: logTail(this.#ports.files, logFile),
    });
  }

  /** Asks the service to stop, kills it after its limit, and says so where it did not end well. */
  async stop(): Promise<HarnessCaveat[]> {
    const { stop, stopTimeoutMs } = this.#spec.manifest;
    const { end } = await this.#process.stop(stop, stopTimeoutMs);
    const caveat = (code: string, message: string): HarnessCaveat[] => [
      { scenario: undefined, code, message },
    ];
    if (end.kind === "exit" && end.code !== 0 && end.code !== SIGNAL_EXIT_CODES[stop]) {
      return caveat(
        "service-stop",
        `The service ended with exit code ${end.code} when it was asked to stop (${stop}).`,
      );
    }
    if (end.kind === "signal" && end.signal !== stop) {
      const reason = end.signal === "SIGKILL" ? ` after ${formatMs(stopTimeoutMs)}` : "";
      return caveat(
        "service-stop",
        `The service did not stop on ${stop} and was ended by ${end.signal}${reason}.`,
      );
    }
    return [];
  }

  async #untilReady(abort: AbortSignal): Promise<void> {
    const { manifest, endpoint, logFile, limitMs } = this.#spec;
    const probe = makeProbe(manifest.ready, endpoint, logFile, this.#ports);
    const waitMs = Math.min(manifest.readyTimeoutMs, limitMs);
    const deadlineMs = this.#ports.clock.nowMs() + waitMs;
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(LAST_PAUSE_MS, pauseMs * 1.5)) {
      abort.throwIfAborted();
      const answer = await probe();
      // A probe may have been answered by another process that has the port: the service is gone then.
      if (this.hasEnded) throw this.died("before it was ready");
      if (answer.ready) return;
      if (this.#ports.clock.nowMs() >= deadlineMs) {
        throw failed(
          "service-not-ready",
          `The service was not ready within ${formatMs(waitMs)}: ${answer.missing}`,
          {
            where: formatEndpoint(endpoint),
            hint: "does it listen where LATENCY_GATE_ENDPOINT says? Set `readyTimeout` where it needs longer",
            logTail: logTail(this.#ports.files, logFile),
          },
        );
      }
      await Promise.race([this.#ports.clock.sleepMs(pauseMs, abort), this.ended]);
    }
  }
}
