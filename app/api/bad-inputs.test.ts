import type { AddressInfo } from "node:net";
import { createMarketData } from "@valora/market-data";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { productOf } from "../composition.server.ts";
import { readConfig } from "../config.server.ts";
import { exchange } from "../e2e/bad-inputs/exchange.ts";
import { ownCases } from "../e2e/bad-inputs/own-cases.ts";
import { wrongIn } from "../e2e/bad-inputs/run-case.ts";
import { sharedCases } from "../e2e/bad-inputs/shared-cases.ts";
import { createLog } from "../http/request-log.ts";
import { type Serving, serve } from "../http/serve.ts";

// A real server on a real socket; only the pages are stand-ins, which the end-to-end tests replace by the built site.
const recorded: unknown[] = [];
const logLines: string[] = [];
let serving: Serving;
let where: { host: string; port: number };

beforeAll(async () => {
  const config = readConfig({ PORT: "0", NODE_ENV: "test" });
  const marketData = await createMarketData();
  const analyses = { record: (analysis: unknown) => recorded.push(analysis) };
  serving = await serve({
    config,
    log: createLog("info", { write: (line) => logLines.push(line) }),
    composed: {
      product: productOf(
        {
          now: () => new Date(),
          pause: async () => {},
          marketData,
          predict: () => null,
          analyses,
          predictions: { record: () => {} },
        },
        config.contactEmail,
      ),
      isDatabaseAnswering: async () => true,
      close: async () => {},
    },
    pages: async (request) =>
      new Response("<!doctype html>", {
        status: new URL(request.url).pathname === "/" ? 200 : 404,
        headers: { "Content-Type": "text/html" },
      }),
    files: null,
    patience: { headersInMilliseconds: 1_000, requestInMilliseconds: 2_000 },
  });
  // A listening TCP server has an address of this kind.
  where = { host: "127.0.0.1", port: (serving.server.address() as AddressInfo).port };
});
afterAll(() => serving.stop());

const health = () =>
  exchange(
    { bytes: Buffer.from("GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"), isSlow: false },
    where,
  );

describe("our own bad inputs", () => {
  it.each(ownCases.map((each) => [each.id, each.why, each] as const))("%s: %s", async (_id, _why, each) => {
    recorded.length = 0;
    expect(await wrongIn(each, where)).toEqual([]);
    expect(recorded).toEqual([]);
    expect((await health()).status).toBe(200);
  });
});

const shared = sharedCases();
describe.skipIf(shared === null)("the collection beside the repository", () => {
  it.each((shared ?? []).map((each) => [each.id, each.why, each] as const))("%s: %s", async (_id, _why, each) => {
    expect(await wrongIn(each, where)).toEqual([]);
    expect((await health()).status).toBe(200);
  });
});

it("has written one line of JSON per request, short, and without what strangers wrote", () => {
  for (const line of logLines) {
    expect(line.length, line.slice(0, 200)).toBeLessThan(2_048);
    expect(() => JSON.parse(line)).not.toThrow();
    expect(line.trimEnd()).not.toMatch(/\p{Cc}|<|wacc=/u);
  }
  expect(logLines.length).toBeGreaterThan(ownCases.length);
});
