import { type ReactNode, useEffect, useState } from "react";
import { Form } from "react-router";
import { useTranslations } from "use-intl";
import type { FailureCode, FailureParams } from "../../../failure.ts";
import { textByKey } from "../../../messages/text-by-key.ts";
import { Button, type ButtonVariant } from "../../design/button.tsx";
import { FieldError } from "../../design/field.tsx";
import { useToast } from "../../design/toast.tsx";
import { useLocalAddress } from "../../session/address.ts";
import { LocalLink } from "../site/local-link.tsx";
import { PageHead } from "../site/page-head.tsx";

export type Refusal = { code: FailureCode; params: FailureParams };

/** A failure in the reader's words. */
export function useFailureText(): (refusal: Refusal) => string {
  const t = useTranslations("failures");
  // The parameters of a failure are those that its text names, wherever it is thrown.
  const loose = textByKey(t);
  return ({ code, params }) => loose(code, params);
}

/** The words for a field, when the refusal is about it. */
export function useProblemAt(refusal: Refusal | null) {
  const textOf = useFailureText();
  return (...codes: readonly FailureCode[]) =>
    refusal !== null && codes.includes(refusal.code) ? textOf(refusal) : undefined;
}

/** Says a refusal as a passing notice too; without scripts the words in the form are all there is. */
export function useRefusalToast(refusal: Refusal | null): void {
  const notify = useToast();
  const t = useTranslations("notices");
  const textOf = useFailureText();
  const text = refusal && (refusal.code === "unexpected" ? t("unexpected") : textOf(refusal));
  // Once for each answer, not for each change of words.
  useEffect(() => {
    if (text !== null) notify({ kind: "error", title: t("error"), text });
  }, [refusal]);
}

type AccountFormProps = {
  action: string;
  submit: string;
  /** The name that tells this form from others of the same page. */
  name?: string;
  variant?: ButtonVariant;
  /** The failure of the form as a whole; that of a field stands at the field. */
  problem?: string | null;
  children?: ReactNode;
};

/** A form that posts the page itself, with scripts and without; its button is disabled while the answer is on its way. */
export function AccountForm({ action, submit, name, variant = "primary", problem = null, children }: AccountFormProps) {
  const address = useLocalAddress();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    // A page that the browser kept comes back as it was left.
    const onShow = (event: PageTransitionEvent) => event.persisted && setBusy(false);
    addEventListener("pageshow", onShow);
    return () => removeEventListener("pageshow", onShow);
  }, []);
  return (
    <Form
      method="post"
      action={address(action)}
      reloadDocument
      className="grid gap-5"
      aria-label={submit}
      onSubmit={() => setBusy(true)}
    >
      {name !== undefined && <input type="hidden" name="form" value={name} />}
      {problem !== null && <FieldError>{problem}</FieldError>}
      {children}
      <div>
        <Button variant={variant} type="submit" busy={isBusy} disabled={isBusy}>
          {submit}
        </Button>
      </div>
    </Form>
  );
}

type MailedLinkFormProps = {
  title: string;
  lead: string;
  action: string;
  submit: string;
  /** The values in the link, by the name of their field. */
  secret: { name: string; value: string };
  refused: Refusal | null;
  /** Where another link is asked for once this one is refused. */
  again?: { to: string; text: string };
};

/** The page that a mailed link opens. Programs that look into mails open links: only a press of the button counts. */
export function MailedLinkForm({ title, lead, action, submit, secret, refused, again }: MailedLinkFormProps) {
  const textOf = useFailureText();
  useRefusalToast(refused);
  return (
    <div className="wrap max-w-[640px] pt-[clamp(32px,5vw,64px)]">
      <PageHead title={title} isUnlisted />
      <h1 className="t-h1">{title}</h1>
      <p className="t-lead mt-3 mb-6">{lead}</p>
      <AccountForm action={action} submit={submit} problem={refused && textOf(refused)}>
        <input type="hidden" name={secret.name} value={secret.value} />
      </AccountForm>
      {again && refused !== null && (
        <p className="mt-5">
          <LocalLink className="link" to={again.to}>
            {again.text}
          </LocalLink>
        </p>
      )}
    </div>
  );
}

type DoneByMailProps = { title: string; done: string; onward: { to: string; text: string } };

/** What the press of the button has done, and where to go from there. */
export function DoneByMail({ title, done, onward: { to, text } }: DoneByMailProps) {
  return (
    <div className="wrap max-w-[640px] pt-[clamp(32px,5vw,64px)]">
      <PageHead title={title} isUnlisted />
      <h1 className="t-h1">{title}</h1>
      <p className="t-lead mt-3" role="status">
        {done}
      </p>
      <p className="mt-5">
        <LocalLink className="link" to={to}>
          {text}
        </LocalLink>
      </p>
    </div>
  );
}
