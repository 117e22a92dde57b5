import { useTranslations } from "use-intl";
import { mostWebhooks, webhookEvents } from "../../../features/webhooks/contracts/webhooks.ts";
import { FieldError, TextField } from "../../design/field.tsx";
import { eventTexts } from "../../webhooks/event-texts.ts";
import { eventFieldName } from "../../webhooks/webhook-form.ts";
import { AccountForm, type Refusal, useFailureText } from "../accounts/account-form.tsx";
import { LocalLink } from "../site/local-link.tsx";

type WebhookFormProps = {
  action: string;
  name: string;
  submit: string;
  typed: { address: string; events: string };
  refused: Refusal | null;
};

/** An address and what it is told; what was refused stays as it was typed. */
export function WebhookForm({ action, name, submit, typed, refused }: WebhookFormProps) {
  const t = useTranslations("webhooks");
  const textOf = useFailureText();
  const isOfEvents = refused?.code === "webhookEventsRequired";
  const problem = refused && textOf(refused);
  const ticked = typed.events.split(" ");
  return (
    <AccountForm action={action} name={name} submit={submit} variant="secondary">
      <TextField
        label={t("address")}
        name="address"
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        required
        placeholder="https://example.com/valora"
        hint={t("addressHint", { maximum: mostWebhooks })}
        defaultValue={typed.address}
        error={isOfEvents ? null : problem}
      />
      <fieldset className="grid gap-2">
        <legend className="label">{t("events")}</legend>
        {webhookEvents.map((event) => (
          <label key={event} className="flex items-start gap-3">
            <input
              type="checkbox"
              name={eventFieldName(event)}
              value="yes"
              defaultChecked={ticked.includes(event)}
              className="mt-[3px] size-[18px] flex-none"
            />
            <span>
              {t(`event.${eventTexts[event]}`)} <code className="hint">{event}</code>
            </span>
          </label>
        ))}
        {isOfEvents && <FieldError>{problem}</FieldError>}
        <p className="hint">
          {t.rich("alertsHint", {
            watchlist: (words) => (
              <LocalLink className="link" to="/watchlist">
                {words}
              </LocalLink>
            ),
          })}
        </p>
      </fieldset>
    </AccountForm>
  );
}
