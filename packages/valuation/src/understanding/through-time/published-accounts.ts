import { dayOfClose, monthNumber } from "../../company/shareholders/past-prices.ts";
import type { Fundamentals, MonthlyCloses } from "../../inputs/fundamentals.ts";
import type { AnnualStatement, InterimStatement, InterimStatements } from "../../inputs/statement.ts";
import type { IsoDate, PerShare } from "../../inputs/units.ts";
import { interimFiledBy, statementFiledBy } from "../../statements/as-filed-by.ts";
import { closesOfFirst, sharePricesOf } from "./company-of-day.ts";

const daysUntilFiled = 90;
const dayInMilliseconds = 86_400_000;

export type Publication = { statement: AnnualStatement; publicAt: IsoDate; isEstimated: boolean };

export function publicationOf({ filedAt, fiscalYearEnd }: AnnualStatement): Omit<Publication, "statement"> {
  if (filedAt !== null) return { publicAt: filedAt, isEstimated: false };
  return { publicAt: isoDate(Date.parse(fiscalYearEnd) + daysUntilFiled * dayInMilliseconds), isEstimated: true };
}

/**
 * The company as a reader of its filings knew it at the end of a month ("2019-08"), each as it is asked for; null without a
 * close or a filing then.
 */
export function pastOf(fundamentals: Fundamentals): (month: string) => Fundamentals | null {
  const { monthlyCloses, statements } = fundamentals;
  if (!monthlyCloses) return () => null;
  const prices = sharePricesOf(fundamentals, monthlyCloses);
  const published = statements.map((statement) => ({ statement, ...publicationOf(statement) }));
  return (month) => {
    const index = monthNumber(month) - monthNumber(monthlyCloses.from);
    const price = prices.closes[index];
    const asOf = dayOfClose(monthlyCloses, monthNumber(month));
    const known = published.filter(({ publicAt }) => publicAt <= asOf);
    if (!price || price <= 0 || known.length === 0) return null;
    return asKnown(fundamentals, known, { known, prices, price, index, asOf });
  };
}

/** Twelve months without a filing date count as unknown. */
function interimKnown({ quarters, trailing }: InterimStatements, asOf: IsoDate): InterimStatements {
  const known = (each: readonly InterimStatement[]) =>
    each
      .filter(({ filedAt }) => filedAt !== null && filedAt <= asOf)
      .map((one) => (one.versions === undefined ? one : interimFiledBy(one, asOf)));
  return { quarters: known(quarters), trailing: known(trailing) };
}

/** The company as its filings showed it then. */
export function asKnown(
  fundamentals: Fundamentals,
  known: readonly Publication[],
  { prices, price, index, asOf }: Moment,
): Fundamentals {
  const { quote, currency, provider } = fundamentals;
  return {
    ...fundamentals,
    statements: known.map(({ statement }) => statementFiledBy(statement, asOf)),
    ...(fundamentals.interim && { interim: interimKnown(fundamentals.interim, asOf) }),
    quote: { value: price, currency, asOf, source: prices.source ?? quote?.source ?? provider },
    sharesOutstanding: null,
    shareBasis: "settled",
    monthlyCloses: closesOfFirst(prices, index + 1),
  };
}

function isoDate(milliseconds: number): IsoDate {
  return new Date(milliseconds).toISOString().slice(0, 10);
}

export type Moment = {
  known: readonly Publication[];
  prices: MonthlyCloses;
  price: PerShare;
  index: number;
  asOf: IsoDate;
};
