import { type History, historyOf } from "../company/accounts/history.ts";
import { referenceLeaf } from "../company/references.ts";
import { classify, isFinancial } from "../inputs/classify.ts";
import type { Fundamentals } from "../inputs/fundamentals.ts";
import { quoteInReportingCurrency } from "../inputs/price-in-reporting-currency.ts";
import { type FigureName, figureNames } from "../inputs/statement.ts";
import type { CurrencyCode, IsoDate, PerShare } from "../inputs/units.ts";
import { priceStandingOf } from "../report/price-standing.ts";
import { marketReadingsOf } from "../statements/price-ratios.ts";
import { type RatioName, ratioNames } from "../statements/ratio-names.ts";
import { ratioOf } from "../statements/ratios.ts";
import { absenceReasons, figureOf, isAbsent, lastYear, type Reading, type Year } from "../statements/reading.ts";
import type { Quantity } from "../trace/trace.ts";
import { type MarketFigureName, type RatioFigureName, ratioFigureOf, type ValueFigureName } from "./ratio-figures.ts";

/** Why an own ratio has no value; each has a text in the app's messages. */
export const ratioAbsenceReasons = [
  ...absenceReasons,
  "priceTooOld",
  "divisionByZero",
  "endsNotPositive",
  "notFinite",
  "notValued",
  "withheld",
] as const;
export type RatioAbsenceReason = (typeof ratioAbsenceReasons)[number];

/** A number that is not there, why, and which figures of which fiscal year it would need; null where that is not known. */
export type RatioAbsence = {
  readonly kind: "absent";
  readonly reason: RatioAbsenceReason;
  readonly figures: readonly { readonly name: RatioFigureName; readonly fiscalYearEnd: IsoDate | null }[];
};
export type RatioReading = Quantity | RatioAbsence;

export const ratioAbsent = (reason: RatioAbsenceReason, figures: RatioAbsence["figures"] = []): RatioAbsence => ({
  kind: "absent",
  reason,
  figures,
});

/** Values per share by name, in the currency of the accounts; "withheld": the reader's plan keeps them back. */
export type RatioValues = Readonly<Partial<Record<ValueFigureName, PerShare>>> | "withheld";

/** A company as own ratios read it: the figures of its last fiscal year, or of one so many years before. */
export type RatioCompany = {
  readonly currency: CurrencyCode;
  /** The end of the last fiscal year; null without accounts. */
  readonly fiscalYearEnd: IsoDate | null;
  readonly reading: (name: RatioFigureName, yearsBack: number) => RatioReading;
};

type Given = { today: IsoDate; values?: RatioValues };

/**
 * All figures of one calculation are of one fiscal year and in the currency of the accounts. Those by the price are there only
 * where values are judged by that price, and where it is in that currency; the others do not depend on it.
 */
export function ratioCompanyOf(fundamentals: Fundamentals, { today, values = {} }: Given): RatioCompany {
  const accounts = accountsOf(fundamentals);
  const known = new Map<RatioFigureName, RatioReading>();
  const ofToday = (name: RatioFigureName, read: () => RatioReading) => {
    const reading = known.get(name) ?? read();
    known.set(name, reading);
    return reading;
  };
  return {
    currency: fundamentals.currency,
    fiscalYearEnd: accounts.fiscalYearEnd,
    reading: (name, yearsBack) => {
      const { kind } = ratioFigureOf(name) ?? { kind: "statement" };
      if (kind === "statement" || kind === "ratio") return accounts.reading(name, yearsBack);
      if (kind === "market")
        // The kind says which of the names it is.
        return ofToday(name, () => marketReading(fundamentals, accounts.latest, today)(name as MarketFigureName));
      return ofToday(name, () => valueReading(fundamentals, name as ValueFigureName, { today, values }));
    },
  };
}

type Accounts = Pick<RatioCompany, "reading" | "fiscalYearEnd"> & { latest: Year };

/** The accounts of a company are the same in every calculation. */
const knownAccounts = new WeakMap<Fundamentals, Accounts>();

