import type { Fundamentals, InterimStatement } from "@valora/valuation";
import { wholeUnit } from "../integrity/minor-units.ts";
import { ProviderFailure } from "../provider.ts";
import { daysAfter } from "../providers/days.ts";

/** Larger than any real figure, in any currency. */
const largestFigure = 1e18;
const longestName = 300;
/** Time zones, and companies that publish on the day their year ends. */
const daysOfGrace = 2;

/**
 * Validates a live answer before it is cached: a name, a real currency, fiscal years that are over, no impossible number.
 * Throws a `ProviderFailure` with `incomplete` or `wrongValue`.
 */
export function validateCompany(company: Fundamentals, now: number): Fundamentals {
  const { provider, name, currency, statements, sharesOutstanding, quote } = company;
  if (statements.length === 0) throw new ProviderFailure(provider, "noData");
  if (currency.trim() === "" || name.trim() === "") {
    throw new ProviderFailure(provider, "noData", { detail: "incomplete" });
  }
  const latestDay = daysAfter(new Date(now).toISOString().slice(0, 10), daysOfGrace);
  const isPossible =
    name.length <= longestName &&
    wholeUnit(currency)?.factor === 1 &&
    statements.every(({ fiscalYearEnd }) => fiscalYearEnd <= latestDay) &&
    statements.every(({ figures }) => Object.values(figures).every(isPossibleFigure)) &&
    (sharesOutstanding === null || isPossibleAmount(sharesOutstanding.value)) &&
    (quote === null || isPossibleAmount(quote.value));
  if (!isPossible) throw new ProviderFailure(provider, "unreadable", { detail: "wrongValue" });
  return withPossibleInterim(company, latestDay);
}

/** Drops impossible quarters: no value depends on them, and the years may still be right. */
function withPossibleInterim(company: Fundamentals, latestDay: string): Fundamentals {
  const { interim, ...annual } = company;
  if (!interim) return company;
  const isPossible = ({ periodEnd, figures, parts = [] }: InterimStatement) =>
    periodEnd <= latestDay &&
    [figures, ...parts.map((part) => part.figures)].every((each) => Object.values(each).every(isPossibleFigure));
  const quarters = interim.quarters.filter(isPossible);
  const trailing = interim.trailing.filter(isPossible);
  return quarters.length === 0 && trailing.length === 0 ? annual : { ...annual, interim: { quarters, trailing } };
}

const isPossibleFigure = (value: number | null) => value === null || Math.abs(value) <= largestFigure;
const isPossibleAmount = (value: number) => value > 0 && value <= largestFigure;
