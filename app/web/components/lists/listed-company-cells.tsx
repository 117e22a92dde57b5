import type { ValuationView } from "@valora/valuation";
import { useTranslations } from "use-intl";
import type { FailureCode } from "../../../failure.ts";
import type { ListedForReader } from "../../../features/watchlist/contracts/watchlist.ts";
import { spokenName } from "../../../messages/company-name.ts";
import { useFormats } from "../../analysis/formats.ts";
import { useFailureText } from "../accounts/account-form.tsx";
import { usePriceSourceName } from "../analysis/evidence/source-name.ts";
import { NoStatus, StatusLabel } from "../analysis/verdict/status-label.tsx";
import { LocalLink } from "../site/local-link.tsx";
import { NoSignalLine } from "./no-signal-line.tsx";

type ListedProps = { company: ListedForReader; view: ValuationView };

/** The company of a line, the way to the result that the line is read from, and why nothing is known of it. */
export function ListedCompanyCell({ company, view }: ListedProps) {
  const textOf = useFailureText();
  const { ticker, failure } = company;
  const name = spokenName(company.name);
  return (
    <th scope="row">
      <LocalLink className="link" to={resultOf(company, view)}>
        {ticker}
      </LocalLink>{" "}
      {name === ticker ? null : name}
      {/* The codes of failures of an analysis name a ticker and a provider at most. */}
      {failure === null ? null : (
        <span className="hint block">
          {textOf({ code: failure as FailureCode, params: { ticker, provider: "", kind: "" } })}
        </span>
      )}
    </th>
  );
}

/** The result that a line is read from: in its view, at the price that is noted. */
function resultOf({ ticker, ownPrice }: ListedForReader, view: ValuationView): string {
  const asked = [
    ...(view === "relative" ? [["view", view]] : []),
    ...(ownPrice === null ? [] : [["price", String(ownPrice.value)]]),
  ];
  return `/analysis/${encodeURIComponent(ticker)}${asked.length === 0 ? "" : `?${new URLSearchParams(asked)}`}`;
}

/** The price, and under it of which day and whose. */
export function ListedPriceCell({ company: { price, priceAge, ownPrice } }: Pick<ListedProps, "company">) {
  const t = useTranslations("watchlist");
  const formats = useFormats();
  const sourceOf = usePriceSourceName();
  const isOld = priceAge !== null && priceAge !== "recent";
  return (
    <td className="figure" data-label={t("price")}>
      {price === null ? (
        t("unknown")
      ) : (
        <span>
          {formats.price(price.value, price.currency)}
          <span className={`hint m-0 block ${isOld ? "text-warn" : ""}`}>
            {t("priceOf", {
              date: formats.date(price.asOf),
              source: ownPrice === null ? sourceOf(price.source) : t("yours"),
            })}
          </span>
        </span>
      )}
    </td>
  );
}

/** The value, what separates it from the price, and the status or why there is none. */
export function ListedValueCells({ company, view }: ListedProps) {
  const t = useTranslations();
  const formats = useFormats();
  const { value, currency, gap, status, noSignal } = company;
  const unknown = t("watchlist.unknown");
  return (
    <>
      <td className="figure" data-label={t("watchlist.value")}>
        {value === null || currency === null ? unknown : formats.price(value, currency)}
      </td>
      <td className="figure" data-label={t("watchlist.gap")}>
        {gap === null ? unknown : formats.signedPercent(gap)}
      </td>
      <td>
        {status === null ? (
          <NoStatus>{t("analysis.statusNone")}</NoStatus>
        ) : (
          <StatusLabel status={status} difference={null} />
        )}
        {noSignal && <NoSignalLine said={noSignal} to={resultOf(company, view)} />}
      </td>
    </>
  );
}
