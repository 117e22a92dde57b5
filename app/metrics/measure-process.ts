import type { Config } from "../config/config.server.ts";
import type { ServerLog } from "../http/request-log.ts";
import type { Serving } from "../http/serve.ts";
import type { compose } from "../wiring/composition.server.ts";
import { measures } from "./measures.ts";
import { serveMetrics } from "./metrics-server.ts";
import { answerSupervisor } from "./of-workers.ts";

const ANSWER_IN_MILLISECONDS = 1_000;

type Measured = {
  log: ServerLog;
  composed: Pick<Awaited<ReturnType<typeof compose>>, "isDatabaseAnswering" | "isStorageFull" | "working">;
  serving: Pick<Serving, "product" | "stored">;
};

/** Measures this process from now on, and serves what it measures: itself, or through the process that supervises it. */
export async function measureProcess(
  { metrics }: Pick<Config, "metrics">,
  { log, composed, serving }: Measured,
  isWorker: boolean,
): Promise<void> {
  if (metrics === null) return;
  const { working, isDatabaseAnswering, isStorageFull } = composed;
  const isUp = () => isDatabaseAnswering(ANSWER_IN_MILLISECONDS);
  const { registry, answered } = measures({
    ...working,
    version: serving.product().version,
    dataAsOf: () => serving.product().dataAsOf,
    isDatabaseAnswering: isUp,
    isStorageFull,
    // A count that waits for a silent database would keep all others waiting.
    mailsWaiting: async () => ((await isUp()) ? working.mailsWaiting() : null),
    responseStore: serving.stored,
  });
  log.onAnswer = answered;
  if (isWorker) return answerSupervisor(registry);
  await serveMetrics(metrics, { contentType: registry.contentType, text: () => registry.metrics() }, log);
}
