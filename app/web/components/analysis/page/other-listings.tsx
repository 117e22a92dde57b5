import { useTranslations } from "use-intl";
import { exchangeName } from "../../../../messages/exchange-names.ts";
import { useFormats } from "../../../analysis/formats.ts";
import { useLocalAddress } from "../../../session/address.ts";

/** `kind` as in the directory of listed symbols. */
export type OtherListing = { ticker: string; exchange: string | null; kind: string; hasData: boolean };

/** The other classes and listings of the company: those with accounts lead to their own analysis. */
export function OtherListings({ listings }: { listings: readonly OtherListing[] }) {
  const t = useTranslations("analysis.header");
  const { language } = useFormats();
  const local = useLocalAddress();
  if (listings.length === 0) return null;
  return (
    <p className="company-meta">
      {t("otherListings")}{" "}
      {listings.map(({ ticker, exchange, kind, hasData }, index) => {
        const parts = [
          exchange === null ? null : exchangeName(exchange, language),
          kind === "depositaryReceipt" ? t("receipt") : null,
          hasData ? null : t("noAccounts"),
        ].filter((part) => part !== null);
        return (
          <span key={ticker}>
            {index === 0 ? "" : " · "}
            {hasData ? (
              <a className="link" href={local(`/analysis/${encodeURIComponent(ticker)}`)}>
                {ticker}
              </a>
            ) : (
              ticker
            )}
            {parts.length === 0 ? "" : ` (${parts.join(", ")})`}
          </span>
        );
      })}
    </p>
  );
}
