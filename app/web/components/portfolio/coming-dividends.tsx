import { useTranslations } from "use-intl";
import type { PortfolioAnswer } from "../../../features/portfolio/contracts/portfolio.ts";
import { useFormats } from "../../analysis/formats.ts";
import { LocalLink } from "../site/local-link.tsx";
import { companyAddress } from "./company-cell.tsx";
import { PortfolioSection } from "./portfolio-section.tsx";

/** Twelve months of dividends as the last ones were, by currency, each with the day of its figure. */
export function ComingDividends({
  answer: { dividends, positions, currency },
}: {
  answer: Pick<PortfolioAnswer, "dividends" | "positions" | "currency">;
}) {
  const t = useTranslations("portfolio");
  const formats = useFormats();
  const { byCurrency, converted, unknown } = dividends;
  return (
    <PortfolioSection id="portfolio-dividends" title={t("dividendsTitle")}>
      {byCurrency.length === 0 ? (
        unknown.length < positions.length && <p className="mt-2">{t("dividendsNone")}</p>
      ) : (
        <>
          <p className="mt-2 max-w-[66ch]">{t("dividendsLead")}</p>
          <p className="mt-2">
            <strong className="font-semibold">
              {t("dividendsAll", { amount: formats.price(converted, currency) })}
            </strong>
          </p>
          {byCurrency.map((each) => (
            <details key={each.currency} className="mt-3">
              <summary className="link">
                {t("dividendsIn", { currency: each.currency, amount: formats.price(each.amount, each.currency) })}
              </summary>
              <ul className="mt-2 grid gap-1">
                {each.positions.map(({ ticker, amount, perShare, asOf }) => (
                  <li key={ticker}>
                    <LocalLink className="link" to={companyAddress(ticker)}>
                      {t("dividendOf", {
                        ticker,
                        amount: formats.price(amount, each.currency),
                        perShare: formats.price(perShare, each.currency),
                        date: formats.date(asOf),
                      })}
                    </LocalLink>
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </>
      )}
      {unknown.length > 0 && <p className="hint mt-3">{t("dividendsUnknown", { tickers: unknown.join(", ") })}</p>}
    </PortfolioSection>
  );
}
