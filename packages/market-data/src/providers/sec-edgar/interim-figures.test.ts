import { describe, expect, it } from "vitest";
import type { CompanyFacts } from "./company-facts.schema.ts";
import { interimStatements } from "./interim-figures.ts";

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
