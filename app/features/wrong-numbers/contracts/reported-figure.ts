import type { IsoDate, TraceNode, Unit } from "@valora/valuation";
import { type Entries, writtenNumber } from "../../../core/shared/contracts/address-grammar.ts";
import type { WrongNumberState } from "./wrong-number-states.ts";

/** A number of a trace as its reader saw it: all that says which one it is, and where it was read. */
export type ReportedFigure = {
  ticker: string;
  figure: TraceNode["name"];
  kind: TraceNode["kind"];
  value: number;
  unit: Unit;
  currency: string;
  /** The end of its period, or the day of a figure of the market; null for what belongs to no day. */
  period: IsoDate | null;
  /** The months that it covers; 0 for a balance at that day, null for a fiscal year. */
  months: number | null;
  /** The forecast year that it belongs to. */
  year: number | null;
  /** Who gave the accounts. */
  provider: string | null;
  /** The publication of a figure of the market. */
  source: string | null;
  /** The filing that it was read in. */
  document: string | null;
  /** The address of the page within the site. */
  page: string;
};

/** What a reader says of the number. */
export type ReaderRemark = {
  /** What it should be, in the reader's words; null: the comment says it. */
  expected: string | null;
  /** The web address where that can be read. */
  evidence: string | null;
  comment: string | null;
  /** Where the answer goes; null: the reader has left no address. */
  email: string | null;
};

/** A number that a reader takes for wrong. */
export type WrongNumber = ReportedFigure &
  ReaderRemark & {
    id: string;
    state: WrongNumberState;
    /** Of the reader. */
    language: string;
    reportedAt: Date;
    changedAt: Date;
  };

/** The parameters of an address that stand for a reported figure. */
export const reportedFigureParameters = [
  ...(["ticker", "figure", "kind", "value", "unit", "currency", "period", "months", "year"] as const),
  ...(["provider", "source", "document", "page"] as const),
] as const satisfies readonly (keyof ReportedFigure)[];

/** A number that its reader has not chosen and has not brought, on the page where it is shown; null for any other one. */
export function reportedFigureOf(
  node: TraceNode,
  { ticker, currency, page }: Pick<ReportedFigure, "ticker" | "currency" | "page">,
): ReportedFigure | null {
  const { name: figure, kind, value, unit } = node;
  const isOwn = node.kind === "assumption" ? node.chosenBy === "user" : node.kind === "figure" && isOfReader(node);
  if (isOwn || (node.kind === "reference" && node.source === "user")) return null;
  return { ...unknown, ticker, figure, kind, value, unit, currency, page, ...originOf(node) };
}

const unknown = { period: null, months: null, year: null, provider: null, source: null, document: null };

/** Also what is worked out from a figure of the reader's own. */
const isOfReader = ({ provider, filed }: Extract<TraceNode, { kind: "figure" }>) =>
  provider === "import" || filed !== undefined;

function originOf(node: TraceNode): Partial<ReportedFigure> {
  if (node.kind === "reference")
    return { period: node.asOf, source: node.source, months: 0, ...(node.ticker !== null && { ticker: node.ticker }) };
  if (node.kind !== "figure") return { year: node.year ?? null };
  const { ticker, fiscalYearEnd: period, months, provider, accession: document } = node;
  return { ticker, period, months: months === undefined ? null : (months ?? 0), provider, document };
}

/** The reported figure as an address carries it: what is not known is left out. */
export const reportedFigureEntries = (reported: ReportedFigure): Entries =>
  reportedFigureParameters.flatMap((name) => {
    const value = reported[name];
    if (value === null) return [];
    return [[name, typeof value === "number" ? writtenNumber(value) : value] as const];
  });
