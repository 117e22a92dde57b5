import { adjustmentOf, type WitnessedClose } from "../../src/integrity/adjusted-closes.ts";
import type { Source } from "./read-source.ts";

type Adjustment = "splits" | "splitsAndDividends";

/** The true adjustment of month-end closes and daily bars; that of the lists themselves where nothing tells. */
export function bundledCloseAdjustments(source: Source): { monthly: Adjustment; daily: Adjustment } {
  const monthly = source.knownCloses.flatMap((known) => {
    const closes = companyOf(source, known.ticker)?.monthlyCloses;
    return closes ? witnessed(source, known, closes.closes[monthsBetween(closes.from, known.date)] ?? null) : [];
  });
  const daily = source.knownCloses.flatMap((known) => {
    const bar = source.dailyBars.series[known.ticker]?.bars.find(([date]) => date === known.date);
    return witnessed(source, known, bar?.[4] ?? null);
  });
  return {
    monthly: adjustmentOf(monthly) ?? "splits",
    daily: adjustmentOf(daily) ?? source.dailyBars.adjusted,
  };
}

const companyOf = ({ american }: Source, ticker: string) => american.companies.find((row) => row.ticker === ticker);

const monthsBetween = (from: string, to: string): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7));

function witnessed(
  source: Source,
  { ticker, date, close: known }: Source["knownCloses"][number],
  given: number | null,
): WitnessedClose[] {
  const { statements = [] } = companyOf(source, ticker) ?? {};
  const at = source.american.meta.fields.indexOf("dividendsPerShare");
  const later = statements.filter(({ end }) => end > date);
  const dividendsSince = later.reduce((sum, { values, shareFactor }) => sum + (values[at] ?? 0) / shareFactor, 0);
  return given === null ? [] : [{ given, known, dividendsSince }];
}
