import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Fundamentals } from "../inputs/fundamentals.ts";
import { sampleFile, sampleStatement } from "../inputs/sample-company.ts";
import type { AnnualStatement, FigureName } from "../inputs/statement.ts";
import type { Cell } from "../statements/reading.ts";
import { replay } from "../trace/replay.ts";
import { traceUnder } from "../trace/to-trace.ts";
import { leastMonths, marketMultipleNames, multiplesThroughTimeOf } from "./multiples-through-time.ts";

const { fundamentals: sample } = sampleFile();
const year = (fiscalYear: number, figures: Partial<Record<FigureName, number | null>> = {}): AnnualStatement => {
  const base = sample.statements.at(-1)?.figures ?? {};
  return sampleStatement(fiscalYear, { ...base, freeCashFlow: 80, ...figures });
};

/** Statements of 2023 to 2025, each filed on 15 February; 100 shares. */
const company = (changed: Partial<Fundamentals> = {}): Fundamentals => ({
  ...sample,
  statements: [year(2023, { epsDiluted: 0.5 }), year(2024, { epsDiluted: 0.6 }), year(2025, { epsDiluted: 0.9 })],
  sharesOutstanding: null,
  quote: { value: 18, currency: "USD", asOf: "2026-04-30", source: "sample" },
  monthlyCloses: { from: "2026-01", to: "2026-04", closes: [12, 13.5, null, 9] },
  ...changed,
});
const through = (changed: Partial<Fundamentals> = {}, peers: readonly Fundamentals[] = []) =>
  multiplesThroughTimeOf(company(changed), peers);
const said = (cell: Cell | undefined) => (cell === undefined || cell.value === null ? cell?.reason : cell.value);
const lineOf = (answer: ReturnType<typeof through>, name: (typeof marketMultipleNames)[number]) => {
  const line = answer.lines.find((each) => each.name === name);
  if (line === undefined) throw new Error(name);
  return line;
};
const monthly = (closes: readonly (number | null)[], from = "2023-01"): Partial<Fundamentals> => ({
  monthlyCloses: { from, to: "2026-04", closes },
});

