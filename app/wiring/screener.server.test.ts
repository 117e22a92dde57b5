import { expect, it } from "vitest";
import { readScreenerQuery } from "../core/lists/use-cases/read-screener-query.ts";
import { meterOf } from "../core/usage/contracts/metered-use.ts";
import { withoutUsage } from "./features/people.server.ts";
import { screenerOf } from "./screener.server.ts";
import { testContext } from "./test-context.server.ts";

const query = readScreenerQuery(new URLSearchParams());

/** Whether an anonymous reader's list may be sent to others, with so many of two companies valued. */
async function isForOthers(valued: number, isCurrent: boolean) {
  const progress = { valued, total: 2, isCurrent, valuedAt: null };
  const screen = {
    refresh: async () => ({ valued: 0 }),
    read: () => ({ dataAsOf: "2026-09-01", progress, companies: [] }),
  };
  const lists = screenerOf({ context: testContext(), screen, usage: withoutUsage });
  const asked = [lists.screenCompanies, lists.exportScreenTable, lists.exportScreenWorkbook].map(async (ask) => {
    const meter = meterOf();
    await ask({ language: "en", caller: { account: null, address: "203.0.113.1", meter } }, query);
    return !meter.isPersonal;
  });
  return [...new Set(await Promise.all(asked))];
}

it("sends a copy of a list to others only when all its companies are valued", async () => {
  expect(await isForOthers(2, true)).toEqual([true]);
  expect(await isForOthers(1, true)).toEqual([false]);
  expect(await isForOthers(2, false)).toEqual([false]);
});
