import type { Block, Text } from "../../content/text.ts";

/** A text as it is true here: with an external service that counts readers (its host), or without one (null). */
export function textWithAnalytics(text: Text, service: string | null): Text {
  const decided = (block: Block): readonly Block[] => {
    if ("analytics" in block) {
      return service === null ? block.analytics.none : block.analytics.known.map((each) => naming(each, service));
    }
    if (!("table" in block) || block.table.rowsWithAnalytics === undefined) return [block];
    const { head, rows, rowsWithAnalytics } = block.table;
    return [{ table: { head, rows: service === null ? rows : [...rows, ...rowsWithAnalytics] } }];
  };
  return { ...text, blocks: text.blocks.flatMap(decided) };
}

function naming(block: Block, service: string): Block {
  const named = (text: string) => text.replaceAll("{service}", () => service);
  if ("heading" in block) return { ...block, heading: named(block.heading) };
  if ("text" in block && typeof block.text === "string") return { text: named(block.text) };
  return block;
}
