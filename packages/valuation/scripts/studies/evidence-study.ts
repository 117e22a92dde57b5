import { evidenceOf, type IndicatorEvidence } from "./forecast-evidence.ts";
import type { Universe } from "./universe.ts";

/** The month whose ends are taken, so that the last twelve months are the latest ones known; and the years. */
const monthOfYear = "08";
const years = [2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025] as const;
/** Below this chance alone is a poor explanation. */
export const significance = 0.05;

/** Values ÷ price of past dates against the returns that followed, and whether another month would tell otherwise. */
export function evidenceStudyOf(universe: Universe) {
  const { samples, indicators } = evidenceIn(universe, monthOfYear);
  return {
    significance,
    returnsHoldDividends: returnsHoldDividends(universe),
    samples,
    indicators,
    months: allMonths.map((month) => {
      const of = month === monthOfYear ? indicators : evidenceIn(universe, month).indicators;
      return { month, ...summaryOf(of) };
    }),
  };
}
export type EvidenceStudy = ReturnType<typeof evidenceStudyOf>;

const allMonths = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, "0"));

const evidenceIn = (universe: Universe, month: string) =>
  evidenceOf(
    universe,
    years.map((year) => `${year}-${month}`),
  );

/** How many figures of these dates are further from 0 than chance explains, and the rank correlations of the mean. */
function summaryOf(indicators: readonly IndicatorEvidence[]) {
  const probabilities = indicators.flatMap(({ correlation, spread }) =>
    [correlation, spread].flatMap((each) => each?.probability ?? []),
  );
  const ofMean = (months: number) =>
    indicators.find((each) => each.indicator === "meanOfMethods" && each.months === months)?.correlation?.mean ?? null;
  return {
    figures: probabilities.length,
    significant: probabilities.filter((probability) => probability < significance).length,
    correlationOfMean: { 12: ofMean(12), 36: ofMean(36) },
  };
}

/** Whether the closes that returns are read from have dividends taken out, so that a return holds them. */
function returnsHoldDividends({ fundamentals }: Universe): boolean {
  return fundamentals.some(({ monthlyCloses }) => monthlyCloses?.adjustedFor === "splitsAndDividends");
}
