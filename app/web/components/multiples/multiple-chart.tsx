import { useTranslations } from "use-intl";
import { type MultipleScale, multipleScaleOf } from "../../../charts/multiple-scale.ts";
import { stretchesOf } from "../../../charts/time-scale.ts";
import { useFormats } from "../../analysis/formats.ts";
import { PointedPlot, usePointedPlace } from "../../design/pointed-plot.tsx";
import { useAbsence } from "../fundamentals/traced-figure.tsx";
import { MonthPlot } from "../uncertainty/month-plot.tsx";
import type { MultipleLine, Multiples } from "./multiples.ts";
import { useMultipleWriter } from "./use-multiple-writer.ts";

type MultipleChartProps = { line: MultipleLine; months: Multiples["months"] };

const percent = (value: number) => `${value.toFixed(2)}%`;

/** The months of one multiple over its own percentiles; pointer, finger and arrows read each out, with why one has no figure. */
export function MultipleChart({ line, months }: MultipleChartProps) {
  const t = useTranslations();
  const { name } = line;
  const place = usePointedPlace(months.length);
  const { pointed, at } = place;
  const readOut = useReadOut(name);
  const [p10, p25, p50, p75, p90] = line.band.map(({ value }) => value);
  const band = bandOf({ p10, p25, p50, p75, p90 });
  const scale = multipleScaleOf({
    dates: months.map(({ asOf }) => asOf),
    values: months.map(({ cells }) => cells[name].value),
    band: band && { low: band.p10, high: band.p90 },
    today: line.today.value,
  });
  const month = months[at];
  if (month === undefined) return null;
  const { date, text } = readOut(month);
  return (
    <figure className="multiple-chart" aria-label={t(`quantities.${name}`)}>
      <p className="past-read-out num">
        <b>{date}</b>
        <span data-trace={`multiples/months/${month.asOf}/cells/${name}/value`}>{text}</span>
      </p>
      <PointedPlot
        place={place}
        stand="fromEdgeToEdge"
        label={t("multiples.read", { name: t(`quantities.${name}`) })}
        text={`${date}, ${text}`}
      >
        <Drawing line={line} months={months} scale={scale} band={band} />
        {pointed === null ? null : <i style={{ left: percent(scale.x(at)) }} />}
      </PointedPlot>
      {band === null ? null : <Key name={name} />}
      {scale.isCut ? <p className="constant t-tiny text-ink-3">{t("multiples.cut")}</p> : null}
    </figure>
  );
}

type Band = { p10: number; p25: number; p50: number; p75: number; p90: number };

/** Null unless all are known. */
function bandOf({ p10, p25, p50, p75, p90 }: { [Key in keyof Band]: number | null | undefined }): Band | null {
  if (p10 == null || p25 == null || p50 == null || p75 == null || p90 == null) return null;
  return { p10, p25, p50, p75, p90 };
}

function useReadOut(name: MultipleLine["name"]) {
  const t = useTranslations();
  const formats = useFormats();
  const absence = useAbsence();
  const writer = useMultipleWriter();
  return ({ asOf, cells }: Multiples["months"][number]) => {
    const cell = cells[name];
    const date = formats.date(asOf);
    if (cell.value === null) return { date, text: t("multiples.noFigure", { reason: absence(cell) }) };
    return { date, text: `${t(`quantities.${name}`)} ${writer(name)(cell.value)}` };
  };
}

function Key({ name }: { name: MultipleLine["name"] }) {
  const t = useTranslations();
  return (
    <p className="multiple-key t-tiny constant" aria-hidden="true">
      <span className="multiple-key-line">{t("multiples.key.line", { name: t(`quantities.${name}`) })}</span>
      <span className="multiple-key-median">{t("multiples.key.median")}</span>
      <span className="multiple-key-inner">{t("multiples.key.inner")}</span>
      <span className="multiple-key-outer">{t("multiples.key.outer")}</span>
    </p>
  );
}

type DrawingProps = MultipleChartProps & { scale: MultipleScale; band: Band | null };

function Drawing({ line: { name }, months, scale, band }: DrawingProps) {
  const write = useTickWriter(name, scale.ticks);
  const values = months.map(({ cells }) => cells[name].value);
  return (
    <MonthPlot scale={scale} write={write} mayThinYears under={band && <Bands band={band} scale={scale} />}>
      <path
        d={pathOf(values, scale)}
        fill="none"
        stroke="var(--ink)"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </MonthPlot>
  );
}

function Bands({ band, scale }: { band: Band; scale: MultipleScale }) {
  const rect = (low: number, high: number, fill: string) => (
    <rect x="0" width="100" y={scale.y(high)} height={Math.max(0, scale.y(low) - scale.y(high))} fill={fill} />
  );
  return (
    <>
      {rect(band.p10, band.p90, "var(--s1)")}
      {rect(band.p25, band.p75, "var(--s2)")}
      <path
        d={`M0 ${scale.y(band.p50)}H100`}
        stroke="var(--s5)"
        strokeDasharray="4 3"
        vectorEffect="non-scaling-stroke"
      />
    </>
  );
}

/** Only what is known is drawn: a month without a figure breaks the line, and one alone is a dot. */
function pathOf(values: readonly (number | null)[], { x, y }: MultipleScale): string {
  return stretchesOf(values, (value) => value !== null)
    .map((stretch) => {
      const corners = stretch.map((index) => `${x(index)} ${y(values[index] ?? 0)}`);
      return `M${corners.join("L")}${corners.length === 1 ? "h0" : ""}`;
    })
    .join("");
}

function useTickWriter(name: MultipleLine["name"], ticks: readonly number[]) {
  const formats = useFormats();
  const step = Math.abs((ticks[1] ?? 1) - (ticks[0] ?? 0));
  if (name === "freeCashFlowYield") return (tick: number) => formats.percent(tick, step < 0.01 ? 1 : 0);
  return (tick: number) => `${formats.number(tick, step < 1 ? 1 : 0)}×`;
}
