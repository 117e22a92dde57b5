import { Form } from "react-router";
import { useTranslations } from "use-intl";
import type { InvitationToPerson } from "../../../features/teams/contracts/team.ts";
import { useFormats } from "../../analysis/formats.ts";
import { Button } from "../../design/button.tsx";
import { useLocalAddress } from "../../session/address.ts";

/** An invitation to the reader, to accept or to decline. Programs that look into mails open links: only a press counts. */
export function InvitationAnswer({
  invitation: { id, team, role, invitedBy, expiresAt },
}: {
  invitation: InvitationToPerson;
}) {
  const t = useTranslations("teams");
  const formats = useFormats();
  const local = useLocalAddress();
  return (
    <div className="note">
      <p className="wrap-anywhere">
        {invitedBy === null ? t("invitationUnsigned", { team, role }) : t("invitation", { by: invitedBy, team, role })}
      </p>
      <p className="hint">
        {t("invitationUntil", { date: formats.date(expiresAt.slice(0, 10)) })} {t("invitationMeaning")}
      </p>
      <Form
        method="post"
        action={local(`/teams/invitations/${id}`)}
        reloadDocument
        className="mt-4 flex flex-wrap gap-3"
        aria-label={team}
      >
        <Button variant="primary" type="submit" name="form" value="accept">
          {t("accept")}
        </Button>
        <Button type="submit" name="form" value="decline">
          {t("decline")}
        </Button>
      </Form>
    </div>
  );
}
