import type { ReactNode } from "react";

/** A mark on a line of a chart: an ink bar, a hollow ring or a small bar; an unknown value is not drawn. */
type Mark = { kind: "bar" | "ring" | "dash"; value: number | null };
type MarkName = { kind: Mark["kind"] | "span"; label: string };

export type ScaleRow = {
  key: string;
  label: ReactNode;
  marks: readonly Mark[];
  /** A stretch behind the marks: how far it may be from them. */
  span?: { low: number; high: number } | undefined;
  figure: string;
};

type ScaleChartProps = {
  rows: readonly ScaleRow[];
  scale: Scale;
  /** The value that everything is read against, and its name over the chart. */
  line: { value: number; label: string };
  format: (value: number) => string;
};

type KeyedScaleChartProps = Omit<ScaleChartProps, "scale"> & {
  /** The length of a step of the scale, and what it holds besides the marks. */
  scale: { step: number; holds: readonly number[] };
  names: readonly MarkName[];
};

type Scale = { from: number; to: number; ticks: readonly number[] };

const rowHeight = 34;
const percent = (value: number) => `${value.toFixed(2)}%`;

/** Figures of several things on a scale that holds them all, a row each, and under it what its marks mean. */
export function KeyedScaleChart({ scale: { step, holds }, names, rows, ...chart }: KeyedScaleChartProps) {
  const marked = rows.flatMap(({ marks }) => marks.flatMap(({ value }) => value ?? []));
  return (
    <>
      <ScaleChart {...chart} rows={rows} scale={scaleOver([...marked, ...holds], step)} />
      <ScaleKey marks={names} />
    </>
  );
}

/** The table beside it says the same to those who do not see it. */
function ScaleChart({ rows, scale, line, format }: ScaleChartProps) {
  const at = (value: number) => ((value - scale.from) / (scale.to - scale.from)) * 100;
  return (
    <div className="scale-chart" aria-hidden="true">
      <div className="scale-row">
        <span />
        <svg className="scale-plot" height="18" aria-hidden="true">
          <text x={percent(at(line.value))} y="12" textAnchor="middle" className="axis axis-ink">
            {line.label}
          </text>
        </svg>
      </div>
      {rows.map((row) => (
        <div key={row.key} className="scale-row">
          <span className="scale-label">{row.label}</span>
          <svg className="scale-plot" height={rowHeight} aria-hidden="true">
            <Row row={row} scale={scale} at={at} line={line.value} />
          </svg>
          <span className="scale-figure num">{row.figure}</span>
        </div>
      ))}
      <div className="scale-row">
        <span />
        <svg className="scale-plot" height="20" aria-hidden="true">
          {scale.ticks.map((tick, index) => (
            <text key={tick} x={percent(at(tick))} y="14" textAnchor={anchorOf(index, scale)} className="axis">
              {format(tick)}
            </text>
          ))}
        </svg>
      </div>
    </div>
  );
}

/** The first and the last keep within the drawing. */
function anchorOf(index: number, { ticks }: Scale): "start" | "middle" | "end" {
  if (index === 0) return "start";
  return index === ticks.length - 1 ? "end" : "middle";
}

type RowProps = { row: ScaleRow; scale: Scale; at: (value: number) => number; line: number };

function Row({ row: { marks, span }, scale, at, line }: RowProps) {
  const middle = rowHeight / 2;
  return (
    <>
      {scale.ticks.map((tick) => (
        <line key={tick} x1={percent(at(tick))} x2={percent(at(tick))} y1="0" y2={rowHeight} stroke="var(--line)" />
      ))}
      {span === undefined ? null : (
        <rect
          x={percent(at(span.low))}
          width={percent(at(span.high) - at(span.low))}
          y={middle - 4}
          height="8"
          fill="var(--s2)"
        />
      )}
      <line x1={percent(at(line))} x2={percent(at(line))} y1="0" y2={rowHeight} stroke="var(--ink)" strokeWidth="1.5" />
      {marks.map(({ kind, value }) =>
        value === null ? null : <MarkShape key={kind} kind={kind} x={percent(at(value))} y={middle} />,
      )}
    </>
  );
}

function MarkShape({ kind, x, y }: { kind: Mark["kind"]; x: string; y: number }) {
  if (kind === "ring") return <circle cx={x} cy={y} r="5" fill="var(--paper)" stroke="var(--s5)" strokeWidth="2" />;
  const height = kind === "bar" ? 18 : 8;
  return (
    <line
      x1={x}
      x2={x}
      y1={y - height / 2}
      y2={y + height / 2}
      stroke="var(--s5)"
      strokeWidth={kind === "bar" ? 4 : 2.5}
    />
  );
}

/** The legend of a chart. */
function ScaleKey({ marks }: { marks: readonly MarkName[] }) {
  return (
    <ul className="scale-key t-small text-ink-2">
      {marks.map(({ kind, label }) => (
        <li key={kind}>
          <svg width="14" height="18" aria-hidden="true">
            {kind === "span" ? (
              <rect x="0" y="5" width="14" height="8" fill="var(--s2)" />
            ) : (
              <MarkShape kind={kind} x="7" y={9} />
            )}
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}

/** A scale of whole steps that holds all values. */
function scaleOver(values: readonly number[], step: number): Scale {
  const from = Math.floor(Math.min(...values) / step + 1e-9) * step;
  const to = Math.ceil(Math.max(...values) / step - 1e-9) * step;
  const count = Math.max(1, Math.round((to - from) / step));
  return { from, to: from + count * step, ticks: Array.from({ length: count + 1 }, (_, index) => from + index * step) };
}
