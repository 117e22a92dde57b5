import { conditionWords } from "../../../messages/alert-condition.ts";
import { spokenName } from "../../../messages/company-name.ts";
import { ownRatioValue } from "../../../messages/numbers/own-ratio-value.ts";
import type { ReaderWords } from "../../../messages/reader/reader-words.ts";
import { sourceTexts } from "../../../messages/source-texts.ts";
import type { RatioCrossing, ValueCrossing } from "../../webhooks/contracts/written-event.ts";

/** What every crossing is told with. */
function commonWords(
  {
    ticker,
    name,
    condition,
    price,
  }: Pick<ValueCrossing, "ticker" | "name" | "price"> & Pick<RatioCrossing | ValueCrossing, "condition">,
  { t, formats }: ReaderWords,
) {
  const unknown = t("mail.alert.unknown");
  return {
    name: spokenName(name),
    ticker,
    condition: t("watchlist.condition", conditionWords(condition, formats)),
    price: price === null ? unknown : formats.price(price.value, price.currency),
    date: price === null ? unknown : formats.date(price.asOf),
    source: price === null ? unknown : sourceTexts({ t, formats }).priceSource(price.source),
  };
}

/** A crossing of a difference, a price or a status and the figures in which it was seen, in a reader's words. */
export function alertWords(crossing: ValueCrossing, words: ReaderWords) {
  const { t, formats } = words;
  const { ownPrice, value, currency, gap, view, status, policy } = crossing;
  const unknown = t("mail.alert.unknown");
  const common = commonWords(crossing, words);
  return {
    ...common,
    source: ownPrice === null ? common.source : t("watchlist.yours"),
    value: value === null || currency === null ? unknown : formats.price(value, currency),
    gap: gap === null ? unknown : formats.signedPercent(gap),
    view: t(`analysis.view.${view}Only`),
    policy:
      policy === undefined
        ? ""
        : t("mail.alert.policy", { policy: policy ?? "", kind: policy === null ? "none" : "own" }),
    status: status === null ? t("analysis.statusNone") : t(`analysis.status.${status}`),
  };
}

/** A crossing of an own ratio with its value, the accounts that it is of, and the price where one enters it. */
export function ratioAlertWords(crossing: RatioCrossing, words: ReaderWords) {
  const { ratio, price } = crossing;
  return {
    ...commonWords(crossing, words),
    ratio: ratio.expression,
    figure: ownRatioValue(ratio, words),
    accounts: words.formats.date(ratio.fiscalYearEnd),
    isOfPrice: price === null ? "no" : "yes",
  };
}
