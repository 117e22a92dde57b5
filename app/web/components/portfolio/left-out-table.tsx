import { useTranslations } from "use-intl";
import type { OmittedPosition, PortfolioAnswer } from "../../../features/portfolio/contracts/portfolio.ts";
import { omissionText } from "../../../messages/phrases/omission-text.ts";
import { useFormats } from "../../analysis/formats.ts";
import { DataTable, figureColumn, textColumn } from "../../design/data-table.tsx";
import { LocalLink } from "../site/local-link.tsx";
import { CompanyCell, companyAddress } from "./company-cell.tsx";
import { PortfolioSection } from "./portfolio-section.tsx";

/** Positions on neither side of the difference, each with its reason. */
export function LeftOutTable({ answer: { leftOut, currency } }: { answer: PortfolioAnswer }) {
  const t = useTranslations("portfolio");
  const formats = useFormats();
  return (
    <PortfolioSection id="portfolio-left-out" title={t("leftOutTitle")} lead={t("leftOutLead")}>
      <DataTable
        className="table table-stacks mt-3"
        columns={[
          textColumn(t("company")),
          figureColumn(t("quantity")),
          figureColumn(`${t("market")} (${currency})`),
          textColumn(t("reason")),
        ]}
      >
        {leftOut.map((omitted, index) => (
          <tr key={index}>
            {omitted.reason === "unknownSymbol" || omitted.name === null ? (
              <th scope="row" className="wrap-anywhere">
                {omitted.symbol}
                {omitted.name === null ? null : ` · ${omitted.name}`}
              </th>
            ) : (
              <CompanyCell ticker={omitted.symbol} name={omitted.name} />
            )}
            <td className="figure" data-label={t("quantity")}>
              {formats.exact(omitted.quantity, 10)}
            </td>
            <td className="figure" data-label={t("market")}>
              {omitted.market === null ? t("none") : formats.amount(omitted.market)}
            </td>
            <td>
              <Reason omitted={omitted} />
            </td>
          </tr>
        ))}
      </DataTable>
    </PortfolioSection>
  );
}

function Reason({ omitted }: { omitted: OmittedPosition }) {
  const t = useTranslations();
  const { suggestions } = omitted;
  return (
    <>
      {omissionText(t, omitted)}
      {suggestions.length > 0 && (
        <span className="block">
          {t("portfolio.meant")}{" "}
          {suggestions.map(({ ticker, name }, index) => (
            <span key={ticker}>
              {index > 0 && ", "}
              <LocalLink className="link" to={companyAddress(ticker)}>
                {ticker}
              </LocalLink>{" "}
              ({name})
            </span>
          ))}
        </span>
      )}
    </>
  );
}
