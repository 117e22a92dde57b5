import { describe, expect, it } from "vitest";
import type { Fundamentals } from "../inputs/fundamentals.ts";
import { sampleFile, sampleStatement } from "../inputs/sample-company.ts";
import type { InterimStatement, PeriodPart } from "../inputs/statement.ts";
import { replay } from "../trace/replay.ts";
import { traceUnder } from "../trace/to-trace.ts";
import { isYearBefore } from "./columns.ts";
import { statementsOf } from "./statements-report.ts";

type Figures = Parameters<typeof sampleStatement>[1];
type Made = Pick<InterimStatement, "parts">;

function interim(periodEnd: string, months: 3 | 12, figures: Figures, made: Made = {}): InterimStatement {
  const { fiscalYear: _, fiscalYearEnd: __, ...statement } = sampleStatement(Number(periodEnd.slice(0, 4)), figures);
  return { ...statement, periodEnd, months, form: "10-Q", accession: `filing-${periodEnd}`, ...made };
}

const part = (sign: 1 | -1, periodEnd: string, months: number, figures: PeriodPart["figures"]): PeriodPart => ({
  sign,
  periodEnd,
  months,
  figures,
  origin: "companyFactsWithAccession",
  derived: ["ebitda"],
  accession: `filing-${periodEnd}`,
  filedAt: "2026-02-01",
});

const { fundamentals } = sampleFile();
const company: Fundamentals = {
  ...fundamentals,
  statements: [sampleStatement(2025, { revenue: 1000 })],
  interim: {
    quarters: [
      interim("2024-12-28", 3, { revenue: 200, netIncome: -5 }),
      interim("2025-09-27", 3, { revenue: 240, netIncome: 20 }),
      interim(
        "2025-12-31",
        3,
        { revenue: 250, netIncome: 25, epsDiluted: 1.2, totalAssets: 900 },
        {
          parts: [
            part(1, "2025-12-31", 12, { revenue: 1000, epsDiluted: 4.5 }),
            part(-1, "2025-09-27", 9, { revenue: 750, epsDiluted: 3.3 }),
          ],
        },
      ),
    ],
    trailing: [
      interim("2025-03-31", 12, { revenue: 900 }),
      interim(
        "2026-03-31",
        12,
        { revenue: 1080, cashAndEquivalents: 70 },
        {
          parts: [
            part(1, "2025-12-31", 12, { revenue: 1000 }),
            part(1, "2026-03-31", 3, { revenue: 300 }),
            part(-1, "2025-03-31", 3, { revenue: 220 }),
          ],
        },
      ),
    ],
  },
};

const lineOf = (report: ReturnType<typeof statementsOf>, figure: string) =>
  report.statements.flatMap(({ lines }) => lines).find((line) => line.figure === figure);

function nodeOf(report: ReturnType<typeof statementsOf>, figure: string) {
  const cell = lineOf(report, figure)?.cells.at(-1);
  return cell?.value == null ? undefined : report.trace.nodes[cell.node];
}

