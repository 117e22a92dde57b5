import type { PriceHistory } from "@valora/market-data";
import type { Fundamentals, IsoDate, Quote } from "@valora/valuation";

/**
 * What a share cost on a day: the last close until then, as it was paid, on today's shares. A close from which later dividends were
 * taken out is none; one that holds its splits needs them all. Null where no source has one.
 */
export function priceOfDay(
  { quote, monthlyCloses, currency, provider }: Fundamentals,
  history: PriceHistory | null,
  day: IsoDate,
): Quote | null {
  const source = monthlyCloses?.source ?? quote?.source ?? provider;
  // past closes stay in the currency in which they were paid
  const paidIn = quote?.converted?.currency ?? quote?.currency ?? currency;
  const months: Quote[] =
    monthlyCloses === null || monthlyCloses.adjustedFor === "splitsAndDividends"
      ? []
      : monthlyCloses.closes.flatMap((value, index) => {
          const isLast = index === monthlyCloses.closes.length - 1;
          const asOf = (isLast && monthlyCloses.lastAsOf) || endOfMonth(monthlyCloses.from, index);
          return value === null ? [] : [{ value, currency: paidIn, asOf, source }];
        });
  const told = [...closesOf(history), ...months, ...(quote === null ? [] : [quote])];
  const known = told.filter(({ value, asOf }) => value > 0 && asOf.slice(0, 10) <= day);
  // of one day, the first one that is told
  return known.reduce<Quote | null>((last, each) => (last !== null && each.asOf <= last.asOf ? last : each), null);
}

function closesOf(history: PriceHistory | null): Quote[] {
  if (history === null || history.adjustedFor === "splitsAndDividends") return [];
  const { bars, currency, source, splits, adjustedFor } = history;
  if (adjustedFor === "splits") return bars.map(({ date, close }) => ({ value: close, currency, asOf: date, source }));
  if (splits === null) return [];
  return bars.map(({ date, close }) => {
    const later = splits.filter((split) => split.date > date).reduce((product, { factor }) => product * factor, 1);
    return { value: close / later, currency, asOf: date, source };
  });
}

/** The last day of a month, counted from one that is written "yyyy-mm". */
function endOfMonth(from: string, months: number): IsoDate {
  const [year = 0, month = 1] = from.split("-").map(Number);
  return new Date(Date.UTC(year, month + months, 0)).toISOString().slice(0, 10);
}
