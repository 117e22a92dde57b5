import { type FormEvent, type ReactNode, useRef, useState, useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { Button, type ButtonVariant } from "../../../design/button.tsx";
import { FieldError } from "../../../design/field.tsx";
import { useLocalAddress } from "../../../session/address.ts";

type PasskeyFormProps = {
  /** The form of the page that takes the answer, and the address that gives the options. */
  action: string;
  name: string;
  options: "/api/v1/auth/passkey-options" | "/api/v1/me/passkeys/options";
  submit: string;
  variant?: ButtonVariant;
  problem?: string | null;
  /** Where the reader is asked again who they are, when that is needed first. */
  proof?: string;
  /** Said in place of the form where passkeys cannot be used; nothing otherwise. */
  fallback?: ReactNode;
  children?: ReactNode;
};

/** A form that a passkey answers: the browser asks the person, and its answer is posted to the page. Passkeys need scripts. */
export function PasskeyForm({ fallback = null, ...form }: PasskeyFormProps) {
  const isThere = useSyncExternalStore(neverChanges, hasPasskeys, () => false);
  return isThere ? <AnsweredForm {...form} /> : fallback;
}

const neverChanges = () => () => {};

/** A host of numbers has no passkeys, whatever the browser can do. */
const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === "function" &&
  "parseRequestOptionsFromJSON" in PublicKeyCredential &&
  !/^[\d.]+$|:/.test(location.hostname);

function AnsweredForm({
  action,
  name,
  options,
  submit,
  variant = "secondary",
  problem = null,
  proof,
  children,
}: Omit<PasskeyFormProps, "fallback">) {
  const t = useTranslations("account.passkeys");
  const address = useLocalAddress();
  const answer = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState(problem);
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setBusy(true);
    setSaid(null);
    const outcome = await answerOf(address(options));
    if (outcome.kind === "answered" && answer.current !== null) {
      answer.current.value = outcome.answer;
      form.submit();
      return;
    }
    if (outcome.kind === "refused" && outcome.code === "proveItIsYou" && proof !== undefined) {
      location.assign(address(proof));
      return;
    }
    setBusy(false);
    setSaid(outcome.kind === "refused" ? outcome.title : t(outcome.kind === "known" ? "known" : "cancelled"));
  };
  return (
    <form method="post" action={address(action)} className="grid gap-5" aria-label={submit} onSubmit={onSubmit}>
      <input type="hidden" name="form" value={name} />
      <input type="hidden" name="passkey" ref={answer} />
      {said !== null && <FieldError>{said}</FieldError>}
      {children}
      <div>
        <Button variant={variant} type="submit" busy={isBusy} disabled={isBusy}>
          {submit}
        </Button>
      </div>
    </form>
  );
}

type Outcome =
  | { kind: "answered"; answer: string }
  | { kind: "refused"; code: string; title: string }
  | { kind: "known" }
  | { kind: "cancelled" };

async function answerOf(options: string): Promise<Outcome> {
  const response = await fetch(options, { method: "POST" }).catch(() => null);
  if (response === null) return { kind: "cancelled" };
  const body = await response.json();
  if (!response.ok) return { kind: "refused", code: String(body.code), title: String(body.title) };
  try {
    const credential = await (options.includes("/me/")
      ? navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(body) })
      : navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(body) }));
    return credential instanceof PublicKeyCredential
      ? { kind: "answered", answer: JSON.stringify(credential) }
      : { kind: "cancelled" };
  } catch (error) {
    return { kind: error instanceof DOMException && error.name === "InvalidStateError" ? "known" : "cancelled" };
  }
}
