import type { PriceStory, StoryCompany } from "../../core/analysis/contracts/story/story.ts";
import { spokenName } from "../company-name.ts";
import { type Of, row, type StorySaid, type StoryWords, type Told, tracesOf, untold } from "./story-text.ts";

export function priceText(card: Of<PriceStory>, { t, formats }: StoryWords): Told {
  const { months, priceToEarnings, dividendYield } = card;
  const [first, last] = [months[0], months.at(-1)];
  const before =
    first === undefined || last === undefined
      ? null
      : t("story.price.before", {
          month: formats.date(first.asOf.slice(0, 7)),
          price: formats.price(first.price, card.currency),
        });
  const now = priceNow(card, { t, formats });
  return {
    headline:
      before === null || first === undefined
        ? now
        : { text: `${now.text} ${before}`, traces: `${now.traces} throughTime/points/${first.asOf}/price`.trim() },
    drawing:
      first === undefined || last === undefined
        ? null
        : t("story.price.chart", {
            from: formats.date(first.asOf.slice(0, 7)),
            to: formats.date(last.asOf.slice(0, 7)),
            currency: formats.currency(card.currency),
          }),
    rows: [
      ...(priceToEarnings === null
        ? []
        : [row("priceToEarnings", t("story.price.priceToEarnings"), formats.multiple(priceToEarnings.value))]),
      ...(dividendYield === null
        ? []
        : [row("dividendYield", t("story.price.dividendYield"), formats.percent(dividendYield.value))]),
    ].map((each) => ({ ...each, traces: tracesOf(card[each.key]) })),
    note: untold(before === null ? t("story.price.noPast") : t("story.price.adjusted")),
  };
}

/** The price with its age: one that is old is told with its day, and never as today's. */
function priceNow({ quote, name, accounts }: StoryCompany, { t, formats }: StoryWords): StorySaid {
  if (quote === null) return untold(t("story.price.none", { name: spokenName(name) }));
  const price = formats.price(quote.value, quote.currency);
  const traces = accounts === null ? "" : "price";
  if (quote.isOwn) return { text: t("story.price.own", { price }), traces };
  const { age } = quote;
  const date = formats.date(quote.asOf);
  if (age?.kind === "stale")
    return {
      text: t("story.price.old", { price, date, days: String(age.days) }),
      traces: traces === "" ? "" : `${traces} priceStanding`,
    };
  if (age?.kind === "late")
    return {
      text: t("story.price.late", { price, date, tradingDays: String(age.tradingDays) }),
      traces: traces === "" ? "" : `${traces} priceStanding`,
    };
  return { text: t("story.price.now", { price }), traces };
}
