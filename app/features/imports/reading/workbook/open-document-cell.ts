import { Failure } from "../../../../failure.ts";
import type { Attributes } from "../../../../xml/read-xml.ts";

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

/** What a cell holds: a number, a percentage as written, the ISO date of a day, else its text. */
export function shownOpenValue({ attributes, text, isCovered }: OpenDocumentCell): string | number {
  if (isCovered) return "";
  const written = (name: string) => attributes[`office:${name}`] ?? "";
  if (attributes["calcext:value-type"] === "error") return text.startsWith("#") ? text : `#${text}`;
  switch (written("value-type")) {
    case "float":
    case "currency":
      return numberIn(written("value")) ?? text;
    case "percentage": {
      const value = numberIn(written("value"));
      return value === null ? text : `${Number((value * 100).toPrecision(15))} %`;
    }
    case "date":
      return /^\d{4}-\d{2}-\d{2}(?:T|$)/.test(written("date-value")) ? written("date-value").slice(0, 10) : text;
    case "boolean":
      return written("boolean-value") === "true" ? "TRUE" : "FALSE";
    case "":
      return text === "" ? unsolved(attributes["table:formula"]) : text;
    default:
      return attributes["office:string-value"] ?? text;
  }
}

function numberIn(written: string): number | null {
  const number = Number(written);
  return written.trim() === "" || !Number.isFinite(number) ? null : number;
}

/** A formula without a kept value, told as a workbook of Excel tells it. */
const unsolved = (formula: string | undefined): string =>
  formula === undefined ? "" : `=${formula.replace(/^[a-z]*:?=/i, "")}`;
