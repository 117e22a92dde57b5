import { describe, expect, it } from "vitest";
import { latestHistoryOf } from "../company/accounts/history.ts";
import type { Fundamentals } from "../inputs/fundamentals.ts";
import { sampleFile, sampleStatement } from "../inputs/sample-company.ts";
import type { FigureName, InterimStatement, PeriodPart } from "../inputs/statement.ts";
import { valueCompany } from "../value-company.ts";
import { sumsBrokenBy, withCorrectedFigures } from "./own-figures.ts";

const year = sampleStatement(2025, {
  revenue: 1000,
  costOfRevenue: 600,
  grossProfit: 400,
  ebit: 150,
  depreciationAndAmortization: 50,
  ebitda: 200,
  operatingCashFlow: 140,
  capitalExpenditure: 60,
  freeCashFlow: 80,
  totalAssets: 900,
});
const derived = { ...year, origins: { revenue: "vendor", ebitda: "derived", freeCashFlow: "derived" } } as const;

const part = (sign: 1 | -1, periodEnd: string, months: number, revenue: number): PeriodPart => ({
  sign,
  periodEnd,
  months,
  accession: `part-${periodEnd}`,
  filedAt: periodEnd,
  figures: { revenue },
  origin: "vendor",
  derived: [],
});
const trailing: InterimStatement = {
  ...sampleStatement(2026, { revenue: 1100, totalAssets: 950 }),
  periodEnd: "2026-06-30",
  months: 12,
  parts: [part(1, "2025-12-31", 12, 1000), part(1, "2026-06-30", 6, 600), part(-1, "2025-06-30", 6, 500)],
};
const company = (statement = derived as Fundamentals["statements"][number]): Fundamentals => ({
  ...sampleFile().fundamentals,
  statements: [sampleStatement(2024, { revenue: 900 }), statement],
  interim: { quarters: [], trailing: [trailing] },
});
const revenue = (value: number, periodEnd = "2025-12-31") => ({ name: "revenue" as const, periodEnd, value });

describe("withCorrectedFigures", () => {
  it("puts a reader's figure in place of the filed one of that year, with the filed one beside", () => {
    const { fundamentals, notHeld } = withCorrectedFigures(company(), [revenue(1040)]);
    const [before, changed] = fundamentals.statements;
    expect(notHeld).toEqual([]);
    expect(before).toEqual(sampleStatement(2024, { revenue: 900 }));
    expect(changed?.figures.revenue).toBe(1040);
    expect(changed?.origins.revenue).toBe("own");
    expect(changed?.filed).toEqual({
      revenue: { value: 1000, origin: "vendor", accession: "0000000000-2025-000001", filedAt: "2026-02-15" },
    });
  });

  it("works out anew what our reading had worked out from it, and leaves what was filed", () => {
    const own = [
      { name: "ebit" as const, periodEnd: "2025-12-31", value: 130 },
      { name: "operatingCashFlow" as const, periodEnd: "2025-12-31", value: 150 },
    ];
    const [, changed] = withCorrectedFigures(company(), own).fundamentals.statements;
    expect(changed?.figures).toMatchObject({ ebit: 130, ebitda: 180, freeCashFlow: 90, grossProfit: 400 });
    expect(changed?.origins).toMatchObject({ ebitda: "derived", freeCashFlow: "derived" });
    expect(changed?.filed?.ebitda?.value).toBe(200);
    const [, filed] = withCorrectedFigures(company(year), own).fundamentals.statements;
    expect(filed?.figures).toMatchObject({ ebit: 130, ebitda: 200, freeCashFlow: 80 });
  });

  it("makes the twelve months anew of a year that is the reader's", () => {
    const { fundamentals } = withCorrectedFigures(company(), [revenue(1040)]);
    const months = fundamentals.interim?.trailing[0];
    expect(months?.figures.revenue).toBe(1140);
    expect(months?.parts?.[0]?.figures.revenue).toBe(1040);
    const history = latestHistoryOf({ ...fundamentals, statements: fundamentals.statements.slice(1) });
    const leaf = history.figure(0, "revenue");
    expect(leaf).toMatchObject({ kind: "figure", value: 1040, origin: "own", accession: null, filed: { value: 1000 } });
  });

  it("leaves twelve months as filed that are no sum of others", () => {
    const { parts: _parts, ...filed } = trailing;
    const given = { ...company(), interim: { quarters: [filed], trailing: [filed] } };
    const { fundamentals } = withCorrectedFigures(given, [revenue(1040)]);
    expect(fundamentals.interim).toEqual({ quarters: [filed], trailing: [filed] });
    expect(fundamentals.statements[1]?.figures.revenue).toBe(1040);
  });

  it("takes a figure of the twelve months for the whole, whatever its parts say", () => {
    const { fundamentals } = withCorrectedFigures(company(), [revenue(1200, "2026-06-30")]);
    expect(fundamentals.interim?.trailing[0]?.figures.revenue).toBe(1200);
    expect(fundamentals.statements[1]?.figures.revenue).toBe(1000);
  });

  it("names the figures of periods that it does not hold", () => {
    expect(withCorrectedFigures(company(), [revenue(1, "2019-12-31"), revenue(1040)]).notHeld).toEqual([
      revenue(1, "2019-12-31"),
    ]);
  });

  it("takes a figure that is not filed", () => {
    const given = withCorrectedFigures(company(), [{ name: "goodwill", periodEnd: "2025-12-31", value: 7 }]);
    expect(given.fundamentals.statements[1]?.figures.goodwill).toBe(7);
    expect(given.fundamentals.statements[1]?.filed?.goodwill?.value).toBeNull();
  });

  it("moves the values as a filing that says so would", () => {
    const file = sampleFile();
    const last = file.fundamentals.statements.at(-1);
    if (last === undefined) throw new Error("the sample has statements");
    const own = { name: "ebit" as const, periodEnd: last.fiscalYearEnd, value: 180 };
    const refiled = { ...last, figures: { ...last.figures, ebit: 180 } };
    const asFiled = { ...file.fundamentals, statements: [...file.fundamentals.statements.slice(0, -1), refiled] };
    const neutral = { scenario: "neutral" as const, overrides: {} };
    const mine = valueCompany({ ...file, ...withCorrectedFigures(file.fundamentals, [own]) }, neutral);
    const theirs = valueCompany({ ...file, fundamentals: asFiled }, neutral);
    expect(mine.summary.mean).not.toBeNull();
    expect(mine.summary).toEqual(theirs.summary);
    expect(mine.summary.mean).not.toBe(valueCompany(file, neutral).summary.mean);
    const leaves = mine.methods.flatMap(({ outcome }) => (outcome.kind === "estimate" ? outcome.trace.nodes : []));
    expect(leaves.find((node) => node.kind === "figure" && node.origin === "own")).toMatchObject({
      value: 180,
      filed: { value: 150 },
    });
  });
});

