import type { FigureName } from "@valora/valuation";
import { type Cell, isYearBefore } from "@valora/valuation/statements";
import { useContext } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "../../analysis/formats.ts";
import type { Statements } from "./statements.ts";
import { FigureRootContext, TracedFigure } from "./traced-figure.tsx";
import { usefulDecimals } from "./useful-decimals.ts";
import { YearBars } from "./year-bars.tsx";

const charts = [
  { say: "incomeSay", main: "revenue", other: "netIncome" },
  { say: "cashSay", main: "operatingCashFlow", other: "freeCashFlow" },
  { say: "balanceSay", main: "totalEquity", other: "totalDebt" },
] as const;

/**
 * Three pairs of figures as bars, each with its finding in a sentence; the tables below hold the numbers. The last twelve
 * months are too few columns for bars.
 */
export function StatementCharts({ statements }: { statements: Statements }) {
  const t = useTranslations("fundamentals.statements");
  const formats = useFormats();
  if (statements.period === "ttm") return null;
  return (
    <section className="sec" aria-labelledby="statement-charts">
      <div className="sec-head">
        <h2 className="t-h2" id="statement-charts">
          {t("charts")}
        </h2>
        <span className="t-tiny text-ink-3">
          {t("tableBelow", { currency: formats.currency(statements.currency) })}
        </span>
      </div>
      <div className="statement-charts">
        {charts.map((chart) => (
          <Chart key={chart.say} {...chart} statements={statements} />
        ))}
      </div>
    </section>
  );
}

type ChartProps = (typeof charts)[number] & { statements: Statements };

function Chart({ say, main, other, statements }: ChartProps) {
  const t = useTranslations();
  const formats = useFormats();
  const root = useContext(FigureRootContext);
  const cellsOf = (figure: FigureName): readonly Cell[] =>
    statements.statements.flatMap(({ lines }) => lines).find((line) => line.figure === figure)?.cells ?? [];
  const [mains, others] = [cellsOf(main), cellsOf(other)];
  const pair = comparedIn(statements, mains);
  if (pair === null) return null;
  const { first, last } = pair;
  const isAlone = say === "balanceSay" && (others[last]?.value ?? null) === null;
  const sentence = isAlone ? "balanceAlone" : say;
  const isQuarterly = statements.period === "quarterly";
  const decimals = usefulDecimals([...mains, ...others]);
  const figure = (cell: Cell | undefined) =>
    cell === undefined || cell.value === null ? (
      t("fundamentals.statements.unknownOther")
    ) : (
      <TracedFigure cell={cell} write={(value) => formats.number(value / 1e6, decimals)} />
    );
  const nameOf = (index: number) => {
    const column = statements.columns[index];
    return column === undefined ? "" : String(column.fiscalYear ?? formats.date(column.periodEnd));
  };
  const amountOf = (cell: Cell | undefined) =>
    cell === undefined || cell.value === null
      ? { value: null }
      : { value: cell.value, trace: `${root}/trace/${cell.node}` };
  return (
    <figure className="statement-chart">
      <figcaption className="t-say">
        {t.rich(`fundamentals.statements.${isQuarterly ? "quarterSays" : "yearSays"}.${sentence}`, {
          first: () => figure(mains[first]),
          last: () => figure(mains[last]),
          other: () => figure(others[last]),
          from: nameOf(first),
          to: nameOf(last),
        })}
      </figcaption>
      <YearBars
        bars={statements.columns.map(({ fiscalYear, periodEnd }, index) => ({
          label: fiscalYear === null ? formats.shortMonth(periodEnd) : String(fiscalYear),
          name: nameOf(index),
          main: amountOf(mains[index]),
          other: amountOf(others[index]),
        }))}
        names={{ main: t(`figures.${main}`), other: t(`figures.${other}`) }}
        write={(value) => formats.number(value / 1e6, decimals)}
      />
    </figure>
  );
}

/**
 * The two periods that a sentence compares: the first and the last year that are known, or the last quarter and the same of
 * the year before; null where one is missing.
 */
function comparedIn({ period, columns }: Statements, cells: readonly Cell[]): { first: number; last: number } | null {
  const isKnown = (index: number) => cells[index] !== undefined && cells[index].value !== null;
  const last = cells.findLastIndex((_, index) => isKnown(index));
  const end = columns[last]?.periodEnd ?? "";
  const first =
    period === "quarterly"
      ? columns.findIndex(({ periodEnd }) => isYearBefore(periodEnd, end))
      : cells.findIndex((_, index) => isKnown(index));
  return first >= 0 && first < last && isKnown(first) ? { first, last } : null;
}
