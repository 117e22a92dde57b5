import { useTranslations } from "use-intl";

/** A secret, shown this once. */
export function NewSecret({ address, secret }: { address: string; secret: string }) {
  const t = useTranslations("webhooks");
  return (
    <div role="status" className="mt-6 rounded-card border border-line-2 bg-surface p-4">
      <label className="label break-words" htmlFor="new-secret">
        {t("newSecret", { address })}
      </label>
      <input
        id="new-secret"
        className="input num"
        readOnly
        value={secret}
        aria-describedby="new-secret-hint"
        onFocus={(event) => event.currentTarget.select()}
      />
      <p className="hint" id="new-secret-hint">
        {t("newSecretLead")}
      </p>
    </div>
  );
}
