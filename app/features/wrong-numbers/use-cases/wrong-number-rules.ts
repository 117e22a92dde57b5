import { canonicalTicker } from "@valora/market-data/ticker";
import { figureNames, type IsoDate, quantityNames } from "@valora/valuation";
import { numberOf } from "../../../core/shared/contracts/address-grammar.ts";
import { plainLineOf, plainTextOf } from "../../../core/shared/contracts/plain-text.ts";
import { type FieldProblem, fieldProblemsOf } from "../../../core/shared/use-cases/field-problems.ts";
import { seenLength } from "../../../core/shared/use-cases/seen-length.ts";
import { Failure } from "../../../failure.ts";
import { emailOf } from "../../accounts/use-cases/account-rules.ts";
import { type ReaderRemark, type ReportedFigure, reportedFigureParameters } from "../contracts/reported-figure.ts";
import { ReportedFigureParts } from "../contracts/wrong-number.ts";
import { longestComment, longestEvidence, longestExpected } from "../contracts/wrong-number-limits.ts";

/** The fields that a reader fills in, as typed. */
export type WrongNumberForm = { expected: string; evidence: string; comment: string; email: string };
export type WrongNumberField = keyof WrongNumberForm;

const checks: { readonly [Field in WrongNumberField]: (typed: string) => string | null } = {
  expected: expectedOf,
  evidence: evidenceOf,
  comment: commentOf,
  email: (typed) => (typed.trim() === "" ? null : emailOf(typed)),
};

function expectedOf(typed: string): string | null {
  const expected = plainLineOf(typed);
  const length = seenLength(expected);
  if (length > longestExpected) throw new Failure("expectedTooLong", { maximum: longestExpected });
  return length === 0 ? null : expected;
}

/** An address of the web in its usual form. */
function evidenceOf(typed: string): string | null {
  const text = plainTextOf(typed);
  if (text === "") return null;
  const address = URL.parse(text);
  const isWeb = address?.protocol === "https:" || address?.protocol === "http:";
  const isUsable =
    isWeb && address.username === "" && address.password === "" && address.href.length <= longestEvidence;
  if (!isUsable) throw new Failure("urlInvalid");
  return address.href;
}

function commentOf(typed: string): string | null {
  const comment = plainTextOf(typed);
  const length = seenLength(comment);
  if (length > longestComment) throw new Failure("messageTooLong", { maximum: longestComment });
  return length === 0 ? null : comment;
}

/** What the reader says, ready to be kept. Throws the first thing that is wrong with it. */
export function reportedRemarkOf(form: WrongNumberForm): ReaderRemark {
  const remark = {
    expected: expectedOf(form.expected),
    evidence: evidenceOf(form.evidence),
    comment: commentOf(form.comment),
    email: checks.email(form.email),
  };
  if (remark.expected === null && remark.comment === null) throw new Failure("reportEmpty");
  return remark;
}

/** Everything that is wrong with the form, field by field. */
export function wrongNumberProblemsOf(form: WrongNumberForm): Partial<Record<WrongNumberField, FieldProblem>> {
  const problems = fieldProblemsOf(checks, form);
  if (Object.keys(problems).length === 0 && plainTextOf(form.expected) === "" && plainTextOf(form.comment) === "")
    problems.expected = { code: "reportEmpty", params: {} };
  return problems;
}

const isDay = (day: IsoDate | null): boolean => day === null || !Number.isNaN(Date.parse(day));

const namesOf = (kind: ReportedFigure["kind"]): ReadonlySet<string> =>
  kind === "figure" ? namesOfStatements : namesOfQuantities;
const namesOfStatements: ReadonlySet<string> = new Set(figureNames);
const namesOfQuantities: ReadonlySet<string> = new Set(quantityNames);

/** The figure with the one spelling of its symbol. Throws where it has none, or its name is not one of its kind. */
export function checkedFigure(reported: ReportedFigure): ReportedFigure {
  const ticker = canonicalTicker(reported.ticker);
  if (ticker === null) throw new Failure("tickerInvalid");
  if (!namesOf(reported.kind).has(reported.figure)) throw new Failure("fieldType", { param: "figure" });
  return { ...reported, ticker, period: isDay(reported.period) ? reported.period : null };
}

/**
 * The figure that an address names. What is not understood of its origin is left out, because the team can look it up on the page;
 * null where the figure itself is not understood.
 */
export function reportedFigureIn(textAt: (name: keyof ReportedFigure) => string | null): ReportedFigure | null {
  const typed = reportedFigureParameters.map((name) => [name, valueAt(name, textAt(name))] as const);
  const read = Object.fromEntries(
    typed.map(([name, value]) => [name, ReportedFigureParts[name].safeParse(value).data ?? null]),
  ) as { [Name in keyof ReportedFigure]: ReportedFigure[Name] | null }; // each part is parsed by the schema of its name
  const { ticker, figure, kind, value, unit, currency, page } = read;
  const symbol = ticker === null ? null : canonicalTicker(ticker);
  if (symbol === null || figure === null || kind === null || value === null || unit === null) return null;
  if (currency === null || page === null || !namesOf(kind).has(figure)) return null;
  return checkedFigure({ ...read, ticker: symbol, figure, kind, value, unit, currency, page });
}

const numbers: readonly string[] = ["value", "months", "year"] satisfies readonly (keyof ReportedFigure)[];

const valueAt = (name: keyof ReportedFigure, text: string | null) =>
  text !== null && numbers.includes(name) ? numberOf(text) : text;
