import { Table2 } from "lucide-react";
import { useTranslations } from "use-intl";
import {
  linesOfIndicator,
  type TechnicalPoint,
  type TechnicalSeries,
} from "../../../core/fundamentals/contracts/technical.ts";
import { useFormats } from "../../analysis/formats.ts";
import { DataTable, figureColumn, ScrollRegion, textColumn } from "../../design/data-table.tsx";
import { WhenceLink } from "../fundamentals/traced-figure.tsx";

const prices = ["open", "high", "low", "close"] as const;
const amounts = ["volume", "obv"] as const;
type ColumnName = Exclude<keyof TechnicalPoint, "date">;

const isAmount = (column: ColumnName): boolean => amounts.some((each) => each === column);

/** Prices, the lines of the indicators that were asked for, and what was traded. */
const columnsOf = ({ indicators }: TechnicalSeries): readonly ColumnName[] => [
  ...prices,
  "volume",
  ...indicators.flatMap((indicator) => linesOfIndicator[indicator]),
];

/** The last sessions in figures, for those who would rather read than look. */
export function TechnicalTable({ series }: { series: TechnicalSeries }) {
  const { latest } = series;
  const columns = columnsOf(series);
  const t = useTranslations("technical");
  const formats = useFormats();
  const write = (column: ColumnName, value: number) =>
    isAmount(column) ? formats.number(value) : formats.amount(value);
  const title = t("table", { count: latest.length });
  return (
    <details className="disclosure mt-8">
      <summary data-trace={`technical/${series.range}/sessions`}>
        <Table2 size={14} strokeWidth={1.6} aria-hidden="true" />
        {title}
      </summary>
      <ScrollRegion label={title}>
        <DataTable
          className="table years-table"
          columns={[textColumn(t("day")), ...columns.map((column) => figureColumn(t(`lines.${column}`)))]}
        >
          {latest.map((point) => (
            <tr key={point.date}>
              <th scope="row">{formats.date(point.date)}</th>
              {columns.map((column) => (
                <td key={column} className="figure">
                  <SessionFigure point={point} column={column} write={write} />
                </td>
              ))}
            </tr>
          ))}
        </DataTable>
      </ScrollRegion>
    </details>
  );
}

type SessionFigureProps = {
  point: TechnicalPoint;
  column: ColumnName;
  write: (column: ColumnName, value: number) => string;
};

/** A number of one session that opens the prices up to that day. */
function SessionFigure({ point, column, write }: SessionFigureProps) {
  const value = point[column];
  if (value == null) return "–";
  return (
    <WhenceLink trace={`${point.date}.${column}`} address={`technical/${point.date}/cells/${column}/value`}>
      {write(column, value)}
    </WhenceLink>
  );
}
