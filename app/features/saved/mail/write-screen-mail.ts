import { readerWords } from "../../../messages/reader/reader-words.ts";
import type { EventMail } from "../../webhooks/use-cases/webhook-context.ts";
import type { ToldScreen } from "../use-cases/watch-screens.ts";
import { moveCounts, moveSections } from "./moved-companies.ts";

/** Companies that a mail names one by one, of those that entered and of those that left. */
const mostNamed = 20;

/** Writes the mail about companies that entered or left a watched screen. */
export async function writeScreenMail(told: ToldScreen): Promise<EventMail> {
  const words = await readerWords(told.language);
  const { t, addressOf } = words;
  const stopAddress = addressOf(told.stopPage);
  const parts = [
    t("mail.greeting", { name: told.displayName }),
    t("mail.screen.text", { name: told.name }),
    ...moveSections(told, words, mostNamed),
    addressOf(told.page),
    t("mail.screen.stop", { stopLink: stopAddress }),
    t("mail.farewell"),
  ];
  return { subject: moveCounts(told, words), text: `${parts.join("\n\n")}\n`, stopAddress };
}
