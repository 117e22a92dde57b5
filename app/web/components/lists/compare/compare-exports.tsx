import type { ValuationView } from "@valora/valuation";
import { useLocale, useTranslations } from "use-intl";
import type { ComparedFigures } from "../../../../core/lists/contracts/compared-figures.ts";
import { compareAddress } from "../../../lists/compare-request.ts";
import { DownloadList } from "../../site/download-list.tsx";

type CompareExportsProps = { tickers: readonly string[]; view: ValuationView; figures: ComparedFigures };

/** The comparison to take away, as a table or as the API tells it. */
export function CompareExports({ tickers, view, figures }: CompareExportsProps) {
  const t = useTranslations("compare");
  const language = useLocale();
  const search = compareAddress(tickers, { view, language, figures }).replace("/compare", "");
  return (
    <DownloadList title={t("export")} isTitleShown className="mt-5">
      <a className="link" href={`/api/v1/compare.csv${search}`} download="">
        CSV
      </a>
      <a className="link" href={`/api/v1/compare${search}`} download="valora-comparison.json">
        JSON
      </a>
    </DownloadList>
  );
}
