import type { Calibration } from "../../../contracts/studies.ts";
import type { CalibrationText } from "./calibration-text.ts";
import { ScaleChart, ScaleKey, type ScaleRow, scaleOver } from "./scale-chart.tsx";
import { AsTable, filled, StudySection, StudyTable, useFigures } from "./study-parts.tsx";

type Levels = Calibration["today"]["levels"];
type Level = Levels["mean"];
type Method = keyof Levels["methods"];
type Props = { study: Calibration; text: CalibrationText };

/** With fewer companies a method is in the table alone. */
const fewestDrawn = 30;
const step = 0.2;

/** How high each method stands to prices. */
export function MethodLevels({ study: { today, pairDate }, text }: Props) {
  const { formats, level } = useFigures();
  const named = namedLevels(today.levels, text).filter(({ of }) => of.companies >= fewestDrawn);
  const ranked = named.filter(({ key }) => key !== "mean").toSorted((a, b) => (a.of.median ?? 0) - (b.of.median ?? 0));
  const [lowest, highest] = [ranked[0], ranked.at(-1)];
  const say = filled(text.levels.say, {
    highest: highest?.name ?? "",
    highestLevel: level(highest?.of.median ?? null),
    lowest: lowest?.name ?? "",
    lowestLevel: level(lowest?.of.median ?? null),
  });
  return (
    <StudySection
      id="levels"
      title={text.levels.title}
      aside={text.levels.aside}
      say={say}
      drawing={
        <>
          <LevelChart rows={named} text={text} />
          <AsTable label={text.asTable}>
            {[
              { at: today, caption: text.levels.today },
              { at: pairDate, caption: text.levels.pairDate },
            ].map(({ at, caption }) => (
              <LevelTable
                key={caption}
                levels={at.levels}
                caption={filled(caption, { date: formats.date(at.asOf) })}
                text={text}
              />
            ))}
          </AsTable>
        </>
      }
    >
      <p className="mt-4 max-w-[72ch] text-ink-2">{text.levels.note}</p>
      <p className="t-small mt-3 max-w-[80ch] text-ink-3">
        {text.analysts} {text.levels.forAnalysts}
      </p>
    </StudySection>
  );
}

function LevelTable({ levels, caption, text }: { levels: Levels; caption: string; text: CalibrationText }) {
  const { formats, level } = useFigures();
  return (
    <StudyTable
      caption={caption}
      head={[text.levels.method, text.companies, text.median, text.weighted, text.withoutLargest]}
      rows={namedLevels(levels, text).map(({ name, of }) => [
        name,
        formats.number(of.companies),
        level(of.median),
        level(of.weighted),
        level(of.withoutLargest),
      ])}
    />
  );
}

/** The sectors by the mean of the votes; each method in the table. */
export function SectorLevels({ study, text, sectorNames }: Props & { sectorNames: Readonly<Record<string, string>> }) {
  const { formats, level } = useFigures();
  const sectors = study.sectors
    .map(({ sector, levels }) => ({ key: sector, name: sectorNames[sector] ?? sector, of: levels.mean, levels }))
    .toSorted((a, b) => (b.of.median ?? 0) - (a.of.median ?? 0));
  const [highest, lowest] = [sectors[0], sectors.at(-1)];
  const say = filled(text.sectors.say, {
    highest: highest?.name ?? "",
    highestLevel: level(highest?.of.median ?? null),
    lowest: lowest?.name ?? "",
    lowestLevel: level(lowest?.of.median ?? null),
  });
  return (
    <StudySection
      id="sectors"
      title={text.sectors.title}
      aside={text.levels.aside}
      say={say}
      drawing={
        <>
          <LevelChart rows={sectors} text={text} />
          <AsTable label={text.asTable}>
            <StudyTable
              caption={text.sectors.table}
              head={[
                text.sectors.sector,
                text.companies,
                text.mean,
                ...methodsOf(text).map((method) => text.methods[method]),
              ]}
              rows={sectors.map(({ name, of, levels }) => [
                name,
                formats.number(of.companies),
                level(of.median),
                ...methodsOf(text).map((method) => level(levels.methods[method].median)),
              ])}
            />
          </AsTable>
        </>
      }
    >
      <p className="mt-4 max-w-[72ch] text-ink-2">{text.sectors.note}</p>
    </StudySection>
  );
}

type NamedLevel = { key: string; name: string; of: Level };

function LevelChart({ rows, text }: { rows: readonly NamedLevel[]; text: CalibrationText }) {
  const { level } = useFigures();
  const drawn = rows.map(({ key, name, of }): ScaleRow => {
    const marks = [
      { kind: "bar" as const, value: of.median },
      { kind: "ring" as const, value: of.weighted },
      { kind: "dash" as const, value: of.withoutLargest },
    ];
    return {
      key,
      label: name,
      marks: marks.flatMap(({ kind, value }) => (value === null ? [] : [{ kind, value }])),
      figure: level(of.median),
    };
  });
  const values = drawn.flatMap(({ marks }) => marks.map(({ value }) => value));
  return (
    <>
      <ScaleChart
        rows={drawn}
        scale={scaleOver([...values, 1, 0.5], step)}
        line={{ value: 1, label: text.price }}
        format={level}
      />
      <ScaleKey
        marks={[
          { kind: "bar", label: text.median },
          { kind: "ring", label: text.weighted },
          { kind: "dash", label: text.withoutLargest },
        ]}
      />
    </>
  );
}

// The keys of the words are the methods.
const methodsOf = (text: CalibrationText) => Object.keys(text.methods) as Method[];

const namedLevels = (levels: Levels, text: CalibrationText): NamedLevel[] => [
  ...methodsOf(text).map((method) => ({ key: method, name: text.methods[method], of: levels.methods[method] })),
  { key: "mean", name: text.mean, of: levels.mean },
];
