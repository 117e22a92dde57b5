import { setImmediate } from "node:timers/promises";
import { createMarketData, memoryState, type SharedState } from "@valora/market-data";
import { liveExchangeRate, liveProviders } from "@valora/market-data/live";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { earlierData } from "../../packages/market-data/vendors-server/earlier-data.ts";
import { startVendorsServer, type VendorsServer } from "../../packages/market-data/vendors-server/server.ts";
import { fmpVendor } from "../../packages/market-data/vendors-server/vendors/fmp.ts";
import { Problem } from "../core/shared/contracts/problem.ts";
import { behaviourOf, scriptedBank, scriptedVendor } from "../e2e/bad-inputs/remote/scripted-vendor.ts";
import { ownUpstreamCases, sharedUpstreamCases, type UpstreamCase } from "../e2e/bad-inputs/upstream-cases.ts";
import { productOf } from "../wiring/composition.server.ts";
import { servedProduct } from "./served-product.ts";

// The product with one live provider, which answers what it should not.
const patienceInMilliseconds = 1_500;
const servers: VendorsServer[] = [];
const earlier = earlierData();
afterAll(earlier.remove);
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

type Installation = { state: SharedState; now?: () => number };

async function appFacing(input: UpstreamCase["input"], { state, now = Date.now }: Installation) {
  const server = await startVendorsServer({ vendors: [scriptedVendor(input), scriptedBank] });
  servers.push(server);
  server.behave(fmpVendor.id, behaviourOf(input));
  const options = { state, now, deadlineInMilliseconds: patienceInMilliseconds };
  const marketData = createMarketData({
    dataDirectory: earlier.directory,
    now,
    state,
    deadlineInMilliseconds: patienceInMilliseconds,
    providers: await liveProviders([{ id: "fmp", credential: "key", address: server.addressOf("fmp") }], options),
    exchangeRate: liveExchangeRate({ address: server.addressOf("ecb"), ...options }),
  });
  const analyses = { record: () => {} };
  const predictions = { record: () => {} };
  const world = { now: () => new Date(now()), pause: setImmediate, marketData };
  const context = { ...world, predict: () => null, analyses, predictions };
  const product = productOf(context, null);
  return { app: servedProduct(product), server };
}

/** A state that tells which accounts are kept in it; a price that is right may be, whatever the accounts are. */
function watchedState() {
  const state = memoryState();
  const kept = new Map<string, unknown>();
  const write: SharedState["write"] = async (key, answer) => {
    kept.set(key, answer.value);
    await state.write(key, answer);
  };
  return {
    state: { ...state, write },
    kept: () => [...kept.values()].filter((value) => JSON.stringify(value).includes('"statements"')),
  };
}

async function expectAsToldBy({ input, expected }: UpstreamCase) {
  const { state, kept } = watchedState();
  const { app } = await appFacing(input, { state });
  const response = await app.request("/api/v1/analysis?ticker=AAPL&source=fmp&lang=en");
  const text = await response.text();
  expect(expected.status, text.slice(0, 300)).toContain(response.status);
  expect(text).not.toMatch(/<script|<img/);
  if (response.status === 200) return;
  expect(response.headers.get("content-type")).toContain("application/problem+json");
  const problem = Problem.parse(JSON.parse(text));
  if (expected.code !== null) expect(problem.code).toBe(expected.code);
  expect(problem.title).not.toMatch(/failures\.|\{/);
  expect(response.headers.has("retry-after")).toBe(response.status === 503);
  expect(kept(), "nothing bad is kept").toEqual([]);
}

describe("what a source answers that it should not", () => {
  it.each(ownUpstreamCases.map((each) => [each.id, each.why, each] as const))("%s: %s", async (_id, _why, each) => {
    await expectAsToldBy(each);
  });
});

const shared = sharedUpstreamCases();
describe.skipIf(shared === null)("the collection beside the repository", () => {
  it.each((shared ?? []).map((each) => [each.id, each.why, each] as const))("%s: %s", async (_id, _why, each) => {
    await expectAsToldBy(each);
  });
});

it("the next source counts when what one gives contradicts itself, and the reader is told", async () => {
  const input = { fiscalYears: "duplicated year" };
  const { app } = await appFacing(input, { state: memoryState() });
  const answer = await (await app.request("/api/v1/analysis?ticker=AAPL")).json();
  expect(answer.data.sources[0]).toMatchObject({ covers: "statements", source: "bundled" });
  const skipped = answer.data.notes.filter(({ code }: { code: string }) => code === "providerSkipped");
  expect(skipped.map(({ params }: { params: object }) => params)).toContainEqual(
    expect.objectContaining({ provider: "fmp", covers: "statementsAndPrice", reason: "suspect" }),
  );
});

describe("a good answer that is kept", () => {
  const start = Date.parse("2026-11-20T12:00:00Z");
  const later = start + 7 * 3_600_000;
  const bad = ownUpstreamCases.filter(({ expected }) => !expected.status.includes(200));

  it.each(bad.map((each) => [each.why, each] as const))("is not replaced: %s", async (_why, each) => {
    const { state } = watchedState();
    const address = "/api/v1/analysis?ticker=AAPL&source=fmp";
    const before = await (await appFacing({}, { state, now: () => start })).app.request(address);
    const { app } = await appFacing(each.input, { state, now: () => later });
    const answers = [await app.request(address), await app.request(address)];
    const good = await before.json();
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      const now = await answer.json();
      expect([now.price, now.methods]).toEqual([good.price, good.methods]);
    }
    const codes = (await (await app.request(address)).json()).data.notes.map(({ code }: { code: string }) => code);
    expect(codes).toContain("answerStale");
  });
});
