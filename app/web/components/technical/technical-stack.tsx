import { type PointerEvent, type ReactNode, useId, useState } from "react";
import { useTranslations } from "use-intl";
import {
  linesOfIndicator,
  type TechnicalPoint,
  type TechnicalSeries,
} from "../../../core/fundamentals/contracts/technical.ts";
import { useFormats } from "../../analysis/formats.ts";
import { ChartDates } from "./technical-chart.tsx";

type Column = Exclude<keyof TechnicalPoint, "date">;

const amounts: readonly Column[] = ["volume", "obv"];
const million = 1e6;

/** Drawings over one another on one axis of dates, with one line through all of them and its figures above. */
export function TechnicalStack({ series, children }: { series: TechnicalSeries; children: ReactNode }) {
  const t = useTranslations("technical");
  const formats = useFormats();
  const id = useId();
  const { points } = series;
  const last = points.length - 1;
  const [pointed, setPointed] = useState<number | null>(null);
  const write = useReadOut(series);
  const point = points[Math.min(pointed ?? last, last)];
  if (point === undefined) return null;
  const at = pointed === null ? last : Math.min(pointed, last);
  const follow = ({ currentTarget, clientX }: PointerEvent<HTMLDivElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const share = (clientX - left) / Math.max(1, width - levelsInPixels);
    setPointed(Math.round(Math.min(1, Math.max(0, share)) * last));
  };
  return (
    <>
      <p className="technical-read-out num t-small" id={id}>
        <b>{formats.date(point.date)}</b>
        {write(point).map(({ column, name, value }) => (
          <span key={column}>
            <span className="constant">{name}</span>{" "}
            <b data-trace={`technical/${point.date}/cells/${column}/value`}>{value}</b>
          </span>
        ))}
      </p>
      <div
        className="technical-stack"
        onPointerMove={follow}
        onPointerDown={follow}
        onPointerLeave={() => setPointed(null)}
      >
        {children}
        {pointed === null ? null : (
          <div className="technical-crosshair" aria-hidden="true">
            <i style={{ left: `${(at / Math.max(1, last)) * 100}%` }} />
          </div>
        )}
      </div>
      <ChartDates dates={points.map(({ date }) => date)} writeDate={formats.date} />
      <input
        type="range"
        className="technical-session scripts-only"
        aria-label={t("session")}
        aria-valuetext={[formats.date(point.date), ...write(point).map(({ name, value }) => `${name} ${value}`)].join(
          ", ",
        )}
        min={0}
        max={last}
        value={at}
        onChange={({ target }) => setPointed(Number(target.value))}
      />
    </>
  );
}

/** As wide as the column of levels beside each drawing. */
const levelsInPixels = 64;

/** The figures of a session, of the lines that are drawn. */
function useReadOut({ indicators, step }: TechnicalSeries) {
  const t = useTranslations("technical");
  const formats = useFormats();
  const columns: Column[] = ["close", ...indicators.flatMap((each) => linesOfIndicator[each])];
  // Of a week it is the sum, which is no figure of its last session.
  if (step === "day") columns.push("volume");
  return (point: TechnicalPoint) =>
    columns.flatMap((column) => {
      const value = point[column];
      if (value == null) return [];
      const isAmount = amounts.includes(column);
      const figure = isAmount ? formats.number(value / million, 1) : formats.amount(value);
      return [{ column, name: t(`lines.${column}`), value: isAmount ? t("inMillions", { figure }) : figure }];
    });
}
