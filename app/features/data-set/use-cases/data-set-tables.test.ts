import { createMarketData, identifiersOf } from "@valora/market-data";
import type { FigureOrigin, Fundamentals } from "@valora/valuation";
import { describe, expect, it } from "vitest";
import { dataSetTables } from "./data-set-tables.ts";
import { creditsOfTables, mayBePassedOn, publicationsOf } from "./passed-on.ts";

const marketData = createMarketData();
const known = marketData.figuresAtHand("KO");
if (known === null) throw new Error("KO is included");
const company: Fundamentals = known;

/** The tables of companies as an installation's own data may hold them. */
function tablesOf(companies: readonly Fundamentals[]) {
  const byTicker = new Map(companies.map((each) => [each.ticker, each]));
  const { tables, leftOut } = dataSetTables({
    marketData: { bundledTickers: () => [...byTicker.keys()], figuresAtHand: (ticker) => byTicker.get(ticker) ?? null },
    identifiers: identifiersOf,
  });
  const rowsOf = (name: string) => [...(tables.find((table) => table.name === name)?.rows() ?? [])];
  return { accounts: rowsOf("accounts"), companies: rowsOf("companies"), prices: rowsOf("prices"), leftOut };
}

/** Net income of one year alone, of an origin; with a figure derived beside it. */
function withOrigin(origin: FigureOrigin): Fundamentals {
  const [year] = company.statements;
  if (year === undefined) throw new Error("KO has years");
  const unknown = Object.fromEntries(Object.keys(year.figures).map((name) => [name, null]));
  const figures = { ...year.figures, ...unknown, netIncome: 5, freeCashFlow: 3 };
  return { ...company, statements: [{ ...year, figures, origins: { netIncome: origin, freeCashFlow: "derived" } }] };
}

describe("what may be passed on", () => {
  it.each(["companyFacts", "annualReportXbrl", "issuerNotice", "annualReportSecondary"] as const)(
    "holds figures of the origin %s, and what is derived from them",
    (origin) => {
      const { accounts, leftOut } = tablesOf([withOrigin(origin)]);
      expect(accounts.map((row) => [row[7], row[8]])).toEqual([
        ["netIncome", 5],
        ["freeCashFlow", 3],
      ]);
      expect(leftOut.figures).toBe(0);
    },
  );

  it.each(["aggregator", "vendor", "import", "own"] as const)(
    "holds no figure of the origin %s, and nothing derived beside it, and counts both",
    (origin) => {
      const { accounts, companies, leftOut } = tablesOf([withOrigin(origin)]);
      expect(accounts).toEqual([]);
      expect(leftOut.figures).toBe(2);
      expect(companies.map((row) => [row[0], row[11], row[12]])).toEqual([["KO", 0, 2]]);
    },
  );

  it("holds no figure of which the origin is unknown", () => {
    expect(mayBePassedOn({ origins: {} })("revenue")).toBe(false);
  });

  it.each(["closing price, price file", "closing price, secondary source", "prices of closes.csv, 2026-10-01", "fmp"])(
    "holds no price of the source %s",
    (source) => {
      const quote = { value: 70, currency: "USD", asOf: "2026-10-01", source };
      const { prices, leftOut } = tablesOf([{ ...company, quote }]);
      expect([prices, leftOut.prices]).toEqual([[], 1]);
    },
  );

  it("tells the publications of what it holds, and no aggregator's", () => {
    expect(
      publicationsOf({ issuerNotice: "annual accounts 2024", aggregator: "MarketScreener", derived: "both" }),
    ).toBe("issuerNotice: annual accounts 2024");
    expect(publicationsOf({ aggregator: "MarketScreener" })).toBeNull();
  });

  it("credits the sources of its tables, and one that it does not know", () => {
    const credit = { name: "", url: null, terms: "", asOf: "2026-01-01", covers: "" };
    const ids = ["sec-edgar", "damodaran", "daily-bars", "price-file", "a new source"];
    expect(creditsOfTables(ids.map((id) => ({ id, ...credit }))).map(({ id }) => id)).toEqual([
      "sec-edgar",
      "a new source",
    ]);
    const own = marketData.credits.map(({ id }) => id);
    expect(own).toEqual(expect.arrayContaining(["sec-edgar", "us-treasury", "cbo", "ecb", "damodaran-ratings"]));
  });

  it("orders companies by symbol, whatever the order of the data", () => {
    const others = ["ZZZ", "AAA", "B.C", "B"].map((ticker) => ({ ...company, ticker }));
    expect(tablesOf(others).companies.map(([ticker]) => ticker)).toEqual(["AAA", "B", "B.C", "ZZZ"]);
  });
});
