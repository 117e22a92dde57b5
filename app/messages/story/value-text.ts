import { disagreementOf } from "@valora/valuation";
import type { ValueStory } from "../../core/analysis/contracts/story/story.ts";
import { spokenName } from "../company-name.ts";
import { type Of, row, type StorySaid, type StoryWords, type Told, untold } from "./story-text.ts";

export function valueText(card: Of<ValueStory>, { t, formats }: StoryWords): Told {
  const { methods, currency } = card;
  const rows = methods.map(({ method, estimate }) => ({
    ...row(
      method,
      estimate?.votes === false
        ? t("story.value.silent", { method: t(`methods.${method}.name`) })
        : t(`methods.${method}.name`),
      estimate === null ? t("story.value.none") : formats.amount(estimate.value),
    ),
    traces: estimate === null ? "" : `methods/${method}/valuePerShare`,
  }));
  return {
    headline: valueHeadline(card, { t, formats }),
    drawing: rows.length === 0 ? null : t("story.value.chart", { currency: formats.currency(currency) }),
    rows,
    note: valueNote(card, { t, formats }),
  };
}

function valueHeadline({ summary, currency, name, accounts }: Of<ValueStory>, { t, formats }: StoryWords): StorySaid {
  const { voting, estimating, minimum, maximum, median } = summary;
  if (accounts === null) return untold(t("story.value.noAccounts", { name: spokenName(name) }));
  if (voting === 0 || minimum === null || maximum === null || median === null)
    return estimating === 0
      ? untold(t("analysis.verdict.none", { name: spokenName(name) }))
      : { text: t("story.value.aside", { count: estimating }), traces: "summary/estimating" };
  const range = formats.roughRange(minimum, maximum);
  return {
    text: t("story.value.say", { voting, ...range, median: formats.price(median, currency) }),
    traces: "summary/voting summary/minimum summary/maximum summary/median",
  };
}

function valueNote({ summary, currency, quote }: Of<ValueStory>, { t, formats }: StoryWords): StorySaid | null {
  if (quote?.silence != null) return untold(t(`signal.reasons.${quote.silence}`));
  const degree = disagreementOf(summary);
  if (degree === null || summary.median === null) return null;
  return {
    text: t(`settings.disagreement.${degree}`, { median: formats.price(summary.median, currency) }),
    traces: "summary/standardDeviation summary/mean summary/median",
  };
}
