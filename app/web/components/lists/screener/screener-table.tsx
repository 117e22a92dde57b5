import { useTranslations } from "use-intl";
import type { ListedCompany, ScreenerColumn, ScreenerQuery } from "../../../../core/lists/contracts/screener.ts";
import type { Entries } from "../../../../core/shared/contracts/address-grammar.ts";
import { unshouted } from "../../../../messages/company-name.ts";
import { useFormats } from "../../../analysis/formats.ts";
import { ScrollRegion } from "../../../design/data-table.tsx";
import { searchWith } from "../../../lists/screener-request.ts";
import { figuresAddressOf } from "../../fundamentals/figures-address.ts";
import { LocalLink } from "../../site/local-link.tsx";
import { searchOfView } from "../view-of-list.tsx";
import { tracesOf } from "./column-traces.ts";
import { ScreenerCell } from "./screener-cell.tsx";
import { RangeCell, RangeHead } from "./screener-range.tsx";

type ScreenerTableProps = { rows: readonly ListedCompany[]; query: ScreenerQuery; entries: Entries };

const textColumns: readonly ScreenerColumn[] = [
  "ticker",
  "name",
  "sector",
  "country",
  "companyType",
  "status",
  "signal",
];

/** The companies of a page; each head is a link that sorts by its column. */
export function ScreenerTable({ rows, query, entries }: ScreenerTableProps) {
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
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <CompanyRow key={row.ticker} row={row} query={query} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function SortHead({ column, query, entries }: Omit<ScreenerTableProps, "rows"> & { column: ScreenerColumn }) {
  const t = useTranslations("screener");
  const isSorted = query.sort === column;
  const other = query.order === "ascending" ? "descending" : "ascending";
  const search = searchWith(entries, { sort: column, order: isSorted ? other : null });
  return (
    <th
      scope="col"
      className={textColumns.includes(column) ? "" : "figure"}
      aria-sort={isSorted ? query.order : "none"}
    >
      <LocalLink to={`/screener${search}`} className="screener-sort" preventScrollReset>
        {t(`columns.${column}`)}
        <span aria-hidden="true" className="screener-mark" data-order={isSorted ? query.order : undefined} />
      </LocalLink>
      {column === "marketCap" && <span className="hint m-0 block">{t("inMillions")}</span>}
    </th>
  );
}

function CompanyRow({ row, query: { columns, view, valuation } }: { row: ListedCompany; query: ScreenerQuery }) {
  const t = useTranslations("screener");
  const formats = useFormats();
  const to = `/analysis/${encodeURIComponent(row.ticker)}${searchOfView(valuation)}`;
  return (
    <tr data-trace-at={figuresAddressOf(row.ticker, valuation)}>
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
    </tr>
  );
}
