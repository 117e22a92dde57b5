import { Download } from "lucide-react";
import { useLocale, useTranslations } from "use-intl";
import { type Choice, searchOf } from "./analysis-choice.ts";

const formats = [
  { text: "workbook", ending: ".xlsx" },
  { text: "table", ending: ".csv" },
  { text: "json", ending: "" },
] as const;

/** The analysis to take away, with the assumptions that the reader has chosen. */
export function Downloads({ ticker, choice }: { ticker: string; choice: Choice }) {
  const t = useTranslations("analysis.download");
  const language = useLocale();
  const search = new URLSearchParams(searchOf({ ...choice, how: null }));
  const parameters = new URLSearchParams([["ticker", ticker], ...search, ["lang", language]]);
  return (
    <nav className="downloads" aria-label={t("title")}>
      <Download size={16} strokeWidth={1.6} aria-hidden="true" />
      {formats.map(({ text, ending }) => (
        <a
          key={text}
          className="link"
          href={`/api/v1/analysis${ending}?${parameters}`}
          download={ending === "" ? `valora-${ticker}.json` : ""}
        >
          {t(text)}
        </a>
      ))}
    </nav>
  );
}
