import { Failure } from "../../../../failure.ts";
import type { Attributes } from "../../../../xml/read-xml.ts";
import { dayAsShown, type ShownCell, writtenNumber } from "./sheet-table.ts";

const LONGEST_TEXT = 32_767;
const MOST_SPACES = 100;

/** A cell with its text, which stands in paragraphs; one that another covers is empty. */
export type OpenDocumentCell = { attributes: Attributes; text: string; isCovered: boolean };

/** Elements inside a paragraph that are not of its text. */
const besides = new Set(["annotation", "ruby-text", "frame", "note"]);

/** What programs write as an element: runs of spaces, and tabs. */
function spaceOf(name: string, attributes: Attributes): string {
  if (name === "s") return " ".repeat(Math.min(Number(attributes["text:c"] ?? 1) || 1, MOST_SPACES));
  return name === "tab" ? " " : "";
}

/** Gathers one cell at a time. Notes, drawings and tables inside a cell are not its text. */
export function openDocumentCell() {
  let cell: (OpenDocumentCell & { element: string }) | null = null;
  let paragraphs = 0;
  let depth = 0;
  let skippedBelow = Number.POSITIVE_INFINITY;

  function append(piece: string): void {
    if (cell === null || depth > skippedBelow) return;
    cell.text += piece;
    if (cell.text.length > LONGEST_TEXT) throw new Failure("fileInvalid");
  }

  return {
    isOpen: () => cell !== null,
    begin(element: string, attributes: Attributes): void {
      cell = { element, attributes, text: "", isCovered: element === "covered-table-cell" };
      [paragraphs, depth, skippedBelow] = [0, 0, Number.POSITIVE_INFINITY];
    },
    open(name: string, attributes: Attributes): void {
      depth += 1;
      if (depth > skippedBelow) return;
      const isParagraph = depth === 1 && name === "p";
      if (isParagraph) paragraphs += 1;
      if (isParagraph ? paragraphs > 1 : name === "line-break") append("\n");
      else if (!isParagraph && (depth === 1 || besides.has(name))) skippedBelow = depth - 1;
      else append(spaceOf(name, attributes));
    },
    text(piece: string): void {
      if (depth > 0) append(piece);
    },
    /** The finished cell, or null while one of its elements closes. */
    close(name: string): OpenDocumentCell | null {
      if (depth === 0 && cell !== null && name === cell.element) {
        const finished = cell;
        cell = null;
        return finished;
      }
      depth -= 1;
      if (depth <= skippedBelow) skippedBelow = Number.POSITIVE_INFINITY;
      return null;
    },
  };
}

/** How programs show what a formula could not work out; some keep a zero or an empty text beside it. */
const shownError = /^(?:#(?:DIV\/0!|N\/A|NAME\?|NULL!|NUM!|REF!|VALUE!)|Err:\d{3})$/i;

/** What a cell shows: a number, a percentage as written, the ISO date of a day, else its text. */
export function shownOpenCell({ attributes, text, isCovered }: OpenDocumentCell): ShownCell {
  if (isCovered) return { value: "" };
  const written = (name: string) => attributes[`office:${name}`] ?? "";
  const formula = attributes["table:formula"];
  const isError = attributes["calcext:value-type"] === "error" || (formula !== undefined && shownError.test(text));
  if (isError) return { value: text.startsWith("#") ? text : `#${text}` };
  switch (written("value-type")) {
    case "float":
    case "currency":
      return shownNumber(writtenNumber(written("value")), { text, formula, currency: written("currency") });
    case "percentage": {
      const value = writtenNumber(written("value"));
      return { value: value === null ? textOrFormula(text, formula) : `${Number((value * 100).toPrecision(15))} %` };
    }
    case "date":
      return { value: shownDay(written("date-value"), text) };
    case "boolean":
      return { value: written("boolean-value") === "true" ? "TRUE" : "FALSE" };
    case "":
      return { value: textOrFormula(text, formula) };
    default:
      return { value: attributes["office:string-value"] ?? text };
  }
}

type Beside = { text: string; formula: string | undefined; currency: string };

function shownNumber(value: number | null, { text, formula, currency }: Beside): ShownCell {
  if (value === null) return { value: textOrFormula(text, formula) };
  const divisor = divisorOf(value, text);
  const sign = `${currency} ${text.replace(/[\d.,'()\s-]+/g, " ")}`.trim();
  return {
    value: divisor === 1 ? value : Number((value / divisor).toPrecision(15)),
    ...(divisor !== 1 && { divided: true }),
    ...(/\p{Sc}|[A-Z]{3}/u.test(sign) && { currency: sign }),
  };
}

const divisors = [1, 1_000, 1_000_000, 1_000_000_000];
const mostDecimals = 10;

/** By what a format divides a number that is shown with these digits, whichever sign stands before its decimals. */
function divisorOf(value: number, text: string): number {
  const digits = Number(text.replace(/\D/g, "") || Number.NaN);
  const isShown = (divisor: number) =>
    Array.from({ length: mostDecimals + 1 }, (_, decimals) => 10 ** decimals).some(
      (tens) => Math.abs(digits - (Math.abs(value) / divisor) * tens) <= 0.5 + 1e-9 * digits,
    );
  return divisors.find(isShown) ?? 1;
}

/** A month is shown with one number beside its name, or as one of two; a day has one number more. */
function shownDay(written: string, text: string): string {
  if (!/^\d{4}-\d{2}-\d{2}(?:T|$)/.test(written)) return text;
  const [numbers, hasName] = [text.match(/\d+/g)?.length ?? 0, /\p{L}/u.test(text)];
  const parts = numbers + (hasName ? 1 : 0);
  return dayAsShown(written.slice(0, 10), { day: parts === 0 || parts > 2, month: parts === 2 });
}

/** A formula without a kept value, told as a workbook of Excel tells it. */
const textOrFormula = (text: string, formula: string | undefined): string =>
  text === "" && formula !== undefined ? `=${formula.replace(/^[a-z]*:?=/i, "")}` : text;
