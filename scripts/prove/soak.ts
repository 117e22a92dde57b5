import { setTimeout as pause } from "node:timers/promises";
import { createMarketData } from "@valora/market-data";
import { drivePaced, mixedRequests } from "../steps/bench-paced.ts";
import { freePort, type ServedProduct, serveProduct } from "../steps/bench-served-product.ts";
import { type Fit, line } from "./line.ts";

/** What a server held at rest after so many minutes of requests. */
type Sample = { minutes: number; megabytes: number; heapInMegabytes: number; handles: number };
export type Soaked = {
  minutes: number;
  requests: number;
  failed: number;
  samples: readonly Sample[];
  /** Of resident memory at rest, in megabytes an hour, without the first quarter of the time. */
  memory: Fit;
  heap: Fit;
};

const PER_SECOND = 50;
const TURN_IN_SECONDS = 90;
const MINUTE_IN_MILLISECONDS = 60_000;
const MINUTES_AN_HOUR = 60;
/** A quiet thread collects its garbage within this time. */
const SETTLES_IN_MILLISECONDS = 5_000;
/** In this part of the time code is compiled, stores fill, and threads start. */
const WARM_UP = 1 / 4;
const storedPaths = ["/analysis/KO", "/", "/faq", "/api/v1/analysis?ticker=KO"];

/** Sends mixed requests in turns for so many minutes, and looks after each turn at what the resting server holds. */
export async function soak(minutes: number): Promise<Soaked> {
  const tickers = [...(await createMarketData()).bundledTickers()];
  const metricsPort = await freePort();
  const product = await serveProduct({ PLAN_LIMITS: "off", METRICS_PORT: String(metricsPort) });
  const begun = performance.now();
  const passed = () => (performance.now() - begun) / MINUTE_IN_MILLISECONDS;
  const samples: Sample[] = [];
  let [requests, failed] = [0, 0];
  try {
    for (let run = 0; passed() < minutes; run += 1) {
      const asked = mixedRequests(PER_SECOND * TURN_IN_SECONDS, { stored: storedPaths, tickers, run });
      const { all } = await drivePaced(product.site, asked, PER_SECOND);
      requests += asked.length;
      failed += all.failed;
      const sample = await atRest(product, { metricsPort, minutes: passed() });
      samples.push(sample);
      process.stderr.write(`soak ${JSON.stringify(sample)}\n`);
    }
  } finally {
    await product.stop();
  }
  const fitted = samples.filter(({ minutes: at }) => at >= minutes * WARM_UP);
  const over = (of: (sample: Sample) => number) =>
    line(fitted.map((each) => [each.minutes / MINUTES_AN_HOUR, of(each)]));
  return {
    ...{ minutes: passed(), requests, failed, samples },
    memory: over(({ megabytes }) => megabytes),
    heap: over(({ heapInMegabytes }) => heapInMegabytes),
  };
}

async function atRest(
  product: ServedProduct,
  { metricsPort, minutes }: { metricsPort: number; minutes: number },
): Promise<Sample> {
  await product.atRest();
  await pause(SETTLES_IN_MILLISECONDS);
  const metrics = await fetch(`http://127.0.0.1:${metricsPort}/metrics`).then((answer) => answer.text());
  const heap = Number(/^nodejs_heap_size_used_bytes (\S+)$/m.exec(metrics)?.[1]);
  const megabytes = product.memoryInMegabytes() ?? Number.NaN;
  return { minutes, megabytes, heapInMegabytes: heap / 2 ** 20, handles: product.openFiles() };
}
