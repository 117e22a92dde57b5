import type { Block, Inline, ListItem, Text, Words } from "../../../../content/text.ts";

/** The words of a text without their form, for searching and counting. */
export function plainWords({ title, description, blocks }: Text): string {
  return [title, description, ...blocks.map(plainBlock)].join("\n");
}

function plainBlock(block: Block): string {
  if ("heading" in block) return block.heading;
  if ("subheading" in block) return block.subheading;
  if ("text" in block) return plainInline(block.text);
  if ("formula" in block) return block.formula;
  if ("code" in block) return block.code;
  if ("quote" in block) return block.quote.map(plainBlock).join("\n");
  if ("list" in block) return block.list.map(plainItem).join("\n");
  if ("image" in block) return block.image.alt;
  if ("screenshot" in block) return block.screenshot.alt;
  if ("video" in block) return block.video.title;
  if ("table" in block) return [block.table.head.join(" "), ...block.table.rows.flat().map(plainInline)].join("\n");
  return "";
}

const plainItem = (item: ListItem): string =>
  typeof item === "object" && "words" in item
    ? [plainInline(item.words), ...item.inside.map(plainBlock)].join("\n")
    : plainInline(item);

export const plainInline = (words: Words): string =>
  typeof words === "string" ? words : words.map(plainPart).join("");

function plainPart(inline: Inline): string {
  if (typeof inline === "string") return inline;
  if ("strong" in inline) return plainInline(inline.strong);
  if ("emphasis" in inline) return plainInline(inline.emphasis);
  if ("struck" in inline) return plainInline(inline.struck);
  return "code" in inline ? inline.code : inline.text;
}
