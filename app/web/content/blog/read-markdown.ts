import type {
  BlockContent,
  DefinitionContent,
  List,
  ListItem as ListItemNode,
  Nodes,
  Root,
  RootContent,
  Table,
} from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import {
  type Block,
  type CalculatorName,
  calculatorNames,
  type DrawingName,
  drawingNames,
  type ListItem,
  type Text,
} from "../../../../content/text.ts";
import { imageNamed } from "../../../features/content/contracts/content-image.ts";
import { videoNamed } from "../../../features/content/contracts/content-video.ts";
import { markdownParts } from "./markdown-parts.ts";
import { inlinesOf, joined, type Places, type Source } from "./markdown-words.ts";
import { plainInline } from "./plain-words.ts";

/**
 * A text in Markdown (CommonMark with the tables, struck words and bare addresses of GitHub) as blocks: never as HTML, so
 * nothing in it can become code. What our pages have no form for stands as it was typed.
 *
 *   # Title, then one paragraph that describes the text
 *   ## Heading {#id}, ### smaller heading
 *   paragraph, - list, 1. numbered list, > quote, | table |, ``` code
 *       formula (indented by four)
 *   ::calculator name, ::drawing name
 *   ![what it shows](/content/images/file), ![title](/content/videos/file)
 *
 * Inside a line: **strong**, *emphasis*, ~~struck~~, `code` and [text](address).
 */
