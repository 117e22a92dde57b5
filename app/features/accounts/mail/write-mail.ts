import type { Mail } from "../../../core/mail/use-cases/mail.ts";
import { translatorFor } from "../../../messages/index.ts";
import { defaultLanguage, isLanguage } from "../../../messages/languages.ts";

/** The words of a mail, in its reader's language. Plain text: nothing in it can be taken for markup. */
export async function writeMail(
  { kind, language: wanted, displayName, token }: Mail,
  origin: string,
): Promise<{ subject: string; text: string }> {
  const language = isLanguage(wanted) ? wanted : defaultLanguage;
  const t = await translatorFor(language);
  const addressOf = (path: string, secret: string | null = null) => {
    const url = new URL(path, origin);
    if (secret !== null) url.searchParams.set("token", secret);
    if (language !== defaultLanguage) url.searchParams.set("lang", language);
    return url.href;
  };
  const values = {
    name: displayName,
    confirmLink: addressOf("/auth/confirm", token),
    resetLink: addressOf("/auth/reset", kind === "reset" ? token : null),
    emailLink: addressOf("/auth/email", token),
    emailStopLink: addressOf("/auth/email-stop", token),
    academicLink: addressOf("/plans/academic", token),
    signInLink: addressOf("/auth"),
    contactLink: addressOf("/contact"),
  };
  const body = t(`mail.${kind}.text`, values);
  return {
    subject: t(`mail.${kind}.subject`),
    text: `${t("mail.greeting", values)}\n\n${body}\n\n${t("mail.farewell")}\n`,
  };
}
