import type { Cell, FigureName } from "@valora/valuation";
import { useTranslations } from "use-intl";
import { useFormats } from "../../formats.ts";
import type { Statements } from "./statements-page.tsx";
import { TracedFigure } from "./traced-figure.tsx";
import { usefulDecimals } from "./useful-decimals.ts";
import { YearBars } from "./year-bars.tsx";

const charts = [
  { say: "incomeSay", main: "revenue", other: "netIncome" },
  { say: "cashSay", main: "operatingCashFlow", other: "freeCashFlow" },
  { say: "balanceSay", main: "totalEquity", other: "totalDebt" },
] as const;

/** Three pairs of figures as bars, each with its finding in a sentence; the tables below hold the numbers. */
export function StatementCharts({ statements }: { statements: Statements }) {
  const t = useTranslations("fundamentals.statements");
  return (
    <section className="sec" aria-labelledby="statement-charts">
      <div className="sec-head">
        <h2 className="t-h2" id="statement-charts">
          {t("charts")}
        </h2>
        <span className="t-tiny text-ink-3">{t("tableBelow")}</span>
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
  const cellsOf = (figure: FigureName): readonly Cell[] =>
    statements.statements.flatMap(({ lines }) => lines).find((line) => line.figure === figure)?.cells ?? [];
  const [mains, others] = [cellsOf(main), cellsOf(other)];
  const known = mains.flatMap((cell, index) => {
    const year = statements.years[index];
    return cell.value === null || year === undefined ? [] : [{ cell, year: String(year.fiscalYear) }];
  });
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined || known.length < 2) return null;
  const decimals = usefulDecimals([...mains, ...others]);
  const figure = (cell: Cell | undefined) =>
    cell === undefined || cell.value === null ? (
      t("fundamentals.statements.unknownOther")
    ) : (
      <TracedFigure cell={cell} write={(value) => formats.number(value / 1e6, decimals)} />
    );
  return (
    <figure className="statement-chart">
      <figcaption className="t-chart">
        {t.rich(`fundamentals.statements.${say}`, {
          first: () => figure(first.cell),
          last: () => figure(last.cell),
          other: () => figure(others.at(-1)),
          from: first.year,
          to: last.year,
        })}
      </figcaption>
      <YearBars
        bars={statements.years.map(({ fiscalYear }, index) => ({
          label: String(fiscalYear),
          main: mains[index]?.value ?? null,
          other: others[index]?.value ?? null,
        }))}
        names={{ main: t(`figures.${main}`), other: t(`figures.${other}`) }}
      />
    </figure>
  );
}
