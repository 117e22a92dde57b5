import { scaleLinear } from "d3-scale";

export type ChartLine = {
  name: string;
  color: string;
  dash?: string;
  width?: number;
  values: readonly (number | null)[];
};
export type ChartCandle = { open: number; high: number; low: number; close: number };
export type ChartBars = { values: readonly (number | null)[]; color: string };

type TechnicalChartProps = {
  dates: readonly string[];
  lines?: readonly ChartLine[];
  /** The space between two lines, shaded. */
  band?: { name: string; upper: readonly (number | null)[]; lower: readonly (number | null)[] };
  bars?: ChartBars;
  /** Ranges of a day or week, hollow for a gain and filled for a loss: colour is for verdicts. */
  candles?: readonly ChartCandle[];
  /** Levels that the reader should see. */
  marks?: readonly number[];
  /** The scale, where it is fixed. */
  span?: readonly [number, number];
  height: number;
  write: (value: number) => string;
};

const WIDTH = 1_000;
const mostDates = 4;

/** Lines over time, drawn alike on the server and here; the sentence before it and the table after it say the same. */
export function TechnicalChart(props: TechnicalChartProps) {
  const { dates, lines = [], band, bars, candles = [], marks = [], span, height, write } = props;
  const shown = [...lines.map(({ values }) => values), ...(band ? [band.upper, band.lower] : [])].flat();
  const ranges = candles.flatMap(({ high, low }) => [high, low]);
  const known = [...shown, ...ranges, ...(bars ? [...bars.values, 0] : [])].filter((value) => value !== null);
  if (known.length === 0) return null;
  const scale = span
    ? scaleLinear(span, [height, 0])
    : scaleLinear([Math.min(...known), Math.max(...known)], [height, 0]).nice(4);
  const x = (index: number) => (dates.length < 2 ? WIDTH / 2 : (index / (dates.length - 1)) * WIDTH);
  const levels = span ? [...marks] : scale.ticks(4);
  return (
    <div aria-hidden="true">
      <Key lines={lines} band={band} />
      <div className="technical-plot">
        <svg
          viewBox={`0 0 ${WIDTH} ${height}`}
          preserveAspectRatio="none"
          width="100%"
          height={height}
          aria-hidden="true"
          className="block"
        >
          {levels.map((level) => (
            <line key={level} className="technical-level" x1="0" x2={WIDTH} y1={scale(level)} y2={scale(level)} />
          ))}
          {band ? <path d={areaOf(band, x, scale)} fill="var(--s1)" /> : null}
          {bars ? <Bars bars={bars} x={x} y={scale} slot={WIDTH / Math.max(1, dates.length)} /> : null}
          <Candles candles={candles} x={x} y={scale} slot={WIDTH / Math.max(1, dates.length)} />
          {lines.map(({ name, color, dash, width = 1.5, values }) => (
            <path
              key={name}
              d={pathOf(values, x, scale)}
              fill="none"
              stroke={color}
              strokeWidth={width}
              strokeDasharray={dash}
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
        <div className="technical-levels num">
          {levels.map((level) => (
            <span key={level} style={{ top: `${scale(level)}px` }}>
              {write(level)}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}

type Position = (value: number) => number;

/** Pieces without gaps: a day without a value ends one and the next begins another. */
function pathOf(values: readonly (number | null)[], x: Position, y: Position): string {
  return values
    .map((value, index) => {
      if (value === null) return "";
      const isFirst = index === 0 || values[index - 1] == null;
      return `${isFirst ? "M" : "L"}${x(index).toFixed(1)} ${y(value).toFixed(2)}`;
    })
    .join("");
}

function areaOf({ upper, lower }: NonNullable<TechnicalChartProps["band"]>, x: Position, y: Position): string {
  const places = upper.flatMap((high, index) => {
    const low = lower[index];
    return high === null || low == null ? [] : [{ index, high, low }];
  });
  if (places.length < 2) return "";
  const point = (index: number, value: number) => `${x(index).toFixed(1)} ${y(value).toFixed(2)}`;
  const there = places.map(({ index, high }) => point(index, high));
  const back = places.toReversed().map(({ index, low }) => point(index, low));
  return `M${[...there, ...back].join("L")}Z`;
}

function Bars({ bars, x, y, slot }: { bars: ChartBars; x: Position; y: Position; slot: number }) {
  const rectangles = bars.values
    .map((value, index) => {
      if (value === null) return "";
      const [left, top, bottom] = [x(index) - slot * 0.35, Math.min(y(value), y(0)), Math.max(y(value), y(0))];
      return `M${left.toFixed(1)} ${top.toFixed(2)}h${(slot * 0.7).toFixed(2)}V${bottom.toFixed(2)}h${(-slot * 0.7).toFixed(2)}Z`;
    })
    .join("");
  return <path d={rectangles} fill={bars.color} />;
}

function Candles({ candles, x, y, slot }: { candles: readonly ChartCandle[]; x: Position; y: Position; slot: number }) {
  if (candles.length === 0) return null;
  const wicks = candles.map(
    ({ high, low }, index) => `M${x(index).toFixed(1)} ${y(high).toFixed(2)}V${y(low).toFixed(2)}`,
  );
  const bodies = candles.map(({ open, close }, index) => {
    const [top, bottom] = [y(Math.max(open, close)), y(Math.min(open, close))];
    const [left, width] = [(x(index) - slot * 0.32).toFixed(1), (slot * 0.64).toFixed(2)];
    const path = `M${left} ${top.toFixed(2)}h${width}V${bottom.toFixed(2)}h-${width}Z`;
    return { path, isGain: close >= open };
  });
  const drawn = (isGain: boolean) => bodies.flatMap((body) => (body.isGain === isGain ? [body.path] : [])).join("");
  return (
    <g className="technical-candles">
      <path d={wicks.join("")} />
      <path d={drawn(true)} fill="var(--paper)" />
      <path d={drawn(false)} fill="var(--ink)" />
    </g>
  );
}

function Key({ lines, band }: Pick<TechnicalChartProps, "band"> & { lines: readonly ChartLine[] }) {
  if (lines.length + (band ? 1 : 0) < 2) return null;
  return (
    <p className="technical-key t-tiny">
      {lines.map(({ name, color, dash, width = 1.5 }) => (
        <span key={name}>
          <svg width="20" height="8" aria-hidden="true">
            <line x1="0" x2="20" y1="4" y2="4" stroke={color} strokeWidth={width + 0.5} strokeDasharray={dash} />
          </svg>
          {name}
        </span>
      ))}
      {band ? (
        <span>
          <i style={{ background: "var(--s1)" }} />
          {band.name}
        </span>
      ) : null}
    </p>
  );
}

type ChartDatesProps = { dates: readonly string[]; writeDate: (date: string) => string };

/** The axis that drawings over one another share. */
export function ChartDates({ dates, writeDate }: ChartDatesProps) {
  const count = Math.min(mostDates, dates.length);
  const shown = Array.from(
    { length: count },
    (_, index) => dates[Math.round((index / Math.max(1, count - 1)) * (dates.length - 1))] ?? "",
  );
  return (
    <p className="technical-dates num t-tiny" aria-hidden="true">
      {[...new Set(shown)].map((date) => (
        <span key={date}>{writeDate(date)}</span>
      ))}
    </p>
  );
}
