import type { Block, Inline, ListItem, Text, Words } from "../../content/text.ts";

/** A text of the house as Markdown; blocks that only a page can show are left out. */
export const markdownOf = ({ title, description, blocks }: Text): string =>
  [`# ${title}`, description, ...blocks.flatMap(blockOf)].join("\n\n");

function blockOf(block: Block): string[] {
  if ("heading" in block) return [`## ${block.heading}`];
  if ("subheading" in block) return [`### ${block.subheading}`];
  if ("text" in block) return [plain(block.text)];
  if ("list" in block) return [block.list.map(itemOf).join("\n")];
  if ("quote" in block)
    return [
      block.quote
        .flatMap(blockOf)
        .map((line) => `> ${line}`)
        .join("\n"),
    ];
  if ("formula" in block) return [fenced(block.formula)];
  return "code" in block ? [fenced(block.code)] : [];
}

const fenced = (text: string) => `\`\`\`\n${text}\n\`\`\``;

function itemOf(item: ListItem): string {
  const isNested = typeof item === "object" && "words" in item;
  const words = isNested ? item.words : item;
  const inside = isNested ? item.inside.flatMap(blockOf).map((line) => `  ${line}`) : [];
  return [`- ${plain(words)}`, ...inside].join("\n");
}

const plain = (words: Words): string => (typeof words === "string" ? words : words.map(inlineOf).join(""));

function inlineOf(inline: Inline): string {
  if (typeof inline === "string") return inline;
  if ("strong" in inline) return `**${plain(inline.strong)}**`;
  if ("emphasis" in inline) return `*${plain(inline.emphasis)}*`;
  if ("struck" in inline) return `~~${plain(inline.struck)}~~`;
  return "code" in inline ? `\`${inline.code}\`` : inline.text;
}
