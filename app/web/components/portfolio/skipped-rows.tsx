import { useTranslations } from "use-intl";
import type { SkippedRow } from "../../../features/portfolio/contracts/portfolio.ts";
import { skipReasons } from "../../../features/portfolio/contracts/portfolio-limits.ts";
import { PortfolioSection } from "./portfolio-section.tsx";

const mostShown = 50;

/** Rows of the table that are no position to value, by reason; what is refused is open, what is of no share is folded. */
export function SkippedRows({ rows }: { rows: readonly SkippedRow[] }) {
  const t = useTranslations("portfolio");
  if (rows.length === 0) return null;
  return (
    <PortfolioSection id="portfolio-skipped" title={t("skippedTitle")} className="portfolio-skipped">
      {skipReasons.map((reason) => {
        const ofReason = rows.filter((row) => row.reason === reason);
        if (ofReason.length === 0) return null;
        return (
          <details key={reason} className="mt-3" open={reason !== "movement" && reason !== "total"}>
            <summary>{t("skippedCount", { reason: t(`skips.${reason}`), count: ofReason.length })}</summary>
            <ul className="mt-1 grid gap-1 ps-5 text-ink-2">
              {ofReason.slice(0, mostShown).map(({ row, text }, index) => (
                <li key={index}>{row === null ? text : `${t("row", { row })}: ${text}`}</li>
              ))}
            </ul>
          </details>
        );
      })}
    </PortfolioSection>
  );
}
