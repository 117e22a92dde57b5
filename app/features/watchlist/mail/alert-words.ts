import { conditionWords } from "../../../messages/alert-condition.ts";
import { spokenName } from "../../../messages/company-name.ts";
import type { ReaderWords } from "../../../messages/reader/reader-words.ts";
import { sourceTexts } from "../../../messages/source-texts.ts";
import type { AlertCondition } from "../contracts/watchlist.ts";
import type { WatchedValuation } from "../use-cases/watched-valuation.ts";

type Crossing = Pick<
  WatchedValuation,
  "name" | "price" | "ownPrice" | "value" | "currency" | "gap" | "view" | "status"
> & {
  ticker: string;
  condition: AlertCondition;
  /** Undefined: it is not known which. */
  policy?: string | null | undefined;
};

/** A crossing and the figures in which it was seen, in a reader's words. */
export function alertWords(crossing: Crossing, { t, formats }: ReaderWords) {
  const { ticker, condition, name, price, ownPrice, value, currency, gap, view, status, policy } = crossing;
  const unknown = t("mail.alert.unknown");
  const sourceOf = (source: string) => sourceTexts({ t, formats }).priceSource(source);
  const givenBy = price === null ? unknown : sourceOf(price.source);
  return {
    name: spokenName(name),
    ticker,
    condition: t("watchlist.condition", conditionWords(condition, formats)),
    price: price === null ? unknown : formats.price(price.value, price.currency),
    date: price === null ? unknown : formats.date(price.asOf),
    source: ownPrice === null ? givenBy : t("watchlist.yours"),
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
