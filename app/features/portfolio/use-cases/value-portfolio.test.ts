import type { ExchangeRate } from "@valora/market-data";
import { describe, expect, it } from "vitest";
import { analyseCompany } from "../../../core/analysis/use-cases/analyse-company.ts";
import { Failure } from "../../../failure.ts";
import { testContext } from "../../../wiring/test-context.server.ts";
import type { Holding } from "./holding.ts";
import { readPositions } from "./tables/read-table.ts";
import { type PortfolioAsked, type PortfolioContext, valuePortfolio } from "./value-portfolio.ts";
import { writtenTable } from "./written-table.ts";

const context = testContext();
const analyse = (ticker: string) =>
  analyseCompany(context, { language: "es" }, { ticker, scenario: "neutral" }, { isRecorded: false });
const held = (symbol: string, quantity: number, more: Partial<Holding> = {}): Holding => ({
  ...{ symbol, isin: null, name: null, quantity, paid: null, quotedIn: null },
  ...more,
});
const value = (
  holdings: readonly Holding[],
  asked: Partial<PortfolioAsked> = {},
  world: Partial<PortfolioContext> = {},
) =>
  valuePortfolio(
    { ...context, analyse, ...world },
    { holdings, skipped: [], broker: null, currency: "USD", rates: {}, ...asked },
  );

describe("a portfolio", () => {
  it("is the mean of each company's page times the quantity, and its price too", async () => {
    const { total, positions, coverage } = await value([held("KO", 10.5), held("JPM", 3)]);
    const [ko, jpm] = await Promise.all(["KO", "JPM"].map(analyse));
    const mean = (analysis: typeof ko) => analysis?.report.summary.mean ?? Number.NaN;
    const price = (analysis: typeof ko) => analysis?.file.fundamentals.quote?.value ?? Number.NaN;
    expect(total.value).toBeCloseTo(mean(ko) * 10.5 + mean(jpm) * 3, 1);
    expect(total.market).toBeCloseTo(price(ko) * 10.5 + price(jpm) * 3, 1);
    expect(total.difference).toBeCloseTo(total.value / total.market - 1, 12);
    expect(coverage).toEqual({ positions: 2, valued: 2, unpriced: 0, share: 1 });
    const told = positions.find(({ ticker }) => ticker === "KO");
    expect([told?.valuePerShare, told?.difference]).toEqual([mean(ko), mean(ko) / price(ko) - 1]);
  });

  it("adds up what is held of one share in several rows, by symbol, ISIN and name", async () => {
    const rows = [
      held("AAPL", 1, { paid: { amount: 50, currency: "USD" } }),
      held("", 2.5, { isin: "US0378331005", paid: { amount: 100, currency: "USD" } }),
      held("Apple", 3, { paid: { amount: 150, currency: null } }),
    ];
    const { positions } = await value(rows);
    expect(positions).toMatchObject([
      { ticker: "AAPL", quantity: 6.5, cost: 300, lots: [{ quantity: 6.5, amount: 300, currency: "USD" }] },
    ]);
  });

  it("tells a symbol in a currency that several companies have, and does not leave it to be sent again without the currency", async () => {
    const { positions, leftOut, skipped } = await value(
      [held("SAN", 12, { quotedIn: "EUR", name: "SANOFI" }), held("IBE", 1, { quotedIn: "EUR" })],
      { currency: "EUR" },
    );
    expect(positions.map(({ ticker }) => ticker)).toEqual(["IBE.MC"]);
    expect(leftOut).toEqual([]);
    expect(skipped).toEqual([
      { row: null, text: "SAN · SANOFI · 12 · EUR · SAN.MC / SAN.PA", reason: "exchangeUnmatched" },
    ]);
  });

  it("takes XTB's endings for exchanges", async () => {
    const xtb = await value([held("SAN.ES", 1), held("AAPL.US", 1)], {
      currency: "EUR",
      broker: "xtb",
      rates: { USD: 1.1 },
    });
    expect(xtb.positions.map(({ ticker }) => ticker).toSorted()).toEqual(["AAPL", "SAN.MC"]);
  });

  it("takes the one company of a name where its ISIN is not known here, and none for a foreign one", async () => {
    const named = (isin: string) => held("", 2, { isin, name: "COCA-COLA CO" });
    expect((await value([named("US1912161007")])).positions.map(({ ticker }) => ticker)).toEqual(["KO"]);
    const foreign = held("", 2, { isin: "US0000000002", name: "Banco Santander" });
    expect((await value([foreign])).leftOut.map(({ reason }) => reason)).toEqual(["unknownSymbol"]);
  });

  it("names what it does not know, with what may be meant, and takes no share for one of another ISIN", async () => {
    const { leftOut, coverage, total } = await value([
      held("XQZZV", 3),
      held("AAPL", 2, { isin: "US9999999999", name: "Pepsi something" }),
      held("KO", 1),
    ]);
    expect(leftOut.map(({ symbol, quantity, reason }) => [symbol, quantity, reason])).toEqual([
      ["XQZZV", 3, "unknownSymbol"],
      ["US9999999999", 2, "unknownSymbol"],
    ]);
    expect(leftOut[1]?.suggestions.map(({ ticker }) => ticker)).toContain("AAPL");
    // What is covered is a share of one position: the other two are not part of it.
    expect(coverage).toEqual({ positions: 3, valued: 1, unpriced: 2, share: 1 });
    expect(total.market).toBeGreaterThan(0);
  });

  it("leaves a company without a value out of both sides, and says how much of the market value is covered", async () => {
    const all = await value([held("KO", 10), held("AAPL", 10)]);
    const [, apple] = ["KO", "AAPL"].map((ticker) => all.positions.find((each) => each.ticker === ticker));
    const { leftOut, total, coverage } = await value(
      [held("KO", 10), held("AAPL", 10)],
      {},
      {
        analyse: async (ticker) => {
          const analysis = await analyse(ticker);
          if (ticker === "KO") return analysis;
          const summary = { ...analysis.report.summary, mean: null };
          return { ...analysis, report: { ...analysis.report, summary } };
        },
      },
    );
    expect(leftOut).toMatchObject([{ symbol: "AAPL", reason: "noValue", market: apple?.market }]);
    expect(coverage.share).toBeCloseTo(total.market / (total.market + (apple?.market ?? 0)), 9);
    expect(total).toEqual((await value([held("KO", 10)])).total);
  });

  it("leaves a price that is too old out, without a market value", async () => {
    const later = { ...context, now: () => new Date("2027-06-01") };
    const { leftOut, coverage } = await value(
      [held("KO", 10)],
      {},
      {
        now: later.now,
        analyse: (ticker) =>
          analyseCompany(later, { language: "es" }, { ticker, scenario: "neutral" }, { isRecorded: false }),
      },
    );
    expect(leftOut).toMatchObject([{ symbol: "KO", reason: "priceTooOld", market: null }]);
    expect(coverage).toEqual({ positions: 1, valued: 0, unpriced: 1, share: null });
  });

  it("says which refusal each company met, the plan's among them; a bug is one", async () => {
    const refusing = (failure: Error) =>
      value(
        [held("KO", 1)],
        {},
        {
          analyse: () => Promise.reject(failure),
        },
      );
    const { leftOut } = await refusing(new Failure("dailyQuotaExceeded", { limit: 10 }));
    expect(leftOut).toMatchObject([{ symbol: "KO", reason: "dailyQuotaExceeded", params: { limit: 10 } }]);
    await expect(refusing(new TypeError("a bug"))).rejects.toThrow("a bug");
    const fund = await value([held("SPY", 1)]);
    expect(fund.leftOut.map(({ reason }) => reason)).toEqual(["assetUnsupported"]);
  });
});

