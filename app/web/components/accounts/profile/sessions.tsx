import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { useMoments } from "../../../analysis/moments.ts";
import { Button } from "../../../design/button.tsx";
import { useLocalAddress } from "../../../session/address.ts";
import { AccountForm } from "../account-form.tsx";
import { Section } from "./section.tsx";

type OpenSession = { id: string; device: string; place: string | null; startedAt: Date; seenAt: Date };

export function Sessions({ sessions, currentId }: { sessions: readonly OpenSession[]; currentId: string }) {
  const t = useTranslations("account.profile");
  const moment = useMoments();
  return (
    <Section id="sessions" title={t("sessions")} lead={t("sessionsLead")}>
      <ul className="mb-5 grid">
        {sessions.map(({ id, device, place, startedAt, seenAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3">
            <div>
              <strong className="font-semibold">{device || t("unknownDevice")}</strong>
              {place !== null && <p className="hint text-ink">{place}</p>}
              <p className="hint">
                {t("started")}: {moment(startedAt)} · {t("seen")}: {moment(seenAt)}
              </p>
            </div>
            {id === currentId ? (
              <span className="hint">{t("thisSession")}</span>
            ) : (
              <RowButton
                form="session"
                id={id}
                label={t("endSession")}
                description={t("endSessionOf", { device: device || t("unknownDevice") })}
              />
            )}
          </li>
        ))}
      </ul>
      <AccountForm action="/profile" name="everywhere" submit={t("signOutEverywhere")} variant="secondary" />
    </Section>
  );
}

type RowButtonProps = {
  /** The page that takes the form. */
  action?: string;
  form: string;
  id: string;
  /** Further fields of the form. */
  fields?: Readonly<Record<string, string>>;
  label: string;
  description: string;
};

/** The one thing that can be done to a row. */
export function RowButton({ action = "/profile", form, id, fields = {}, label, description }: RowButtonProps) {
  const address = useLocalAddress();
  return (
    <Form method="post" action={address(action)} reloadDocument>
      <input type="hidden" name="form" value={form} />
      <input type="hidden" name="id" value={id} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button size="small" type="submit" aria-label={description}>
        {label}
      </Button>
    </Form>
  );
}
