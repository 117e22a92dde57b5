import { LocalLink } from "../site/local-link.tsx";
import { AccountForm, type Refusal, useFailureText, useRefusalToast } from "./account-form.tsx";
import { PersonPage } from "./person-page.tsx";

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
    <PersonPage title={title} lead={lead} width="max-w-[640px]">
      <div className="mt-6">
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
    </PersonPage>
  );
}

type StopByMailProps = {
  texts: { title: string; lead: string; submit: string; done: string };
  action: string;
  /** The key in the link. */
  secret: string;
  /** What the press of the button has brought: null once the mails have stopped, undefined before it. */
  refused: (Refusal & { typed: Readonly<Record<string, string>> }) | null | undefined;
  /** Where to go from there. */
  onward: { to: string; text: string };
};

/** The page of a link that ends mails, and what the press of its button has done. */
export function StopByMail({ texts: { done, ...texts }, action, secret, refused, onward }: StopByMailProps) {
  if (refused === null) return <DoneByMail title={texts.title} done={done} onward={onward} />;
  const value = secret || (refused?.typed.key ?? "");
  return <MailedLinkForm {...texts} action={action} secret={{ name: "key", value }} refused={refused ?? null} />;
}

type DoneByMailProps = { title: string; done: string; onward: { to: string; text: string } };

/** What the press of the button has done, and where to go from there. */
function DoneByMail({ title, done, onward: { to, text } }: DoneByMailProps) {
  return (
    <PersonPage title={title} width="max-w-[640px]">
      <p className="t-lead mt-3" role="status">
        {done}
      </p>
      <p className="mt-5">
        <LocalLink className="link" to={to}>
          {text}
        </LocalLink>
      </p>
    </PersonPage>
  );
}
