import { useLocale, useTranslations } from "use-intl";
import { DownloadList } from "../../site/download-list.tsx";
import { type Choice, searchOf, withNothingOpen } from "../controls/analysis-choice.ts";

const formats = ["pdf", "xlsx", "csv", "json"] as const;
type Format = (typeof formats)[number];

type DownloadsProps = {
  ticker: string;
  choice: Choice;
  /** Where the page of figures that are no listed company's stands; its files are below it. */
  address?: string | undefined;
};

/** The analysis to take away, with the assumptions that the reader has chosen. */
export function Downloads({ ticker, choice, address }: DownloadsProps) {
  const t = useTranslations("analysis.download");
  const language = useLocale();
  const chosen = new URLSearchParams(searchOf(withNothingOpen(choice)));
  const hrefOf = (format: Format) => {
    if (address !== undefined)
      return `${address}/file/${format}?${new URLSearchParams([...chosen, ["lang", language]])}`;
    const parameters = new URLSearchParams([["ticker", ticker], ...chosen, ["lang", language]]);
    return `/api/v1/analysis${format === "json" ? "" : `.${format}`}?${parameters}`;
  };
  return (
    <DownloadList title={t("title")}>
      {formats
        .filter((format) => address === undefined || format !== "json")
        .map((format) => (
          <a
            key={format}
            className="link"
            href={hrefOf(format)}
            download={format === "json" ? `valora-${ticker}.json` : ""}
          >
            {t(format)}
          </a>
        ))}
    </DownloadList>
  );
}
