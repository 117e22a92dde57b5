import type { Cell } from "@valora/valuation/statements";
import { useContext } from "react";
import { useTranslations } from "use-intl";
import { filingAddress } from "../../../messages/filing-address.ts";
import { useFormats } from "../../analysis/formats.ts";
import { DataTable, figureColumn, ScrollRegion, textColumn } from "../../design/data-table.tsx";
import { FilerContext } from "../analysis/evidence/filer-context.ts";
import type { Statements } from "./statements.ts";
import { TracedFigure } from "./traced-figure.tsx";

export type TableRow = {
  key: string;
  label: string;
  /** Stands on today's shares rather than on those of the filing. */
  isMarked?: boolean;
  isTotal?: boolean;
  /** Oldest first, as in the answer. */
  cells: readonly Cell[];
  write: (value: number) => string;
};

type StatementTableProps = {
  caption: string;
  statements: Statements;
  rows: readonly TableRow[];
  /** Whether its figures stand at the end of a period rather than cover it. */
  isBalance?: boolean;
  hasFilings?: boolean;
};

/** Periods side by side, the latest first; on a phone they scroll beside the names of the lines. */
export function StatementTable({
  caption,
  statements,
  rows,
  isBalance = false,
  hasFilings = false,
}: StatementTableProps) {
  const t = useTranslations("fundamentals.statements");
  const formats = useFormats();
  const columns = statements.columns.toReversed();
  const derived = new Set(statements.derived);
  return (
    <ScrollRegion label={caption}>
      <DataTable
        className="table years-table"
        columns={[
          textColumn(t("line")),
          ...columns.map(({ fiscalYear, periodEnd, months }) =>
            figureColumn(
              <>
                {fiscalYear ?? formats.date(periodEnd)}
                {fiscalYear !== null ? <small>{formats.date(periodEnd)}</small> : null}
                {fiscalYear === null && !isBalance ? <small>{t("months", { months: String(months) })}</small> : null}
              </>,
            ),
          ),
        ]}
      >
        {rows.map(({ key, label, isMarked = false, isTotal = false, cells, write }) => (
          <tr key={key} className={isTotal ? "total" : undefined}>
            <th scope="row">
              {label}
              {isMarked ? "\u00a0*" : ""}
            </th>
            {cells.toReversed().map((cell, index) => (
              <td
                key={columns[index]?.periodEnd}
                className={cell.value !== null && derived.has(cell.node) ? "figure worked-out" : "figure"}
              >
                <TracedFigure cell={cell} write={write} />
              </td>
            ))}
          </tr>
        ))}
        {hasFilings ? <Filings columns={columns} /> : null}
      </DataTable>
    </ScrollRegion>
  );
}

/** Under each period the document that told of its end first; said once where no document is known. */
function Filings({ columns }: { columns: Statements["columns"] }) {
  const t = useTranslations("fundamentals.statements");
  const isUntold = columns.every(({ filedAt, accession, form }) => (filedAt ?? accession ?? form ?? null) === null);
  return (
    <tr className="filings">
      <th scope="row">{t("filed")}</th>
      {isUntold ? (
        <td colSpan={columns.length} className="figure">
          {t("untraced")}
        </td>
      ) : null}
      {(isUntold ? [] : columns).map(({ periodEnd, ...filing }) => (
        <td key={periodEnd} className="figure">
          <FilingLink {...filing} />
        </td>
      ))}
    </tr>
  );
}

type FilingLinkProps = { filedAt: string | null; accession: string | null; form?: string | null };

/** A document by its form and the day it was filed; a link to it where its place is known. */
export function FilingLink({ filedAt, accession, form = null }: FilingLinkProps) {
  const t = useTranslations("fundamentals.statements");
  const formats = useFormats();
  const { ticker, cik } = useContext(FilerContext);
  const address = accession === null ? null : filingAddress(ticker, accession, cik);
  const text = filedAt === null ? (form ?? t("untraced")) : formats.date(filedAt);
  if (address === null) return text;
  return (
    <a className="link" href={address} rel="noopener noreferrer" target="_blank">
      {form ?? ""} {text}
    </a>
  );
}
