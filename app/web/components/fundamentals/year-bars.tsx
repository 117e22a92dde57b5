export type YearBar = { label: string; main: number | null; other: number | null };

const height = 132;
/** As many years as have room for their names on a narrow screen, and on any. */
const fewBars = 6;
const manyBars = 10;
const percent = (value: number) => `${value.toFixed(2)}%`;

type YearBarsProps = { bars: readonly YearBar[]; names: { main: string; other: string } };

/** Two figures a year side by side, oldest first; a year that is unknown stays empty. Losses hang below the line. */
export function YearBars({ bars, names }: YearBarsProps) {
  const values = bars.flatMap(({ main, other }) => [main ?? 0, other ?? 0]);
  const highest = Math.max(0, ...values);
  const lowest = Math.min(0, ...values);
  const span = highest - lowest || 1;
  const y = (value: number) => ((highest - value) / span) * height;
  const isEverySecond = (index: number) => index % 2 === (bars.length - 1) % 2;
  const isNamed = (index: number) => bars.length <= manyBars || isEverySecond(index);
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
    <div className="year-bars" aria-hidden="true">
      <p className="year-bars-key t-tiny">
        <span>
          <i style={{ background: "var(--s3)" }} />
          {names.main}
        </span>
        {bars.some(({ other }) => other !== null) ? (
          <span>
            <i style={{ background: "var(--s5)" }} />
            {names.other}
          </span>
        ) : null}
      </p>
      <svg className="block w-full" height={height + 22} aria-hidden="true">
        {bars.map(({ label, main, other }, index) => {
          const left = index * slot;
          return [
            bar(main, left + slot * 0.14, "var(--s3)", `${label}-main`),
            bar(other, left + slot * 0.5, "var(--s5)", `${label}-other`),
            isNamed(index) ? (
              <text
                key={label}
                x={percent(left + slot / 2)}
                y={height + 17}
                textAnchor="middle"
                fontSize="12"
                fill="var(--ink-3)"
                className={bars.length <= fewBars || isEverySecond(index) ? "constant" : "constant year-bars-odd"}
              >
                {label}
              </text>
            ) : null,
          ];
        })}
        <line x1="0" x2="100%" y1={y(0)} y2={y(0)} stroke="var(--ink-3)" strokeWidth="1" />
      </svg>
    </div>
  );
}
