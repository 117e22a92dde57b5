import type { CurrencyCode, Fundamentals } from "@valora/valuation";
import type { ValueAtDate } from "@valora/valuation/through-time";
import { memo } from "react";
import { useTranslations } from "use-intl";
import { type PastScale, pastScaleOf } from "../../../../charts/past-scale.ts";
import { useFormats } from "../../../analysis/formats.ts";
import { PointedPlot, usePointedPlace } from "../../../design/pointed-plot.tsx";
import { MonthPlot } from "../../uncertainty/month-plot.tsx";
import { PastLine, ValueBand } from "../../uncertainty/through-time-chart.tsx";
import { ThroughTimeRows } from "../../uncertainty/through-time-table.tsx";
import { FoldLink } from "../folds/fold-link.tsx";
import { useFold } from "../folds/folds.tsx";
import { drawnPrice, useStanding } from "./use-standing.ts";

type PastFigureProps = {
  points: readonly ValueAtDate[];
  fundamentals: Fundamentals;
  /** Whether the page stands at a price of the reader's own, which is none of those that are drawn. */
  isAtOwnPrice: boolean;
};

/** The price of the last years over the band of the values; nothing where they are not known. */
export const PastFigure = memo(function PastFigure(props: PastFigureProps) {
  const t = useTranslations("past");
  const formats = useFormats();
  const { points, fundamentals, isAtOwnPrice } = props;
  const say = useStanding(points, isAtOwnPrice);
  // Of a single month there is no line.
  if (points.length < 2) return null;
  return (
    <figure className="past" id="past">
      <figcaption className="field-head">
        <h2 className="t-say">{say}</h2>
        <span className="t-tiny text-ink-3">{t("caption", { currency: formats.currency(fundamentals.currency) })}</span>
      </figcaption>
      <PastChart points={points} currency={fundamentals.currency} isAtOwnPrice={isAtOwnPrice} />
      <p className="past-basis t-tiny text-ink-3">
        {t.rich("basis", {
          link: (chunks) => (
            <a className="link" href="#through-time">
              {chunks}
            </a>
          ),
        })}
        <TableLink />
      </p>
      <PastTable points={points} fundamentals={fundamentals} />
    </figure>
  );
});

const percent = (value: number) => `${value.toFixed(2)}%`;

type Drawn = Pick<PastFigureProps, "points" | "isAtOwnPrice"> & { currency: CurrencyCode };

/** The drawing, a mark that follows pointer and keyboard, and the figures at it, which name the lines. */
function PastChart({ points, currency, isAtOwnPrice }: Drawn) {
  const t = useTranslations("past");
  const place = usePointedPlace(points.length);
  const { pointed, at } = place;
  const scale = pastScaleOf(points);
  const point = points[at];
  const write = useReadOut(currency, isAtOwnPrice);
  if (point === undefined) return null;
  const { date, figures } = write(point);
  return (
    <>
      <p className="past-read-out num">
        <b>{date}</b>
        {figures.map(({ name, text, trace }) => (
          <span key={name} className={`past-${name}`} data-trace={trace}>
            {text}
          </span>
        ))}
      </p>
      <PointedPlot
        place={place}
        stand="fromEdgeToEdge"
        label={t("month")}
        text={[date, ...figures.map(({ text }) => text)].join(", ")}
      >
        <Drawing points={points} scale={scale} />
        {pointed === null ? null : <i style={{ left: percent(scale.x(at)) }} />}
      </PointedPlot>
      {scale.cutAt === null ? null : <p className="constant t-tiny text-ink-3">{t("cut")}</p>}
    </>
  );
}

/** The figures of a month in words, with where each can be asked for. */
function useReadOut(currency: CurrencyCode, isAtOwnPrice: boolean) {
  const t = useTranslations("past");
  const formats = useFormats();
  return ({ asOf, price, value, low, high }: ValueAtDate) => {
    const address = `throughTime/points/${asOf}`;
    const figures = [
      {
        name: "price",
        text: t("price", { of: drawnPrice(isAtOwnPrice), price: formats.price(price, currency) }),
        trace: `${address}/price`,
      },
    ];
    if (value !== null)
      figures.push({ name: "value", text: t("value", { value: formats.amount(value) }), trace: `${address}/value` });
    if (low !== null && high !== null)
      figures.push({
        name: "band",
        text: t("band", { low: formats.amount(low), high: formats.amount(high) }),
        trace: `${address}/low ${address}/high`,
      });
    return { date: formats.date(asOf), figures };
  };
}

function Drawing({ points, scale }: { points: readonly ValueAtDate[]; scale: PastScale }) {
  const formats = useFormats();
  const decimals = (scale.ticks.at(-1) ?? 0) < 8 ? 1 : 0;
  return (
    <MonthPlot scale={scale} write={(tick) => formats.number(tick, decimals)}>
      <ValueBand points={points} scale={scale} />
      <PastLine points={points} scale={scale} of="value" />
      <PastLine points={points} scale={scale} of="price" />
    </MonthPlot>
  );
}

function TableLink() {
  const t = useTranslations("uncertainty.work");
  const fold = useFold("past");
  if (fold === null) return null;
  return (
    <>
      <span className="no-print">{" · "}</span>
      <FoldLink fold={fold} className="link no-print">
        {t("asTable")}
      </FoldLink>
    </>
  );
}

function PastTable({ points, fundamentals }: Pick<PastFigureProps, "points" | "fundamentals">) {
  const fold = useFold("past");
  return fold?.isOpen ? <ThroughTimeRows points={points} fundamentals={fundamentals} /> : null;
}
