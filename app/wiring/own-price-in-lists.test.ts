import { expect, it, vi } from "vitest";
import * as z from "zod";
import { analyseCompany } from "../core/analysis/use-cases/analyse-company.ts";
import { companyFile } from "../core/analysis/use-cases/company-file.ts";
import { ScreenerAnswer } from "../core/lists/contracts/screened-company.ts";
import type { CompanyScreen } from "../core/lists/use-cases/company-screen.ts";
import { readScreenerQuery } from "../core/lists/use-cases/read-screener-query.ts";
import { screenedCompany } from "../core/lists/use-cases/screened-company.ts";
import type { Policy } from "../core/policies/contracts/policy.ts";
import type { Account } from "../core/shared/use-cases/caller.ts";
import type { AccountContext } from "../features/accounts/use-cases/account-context.ts";
import { accountsIn } from "../features/accounts/use-cases/accounts.ts";
import type { Watched } from "../features/watchlist/use-cases/watchlist-context.ts";
import { withoutUsage } from "./features/people.server.ts";
import { productOf } from "./product.server.ts";
import { testContext } from "./test-context.server.ts";
import { testDependencies } from "./test-dependencies-contract.ts";

// One question, how a company stands to the price that its reader has noted, walked through every list that answers it.
const today = "2026-11-20";
const world = testContext(`${today}T10:00:00Z`);
const day = (date: string) => new Date(`${date}T09:00:00Z`);
const noted: Readonly<Record<string, { value: number; notedAt: Date }>> = {
  KO: { value: 70, notedAt: day("2026-11-01") },
  MSFT: { value: 300, notedAt: day("2026-11-19") },
  "ITX.MC": { value: 41.5, notedAt: day("2026-11-19") },
  // Of more than 180 days ago; and of a company whose accounts hold a part that has left: nothing is judged by either.
  XOM: { value: 90, notedAt: day("2026-04-01") },
  HON: { value: 150, notedAt: day("2026-11-19") },
};
const tickers = [...Object.keys(noted), "AAPL"];

const companies = await Promise.all(
  tickers.map(async (ticker) =>
    screenedCompany(companyFile(world, await world.marketData.fundamentalsOf(ticker, { provider: "bundled" }), today)),
  ),
);
const progress = { valued: tickers.length, total: tickers.length, isCurrent: true, valuedAt: null };
const screen: CompanyScreen = {
  refresh: async () => ({ valued: 0 }),
  read: () => ({ dataAsOf: today, progress, companies }),
};
// Whose fields besides the id no list reads.
const ana = { id: "01890000-0000-7000-8000-000000000001" } as Account;
const house: Policy = {
  ...{ id: "01890000-0000-7000-8000-000000000002", name: "House", team: null, isActive: true },
  ...{ scenario: "conservative", wacc: null, growth: 0.03, horizon: 7, view: null, source: null },
  ...{ discounting: null, cashFlow: null, dividends: null },
};

/** The product with what Ana watches, and the policy that is active. */
function productWith(policy: Policy | null, opened: "all" | ReadonlySet<string> = "all") {
  const watched = tickers.map(
    (ticker, index): Watched => ({
      id: `0189000${index}`,
      ticker,
      addedAt: day(today),
      ownPrice: noted[ticker] ?? null,
    }),
  );
  const kept = {
    now: world.now,
    watchlist: { listOf: async () => watched, alertsOf: async () => [] },
    policies: { listOf: async () => (policy === null ? [] : [policy]), lostBy: async () => null },
    // Only what the two lists read.
  } as unknown as AccountContext;
  const useCases = accountsIn(async () => kept);
  return productOf(world, null, {
    ...testDependencies,
    accounts: { useCases, sendsMail: false },
    screen,
    usage: {
      ...withoutUsage,
      ownPricesOf: useCases.ownPricesOf,
      ...(opened !== "all" && { openCompany: async () => async () => {}, openedToday: async () => opened }),
    },
  });
}

const reader = { language: "en", caller: { account: ana, address: "" } } as const;
const queryOf = (search = "") => readScreenerQuery(new URLSearchParams(search));

