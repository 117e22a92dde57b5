import { ebitdaAt, filedDebtAt } from "../company/accounts/base-figures.ts";
import { type History, type Known, latestHistoryOf } from "../company/accounts/history.ts";
import { sharesOf } from "../company/shareholders/shares.ts";
import type { Fundamentals } from "../inputs/fundamentals.ts";
import { areAccountsTooOld } from "../inputs/price-age.ts";
import type { FigureName } from "../inputs/statement.ts";
import type { IsoDate } from "../inputs/units.ts";
import type { Warning } from "../report/outcome.ts";
import { separationsSince } from "../report/price-standing.ts";
import { ordinaryEquity } from "../statements/price-ratios.ts";
import { absent, figureOf, isAbsent, type Reading, timesOf, withAll, type Year } from "../statements/reading.ts";
import { derive } from "../trace/trace.ts";
import { marketValue as marketValueFormula, sum } from "../trace/traced-formulas/figures.ts";
import { enterpriseMultiple, freeCashFlowYield } from "../trace/traced-formulas/multiples.ts";
import { priceToEarnings } from "../trace/traced-formulas/per-share.ts";

/** What is paid for the figures of a company, in the order in which they are read; the last one is a rate, the others are times. */
export const marketMultipleNames = ["priceToEarnings", "evToEbitda", "priceToBook", "freeCashFlowYield"] as const;
export type MarketMultipleName = (typeof marketMultipleNames)[number];

/** Debt that is the long-term part alone; depreciation as its share of revenue in the last report that told it. */
export const firmMarks = ["debtPartlyKnown", "depreciationEstimated"] as const satisfies readonly Warning[];
export type FirmMark = (typeof firmMarks)[number];

/** The multiples of a company at one price, each a number with its origin or why there is none. */
export type MultipleReadings = {
  readings: Readonly<Record<MarketMultipleName, Reading>>;
  /** The balance sheet that they stand on; null without any. */
  accountsEnd: IsoDate | null;
  /** What EV/EBITDA rests on besides stated figures; none where there is no EV/EBITDA. */
  firmMarks: readonly FirmMark[];
};

type Priced = {
  /** By what was filed; its quote says the day of the price. */
  fundamentals: Fundamentals;
  price: Reading;
  lender: LenderKind | null;
};

/** Financial companies, of which operating income, debt and cash flow say nothing; and those with a part that lends, whose debt is that of a bank. */
export type LenderKind = "notForFinancials" | "financeArm";

/**
 * The multiples by the latest accounts that are known: of the last twelve months, or of the fiscal year where these are not.
 * All figures of one multiple are of the same period and balance sheet; what EV/EBITDA takes besides is marked (`firmMarks`).
 * Enterprise value is market value + debt − cash.
 */
export function multipleReadingsOf({ fundamentals, price, lender }: Priced): MultipleReadings {
  const history = latestHistoryOf(fundamentals);
  const year: Year = { history, index: history.latest };
  const { end: accountsEnd } = history;
  const base = reasonAgainst(fundamentals, history);
  const known = (reading: Reading): Reading => base ?? reading;
  const marketValue = marketValueOf(fundamentals, history, price);
  const evToEbitda = lender === null ? known(firmMultiple(marketValue, year)) : absent(lender);
  return {
    accountsEnd,
    firmMarks: isAbsent(evToEbitda) ? [] : firmMarksOf(year),
    readings: {
      priceToEarnings: known(earningsMultiple(perShareAsCounted(price, marketValue), year)),
      evToEbitda,
      priceToBook: known(timesOf({ name: "priceToBook", part: marketValue, whole: ordinaryEquity(year) })),
      freeCashFlowYield: lender === "notForFinancials" ? absent(lender) : known(cashYield(marketValue, year)),
    },
  };
}

/** Why no accounts of the company can be set against its price; null where they can. */
function reasonAgainst(fundamentals: Fundamentals, { end }: History): Reading | null {
  const { quote, isSuspect = false } = fundamentals;
  if (end === null) return absent("notFiledYet");
  if (isSuspect) return absent("sharesUnsettled");
  if (quote !== null && areAccountsTooOld(end, quote.asOf)) return absent("accountsTooOld");
  return separationsSince(fundamentals).length > 0 ? absent("partSeparated") : null;
}

function marketValueOf(fundamentals: Fundamentals, history: History, price: Reading): Reading {
  const { shares, blockedBy } = sharesOf(fundamentals, history);
  if (shares === null) return absent("figureMissing", ["dilutedShares"]);
  if (blockedBy !== null) return absent("sharesUnsettled");
  return withAll([price], ([each]) => derive("marketValue", marketValueFormula, { price: each, shares }));
}

/** Where shares are in doubt, a split may lie between the price and the earnings. */
const perShareAsCounted = (price: Reading, marketValue: Reading): Reading =>
  isAbsent(marketValue) && marketValue.reason === "sharesUnsettled" ? marketValue : price;

const earningsMultiple = (price: Reading, year: Year): Reading =>
  withAll([price, figureOf(year, "epsDiluted")], ([each, earnings]) =>
    earnings.value > 0
      ? derive("priceToEarnings", priceToEarnings, { price: each, earnings })
      : absent("basisNotPositive"),
  );

const firmMultiple = (value: Reading, year: Year): Reading =>
  withAll([value, debtOf(year), cashOf(year), ebitdaOf(year)], ([marketValue, debt, cash, amount]) => {
    if (amount.value <= 0) return absent("basisNotPositive");
    const multiple = derive("evToEbitda", enterpriseMultiple, { marketValue, debt, cash, amount });
    return Number.isNaN(multiple.value) ? absent("enterpriseValueNotPositive") : multiple;
  });

/** Profit before tax + interest of the same year is operating income; other estimates say too little of it. */
const usable: readonly Warning[] = ["ebitEstimated", ...firmMarks];

const stated = (known: Known | null, ...missing: readonly FigureName[]): Reading =>
  known?.warnings.every((warning) => usable.includes(warning)) ? known.quantity : absent("figureMissing", missing);

const debtOf = ({ history, index }: Year): Reading => stated(filedDebtAt(history, index), "totalDebt");
const ebitdaOf = ({ history, index }: Year): Reading => stated(ebitdaAt(history, index), "ebitda");

function firmMarksOf({ history, index }: Year): readonly FirmMark[] {
  const warnings = [filedDebtAt(history, index), ebitdaAt(history, index)].flatMap((known) => known?.warnings ?? []);
  return firmMarks.filter((mark) => warnings.includes(mark));
}

/** With the securities, where they are told. */
function cashOf(year: Year): Reading {
  const [cash, securities] = [figureOf(year, "cashAndEquivalents"), figureOf(year, "marketableSecurities")];
  if (isAbsent(securities)) return cash;
  return withAll([cash, securities], (terms) => derive("cash", sum, { terms }));
}

const cashYield = (value: Reading, year: Year): Reading =>
  withAll([value, figureOf(year, "freeCashFlow")], ([marketValue, freeCashFlow]) =>
    derive("freeCashFlowYield", freeCashFlowYield, { freeCashFlow, marketValue }),
  );