function accountsOf(fundamentals: Fundamentals): Accounts {
  const kept = knownAccounts.get(fundamentals) ?? readAccounts(fundamentals);
  knownAccounts.set(fundamentals, kept);
  return kept;
}

const lines: ReadonlySet<string> = new Set(figureNames);
const ratios: ReadonlySet<string> = new Set(ratioNames);
/** Of a bank or an insurer they hold what customers deposit and take out, as the ratios of cash flow do, which are told of none. */
const flowsOfCustomers: ReadonlySet<RatioFigureName> = new Set(["freeCashFlow", "operatingCashFlow"]);
const isLine = (name: RatioFigureName): name is FigureName => lines.has(name);
const isRatio = (name: RatioFigureName): name is RatioName => ratios.has(name);

function readAccounts(fundamentals: Fundamentals): Accounts {
  const history = historyOf(fundamentals);
  const ofFinancial = isFinancial(classify(fundamentals, history));
  const years: Year[] = [{ history, index: history.latest }];
  const yearOf = (back: number): Year => {
    while (years.length <= back) years.push(lastYear(years.at(-1) ?? { history, index: -1 }));
    return years[back] ?? { history, index: -1 };
  };
  const known = new Map<string, RatioReading>();
  const read = (name: RatioFigureName, year: Year): RatioReading => {
    if (ofFinancial && flowsOfCustomers.has(name))
      return ratioAbsent("notForFinancials", [{ name, fiscalYearEnd: endOf(history, year.index) }]);
    const reading: Reading =
      isRatio(name) && year.index >= 0
        ? ratioOf(name, year, ofFinancial)
        : figureOf(year, isLine(name) ? name : "revenue");
    return isAbsent(reading) ? withFigure(name, reading, endOf(history, year.index)) : reading;
  };
  return {
    latest: yearOf(0),
    fiscalYearEnd: endOf(history, history.latest),
    reading: (name, yearsBack) => {
      const key = `${name} ${yearsBack}`;
      const reading = known.get(key) ?? read(name, yearOf(yearsBack));
      known.set(key, reading);
      return reading;
    },
  };
}

const endOf = ({ statements }: History, index: number): IsoDate | null => statements[index]?.fiscalYearEnd ?? null;

/** An absence with the figures that it is about: those that a ratio is made of where it tells them, else the one that was asked for. */
function withFigure(
  name: RatioFigureName,
  { reason, missing }: Extract<Reading, { kind: "absent" }>,
  fiscalYearEnd: IsoDate | null,
): RatioAbsence {
  const names: readonly RatioFigureName[] = missing.length === 0 ? [name] : missing;
  return ratioAbsent(
    reason,
    names.map((each) => ({ name: each, fiscalYearEnd })),
  );
}

const marketReading =
  (fundamentals: Fundamentals, latest: Year, today: IsoDate) =>
  (name: MarketFigureName): RatioReading => {
    const asked = [{ name, fiscalYearEnd: null }];
    const quote = quoteInReportingCurrency(fundamentals);
    if (fundamentals.quote === null) return ratioAbsent("priceMissing", asked);
    if (quote === null) return ratioAbsent("priceInOtherCurrency", asked);
    const silence = priceStandingOf({ fundamentals, today })?.silence ?? null;
    if (silence !== null) return ratioAbsent(silence, asked);
    const reading = marketReadingsOf(fundamentals, latest)[name];
    if (!isAbsent(reading)) return reading;
    if (reading.missing.length === 0) return ratioAbsent(reading.reason, asked);
    return withFigure(name, reading, endOf(latest.history, latest.index));
  };

function valueReading(
  { ticker }: Fundamentals,
  name: ValueFigureName,
  { today, values }: Required<Given>,
): RatioReading {
  const asked = [{ name, fiscalYearEnd: null }];
  if (values === "withheld") return ratioAbsent("withheld", asked);
  const value = values[name];
  if (value === undefined || !Number.isFinite(value)) return ratioAbsent("notValued", asked);
  return referenceLeaf("valuePerShare", { value, asOf: today, source: "Valora" }, "perShare", ticker);
}
