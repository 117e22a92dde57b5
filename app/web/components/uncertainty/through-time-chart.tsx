import type { ValueAtDate } from "@valora/valuation/through-time";
import { useTranslations } from "use-intl";
import { stretchesOf, type TimeScale, timeScaleOf } from "../../../charts/time-scale.ts";
import { useFormats } from "../../analysis/formats.ts";

const plotHeight = 240;
const axisHeight = 40;
const percent = (value: number) => `${value.toFixed(2)}%`;

/** The band of the value month by month, its middle and the price; a tick below where new accounts arrived. */
export function ThroughTimeChart({ points }: { points: readonly ValueAtDate[] }) {
  const scale = timeScaleOf(
    points.map(({ asOf }) => asOf),
    points.flatMap(({ price, high }) => [price, high ?? 0]),
  );
  return (
    <div className="time-chart" aria-hidden="true">
      <Key />
      <svg className="block w-full" height={plotHeight + axisHeight} aria-hidden="true">
        <Grid scale={scale} />
        <svg
          y="0"
          width="100%"
          height={plotHeight}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          overflow="visible"
          aria-hidden="true"
        >
          <ValueBand points={points} scale={scale} />
          <PastLine points={points} scale={scale} of="value" />
          <PastLine points={points} scale={scale} of="price" />
        </svg>
        <Filings points={points} scale={scale} />
        <Years scale={scale} />
      </svg>
    </div>
  );
}

function Key() {
  const t = useTranslations("uncertainty.throughTime.key");
  return (
    <p className="time-key t-tiny">
      <span>
        <i className="key-price" />
        {t("price")}
      </span>
      <span>
        <i className="key-value" />
        {t("value")}
      </span>
      <span>
        <i className="key-band" />
        {t("band")}
      </span>
      <span>
        <i className="key-filing" />
        {t("filing")}
      </span>
    </p>
  );
}

function Grid({ scale: { ticks, y } }: { scale: TimeScale }) {
  const formats = useFormats();
  const decimals = (ticks.at(-1) ?? 0) < 8 ? 1 : 0;
  return ticks.map((tick) => {
    const at = (y(tick) / 100) * plotHeight;
    return (
      <g key={tick}>
        <line x1="0" x2="100%" y1={at} y2={at} stroke="var(--line)" />
        <text x="0" y={Math.max(11, at - 4)} className="axis">
          {formats.number(tick, decimals)}
        </text>
      </g>
    );
  });
}

type Drawn = { points: readonly ValueAtDate[]; scale: Pick<TimeScale, "x" | "y"> };

/** The values between the two outer scenarios, in a drawing of 100 by 100. */
export function ValueBand({ points, scale: { x, y } }: Drawn) {
  return stretchesOf(points, ({ low, high }) => low !== null && high !== null).map((stretch) => {
    const edge = (of: "low" | "high") => stretch.map((index) => `${x(index)} ${y(points[index]?.[of] ?? 0)}`);
    const outline = [...edge("high"), ...edge("low").reverse()];
    return <path key={stretch[0]} d={`M${outline.join("L")}Z`} fill="var(--s2)" />;
  });
}

const pens = {
  price: { stroke: "var(--ink)", strokeWidth: 1.5 },
  value: { stroke: "var(--s5)", strokeWidth: 1.5, strokeDasharray: "4 3" },
} as const;

/** The price, or the value between its band, in a drawing of 100 by 100. */
export function PastLine({ points, scale: { x, y }, of }: Drawn & { of: keyof typeof pens }) {
  return stretchesOf(points, (point) => point[of] !== null).map((stretch) => {
    const corners = stretch.map((index) => `${x(index)} ${y(points[index]?.[of] ?? 0)}`);
    return (
      <path
        key={stretch[0]}
        d={`M${corners.join("L")}`}
        fill="none"
        vectorEffect="non-scaling-stroke"
        strokeLinejoin="round"
        {...pens[of]}
      />
    );
  });
}

function Filings({ points, scale: { x } }: Drawn) {
  return points.map(({ asOf, fiscalYearEnd }, index) =>
    index > 0 && fiscalYearEnd !== points[index - 1]?.fiscalYearEnd ? (
      <line
        key={asOf}
        x1={percent(x(index))}
        x2={percent(x(index))}
        y1={plotHeight}
        y2={plotHeight + 7}
        stroke="var(--ink-3)"
        strokeWidth="1.5"
      />
    ) : null,
  );
}

/** On a narrow screen every third year only. */
function Years({ scale: { years, x } }: { scale: TimeScale }) {
  return years.map(({ index, year }, place) => (
    <text
      key={year}
      x={percent(x(index))}
      y={plotHeight + 24}
      textAnchor={x(index) > 94 ? "end" : "middle"}
      className={place % 3 === 0 ? "axis" : "axis time-odd"}
    >
      {year}
    </text>
  ));
}
