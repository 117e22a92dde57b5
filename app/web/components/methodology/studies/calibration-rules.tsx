import type { Calibration } from "../../../../core/analysis/contracts/studies.ts";
import type { CalibrationText } from "./calibration-text.ts";
import { KeyedScaleChart, type ScaleRow } from "./scale-chart.tsx";
import { ForAnalysts, Paragraphs, StudyNote, StudySection, StudyTable, useFigures } from "./study-parts.tsx";

type Props = { study: Calibration; text: CalibrationText };

/** The premium at which all companies together are worth what they cost, beside the published one. */
export function Premiums({ study: { source, today, pairDate }, text }: Props) {
  const { premium: words } = text;
  const { filled, formats, rate } = useFigures();
  const names = { together: words.together, ...text.methods };
  const keys = ["discountedCashFlow", "dividendDiscount", "residualIncome", "together"] as const;
  const together = today.premiums.together;
  const say = together === null ? words.none : together < source.premium.value ? words.below : words.above;
  const rows = keys.map(
    (key): ScaleRow => ({
      key,
      label: names[key],
      marks: [
        { kind: "bar", value: today.premiums[key] },
        { kind: "ring", value: pairDate.premiums[key] },
      ],
      figure: rate(today.premiums[key]),
    }),
  );
  const [atToday, atPair] = [
    filled(words.atToday, { date: formats.date(today.asOf) }),
    filled(words.atPair, { date: formats.date(pairDate.asOf) }),
  ];
  return (
    <StudySection
      id="premium"
      title={words.title}
      say={filled(say, {
        date: formats.date(today.asOf),
        together: rate(together),
        source: rate(source.premium.value),
      })}
      drawing={
        <KeyedScaleChart
          rows={rows}
          scale={{ step: 0.01, holds: [source.premium.value, 0.01] }}
          line={{ value: source.premium.value, label: words.source }}
          format={(value) => formats.percent(value, 0)}
          names={[
            { kind: "bar", label: atToday },
            { kind: "ring", label: atPair },
          ]}
        />
      }
      folded={{
        label: text.asTable,
        tables: (
          <StudyTable
            caption={`${atToday}, ${atPair}`}
            head={[text.levels.method, atToday, atPair]}
            rows={keys.map((key) => [names[key], rate(today.premiums[key]), rate(pairDate.premiums[key])])}
          />
        ),
      }}
    >
      <StudyNote>{words.note}</StudyNote>
      <ForAnalysts label={text.analysts}>{words.forAnalysts}</ForAnalysts>
    </StudySection>
  );
}

/** How far each rule was from the growth that came; drawn over the longest window. */
export function GrowthRules({ study: { growth }, text }: Props) {
  const { growth: words } = text;
  const { filled, formats, rate, signedRate, correlation } = useFigures();
  const longest = growth.at(-1);
  if (!longest) return null;
  const ruleOf = (rule: keyof typeof words.rules) => longest.rules.find((each) => each.rule === rule);
  const [blend, uncapped] = [ruleOf("blend"), ruleOf("blendUncapped")];
  const figures = {
    years: formats.number(longest.years),
    error: rate(blend?.medianAbsoluteError ?? null),
    bias: signedRate(blend?.medianBias ?? null),
    uncappedError: rate(uncapped?.medianAbsoluteError ?? null),
    uncappedBias: signedRate(uncapped?.medianBias ?? null),
  };
  const rows = longest.rules.map(
    ({ rule, medianAbsoluteError, medianBias }): ScaleRow => ({
      key: rule,
      label: words.rules[rule],
      marks: [
        { kind: "bar", value: medianAbsoluteError },
        { kind: "ring", value: medianBias },
      ],
      figure: rate(medianAbsoluteError),
    }),
  );
  return (
    <StudySection
      id="growth"
      title={words.title}
      say={filled(words.say, figures)}
      drawing={
        <KeyedScaleChart
          rows={rows}
          scale={{ step: 0.02, holds: [0] }}
          line={{ value: 0, label: words.zero }}
          format={(value) => formats.percent(value, 0)}
          names={[
            { kind: "bar", label: words.error },
            { kind: "ring", label: words.bias },
          ]}
        />
      }
      folded={{
        label: text.asTable,
        tables: growth.map(({ years, companies, rules }) => (
          <StudyTable
            key={years}
            caption={filled(words.table, { years: formats.number(years), companies: formats.number(companies) })}
            head={[words.rule, words.forecasts, words.error, words.bias, words.correlation]}
            rows={rules.map((each) => [
              words.rules[each.rule],
              formats.number(each.forecasts),
              rate(each.medianAbsoluteError),
              signedRate(each.medianBias),
              correlation(each.rankCorrelation),
            ])}
          />
        )),
      }}
    >
      <Paragraphs of={[...words.note, filled(words.cap, figures)]} />
    </StudySection>
  );
}

/** Three answers to how much of an advantage lasts, and what each would be worth. */
export function KeptReturn({ study: { keptReturn, residualIncome }, text }: Props) {
  const { kept: words } = text;
  const { filled, formats, level } = useFigures();
  const answers = [
    { name: words.leastSquares, part: keptReturn.leastSquares },
    { name: words.throughOrigin, part: keptReturn.throughOrigin },
    { name: words.medianRatio, part: keptReturn.medianRatio },
  ];
  const parts = answers.flatMap(({ part }) => part ?? []);
  const say = filled(words.say, {
    low: level(parts.length > 0 ? Math.min(...parts) : null),
    high: level(parts.length > 0 ? Math.max(...parts) : null),
    pairs: formats.number(keptReturn.pairs),
    companies: formats.number(keptReturn.companies),
  });
  return (
    <StudySection
      id="kept"
      title={words.title}
      say={say}
      drawing={
        <div className="grid gap-x-11 gap-y-6 md:grid-cols-2">
          <StudyTable
            caption={words.measure}
            head={[words.measure, words.part]}
            rows={answers.map(({ name, part }) => [name, level(part)])}
          />
          <StudyTable
            caption={words.table}
            head={[words.effect, text.median, text.weighted]}
            rows={residualIncome.map(({ kept, median, weighted }) => [
              filled(words.row, { kept: formats.percent(kept, 0) }),
              level(median),
              level(weighted),
            ])}
          />
        </div>
      }
    >
      <StudyNote>{words.note}</StudyNote>
    </StudySection>
  );
}
