import { describe, expect, it } from "vitest";
import { screenerTable } from "../../../documents/screener-table.ts";
import { Failure } from "../../../failure.ts";
import { testContext } from "../../../wiring/test-context.server.ts";
import { companyFile } from "../../analysis/use-cases/company-file.ts";
import { ownRatioColumns } from "./own-ratio-columns.ts";
import { readScreenerQuery } from "./read-screener-query.ts";
import { type Screen, screenCompanies, screenExport } from "./screen-companies.ts";
import { screenedCompany } from "./screened-company.ts";

const today = "2026-09-01";
const world = testContext(today);
const tickers = ["KO", "MSFT", "ITX.MC", "JPM", "XOM"];
const companies = await Promise.all(
  tickers.map(async (ticker) =>
    screenedCompany(companyFile(world, await world.marketData.fundamentalsOf(ticker, { provider: "bundled" }), today)),
  ),
);
const progress = { valued: companies.length, total: companies.length, isCurrent: true, valuedAt: null };
const screen: Screen = { dataAsOf: today, progress, companies };

const queryOf = (parameters: Record<string, string>) => readScreenerQuery(new URLSearchParams(parameters));
async function ask(parameters: Record<string, string>, opened: "all" | ReadonlySet<string> = "all") {
  const query = queryOf(parameters);
  return screenCompanies(screen, query, { opened, ratiosOf: await ownRatioColumns(world, query.ratios) });
}
async function figuresOf(ticker: string) {
  const { fundamentals } = await world.marketData.fundamentalsOf(ticker, { provider: "bundled" });
  const { figures } = fundamentals.statements.at(-1) ?? { figures: null };
  return { figures, fundamentals };
}

describe("a column of the reader's own", () => {
  it("is the arithmetic on the filed figures of each company", async () => {
    const { ratios, companies: rows } = await ask({ ratio: "freeCashFlow/marketValue", ratio2: "netIncome / revenue" });
    expect(ratios).toEqual([
      { place: "ratio", expression: "freeCashFlow / marketValue", unit: "rate" },
      { place: "ratio2", expression: "netIncome / revenue", unit: "rate" },
    ]);
    for (const ticker of ["KO", "MSFT"]) {
      const { figures, fundamentals } = await figuresOf(ticker);
      const [free, margin] = rows.find((row) => row.ticker === ticker)?.ratios ?? [];
      const capital = (fundamentals.quote?.value ?? Number.NaN) * (fundamentals.sharesOutstanding?.value ?? Number.NaN);
      expect(free?.value, ticker).toBeCloseTo((figures?.freeCashFlow ?? Number.NaN) / capital, 12);
      expect(margin?.value, ticker).toBeCloseTo(
        (figures?.netIncome ?? Number.NaN) / (figures?.revenue ?? Number.NaN),
        12,
      );
    }
  });

  it("sorts, with what is unknown last in either order, and filters by its limits", async () => {
    const sorted = await ask({ ratio: "netIncome / revenue", ratio2: "inventory / revenue", sort: "ratio" });
    const values = sorted.companies.map(({ ratios }) => ratios[0]?.value ?? null);
    expect(values.length).toBe(5);
    expect(values).toEqual(
      values.toSorted((a, b) => (b ?? Number.NEGATIVE_INFINITY) - (a ?? Number.NEGATIVE_INFINITY)),
    );
    const ascending = await ask({ ratio: "inventory / revenue", sort: "ratio", order: "ascending" });
    const reasonOf = (ticker: string) => ascending.companies.find((each) => each.ticker === ticker)?.ratios[0]?.reason;
    expect(reasonOf("JPM")).toBe("figureMissing");
    expect(ascending.companies.slice(-2).map(({ ratios }) => ratios[0]?.value)).toEqual([null, null]);
    const middle = values[2] ?? Number.NaN;
    const above = await ask({ ratio: "netIncome / revenue", minRatio: String(middle) });
    expect(above.matching).toBe(3);
    const below = await ask({ ratio: "netIncome / revenue", maxRatio: String(middle) });
    expect(below.matching).toBe(3);
    // An unknown value fails a filter.
    expect(
      (await ask({ ratio: "inventory / revenue", minRatio: "-1000" })).companies.map(({ ticker }) => ticker),
    ).not.toContain("JPM");
  });

  it("computes nothing from a value that the reader's plan keeps back", async () => {
    const { companies: rows } = await ask({ ratio: "valuePerShare / price", sort: "ratio" }, new Set(["KO"]));
    const [cola, ...others] = rows;
    expect([cola?.ticker, cola?.ratios[0]?.value]).toEqual([
      "KO",
      (cola?.mean ?? Number.NaN) / (cola?.price?.value ?? 1),
    ]);
    for (const { ticker, ratios } of others)
      expect(ratios, ticker).toEqual([
        { value: null, reason: "withheld", figures: [{ name: "valuePerShare", fiscalYearEnd: null }] },
      ]);
    expect((await ask({ ratio: "valuePerShare / price", minRatio: "0" }, new Set(["KO"]))).matching).toBe(1);
  });

  it("gives no value by a price that is too old", async () => {
    const later = { ...world, now: () => new Date("2027-06-01") };
    const query = queryOf({ ratio: "netIncome / marketValue" });
    const { companies: rows } = screenCompanies(screen, query, {
      opened: "all",
      ratiosOf: await ownRatioColumns(later, query.ratios),
    });
    for (const { ratios } of rows)
      expect(ratios).toEqual([
        { value: null, reason: "priceTooOld", figures: [{ name: "marketValue", fiscalYearEnd: null }] },
      ]);
  });

  it("stands in a file under its formula, as text, with the reason beside it", async () => {
    const query = queryOf({ ratio: "-inventory / revenue", sort: "ticker", columns: "price" });
    const table = screenerTable(
      screenExport(screen, query, { opened: "all", ratiosOf: await ownRatioColumns(world, query.ratios) }),
    );
    const [head = "", ...lines] = table.split("\r\n");
    expect(head.endsWith(",'-inventory / revenue,ratio.reason")).toBe(true);
    expect(lines.find((line) => line.startsWith("JPM,"))?.endsWith(",,figureMissing")).toBe(true);
    expect(lines.find((line) => line.startsWith("KO,"))).toMatch(/,-0\.\d+,$/);
  });
});