describe("exchange rates", () => {
  const ecb = async ({ from, to }: { from: string; to: string }): Promise<ExchangeRate> => ({
    ...{ from, to, value: from === "USD" ? 0.9 : 2, asOf: "2026-08-19", source: "European Central Bank" },
  });
  const withBank = { marketData: { ...context.marketData, exchangeRateOn: ecb } };

  it("bring all to one currency, each asked once and told with its day", async () => {
    const dollars = await value([held("KO", 10), held("JPM", 1)]);
    const euros = await value([held("KO", 10), held("JPM", 1)], { currency: "EUR" }, withBank);
    expect(euros.total.market).toBeCloseTo(dollars.total.market * 0.9, 1);
    expect(euros.total.difference).toBeCloseTo(dollars.total.difference ?? 0, 4);
    expect(euros.rates).toEqual([
      { from: "USD", to: "EUR", value: 0.9, asOf: "2026-08-19", source: "European Central Bank" },
    ]);
  });

  it("that are missing leave their positions out and are named; the reader's own take their place", async () => {
    const without = await value([held("KO", 10), held("SAN.MC", 10)], { currency: "EUR" });
    expect(without.missingRates).toEqual(["USD"]);
    expect(without.leftOut).toMatchObject([{ symbol: "KO", reason: "noExchangeRate", params: { currency: "USD" } }]);
    const own = await value([held("KO", 10), held("SAN.MC", 10)], { currency: "EUR", rates: { USD: 1.25 } });
    expect([own.missingRates, own.leftOut]).toEqual([[], []]);
    expect(own.rates).toEqual([{ from: "USD", to: "EUR", value: 0.8, asOf: null, source: null }]);
  });

  it("bring what was paid too; pence are hundredths of a pound", async () => {
    const paid = { amount: 250, currency: "GBX" };
    const { positions } = await value([held("KO", 1, { paid })], { currency: "USD" }, withBank);
    expect(positions[0]?.cost).toBe(5);
  });
});

