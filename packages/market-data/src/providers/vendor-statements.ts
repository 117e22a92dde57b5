import { type AnnualStatement, type Fundamentals, figureNames, type IsoDate } from "@valora/valuation";
import { fiscalYearOf } from "./days.ts";
import { conceptsOfReading, type FigureRule, type FigureRules, type FiledFigureName } from "./figure-rule.ts";
import { type ConceptReader, isFiledFigure, readFigures, statementFigures } from "./read-figures.ts";

/** A vendor's year: fields of its income statement, balance sheet and cash flow together. */
export type VendorYear = {
  fiscalYearEnd: IsoDate;
  filedAt: IsoDate | null;
  form: string | null;
  accession: string | null;
  fields: Readonly<Record<string, unknown>>;
};

/** A table of a vendor's fields; figures that are not in it are unknown to the vendor. */
export function vendorRules(known: Partial<Record<FiledFigureName, FigureRule>>): FigureRules {
  const entries = figureNames
    .filter(isFiledFigure)
    .map((name) => [name, known[name] ?? { measure: "flow", unit: "money", from: [] }] as const);
  // safe: the entries hold every filed figure name
  return Object.fromEntries(entries) as Record<FiledFigureName, FigureRule>;
}

/** A number that a vendor writes as a number or as text; null for "None", "-", blanks and everything that is none. */
export function numberOf(value: unknown): number | null {
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (typeof value !== "string" || value.trim() === "") return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

export type ReadingOptions = {
  rules: FigureRules;
  /** Some vendors write 0 for what a company does not state: it is unknown then. */
  zeroIsUnknown: boolean;
};

/** Vendors disagree on the sign of money that leaves: here it is positive. */
const payments: readonly FiledFigureName[] = [
  "capitalExpenditure",
  "dividendsPaid",
  "shareRepurchases",
  "acquisitions",
];

/** The fields that hold money that leaves. */
export const paymentFields = (rules: FigureRules): ReadonlySet<string> =>
  new Set(payments.flatMap((name) => fieldsOf(rules[name])));

/** Every field that a rule reads. */
export const fieldsOf = ({ from }: FigureRule): readonly string[] =>
  from.flatMap((reading) => {
    const others = typeof reading === "object" && "sum" in reading ? [reading.plus ?? [], reading.less ?? []] : [];
    return [...conceptsOfReading(reading), ...others.flat()];
  });

/**
 * A vendor's years as our statements, oldest first. Of a year that was restated the later filing counts; one that stands
 * twice without another filing stays so, and is refused when the company is examined: which one is right cannot be known.
 */
export function vendorStatements(years: readonly VendorYear[], options: ReadingOptions): readonly AnnualStatement[] {
  return [...Map.groupBy(years, ({ fiscalYearEnd }) => fiscalYearEnd).values()]
    .flatMap(lastFiled)
    .toSorted((one, other) => one.fiscalYearEnd.localeCompare(other.fiscalYearEnd))
    .map((year) => vendorStatement(year, options));
}

/** Of rows for one period, those of the latest filing. */
export function lastFiled<Row extends { filedAt: IsoDate | null }>(rows: readonly Row[]): readonly Row[] {
  const filings = rows.map(({ filedAt }) => filedAt ?? "").toSorted();
  return rows.filter(({ filedAt }) => (filedAt ?? "") === filings.at(-1));
}

function vendorStatement(year: VendorYear, { rules, zeroIsUnknown }: ReadingOptions): AnnualStatement {
  const { fiscalYearEnd, filedAt, form, accession, fields } = year;
  const paymentRules = new Set(payments.map((name) => rules[name]));
  const read: ConceptReader = (field, rule) => {
    const value = numberOf(fields[field]);
    if (value === null || (zeroIsUnknown && value === 0)) return null;
    const positive = paymentRules.has(rule) ? Math.abs(value) : value;
    return { value: positive, filing: accession, form, filedAt, isCalculated: false };
  };
  return {
    fiscalYear: fiscalYearOf(fiscalYearEnd),
    fiscalYearEnd,
    filedAt,
    form,
    accession,
    ...statementFigures(readFigures(rules, read), "vendor"),
  };
}

const largestDrift = 0.2;

/**
 * Vendors do not say on which basis they count: when the shares that the market counts and those of the last statement
 * part by more than a fifth (receipts, an unseen split, a merger), no value per share can be told.
 */
export function shareBasisOf(
  statements: readonly AnnualStatement[],
  sharesOutstanding: Fundamentals["sharesOutstanding"],
): Fundamentals["shareBasis"] {
  const diluted = statements.findLast(({ figures }) => figures.dilutedShares !== null)?.figures.dilutedShares;
  if (!diluted || !sharesOutstanding) return "settled";
  return Math.abs(sharesOutstanding.value / diluted - 1) <= largestDrift ? "settled" : "unsettled";
}
