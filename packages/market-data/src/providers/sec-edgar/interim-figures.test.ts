import { latestAccountsEnd } from "@valora/valuation";
import { describe, expect, it } from "vitest";
import type { CompanyFacts } from "./company-facts.schema.ts";
import { interimStatements } from "./interim-figures.ts";
import { toFundamentals } from "./to-fundamentals.ts";

type Row = { start?: string; end: string; val: number; filed: string; form?: string };

/** One filing a day: its accession is named after it. */
const rows = (facts: readonly Row[]) => facts.map((fact) => ({ form: "10-Q", accn: `filed-${fact.filed}`, ...fact }));

const factsOf = (concepts: Readonly<Record<string, readonly Row[]>>, unit = "USD"): CompanyFacts => ({
  cik: 1,
  entityName: "Example",
  facts: {
    "us-gaap": Object.fromEntries(
      Object.entries(concepts).map(([concept, facts]) => [
        concept,
        { units: { [concept.startsWith("Earnings") ? "USD/shares" : unit]: rows(facts) } },
      ]),
    ),
  },
});

const year = (end: number) => ({ start: `${end}-01-01`, end: `${end}-12-31`, form: "10-K" });
const nineMonths = (end: number) => ({ start: `${end}-01-01`, end: `${end}-09-30` });
const firstQuarter = (end: number) => ({ start: `${end}-01-01`, end: `${end}-03-31` });

/** A result of 10 a quarter, so that every quarter counts. */
const results: readonly Row[] = [
  { ...firstQuarter(2024), val: 10, filed: "2024-05-01" },
  { ...nineMonths(2024), val: 30, filed: "2024-11-01" },
  { ...year(2024), val: 40, filed: "2025-02-01" },
  { ...firstQuarter(2025), val: 10, filed: "2025-05-01" },
];
const quarterTo = (facts: CompanyFacts, end: string) =>
  interimStatements(facts)?.quarters.find(({ periodEnd }) => periodEnd === end);

describe("quarters of company facts", () => {
  it("take nine months from the year that was filed after them, not from one restated since", () => {
    const revenue: readonly Row[] = [
      { ...nineMonths(2024), val: 300, filed: "2024-11-01" },
      { ...year(2024), val: 420, filed: "2025-02-01" },
      // a business was sold: the year is told without it, its nine months never were
      { ...year(2024), val: 250, filed: "2026-02-01" },
    ];
    const fourth = quarterTo(factsOf({ NetIncomeLoss: results, Revenues: revenue }), "2024-12-31");
    expect(fourth?.figures.revenue).toBe(120);
    expect(fourth?.parts?.map(({ accession, figures }) => [accession, figures.revenue])).toEqual([
      ["filed-2025-02-01", 420],
      ["filed-2024-11-01", 300],
    ]);
  });

  it("are restated where both the year and its beginning were", () => {
    const revenue: readonly Row[] = [
      { ...nineMonths(2024), val: 300, filed: "2024-11-01" },
      { ...year(2024), val: 420, filed: "2025-02-01" },
      { ...nineMonths(2024), val: 200, filed: "2025-11-01" },
      { ...year(2024), val: 280, filed: "2026-02-01" },
    ];
    expect(quarterTo(factsOf({ NetIncomeLoss: results, Revenues: revenue }), "2024-12-31")?.figures.revenue).toBe(80);
  });

  it("leave unknown what a difference cannot tell: sales below zero, earnings per share that are rounded", () => {
    const revenue: readonly Row[] = [
      { ...nineMonths(2024), val: 300, filed: "2024-11-01" },
      { ...year(2024), val: 250, filed: "2025-02-01" },
    ];
    const perShare: readonly Row[] = [
      { ...firstQuarter(2024), val: 0.1, filed: "2024-05-01" },
      { ...nineMonths(2024), val: 0.31, filed: "2024-11-01" },
      { ...year(2024), val: 0.4, filed: "2025-02-01" },
    ];
    const facts = factsOf({ NetIncomeLoss: results, Revenues: revenue, EarningsPerShareDiluted: perShare });
    const fourth = quarterTo(facts, "2024-12-31");
    expect(fourth?.figures).toMatchObject({ netIncome: 10, revenue: null, epsDiluted: null });
    expect(fourth?.origins).not.toHaveProperty("revenue");
    expect(fourth?.parts?.every(({ figures }) => figures.revenue === undefined)).toBe(true);
    expect(quarterTo(facts, "2024-03-31")?.figures.epsDiluted).toBe(0.1);
  });

  it("add up twelve months by the filer's new words where the old ones ended", () => {
    const renamed: readonly Row[] = [
      { ...year(2024), val: 400, filed: "2025-02-01" },
      { ...firstQuarter(2024), val: 90, filed: "2025-05-01" },
      { ...firstQuarter(2025), val: 130, filed: "2025-05-01" },
    ];
    const trailing = interimStatements(factsOf({ NetIncomeLoss: results, Revenues: renamed }))?.trailing.at(-1);
    expect(trailing).toMatchObject({ periodEnd: "2025-03-31", figures: { revenue: 400 + 130 - 90, netIncome: 40 } });
    expect(trailing?.parts?.map(({ sign, months, accession }) => [sign, months, accession])).toContainEqual([
      -1,
      3,
      "filed-2025-05-01",
    ]);
  });

  it("are known as of a day, and none where a filer has years only", () => {
    const facts = factsOf({ NetIncomeLoss: results });
    expect(interimStatements(facts, "2024-12-01")?.quarters.map(({ periodEnd }) => periodEnd)).toEqual(["2024-03-31"]);
    expect(interimStatements(factsOf({ NetIncomeLoss: [{ ...year(2024), val: 40, filed: "2025-02-01" }] }))).toBeNull();
  });
});

