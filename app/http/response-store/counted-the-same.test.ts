import fc from "fast-check";
import { expect, it } from "vitest";
import type { Account } from "../../core/shared/use-cases/caller.ts";
import { leasedPlanUses } from "../../core/usage/stores/leased-plan-uses.ts";
import { watchedPace } from "../../core/usage/stores/watched-pace.ts";
import { planAtHand } from "../../core/usage/use-cases/plan-at-hand.ts";
import { ratesInMemory, usesInMemory } from "../../core/usage/use-cases/plan-in-memory.ts";
import { allAnonymous, allowanceOf, openCompany, openedToday } from "../../core/usage/use-cases/plan-limits.ts";
import { siteBuild } from "../../web/site-build-contract.ts";
import { productOf } from "../../wiring/composition.server.ts";
import { withoutImports } from "../../wiring/features/imports.server.ts";
import { testContext } from "../../wiring/test-context.server.ts";
import type { Renderings } from "../renderings/renderings.ts";
import { renderingsHere, storedServer } from "./stored-server-contract.ts";

// Readers of the API who come in any order: what is counted of them is the same with the store and without it.
const Request = fc.record({
  address: fc.constantFrom("203.0.113.5", "203.0.113.6", "203.0.113.7"),
  target: fc.constantFrom(
    "/api/v1/analysis?ticker=KO",
    "/api/v1/analysis?ticker=KO&scenario=optimistic",
    "/api/v1/analysis?ticker=AAPL&lang=it",
    "/api/v1/analysis?ticker=NOSUCHCO",
    "/api/v1/ratios?ticker=AAPL",
    "/api/v1/compare?tickers=MSFT,KO",
    "/api/v1/companies?q=coca",
  ),
  wait: fc.constantFrom(0, 0, 0, 30_000, 61_000),
});

/** A server of the API whose readers are limited by plans, and all that it counts. */
async function counting(storeInMegabytes: number, areLimited: boolean, renderings?: Renderings) {
  let time = Date.parse("2026-03-02T22:30:00Z");
  const now = () => new Date(time);
  const counted: object[] = [];
  const { rates, ...commonPace } = watchedPace({
    rates: ratesInMemory(),
    paced: allAnonymous,
    windowInMilliseconds: 60_000,
    now,
  });
  const secrets = { hashOf: (text: string) => text };
  const planUses = leasedPlanUses(usesInMemory(), { now });
  const plan = { now, secrets, anonymousCompaniesAMinute: 60, rates, planUses };
  const context = {
    ...testContext(),
    analyses: { record: ({ at: _at, ...analysis }: { at: Date; ticker: string }) => counted.push(analysis) },
  };
  const product = productOf(context, null, {
    imports: withoutImports,
    calibration: async () => [],
    fetchFile: () => Promise.reject(new Error("nothing is fetched here")),
    usage: {
      now,
      openCompany: areLimited ? (caller, ticker) => openCompany(plan, caller, ticker) : null,
      atHand: planAtHand({ ...plan, commonPace }, async () => {}),
      openedToday: (caller) => openedToday(plan, caller),
      ownPricesOf: async (_account: Account) => ({ policy: null, noted: new Map() }),
      allowanceOf: (caller) => allowanceOf(plan, caller),
      popularity: { count: (visit) => counted.push(visit), mostVisited: async () => [] },
      remember: () => {},
    },
  });
  let made = 0;
  const { ask, stop } = await storedServer({
    product: {
      ...product,
      analyseCompany: (...asked) => {
        made += 1;
        return product.analyseCompany(...asked);
      },
    },
    pages: async () => new Response(null, { status: 404 }),
    ...(renderings !== undefined && { renderings }),
    settings: { RESPONSE_STORE_MB: String(storeInMegabytes), TRUSTED_PROXIES: "127.0.0.1" },
  });
  return {
    stop,
    made: () => made,
    counted: () => counted.map((each) => JSON.stringify(each)).sort(),
    async answer({ address, target, wait }: { address: string; target: string; wait: number }) {
      time += wait;
      const { status, headers } = await ask(target, { "x-forwarded-for": address, "accept-encoding": "identity" });
      return [target, status, headers["ratelimit-policy"], headers.ratelimit, headers["retry-after"]];
    },
  };
}

it.each([
  ["plans do not limit", false],
  ["plans limit", true],
])("counts the same with the store and without it, where %s", async (_, areLimited) => {
  const made = { stored: 0, plain: 0 };
  const apart = await renderingsHere(siteBuild(), { PLAN_LIMITS: areLimited ? "on" : "off" });
  await fc.assert(
    fc.asyncProperty(fc.array(Request, { minLength: 10, maxLength: 40 }), async (requests) => {
      const [stored, plain] = [await counting(64, areLimited), await counting(0, areLimited)];
      const threaded = await counting(64, areLimited, apart.renderings);
      for (const request of requests) {
        const expected = await plain.answer(request);
        expect(await stored.answer(request)).toEqual(expected);
        expect(await threaded.answer(request)).toEqual(expected);
      }
      expect(stored.counted()).toEqual(plain.counted());
      expect(threaded.counted()).toEqual(plain.counted());
      made.stored += stored.made();
      made.plain += plain.made();
      await Promise.all([stored.stop(), plain.stop(), threaded.stop()]);
    }),
    { numRuns: Number(process.env.VALORA_COUNT_RUNS ?? 2) },
  );
  expect(apart.made(), "some answers are made by the parts of a rendering thread").toBeGreaterThan(0);
  expect(made.stored, "some answers are stored ones").toBeLessThan(made.plain);
});
