import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { PortfolioAnswer } from "../../../features/portfolio/contracts/portfolio.ts";
import { countryName } from "../../../messages/country-names.ts";
import { useFormats } from "../../analysis/formats.ts";
import { DataTable, figureColumn, textColumn } from "../../design/data-table.tsx";
import { PortfolioSection } from "./portfolio-section.tsx";

type Group = Pick<PortfolioAnswer["bySector"][number], "market" | "value" | "difference" | "weight"> & {
  key: string;
  name: ReactNode;
};

/** The whole by sector and by country. */
export function GroupTables({ answer: { bySector, byCountry, currency } }: { answer: PortfolioAnswer }) {
  const t = useTranslations();
  const { language } = useFormats();
  return (
    <>
      <GroupTable
        id="portfolio-sectors"
        title={t("portfolio.sectorsTitle")}
        head={t("portfolio.sector")}
        currency={currency}
        groups={bySector.map(({ sector, ...group }) => ({ ...group, key: sector, name: t(`sectors.${sector}`) }))}
      />
      <GroupTable
        id="portfolio-countries"
        title={t("portfolio.countriesTitle")}
        head={t("portfolio.country")}
        currency={currency}
        groups={byCountry.map(({ country, ...group }) => ({
          ...group,
          key: country,
          name: countryName(country, language),
        }))}
      />
    </>
  );
}

type GroupTableProps = { id: string; title: string; head: string; currency: string; groups: readonly Group[] };

function GroupTable({ id, title, head, currency, groups }: GroupTableProps) {
  const t = useTranslations("portfolio");
  const formats = useFormats();
  return (
    <PortfolioSection id={id} title={title}>
      <DataTable
        className="table table-stacks mt-3"
        columns={[
          textColumn(head),
          figureColumn(`${t("market")} (${currency})`),
          figureColumn(`${t("value")} (${currency})`),
          figureColumn(t("difference")),
          figureColumn(t("weight")),
        ]}
      >
        {groups.map(({ key, name, market, value, difference, weight }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td className="figure" data-label={t("market")}>
              {formats.amount(market)}
            </td>
            <td className="figure" data-label={t("value")}>
              {formats.amount(value)}
            </td>
            <td className="figure" data-label={t("difference")}>
              {formats.signedPercent(difference)}
            </td>
            <td className="figure" data-label={t("weight")}>
              {formats.percent(weight)}
            </td>
          </tr>
        ))}
      </DataTable>
    </PortfolioSection>
  );
}
