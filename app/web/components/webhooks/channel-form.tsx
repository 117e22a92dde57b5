import { useTranslations } from "use-intl";
import type { ChannelKind } from "../../../features/webhooks/contracts/webhooks.ts";
import { TextField } from "../../design/field.tsx";
import { channelTimings } from "../../webhooks/webhook-form.ts";
import { AccountForm, type Refusal, useProblemAt } from "../accounts/account-form.tsx";
import { LocalLink } from "../site/local-link.tsx";
import { EventFields } from "./event-fields.tsx";
import { TimingChoice } from "./timing-choice.tsx";

type ChannelFormProps = {
  action: string;
  name: string;
  submit: string;
  service: ChannelKind;
  typed: { address: string; destination: string; timing: string; events: string };
  /** Whether the channel is there already: what is secret stays where its field is left empty. */
  isKept?: boolean;
  refused: Refusal | null;
};

/** Where a channel is reached, what opens it and what it is told; what was refused stays as it was typed, but for the token. */
export function ChannelForm({ action, name, submit, service, typed, isKept = false, refused }: ChannelFormProps) {
  const t = useTranslations("channels");
  const problemAt = useProblemAt(refused);
  const isOther = !["webhookAddressRefused", "channelDestinationInvalid", "channelTokenInvalid"].includes(
    refused?.code ?? "",
  );
  const kept = isKept ? t("staysEmpty") : null;
  const plain = { autoComplete: "off", spellCheck: false } as const;
  return (
    <AccountForm action={action} name={name} submit={submit} variant="secondary">
      <input type="hidden" name="service" value={service} />
      <TextField
        {...plain}
        label={t("address", { service })}
        name="address"
        type="url"
        inputMode="url"
        required={!(isKept && service === "slack")}
        placeholder={service === "slack" ? "https://hooks.slack.com/services/…" : undefined}
        hint={service === "slack" ? kept : t("serverHint", { service })}
        defaultValue={typed.address}
        error={problemAt("webhookAddressRefused")}
      />
      {service !== "slack" && (
        <>
          <TextField
            {...plain}
            label={t("destination", { service })}
            name="destination"
            required
            defaultValue={typed.destination}
            error={problemAt("channelDestinationInvalid")}
          />
          <TextField
            {...plain}
            label={t("token", { service })}
            name="token"
            required={!isKept && service !== "ntfy"}
            hint={kept}
            error={problemAt("channelTokenInvalid")}
          />
        </>
      )}
      <EventFields
        ticked={typed.events}
        problem={refused !== null && isOther ? (problemAt(refused.code) ?? null) : null}
      />
      <div>
        <TimingChoice
          legend={t("when")}
          name="timing"
          chosen={typed.timing}
          choices={channelTimings.map((timing) => ({ value: timing, text: t("channelTimings", { timing }) }))}
        />
        <p className="hint">
          {t.rich("whenHint", {
            channels: (words) => (
              <LocalLink className="link" to="/channels">
                {words}
              </LocalLink>
            ),
          })}
        </p>
      </div>
    </AccountForm>
  );
}
