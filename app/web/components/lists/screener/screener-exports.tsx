import { useLocale, useTranslations } from "use-intl";
import { type Entries, searchText } from "../../../../core/shared/contracts/address-grammar.ts";
import { searchWith } from "../../../lists/screener-request.ts";
import { DownloadList } from "../../site/download-list.tsx";
import { LocalLink } from "../../site/local-link.tsx";

/** The whole list to take away, with the filters and columns that the reader has chosen. */
export function ScreenerExports({ entries }: { entries: Entries }) {
  const t = useTranslations("screener");
  const language = useLocale();
  const search = searchWith(entries, { lang: language, page: null, limit: null });
  const screen = searchWith(entries, { lang: null, page: null, limit: null, columns: null });
  return (
    <>
      <DownloadList title={t("export")} isTitleShown className="mt-5">
        {(["xlsx", "csv"] as const).map((ending) => (
          <a key={ending} className="link" href={`/api/v1/screener.${ending}${search}`} download="">
            {t(ending)}
          </a>
        ))}
      </DownloadList>
      <p className="mt-3">
        <LocalLink className="link" to={`/jobs/new${searchText([["screen", screen.slice(1)]])}`} rel="nofollow">
          {t("schedule")}
        </LocalLink>
      </p>
    </>
  );
}