describe("the address of a screen", () => {
  it.each([
    [{ ratio: "revenue + netMargin" }, "ratioUnitsDiffer", { param: "ratio", at: 9, left: "money", right: "rate" }],
    [{ ratio2: "revenu / ebit" }, "ratioNameUnknown", { param: "ratio2", at: 1, name: "revenu", nearest: "revenue" }],
    [{ ratio: "median(price, 3)" }, "ratioOfToday", { at: 8, name: "price" }],
    [{ ratio: "cagr(revenue, 20)" }, "ratioYearsInvalid", { at: 15, maximum: 10 }],
    [{ ratio: "(revenue" }, "ratioMalformed", { at: 9, expected: "closing", found: "none" }],
    [{ ratio: "revenue <script>" }, "ratioMalformed", { at: 9, found: "·" }],
    [{ ratio: "revenue * * ebit" }, "ratioMalformed", { at: 11, found: "*" }],
    [{ ratio: "roic %" }, "ratioMalformed", { at: 6, found: "%" }],
    [{ ratio: "median(roic; 5)" }, "ratioMalformed", { at: 12, found: ";" }],
    [{ ratio: "0,5 * roic" }, "ratioMalformed", { at: 2, expected: "point", found: "," }],
    [{ ratio: "(1,5 + roic) * 2" }, "ratioMalformed", { at: 3, expected: "point" }],
    [{ ratio: "roic, 5" }, "ratioMalformed", { at: 5, expected: "operator", found: "," }],
    [{ ratio: `ebit / ${"(".repeat(20)}ebit` }, "ratioTooLarge", { limit: "levels", maximum: 12 }],
    [{ minRatio: "0.1" }, "ratioMissing", { param: "minRatio", ratio: "ratio" }],
    [{ ratio: "ebit / revenue", sort: "ratio3" }, "ratioMissing", { param: "sort", ratio: "ratio3" }],
    [{ ratio: "ebit / revenue", minRatio: "5 %" }, "numberFormat", { param: "minRatio" }],
  ])("%o is refused by its name and place", (parameters, code, params) => {
    const refused = () => queryOf(parameters);
    expect(refused).toThrow(Failure);
    expect(refused).toThrow(expect.objectContaining({ code, params: expect.objectContaining(params) }));
  });
});
