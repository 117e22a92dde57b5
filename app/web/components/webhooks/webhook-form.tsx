import { useTranslations } from "use-intl";
import { mostWebhooks } from "../../../features/webhooks/contracts/webhooks.ts";
import { TextField } from "../../design/field.tsx";
import { AccountForm, type Refusal, useFailureText } from "../accounts/account-form.tsx";
import { EventFields } from "./event-fields.tsx";

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
      <EventFields ticked={typed.events} problem={isOfEvents ? problem : null} />
    </AccountForm>
  );
}
