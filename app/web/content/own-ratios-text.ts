import type { RatioUnit } from "@valora/valuation/own-ratios";
import type { Text } from "../../../content/text.ts";

/** The explanation of own ratios, and the words around the list of figures, which is made from the figures there are. */
export type OwnRatiosText = Text & {
  figures: { title: string; head: readonly string[]; units: Readonly<Record<RatioUnit, string>> };
};