it.each([
  ["without a policy", null],
  ["under a policy", house],
])("is the same in watchlist, screener, its table and its workbook, %s", async (_, policy) => {
  const product = productWith(policy);
  const { companies: watchlist } = await product.watchlistOf(ana);
  const listed = ScreenerAnswer.parse(await product.screenCompanies(reader, queryOf())).companies;
  const table = await product.exportScreenTable(reader, queryOf("columns=ownPrice,ownValue,ownDifference"));
  const lines = new Map(table.split("\r\n").map((line) => [line.split(",")[0], line]));
  let compared = 0;
  for (const { ticker, ownPrice, value, gap } of watchlist) {
    const row = listed.find((each) => each.ticker === ticker);
    expect([ticker, row?.ownPrice?.value ?? null], ticker).toEqual([ticker, ownPrice?.value ?? null]);
    if (ownPrice === null) continue;
    expect([row?.ownValue, row?.ownDifference], ticker).toEqual([value, gap]);
    expect(lines.get(ticker), ticker).toContain(`,${ownPrice.value},${value ?? ""},${gap ?? ""},`);
    compared += gap === null ? 0 : 1;
  }
  expect(compared).toBe(3);
});

it("is the analysis at that price as of today, and not the stored value at the market's", async () => {
  const [cola] = (await productWith(null).screenCompanies(reader, queryOf("query=KO"))).companies;
  const query = { ticker: "KO", scenario: "neutral", price: 70 } as const;
  const { report } = await analyseCompany(world, { language: "en" }, query, { isRecorded: false });
  expect(cola?.ownValue).toBe(report.summary.mean);
  expect(cola?.ownValue).not.toBe(cola?.value);
  expect(cola?.ownDifference).toBe((report.summary.mean ?? 0) / 70 - 1);
});

it("is in the view that the reader's policy chooses, in the watchlist, unless another is asked for", async () => {
  const looking: Policy = { ...house, scenario: null, growth: null, horizon: null, view: "relative" };
  const product = productWith(looking);
  const [own, absolute] = [await product.watchlistOf(ana), await product.watchlistOf(ana, "absolute")];
  expect([own.view, absolute.view]).toEqual(["relative", "absolute"]);
  const { companies: listed } = await product.screenCompanies(reader, queryOf("view=relative"));
  for (const ticker of ["KO", "MSFT", "AAPL"]) {
    const [one, other] = [own, absolute].map(({ companies }) => companies.find((each) => each.ticker === ticker));
    expect([one?.view, other?.view], ticker).toEqual(["relative", "absolute"]);
    expect(z.number().parse(one?.value), ticker).toBeGreaterThan(z.number().parse(other?.value));
    const row = listed.find((each) => each.ticker === ticker);
    expect(one?.ownPrice === null ? row?.value : row?.ownValue, ticker).toBe(one?.value);
  }
});

it("follows the view of the list", async () => {
  const product = productWith(null);
  const [absolute, relative] = await Promise.all(
    ["", "view=relative"].map(async (search) => (await product.screenCompanies(reader, queryOf(search))).companies),
  );
  for (const ticker of ["KO", "MSFT"]) {
    const [one, other] = [absolute, relative].map((rows) => rows?.find((row) => row.ticker === ticker)?.ownValue);
    expect(z.number().parse(other), ticker).toBeGreaterThan(z.number().parse(one));
  }
});

it("values no company that the plan withholds, and asks for each only once in some minutes", async () => {
  const asked = vi.spyOn(world.marketData, "fundamentalsOf");
  const product = productWith(null, new Set(["KO"]));
  const [cola, microsoft] = (await product.screenCompanies(reader, queryOf("sort=ticker"))).companies.filter(
    ({ ticker }) => ticker === "KO" || ticker === "MSFT",
  );
  expect(cola?.ownDifference).not.toBeNull();
  expect(microsoft).toMatchObject({ ownPrice: { value: 300 }, ownValue: null, ownDifference: null });
  expect(asked.mock.calls.map(([ticker]) => ticker)).toEqual(["KO"]);
  await product.screenCompanies(reader, queryOf("sort=ownDifference"));
  expect(asked).toHaveBeenCalledTimes(1);
  asked.mockRestore();
});
