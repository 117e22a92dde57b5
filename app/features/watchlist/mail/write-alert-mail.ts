import { readerWords } from "../../../messages/reader/reader-words.ts";
import type { EventMail } from "../../webhooks/use-cases/webhook-context.ts";
import type { TriggeredAlert } from "../use-cases/check-alerts.ts";
import { alertWords } from "./alert-words.ts";

/** Writes the mail about a crossing, with the figures in which it was seen. Plain text, in its reader's language. */
export async function writeAlertMail({ alert, valuation, policy }: TriggeredAlert, origin: string): Promise<EventMail> {
  const words = await readerWords(alert.language);
  const { t, addressOf } = words;
  const { ticker, condition, book } = alert;
  const muteLink = addressOf(`/watchlist/mute?key=${alert.muteKey}`, origin);
  const values = {
    ...alertWords({ ...valuation, ticker, condition, policy }, words),
    analysisLink: addressOf(`/analysis/${encodeURIComponent(ticker)}`, origin),
    whose: book === null ? "person" : "team",
    ...{ book: book?.name ?? "", team: book?.team.name ?? "" },
    listLink: addressOf(book === null ? "/watchlist" : `/teams/${book.team.id}/books/${book.id}`, origin),
    muteLink,
  };
  const greeting = t("mail.greeting", { name: alert.displayName });
  return {
    subject: t("mail.alert.subject", values),
    text: `${greeting}\n\n${t("mail.alert.text", values)}\n\n${t("mail.farewell")}\n`,
    stopAddress: muteLink,
  };
}
