import { type ReactNode, useEffect, useState } from "react";
import { Form } from "react-router";
import { useTranslations } from "use-intl";
import type { FailureCode, FailureParams } from "../../../failure.ts";
import { textByKey } from "../../../messages/text-by-key.ts";
import { Button, type ButtonVariant } from "../../design/button.tsx";
import { FieldError } from "../../design/field.tsx";
import { useToast } from "../../design/toast.tsx";
import { useLocalAddress } from "../../session/address.ts";

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

/**
 * Says a refusal as a passing notice too; without scripts the words in the form are all there is. `words` are those at its field, where
 * they are others than those of the failure; null: they are not.
 */
export function useRefusalToast(refusal: Refusal | null, words: string | null = null): void {
  const notify = useToast();
  const t = useTranslations("notices");
  const textOf = useFailureText();
  const text = refusal && (refusal.code === "unexpected" ? t("unexpected") : (words ?? textOf(refusal)));
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
