import { AggregatorRegistry, type Registry } from "prom-client";

/** A worker answers its supervisor, which serves the metrics of all. */
export function answerSupervisor(registry: Registry): void {
  AggregatorRegistry.setRegistries([registry]);
  new AggregatorRegistry();
}

/** The metrics of all workers as one: counts added up, gauges by the rule of each. */
export function metricsOfWorkers() {
  const all = new AggregatorRegistry();
  return { contentType: all.contentType, text: () => all.clusterMetrics() };
}
