import { expect, it } from "vitest";
import { analyseCompany } from "../../../core/analysis/use-cases/analyse-company.ts";
import { testContext } from "../../../wiring/test-context.server.ts";
import { queryUnder, watchedValuationOf } from "./watched-valuation.ts";

const valued = async (ticker: string, noted: { value: number; notedAt: Date } | null = null) =>
  watchedValuationOf(
    await analyseCompany(
      testContext("2026-11-20T10:00:00Z"),
      { language: "en" },
      queryUnder(null, ticker, { providers: [], noted }),
    ),
    noted,
  );

it.each([
  ["TSLA", { reason: "notEnoughMethods", votes: 2 }],
  ["HON", { reason: "partSeparated", votes: null }],
  ["KO", null],
])("says of %s why it has no signal", async (ticker, noSignal) => {
  expect((await valued(ticker)).noSignal).toEqual(noSignal);
});

it("judges nothing by a noted price of more than 180 days ago, and says so", async () => {
  const old = await valued("KO", { value: 60, notedAt: new Date("2026-04-01T10:00:00Z") });
  expect(old).toMatchObject({ gap: null, status: null, noSignal: { reason: "priceTooOld", votes: null } });
  const recent = await valued("KO", { value: 60, notedAt: new Date("2026-11-01T10:00:00Z") });
  expect(recent).toMatchObject({ status: "undervalued", noSignal: null });
});
