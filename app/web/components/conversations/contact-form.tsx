import { useTranslations } from "use-intl";
import { longestEmail } from "../../../features/accounts/contracts/account-limits.ts";
import { messageLength } from "../../../features/conversations/contracts/conversation-limits.ts";
import { TextAreaField, TextField } from "../../design/field.tsx";
import { useLocalAddress } from "../../session/address.ts";
import type { Refusal } from "../accounts/account-form.tsx";
import { MessageForm, useProblemsAt } from "./message-form.tsx";

export type ContactTyped = { email: string; subject: string; message: string };
export type ContactProblems = Partial<Record<keyof ContactTyped, Refusal>>;

type ContactFormProps = {
  typed: ContactTyped;
  problems: ContactProblems;
  /** Why it could not be sent, when no field is to blame. */
  failed: string | null;
  /** Names this sending, so that a form sent twice is one message. */
  clientKey: string;
};

/** Writes to the team: refused, it keeps what was typed and says at each field what is wrong with it. */
export function ContactForm({ typed, problems, failed, clientKey }: ContactFormProps) {
  const t = useTranslations("contact.form");
  const address = useLocalAddress();
  const problemAt = useProblemsAt(problems);
  return (
    <MessageForm
      action={address("/contact")}
      words={{ title: t("title"), send: t("send"), sending: t("sending") }}
      {...{ failed, clientKey }}
    >
      <TextField
        label={t("email")}
        name="email"
        type="email"
        autoComplete="email"
        placeholder={t("emailPlaceholder")}
        required
        maxLength={longestEmail}
        defaultValue={typed.email}
        hint={t("emailHint")}
        error={problemAt("email")}
      />
      <TextField
        label={t("subject")}
        name="subject"
        required
        defaultValue={typed.subject}
        error={problemAt("subject")}
      />
      <TextAreaField
        label={t("message")}
        name="message"
        rows={8}
        required
        defaultValue={typed.message}
        hint={t("messageHint", { minimum: messageLength.minimum })}
        error={problemAt("message")}
      />
    </MessageForm>
  );
}
