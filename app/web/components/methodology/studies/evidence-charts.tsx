import { returnMonths as windows } from "@valora/valuation/evidence-indicators";
import type { Evidence } from "../../../../core/analysis/contracts/studies.ts";
import type { EvidenceText } from "./evidence-text.ts";
import { KeyedScaleChart, type ScaleRow } from "./scale-chart.tsx";
import { StudyNote, StudySection, StudyTable, useFigures } from "./study-parts.tsx";

type Props = { study: Evidence; text: EvidenceText };
type Held = Evidence["indicators"][number];
type Months = Held["months"];
type MeanOverDates = NonNullable<Held["correlation"]>;
type Measured = { of: Held; over: MeanOverDates };

const measuredIn = (study: Evidence, months: Months, which: "correlation" | "spread"): Measured[] =>
  study.indicators.flatMap((of) => {
    const over = of[which];
    return of.months === months && over ? [{ of, over }] : [];
  });

/** The rank correlation of each measure with returns, with how far chance reaches; both windows on one scale. */
export function Correlations({ study, text, months }: Props & { months: Months }) {
  const { filled, formats, correlation } = useFigures();
  const measured = measuredIn(study, months, "correlation");
  const best = measured.toSorted((a, b) => b.over.mean - a.over.mean)[0];
  const words = text.correlation[months];
  const say = filled(words.say, {
    dates: formats.number(Math.max(0, ...measured.map(({ over }) => over.dates))),
    independent: formats.number(Math.max(0, ...measured.map(({ over }) => over.independentDates)), 1),
    best: best ? text.indicators[best.of.indicator] : "",
    bestFigure: correlation(best?.over.mean ?? null),
  });
  return (
    <StudySection
      id={`months-${months}`}
      title={words.title}
      aside={text.windows[months]}
      say={say}
      drawing={
        <IntervalChart
          measured={measured}
          // Both windows, so that the bands can be compared by eye.
          scale={{ step: 0.2, holds: [-0.2, 0.2, ...windows.flatMap((each) => endsIn(study, each, "correlation"))] }}
          text={text}
          format={(value) => formats.number(value, 1)}
          write={correlation}
        />
      }
      folded={{
        label: text.asTable,
        tables: (
          <MeansTable caption={`${words.title}: ${text.mean}`} measured={measured} text={text} write={correlation} />
        ),
      }}
    >
      <p className="t-small max-w-[72ch] text-ink-3">{text.howToRead}</p>
    </StudySection>
  );
}

/** How far each may be from what was measured. */
const endsIn = (study: Evidence, months: Months, which: "correlation" | "spread"): number[] =>
  measuredIn(study, months, which).flatMap(({ over }) => [over.low ?? 0, over.high ?? 0]);

/** How much more the cheapest third returned than the dearest. */
export function Spreads({ study, text }: Props) {
  const { filled, formats, signedRate } = useFigures();
  const measured = measuredIn(study, 12, "spread");
  const mean = measured.find(({ of }) => of.indicator === "meanOfMethods")?.over;
  const say = filled(text.spread.say, {
    name: text.indicators.meanOfMethods,
    figure: signedRate(mean?.mean ?? null),
    low: signedRate(mean?.low ?? null),
    high: signedRate(mean?.high ?? null),
  });
  return (
    <StudySection
      id="spread"
      title={text.spread.title}
      aside={text.windows[12]}
      say={say}
      drawing={
        <IntervalChart
          measured={measured}
          scale={{ step: 0.1, holds: [-0.1, 0.1, ...endsIn(study, 12, "spread")] }}
          text={text}
          format={(value) => formats.percent(value, 0)}
          write={signedRate}
        />
      }
      folded={{
        label: text.asTable,
        tables: windows.map((months) => (
          <MeansTable
            key={months}
            caption={filled(text.spread.table, { window: text.windows[months] })}
            measured={measuredIn(study, months, "spread")}
            text={text}
            write={signedRate}
          />
        )),
      }}
    >
      <StudyNote>{text.spread.note}</StudyNote>
    </StudySection>
  );
}

type IntervalChartProps = {
  measured: readonly Measured[];
  scale: { step: number; holds: readonly number[] };
  text: EvidenceText;
  format: (value: number) => string;
  write: (value: number | null) => string;
};

function IntervalChart({ measured, scale, text, format, write }: IntervalChartProps) {
  const rows = measured.map(
    ({ of, over }): ScaleRow => ({
      key: of.indicator,
      label: text.indicators[of.indicator],
      marks: [{ kind: "bar", value: over.mean }],
      span: over.low === null || over.high === null ? undefined : { low: over.low, high: over.high },
      figure: write(over.mean),
    }),
  );
  return (
    <KeyedScaleChart
      rows={rows}
      scale={scale}
      line={{ value: 0, label: text.nothing }}
      format={format}
      names={[
        { kind: "bar", label: text.mean },
        { kind: "span", label: text.interval },
      ]}
    />
  );
}

type MeansTableProps = {
  caption: string;
  measured: readonly Measured[];
  text: EvidenceText;
  write: (value: number | null) => string;
};

function MeansTable({ caption, measured, text, write }: MeansTableProps) {
  const { formats } = useFigures();
  return (
    <StudyTable
      caption={caption}
      head={[text.indicator, text.mean, text.interval, text.byChance, text.dates, text.independent, text.companies]}
      rows={measured.map(({ of, over }) => {
        const companies = of.dates.map((date) => date.companies);
        return [
          text.indicators[of.indicator],
          write(over.mean),
          over.low === null ? "–" : `${write(over.low)} · ${write(over.high)}`,
          over.probability === null ? "–" : formats.percent(over.probability, 0),
          formats.number(over.dates),
          formats.number(over.independentDates, 1),
          `${formats.number(Math.min(...companies))}–${formats.number(Math.max(...companies))}`,
        ];
      })}
    />
  );
}
