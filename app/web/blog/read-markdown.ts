import {
  type Block,
  type CalculatorName,
  calculatorNames,
  type Inline,
  type Text,
  type Words,
} from "../../../content/text.ts";

/**
 * A text written in the part of Markdown that our pages need, as blocks: never as HTML, so nothing in it can become code.
 *
 *   # Title, then one paragraph that describes the text
 *   ## Heading {#id}
 *   paragraph, - list, | table |
 *       formula (indented by four)
 *   ::calculator name
 *
 * Inside a line: **strong**, *emphasis* and [text](address).
 */
export function readMarkdown(source: string): Text {
  const [title = "", description = "", ...rest] = source.trim().split(/\n{2,}/);
  return {
    title: title.replace(/^# /, "").trim(),
    description: joined(description),
    blocks: rest.map(blockOf),
  };
}

const joined = (lines: string) => lines.trim().replaceAll(/\s*\n\s*/g, " ");

function blockOf(source: string): Block {
  if (source.startsWith("## ")) return headingOf(source.slice(3).trim());
  if (source.startsWith("    ")) return { formula: joined(source) };
  if (source.startsWith("- ")) return { list: source.split(/\n(?=- )/).map((item) => wordsOf(joined(item.slice(2)))) };
  if (source.startsWith("|")) return { table: tableOf(source) };
  const calculator = /^::calculator (\w+)$/.exec(source.trim())?.[1];
  if (calculator !== undefined && isCalculator(calculator)) return { calculator };
  return { text: wordsOf(joined(source)) };
}

const isCalculator = (name: string): name is CalculatorName => calculatorNames.some((known) => known === name);

function headingOf(source: string): Block {
  const [, heading = source, id] = /^(.*?)(?:\s*\{#([\w-]+)\})?$/.exec(source) ?? [];
  return id === undefined ? { heading } : { heading, id };
}

function tableOf(source: string) {
  const [head = [], , ...rows] = source.split("\n").map((line) =>
    line
      .replaceAll(/^\||\|\s*$/g, "")
      .split("|")
      .map((cell) => cell.trim()),
  );
  return { head, rows: rows.map((row) => row.map(wordsOf)) };
}

const inlineForm = /\*\*([^*]+)\*\*|\*([^*]+)\*|\[([^\]]+)\]\(([^)\s]+)\)/g;

function wordsOf(line: string): Words {
  const inlines: Inline[] = [];
  let end = 0;
  for (const match of line.matchAll(inlineForm)) {
    const [whole, strong, emphasis, text, to] = match;
    if (match.index > end) inlines.push(line.slice(end, match.index));
    if (strong !== undefined) inlines.push({ strong });
    else if (emphasis !== undefined) inlines.push({ emphasis });
    else if (text !== undefined && to !== undefined && isSafe(to)) inlines.push({ text, to });
    else inlines.push(text ?? whole);
    end = match.index + whole.length;
  }
  if (inlines.length === 0) return line;
  return end < line.length ? [...inlines, line.slice(end)] : inlines;
}

/** Pages of this site, and others over https. */
const isSafe = (address: string) => /^(?:\/(?!\/)|https:\/\/|#)/.test(address);

/** The words of a text without their form, for searching and counting. */
export function plainWords({ title, description, blocks }: Text): string {
  return [title, description, ...blocks.map(plainBlock)].join("\n");
}

function plainBlock(block: Block): string {
  if ("heading" in block) return block.heading;
  if ("text" in block) return plainInline(block.text);
  if ("formula" in block) return block.formula;
  if ("list" in block) return block.list.map(plainInline).join("\n");
  if ("table" in block) return [block.table.head.join(" "), ...block.table.rows.flat().map(plainInline)].join("\n");
  return "";
}

const plainInline = (words: Words): string => (typeof words === "string" ? words : words.map(wordsIn).join(""));

function wordsIn(inline: Inline): string {
  if (typeof inline === "string") return inline;
  if ("strong" in inline) return inline.strong;
  return "emphasis" in inline ? inline.emphasis : inline.text;
}
