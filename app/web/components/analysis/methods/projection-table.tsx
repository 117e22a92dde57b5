import type { CurrencyCode, IsoDate, Projection, Trace } from "@valora/valuation";
import { useTranslations } from "use-intl";
import { useFormats } from "../../../analysis/formats.ts";
import { DataTable, figureColumn, ScrollRegion, unlabelledColumn } from "../../../design/data-table.tsx";
import { projectionOf, type YearNode } from "../trace/trace-graph.ts";
import { TraceLink } from "../trace/trace-link.tsx";

/** `accountsEnd`: the day of the balance sheet, from which the years count; null without any. */
type ProjectionTableProps = { trace: Trace; currency: CurrencyCode; accountsEnd: IsoDate | null };

/** The projection year by year, each cell open to its own derivation; the years of the fade stage folded. */
export function ProjectionTable({ trace, currency, accountsEnd }: ProjectionTableProps) {
  const t = useTranslations("analysis.how");
  const formats = useFormats();
  const projection = projectionOf(trace);
  if (projection === null) return null;
  const horizon = trace.nodes.find(({ name }) => name === "horizon")?.value ?? projection.years.length;
  const explicit = projection.years.filter((year) => year <= horizon);
  const fading = projection.years.filter((year) => year > horizon);
  const [first, last] = [fading[0], fading.at(-1)];
  const span = { first: String(first), last: String(last) };
  return (
    <div>
      <h4 className="t-small mb-1 font-semibold">{t("projection")}</h4>
      {accountsEnd === null ? null : (
        <p className="constant t-tiny mb-1 text-ink-2">
          {t("firstYearEnds", { date: formats.date(oneYearAfter(accountsEnd)) })}
        </p>
      )}
      <YearsTable {...{ projection, currency }} years={explicit} label={t("projection")} />
      {first === undefined || last === undefined ? null : (
        <details className="mt-2">
          <summary className="constant t-small">{t("fadeYears", span)}</summary>
          <p className="t-small mb-1 text-ink-2">{t("fadeYearsNote")}</p>
          <YearsTable {...{ projection, currency }} years={fading} label={t("fadeYears", span)} />
        </details>
      )}
    </div>
  );
}

/** The same day of the next year; the last of February for the 29th. */
function oneYearAfter(day: IsoDate): IsoDate {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year + 1, month, 0)).getUTCDate();
  return new Date(Date.UTC(year + 1, month - 1, Math.min(date, last))).toISOString().slice(0, 10);
}

type YearsTableProps = {
  projection: Projection;
  currency: CurrencyCode;
  years: readonly number[];
  label: string;
};

function YearsTable({ projection, currency, years, label }: YearsTableProps) {
  const t = useTranslations();
  const rows = projection.rows.filter(({ cells }) => years.some((year) => cells.has(year)));
  return (
    <ScrollRegion label={label}>
      <DataTable
        className="table projection"
        columns={[
          unlabelledColumn(t("analysis.assumptions.item")),
          ...years.map((year) => figureColumn(t("analysis.how.year", { number: String(year) }))),
        ]}
      >
        {rows.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row">{t(`quantities.${name}`)}</th>
            {years.map((year) => (
              <YearCell key={year} step={cells.get(year)} currency={currency} />
            ))}
          </tr>
        ))}
      </DataTable>
    </ScrollRegion>
  );
}

function YearCell({ step, currency }: { step: YearNode | undefined; currency: CurrencyCode }) {
  const formats = useFormats();
  if (step === undefined) return <td className="figure">–</td>;
  const figure = () => {
    if (step.unit === "rate") return formats.percent(step.value);
    return step.unit === "perShare" ? formats.amount(step.value) : formats.quantity(step.value, step.unit, currency);
  };
  return (
    <td className={step.kind === "assumption" ? "figure text-accent" : "figure"}>
      <TraceLink node={step} isQuiet>
        {figure()}
      </TraceLink>
    </td>
  );
}
