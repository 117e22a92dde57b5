import type { Fundamentals } from "@valora/valuation";
import type { ValueAtDate } from "@valora/valuation/through-time";
import { Table2 } from "lucide-react";
import { useTranslations } from "use-intl";
import { filingAddress } from "../../../messages/filing-address.ts";
import { useFormats } from "../../analysis/formats.ts";
import { DataTable, figureColumn, ScrollRegion, textColumn } from "../../design/data-table.tsx";

type ThroughTimeTableProps = { points: readonly ValueAtDate[]; fundamentals: Fundamentals };

/** The figures of the drawing, folded. */
export function ThroughTimeTable({ points, fundamentals }: ThroughTimeTableProps) {
  const t = useTranslations("uncertainty");
  return (
    <details className="disclosure mt-3">
      <summary>
        <Table2 size={14} strokeWidth={1.6} aria-hidden="true" />
        {t("work.asTable")}
      </summary>
      <ThroughTimeRows points={points} fundamentals={fundamentals} />
    </details>
  );
}

/** One row a year and the latest month, with the accounts each value rests on. */
export function ThroughTimeRows({ points, fundamentals }: ThroughTimeTableProps) {
  const t = useTranslations("uncertainty");
  return (
    <ScrollRegion label={t("throughTime.table")}>
      <DataTable
        className="table min-w-[640px]"
        columns={[
          textColumn(t("throughTime.date")),
          figureColumn(t("throughTime.price")),
          figureColumn(t("throughTime.low")),
          figureColumn(t("throughTime.middle")),
          figureColumn(t("throughTime.high")),
          textColumn(t("throughTime.held")),
          textColumn(t("throughTime.accounts")),
        ]}
      >
        {yearEndsOf(points).map((point) => (
          <MonthRow key={point.asOf} point={point} fundamentals={fundamentals} />
        ))}
      </DataTable>
    </ScrollRegion>
  );
}

/** Decembers, and the last month whatever it is called; newest first. */
function yearEndsOf(points: readonly ValueAtDate[]): ValueAtDate[] {
  return points.filter(({ asOf }, index) => asOf.slice(5, 7) === "12" || index === points.length - 1).toReversed();
}

function MonthRow({ point, fundamentals }: { point: ValueAtDate; fundamentals: Fundamentals }) {
  const t = useTranslations("uncertainty.throughTime");
  const formats = useFormats();
  const amount = (value: number | null) => (value === null ? "–" : formats.amount(value));
  const { asOf, price, low, value, high, held } = point;
  return (
    <tr>
      <th scope="row" className="whitespace-nowrap">
        {formats.date(asOf)}
      </th>
      <td className="figure" data-trace={`throughTime/points/${asOf}/price`}>
        {amount(price)}
      </td>
      <td className="figure" data-trace={`throughTime/points/${asOf}/low`}>
        {amount(low)}
      </td>
      <td className="figure" data-trace={`throughTime/points/${asOf}/value`}>
        {amount(value)}
      </td>
      <td className="figure" data-trace={`throughTime/points/${asOf}/high`}>
        {amount(high)}
      </td>
      <td>{held === null ? "–" : held ? t("within") : t(price > (high ?? 0) ? "above" : "below")}</td>
      <td className="whitespace-nowrap">
        <Accounts point={point} fundamentals={fundamentals} />
      </td>
    </tr>
  );
}

/** The year whose accounts were the latest known, with a way to the filing where it is traced. */
function Accounts({ point: { fiscalYearEnd, filingDateEstimated }, fundamentals }: Parameters<typeof MonthRow>[0]) {
  const t = useTranslations("uncertainty.throughTime");
  const formats = useFormats();
  if (fiscalYearEnd === null) return "–";
  const text = t(filingDateEstimated ? "yearEstimated" : "year", { date: formats.date(fiscalYearEnd) });
  const accession = fundamentals.statements.find((each) => each.fiscalYearEnd === fiscalYearEnd)?.accession ?? null;
  const address = accession && filingAddress(fundamentals.ticker, accession, fundamentals.cik ?? null);
  if (!address) return text;
  return (
    <a href={address} rel="noopener noreferrer" target="_blank">
      {text}
    </a>
  );
}
