import type { StoryCard } from "../../core/analysis/contracts/story/story.ts";
import { businessText } from "./business-text.ts";
import { priceText } from "./price-text.ts";
import { qualityText } from "./quality-text.ts";
import { riskText } from "./risk-text.ts";
import { basisText, originText } from "./story-origin.ts";
import type { StoryText, StoryWords, Told } from "./story-text.ts";
import { valueText } from "./value-text.ts";
import { verdictText } from "./verdict-text.ts";

/** A card in words. */
export function storyText(card: StoryCard, words: StoryWords): StoryText {
  return { signal: null, ...told(card, words), source: originText(card, words), basis: basisText(card, words) };
}

function told(card: StoryCard, words: StoryWords): Told {
  switch (card.card) {
    case "business":
      return businessText(card, words);
    case "price":
      return priceText(card, words);
    case "value":
      return valueText(card, words);
    case "risk":
      return riskText(card, words);
    case "quality":
      return qualityText(card, words);
    case "verdict":
      return verdictText(card, words);
  }
}
