import { spokenName } from "../../../messages/company-name.ts";
import { formatsFor } from "../../../messages/formats.ts";
import { translatorFor } from "../../../messages/index.ts";
import { defaultLanguage, isLanguage } from "../../../messages/languages.ts";
import type { CrossedLimits, FilingRead } from "../use-cases/thesis-context.ts";

/** Writes the mail about limits that a filing has crossed. It says of which company and how many, and nothing of the thesis. */
export async function writeLimitMail(
  { ticker, name, displayName, language: asked, filing, isDated, limits }: CrossedLimits & FilingRead,
  origin: string,
): Promise<{ subject: string; text: string }> {
  const language = isLanguage(asked) ? asked : defaultLanguage;
  const t = await translatorFor(language);
  const url = new URL(`/theses/${encodeURIComponent(ticker)}`, origin);
  if (language !== defaultLanguage) url.searchParams.set("lang", language);
  const date = formatsFor(language).date(filing);
  const values = {
    ...{ name: spokenName(name), ticker, date, isDated: isDated ? "yes" : "no" },
    ...{ count: limits.length, thesisLink: url.href },
  };
  return {
    subject: t("mail.thesisLimit.subject", values),
    text: `${t("mail.greeting", { name: displayName })}\n\n${t("mail.thesisLimit.text", values)}\n\n${t("mail.farewell")}\n`,
  };
}
