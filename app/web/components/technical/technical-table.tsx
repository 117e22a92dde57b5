import { Table2 } from "lucide-react";
import { useTranslations } from "use-intl";
import {
  linesOfIndicator,
  type TechnicalPoint,
  type TechnicalSeries,
} from "../../../core/fundamentals/contracts/technical.ts";
import { useFormats } from "../../analysis/formats.ts";
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="scroll-x" tabIndex={0} aria-label={title}>
        <table className="table years-table">
          <thead>
            <tr>
              <th scope="col">{t("day")}</th>
              {columns.map((column) => (
                <th key={column} scope="col" className="figure">
                  {t(`lines.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
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
          </tbody>
        </table>
      </section>
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
