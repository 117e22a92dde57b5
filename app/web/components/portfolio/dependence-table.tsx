import { useTranslations } from "use-intl";
import type { PortfolioAnswer } from "../../../features/portfolio/contracts/portfolio.ts";
import { useFormats } from "../../analysis/formats.ts";
import { DataTable, figureColumn, textColumn } from "../../design/data-table.tsx";
import { PortfolioSection } from "./portfolio-section.tsx";

/** The value of the whole with each assumption moved in every company at once, what moves it most first. */
export function DependenceTable({ answer: { dependence, currency, coverage } }: { answer: PortfolioAnswer }) {
  const t = useTranslations("portfolio");
  const formats = useFormats();
  if (dependence.length === 0) return null;
  return (
    <PortfolioSection id="portfolio-dependence" title={t("dependenceTitle")} lead={t("dependenceLead")}>
      <DataTable
        className="table table-stacks mt-3"
        columns={[
          textColumn(t("lever")),
          figureColumn(`${t("lowered")} (${currency})`),
          figureColumn(`${t("raised")} (${currency})`),
        ]}
      >
        {dependence.map(({ lever, lowered, raised, moved }) => (
          <tr key={lever}>
            <th scope="row">
              {t(`levers.${lever}`)}, {t(`moves.${lever}`)}
              {moved < coverage.valued && <span className="hint block font-normal">{t("moved", { moved })}</span>}
            </th>
            <td className="figure" data-label={t("lowered")}>
              {formats.amount(lowered.value)}{" "}
              <span className="text-ink-2">{formats.signedPercent(lowered.difference)}</span>
            </td>
            <td className="figure" data-label={t("raised")}>
              {formats.amount(raised.value)}{" "}
              <span className="text-ink-2">{formats.signedPercent(raised.difference)}</span>
            </td>
          </tr>
        ))}
      </DataTable>
    </PortfolioSection>
  );
}
