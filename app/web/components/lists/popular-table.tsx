import type { ValuationView } from "@valora/valuation";
import { useTranslations } from "use-intl";
import type { PopularCompany } from "../../../core/lists/contracts/popular.ts";
import { spokenName } from "../../../messages/company-name.ts";
import { useFormats } from "../../analysis/formats.ts";
import { buttonClass } from "../../design/button.tsx";
import { DataTable, figureColumn, ScrollRegion, textColumn } from "../../design/data-table.tsx";
import { usePriceSourceName } from "../analysis/evidence/source-name.ts";
import { StatusLabel } from "../analysis/verdict/status-label.tsx";
import { MethodSilence } from "../method-silence.tsx";
import { LocalLink } from "../site/local-link.tsx";
import { NoSignalLine } from "./no-signal-line.tsx";
import { searchOfView } from "./view-of-list.tsx";

/** The ranking for signed-in readers. */
export function PopularTable({ companies, view }: { companies: readonly PopularCompany[]; view: ValuationView }) {
  const t = useTranslations("popular");
  return (
    <ScrollRegion label={t("title")} className="scroll-x mt-6">
      <DataTable
        className="table min-w-[720px]"
        columns={[
          textColumn(t("rank")),
          textColumn(t("company")),
          figureColumn(t("price")),
          figureColumn(t("value")),
          figureColumn(t("difference")),
          textColumn(t("status")),
          figureColumn(t("searches")),
        ]}
      >
        {companies.map((company) => (
          <PopularLine key={company.ticker} company={company} view={view} />
        ))}
      </DataTable>
    </ScrollRegion>
  );
}

function PopularLine({ company, view }: { company: PopularCompany; view: ValuationView }) {
  const t = useTranslations("popular");
  const formats = useFormats();
  const sourceOf = usePriceSourceName();
  const { rank, ticker, name, currency, price, value, difference, relativeDifference, noSignal, searches } = company;
  const to = `/analysis/${encodeURIComponent(ticker)}${searchOfView(view)}`;
  const amount = (figure: number | null) => (figure === null ? "–" : formats.price(figure, currency));
  return (
    <tr>
      <td>{rank}</td>
      <th scope="row">
        <LocalLink className="link" to={to}>
          {ticker}
        </LocalLink>{" "}
        {spokenName(name)}
      </th>
      <td className="figure">
        {amount(price)}
        {company.priceAsOf === null || company.priceSource === null ? null : (
          <span className={`hint m-0 block ${company.priceAge === "recent" ? "" : "text-warn"}`}>
            {t("priceOf", { date: formats.date(company.priceAsOf), source: sourceOf(company.priceSource) })}
          </span>
        )}
      </td>
      <td className="figure">
        {amount(value)}
        {company.accountsAsOf === null ? null : (
          <span className="hint m-0 block">{t("accountsTo", { date: formats.date(company.accountsAsOf) })}</span>
        )}
      </td>
      <td className="figure">
        <Difference amount={difference} relative={relativeDifference} currency={currency} />
      </td>
      <td>
        <StatusOfMethod company={company} />
        {noSignal && <NoSignalLine said={noSignal} to={to} />}
      </td>
      <td className="figure">{formats.number(searches, 0)}</td>
    </tr>
  );
}

/** The discounted cash flow against the price; where it does not vote, why. */
function StatusOfMethod({ company: { status, notApplicable, notVoting } }: { company: PopularCompany }) {
  const t = useTranslations("popular");
  if (status !== null) return <StatusLabel status={status} difference={null} />;
  if (notApplicable === null && notVoting === null) return t("noStatus");
  return <MethodSilence notApplicable={notApplicable} notVoting={notVoting} />;
}

type DifferenceProps = { amount: number | null; relative: number | null; currency: string };

/** Value minus price, in money and in percent: the sign says what the colour says. */
function Difference({ amount, relative, currency }: DifferenceProps) {
  const formats = useFormats();
  if (amount === null || relative === null) return "–";
  const text = `${amount > 0 ? "+" : ""}${formats.price(amount, currency)} (${formats.signedPercent(relative)})`;
  return <span className={amount > 0 ? "tone-under" : "tone-over"}>{text}</span>;
}

const bars = ["w-[72%]", "w-[58%]", "w-[66%]", "w-[49%]", "w-[61%]", "w-[54%]"] as const;

/** The page for readers who have not signed in: the frame without a single figure, and the way in. */
export function LockedTable() {
  const t = useTranslations();
  return (
    <div className="relative mt-6 overflow-hidden rounded-card border border-line">
      <div className="grid gap-4 p-6 blur-[3px]" aria-hidden="true">
        {bars.map((width) => (
          <div key={width} className="flex items-center gap-4">
            <span className="h-4 w-6 flex-none bg-line-2" />
            <span className={`h-4 ${width} bg-line`} />
            <span className="ml-auto h-4 w-20 flex-none bg-line-2" />
          </div>
        ))}
      </div>
      <div className="absolute inset-0 grid place-content-center p-4">
        <div className="grid justify-items-center gap-3 rounded-card bg-surface px-6 py-5 text-center">
          <p className="max-w-[44ch] text-balance font-semibold">{t("popular.locked")}</p>
          <LocalLink className={buttonClass("primary")} to="/auth?return=%2Fpopular">
            {t("site.account.signIn")}
          </LocalLink>
        </div>
      </div>
    </div>
  );
}
