import { spokenName } from "../../../messages/company-name.ts";
import { formatsFor } from "../../../messages/formats.ts";
import { translatorFor } from "../../../messages/index.ts";
import { defaultLanguage, isLanguage } from "../../../messages/languages.ts";
import type { DueThesis } from "../use-cases/thesis-context.ts";

/** Writes the mail about a thesis whose day has come. It holds nothing of the thesis: a mail passes many hands. */
export async function writeReviewMail(
  { ticker, name, reviewOn, displayName, language: asked }: DueThesis,
  origin: string,
): Promise<{ subject: string; text: string }> {
  const language = isLanguage(asked) ? asked : defaultLanguage;
  const t = await translatorFor(language);
  const url = new URL(`/theses/${encodeURIComponent(ticker)}`, origin);
  if (language !== defaultLanguage) url.searchParams.set("lang", language);
  const values = { name: spokenName(name), ticker, date: formatsFor(language).date(reviewOn), thesisLink: url.href };
  return {
    subject: t("mail.review.subject", values),
    text: `${t("mail.greeting", { name: displayName })}\n\n${t("mail.review.text", values)}\n\n${t("mail.farewell")}\n`,
  };
}
