import { figureNames } from "@valora/valuation";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CompanyFacts } from "./company-facts.schema.ts";
import { countryOfPlace } from "./edgar-places.ts";
import { toFundamentals } from "./index.ts";
import { sectorOfSic } from "./sic-sectors.ts";

type Row = { start?: string; end: string; val: number; filed: string; form?: string; accn?: string };
const rows = (facts: readonly Row[]) => facts.map((fact) => ({ form: "10-K", accn: `a-${fact.filed}`, ...fact }));
const year = (end: number) => ({ start: `${end}-01-01`, end: `${end}-12-31` });

const base = {
  NetIncomeLoss: { USD: rows([{ ...year(2025), val: 10, filed: "2026-02-01" }]) },
  Assets: { USD: rows([{ end: "2025-12-31", val: 100, filed: "2026-02-01" }]) },
};
type Units = Readonly<Record<string, unknown>>;
const factsOf = (
  concepts: Readonly<Record<string, Units>>,
  dei: Readonly<Record<string, Units>> = {},
): CompanyFacts => {
  const wrapped = (entries: Readonly<Record<string, Units>>) =>
    Object.fromEntries(Object.entries(entries).map(([concept, units]) => [concept, { units }]));
  return { cik: 1, entityName: "Example", facts: { "us-gaap": wrapped({ ...base, ...concepts }), dei: wrapped(dei) } };
};
const identity = { exchange: "NYSE", country: "US", sector: "industrials", industry: null } as const;
const read = (facts: CompanyFacts, options = {}) => toFundamentals(facts, { ticker: "EXMP", identity, ...options });
const cover = (counts: readonly number[], end = "2026-01-20") => ({
  EntityCommonStockSharesOutstanding: { shares: rows(counts.map((val) => ({ end, val, filed: "2026-02-01" }))) },
});
const average = (val: number) => ({ shares: rows([{ ...year(2025), val, filed: "2026-02-01" }]) });

describe("company facts", () => {
  it("take a restated figure from the latest filing and leave quarters and cumulated years out", () => {
    const revenue = rows([
      { ...year(2025), val: 90, filed: "2026-02-01" },
      { ...year(2025), val: 95, filed: "2027-02-01" },
      { ...year(2025), val: 94, filed: "2026-08-01", form: "10-Q" },
      { start: "2025-10-01", end: "2025-12-31", val: 30, filed: "2027-02-01" },
      { start: "2023-01-01", end: "2025-12-31", val: 300, filed: "2027-02-01" },
    ]);
    const fundamentals = read(factsOf({ Revenues: { USD: revenue } }));
    expect(fundamentals?.statements[0]).toMatchObject({
      accession: "a-2026-02-01",
      filedAt: "2026-02-01",
      figures: { revenue: 95 },
    });
    expect(read(factsOf({ Revenues: { USD: revenue } }), { asOf: "2026-12-31" })?.statements[0]?.figures.revenue).toBe(
      90,
    );
  });

  it("tell of a part that was given to the owners since the last year, once, with the first report of it", () => {
    const spunOff = (facts: readonly Row[], concepts = {}) =>
      read(
        factsOf({
          StockholdersEquity: { USD: rows([{ end: "2025-12-31", val: 60, filed: "2026-02-01" }]) },
          ...concepts,
          StockholdersEquityNoteSpinoffTransaction: { USD: rows(facts) },
        }),
      )?.separations;
    const june = { start: "2026-04-01", end: "2026-06-30", val: 12, filed: "2026-08-01", form: "10-Q" };
    const september = { ...june, start: "2026-01-01", end: "2026-09-30", filed: "2026-11-01" };
    const told = [{ part: null, ticker: null, asOf: "2026-06-30", source: "10-Q, a-2026-08-01" }];
    expect(spunOff([june, september])).toEqual(told);
    // As it left the equity, written below zero
    expect(spunOff([{ ...june, val: -12 }])).toEqual(told);
    // Within the last year, whose balance sheet no longer holds it; a twentieth of the equity is not reached
    expect(spunOff([{ ...june, end: "2025-12-31" }])).toBeUndefined();
    expect(spunOff([{ ...june, val: 2.9 }])).toBeUndefined();
    // Without an equity above zero, of the assets of 100
    const owing = { StockholdersEquity: { USD: rows([{ end: "2025-12-31", val: -60, filed: "2026-02-01" }]) } };
    expect(spunOff([{ ...june, val: 4 }], owing)).toBeUndefined();
    expect(spunOff([june], owing)).toEqual(told);
  });

  it("name no document for a year that is older than the filings", () => {
    const fundamentals = read(
      factsOf({
        NetIncomeLoss: { USD: rows([...base.NetIncomeLoss.USD, { ...year(2024), val: 8, filed: "2026-02-01" }]) },
        Assets: { USD: rows([...base.Assets.USD, { end: "2024-12-31", val: 80, filed: "2026-02-01" }]) },
      }),
    );
    expect(fundamentals?.statements.map(({ fiscalYear, accession }) => [fiscalYear, accession])).toEqual([
      [2024, null],
      [2025, "a-2026-02-01"],
    ]);
  });

  it("are in the currency of most periods, not in that of a column for convenience", () => {
    const taiwan = rows(
      [2022, 2023, 2024, 2025].map((end) => ({ ...year(end), val: 1000, filed: "2026-04-01", form: "20-F" })),
    );
    const dollars = rows([{ ...year(2025), val: 31, filed: "2026-04-01", form: "20-F" }]);
    const assets = rows(
      [2024, 2025].map((end) => ({ end: `${end}-12-31`, val: 5000, filed: "2026-04-01", form: "20-F" })),
    );
    const facts: CompanyFacts = {
      cik: 1,
      entityName: "Receipts",
      facts: {
        "ifrs-full": { ProfitLoss: { units: { TWD: taiwan, USD: dollars } }, Assets: { units: { TWD: assets } } },
      },
    };
    const fundamentals = read(facts, { sharesPerQuoted: 5 });
    expect(fundamentals?.currency).toBe("TWD");
    expect(fundamentals?.statements.at(-1)?.figures.netIncome).toBe(1000);
    expect(read(facts)?.shareBasis, "without the ratio of its receipts").toBe("unsettled");
  });

  it("give nothing for a company without a known sector or country", () => {
    expect(toFundamentals(factsOf({}), { ticker: "EXMP", identity: { ...identity, sector: null } })).toBeNull();
    expect(toFundamentals(factsOf({}), { ticker: "EXMP", identity: { ...identity, country: null } })).toBeNull();
    expect(read({ cik: 1, entityName: "Fund", facts: {} })).toBeNull();
  });

  it("hold numbers or nothing, whatever the filer wrote", () => {
    const number = fc.double({ noNaN: true, noDefaultInfinity: true });
    fc.assert(
      fc.property(fc.array(number, { minLength: 8, maxLength: 8 }), (values) => {
        const concepts = ["OperatingIncomeLoss", "Depreciation", "AmortizationOfIntangibleAssets", "Revenues"];
        const flows = concepts.map((concept, index) => [
          concept,
          { USD: rows([{ ...year(2025), val: values[index] ?? 0, filed: "2026-02-01" }]) },
        ]);
        const balances = ["LongTermDebtNoncurrent", "LongTermDebtCurrent", "CommercialPaper", "Liabilities"].map(
          (concept, index) => [
            concept,
            { USD: rows([{ end: "2025-12-31", val: values[index + 4] ?? 0, filed: "2026-02-01" }]) },
          ],
        );
        const figures = read(factsOf(Object.fromEntries([...flows, ...balances])))?.statements[0]?.figures;
        for (const name of figureNames) expect(figures?.[name] === null || Number.isFinite(figures?.[name])).toBe(true);
      }),
      { numRuns: 50 },
    );
  });
});

