import cluster from "node:cluster";
import { metricsSettingsIn } from "../config/metrics-settings.ts";
import { seedSetUp } from "../config/setup-seed.ts";
import { EXIT_MISCONFIGURED } from "../start-failure.ts";
import { type SupervisorLog, workersLog } from "./supervisor-log.ts";
import { workerPlaces } from "./worker-places.ts";

/** A worker that has not answered for a minute will not answer. */
const LOOK_IN_MILLISECONDS = 10_000;

/**
 * Starts workers that share one port, and starts again those that end. Signals are passed on: the first one stops all workers, and
 * this process when the last of them has ended; SIGUSR2, and SIGHUP without a terminal, replace them one after the other. This
 * process takes connections and gives them to the workers in turn; it answers nothing itself.
 */
export function supervise(wanted: number): void {
  seedSetUp(process.env);
  cluster.setupPrimary({ exec: process.argv[1] ?? "" });
  const log = workersLog(process.env);
  log.info({ pid: process.pid, workers: wanted }, "supervising");
  const places = workerPlaces(wanted, {
    log,
    onAddress: (address) => process.send?.({ address }),
    onEnded: (code) => process.exit(code),
    misconfigured: EXIT_MISCONFIGURED,
  });
  places.start();
  void openMetrics(log);
  const looking = setInterval(places.look, LOOK_IN_MILLISECONDS);
  looking.unref();
  const stop = (signal: NodeJS.Signals) => () => places.stop(signal);
  process.on("SIGTERM", stop("SIGTERM"));
  process.on("SIGINT", stop("SIGINT"));
  process.on("SIGHUP", () => (process.stdin.isTTY ? places.stop("SIGHUP") : void places.replaceAll()));
  if (process.platform !== "win32") process.on("SIGUSR2", () => void places.replaceAll());
  process.once("disconnect", stop("SIGINT"));
}

/** The metrics of all workers, where a setting asks for them. */
async function openMetrics(log: SupervisorLog): Promise<void> {
  const { metrics } = metricsSettingsIn(process.env);
  if (metrics === null) return;
  const [{ serveMetrics }, { metricsOfWorkers }] = await Promise.all([
    import("../metrics/metrics-server.ts"),
    import("../metrics/of-workers.ts"),
  ]);
  await serveMetrics(metrics, metricsOfWorkers(), log);
}
