import {
  type Block,
  type CalculatorName,
  calculatorNames,
  type Inline,
  type Text,
  type Words,
} from "../../../content/text.ts";
import { imageNamed } from "../../contracts/content-image.ts";

/**
 * A text written in the part of Markdown that our pages need, as blocks: never as HTML, so nothing in it can become code.
 *
 *   # Title, then one paragraph that describes the text
 *   ## Heading {#id}
 *   paragraph, - list, | table |
 *       formula (indented by four)
 *   ::calculator name
 *   ![what it shows](/content/images/file)
 *
 * Inside a line: **strong**, *emphasis* and [text](address).
 */
export function readMarkdown(source: string): Text {
  const [title = "", ...rest] = source.trim().split(/\n{2,}/);
  return readArticle(title.replace(/^# /, "").trim(), rest);
}

/** The same where the title stands by itself; a text that does not begin with a paragraph describes itself nowhere. */
export function readBody(title: string, body: string): Text {
  return readArticle(
    title,
    body.split(/\n{2,}/).filter((part) => part.trim() !== ""),
  );
}

function readArticle(title: string, parts: readonly string[]): Text {
  const [first, ...rest] = parts.map(blockOf);
  if (first === undefined) return { title, description: "", blocks: [] };
  return "text" in first
    ? { title, description: plainInline(first.text), blocks: rest }
    : { title, description: "", blocks: [first, ...rest] };
}

const joined = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .join(" ");

function blockOf(source: string): Block {
  if (source.startsWith("## ")) return headingOf(source.slice(3).trim());
  if (source.startsWith("    ")) return { formula: joined(source) };
  if (source.startsWith("- ")) return { list: source.split(/\n(?=- )/).map((item) => wordsOf(joined(item.slice(2)))) };
  if (source.startsWith("|")) return { table: tableOf(source) };
  const calculator = /^::calculator (\w+)$/.exec(source.trim())?.[1];
  if (calculator !== undefined && isCalculator(calculator)) return { calculator };
  const image = imageIn(source.trim());
  if (image !== null) return { image };
  return { text: wordsOf(joined(source)) };
}

const isCalculator = (name: string): name is CalculatorName => calculatorNames.some((known) => known === name);

/** An image of this site, in a paragraph of its own; one from elsewhere would tell others who reads. */
function imageIn(source: string) {
  const [, alt = "", file = ""] = /^!\[([^[\]]*)\]\(\/content\/images\/([\w.-]+)\)$/.exec(source) ?? [];
  const named = imageNamed(file);
  return named === null ? null : { file, width: named.width, height: named.height, alt: joined(alt) };
}

function headingOf(source: string): Block {
  const found = /\{#([\w-]+)\}$/.exec(source);
  const id = found?.[1];
  const heading = joined(source.slice(0, found?.index));
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

// No part may run across the sign that begins another: a thousand brackets that nobody closes are read once, not squared.
const inlineForm = /\*\*([^*]+)\*\*|\*([^*]+)\*|(!?)\[([^[\]]+)\]\(([^()\s]+)\)/g;

function wordsOf(line: string): Words {
  const inlines: Inline[] = [];
  let end = 0;
  for (const match of line.matchAll(inlineForm)) {
    const [whole, strong, emphasis, mark, text, to] = match;
    if (match.index > end) inlines.push(line.slice(end, match.index));
    if (strong !== undefined) inlines.push({ strong });
    else if (emphasis !== undefined) inlines.push({ emphasis });
    else if (mark === "" && text !== undefined && to !== undefined && isSafe(to)) inlines.push({ text, to });
    else inlines.push(text ?? whole);
    end = match.index + whole.length;
  }
  if (inlines.length === 0) return line;
  return end < line.length ? [...inlines, line.slice(end)] : inlines;
}

/** Pages of this site, others over https, and letters. */
const isSafe = (address: string) => /^(?:\/(?![/\\])|https:\/\/|mailto:[^?]|#)/.test(address);

/** The words of a text without their form, for searching and counting. */
export function plainWords({ title, description, blocks }: Text): string {
  return [title, description, ...blocks.map(plainBlock)].join("\n");
}

function plainBlock(block: Block): string {
  if ("heading" in block) return block.heading;
  if ("text" in block) return plainInline(block.text);
  if ("formula" in block) return block.formula;
  if ("list" in block) return block.list.map(plainInline).join("\n");
  if ("image" in block) return block.image.alt;
  if ("table" in block) return [block.table.head.join(" "), ...block.table.rows.flat().map(plainInline)].join("\n");
  return "";
}

const plainInline = (words: Words): string => (typeof words === "string" ? words : words.map(wordsIn).join(""));

function wordsIn(inline: Inline): string {
  if (typeof inline === "string") return inline;
  if ("strong" in inline) return inline.strong;
  return "emphasis" in inline ? inline.emphasis : inline.text;
}
