import { spokenName } from "../../../messages/company-name.ts";
import { translatorFor } from "../../../messages/index.ts";
import { defaultLanguage, isLanguage } from "../../../messages/languages.ts";
import type { MentionMail } from "../use-cases/discussion-context.ts";

/** Writes the mail to a member whom a comment mentions. It holds nothing of the comment: a mail passes many hands. */
export async function writeMentionMail(
  { by, team, teamId, company: { ticker, name }, threadId, recipient }: MentionMail,
  origin: string,
): Promise<{ subject: string; text: string }> {
  const language = isLanguage(recipient.language) ? recipient.language : defaultLanguage;
  const t = await translatorFor(language);
  const url = new URL(`/teams/${teamId}/companies/${encodeURIComponent(ticker)}`, origin);
  if (language !== defaultLanguage) url.searchParams.set("lang", language);
  url.hash = `thread-${threadId}`;
  const values = { by, team, company: spokenName(name), discussionLink: url.href };
  return {
    subject: t("mail.mention.subject", values),
    text: `${t("mail.greeting", { name: recipient.displayName })}\n\n${t("mail.mention.text", values)}\n\n${t("mail.farewell")}\n`,
  };
}
