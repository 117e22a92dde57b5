import { translatorFor } from "../../../messages/index.ts";
import { defaultLanguage, isLanguage } from "../../../messages/languages.ts";

type Written = { subject: string; text: string };
type Reader = { language: string; origin: string };

const languageOf = (wanted: string) => (isLanguage(wanted) ? wanted : defaultLanguage);

function addressOf(path: string, { language, origin }: Reader): string {
  const url = new URL(path, origin);
  if (languageOf(language) !== defaultLanguage) url.searchParams.set("lang", languageOf(language));
  return url.href;
}

/** Tells the team what a reader has written. Plain text: nothing in it can be taken for markup. */
export async function writeMessageMail(
  { id, email, subject, message }: { id: string; email: string | null; subject: string; message: string },
  reader: Reader,
): Promise<Written> {
  const t = await translatorFor(languageOf(reader.language));
  const values = {
    email: email ?? t("mail.messageReceived.noAddress"),
    subject,
    message,
    inboxLink: addressOf(`/admin/messages/${id}`, reader),
  };
  return { subject: t("mail.messageReceived.subject", { subject }), text: t("mail.messageReceived.text", values) };
}

/** The team's answer to a reader, in the reader's language. */
export async function writeAnswerMail(
  { subject, asked, answer }: { subject: string; asked: string; answer: string },
  reader: Reader,
): Promise<Written> {
  const t = await translatorFor(languageOf(reader.language));
  const quoted = asked.replace(/^/gm, "> ");
  return {
    subject: t("mail.answer.subject", { subject }),
    text: t("mail.answer.text", { answer, asked: quoted, contactLink: addressOf("/contact", reader) }),
  };
}