describe("multiplesThroughTimeOf", () => {
  it("agrees with the multiples worked by hand: market value 1,350, debt 200, cash 100, EBITDA 200, equity 400, cash flow 80", () => {
    const { months } = through();
    const cells = months[1]?.cells;
    // 13.5 × 100 = 1,350 on the accounts of 2025, filed on 15 February
    expect(months[1]?.accountsEnd).toBe("2025-12-31");
    expect(said(cells?.priceToEarnings)).toBeCloseTo(13.5 / 0.9, 12);
    expect(said(cells?.evToEbitda)).toBeCloseTo((1350 + 200 - 100) / 200, 12);
    expect(said(cells?.priceToBook)).toBeCloseTo(1350 / 400, 12);
    expect(said(cells?.freeCashFlowYield)).toBeCloseTo(80 / 1350, 12);
  });

  it("takes the accounts that had been filed by then, and no later ones", () => {
    const { months } = through();
    expect(months[0]?.accountsEnd).toBe("2024-12-31");
    expect(said(months[0]?.cells.priceToEarnings)).toBeCloseTo(12 / 0.6, 12);
  });

  it("does not change the past when later accounts arrive", () => {
    const earlier = through({ statements: company().statements.slice(0, 2) });
    const numbers = ({ months }: typeof earlier) => marketMultipleNames.map((name) => said(months[0]?.cells[name]));
    expect(numbers(through())).toEqual(numbers(earlier));
  });

  it("sets no adjusted close against accounts that still held a part which left later, nor later closes against them", () => {
    const separations = [{ part: "Engines", ticker: null, asOf: "2026-02-10", source: "sample" }];
    const multiplesIn = (adjustedFor: "splitsAndDividends" | undefined) => {
      const closes = { from: "2026-01", to: "2026-04", closes: [12, 13.5, null, 9] };
      const monthlyCloses = { ...closes, ...(adjustedFor && { adjustedFor }) };
      return through({ separations, monthlyCloses }).months.map(({ cells }) => said(cells.priceToEarnings));
    };
    expect(multiplesIn("splitsAndDividends")).toEqual([
      "closesWithoutPart",
      "partSeparated",
      "priceMissing",
      "partSeparated",
    ]);
    // Closes as they were paid hold the part, as the accounts do.
    expect(multiplesIn(undefined)[0]).toBeCloseTo(12 / 0.6, 12);
  });

  it("says why a month has no multiple, and interpolates none", () => {
    const { months, lines } = through({
      statements: [year(2024, { epsDiluted: -0.2, totalEquity: -5, ebitda: null, ebit: null, pretaxIncome: null })],
      monthlyCloses: { from: "2025-01", to: "2026-07", closes: [10, ...Array.from({ length: 17 }, () => 11), null] },
    });
    expect(months.map(({ cells }) => said(cells.priceToEarnings))).toEqual([
      "notFiledYet",
      ...Array.from({ length: 17 }, () => "basisNotPositive"),
      "priceMissing",
    ]);
    expect(said(months[3]?.cells.priceToBook)).toBe("basisNotPositive");
    expect(months[3]?.cells.evToEbitda).toMatchObject({ value: null, reason: "figureMissing" });
    const [earnings] = lines;
    expect(earnings?.months).toBe(0);
    expect(earnings?.holes).toEqual([
      { reason: "basisNotPositive", months: 17 },
      { reason: "notFiledYet", months: 1 },
      { reason: "priceMissing", months: 1 },
    ]);
  });

  it("sets no price against accounts of more than eighteen months before", () => {
    const { months } = through({
      statements: [year(2023)],
      monthlyCloses: { from: "2025-06", to: "2025-07", closes: [10, 10] },
    });
    expect(months.map(({ cells }) => typeof said(cells.priceToEarnings))).toEqual(["number", "string"]);
    expect(said(months[1]?.cells.priceToBook)).toBe("accountsTooOld");
  });

  it("leaves out what says nothing: enterprise value below nothing, and of a bank EBITDA and cash flow", () => {
    const rich = through({ statements: [year(2025, { cashAndEquivalents: 5_000 })] });
    expect(said(rich.months[1]?.cells.evToEbitda)).toBe("enterpriseValueNotPositive");
    const bank = through({ sector: "financials", industry: "Diversified Banks" });
    expect(bank.lines.map(({ today }) => said(today))).toEqual([
      expect.any(Number),
      "notForFinancials",
      expect.any(Number),
      "notForFinancials",
    ]);
  });

  it("sets no price after a split against earnings before it", () => {
    const source = { asOf: "2026-04-30", source: "sample" };
    const split = through({
      sharesOutstanding: { value: 200, ...source },
      quote: { value: 9, currency: "USD", ...source },
    });
    expect(said(lineOf(split, "priceToEarnings").today)).toBe("sharesUnsettled");
    expect(said(lineOf(split, "priceToBook").today)).toBe("sharesUnsettled");
    const unsettled = through({ sharesOutstanding: { value: 100, ...source }, shareBasis: "unsettled" });
    expect(said(lineOf(unsettled, "priceToEarnings").today)).toBe("sharesUnsettled");
    expect(said(unsettled.months[1]?.cells.priceToEarnings)).toBeCloseTo(13.5 / 0.9, 12);
  });

  it("has no EV/EBITDA of a company with a part that lends: its debt is that of a bank", () => {
    const lends = through({ financeArm: { name: "Sample Credit", source: "10-K" } });
    const cells = lends.months[1]?.cells;
    expect(said(cells?.evToEbitda)).toBe("financeArm");
    expect(said(lineOf(lends, "evToEbitda").today)).toBe("financeArm");
    expect(said(cells?.priceToBook)).toBeCloseTo(1350 / 400, 12);
    expect(said(cells?.freeCashFlowYield)).toBeCloseTo(80 / 1350, 12);
  });

  it("places today among its own months by the rank of the percentile: two lower of 24, one equal", () => {
    const answer = through({
      statements: [year(2022), ...company().statements.map((each) => ({ ...each, figures: year(2022).figures }))],
      ...monthly([9, 9.5, 18, ...Array.from({ length: leastMonths - 3 }, () => 20)], "2024-05"),
    });
    const line = lineOf(answer, "priceToEarnings");
    expect(line.months).toBe(leastMonths);
    expect(said(line.percentile)).toBeCloseTo(2.5 / 24, 12);
    expect(line.band.map(said)).toHaveLength(5);
    expect(said(line.band[2])).toBeCloseTo(20 / 0.9, 12);
  });

  it("adds securities to the cash where they are told, and has no multiple of an EBITDA that is not above zero", () => {
    const evOf = (figures: Partial<Record<FigureName, number | null>>) =>
      said(through({ statements: [year(2025, figures)] }).months[1]?.cells.evToEbitda);
    expect(evOf({ marketableSecurities: 50 })).toBeCloseTo((1350 + 200 - 150) / 200, 12);
    expect(evOf({ marketableSecurities: null })).toBeCloseTo((1350 + 200 - 100) / 200, 12);
    expect(evOf({ ebitda: 0 })).toBe("basisNotPositive");
    expect(evOf({ ebitda: -20 })).toBe("basisNotPositive");
  });

  it("reads prices of less than one, today and in the past", () => {
    const cheap = through({
      quote: { value: 0.45, currency: "USD", asOf: "2026-04-30", source: "sample" },
      monthlyCloses: { from: "2026-03", to: "2026-04", closes: [0.9, 0.45] },
    });
    expect(said(lineOf(cheap, "priceToEarnings").today)).toBeCloseTo(0.5, 12);
    expect(said(cheap.months[0]?.cells.priceToEarnings)).toBeCloseTo(1, 12);
  });

  it("gives a band at the percentiles of 10, 25, 50, 75 and 90 of the months, the yield as a rate", () => {
    const closes = Array.from({ length: 41 }, (_, index) => 9 * (100 + index));
    const statements = [2021, 2022, 2023, 2024, 2025].map((each) => year(each, { epsDiluted: 0.9 }));
    const { lines, trace } = through({ statements, monthlyCloses: { from: "2022-12", to: "2026-04", closes } });
    const unitsOf = (cells: readonly Cell[]) =>
      cells.map((each) => (each.value === null ? each.reason : trace.nodes[each.node]?.unit));
    const [earnings, , , cashYield] = lines;
    // Forty equal steps of ten: 1,000 to 1,400 times earnings.
    expect(earnings?.band.map((each) => Math.round(Number(said(each))))).toEqual([1040, 1100, 1200, 1300, 1360]);
    expect(unitsOf(earnings?.band ?? [])).toEqual(["ratio", "ratio", "ratio", "ratio", "ratio"]);
    expect(unitsOf(cashYield?.band ?? [])).toEqual(["rate", "rate", "rate", "rate", "rate"]);
  });

  it("says that figures are the reader's own, and that twelve months are known of the latest alone, only where they are", () => {
    const own = [{ name: "revenue" as const, periodEnd: "2025-12-31", value: 1_000 }];
    expect(through({ correctedFigures: own }).hindsights).toContain("ownFigures");
    expect(through().hindsights).not.toContain("ownFigures");
    const { fiscalYear: _year, fiscalYearEnd: _end, ...latest } = year(2025);
    const trailing = [{ ...latest, periodEnd: "2026-03-31", months: 12 as const, filedAt: "2026-04-20" }];
    expect(through({ interim: { quarters: [], trailing } }).hindsights).toContain("twelveMonthsOfLatest");
    expect(through().hindsights).not.toContain("twelveMonthsOfLatest");
  });

  it("reads a price to earnings without a count of shares, nothing else, and nothing without accounts", () => {
    const uncounted = through({ statements: [year(2025, { epsDiluted: 0.9, dilutedShares: null })] });
    expect(said(uncounted.months[1]?.cells.priceToEarnings)).toBeCloseTo(15, 12);
    expect(said(uncounted.months[1]?.cells.priceToBook)).toBe("figureMissing");
    expect(through({ statements: [] }).lines.map(({ today }) => said(today))).toEqual(Array(4).fill("notFiledYet"));
    expect(through().hindsights).toContain("sharesFromStatements");
    expect(through({ isSuspect: true }).lines.map(({ today }) => said(today))).toEqual(
      Array(4).fill("sharesUnsettled"),
    );
  });

  it("gives no place and no band with fewer than two years of months", () => {
    const line = lineOf(through(), "priceToEarnings");
    expect([line.percentile, ...line.band].map(said)).toEqual(Array.from({ length: 6 }, () => "fewMonths"));
  });

  it("has the quartiles of the peers at their prices of today, of five or more", () => {
    const peersAt = (...prices: number[]) =>
      prices.map((value, index) =>
        company({
          ticker: `P${index}`,
          quote: { value, currency: "USD", asOf: "2026-04-30", source: "sample" },
          monthlyCloses: null,
        }),
      );
    const line = lineOf(through({}, peersAt(9, 18, 27, 36, 45)), "priceToEarnings");
    expect(line.peers.count).toBe(5);
    expect(line.peers.quartiles.map(said)).toEqual([20, 30, 40].map((value) => expect.closeTo(value, 9)));
    const few = lineOf(through({}, peersAt(9, 18, 27, 36)), "priceToEarnings");
    expect(few.peers.count).toBe(4);
    expect(few.peers.quartiles.map(said)).toEqual(["fewPeers", "fewPeers", "fewPeers"]);
  });

  it("tells today alone without closes, and nothing where the price is in another currency", () => {
    const alone = through({ monthlyCloses: null });
    expect([alone.unavailable, alone.months, alone.hindsights]).toEqual(["closesMissing", [], []]);
    expect(said(lineOf(alone, "priceToEarnings").today)).toBeCloseTo(20, 12);
    const foreign = through({ quote: { value: 18, currency: "EUR", asOf: "2026-04-30", source: "sample" } });
    expect(foreign.unavailable).toBe("currencyUnresolved");
    expect(foreign.lines.map(({ today }) => said(today))).toEqual(
      Array.from({ length: 4 }, () => "priceInOtherCurrency"),
    );
  });

  it("says what EV/EBITDA rests on besides what the balance sheet states", () => {
    const partly = through({ statements: [year(2025, { totalDebt: null, longTermDebt: 150 })] });
    expect(said(partly.months[1]?.cells.evToEbitda)).toBeCloseTo((1350 + 150 - 100) / 200, 12);
    expect(partly.hindsights).toContain("debtPartlyKnown");
    expect(through().hindsights).not.toContain("debtPartlyKnown");
  });

  it("replays each of its numbers from its trace to the last bit", () => {
    const answer = through(monthly(Array.from({ length: 40 }, (_, index) => 9 + index / 4)));
    const cells = [
      ...answer.lines.flatMap(({ today, percentile, band }) => [today, percentile, ...band]),
      ...answer.months.flatMap(({ cells: each }) => Object.values(each)),
    ].flatMap((cell) => (cell.value === null ? [] : [cell]));
    expect(cells.length).toBeGreaterThan(100);
    for (const { value, node } of cells) {
      const trace = traceUnder(answer.trace, node);
      expect(answer.trace.nodes[node]?.value).toBe(value);
      expect(trace && replay(trace)).toBe(value);
    }
  });

  it("does not depend on the unit of money, and rises with the price", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 500, noNaN: true }),
        fc.double({ min: 1.01, max: 50, noNaN: true }),
        (price, times) => {
          const at = (close: number) =>
            through({ monthlyCloses: { from: "2026-02", to: "2026-02", closes: [close] } }).months[0]?.cells;
          const [low, high] = [at(price), at(price * times)];
          expect(said(high?.priceToEarnings)).toBeGreaterThan(Number(said(low?.priceToEarnings)));
          expect(said(high?.priceToBook)).toBeGreaterThan(Number(said(low?.priceToBook)));
          expect(said(high?.freeCashFlowYield)).toBeLessThan(Number(said(low?.freeCashFlowYield)));
          expect(Number(said(high?.priceToEarnings)) / Number(said(low?.priceToEarnings))).toBeCloseTo(times, 6);
        },
      ),
      { numRuns: 50 },
    );
  });
});
