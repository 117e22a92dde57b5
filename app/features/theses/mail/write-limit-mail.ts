import { spokenName } from "../../../messages/company-name.ts";
import { readerWords } from "../../../messages/reader/reader-words.ts";
import { mailStopPath } from "../../webhooks/contracts/mail-stop-path.ts";
import type { EventMail } from "../../webhooks/use-cases/webhook-context.ts";
import type { CrossedLimits, FilingRead } from "../use-cases/thesis-context.ts";

/** Writes the mail about limits that a filing has crossed. It says of which company and how many, and nothing of the thesis. */
export async function writeLimitMail(
  { ticker, name, displayName, language: asked, mailStopKey, filing, isDated, limits }: CrossedLimits & FilingRead,
  origin: string,
): Promise<EventMail> {
  const { t, formats, addressOf } = await readerWords(asked);
  const date = formats.date(filing);
  const stopAddress = addressOf(mailStopPath(mailStopKey, "thesis.limit"), origin);
  const values = {
    ...{ name: spokenName(name), ticker, date, isDated: isDated ? "yes" : "no" },
    ...{ count: limits.length, thesisLink: addressOf(`/theses/${encodeURIComponent(ticker)}`, origin) },
    stopLink: stopAddress,
  };
  return {
    subject: t("mail.thesisLimit.subject", values),
    text: `${t("mail.greeting", { name: displayName })}\n\n${t("mail.thesisLimit.text", values)}\n\n${t("mail.farewell")}\n`,
    stopAddress,
  };
}
