import { Agent, get } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { Load } from "./bench-load.ts";

/** A request, and whether its answer is stored. */
export type PacedRequest = { path: string; isStored: boolean };
export type PacedLoads = { all: Load; stored: Load; first: Load };

const headers = { "Accept-Encoding": "gzip, deflate, br", Accept: "text/html,application/json" };
/** A browser that came by a link has no more connections than this; all readers together have them. */
const CONNECTIONS = 128;

/**
 * Sends requests at a pace, whether those before them are answered or not, and measures each from the moment at which it was due: a
 * server that stands still is seen by every reader who comes meanwhile.
 */
export async function drivePaced(site: string, asked: readonly PacedRequest[], perSecond: number): Promise<PacedLoads> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const times: { isStored: boolean; took: number; isOk: boolean }[] = [];
  const started = performance.now();
  const answers = asked.map(async ({ path, isStored }, index) => {
    const due = started + (index * 1_000) / perSecond;
    await pause(Math.max(0, due - performance.now()));
    const isOk = await isAnswered(site + path, agent);
    times.push({ isStored, took: performance.now() - due, isOk });
  });
  await Promise.all(answers);
  const seconds = (performance.now() - started) / 1_000;
  agent.destroy();
  const loadOf = (some: typeof times): Load => {
    const sorted = some.map(({ took }) => took).sort((one, other) => one - other);
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
    const failed = some.filter(({ isOk }) => !isOk).length;
    return { perSecond: some.length / seconds, middle: at(0.5), last: at(0.99), failed };
  };
  return {
    all: loadOf(times),
    stored: loadOf(times.filter(({ isStored }) => isStored)),
    first: loadOf(times.filter(({ isStored }) => !isStored)),
  };
}

const isAnswered = (address: string, agent: Agent): Promise<boolean> =>
  new Promise((done) => {
    get(address, { agent, headers }, (answer) => {
      answer.resume();
      answer.once("error", () => done(false));
      answer.once("end", () => done(answer.statusCode === 200));
    }).once("error", () => done(false));
  });

/** One of so many requests is for an answer that has not been asked for. */
const ONE_OF = 20;

/** Requests of which 95 of 100 are for stored pages and the others for assumptions that are asked for once only. */
export function mixedRequests(
  count: number,
  { stored, tickers, run }: { stored: readonly string[]; tickers: readonly string[]; run: number },
): PacedRequest[] {
  return Array.from({ length: count }, (_, index) => {
    if (index % ONE_OF !== ONE_OF - 1) return { path: stored[index % stored.length] ?? "/", isStored: true };
    const turn = run * count + Math.floor(index / ONE_OF);
    // A rate between 6 and 12 %, other than any before.
    const wacc = (0.06 + (turn % 60_000) / 1_000_000).toFixed(6);
    return {
      path: `/analysis/${encodeURIComponent(tickers[turn % tickers.length] ?? "KO")}?wacc=${wacc}`,
      isStored: false,
    };
  });
}
