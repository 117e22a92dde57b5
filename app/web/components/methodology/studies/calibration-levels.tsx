import type { Calibration } from "../../../../core/analysis/contracts/studies.ts";
import type { CalibrationText } from "./calibration-text.ts";
import { KeyedScaleChart, type ScaleRow } from "./scale-chart.tsx";
import { ForAnalysts, StudyNote, StudySection, StudyTable, useFigures } from "./study-parts.tsx";

type Levels = Calibration["today"]["levels"];
type Level = Levels["mean"];
type Method = keyof Levels["methods"];
type Props = { study: Calibration; text: CalibrationText };

/** With fewer companies a method is in the table alone. */
const fewestDrawn = 30;
const step = 0.2;

/** How high each method stands to prices. */
export function MethodLevels({ study: { today, pairDate }, text }: Props) {
  const { filled, formats } = useFigures();
  const highestAndLowest = useHighestAndLowest();
  const named = namedLevels(today.levels, text).filter(({ of }) => of.companies >= fewestDrawn);
  const ranked = named.filter(({ key }) => key !== "mean").toSorted((a, b) => (a.of.median ?? 0) - (b.of.median ?? 0));
  return (
    <StudySection
      id="levels"
      title={text.levels.title}
      aside={text.levels.aside}
      say={filled(text.levels.say, highestAndLowest(ranked))}
      drawing={<LevelChart rows={named} text={text} />}
      folded={{
        label: text.asTable,
        tables: [
          { at: today, caption: text.levels.today },
          { at: pairDate, caption: text.levels.pairDate },
        ].map(({ at, caption }) => (
          <LevelTable
            key={caption}
            levels={at.levels}
            caption={filled(caption, { date: formats.date(at.asOf) })}
            text={text}
          />
        )),
      }}
    >
      <StudyNote>{text.levels.note}</StudyNote>
      <ForAnalysts label={text.analysts}>{text.levels.forAnalysts}</ForAnalysts>
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
  const { filled, formats, level } = useFigures();
  const highestAndLowest = useHighestAndLowest();
  const sectors = study.sectors
    .map(({ sector, levels }) => ({ key: sector, name: sectorNames[sector] ?? sector, of: levels.mean, levels }))
    .toSorted((a, b) => (b.of.median ?? 0) - (a.of.median ?? 0));
  return (
    <StudySection
      id="sectors"
      title={text.sectors.title}
      aside={text.levels.aside}
      say={filled(text.sectors.say, highestAndLowest(sectors.toReversed()))}
      drawing={<LevelChart rows={sectors} text={text} />}
      folded={{
        label: text.asTable,
        tables: (
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
        ),
      }}
    >
      <StudyNote>{text.sectors.note}</StudyNote>
    </StudySection>
  );
}

type NamedLevel = { key: string; name: string; of: Level };

/** The figures of a sentence about the first and the last of those that rise. */
function useHighestAndLowest() {
  const { level } = useFigures();
  return (rising: readonly NamedLevel[]) => {
    const [lowest, highest] = [rising[0], rising.at(-1)];
    return {
      highest: highest?.name ?? "",
      highestLevel: level(highest?.of.median ?? null),
      lowest: lowest?.name ?? "",
      lowestLevel: level(lowest?.of.median ?? null),
    };
  };
}

function LevelChart({ rows, text }: { rows: readonly NamedLevel[]; text: CalibrationText }) {
  const { level } = useFigures();
  return (
    <KeyedScaleChart
      rows={rows.map(
        ({ key, name, of }): ScaleRow => ({
          key,
          label: name,
          marks: [
            { kind: "bar", value: of.median },
            { kind: "ring", value: of.weighted },
            { kind: "dash", value: of.withoutLargest },
          ],
          figure: level(of.median),
        }),
      )}
      scale={{ step, holds: [1, 0.5] }}
      line={{ value: 1, label: text.price }}
      format={level}
      names={[
        { kind: "bar", label: text.median },
        { kind: "ring", label: text.weighted },
        { kind: "dash", label: text.withoutLargest },
      ]}
    />
  );
}

// The keys of the words are the methods.
const methodsOf = (text: CalibrationText) => Object.keys(text.methods) as Method[];

const namedLevels = (levels: Levels, text: CalibrationText): NamedLevel[] => [
  ...methodsOf(text).map((method) => ({ key: method, name: text.methods[method], of: levels.methods[method] })),
  { key: "mean", name: text.mean, of: levels.mean },
];
