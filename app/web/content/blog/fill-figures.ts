import type { Block, Inline, ListItem, Text, Words } from "../../../../content/text.ts";
import type { IllustratedFigure, Illustration } from "../../../core/analysis/use-cases/illustrate-company.ts";
import type { Formats } from "../../analysis/formats.ts";

type Illustrations = ReadonlyMap<string, Illustration | null>;

const figureForm = /\{([A-Z]{1,5}(?:\.[A-Z]{1,3})?)\.([a-z]\w*)\}/g;

/** Symbols of the companies that a text takes figures from: `{KO.wacc}`. */
export const tickersIn = (text: Text): string[] => [
  ...new Set([...JSON.stringify(text).matchAll(figureForm)].map(([, ticker = ""]) => ticker)),
];

/** Figures that a text names and that are unknown, as it names them: what needs them is left out. */
export function unknownFigures(text: Text, illustrations: Illustrations, formats: Formats): string[] {
  const named = [...JSON.stringify(text).matchAll(figureForm)];
  const unknown = named.filter(
    ([, ticker = "", name = ""]) => figureIn(illustrations.get(ticker) ?? null, name, formats) === null,
  );
  return [...new Set(unknown.map(([whole]) => whole))];
}

/** The text with its figures written in. What needs a figure that is not known is left out: never a gap, never a guess. */
export function fillFigures(text: Text, illustrations: Illustrations, formats: Formats): Text {
  const fill = (line: string): string | null => {
    let isComplete = true;
    const filled = line.replaceAll(figureForm, (_, ticker: string, name: string) => {
      const written = figureIn(illustrations.get(ticker) ?? null, name, formats);
      if (written === null) isComplete = false;
      return written ?? "";
    });
    return isComplete ? filled : null;
  };
  return { ...text, blocks: text.blocks.flatMap((block) => filledBlock(block, fill)) };
}

function figureIn(illustration: Illustration | null, name: string, formats: Formats): string | null {
  if (illustration === null) return null;
  if (name === "fiscalYearEnd") return formats.date(illustration.fiscalYearEnd);
  if (name === "priceAsOf") return illustration.priceAsOf === null ? null : formats.date(illustration.priceAsOf);
  const figure = illustration.figures[name];
  return figure === undefined ? null : figureWritten(figure, illustration.currency, formats);
}

function figureWritten({ value, unit }: IllustratedFigure, currency: string, formats: Formats): string {
  if (unit === "money" || unit === "shares") return formats.millions(value);
  if (unit === "rate") return formats.percent(value);
  if (unit === "perShare") return formats.price(value, currency);
  if (unit === "ratio") return formats.number(value, Math.abs(value) < 5 ? 2 : 1);
  return formats.number(value);
}

type Fill = (line: string) => string | null;

function filledBlock(block: Block, fill: Fill): Block[] {
  if ("text" in block) return present(filledWords(block.text, fill)).map((text) => ({ text }));
  if ("formula" in block) return present(fill(block.formula)).map((formula) => ({ formula }));
  if ("list" in block) return [{ ...block, list: block.list.flatMap((item) => present(filledItem(item, fill))) }];
  if ("quote" in block) return [{ quote: block.quote.flatMap((each) => filledBlock(each, fill)) }];
  if (!("table" in block)) return [block];
  const rows = block.table.rows.flatMap((row) => {
    const cells = row.flatMap((words) => present(filledWords(words, fill)));
    return cells.length === row.length ? [cells] : [];
  });
  return rows.length === 0 ? [] : [{ table: { head: block.table.head, rows } }];
}

const present = <Item>(item: Item | null): Item[] => (item === null ? [] : [item]);

function filledItem(item: ListItem, fill: Fill): ListItem | null {
  if (typeof item !== "object" || !("words" in item)) return filledWords(item, fill);
  const words = filledWords(item.words, fill);
  return words === null ? null : { words, inside: item.inside.flatMap((block) => filledBlock(block, fill)) };
}

function filledWords(words: Words, fill: Fill): Words | null {
  if (typeof words === "string") return fill(words);
  const filled = words.flatMap((inline): Inline[] => {
    if (typeof inline === "string") return present(fill(inline));
    if ("strong" in inline) return present(filledWords(inline.strong, fill)).map((strong) => ({ strong }));
    if ("emphasis" in inline) return present(filledWords(inline.emphasis, fill)).map((emphasis) => ({ emphasis }));
    if ("struck" in inline) return present(filledWords(inline.struck, fill)).map((struck) => ({ struck }));
    if ("code" in inline) return [inline];
    return present(fill(inline.text)).map((text) => ({ text, to: inline.to }));
  });
  return filled.length === words.length ? filled : null;
}
