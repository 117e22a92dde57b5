import { type AnnualStatement, type FigureName, figureNames } from "@valora/valuation";
import type {
  ContentCanvas,
  ContentColumns,
  ContentStack,
  ContentSvg,
  ContentTable,
  ContentText,
  Size,
  Style,
  TableCellProperties,
} from "pdfmake/interfaces.js";
import type { TearSheet } from "../../core/analysis/contracts/tear-sheet.ts";
import { spokenName, unshouted } from "../../messages/company-name.ts";
import { type Formats, formatsFor } from "../../messages/formats.ts";
import { translatorFor } from "../../messages/index.ts";
import type { Language } from "../../messages/languages.ts";
import { sourceTexts } from "../../messages/source-texts.ts";
import type { Translate } from "../../messages/translator.ts";
import type { Family, Fonts } from "../fonts/fonts.ts";

type Placed = TableCellProperties & { width?: Size; id?: string };
export type Words = ContentText & Placed;
/** A piece of the document, of the kinds that a sheet is made of. */
export type Cell = Words | ((ContentStack | ContentTable | ContentColumns | ContentCanvas | ContentSvg) & Placed);

/** A text that leads somewhere. */
export type Linked = { text: string; link: string };

/** Dependencies of writing a sheet: its figures, a language, and how texts are set. */
export type Writer = {
  sheet: TearSheet;
  t: Translate;
  formats: Formats;
  language: Language;
  /** An amount of the company in millions, with the decimals that all its amounts have. */
  millions: (value: number) => string;
  /** As readers write it: US$. */
  currency: string;
  /** The company as a sentence calls it, and as a title does. */
  name: string;
  title: string;
  nameOf: (source: string) => string;
  providerName: (id: string) => string;
  /** Whom a price is from, beside its date. */
  priceSource: (source: string) => string;
  /** A text in the sheet's letters; sizes in points, made smaller where a sheet would not fit. */
  say: (text: string, style?: Style & TableCellProperties & { family?: Family }) => Words;
  /** Sizes in points times this. */
  scale: number;
};

type Setting = { sheet: TearSheet; language: Language; fonts: Fonts; scale: number };

export async function writerFor({ sheet, language, fonts, scale }: Setting): Promise<Writer> {
  const t = await translatorFor(language);
  const formats = formatsFor(language);
  const { name, currency, statements } = sheet.file.fundamentals;
  const amounts = amountsOf(statements.slice(-1));
  return {
    sheet,
    t,
    formats,
    millions: (value) => formats.millions(value, amounts),
    language,
    currency: formats.currency(currency),
    name: spokenName(name),
    title: unshouted(name),
    ...sourceTexts({ t, formats }),
    say: (text, { family = "Sans", fontSize = 7, ...style } = {}) => ({
      text: fonts.runs(text, family),
      fontSize: fontSize * scale,
      ...style,
    }),
    scale,
  };
}

/** The amounts that a sheet shows of statements: not what is per share, nor counts. */
function amountsOf(statements: readonly AnnualStatement[]): number[] {
  const others: readonly FigureName[] = ["epsDiluted", "dividendsPerShare", "dilutedShares"];
  return statements.flatMap(({ figures }) =>
    figureNames.flatMap((name) => (others.includes(name) ? [] : (figures[name] ?? []))),
  );
}
