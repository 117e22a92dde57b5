import { useTranslations } from "use-intl";
import { longestKeyName } from "../../../../features/accounts/contracts/account-limits.ts";
import { type KeyScope, keyAccesses, keySubjects } from "../../../../features/accounts/contracts/key-scope.ts";
import { useClock, useFormats } from "../../../analysis/formats.ts";
import { AskedFirst } from "../../../design/asked-first.tsx";
import { SelectField, TextField } from "../../../design/field.tsx";
import { AccountForm, type Refusal, useFailureText } from "../account-form.tsx";
import { ShownOnce } from "../shown-once.tsx";
import { Section } from "./section.tsx";
import { RowButton } from "./sessions.tsx";

type Key = KeyScope & { id: string; name: string; ending: string; createdAt: Date; lastUsedAt: Date | null };
type ApiKeysProps = {
  keys: readonly Key[];
  newKey: string | null;
  /** What was typed of the key that the reader was making when they were asked who they are. */
  typed: Readonly<Record<string, string>>;
  /** A key whose last day is before it has expired. */
  today: string;
  refused: (Refusal & { typed: Readonly<Record<string, string>> }) | null;
};

const ofDay: readonly string[] = ["dateInvalid", "keyExpiryPast"];

export function ApiKeys({ keys, newKey, typed, today, refused }: ApiKeysProps) {
  const t = useTranslations("account.profile");
  const textOf = useFailureText();
  const filled = (name: string) => refused?.typed[name] ?? typed[name] ?? "";
  const isOfField = refused !== null && ["keyNameInvalid", ...ofDay].includes(refused.code);
  const lead = t.rich("keysLead", {
    link: (words) => (
      <a className="link" href="/api/docs">
        {words}
      </a>
    ),
  });
  return (
    <Section id="keys" title={t("keys")} lead={lead}>
      {newKey !== null && (
        <div className="mb-5">
          <ShownOnce label={t("newKey")} value={newKey} hint={t("newKeyLead")} />
        </div>
      )}
      {keys.length === 0 ? <p className="hint mb-5">{t("noKeys")}</p> : <KeyList keys={keys} today={today} />}
      <AccountForm
        action="/profile"
        name="key"
        submit={t("createKey")}
        variant="secondary"
        problem={isOfField ? null : refused && textOf(refused)}
      >
        <TextField
          label={t("keyName")}
          name="name"
          required
          maxLength={longestKeyName}
          hint={t("keyNameHint")}
          defaultValue={filled("name")}
          error={refused?.code === "keyNameInvalid" ? textOf(refused) : undefined}
        />
        <SelectField label={t("keyAccess")} name="access" defaultValue={filled("access") || "read"}>
          {keyAccesses.map((access) => (
            <option key={access} value={access}>
              {t("keyAccesses", { access })}
            </option>
          ))}
        </SelectField>
        <SelectField label={t("keySubject")} name="subject" defaultValue={filled("subject")}>
          {["", ...keySubjects].map((subject) => (
            <option key={subject} value={subject}>
              {t("keySubjects", { subject: subject || "all" })}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t("keyExpiresOn")}
          name="expiresOn"
          type="date"
          hint={t("keyExpiresOnHint")}
          defaultValue={filled("expiresOn")}
          error={ofDay.some((code) => code === refused?.code) && refused !== null ? textOf(refused) : undefined}
        />
      </AccountForm>
    </Section>
  );
}

function KeyList({ keys, today }: Pick<ApiKeysProps, "keys" | "today">) {
  const t = useTranslations("account.profile");
  const format = useClock();
  const formats = useFormats();
  const day = (at: Date) => format.dateTime(at, { dateStyle: "medium" });
  return (
    <ul className="mb-5 grid">
      {keys.map(({ id, name, ending, access, subject, expiresOn, createdAt, lastUsedAt }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3">
          <div className="min-w-0">
            <strong className="font-semibold break-words">{name}</strong>
            <p className="hint">
              {t("keyAccesses", { access })} · {t("keySubjects", { subject: subject ?? "all" })}
              {expiresOn !== null &&
                ` · ${t("keyUntil", { isOver: expiresOn < today ? "yes" : "no", date: formats.date(expiresOn) })}`}
            </p>
            <p className="hint">
              {t("keyEnding")} <span className="num">{ending}</span> · {t("created")}: {day(createdAt)} ·{" "}
              {t("lastUsed")}: {lastUsedAt === null ? t("never") : day(lastUsedAt)}
            </p>
          </div>
          <AskedFirst label={t("revoke")} description={t("revokeNamed", { name })} lead={t("revokeLead")}>
            <RowButton form="revoke" id={id} label={t("revoke")} description={t("revokeNamed", { name })} />
          </AskedFirst>
        </li>
      ))}
    </ul>
  );
}
