import type { FigureName } from "@valora/valuation";
import type { Contradiction, DataNote } from "../core/analysis/contracts/data-note.ts";
import type { Formats } from "./formats.ts";
import { inSentence } from "./phrases/first-letter.ts";
import { textByKey } from "./text-by-key.ts";
import type { Translate } from "./translator.ts";

const isoDate = /^\d{4}-\d{2}-\d{2}/;
const digitsOfRates = 6;
const mostContradictions = 8;

export type NoteWords = {
  /** Writes the texts of `figures`. */
  figure: (name: FigureName) => string;
  formats: Formats;
  /** How a source is called. */
  nameOf: (source: string) => string;
  providerName: (id: string) => string;
};

/** Everything a note may name, written as its reader writes it. */
export function noteArguments(
  { params, figures, contradictions }: DataNote,
  { figure, formats, nameOf, providerName }: NoteWords,
) {
  const text = (name: string) => {
    const value = params[name];
    if (value === undefined) return "–";
    return typeof value === "string" && isoDate.test(value) ? formats.date(value) : String(value);
  };
  const number = (name: string, write: (value: number) => string) => {
    const value = params[name];
    return typeof value === "number" ? write(value) : "–";
  };
  const list = (names: readonly FigureName[]) => names.map((name) => inSentence(figure(name))).join(", ");
  const told = ({ figure: name, fiscalYearEnd, values }: Contradiction) => {
    const between = values.every(({ source }) => source === null) ? " → " : " / ";
    const shown = values.map(({ source, value }) => {
      const written = figureText(name, value, formats);
      return source === null ? written : `${written} (${providerName(source)})`;
    });
    return `${inSentence(figure(name))} ${fiscalYearEnd.slice(0, 4)}: ${shown.join(between)}`;
  };
  return {
    asOf: text("asOf"),
    day: text("day"),
    rateAsOf: text("rateAsOf"),
    premiumAsOf: text("premiumAsOf"),
    published: String(params.published ?? "none"),
    publishedRate: number("publishedRate", (value) => formats.percent(value, 2)),
    publishedAsOf: text("publishedAsOf"),
    averagesAsOf: text("averagesAsOf"),
    dataAsOf: text("dataAsOf"),
    issuer: text("issuer"),
    ticker: String(params.ticker ?? "none"),
    source: nameOf(text("source")),
    fiscalYearEnd: text("fiscalYearEnd"),
    priceCurrency: text("priceCurrency"),
    statementCurrency: text("statementCurrency"),
    months: text("months"),
    years: text("years"),
    from: text("from"),
    to: text("to"),
    industry: text("industry"),
    market: text("market"),
    provider: nameOf(text("provider")),
    covers: String(params.covers ?? "statements"),
    reason: String(params.reason ?? "unreachable"),
    until: typeof params.until === "string" && isoDate.test(params.until) ? formats.moment(params.until) : "none",
    count: Number(params.count ?? 0),
    total: text("total"),
    figures: list(figures),
    quotedIn: text("quotedIn"),
    factor: number("factor", (value) => formats.exact(value, digitsOfRates)),
    rate: number("rate", (value) => formats.exact(value, digitsOfRates)),
    price: number("price", formats.amount),
    priceBefore: number("priceBefore", formats.amount),
    dateBefore: text("dateBefore"),
    part: String(params.part ?? "none"),
    share: number("share", formats.percent),
    ...betaArguments(params, formats),
    amount: number("amount", formats.millions),
    amountBefore: number("amountBefore", formats.millions),
    move: number("move", formats.signedPercent),
    industryMove: number("industryMove", formats.signedPercent),
    stated: number("stated", formats.millions),
    implied: number("implied", formats.millions),
    suspect: text("suspect"),
    contradictions: shortened(contradictions.map(told)),
  };
}

const betaArguments = ({ beta, industryBeta }: DataNote["params"], formats: Formats) => {
  const write = (value: string | number | undefined) => (typeof value === "number" ? formats.number(value, 2) : "none");
  return { beta: write(beta), industryBeta: write(industryBeta) };
};

const perShare: readonly FigureName[] = ["epsDiluted", "dividendsPerShare"];

/** Money and counts in millions, as in the tables; what is per share with its cents. */
const figureText = (figure: FigureName, value: number, formats: Formats) =>
  perShare.includes(figure) ? formats.amount(value) : `${formats.rough(value / 1e6)} M`;

const shortened = (parts: readonly string[]) =>
  parts.length <= mostContradictions
    ? parts.join("; ")
    : `${parts.slice(0, mostContradictions).join("; ")}; … (+${parts.length - mostContradictions})`;

type OwnFigureWords = Pick<NoteWords, "figure"> & {
  formats: Formats;
  /** Writes the text of a key. */
  say: (key: string, values?: object) => string;
};

/** The notes on what the reader has asked for: another day, figures of their own; in their words, none without any. */
export const ownFigureTexts = (notes: readonly DataNote[], { say, figure, formats }: OwnFigureWords): string[] =>
  notes
    .filter(({ code }) => askedFor.has(code))
    .map((note) => {
      const words = noteArguments(note, { figure, formats, nameOf: asIs, providerName: asIs });
      return `${say(`dataNotes.${note.code}.subject`)}: ${say(`dataNotes.${note.code}.text`, words)}`;
    });

const askedFor: ReadonlySet<DataNote["code"]> = new Set(["asOfDay", "correctedFigures", "correctedFiguresDoNotAddUp"]);

const asIs = (name: string) => name;

type TextWords = Omit<NoteWords, "figure" | "nameOf"> & {
  t: Translate;
  /** The name of a source that stands in a note by its code. */
  nameOf: (source: string) => string;
};

/** A note on the data: what it is about, and what to know. */
export const noteText = (
  note: DataNote,
  { t, formats, nameOf, providerName }: TextWords,
): { subject: string; text: string } => ({
  subject: t(`dataNotes.${note.code}.subject`),
  text: textByKey(t)(
    `dataNotes.${note.code}.text`,
    noteArguments(note, {
      figure: (name) => t(`figures.${name}`),
      formats,
      nameOf: (source) => providerName(nameOf(source)),
      providerName,
    }),
  ),
});
