import type { NumberWords } from "../core/narration/contracts/written-language.ts";

/** Words of a list by the numbers that they count. */
export const numbered = (text: string, first: number, step = 1): NumberWords =>
  Object.fromEntries(text.split(" ").map((word, index) => [word, first + index * step]));
