import { normaliseCompany } from "../../src/company/normalise-company.ts";
import { mean, median } from "../../src/formulas/statistics/statistics.ts";
import type { CompanyFile, Fundamentals } from "../../src/index.ts";

/** A return above its cost, and the same company's so many years later. */
export type Excess = { now: number; later: number };

export type KeptReturn = {
  pairs: number;
  companies: number;
  /** Slope of the later return on the present one. */
  leastSquares: number | null;
  /** Σ now × later ÷ Σ now². */
  throughOrigin: number | null;
  /** Median of later ÷ now. */
  medianRatio: number | null;
};

export const yearsKept = 5;
/** As in the methods: a higher return comes from a small book. */
const highestReturn = 0.6;

/** Three answers to how much of what is earned above the cost of equity is left after five years. */
export function keptReturnOf(pairs: readonly Excess[]): Omit<KeptReturn, "companies"> {
  const [centre, later] = [mean(pairs.map(({ now }) => now)), mean(pairs.map((each) => each.later))];
  const sum = (of: (pair: Excess) => number) => pairs.reduce((total, pair) => total + of(pair), 0);
  const [spread, squares] = [sum(({ now }) => (now - (centre ?? 0)) ** 2), sum(({ now }) => now ** 2)];
  return {
    pairs: pairs.length,
    leastSquares:
      centre === null || later === null || spread === 0
        ? null
        : sum((pair) => (pair.now - centre) * (pair.later - later)) / spread,
    throughOrigin: squares === 0 ? null : sum((pair) => pair.now * pair.later) / squares,
    medianRatio: median(pairs.map((pair) => pair.later / pair.now)),
  };
}

/** Every year of every company that earned more than its equity costs today, and the year five years later. */
export function keptReturns(files: readonly CompanyFile[]): KeptReturn {
  const found = files.map((file) => {
    const { capital } = normaliseCompany(file, { scenario: "neutral", overrides: {} });
    return excessesOf(file.fundamentals, capital.costOfEquity.value);
  });
  return { ...keptReturnOf(found.flat()), companies: found.filter((pairs) => pairs.length > 0).length };
}

function excessesOf({ statements }: Fundamentals, cost: number): Excess[] {
  const returns = statements.flatMap(({ fiscalYearEnd, figures: { netIncome, totalEquity } }) =>
    netIncome === null || totalEquity === null || totalEquity <= 0
      ? []
      : [{ at: Date.parse(fiscalYearEnd), excess: Math.min(netIncome / totalEquity, highestReturn) - cost }],
  );
  const year = 365.25 * 86_400_000;
  return returns.flatMap(({ at, excess }) => {
    const later = returns.find((each) => Math.abs((each.at - at) / year - yearsKept) < 0.1);
    return excess > 0 && later ? [{ now: excess, later: later.excess }] : [];
  });
}
