import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "../../design/button.tsx";
import { FieldError } from "../../design/field.tsx";
import { type Refusal, useFailureText } from "../accounts/account-form.tsx";
import { TrapField } from "./trap-field.tsx";
import { useSending } from "./use-sending.ts";

type MessageFormProps = {
  /** The address of the page, with its language. */
  action: string;
  words: { title: string; send: string; sending: string };
  /** Why it could not be sent, when no field is to blame. */
  failed: string | null;
  /** Names this sending, so that a form sent twice arrives once. */
  clientKey: string;
  children: ReactNode;
};

/** A form by which any reader writes to those who run the installation: it says that it is on its way, and traps programs. */
export function MessageForm({ action, words, failed, clientKey, children }: MessageFormProps) {
  const [isSending, begin] = useSending();
  return (
    <Form
      method="post"
      action={action}
      className="grid gap-5"
      aria-label={words.title}
      noValidate
      reloadDocument
      onSubmit={begin}
    >
      {failed !== null && <FieldError>{failed}</FieldError>}
      <input type="hidden" name="clientKey" value={clientKey} />
      {children}
      <TrapField />
      <div>
        <Button variant="primary" type="submit" busy={isSending} disabled={isSending}>
          {isSending ? words.sending : words.send}
        </Button>
      </div>
    </Form>
  );
}

/** What is wrong with each field, in the reader's language. */
export function useProblemsAt<Field extends string>(problems: Partial<Record<Field, Refusal>>) {
  const textOf = useFailureText();
  return (field: Field) => {
    const problem = problems[field];
    return problem && textOf(problem);
  };
}
