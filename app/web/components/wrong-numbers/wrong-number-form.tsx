import { useTranslations } from "use-intl";
import { longestEmail } from "../../../features/accounts/contracts/account-limits.ts";
import { TextAreaField, TextField } from "../../design/field.tsx";
import type { Refusal } from "../accounts/account-form.tsx";
import { MessageForm, useProblemsAt } from "../conversations/message-form.tsx";

export type WrongNumberTyped = { expected: string; evidence: string; comment: string; email: string };
export type WrongNumberProblems = Partial<Record<keyof WrongNumberTyped, Refusal>>;

type WrongNumberFormProps = {
  /** The address of the page, which names the number. */
  action: string;
  typed: WrongNumberTyped;
  problems: WrongNumberProblems;
  /** Why it could not be sent, when no field is to blame. */
  failed: string | null;
  /** Names this sending, so that a form sent twice is one report. */
  clientKey: string;
  isSignedIn: boolean;
};

/** Tells the team what a number should be: refused, it keeps what was typed and says at each field what is wrong with it. */
export function WrongNumberForm({ action, typed, problems, failed, clientKey, isSignedIn }: WrongNumberFormProps) {
  const t = useTranslations("wrongNumbers.form");
  const problemAt = useProblemsAt(problems);
  return (
    <MessageForm
      action={action}
      words={{ title: t("title"), send: t("send"), sending: t("sending") }}
      {...{ failed, clientKey }}
    >
      <TextField
        label={t("expected")}
        name="expected"
        autoComplete="off"
        defaultValue={typed.expected}
        hint={t("expectedHint")}
        error={problemAt("expected")}
      />
      <TextField
        label={t("evidence")}
        name="evidence"
        type="url"
        autoComplete="off"
        placeholder="https://"
        defaultValue={typed.evidence}
        hint={t("evidenceHint")}
        error={problemAt("evidence")}
      />
      <TextAreaField
        label={t("comment")}
        name="comment"
        rows={5}
        defaultValue={typed.comment}
        hint={t("commentHint")}
        error={problemAt("comment")}
      />
      <TextField
        label={t("email")}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={longestEmail}
        defaultValue={typed.email}
        hint={isSignedIn ? t("emailHintKnown") : t("emailHint")}
        error={problemAt("email")}
      />
    </MessageForm>
  );
}
