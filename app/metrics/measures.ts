import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { wordsFor } from "../dependencies/dependency-names.ts";
import type { DependencyState, JobRuns } from "../features/status/contracts/dependency.ts";
import type { AnsweredRequest } from "../http/request-log.ts";

/** The state of a process that is read when its metrics are. What cannot be read in time is left out. */
export type ProcessState = {
  version: string;
  /** The day of the data set. */
  dataAsOf(): string;
  isDatabaseAnswering(): Promise<boolean>;
  isStorageFull(): Promise<boolean>;
  /** The dependencies of this process, as it has seen them last. */
  dependencies(): readonly DependencyState[];
  /** Rows that wait to be written in the background, and those given up since the start, by kind. */
  writesWaiting(): number;
  writesDropped(): ReadonlyMap<string, number>;
  /** Mails that have not been sent yet; null while the database does not answer. */
  mailsWaiting(): Promise<number | null>;
  /** The store of anonymous answers; null without one. */
  responseStore(): { bytes: number; answers: number } | null;
};

/** From a stored answer, which takes microseconds, to an answer of a live provider. */
const secondsOfAnswers = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/**
 * The measures of one process, in Prometheus' terms: counts go up from its start, gauges are of the moment. No label
 * holds a symbol, an address or anything else of a reader: paths are the templates of routes.
 */
export function measures(state: ProcessState) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: "valora_http_requests_total",
    help: "Answered requests by method, route, status, and whether the answer was stored or made",
    labelNames: ["method", "route", "status", "from"] as const,
    registers,
  });
  const durations = new Histogram({
    name: "valora_http_request_duration_seconds",
    help: "Time from a request to its answer, by whether the answer was stored or made",
    labelNames: ["from"] as const,
    buckets: secondsOfAnswers,
    registers,
  });
  const failures = new Counter({
    name: "valora_failures_total",
    help: "Refused or failed requests by the code of the failure",
    labelNames: ["code"] as const,
    registers,
  });
  gaugesOf(state, registers);
  return {
    registry,
    answered({ method, route, status, code, isStored, milliseconds }: AnsweredRequest): void {
      const from = isStored ? "store" : "made";
      requests.inc({ method, route, status, from });
      durations.observe({ from }, milliseconds / 1_000);
      if (code !== undefined) failures.inc({ code });
    },
  };
}

type Read = {
  name: string;
  help: string;
  /** How several processes of one machine become one figure. */
  together: "first" | "max" | "min" | "sum";
};

function gaugesOf(state: ProcessState, registers: Registry[]): void {
  const { isDatabaseAnswering, isStorageFull, writesWaiting, mailsWaiting, responseStore } = state;
  const single = ({ together, ...head }: Read, read: () => number | null | Promise<number | null>) =>
    new Gauge({
      ...head,
      ...{ registers, aggregator: together },
      async collect() {
        const value = await read();
        // Unknown is no sample: 0 would be a figure.
        if (value === null) this.remove();
        else this.set(value);
      },
    });
  const several = <Label extends string>(
    { together, ...head }: Read,
    labelNames: Label[],
    read: () => Labelled<Label>,
  ) =>
    new Gauge({
      ...head,
      ...{ labelNames, registers, aggregator: together },
      collect() {
        this.reset();
        for (const [labels, value] of read()) this.set(labels, value);
      },
    });
  const about = (name: string, help: string, together: Read["together"]): Read => ({ name, help, together });
  several(
    about("valora_info", "1; the version of the program and the day of its data", "first"),
    ["version", "data_as_of"],
    () => [[{ version: state.version, data_as_of: state.dataAsOf() }, 1]],
  );
  single(about("valora_database_up", "1 while the database answers", "min"), async () =>
    Number(await isDatabaseAnswering()),
  );
  single(about("valora_storage_full", "1 while nothing more can be kept", "max"), async () =>
    Number(await isStorageFull()),
  );
  single(about("valora_writes_waiting", "Rows waiting to be written in the background", "sum"), writesWaiting);
  single(about("valora_mails_waiting", "Mails that have not been sent yet", "max"), mailsWaiting);
  single(about("valora_response_store_bytes", "Memory of stored answers", "sum"), () => responseStore()?.bytes ?? null);
  single(about("valora_response_store_answers", "Stored answers", "sum"), () => responseStore()?.answers ?? null);
  several(about("valora_outage", "1 for each dependency that is out of reach", "max"), ["dependency"], () =>
    state.dependencies().flatMap((each) => (each.isUp ? [] : [[{ dependency: wordsFor(each) }, 1] as const])),
  );
  several(
    about("valora_dependency_up", "1 for each dependency that works, 0 for each that does not", "min"),
    ["dependency", "part"],
    () => state.dependencies().map(({ name, part = "", isUp }) => [{ dependency: name, part }, Number(isUp)] as const),
  );
  gaugesOfJobs(state, (name, help, read) => several(about(name, help, "max"), ["job"], read));
  several(about("valora_writes_dropped", "Background writes given up since the start, by kind", "sum"), ["kind"], () =>
    [...state.writesDropped()].map(([kind, count]) => [{ kind }, count] as const),
  );
}

type GaugeOfJobs = (name: string, help: string, read: () => Labelled<"job">) => unknown;

/** When repeated jobs ran, and when they will; a job that has not run yet has no sample. */
function gaugesOfJobs({ dependencies }: ProcessState, gauge: GaugeOfJobs): void {
  const of = (name: string, help: string, read: (runs: JobRuns) => number | null) =>
    gauge(name, help, () =>
      dependencies().flatMap(({ part = "", runs }) => {
        const value = runs === undefined ? null : read(runs);
        return value === null ? [] : [[{ job: part }, value] as const];
      }),
    );
  of("valora_job_interval_seconds", "From one run of a repeated job to the next", ({ everySeconds }) => everySeconds);
  of("valora_job_last_run_timestamp_seconds", "When the last run began", ({ begunAt }) => secondsOf(begunAt));
  of("valora_job_next_run_timestamp_seconds", "When the next run is due", ({ nextAt }) => secondsOf(nextAt));
  of(
    "valora_job_last_fault_timestamp_seconds",
    "When a run failed last, also when others succeeded since",
    ({ fault }) => secondsOf(fault?.at ?? null),
  );
}

const secondsOf = (moment: string | null): number | null => (moment === null ? null : Date.parse(moment) / 1_000);

type Labelled<Label extends string> = readonly (readonly [Record<Label, string>, number])[];