describe("statements of quarters", () => {
  const report = statementsOf(company, "quarterly");

  it("stand in columns of three months, each with its filing", () => {
    expect(report.columns.map(({ periodEnd, months, accession }) => [periodEnd, months, accession])).toEqual([
      ["2024-12-28", 3, "filing-2024-12-28"],
      ["2025-09-27", 3, "filing-2025-09-27"],
      ["2025-12-31", 3, "filing-2025-12-31"],
    ]);
    expect(lineOf(report, "netIncome")?.cells.map(({ value }) => value)).toEqual([-5, 20, 25]);
  });

  it("grow over the same quarter of the year before, never over the quarter before: 250 ÷ 200 − 1", () => {
    expect(lineOf(report, "revenue")?.growth.map((cell) => cell.value ?? ("reason" in cell && cell.reason))).toEqual([
      "previousYearMissing",
      "previousYearMissing",
      0.25,
    ]);
    expect(lineOf(report, "netIncome")?.growth.at(-1)).toMatchObject({ value: null, reason: "basisNotPositive" });
  });

  it("tell the fourth as the year less nine months, with both filings: 1000 − 750", () => {
    const step = nodeOf(report, "revenue");
    if (step?.kind !== "step") throw new Error("no step");
    expect(step).toMatchObject({ name: "quarterByDifference", value: 250, unit: "money" });
    expect(report.trace.nodes[Number(step.inputs.whole)]).toMatchObject({ months: 12, accession: "filing-2025-12-31" });
    expect(report.trace.nodes[Number(step.inputs.part)]).toMatchObject({ months: 9, accession: "filing-2025-09-27" });
    expect(nodeOf(report, "epsDiluted")).toMatchObject({ unit: "perShare", formula: "differencePerShare" });
  });

  it("name the filings that their result is made of, and none where it is stated", () => {
    const of = (figures: PeriodPart["figures"]) => {
      const parts = [part(1, "2025-12-31", 12, figures), part(-1, "2025-09-27", 9, figures)];
      const quarters = [interim("2025-12-31", 3, { netIncome: 25 }, { parts })];
      return statementsOf({ ...company, interim: { quarters, trailing: [] } }, "quarterly").columns[0]?.madeOf;
    };
    expect(of({ revenue: 1000 })).toEqual([]);
    expect(of({ netIncome: 40 })).toEqual([
      { sign: 1, months: 12, periodEnd: "2025-12-31", accession: "filing-2025-12-31", filedAt: "2026-02-01" },
      { sign: -1, months: 9, periodEnd: "2025-09-27", accession: "filing-2025-09-27", filedAt: "2026-02-01" },
    ]);
  });

  it("say of a figure which period it covers, and of a balance that it stands at its end", () => {
    expect(nodeOf(report, "netIncome")).toMatchObject({ fiscalYearEnd: "2025-12-31", months: 3 });
    expect(nodeOf(report, "totalAssets")).toMatchObject({ fiscalYearEnd: "2025-12-31", months: null });
  });
});

describe("statements of the last twelve months", () => {
  const report = statementsOf(company, "ttm");

  it("are the last year, this year to date, less that part of last year: 1000 + 300 − 220, up by a fifth", () => {
    expect(nodeOf(report, "revenue")).toMatchObject({ name: "trailingTwelveMonths", value: 1080 });
    expect(lineOf(report, "revenue")?.growth.at(-1)?.value).toBeCloseTo(0.2, 12);
  });

  it("lead every number to a place in the trace that gives it again", () => {
    for (const period of ["quarterly", "ttm"] as const) {
      const { statements, margins, trace } = statementsOf(company, period);
      const lines = statements.flatMap(({ lines }) => lines.flatMap(({ cells, growth }) => [...cells, ...growth]));
      for (const cell of [...lines, ...margins.flatMap(({ cells }) => cells)]) {
        if (cell.value === null) continue;
        const under = traceUnder(trace, cell.node);
        expect(under && replay(under)).toBe(cell.value);
      }
    }
  });
});

describe("a source of annual figures only", () => {
  it("has no columns of other periods, and says which it has", () => {
    const { interim: _, ...annual } = company;
    const report = statementsOf(annual, "quarterly");
    expect(report.availablePeriods).toEqual(["annual"]);
    expect(report.columns).toEqual([]);
    expect(lineOf(report, "revenue")?.cells).toEqual([]);
    expect(statementsOf(company).availablePeriods).toEqual(["annual", "quarterly", "ttm"]);
  });
});

it("offers quarters and twelve months each where they are known", () => {
  const quarters = [interim("2025-09-27", 3, { revenue: 240 })];
  const trailing = [interim("2025-09-27", 12, { revenue: 900 })];
  const offered = (known: Fundamentals["interim"]) =>
    statementsOf({ ...fundamentals, ...(known && { interim: known }) }, "annual").availablePeriods;
  expect(offered({ quarters, trailing: [] })).toEqual(["annual", "quarterly"]);
  expect(offered({ quarters: [], trailing })).toEqual(["annual", "ttm"]);
  expect(offered(undefined)).toEqual(["annual"]);
});

it.each([
  ["2024-12-28", "2025-12-27", true],
  ["2024-12-31", "2025-12-27", true],
  ["2024-09-28", "2025-10-25", false],
  ["2024-12-31", "2025-09-30", false],
  ["2023-12-31", "2025-12-31", false],
] as const)("takes %s for a year before %s: %s", (before, now, isBefore) => {
  expect(isYearBefore(before, now)).toBe(isBefore);
});
