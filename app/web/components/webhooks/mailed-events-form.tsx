import { useTranslations } from "use-intl";
import { type MailedEvent, mailedEvents } from "../../../features/webhooks/contracts/mailed-events.ts";
import { AccountForm } from "../accounts/account-form.tsx";
import { EventBoxes } from "./event-boxes.tsx";

/** Which events are mailed. */
export function MailedEventsForm({ action, mailed }: { action: string; mailed: readonly MailedEvent[] }) {
  const t = useTranslations("channels");
  return (
    <AccountForm action={action} name="mails" submit={t("saveMails")} variant="secondary">
      <fieldset className="grid gap-2">
        <legend className="label">{t("mailsLegend")}</legend>
        <EventBoxes events={mailedEvents} ticked={mailed} />
        <p className="hint">{t("mailsHint")}</p>
      </fieldset>
    </AccountForm>
  );
}
