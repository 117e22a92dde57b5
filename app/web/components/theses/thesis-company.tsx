import { useTranslations } from "use-intl";
import { LocalLink } from "../site/local-link.tsx";

/** The way to the company of a thesis; `isUnread` says that the company cannot be read now. */
export function ThesisCompany({ ticker, isUnread }: { ticker: string; isUnread: boolean }) {
  const t = useTranslations("theses");
  return (
    <>
      <p className="t-small mt-2 text-ink-2">
        <LocalLink className="link" to={`/analysis/${encodeURIComponent(ticker)}`}>
          {t("analysis")}
        </LocalLink>
      </p>
      {isUnread && <p className="mt-4 text-ink-2">{t("notRead")}</p>}
    </>
  );
}
