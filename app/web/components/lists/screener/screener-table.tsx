import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { ListedCompany, ScreenerAnswer } from "../../../../core/lists/contracts/screened-company.ts";
import type { ScreenerColumn, ScreenerQuery, ScreenerSort } from "../../../../core/lists/contracts/screener.ts";
import type { Entries } from "../../../../core/shared/contracts/address-grammar.ts";
import { unshouted } from "../../../../messages/company-name.ts";
import { useFormats } from "../../../analysis/formats.ts";
import { ScrollRegion } from "../../../design/data-table.tsx";
import { searchWith } from "../../../lists/screener-request.ts";
import { figuresAddressOf } from "../../fundamentals/figures-address.ts";
import { ownRatioAddress } from "../../own-ratios/own-ratio-address.ts";
import { OwnRatioCell } from "../../own-ratios/own-ratio-cell.tsx";
import { LocalLink } from "../../site/local-link.tsx";
import { searchOfView } from "../view-of-list.tsx";
import { tracesOf } from "./column-traces.ts";
import { useSortWords } from "./filter-words.ts";
import { ScreenerCell } from "./screener-cell.tsx";
import { RangeCell, RangeHead } from "./screener-range.tsx";

type ScreenerTableProps = {
  rows: readonly ListedCompany[];
  ratios: ScreenerAnswer["ratios"];
  query: ScreenerQuery;
  entries: Entries;
};

const textColumns: readonly ScreenerColumn[] = [
  "ticker",
  "name",
  "sector",
  "country",
  "companyType",
  "status",
  "signal",
];

const isText = (column: ScreenerSort) => textColumns.some((each) => each === column);

/** The companies of a page; each head is a link that sorts by its column. */
export function ScreenerTable({ rows, ratios, query, entries }: ScreenerTableProps) {
  const t = useTranslations("screener");
  return (
    <ScrollRegion label={t("title")} className="relative mt-3 overflow-x-auto">
      <table className="table table-stacks screener-table">
        <thead>
          <tr>
            <SortHead column="name" query={query} entries={entries} />
            <RangeHead />
            {query.columns.map((column) => (
              <SortHead key={column} column={column} query={query} entries={entries} />
            ))}
            {ratios.map(({ place, expression }) => (
              <SortHead key={place} column={place} query={query} entries={entries}>
                <code className="ratio-name">{expression}</code>
              </SortHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <CompanyRow key={row.ticker} row={row} query={query} ratios={ratios} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

type SortHeadProps = Pick<ScreenerTableProps, "query" | "entries"> & { column: ScreenerSort; children?: ReactNode };

function SortHead({ column, query, entries, children }: SortHeadProps) {
  const t = useTranslations("screener");
  const words = useSortWords();
  const isSorted = query.sort === column;
  const other = query.order === "ascending" ? "descending" : "ascending";
  const search = searchWith(entries, { sort: column, order: isSorted ? other : null });
  return (
    <th scope="col" className={isText(column) ? "" : "figure"} aria-sort={isSorted ? query.order : "none"}>
      <LocalLink to={`/screener${search}`} className="screener-sort" preventScrollReset>
        {children ?? words(column)}
        <span aria-hidden="true" className="screener-mark" data-order={isSorted ? query.order : undefined} />
      </LocalLink>
      {column === "marketCap" && <span className="hint m-0 block">{t("inMillions")}</span>}
    </th>
  );
}

type CompanyRowProps = Pick<ScreenerTableProps, "query" | "ratios"> & { row: ListedCompany };

function CompanyRow({ row, ratios, query: { columns, view, valuation } }: CompanyRowProps) {
  const t = useTranslations("screener");
  const formats = useFormats();
  const to = `/analysis/${encodeURIComponent(row.ticker)}${searchOfView(valuation)}`;
  return (
    <tr data-trace-at={figuresAddressOf(row.ticker, { view: valuation })}>
      <th scope="row">
        <input
          type="checkbox"
          name="tickers"
          value={row.ticker}
          form="compare"
          aria-label={t("choose", { ticker: row.ticker })}
          className="screener-pick"
        />
        <LocalLink to={to} className="link font-semibold">
          {unshouted(row.name)}
        </LocalLink>{" "}
        <span className="whitespace-nowrap text-ink-3">{row.ticker}</span>
        {row.price !== null && row.price.currency !== row.currency && (
          <span className="hint m-0 block">{formats.currency(row.currency)}</span>
        )}
      </th>
      <RangeCell row={row} />
      {columns.map((column) => (
        <td
          key={column}
          className={textColumns.includes(column) ? "" : "figure num"}
          data-column={column}
          data-label={column === "marketCap" ? t("marketCapInMillions") : t(`columns.${column}`)}
          data-trace={tracesOf(column, row, view)}
        >
          <ScreenerCell column={column} row={row} to={to} hasSignalBeside={columns.includes("signal")} />
        </td>
      ))}
      {ratios.map((ratio, index) => (
        <td
          key={ratio.place}
          className="figure num"
          data-column={ratio.place}
          data-label={ratio.expression}
          data-trace-at={figuresAddressOf(row.ticker, { view: valuation, ratios: [ratio] })}
          data-trace={row.ratios[index]?.value == null ? undefined : `ownRatios/${ratio.place}/result/value`}
        >
          <OwnRatioCell
            found={row.ratios[index]}
            unit={ratio.unit}
            currency={row.currency}
            to={ownRatioAddress(row.ticker, ratio, { view: valuation })}
          />
        </td>
      ))}
    </tr>
  );
}
