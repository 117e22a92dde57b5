import type { Fundamentals } from "../../inputs/fundamentals.ts";
import type { FigureName, InterimStatement, PeriodPart } from "../../inputs/statement.ts";
import type { IsoDate } from "../../inputs/units.ts";

/** Why the last fiscal year counts although later accounts are known; each has a text (`accounts.reasons.<reason>`). */
export const fiscalYearReasons = ["chosenByReader", "figuresMissing", "otherFiscalYear", "otherShares"] as const;
export type FiscalYearReason = (typeof fiscalYearReasons)[number];

/** The accounts that a company is valued on. */
export type AccountsBase = {
  /** `twelveMonths`: to a balance sheet after the last fiscal year. */
  period: "fiscalYear" | "twelveMonths";
  /** The day of the balance sheet; null without any statement. */
  periodEnd: IsoDate | null;
  fiscalYear: number | null;
  fiscalYearEnd: IsoDate | null;
  /** Months from the end of the fiscal year to the balance sheet: so many are added, and as many of the year before taken away. */
  monthsSince: number;
  /** Null where the twelve months count, and where no later accounts are known. */
  reason: FiscalYearReason | null;
  /** The end of the twelve months that are known but do not count, and which figures they lack. */
  passedOver: { periodEnd: IsoDate; missing: readonly FigureName[] } | null;
};

/** Figures that methods read from the latest accounts: one known for the year must be known for the twelve months too. One of each group is enough. */
const baseFigures: readonly (readonly FigureName[])[] = [
  ["revenue"],
  ["ebit"],
  ["depreciationAndAmortization"],
  ["interestExpense"],
  ["pretaxIncome"],
  ["incomeTaxExpense"],
  ["netIncome"],
  ["researchAndDevelopment"],
  ["operatingCashFlow"],
  ["capitalExpenditure"],
  ["dividendsPerShare", "dividendsPaid"],
  ["dilutedShares"],
  ["totalAssets"],
  ["totalLiabilities"],
  ["totalEquity"],
  ["totalDebt", "longTermDebt"],
  ["cashAndEquivalents"],
  ["marketableSecurities"],
];

/** Counts further apart than this, as a logarithm, stand on two share bases, or are those of two companies. */
const largestChangeOfShares = 0.35;
const [daysInMonth, dayInMilliseconds] = [365.25 / 12, 86_400_000];
/** Months after a fiscal year end by which another year is closed and filed: later accounts belong to a year that is not known. */
const mostMonthsSince = 15;

type Year = Fundamentals["statements"][number];

type CompanyAccounts = Pick<Fundamentals, "statements" | "interim"> & Partial<Pick<Fundamentals, "sharesOutstanding">>;

/**
 * The accounts that the methods start from: the twelve months to the latest interim balance sheet where they are known in
 * full, else the last fiscal year.
 *
 * Nothing is mixed. Where the twelve months lack a figure that the year has, where they follow another year than the last
 * one that is known, or count other shares, the year counts as a whole, with the reason.
 */
export function accountsBaseOf(
  { statements, interim, sharesOutstanding }: CompanyAccounts,
  wanted: AccountsBase["period"] = "twelveMonths",
): { base: AccountsBase; trailing: InterimStatement | null } {
  const year = lastYearOf(statements);
  const trailing = newest(interim?.trailing ?? []);
  const ofYear: AccountsBase = {
    period: "fiscalYear",
    periodEnd: year?.fiscalYearEnd ?? null,
    fiscalYear: year?.fiscalYear ?? null,
    fiscalYearEnd: year?.fiscalYearEnd ?? null,
    monthsSince: 0,
    reason: null,
    passedOver: null,
  };
  if (!year || !trailing || !(trailing.periodEnd > year.fiscalYearEnd)) return { base: ofYear, trailing: null };
  const { periodEnd } = trailing;
  const isCounted = sharesOutstanding !== undefined && sharesOutstanding !== null && sharesOutstanding.value > 0;
  // where the shares are counted, their average of the year stands for later months too
  const missing = missingIn(trailing, year).filter((name) => !(isCounted && name === "dilutedShares"));
  const reason = wanted === "fiscalYear" ? "chosenByReader" : reasonAgainst(trailing, year, missing);
  if (reason !== null) return { base: { ...ofYear, reason, passedOver: { periodEnd, missing } }, trailing: null };
  const monthsSince = monthsBetween(year.fiscalYearEnd, periodEnd);
  return { base: { ...ofYear, period: "twelveMonths", periodEnd, monthsSince }, trailing };
}

/** The day of the balance sheet that a company is valued on; null without any. */
export const latestAccountsEnd = (company: CompanyAccounts): IsoDate | null => accountsBaseOf(company).base.periodEnd;

const lastYearOf = (statements: readonly Year[]): Year | null =>
  statements.reduce<Year | null>(
    (last, each) => (last === null || each.fiscalYearEnd > last.fiscalYearEnd ? each : last),
    null,
  );

const newest = (trailing: readonly InterimStatement[]): InterimStatement | null =>
  trailing.reduce<InterimStatement | null>(
    (last, each) => (last === null || each.periodEnd > last.periodEnd ? each : last),
    null,
  );

function reasonAgainst(
  trailing: InterimStatement,
  year: Year,
  missing: readonly FigureName[],
): FiscalYearReason | null {
  if (!isAfter(trailing, year)) return "otherFiscalYear";
  const [before, now] = [year.figures.dilutedShares, trailing.figures.dilutedShares];
  const isCounted = before !== null && before > 0 && now !== null && now > 0;
  if (isCounted && Math.abs(Math.log(now / before)) > largestChangeOfShares) return "otherShares";
  return missing.length > 0 ? "figuresMissing" : null;
}

/** Whether the twelve months are made of this year, and end soon enough for no other to lie between. */
function isAfter({ periodEnd, months, parts = [] }: InterimStatement, { fiscalYearEnd }: Year): boolean {
  const years = parts.filter((part) => part.sign === 1 && part.months === 12);
  const isOfYear = years.every((part: PeriodPart) => part.periodEnd === fiscalYearEnd);
  return months === 12 && isOfYear && monthsBetween(fiscalYearEnd, periodEnd) <= mostMonthsSince;
}

/** One name of each group of figures that the year has and the twelve months lack. */
function missingIn({ figures: now }: InterimStatement, { figures: then }: Year): FigureName[] {
  const isKnown = (value: number | null) => value !== null && Number.isFinite(value);
  return baseFigures.flatMap((group) => {
    const known = group.find((name) => isKnown(then[name]));
    return known === undefined || group.some((name) => isKnown(now[name])) ? [] : [known];
  });
}

const monthsBetween = (from: IsoDate, to: IsoDate): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayInMilliseconds / daysInMonth);
