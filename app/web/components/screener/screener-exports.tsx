import { Download } from "lucide-react";
import { useLocale, useTranslations } from "use-intl";
import { type Entries, searchWith } from "../../screener-request.ts";

/** The whole list to take away, with the filters and columns that the reader has chosen. */
export function ScreenerExports({ entries }: { entries: Entries }) {
  const t = useTranslations("screener");
  const language = useLocale();
  const search = searchWith(entries, { lang: language, page: null, limit: null });
  return (
    <nav className="downloads mt-5" aria-label={t("export")}>
      <Download size={16} strokeWidth={1.6} aria-hidden="true" />
      <span>{t("export")}:</span>
      {(["xlsx", "csv"] as const).map((ending) => (
        <a key={ending} className="link" href={`/api/v1/screener.${ending}${search}`} download="">
          {t(ending)}
        </a>
      ))}
    </nav>
  );
}
