import type { PhrasingContent } from "mdast";
import type { Inline, Screenshot, Words } from "../../../../content/text.ts";
import { plainInline } from "./plain-words.ts";

/** What the addresses in a text stand for. */
export type Places = {
  /** Where each of its links leads. */
  addressOf: (written: string) => string;
  /** The picture of the product that an image is; null where it is none. */
  screenshotOf: (written: string) => Omit<Screenshot, "alt"> | null;
};

/** The text that is read, the addresses that it defines at its end, by their names, and what it refers to. */
export type Source = Places & {
  markdown: string;
  addresses: ReadonlyMap<string, string>;
};

/** Lines of one paragraph on one line. */
export const joined = (text: string): string =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .join(" ");

/** Words with their form; plain ones as they are. */
export function inlinesOf(nodes: readonly PhrasingContent[], source: Source): Words {
  const inlines: Inline[] = [];
  for (const inline of nodes.map((node) => inlineOf(node, source))) {
    const last = inlines.at(-1);
    if (typeof inline === "string" && typeof last === "string") inlines[inlines.length - 1] = last + inline;
    else if (inline !== "") inlines.push(inline);
  }
  const [first = ""] = inlines;
  return inlines.length <= 1 && typeof first === "string" ? first : inlines;
}

function inlineOf(node: PhrasingContent, source: Source): Inline {
  switch (node.type) {
    case "text":
      return node.value.replaceAll(/(?:(?<![ \t])[ \t]+)?\n[ \t]*/g, " ");
    case "break":
      return " ";
    case "strong":
      return { strong: inlinesOf(node.children, source) };
    case "emphasis":
      return { emphasis: inlinesOf(node.children, source) };
    case "delete":
      return { struck: inlinesOf(node.children, source) };
    case "inlineCode":
      return { code: node.value };
    case "link":
      return linkTo(node.url, node.children, source);
    case "linkReference":
      return linkTo(source.addresses.get(node.identifier) ?? "", node.children, source);
    case "image":
    case "imageReference":
      return node.alt ?? "";
    default:
      return source.markdown.slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0);
  }
}

function linkTo(written: string, children: readonly PhrasingContent[], source: Source): Inline {
  const to = source.addressOf(written);
  const text = plainInline(inlinesOf(children, source));
  return isSafe(to) ? { text, to } : text;
}

/** Pages of this site, others over https, and letters. */
const isSafe = (address: string): boolean => /^(?:\/(?![/\\])|https:\/\/|mailto:[^?]|#)/.test(address);
