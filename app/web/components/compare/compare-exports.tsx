import { Download } from "lucide-react";
import { useLocale, useTranslations } from "use-intl";

/** The comparison to take away, as a table or as the API tells it. */
export function CompareExports({ tickers }: { tickers: readonly string[] }) {
  const t = useTranslations("compare");
  const language = useLocale();
  const search = `?tickers=${tickers.map(encodeURIComponent).join(",")}&lang=${language}`;
  return (
    <nav className="downloads mt-5" aria-label={t("export")}>
      <Download size={16} strokeWidth={1.6} aria-hidden="true" />
      <span>{t("export")}:</span>
      <a className="link" href={`/api/v1/compare.csv${search}`} download="">
        CSV
      </a>
      <a className="link" href={`/api/v1/compare${search}`} download="valora-comparison.json">
        JSON
      </a>
    </nav>
  );
}