/** A foreign filer: 20-F for its years, 6-K for the half in between, in the words of IFRS. */
const half = (end: number) => ({ start: `${end}-01-01`, end: `${end}-06-30`, form: "6-K" });
const abroad = (end: number) => ({ start: `${end}-01-01`, end: `${end}-12-31`, form: "20-F" });
const onDay = (end: string, val: number, filed: string, form: string): Row => ({ end, val, filed, form });

const foreignFacts = (concepts: Readonly<Record<string, readonly Row[]>>): CompanyFacts => ({
  cik: 2,
  entityName: "Example plc",
  facts: {
    "ifrs-full": Object.fromEntries(
      Object.entries(concepts).map(([concept, facts]) => [
        concept,
        { units: { [concept.endsWith("Shares") ? "shares" : "EUR"]: rows(facts) } },
      ]),
    ),
  },
});
const profits: readonly Row[] = [
  { ...half(2024), val: 18, filed: "2024-08-01" },
  { ...abroad(2024), val: 40, filed: "2025-03-01" },
  { ...half(2025), val: 25, filed: "2025-08-01" },
];
const reported = {
  ProfitLoss: profits,
  Revenue: [
    { ...half(2024), val: 190, filed: "2024-08-01" },
    { ...abroad(2024), val: 400, filed: "2025-03-01" },
    { ...half(2025), val: 230, filed: "2025-08-01" },
  ],
  Assets: [onDay("2024-12-31", 900, "2025-03-01", "20-F"), onDay("2025-06-30", 950, "2025-08-01", "6-K")],
  AdjustedWeightedAverageShares: [
    { ...abroad(2024), val: 100, filed: "2025-03-01" },
    { ...half(2025), val: 98, filed: "2025-08-01" },
  ],
};

const identity = { exchange: "NYSE", country: "GB", sector: "industrials", industry: null } as const;
const yearsOf = (concepts: Readonly<Record<string, readonly Row[]>>) =>
  toFundamentals(foreignFacts(concepts), { ticker: "EX", identity, sharesPerQuoted: 1 })?.statements ?? [];

describe("halves of company facts", () => {
  it("make twelve months with the year, and are shown as no quarters", () => {
    const interim = interimStatements(foreignFacts(reported));
    expect(interim?.quarters).toEqual([]);
    expect(interim?.trailing.at(-1)).toMatchObject({
      periodEnd: "2025-06-30",
      months: 12,
      form: "6-K",
      figures: { revenue: 400 + 230 - 190, netIncome: 40 + 25 - 18, totalAssets: 950, dilutedShares: 98 },
    });
    expect(interim?.trailing.at(-1)?.parts?.map(({ sign, periodEnd, months }) => [sign, periodEnd, months])).toEqual([
      [1, "2024-12-31", 12],
      [1, "2025-06-30", 6],
      [-1, "2024-06-30", 6],
    ]);
    expect(latestAccountsEnd({ statements: yearsOf(reported), ...(interim && { interim }) })).toBe("2025-06-30");
  });

  it("tell nothing without the same half of the year before, nor before they are filed", () => {
    const fresh = { ...reported, ProfitLoss: profits.slice(1), Revenue: reported.Revenue.slice(1) };
    expect(interimStatements(foreignFacts(fresh))).toBeNull();
    expect(interimStatements(foreignFacts(reported), "2025-07-31")?.trailing.at(-1)?.periodEnd ?? null).toBeNull();
  });

  it("of whom only the dollar column is a convenience are added up in the currency of the statements", () => {
    const facts = foreignFacts(reported);
    const dollars = {
      units: { EUR: rows(reported.Revenue), USD: rows([{ ...abroad(2024), val: 430, filed: "2025-03-01" }]) },
    };
    const both = { ...facts, facts: { "ifrs-full": { ...facts.facts["ifrs-full"], Revenue: dollars } } };
    expect(interimStatements(both)?.trailing.at(-1)?.figures.revenue).toBe(440);
  });
});

/** A year of 52 weeks that ends with January: nine months to October follow a year that ended in January. */
describe("a fiscal year that ends in January", () => {
  const snow = (end: number) => ({ start: `${end - 1}-02-01`, end: `${end}-01-31`, form: "10-K" });
  const toOctober = (end: number) => ({ start: `${end}-02-01`, end: `${end}-10-31` });
  const october = (end: number) => ({ start: `${end}-08-01`, end: `${end}-10-31` });

  it("takes the nine months to October of its own year", () => {
    const losses: readonly Row[] = [
      { ...toOctober(2024), val: -960, filed: "2024-11-29" },
      { ...october(2024), val: -325, filed: "2024-11-29" },
      { ...snow(2025), val: -1286, filed: "2025-03-21" },
      { ...toOctober(2025), val: -1010, filed: "2025-12-01" },
      { ...october(2025), val: -290, filed: "2025-12-01" },
    ];
    const trailing = interimStatements(factsOf({ NetIncomeLoss: losses }))?.trailing.at(-1);
    expect(trailing).toMatchObject({ periodEnd: "2025-10-31", figures: { netIncome: -1286 - 1010 + 960 } });
    expect(trailing?.parts?.map(({ months, periodEnd }) => [months, periodEnd])).toEqual([
      [12, "2025-01-31"],
      [9, "2025-10-31"],
      [9, "2024-10-31"],
    ]);
  });
});