const ended = (fiscalYear: number) => ({ fiscalYear, fiscalYearEnd: `${fiscalYear}-12-31` });

describe("sumsBrokenBy", () => {
  it("names what added up as filed and does no more", () => {
    const { fundamentals } = withCorrectedFigures(company(year), [revenue(1040)]);
    expect(sumsBrokenBy(fundamentals)).toEqual([
      { total: "grossProfit", terms: ["revenue", "costOfRevenue"], periodEnd: "2025-12-31", told: 400, sum: 440 },
    ]);
  });

  const sums = [
    ["grossProfit", { revenue: 1, costOfRevenue: -1 }],
    ["ebit", { grossProfit: 1, sellingGeneralAndAdministrative: -1, researchAndDevelopment: -1 }],
    ["ebit", { grossProfit: 1, sellingGeneralAndAdministrative: -1 }],
    ["ebitda", { ebit: 1, depreciationAndAmortization: 1 }],
    ["netIncome", { pretaxIncome: 1, incomeTaxExpense: -1 }],
    ["freeCashFlow", { operatingCashFlow: 1, capitalExpenditure: -1 }],
    ["totalAssets", { totalLiabilities: 1, totalEquity: 1 }],
    ["totalDebt", { longTermDebt: 1, currentDebt: 1 }],
  ] as const satisfies readonly (readonly [FigureName, Partial<Record<FigureName, 1 | -1>>])[];

  it.each(sums)("knows what %s is made of: %j", (total, signs) => {
    const periodEnd = "2025-12-31";
    // safe: the keys are names of figures, as the table says
    const terms = Object.entries(signs) as [FigureName, 1 | -1][];
    const parts = terms.map(([name, sign], index) => ({ name, sign, value: sign * 100 * 3 ** (terms.length - index) }));
    const sum = parts.reduce((together, { sign, value }) => together + sign * Math.abs(value), 0);
    const figures = Object.fromEntries(parts.map(({ name, value }) => [name, Math.abs(value)]));
    const filed = company(sampleStatement(2025, { ...figures, [total]: sum }));
    for (const { name, sign, value } of parts) {
      const more = Math.abs(value) * 1.5;
      const { fundamentals } = withCorrectedFigures(filed, [{ name, periodEnd, value: more }]);
      expect(sumsBrokenBy(fundamentals)).toEqual([
        { total, terms: terms.map(([each]) => each), periodEnd, told: sum, sum: sum + (sign * Math.abs(value)) / 2 },
      ]);
    }
  });

  it("tells those of the newest period first", () => {
    const years = [2023, 2025, 2024].map((fiscalYear) => ({ ...year, ...ended(fiscalYear) }));
    const own = [2024, 2023, 2025].map((fiscalYear) => revenue(1040, `${fiscalYear}-12-31`));
    const { fundamentals } = withCorrectedFigures({ ...company(), statements: years }, own);
    expect(sumsBrokenBy(fundamentals).map(({ periodEnd }) => periodEnd)).toEqual([
      "2025-12-31",
      "2024-12-31",
      "2023-12-31",
    ]);
  });

  it("is silent of a sum of which a part or the total is unknown, before or now", () => {
    const brokenWithout = (...names: FigureName[]) => {
      const none = Object.fromEntries(names.map((name) => [name, null]));
      const filed = company({ ...year, figures: { ...year.figures, ...none } });
      return sumsBrokenBy(withCorrectedFigures(filed, [revenue(1040)]).fundamentals);
    };
    for (const name of ["revenue", "costOfRevenue", "grossProfit"] as const) expect(brokenWithout(name)).toEqual([]);
    expect(brokenWithout("costOfRevenue", "grossProfit")).toEqual([]);
  });

  it("is silent of roundings, of what never added up and of accounts as filed", () => {
    expect(sumsBrokenBy(company(year))).toEqual([]);
    expect(sumsBrokenBy(withCorrectedFigures(company(year), [revenue(1001)]).fundamentals)).toEqual([]);
    const odd = { ...year, figures: { ...year.figures, grossProfit: 300 } };
    expect(sumsBrokenBy(withCorrectedFigures(company(odd), [revenue(1040)]).fundamentals)).toEqual([]);
  });
});
