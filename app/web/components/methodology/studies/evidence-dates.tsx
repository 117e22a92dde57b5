import { returnMonths as windows } from "@valora/valuation/evidence-indicators";
import type { Evidence } from "../../../../core/analysis/contracts/studies.ts";
import type { EvidenceText } from "./evidence-text.ts";
import { KeyedScaleChart, type ScaleRow } from "./scale-chart.tsx";
import { StudySection, StudyTable, useFigures } from "./study-parts.tsx";

type Props = { study: Evidence; text: EvidenceText };

const kinds = { 12: "bar", 36: "ring" } as const;

/** The mean of the methods at each date; every measure in the table. */
export function ByDate({ study, text }: Props) {
  const { filled, formats, correlation } = useFigures();
  const at = (indicator: string, months: number, month: string) =>
    study.indicators
      .find((each) => each.indicator === indicator && each.months === months)
      ?.dates.find((date) => date.month === month)?.correlation ?? null;
  const dates = study.samples.map(({ month }) => month);
  const rows = dates.map(
    (month): ScaleRow => ({
      key: month,
      label: formats.date(month),
      marks: windows.map((months) => ({ kind: kinds[months], value: at("meanOfMethods", months, month) })),
      figure: correlation(at("meanOfMethods", 12, month)),
    }),
  );
  const known = dates.flatMap((month) => at("meanOfMethods", 12, month) ?? []);
  const say = filled(text.byDate.say, {
    positive: formats.number(known.filter((value) => value > 0).length),
    dates: formats.number(known.length),
  });
  return (
    <StudySection
      id="dates"
      title={text.byDate.title}
      aside={text.indicators.meanOfMethods}
      say={say}
      drawing={<CorrelationChart rows={rows} text={text} />}
      folded={{
        label: text.asTable,
        tables: windows.map((months) => (
          <StudyTable
            key={months}
            caption={filled(text.byDate.table, { window: text.windows[months] })}
            head={[text.indicator, ...dates.map((month) => formats.date(month))]}
            rows={study.indicators
              .filter((each) => each.months === months && each.dates.length > 0)
              .map(({ indicator }) => [
                text.indicators[indicator],
                ...dates.map((month) => correlation(at(indicator, months, month))),
              ])}
          />
        )),
      }}
    />
  );
}

/** Whether another month to begin in would tell otherwise. */
export function OtherMonths({ study: { months }, text }: Props) {
  const { filled, formats, correlation } = useFigures();
  const rows = months.map(
    ({ month, correlationOfMean }): ScaleRow => ({
      key: month,
      label: monthOf(formats.date(`2018-${month}`)),
      marks: windows.map((window) => ({ kind: kinds[window], value: correlationOfMean[window] })),
      figure: correlation(correlationOfMean[12]),
    }),
  );
  const values = months.flatMap(({ correlationOfMean }) => correlationOfMean[12] ?? []);
  const sum = (of: "figures" | "significant") => months.reduce((total, each) => total + each[of], 0);
  const say = filled(text.otherMonths.say, {
    low: correlation(Math.min(...values)),
    high: correlation(Math.max(...values)),
    figures: formats.number(sum("figures")),
    significant: formats.number(sum("significant")),
  });
  const table = (
    <StudyTable
      caption={text.otherMonths.table}
      head={[text.otherMonths.month, ...windows.map((window) => text.windows[window]), text.otherMonths.significant]}
      rows={months.map(({ month, correlationOfMean, significant, figures }) => [
        monthOf(formats.date(`2018-${month}`)),
        ...windows.map((window) => correlation(correlationOfMean[window])),
        `${formats.number(significant)} / ${formats.number(figures)}`,
      ])}
    />
  );
  return (
    <StudySection
      id="months"
      title={text.otherMonths.title}
      aside={text.indicators.meanOfMethods}
      say={say}
      drawing={<CorrelationChart rows={rows} text={text} />}
      folded={{ label: text.asTable, tables: table }}
    />
  );
}

/** Rank correlations over both windows, a row each. */
function CorrelationChart({ rows, text }: { rows: readonly ScaleRow[]; text: EvidenceText }) {
  const { formats } = useFigures();
  return (
    <KeyedScaleChart
      rows={rows}
      scale={{ step: 0.2, holds: [-0.2, 0.2] }}
      line={{ value: 0, label: text.nothing }}
      format={(value) => formats.number(value, 1)}
      names={windows.map((months) => ({ kind: kinds[months], label: text.windows[months] }))}
    />
  );
}

/** The month alone, of "ago 2018". */
const monthOf = (date: string): string => date.split(/\s/)[0] ?? date;

/** The companies of each date, and their returns. */
export function Sample({ study: { samples }, text }: Props) {
  const { filled, formats, level, signedRate } = useFigures();
  const counts = samples.map(({ companies }) => companies);
  const returns = samples.flatMap((sample) => sample.returns[12] ?? []);
  const mean = returns.reduce((sum, value) => sum + value, 0) / returns.length;
  const say = filled(text.sample.say, {
    least: formats.number(Math.min(...counts)),
    most: formats.number(Math.max(...counts)),
    mean: formats.percent(mean),
  });
  return (
    <StudySection
      id="sample"
      title={text.sample.title}
      say={say}
      drawing={
        <StudyTable
          caption={text.sample.table}
          head={[
            text.byDate.date,
            text.companies,
            text.sample.level,
            ...windows.map((window) => text.sample.returns[window]),
          ]}
          rows={samples.map((sample) => [
            formats.date(sample.month),
            formats.number(sample.companies),
            level(sample.medianLevel),
            ...windows.map((window) => signedRate(sample.returns[window])),
          ])}
        />
      }
    />
  );
}
