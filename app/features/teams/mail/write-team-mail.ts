import { formatsFor } from "../../../messages/formats.ts";
import { translatorFor } from "../../../messages/index.ts";
import { defaultLanguage, isLanguage } from "../../../messages/languages.ts";
import type { TeamMail } from "../use-cases/team-context.ts";

/**
 * Writes a mail about a team. An invitation names who invites by the confirmed address of their account, and nothing that they have
 * written: no stranger sends their own words through us.
 */
export async function writeTeamMail(mail: TeamMail, origin: string): Promise<{ subject: string; text: string }> {
  const language = isLanguage(mail.language) ? mail.language : defaultLanguage;
  const t = await translatorFor(language);
  const addressOf = (path: string) => {
    const url = new URL(path, origin);
    if (language !== defaultLanguage) url.searchParams.set("lang", language);
    return url.href;
  };
  const written = (subject: string, name: string, text: string) => ({
    subject,
    text: `${t("mail.greeting", { name })}\n\n${text}\n\n${t("mail.farewell")}\n`,
  });
  if (mail.kind === "handedOver")
    return written(
      t("mail.teamHandedOver.subject"),
      mail.name,
      t("mail.teamHandedOver.text", { teamLink: addressOf(`/teams/${mail.teamId}`) }),
    );
  const values = {
    ...{ invitedBy: mail.invitedBy, recipient: mail.recipient, role: mail.role },
    date: formatsFor(language).date(mail.expiresAt.toISOString().slice(0, 10)),
    invitationLink: addressOf(`/teams/invitations/${mail.invitationId}`),
  };
  return written(t("mail.teamInvitation.subject"), mail.recipient, t("mail.teamInvitation.text", values));
}
