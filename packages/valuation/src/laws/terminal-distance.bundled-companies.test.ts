import { beforeAll, describe, expect, it } from "vitest";
// The engine does not depend on the data: only this test reads the included companies.
import { createMarketData } from "../../../market-data/src/index.ts";
import { leastTerminalDistance } from "../formulas/time-value/terminal-distance.ts";
import { choosePeers } from "../peers/choose-peers.ts";
import type { CompanyFile, ValuationReport } from "../report/report.ts";
import { type AssumptionOverrides, assumptionRanges } from "../scenarios/assumptions.ts";
import { reverseValuationOf } from "../understanding/reverse-dcf.ts";
import { sensitivityOf } from "../understanding/sensitivity.ts";
import { simulationOf } from "../understanding/simulation.ts";
import { valueCompany } from "../value-company.ts";

const neutral = { scenario: "neutral", overrides: {} } as const;
const companies: { file: CompanyFile; price: number; report: ValuationReport }[] = [];

beforeAll(async () => {
  const marketData = createMarketData();
  for (const ticker of marketData.bundledTickers()) {
    const { fundamentals } = await marketData.fundamentalsOf(ticker);
    const peers = choosePeers(fundamentals, marketData.peerCandidates(fundamentals));
    const file = { fundamentals, reference: marketData.referenceFor(fundamentals), peers };
    const price = fundamentals.quote?.value;
    if (price !== undefined) companies.push({ file, price, report: valueCompany(file, neutral) });
  }
});

const levers = [
  "wacc",
  "growth",
  "terminalGrowth",
  "margin",
  "salesToCapital",
  "terminalReturn",
  "payout",
  "persistence",
] as const;
const ends: AssumptionOverrides[] = levers.flatMap((lever) => [
  { [lever]: assumptionRanges[lever].minimum },
  { [lever]: assumptionRanges[lever].maximum },
]);
const together: AssumptionOverrides[] = [
  { wacc: 0.02, growth: 0.5, horizon: 15, margin: 0.9, terminalGrowth: 0, salesToCapital: 20, terminalReturn: 1 },
  { wacc: 0.005, growth: 0.5, horizon: 15, margin: 0.9, terminalGrowth: -0.05, salesToCapital: 20 },
];

/** Values above a thousand times the price, in any scenario. */
function beyond(
  among: readonly (typeof companies)[number][],
  overridesOf: (report: ValuationReport) => readonly AssumptionOverrides[],
): string[] {
  return among.flatMap(({ file, price, report }) =>
    overridesOf(report).flatMap((overrides) =>
      valueCompany(file, { scenario: "neutral", overrides }).methods.flatMap(({ method, range }) => {
        const most = Math.max(...Object.values(range).map((value) => value ?? 0));
        return most > 1000 * price
          ? [`${file.fundamentals.ticker} ${method} ${JSON.stringify(overrides)}: ${most}`]
          : [];
      }),
    ),
  );
}

/** The reader's perpetual growth this far below the company's own WACC. */
const growthNear =
  (distance: number) =>
  ({ assumptions: { wacc } }: ValuationReport): AssumptionOverrides[] =>
    wacc === null ? [] : [{ wacc: wacc.value, terminalGrowth: Math.min(0.1, wacc.value - distance) }];

