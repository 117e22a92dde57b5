import { type SubmitEvent, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { failureCodes } from "../../../failure.ts";
import { longestEmail } from "../../../features/accounts/contracts/account-limits.ts";
import { Button } from "../../design/button.tsx";
import { FieldError, TextAreaField, TextField } from "../../design/field.tsx";
import { useLocalAddress } from "../../session/address.ts";
import { type Refusal, useFailureText } from "../accounts/account-form.tsx";
import { LocalLink } from "../site/local-link.tsx";
import { ConversationLines, type ShownLine } from "./conversation-lines.tsx";
import { lineIn, useLiveLines } from "./use-live-lines.ts";

type LiveChatProps = {
  /** Earlier messages of this browser's conversation. */
  chat: { email: string | null; lines: readonly ShownLine[] } | null;
  /** The team is not there now: the answer goes by email. */
  isAddressNeeded: boolean;
  /** A person who has signed in needs to leave no address. */
  isKnown: boolean;
};

/** A conversation with the team as it happens; without scripts the form does as well. */
export function LiveChat({ chat, isAddressNeeded, isKnown }: LiveChatProps) {
  const t = useTranslations("contact.chat");
  const address = useLocalAddress();
  const [isOpen, setOpen] = useState(chat !== null);
  const [hasBegun, setBegun] = useState(chat !== null);
  const { lines, add } = useLiveLines(chat?.lines ?? [], hasBegun ? address("/contacto/chat") : null);
  return (
    <div className="mt-4">
      <p className="without-scripts">
        {t.rich("withoutScripts", {
          form: (text) => (
            <LocalLink className="link" to="/contact">
              {text}
            </LocalLink>
          ),
        })}
      </p>
      <div className="scripts-only">
        {isOpen ? (
          <>
            <div aria-live="polite">
              <ConversationLines lines={lines} reader={t("you")} team={t("team")} />
            </div>
            <ChatForm
              isAddressShown={!hasBegun && !isKnown}
              isAddressNeeded={isAddressNeeded}
              onSaid={(line) => {
                add(line);
                setBegun(true);
              }}
            />
          </>
        ) : (
          <Button variant="primary" type="button" onClick={() => setOpen(true)}>
            {t("start")}
          </Button>
        )}
      </div>
    </div>
  );
}

type ChatFormProps = { isAddressShown: boolean; isAddressNeeded: boolean; onSaid(line: ShownLine): void };

function ChatForm({ isAddressShown, isAddressNeeded, onSaid }: ChatFormProps) {
  const t = useTranslations("contact.chat");
  const address = useLocalAddress();
  const textOf = useFailureText();
  const [problem, setProblem] = useState<Refusal | null>(null);
  const [isSending, setSending] = useState(false);
  // A line whose answer was lost is sent again under the same key: it is kept once.
  const sending = useRef({ text: "", clientKey: "" });
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const text = String(fields.get("text") ?? "");
    if (sending.current.text !== text || sending.current.clientKey === "")
      sending.current = { text, clientKey: freshKey() };
    fields.set("clientKey", sending.current.clientKey);
    setSending(true);
    const said = await post(address("/contacto/chat"), fields);
    setSending(false);
    if ("code" in said) return setProblem(said);
    sending.current = { text: "", clientKey: "" };
    setProblem(null);
    form.reset();
    onSaid(said);
  };
  const emailProblem = problem?.code === "emailInvalid" ? textOf(problem) : undefined;
  return (
    <form className="mt-4 grid gap-4" aria-label={t("form")} noValidate onSubmit={send}>
      {problem !== null && emailProblem === undefined && <FieldError>{textOf(problem)}</FieldError>}
      {isAddressShown && (
        <TextField
          label={isAddressNeeded ? t("email") : t("emailOptional")}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={longestEmail}
          required={isAddressNeeded}
          hint={t("emailHint")}
          error={emailProblem}
        />
      )}
      <TextAreaField label={t("text")} name="text" rows={3} required />
      <div>
        <Button variant="primary" type="submit" busy={isSending}>
          {t("send")}
        </Button>
      </div>
    </form>
  );
}

/** Chance enough to tell sendings apart; browsers give `randomUUID` to encrypted pages alone. */
function freshKey(): string {
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0"));
  return hex.join("").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

async function post(address: string, fields: FormData): Promise<ShownLine | Refusal> {
  try {
    const response = await fetch(address, { method: "POST", body: fields, headers: { Accept: "application/json" } });
    const text = await response.text();
    return (response.ok ? lineIn(text) : refusalIn(text)) ?? { code: "unexpected", params: {} };
  } catch {
    return { code: "storageUnavailable", params: {} };
  }
}

function refusalIn(text: string): Refusal | null {
  const value: unknown = JSON.parse(text);
  if (typeof value !== "object" || value === null || !("code" in value)) return null;
  const code = failureCodes.find((each) => each === value.code);
  const params = "params" in value && typeof value.params === "object" && value.params !== null ? value.params : {};
  return code === undefined ? null : { code, params: Object.fromEntries(Object.entries(params)) };
}
