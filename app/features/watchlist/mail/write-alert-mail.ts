import { conditionWords } from "../../../messages/alert-condition.ts";
import { spokenName } from "../../../messages/company-name.ts";
import { formatsFor } from "../../../messages/formats.ts";
import { translatorFor } from "../../../messages/index.ts";
import { defaultLanguage, isLanguage } from "../../../messages/languages.ts";
import { sourceTexts } from "../../../messages/source-texts.ts";
import type { TriggeredAlert } from "../use-cases/check-alerts.ts";

/** Writes the mail about a crossing, with the figures in which it was seen. Plain text, in its reader's language. */
export async function writeAlertMail(
  { alert, valuation }: TriggeredAlert,
  origin: string,
): Promise<{ subject: string; text: string }> {
  const language = isLanguage(alert.language) ? alert.language : defaultLanguage;
  const t = await translatorFor(language);
  const formats = formatsFor(language);
  const { price, ownPrice, value, currency, gap, status } = valuation;
  const addressOf = (path: string) => {
    const url = new URL(path, origin);
    if (language !== defaultLanguage) url.searchParams.set("lang", language);
    return url.href;
  };
  const values = {
    name: spokenName(valuation.name),
    ticker: alert.ticker,
    condition: t("watchlist.condition", conditionWords(alert.condition, formats)),
    price: price === null ? t("mail.alert.unknown") : formats.price(price.value, price.currency),
    date: price === null ? t("mail.alert.unknown") : formats.date(price.asOf),
    source:
      ownPrice !== null
        ? t("watchlist.yours")
        : price === null
          ? t("mail.alert.unknown")
          : sourceTexts({ t, formats }).priceSource(price.source),
    value: value === null || currency === null ? t("mail.alert.unknown") : formats.price(value, currency),
    gap: gap === null ? t("mail.alert.unknown") : formats.signedPercent(gap),
    view: t(`analysis.view.${valuation.view}Only`),
    status: status === null ? t("analysis.statusNone") : t(`analysis.status.${status}`),
    analysisLink: addressOf(`/analysis/${encodeURIComponent(alert.ticker)}`),
    listLink: addressOf("/watchlist"),
    muteLink: addressOf(`/watchlist/mute?key=${alert.muteKey}`),
  };
  const greeting = t("mail.greeting", { name: alert.displayName });
  return {
    subject: t("mail.alert.subject", values),
    text: `${greeting}\n\n${t("mail.alert.text", values)}\n\n${t("mail.farewell")}\n`,
  };
}
