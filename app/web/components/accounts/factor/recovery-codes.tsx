import { useTranslations } from "use-intl";

/** The recovery codes, this once: only their hashes are kept. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = useTranslations("account.factor");
  return (
    <div role="status" className="rounded-card border border-line-2 bg-surface p-[clamp(16px,3vw,24px)]">
      <h2 className="t-h2">{t("codesTitle")}</h2>
      <p className="mt-2 max-w-[66ch] text-ink-2">{t("codesLead")}</p>
      <ol className="num mt-4 grid list-inside list-decimal gap-x-8 gap-y-1 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
    </div>
  );
}
