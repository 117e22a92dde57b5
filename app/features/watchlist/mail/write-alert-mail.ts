import { type ReaderWords, readerWords } from "../../../messages/reader/reader-words.ts";
import type { RatioCrossing, ValueCrossing } from "../../webhooks/contracts/written-event.ts";
import type { EventMail } from "../../webhooks/use-cases/webhook-context.ts";
import { crossingOf, pageOfCrossing } from "../use-cases/alert-event.ts";
import type { TriggeredAlert } from "../use-cases/check-alerts.ts";
import { alertWords, ratioAlertWords } from "./alert-words.ts";

/** Writes the mail about a crossing, with the figures in which it was seen. Plain text, in its reader's language. */
export async function writeAlertMail(triggered: TriggeredAlert, origin: string): Promise<EventMail> {
  const { book, muteKey, displayName, language } = triggered.alert;
  const words = await readerWords(language);
  const { t, addressOf } = words;
  const crossing = crossingOf(triggered);
  const muteLink = addressOf(`/watchlist/mute?key=${muteKey}`, origin);
  const places = {
    analysisLink: addressOf(pageOfCrossing(crossing), origin),
    whose: book === null ? "person" : "team",
    ...{ book: book?.name ?? "", team: book?.team.name ?? "" },
    listLink: addressOf(book === null ? "/watchlist" : `/teams/${book.team.id}/books/${book.id}`, origin),
    muteLink,
  };
  const greeting = t("mail.greeting", { name: displayName });
  const { subject, text } = crossingTexts(crossing, places, words);
  return { subject, text: `${greeting}\n\n${text}\n\n${t("mail.farewell")}\n`, stopAddress: muteLink };
}

type Places = Record<"analysisLink" | "whose" | "book" | "team" | "listLink" | "muteLink", string>;

function crossingTexts(crossing: ValueCrossing | RatioCrossing, places: Places, words: ReaderWords) {
  const { t } = words;
  if ("ratio" in crossing) {
    const values = { ...ratioAlertWords(crossing, words), ...places };
    return { subject: t("mail.alert.subject", values), text: t("mail.alert.ratioText", values) };
  }
  const values = { ...alertWords(crossing, words), ...places };
  return { subject: t("mail.alert.subject", values), text: t("mail.alert.text", values) };
}
