import type { StoryCard } from "../../core/analysis/contracts/story/story.ts";
import { inSentence } from "../phrases/first-letter.ts";
import { sourceTexts } from "../source-texts.ts";
import type { StoryWords } from "./story-text.ts";

/** Of which day the accounts and the price are, and whose. */
export function originText(card: StoryCard, { t, formats }: StoryWords): string {
  const { providerName, nameOf, priceSource } = sourceTexts({ t, formats });
  const { quote, accounts: base } = card;
  const end = card.card === "business" ? card.yearEnd : (card.accounts?.asOf ?? null);
  const filed = base === null ? null : providerName(nameOf(base.provider));
  const accounts =
    filed === null || end === null
      ? t("story.source.headlines")
      : t("story.source.accounts", { date: formats.date(end), source: filed });
  const price =
    quote === null
      ? null
      : quote.isOwn
        ? t("story.source.ownQuote", { date: formats.date(quote.asOf) })
        : t("story.source.quote", { date: formats.date(quote.asOf), source: priceSource(quote.source) });
  if (card.card === "business" || card.card === "quality" || price === null) return accounts;
  if (card.card === "price") return price;
  // Said once where accounts and price are from the same source.
  const isSame = quote !== null && !quote.isOwn && inSentence(filed ?? "") === inSentence(priceSource(quote.source));
  return isSame && end !== null
    ? t("story.source.same", {
        quote: formats.date(quote.asOf),
        date: formats.date(end),
        source: priceSource(quote.source),
      })
    : t("story.source.both", { price, accounts });
}

/** Under which assumptions the values are, where they are on the card. */
export function basisText(card: StoryCard, { t, formats }: StoryWords): string {
  const isValued = card.card === "value" || card.card === "risk" || card.card === "verdict";
  return [
    ...(isValued && card.accounts !== null
      ? [t("story.basis.scenario", { scenario: card.scenario }), t("story.basis.view", { view: card.view })]
      : []),
    ...(card.asOf === null ? [] : [t("story.basis.asOf", { date: formats.date(card.asOf) })]),
    ...(card.hasCorrectedFigures ? [t("story.basis.figures")] : []),
    ...(isValued && card.isOwn ? [t("story.basis.own")] : []),
  ].join(" · ");
}
