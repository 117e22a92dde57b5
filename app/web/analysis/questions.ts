import type { Block, Text } from "../../../content/text.ts";

export type Question = { id: string; question: string; blocks: readonly Block[] };

/** A page of questions: each heading is one, what follows it is the answer. */
export function questionsIn({ blocks }: Text): Question[] {
  const questions: (Question & { blocks: Block[] })[] = [];
  for (const block of blocks) {
    if ("heading" in block) questions.push({ id: block.id ?? "", question: block.heading, blocks: [] });
    else questions.at(-1)?.blocks.push(block);
  }
  return questions;
}