export function readMarkdown(source: string): Text {
  const [title = "", ...rest] = source.trim().split(/\n{2,}/);
  return readBody(title.replace(/^# /, "").trim(), rest.join("\n\n"));
}

/** The same where the title stands by itself; a text that does not begin with a paragraph has no description. */
export function readBody(title: string, body: string, places?: Places): Text {
  const [first, ...rest] = readBlocks(body, places);
  if (first === undefined) return { title, description: "", blocks: [] };
  return "text" in first
    ? { title, description: plainInline(first.text), blocks: rest }
    : { title, description: "", blocks: [first, ...rest] };
}

const ofTheBlog: Places = { addressOf: (written) => written, screenshotOf: () => null };

/** A text without title and description. */
export const readBlocks = (body: string, places = ofTheBlog): Block[] =>
  markdownParts(body).flatMap((part) =>
    "plain" in part ? [{ text: joined(part.plain) }] : blocksOf(part.markdown, places),
  );

/** HTML and its character references are plain text. */
const asLetters = { disable: { null: ["htmlFlow", "htmlText", "characterReference"] } };

function blocksOf(markdown: string, places: Places): Block[] {
  const root: Root = fromMarkdown(markdown, { extensions: [gfm(), asLetters], mdastExtensions: [gfmFromMarkdown()] });
  const addresses = new Map<string, string>();
  for (const node of root.children) if (node.type === "definition") addresses.set(node.identifier, node.url);
  const source: Source = { ...places, markdown, addresses };
  return root.children.flatMap((node) => blockOf(node, source));
}

function blockOf(node: RootContent | BlockContent | DefinitionContent, source: Source): Block[] {
  switch (node.type) {
    case "heading":
      return [headingOf(plainInline(inlinesOf(node.children, source)), node.depth)];
    case "paragraph":
      return [paragraphOf(asTyped(node, source).trim(), source) ?? { text: inlinesOf(node.children, source) }];
    case "list":
      return listOf(node, source);
    case "blockquote":
      return [{ quote: node.children.flatMap((child) => blockOf(child, source)) }];
    case "code":
      if (/^[`~]/.test(asTyped(node, source))) return [{ code: node.value }];
      return node.value.split(/\n{2,}/).map((formula) => ({ formula: joined(formula) }));
    case "table":
      return [{ table: tableOf(node, source) }];
    case "definition":
      return [];
    default:
      return [{ text: joined(asTyped(node, source)) }];
  }
}

/** The source text of a node. */
const asTyped = ({ position }: Nodes, { markdown }: Source): string =>
  markdown.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);

/** The forms of our own that stand in a paragraph by themselves. */
function paragraphOf(typed: string, { screenshotOf }: Source): Block | null {
  const calculator = /^::calculator (\w+)$/.exec(typed)?.[1];
  if (calculator !== undefined && isCalculator(calculator)) return { calculator };
  const drawing = /^::drawing (\w+)$/.exec(typed)?.[1];
  if (drawing !== undefined && isDrawing(drawing)) return { drawing };
  const image = imageIn(typed);
  if (image !== null) return { image };
  const [, alt = "", written = ""] = /^!\[([^[\]]*)\]\(([\w./-]+)\)$/.exec(typed) ?? [];
  const screenshot = screenshotOf(written);
  if (screenshot !== null) return { screenshot: { ...screenshot, alt: joined(alt) } };
  const video = videoIn(typed);
  return video === null ? null : { video };
}

const isCalculator = (name: string): name is CalculatorName => calculatorNames.some((known) => known === name);

const isDrawing = (name: string): name is DrawingName => drawingNames.some((known) => known === name);

/** An image of this site, in a paragraph of its own; one from elsewhere would tell others who reads. */
function imageIn(typed: string) {
  const [, alt = "", file = ""] = /^!\[([^[\]]*)\]\(\/content\/images\/([\w.-]+)\)$/.exec(typed) ?? [];
  const named = imageNamed(file);
  return named === null ? null : { file, width: named.width, height: named.height, alt: joined(alt) };
}

/** A video of this site, likewise. */
function videoIn(typed: string) {
  const [, title = "", file = ""] = /^!\[([^[\]]*)\]\(\/content\/videos\/([\w.-]+)\)$/.exec(typed) ?? [];
  const named = videoNamed(file);
  return named === null ? null : { file, width: named.width, height: named.height, title: joined(title) };
}

/** The first level belongs to the title of the page. */
function headingOf(text: string, depth: number): Block {
  const found = /\{#([\w-]+)\}$/.exec(text);
  const id = found?.[1];
  const words = text.slice(0, found?.index).trim();
  const named = depth > 2 ? { subheading: words } : { heading: words };
  return id === undefined ? named : { ...named, id };
}

/** A formula after a list of dashes stands below it, although its four spaces would do for a part of the last item. */
function listOf({ children, ordered, start }: List, source: Source): Block[] {
  const last = children.at(-1);
  const formulas: Block[] = [];
  for (
    let child = last?.children.at(-1);
    !ordered && last && child && isFormulaBelow(last, child);
    child = last.children.at(-1)
  ) {
    formulas.unshift({ formula: joined(asTyped(child, source)) });
    last.children.pop();
  }
  const list = children.map((item) => itemOf(item, source));
  return [ordered ? { list, start: start ?? 1 } : { list }, ...formulas];
}

/** Dashes take two columns, so a paragraph that belongs to the item begins at the third. */
const isFormulaBelow = (item: ListItemNode, child: ListItemNode["children"][number]): boolean =>
  child !== item.children[0] &&
  child.type === "paragraph" &&
  item.position?.start.column === 1 &&
  child.position?.start.column === 5;

function itemOf({ children, checked }: ListItemNode, source: Source): ListItem {
  const [first, ...rest] = children;
  const isText = first?.type === "paragraph";
  const written = isText ? inlinesOf(first.children, source) : "";
  const box = checked ? "☑ " : "☐ ";
  const words =
    typeof checked !== "boolean" ? written : typeof written === "string" ? box + written : [box, ...written];
  const inside = (isText ? rest : children).flatMap((child) => blockOf(child, source));
  return inside.length === 0 ? words : { words, inside };
}

function tableOf({ children }: Table, source: Source) {
  const [head, ...rows] = children.map(({ children: cells }) => cells.map((cell) => inlinesOf(cell.children, source)));
  return { head: (head ?? []).map(plainInline), rows };
}
