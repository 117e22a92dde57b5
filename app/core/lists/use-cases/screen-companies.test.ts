import { describe, expect, it } from "vitest";
import { Failure } from "../../../failure.ts";
import type { SeenCompany } from "../contracts/screened-company.ts";
import type { OwnCompanies } from "./noted-price.ts";
import { readScreenerQuery } from "./read-screener-query.ts";
import { screenExport } from "./screen-companies.ts";
import { ask, company, screenOf, tickers } from "./screened-companies-contract.ts";

describe("screenCompanies", () => {
  const screen = screenOf(
    company("A", { marketCap: 1e9, mean: 109 }),
    company("B", { marketCap: null, mean: null, quality: null }),
    company("C", {
      marketCap: 9e9,
      sector: "financials",
      price: { value: 1, currency: "EUR", asOf: "2026-08-20", source: "finnhub" },
    }),
  );

  it("gives a method a status only where it votes, else its reason, and filters by that", () => {
    const voting = { value: 20, votes: true, notVoting: null };
    const listed = screenOf(
      company("VOTES", { values: { discountedCashFlow: voting } }),
      company("SILENT", {
        values: { discountedCashFlow: { value: 19, votes: false, notVoting: "implausiblyLow" } },
      }),
      company("NONE", { values: {}, notApplicable: { discountedCashFlow: "financial" } }),
    );
    const rows = ask(listed, "method=discountedCashFlow&sort=ticker").companies;
    expect(rows.map((row) => [row.ticker, row.value, row.status, row.notVoting, row.notApplicable])).toEqual([
      ["NONE", null, null, null, "financial"],
      ["SILENT", 19, null, "implausiblyLow", null],
      ["VOTES", 20, "overvalued", null, null],
    ]);
    expect(rows[1]?.difference).toBeCloseTo(-0.81, 12);
    expect(tickers(listed, "method=discountedCashFlow&status=overvalued")).toEqual(["VOTES"]);
    const [mean] = ask(listed, "sort=ticker").companies;
    expect(mean).toMatchObject({ status: "undervalued", notVoting: null, notApplicable: null });
  });

  it("gives the values of the view that is asked, filters by them, and withholds them like the others", () => {
    const relative = {
      mean: 300,
      lowest: 250,
      highest: 350,
      votes: 3,
      signal: { kind: "buy" as const, reason: "undervaluedMajority" as const },
      values: { dividendDiscount: { value: 260, votes: true, notVoting: null } },
      notApplicable: {},
    };
    const both = screenOf(company("A", { mean: 50, relative }), company("B", { mean: 500 }));
    expect(ask(both, "").view).toBe("absolute");
    const asked = ask(both, "view=relative");
    expect(asked.view).toBe("relative");
    expect(asked.companies.map(({ ticker, value, votes }) => [ticker, value, votes])).toEqual([
      ["A", 300, 3],
      ["B", null, 0],
    ]);
    expect(asked.companies[0]).not.toHaveProperty("relative");
    expect(asked.companies[0]).toMatchObject({ difference: 2, status: "undervalued", lowest: 250 });
    expect(ask(both, "view=relative&method=dividendDiscount").companies[0]?.value).toBe(260);
    expect(tickers(both, "minDifference=0.1")).toEqual(["B"]);
    expect(tickers(both, "view=relative&minDifference=0.1")).toEqual(["A"]);
    expect(JSON.stringify(ask(both, "view=relative", new Set()).companies)).not.toContain("300");
    expect(() => ask(both, "view=cheap")).toThrow(Failure);
    expect(
      screenExport(both, readScreenerQuery(new URLSearchParams("view=relative")), { opened: "all" }).valuation,
    ).toBe("relative");
  });

  it("sorts by market value, greatest first, and what is unknown last in either order", () => {
    expect(tickers(screen, "")).toEqual(["C", "A", "B"]);
    expect(tickers(screen, "order=ascending")).toEqual(["A", "C", "B"]);
  });

  it("compares value and price, and only in one currency", () => {
    const [a, c] = ["A", "C"].map((ticker) => ask(screen, "").companies.find((row) => row.ticker === ticker));
    expect(a).toMatchObject({ value: 109, status: "fair" });
    expect(a?.difference).toBeCloseTo(0.09, 12);
    expect(c).toMatchObject({ value: 120, difference: null, status: null });
  });

  it("takes one method's value where asked for", () => {
    expect(ask(screen, "method=dividendDiscount&query=a").companies[0]).toMatchObject({
      value: 80,
      status: "overvalued",
    });
  });

  it("lets what is unknown through no filter that asks for it", () => {
    expect(tickers(screen, "minDifference=-1")).toEqual(["A"]);
    expect(tickers(screen, "minMarketCap=0")).toEqual(["C", "A"]);
    expect(tickers(screen, "minQuality=0")).toEqual(["C", "A"]);
    expect(tickers(screen, "sector=financials")).toEqual(["C"]);
  });

  it("finds words without regard to accents and capitals", () => {
    expect(tickers(screen, "query=b+societe")).toEqual(["B"]);
  });

  it("gives pages, and the last one for a page beyond it", () => {
    expect(ask(screen, "limit=2&page=2")).toMatchObject({ matching: 3, page: 2, pages: 2 });
    expect(tickers(screen, "limit=2&page=2")).toEqual(["B"]);
    expect(ask(screen, "limit=2&page=9")).toMatchObject({ page: 2 });
    expect(ask(screenOf(), "")).toMatchObject({ matching: 0, page: 1, pages: 1, companies: [] });
  });

  it("compares what a company is worth at the price that the reader has noted with that price, and sorts by it", () => {
    const { relative: _relative, ...seen } = company("A");
    const at = (price: number, changes: Partial<SeenCompany> | null = {}) => ({
      noted: { value: price, notedAt: new Date("2026-08-01T10:00:00.000Z") },
      seen: changes && {
        ...seen,
        price: { value: price, currency: "USD", asOf: "2026-09-01", source: "user" },
        ...changes,
      },
    });
    const listed = screenOf(...["A", "B", "C", "D", "E", "F"].map((ticker) => company(ticker, { mean: 500 })));
    const own: OwnCompanies = new Map([
      ["A", at(218, { mean: 109 })],
      ["B", at(100, { mean: 110 })],
      ["C", at(218, { mean: 109, silence: "priceTooOld" })],
      ["D", at(218, { mean: null })],
      ["E", at(109, null)],
    ]);
    const rows = ask(listed, "sort=ownDifference&order=ascending", "all", own).companies;
    expect(rows.map((row) => [row.ticker, row.ownPrice?.value ?? null, row.ownValue, row.ownDifference])).toEqual([
      ["A", 218, 109, -0.5],
      ["B", 100, 110, expect.closeTo(0.1, 12)],
      ["C", 218, 109, null],
      ["D", 218, null, null],
      ["E", 109, null, null],
      ["F", null, null, null],
    ]);
    expect(ask(listed, "sort=ownValue", "all", own).companies[0]?.ticker).toBe("B");
    const [byMethod] = ask(listed, "method=dividendDiscount&sort=ticker", "all", own).companies;
    expect(byMethod).toMatchObject({ ownValue: 80, ownDifference: 80 / 218 - 1 });
    const withheld = ask(listed, "sort=ticker", new Set(), own).companies[0];
    expect(withheld).toMatchObject({ ownPrice: { value: 218, currency: "USD" }, ownValue: null, ownDifference: null });
    const query = readScreenerQuery(new URLSearchParams("columns=ownPrice,ownValue,ownDifference&sort=ticker"));
    const exported = screenExport(listed, query, { opened: "all", own });
    expect(exported.rows[0]?.cells).toEqual(["A", "A Société", 218, 109, -0.5]);
  });

  it("exports all that pass in the chosen columns, whatever the page", () => {
    const exported = screenExport(screen, readScreenerQuery(new URLSearchParams("columns=quality,price&limit=1")), {
      opened: "all",
    });
    expect(exported.columns).toEqual(["ticker", "name", "price", "quality"]);
    expect(exported.rows.map(({ cells }) => cells)).toEqual([
      ["C", "C Société", 1, 7],
      ["A", "A Société", 100, 7],
      ["B", "B Société", 100, null],
    ]);
    expect(exported.rows[0]).toMatchObject({
      currency: "USD",
      priceCurrency: "EUR",
      priceAsOf: "2026-08-20",
      priceSource: "finnhub",
      accountsSource: "bundled",
      accountsAsOf: "2025-12-31",
    });
  });
});

