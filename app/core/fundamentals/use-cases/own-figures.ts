import type { CompanyAnswer } from "@valora/market-data";
import type { Fundamentals } from "@valora/valuation";
import { withCorrectedFigures } from "@valora/valuation/statements";
import { Failure } from "../../../failure.ts";
import { type OwnFigureAsked, writtenCorrectedFigures } from "../contracts/own-figures.ts";

/** Of one company's accounts: a page, its parts and its files ask for the same. */
const mostRemembered = 4;
const remembered = new WeakMap<Fundamentals, Map<string, Fundamentals>>();

/**
 * The company with a reader's own figures in place of the filed ones; the same object for the same ones, so that what is worked out from
 * it once is known. Throws `figureCurrency` where one is not in the currency of the statements, `figurePeriodUnknown` where they do not
 * hold its period.
 */
export function withFiguresAsked<Company extends Pick<CompanyAnswer, "fundamentals">>(
  company: Company,
  figures: readonly OwnFigureAsked[] | undefined,
): Company {
  if (figures === undefined || figures.length === 0) return company;
  return { ...company, fundamentals: correctedBy(company.fundamentals, figures) };
}

function correctedBy(fundamentals: Fundamentals, figures: readonly OwnFigureAsked[]): Fundamentals {
  const key = writtenCorrectedFigures(figures);
  const known = remembered.get(fundamentals) ?? new Map<string, Fundamentals>();
  const before = known.get(key);
  if (before !== undefined) return before;
  const corrected = corrections(fundamentals, figures);
  known.set(key, corrected);
  const [oldest] = known.keys();
  if (known.size > mostRemembered && oldest !== undefined) known.delete(oldest);
  remembered.set(fundamentals, known);
  return corrected;
}

function corrections(told: Fundamentals, figures: readonly OwnFigureAsked[]): Fundamentals {
  const foreign = figures.find(({ currency }) => currency !== null && currency !== told.currency);
  if (foreign !== undefined)
    throw new Failure("figureCurrency", {
      figure: foreign.name,
      given: foreign.currency ?? "",
      currency: told.currency,
    });
  const own = figures.map(({ name, periodEnd, value }) => ({ name, periodEnd, value }));
  const { fundamentals, notHeld } = withCorrectedFigures(told, own);
  const [first] = notHeld;
  if (first !== undefined)
    throw new Failure("figurePeriodUnknown", { figure: first.name, period: first.periodEnd, held: periodsOf(told) });
  return fundamentals;
}

const mostNamed = 6;

/** The periods that a figure may be of, latest first. */
const periodsOf = ({ statements, interim }: Fundamentals): string =>
  [
    ...statements.map(({ fiscalYearEnd }) => fiscalYearEnd),
    ...(interim?.trailing ?? []).map(({ periodEnd }) => periodEnd),
  ]
    .toSorted()
    .toReversed()
    .slice(0, mostNamed)
    .join(", ");
