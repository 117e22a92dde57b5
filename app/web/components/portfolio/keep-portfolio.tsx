import { useTranslations } from "use-intl";
import { longestPortfolioName } from "../../../features/portfolio/contracts/portfolio-limits.ts";
import { buttonClass } from "../../design/button.tsx";
import { NameField } from "../../design/field.tsx";
import type { PortfolioForm } from "../../portfolio/portfolio-form.ts";
import { useRootData } from "../../root-data.ts";
import { useLocalAddress } from "../../session/address.ts";
import { LocalLink } from "../site/local-link.tsx";

/** Keeps a valued portfolio in the account, where its reader asks for it. */
export function KeepPortfolio({ form }: { form: PortfolioForm }) {
  const t = useTranslations("portfolio");
  const isSignedIn = (useRootData()?.personName ?? null) !== null;
  if (!isSignedIn)
    return (
      <p className="mt-4">
        <LocalLink className="link" to="/auth?return=%2Fportfolio">
          {t("signInToKeep")}
        </LocalLink>
      </p>
    );
  return (
    <details className="disclosure mt-4">
      <summary>{t("keep")}</summary>
      <KeepForm table={form.written} currency={form.currency} />
    </details>
  );
}

type KeepFormProps = { table: string; currency: string; name?: string; error?: string | undefined };

/** The name under which a portfolio is kept. */
export function KeepForm({ table, currency, name = "", error }: KeepFormProps) {
  const t = useTranslations("portfolio");
  const address = useLocalAddress();
  return (
    <form method="post" action={address("/portfolios")} className="mt-3 grid max-w-[420px] justify-items-start gap-4">
      <input type="hidden" name="table" value={table} />
      <input type="hidden" name="currency" value={currency} />
      <div className="w-full">
        <NameField
          label={t("name")}
          hint={t("keepHint")}
          defaultValue={name}
          maxLength={longestPortfolioName}
          error={error}
        />
      </div>
      <button type="submit" className={buttonClass("secondary")}>
        {t("save")}
      </button>
    </form>
  );
}
