import { useTranslations } from "use-intl";
import type { PortfolioAnswer } from "../../../features/portfolio/contracts/portfolio.ts";
import { useFormats } from "../../analysis/formats.ts";
import { DataTable, figureColumn, ScrollRegion, textColumn } from "../../design/data-table.tsx";
import { LocalLink } from "../site/local-link.tsx";
import { CompanyCell, companyAddress } from "./company-cell.tsx";

/** Each position at market and by Valora; every figure leads to the company's page. */
export function PositionTable({ answer: { positions, currency } }: { answer: PortfolioAnswer }) {
  const t = useTranslations();
  const formats = useFormats();
  return (
    <div>
      <h3 className="t-h3" id="portfolio-positions">
        {t("portfolio.positionsTitle")}
      </h3>
      <ScrollRegion labelledBy="portfolio-positions" className="scroll-x mt-3">
        <DataTable
          className="table table-stacks"
          columns={[
            textColumn(t("portfolio.company")),
            figureColumn(t("portfolio.quantity")),
            figureColumn(t("portfolio.price")),
            figureColumn(t("portfolio.valuePerShare")),
            figureColumn(`${t("portfolio.market")} (${currency})`),
            figureColumn(`${t("portfolio.value")} (${currency})`),
            figureColumn(t("portfolio.difference")),
            figureColumn(t("portfolio.weight")),
            textColumn(t("portfolio.signal")),
          ]}
        >
          {positions.map((each) => (
            <tr key={each.ticker}>
              <CompanyCell ticker={each.ticker} name={each.name} />
              <td className="figure" data-label={t("portfolio.quantity")}>
                {formats.exact(each.quantity, 10)}
              </td>
              <td className="figure" data-label={t("portfolio.price")}>
                {t("portfolio.priceOn", {
                  price: formats.price(each.price, each.priceCurrency),
                  date: formats.date(each.priceAsOf),
                })}
              </td>
              <td className="figure" data-label={t("portfolio.valuePerShare")}>
                <LocalLink className="link" to={companyAddress(each.ticker)}>
                  {formats.price(each.valuePerShare, each.valueCurrency)}
                </LocalLink>
              </td>
              <td className="figure" data-label={t("portfolio.market")}>
                {formats.amount(each.market)}
              </td>
              <td className="figure" data-label={t("portfolio.value")}>
                {formats.amount(each.value)}
              </td>
              <td className="figure" data-label={t("portfolio.difference")}>
                {formats.signedPercent(each.difference)}
              </td>
              <td className="figure" data-label={t("portfolio.weight")}>
                {formats.percent(each.weight)}
              </td>
              <td data-label={t("portfolio.signal")}>{t(`signal.kinds.${each.signal}`)}</td>
            </tr>
          ))}
        </DataTable>
      </ScrollRegion>
    </div>
  );
}
