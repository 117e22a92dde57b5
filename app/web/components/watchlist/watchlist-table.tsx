import { Form } from "react-router";
import { useTranslations } from "use-intl";
import type { WatchedCompany } from "../../../contracts/watchlist.ts";
import type { FailureCode } from "../../../failure.ts";
import { spokenName } from "../../../messages/company-name.ts";
import { Button } from "../../design/button.tsx";
import { useFormats } from "../../formats.ts";
import { useLocalAddress } from "../../session/address.ts";
import { useFailureText } from "../account-form.tsx";
import { usePriceSourceName } from "../analysis/source-name.ts";
import { NoStatus, StatusLabel } from "../analysis/status-label.tsx";
import { LocalLink } from "../local-link.tsx";

/** What somebody watches, the last first. */
export function WatchlistTable({ companies }: { companies: readonly WatchedCompany[] }) {
  const t = useTranslations("watchlist");
  return (
    /* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */
    <section className="scroll-x relative mt-6" tabIndex={0} aria-label={t("title")}>
      <table className="table table-stacks md:min-w-[720px]">
        <thead>
          <tr>
            <th scope="col">{t("company")}</th>
            <th scope="col" className="figure">
              {t("price")}
            </th>
            <th scope="col" className="figure">
              {t("value")}
            </th>
            <th scope="col" className="figure">
              {t("gap")}
            </th>
            <th scope="col">{t("status")}</th>
            <th scope="col">
              <span className="sr-only">{t("remove")}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {companies.map((company) => (
            <WatchedLine key={company.id} company={company} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function WatchedLine({ company }: { company: WatchedCompany }) {
  const t = useTranslations();
  const formats = useFormats();
  const textOf = useFailureText();
  const sourceOf = usePriceSourceName();
  const address = useLocalAddress();
  const { id, ticker, price, value, currency, gap, status, failure } = company;
  const name = spokenName(company.name);
  const unknown = t("watchlist.unknown");
  const isOld = company.priceAge !== null && company.priceAge !== "recent";
  return (
    <tr>
      <th scope="row">
        <LocalLink className="link" to={`/analysis/${encodeURIComponent(ticker)}`}>
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
      <td className="figure" data-label={t("watchlist.price")}>
        {price === null ? unknown : formats.price(price.value, price.currency)}
        {price === null ? null : (
          <span className={`block ${isOld ? "text-warn" : "text-ink-3"}`}>
            {t("watchlist.priceOf", { date: formats.date(price.asOf), source: sourceOf(price.source) })}
          </span>
        )}
      </td>
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
      </td>
      <td>
        <Form method="post" action={address("/watchlist")} reloadDocument>
          <input type="hidden" name="id" value={id} />
          <Button size="small" type="submit" name="form" value="unwatch" aria-label={t("watchlist.removeOf", { name })}>
            {t("watchlist.remove")}
          </Button>
        </Form>
      </td>
    </tr>
  );
}