describe("the count of shares", () => {
  it("is that of the cover page", () => {
    expect(read(factsOf({}, cover([1000])))?.sharesOutstanding).toMatchObject({
      value: 1000,
      source: "SEC EDGAR, cover page",
    });
  });

  it("adds classes that stand side by side, unless one of the numbers is already the whole", () => {
    const concepts = { WeightedAverageNumberOfSharesOutstandingBasic: average(1490) };
    expect(read(factsOf(concepts, cover([1000, 500])))?.sharesOutstanding?.value).toBe(1500);
    expect(read(factsOf(concepts, cover([1500, 500])))?.sharesOutstanding?.value).toBe(1500);
  });

  it("is that of the balance sheet when the cover page is older, and issued less treasury where that is stated", () => {
    const balance = (val: number) => ({ shares: rows([{ end: "2025-12-31", val, filed: "2026-02-01" }]) });
    const old = cover([900], "2015-01-20");
    expect(read(factsOf({ CommonStockSharesOutstanding: balance(1100) }, old))?.sharesOutstanding?.value).toBe(1100);
    const held = { CommonStockSharesIssued: balance(1200), TreasuryStockCommonShares: balance(150) };
    expect(read(factsOf(held))?.sharesOutstanding?.value).toBe(1050);
    expect(read(factsOf({ CommonStockSharesIssued: balance(1200) }))?.sharesOutstanding).toBeNull();
  });

  it("makes the share basis uncertain when it differs by more than a fifth from the last statement's", () => {
    const concepts = { WeightedAverageNumberOfDilutedSharesOutstanding: average(1000) };
    expect(read(factsOf(concepts, cover([1190])))?.shareBasis).toBe("settled");
    expect(read(factsOf(concepts, cover([1210])))?.shareBasis).toBe("unsettled");
    expect(read(factsOf(concepts, cover([10_000])))?.shareBasis).toBe("unsettled");
  });
});

describe("the sector of an industrial classification", () => {
  it.each([
    ["3571", "informationTechnology"],
    ["6021", "financials"],
    ["6798", "realEstate"],
    ["6324", "healthCare"],
    ["2834", "healthCare"],
    ["2911", "energy"],
    ["4911", "utilities"],
    ["4813", "communicationServices"],
    ["5331", "consumerStaples"],
    ["3711", "consumerDiscretionary"],
    ["3721", "industrials"],
    ["1040", "materials"],
    ["9999", null],
    ["", null],
    [null, null],
  ])("%s is %s", (sic, sector) => {
    expect(sectorOfSic(sic)).toBe(sector);
  });
});

describe("the country of an EDGAR code", () => {
  it.each([
    ["CA", "US"],
    ["NY", "US"],
    ["A6", "CA"],
    ["X0", "GB"],
    ["U3", "ES"],
    ["L6", "IT"],
    ["2M", "DE"],
    ["XX", null],
    ["Q0", null],
    [null, null],
  ])("%s is %s", (code, country) => {
    expect(countryOfPlace(code)).toBe(country);
  });
});
