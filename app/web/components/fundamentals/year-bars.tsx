import { useTranslations } from "use-intl";
import { type BarScale, barScaleOf } from "../../../charts/bar-scale.ts";
import { PointedPlot, usePointedPlace } from "../../design/pointed-plot.tsx";

/** A period: its short label on the axis and its name in a read-out, and two amounts with their place among the figures of the page. */
export type YearBar = { label: string; name: string; main: BarAmount; other: BarAmount };
type BarAmount = { value: number | null; trace?: string };

const height = 150;
/** Room above the highest bar for its figure. */
const head = 18;
/** As many years as have room for their names on a narrow screen, and on any. */
const fewBars = 6;
const manyBars = 10;
const percent = (value: number) => `${value.toFixed(2)}%`;

type YearBarsProps = {
  bars: readonly YearBar[];
  names: { main: string; other: string };
  write: (value: number) => string;
};

/**
 * Two figures a year side by side, oldest first; a year that is unknown stays empty. Losses hang below the line. The first
 * and the last figure stand at their bars; pointer, finger and arrows read the others out.
 */
export function YearBars({ bars, names, write }: YearBarsProps) {
  const t = useTranslations("fundamentals.statements");
  const place = usePointedPlace(bars.length);
  const shown = bars[place.at];
  if (shown === undefined) return null;
  const hasOther = bars.some(({ other }) => other.value !== null);
  const told = (["main", "other"] as const).filter((each) => each === "main" || hasOther);
  const said = (each: "main" | "other") =>
    `${names[each]}: ${shown[each].value === null ? "–" : write(shown[each].value)}`;
  const scale = barScaleOf(bars.flatMap(({ main, other }) => [main.value ?? 0, other.value ?? 0]));
  return (
    <div className="year-bars">
      <p className="year-bars-key t-tiny num">
        <b className="constant">{shown.name}</b>
        {told.map((each) => (
          <span key={each} data-trace={shown[each].trace}>
            <i style={{ background: fills[each] }} />
            {said(each)}
          </span>
        ))}
      </p>
      <div className="year-bars-axis num" aria-hidden="true">
        {scale.ticks.map((tick) => (
          <span key={tick} className="axis" style={{ top: head + (scale.y(tick) / 100) * height }}>
            {write(tick)}
          </span>
        ))}
      </div>
      <PointedPlot
        place={place}
        stand="inParts"
        label={t("readOut", { figures: told.map((each) => names[each]).join(", ") })}
        text={[shown.name, ...told.map(said)].join(", ")}
      >
        <Drawing bars={bars} scale={scale} write={write} pointed={place.pointed} />
      </PointedPlot>
    </div>
  );
}

const fills = { main: "var(--s3)", other: "var(--s5)" } as const;

type DrawingProps = {
  bars: readonly YearBar[];
  scale: BarScale;
  write: (value: number) => string;
  pointed: number | null;
};

function Drawing({ bars, scale, write, pointed }: DrawingProps) {
  const y = (value: number) => head + (scale.y(value) / 100) * height;
  const slot = 100 / Math.max(1, bars.length);
  const bar = (value: number | null, x: number, fill: string, key: string) =>
    value === null ? null : (
      <rect
        key={key}
        x={percent(x)}
        width={percent(slot * 0.34)}
        y={Math.min(y(value), y(0))}
        height={Math.max(1, Math.abs(y(value) - y(0)))}
        fill={fill}
      />
    );
  return (
    <svg className="block w-full" height={head + height + 22} aria-hidden="true">
      {scale.ticks.map((tick) => (
        <line
          key={tick}
          x1="0"
          x2="100%"
          y1={y(tick)}
          y2={y(tick)}
          stroke={tick === 0 ? "var(--ink-3)" : "var(--line)"}
        />
      ))}
      {pointed === null ? null : (
        <rect x={percent(pointed * slot)} width={percent(slot)} y={head} height={height} fill="var(--accent-soft)" />
      )}
      {bars.map(({ label, main, other }, index) => [
        bar(main.value, index * slot + slot * 0.14, fills.main, `${label}-main`),
        bar(other.value, index * slot + slot * 0.5, fills.other, `${label}-other`),
      ])}
      <PeriodNames bars={bars} slot={slot} />
      <EndFigures bars={bars} y={y} slot={slot} write={write} />
    </svg>
  );
}

function PeriodNames({ bars, slot }: { bars: readonly YearBar[]; slot: number }) {
  const isEverySecond = (index: number) => index % 2 === (bars.length - 1) % 2;
  const isNamed = (index: number) => bars.length <= manyBars || isEverySecond(index);
  return bars.map(({ label }, index) =>
    isNamed(index) ? (
      <text
        key={label}
        x={percent(index * slot + slot / 2)}
        y={head + height + 17}
        textAnchor="middle"
        fontSize="12"
        fill="var(--ink-3)"
        className={bars.length <= fewBars || isEverySecond(index) ? "constant" : "constant year-bars-odd"}
      >
        {label}
      </text>
    ) : null,
  );
}

type EndFiguresProps = Omit<DrawingProps, "scale" | "pointed"> & { y: (value: number) => number; slot: number };

/** How high the bar is over which the figure of an end would reach. */
function besideEnd(bars: readonly YearBar[], index: number, isLast: boolean): number {
  const amount = isLast ? bars[index - 1]?.other : bars[index + 1]?.main;
  return amount?.value ?? 0;
}

/** The first and the last known figure, each at the end of its bar, where no bar of the year next to it stands in its place. */
function EndFigures({ bars, y, slot, write }: EndFiguresProps) {
  const isKnown = ({ main }: YearBar) => main.value !== null;
  const ends = [...new Set([bars.findIndex(isKnown), bars.findLastIndex(isKnown)])].filter((index) => index >= 0);
  return ends.map((index) => {
    const { main, other } = bars[index] ?? { main: { value: null }, other: { value: null } };
    const { value, trace } = main;
    if (value === null) return null;
    const isLast = index > bars.length / 2;
    // The last leans away from the bar beside its own; over the first, both bars have their room.
    const highest = isLast ? value : Math.max(value, other.value ?? value);
    if (value >= 0 && besideEnd(bars, index, isLast) > highest) return null;
    return (
      <text
        key={index}
        x={percent(index * slot + slot * (isLast ? 0.48 : 0.14))}
        y={value < 0 ? y(value) + 13 : y(highest) - 4}
        textAnchor={isLast ? "end" : "start"}
        className="year-bars-end num"
        data-trace={trace}
      >
        {write(value)}
      </text>
    );
  });
}