describe("filters on what was filed", () => {
  const screen = screenOf(
    company("IT", { country: "IT", dividendYield: 0.06, returnOnEquity: 0.2, priceToEarnings: 9 }),
    company("ES", { country: "ES", dividendYield: 0.03, returnOnEquity: 0.16, priceToEarnings: 25 }),
    company("US", { dividendYield: null, returnOnEquity: null, priceToEarnings: null }),
  );

  it.each([
    ["country=ES,IT&sort=ticker", ["ES", "IT"]],
    ["country=US", ["US"]],
    ["minDividendYield=0.04", ["IT"]],
    ["minReturnOnEquity=0.15&sort=ticker", ["ES", "IT"]],
    ["maxPriceToEarnings=20", ["IT"]],
  ])("keeps with %s only those known to pass", (search, kept) => {
    expect(tickers(screen, search)).toEqual(kept);
  });
});

describe("readScreenerQuery", () => {
  it.each([
    ["sector=banks", "enumInvalid"],
    ["minDifference=10%25", "numberFormat"],
    ["minQuality=3.5", "numberFormat"],
    ["minQuality=10", "outOfRange"],
    ["limit=1001", "outOfRange"],
    ["columns=price,beta", "enumInvalid"],
    ["country=spain", "enumInvalid"],
    ["country=ES,", "enumInvalid"],
    ["minDividendYield=4", "outOfRange"],
    ["sort=ticker&sort=name", "paramRepeated"],
    ["colour=red", "paramUnknown"],
  ])("refuses %s with %s", (search, code) => {
    const read = () => readScreenerQuery(new URLSearchParams(search));
    expect(read).toThrow(Failure);
    expect(read).toThrow(code);
  });
});