describe("every bundled company", () => {
  it("has no value above a thousand times the price at the end of any lever, nor at all of them together", () => {
    expect(beyond(companies, () => [...ends, ...together])).toEqual([]);
  });

  it.each([1e-9, 0.0001, 0.001, 0.0025, 0.0049])(
    "has no discounted cash flow with the reader's growth %d below the WACC, but the reason",
    (distance) => {
      // Where debt costs more than equity, the cost of equity is the lower rate, and stands in the way first.
      const plain = companies.filter(({ report: { methods, assumptions } }) => {
        const [{ outcome } = {}] = methods;
        const { wacc, costOfEquity } = assumptions;
        // The reader's perpetual growth goes no higher than 10 %.
        const isReachable = wacc !== null && wacc.value <= assumptionRanges.terminalGrowth.maximum;
        return (
          isReachable &&
          outcome?.kind === "estimate" &&
          outcome.variant !== "distributableCash" &&
          outcome.variant !== "flowToEquity" &&
          wacc !== null &&
          costOfEquity !== null &&
          wacc.value <= costOfEquity.value
        );
      });
      const reasons = plain.flatMap(({ file, report }) =>
        growthNear(distance)(report).map((overrides) => {
          const [{ outcome } = {}] = valueCompany(file, { scenario: "neutral", overrides }).methods;
          const limit = outcome?.kind === "notApplicable" ? outcome.growthBelow : null;
          expect(limit, file.fundamentals.ticker).toBeCloseTo((overrides.wacc ?? 0) - leastTerminalDistance, 12);
          return outcome?.kind === "notApplicable" && outcome.reason;
        }),
      );
      expect(reasons.length).toBeGreaterThan(200);
      expect(new Set(reasons)).toEqual(new Set(["discountRateNearGrowth"]));
      expect(beyond(companies, growthNear(distance))).toEqual([]);
    },
  );

  it("gives at the least distance itself what the formula gives", () => {
    const apple = companies.find(({ file }) => file.fundamentals.ticker === "KO");
    if (!apple) throw new Error("KO is bundled");
    const overrides = { wacc: 0.06, terminalGrowth: 0.055 };
    expect(valueCompany(apple.file, { scenario: "neutral", overrides }).methods[0]?.outcome.kind).toBe("estimate");
  });
});

describe("what is computed around a value", () => {
  const near = () =>
    companies
      .filter((_, index) => index % 9 === 0)
      .flatMap(({ file, price, report }) => {
        const { wacc } = report.assumptions;
        if (wacc === null) return [];
        const request = {
          scenario: "neutral" as const,
          overrides: { terminalGrowth: Math.min(0.1, wacc.value - 0.006) },
        };
        return [{ file, price, request, report: valueCompany(file, request) }];
      });

  it("has no cell nearer than the least distance with a number, nor one above a thousand times the price", () => {
    const cells = near().flatMap(({ price, report }) => {
      const table = sensitivityOf(report, { price, reach: 6 });
      if (table.kind === "unavailable" || table.method === "residualIncome") return [];
      const distance = (row: number, column: number) => (table.rates[row] ?? 0) - (table.growths[column] ?? 0);
      return table.cells.flatMap((line, row) =>
        line.map((cell, column) => ({ cell, price, isNear: distance(row, column) < leastTerminalDistance - 1e-8 })),
      );
    });
    const hatched = cells.filter(({ isNear }) => isNear);
    expect(hatched.length).toBeGreaterThan(500);
    expect(hatched.filter(({ cell }) => cell.kind === "value")).toEqual([]);
    expect(cells.filter(({ cell, price }) => cell.kind === "value" && cell.value > 1000 * price)).toEqual([]);
  });

  it("rejects and counts the draws that come nearer", () => {
    let rejected = 0;
    for (const { report, price } of near()) {
      const result = simulationOf(report, { paths: 400, seed: 7, price });
      if (result.kind === "unavailable") continue;
      rejected += result.rejected;
      if (result.kind === "valueDistribution") expect(result.mean).toBeLessThan(1000 * price);
    }
    expect(rejected).toBeGreaterThan(1000);
  });

  it("looks for no implied growth where the perpetuity says nothing", () => {
    let asked = 0;
    for (const { file, report } of companies.filter((_, index) => index % 40 === 0)) {
      const wacc = report.assumptions.wacc?.value;
      if (wacc === undefined || wacc > 0.1) continue;
      // Flows of trusts and utilities go to their owners, who ask for more than the WACC: the perpetuity still says something.
      if (["reit", "utility"].includes(report.classification.type)) continue;
      const request = {
        scenario: "neutral" as const,
        overrides: { wacc, terminalGrowth: Math.min(0.1, wacc - 0.002) },
      };
      const reverse = reverseValuationOf({ file, request, method: "discountedCashFlow" });
      asked += 1;
      expect(reverse.kind === "unavailable" ? reverse.reason : "", file.fundamentals.ticker).toBe(
        "methodNotApplicable",
      );
    }
    expect(asked).toBeGreaterThan(5);
  });
});
