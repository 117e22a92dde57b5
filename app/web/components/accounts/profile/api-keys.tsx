import { useTranslations } from "use-intl";
import { longestKeyName } from "../../../../features/accounts/contracts/account-limits.ts";
import { useClock } from "../../../analysis/formats.ts";
import { TextField } from "../../../design/field.tsx";
import { AccountForm, type Refusal, useFailureText } from "../account-form.tsx";
import { ShownOnce } from "../shown-once.tsx";
import { Section } from "./section.tsx";
import { RowButton } from "./sessions.tsx";

type Key = { id: string; name: string; ending: string; createdAt: Date; lastUsedAt: Date | null };
type ApiKeysProps = {
  keys: readonly Key[];
  newKey: string | null;
  /** The name of the key that the reader was making when they were asked who they are. */
  typedName: string;
  refused: (Refusal & { typed: Readonly<Record<string, string>> }) | null;
};

export function ApiKeys({ keys, newKey, typedName, refused }: ApiKeysProps) {
  const t = useTranslations("account.profile");
  const textOf = useFailureText();
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
      {keys.length === 0 ? <p className="hint mb-5">{t("noKeys")}</p> : <KeyList keys={keys} />}
      <AccountForm action="/profile" name="key" submit={t("createKey")} variant="secondary">
        <TextField
          label={t("keyName")}
          name="name"
          required
          maxLength={longestKeyName}
          hint={t("keyNameHint")}
          defaultValue={refused?.typed.name ?? typedName}
          error={refused && textOf(refused)}
        />
      </AccountForm>
    </Section>
  );
}

function KeyList({ keys }: { keys: readonly Key[] }) {
  const t = useTranslations("account.profile");
  const format = useClock();
  const day = (at: Date) => format.dateTime(at, { dateStyle: "medium" });
  return (
    <ul className="mb-5 grid">
      {keys.map(({ id, name, ending, createdAt, lastUsedAt }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3">
          <div className="min-w-0">
            <strong className="font-semibold break-words">{name}</strong>
            <p className="hint">
              {t("keyEnding")} <span className="num">{ending}</span> · {t("created")}: {day(createdAt)} ·{" "}
              {t("lastUsed")}: {lastUsedAt === null ? t("never") : day(lastUsedAt)}
            </p>
          </div>
          <RowButton form="revoke" id={id} label={t("revoke")} description={t("revokeNamed", { name })} />
        </li>
      ))}
    </ul>
  );
}
