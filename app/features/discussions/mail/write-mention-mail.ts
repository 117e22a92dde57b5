import { spokenName } from "../../../messages/company-name.ts";
import { readerWords } from "../../../messages/reader/reader-words.ts";
import { mailStopPath } from "../../webhooks/contracts/mail-stop-path.ts";
import type { EventMail } from "../../webhooks/use-cases/webhook-context.ts";
import type { MentionMail } from "../use-cases/discussion-context.ts";

/** Writes the mail to a member whom a comment mentions. It holds nothing of the comment: a mail passes many hands. */
export async function writeMentionMail(
  { by, team, company, page, commentId, recipient: { displayName, language, mailStopKey } }: MentionMail,
  origin: string,
): Promise<EventMail> {
  const { t, addressOf } = await readerWords(language);
  const stopAddress = addressOf(mailStopPath(mailStopKey, "discussion.mention"), origin);
  const values = {
    ...{ by, team, company: spokenName(company.name), discussionLink: addressOf(page) },
    ...{ channelsLink: addressOf("/channels", origin), stopLink: stopAddress },
  };
  return {
    subject: t("mail.mention.subject", values),
    text: `${t("mail.greeting", { name: displayName })}\n\n${t("mail.mention.text", values)}\n\n${t("mail.farewell")}\n`,
    stopAddress,
    commentId,
  };
}