describe("the assumptions that it depends on", () => {
  it("is the sum of what the engine says of each company with the assumption moved", async () => {
    const { dependence, total } = await value([held("KO", 10), held("JPM", 2)]);
    const byLever = Object.fromEntries(dependence.map((each) => [each.lever, each]));
    const { discountRate, growth, margin } = byLever;
    expect(discountRate?.lowered.value).toBeGreaterThan(total.value);
    expect(discountRate?.raised.value).toBeLessThan(total.value);
    expect(growth?.raised.value).toBeGreaterThan(growth?.lowered.value ?? Number.NaN);
    expect(margin?.raised.value).toBeGreaterThan(total.value);
    // A bank has no operating margin.
    expect([discountRate?.moved, growth?.moved, margin?.moved]).toEqual([2, 2, 1]);
    expect(dependence[0]?.lever).toBe("discountRate");
  });
});

describe("dividends to come", () => {
  it("are the last twelve months' of each share, by currency, with the day of the figure", async () => {
    const { dividends } = await value([held("KO", 100), held("SAN.MC", 50)], { currency: "EUR", rates: { USD: 2 } });
    const { file } = await analyse("KO");
    const latest = file.fundamentals.interim?.trailing.at(-1) ?? file.fundamentals.statements.at(-1);
    const perShare =
      latest?.figures.dividendsPerShare ?? file.fundamentals.statements.at(-1)?.figures.dividendsPerShare;
    const dollars = dividends.byCurrency.find(({ currency }) => currency === "USD");
    expect(dollars?.positions).toMatchObject([
      { ticker: "KO", perShare, amount: expect.closeTo(100 * (perShare ?? 0), 2) },
    ]);
    expect(dollars?.positions[0]?.asOf).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(dollars?.converted).toBeCloseTo((dollars?.amount ?? 0) / 2, 2);
    expect([dividends.byCurrency.length, dividends.unknown]).toEqual([1, ["SAN.MC"]]);
    expect(dividends.converted).toBe(dollars?.converted);
  });
});

it("is written as a table that reads as the same positions", async () => {
  const rows = [
    held("KO", 1.234, { paid: { amount: 1234.5, currency: "USD" } }),
    held("JPM", 1000),
    held("JPM", 2, { paid: { amount: 500, currency: "USD" } }),
    held("JPM", 3, { paid: { amount: 600, currency: "EUR" } }),
    held("XQZZV", 7, { paid: { amount: 70, currency: "EUR" } }),
    held("XQZZW", 7, { paid: { amount: 80, currency: null } }),
  ];
  const text = writtenTable(await value(rows));
  const read = readPositions({ kind: "text", text }, { numbers: "automatic", columns: {} });
  if (read.kind !== "read") throw new Error(read.kind);
  expect(read.skipped).toEqual([]);
  expect(read.holdings.map(({ symbol, quantity, paid }) => [symbol, quantity, paid]).toSorted()).toEqual(
    rows.map(({ symbol, quantity, paid }) => [symbol, quantity, paid]).toSorted(),
  );
});

it("refuses more than five hundred positions", async () => {
  const many = Array.from({ length: 501 }, (_, at) => held(`NONE${at}`, 1));
  await expect(value(many)).rejects.toMatchObject({ code: "tooManyPositions", params: { maximum: 500 } });
});

describe("a file of many rows", () => {
  /** The listings that are asked for, and how often other readers come in between. */
  const watched = () => {
    const asked: string[] = [];
    let pauses = 0;
    const { marketData } = context;
    const world = {
      pause: async () => {
        pauses += 1;
      },
      marketData: {
        ...marketData,
        listingOf: (ticker: string) => {
          asked.push(ticker);
          return marketData.listingOf(ticker);
        },
      },
    };
    return { world, asked, pauses: () => pauses };
  };

  it("has each share looked up once, however many rows are of it", async () => {
    const { world, asked } = watched();
    const rows = Array.from({ length: 3_000 }, () => held("KO", 0.5));
    expect((await value(rows, {}, world)).positions).toMatchObject([{ ticker: "KO", quantity: 1_500 }]);
    const once = watched();
    await value([held("KO", 1)], {}, once.world);
    // Each row asks for the currency of its listing besides.
    expect(asked.length - rows.length).toBeLessThanOrEqual(once.asked.length);
  });

  it("is looked up no further than the bound, and lets others in between", async () => {
    const { world, asked, pauses } = watched();
    const rows = Array.from({ length: 20_000 }, (_, at) => held(`NONE${at}`, 1));
    await expect(value(rows, {}, world)).rejects.toMatchObject({ code: "tooManyPositions" });
    expect(asked.filter((ticker) => /^NONE5\d\d\d$/.test(ticker))).toEqual([]);
    expect(pauses()).toBeGreaterThan(40);
  });
});
