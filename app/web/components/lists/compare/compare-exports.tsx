import { useLocale, useTranslations } from "use-intl";
import { compareAddress } from "../../../lists/compare-request.ts";
import { DownloadList } from "../../site/download-list.tsx";
import { LocalLink } from "../../site/local-link.tsx";
import type { ComparedWithRatios } from "./compare-row.tsx";

type CompareExportsProps = Omit<ComparedWithRatios, "companies"> & { tickers: readonly string[] };

/** The comparison to take away, as a table or as the API tells it. */
export function CompareExports({ tickers, ...asked }: CompareExportsProps) {
  const t = useTranslations("compare");
  const language = useLocale();
  const search = compareAddress(tickers, { ...asked, language }).replace("/compare", "");
  const question = compareAddress(tickers, asked).replace("/compare?", "&");
  return (
    <>
      <DownloadList title={t("export")} isTitleShown className="mt-5">
        <a className="link" href={`/api/v1/compare.csv${search}`} download="">
          CSV
        </a>
        <a className="link" href={`/api/v1/compare${search}`} download="valora-comparison.json">
          JSON
        </a>
      </DownloadList>
      <p className="mt-2">
        <LocalLink className="link" to={`/sheet-links/new?document=compare${question}`} rel="nofollow">
          {t("sheetLink")}
        </LocalLink>
      </p>
    </>
  );
}
