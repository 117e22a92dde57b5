import { type ReactNode, useId } from "react";
import { useTranslations } from "use-intl";
import type { TechnicalPoint, TechnicalSeries } from "../../../contracts/technical.ts";
import { useFormats } from "../../formats.ts";
import { type ChartCandle, type ChartLine, TechnicalChart } from "./technical-chart.tsx";

type Column = Exclude<keyof TechnicalPoint, "date">;
export type PriceView = "line" | "candles";
type Chart = "price" | "volume" | "rsi" | "macd" | "atr" | "obv";

const million = 1e6;

/** Each indicator in its own drawing, with what it says in a sentence. */
export function TechnicalCharts({ series, view }: { series: TechnicalSeries; view: PriceView }) {
  const t = useTranslations("technical");
  const formats = useFormats();
  const { points, step } = series;
  const dates = points.map(({ date }) => date);
  const of = (column: Column) => points.map((point) => point[column]);
  const last = points.at(-1);
  const said = (column: Column, write: (value: number) => string) => {
    const value = last?.[column] ?? null;
    return value === null ? t("unknown") : write(value);
  };
  const line = (column: keyof typeof looks): ChartLine => ({
    name: t(`lines.${column}`),
    values: of(column),
    ...looks[column],
  });
  const common = { dates, height: 96, write: formats.amount, writeDate: formats.date };
  const inMillions = (values: readonly (number | null)[]) =>
    values.map((value) => (value === null ? null : value / million));
  const writeMillions = (value: number) =>
    formats.number(value, Number.isInteger(value) || Math.abs(value) >= 10 ? 0 : 1);
  return (
    <>
      <Section chart="price" say={view === "candles" ? t("says.candles", { step }) : t("says.price")}>
        <TechnicalChart
          {...common}
          height={280}
          lines={[line("sma200"), line("sma50"), line("ema20"), ...(view === "line" ? [line("close")] : [])]}
          candles={view === "candles" ? (candlesOf(points) ?? []) : []}
          band={{ name: t("lines.bands"), upper: of("bollingerUpper"), lower: of("bollingerLower") }}
        />
      </Section>
      <Section
        chart="volume"
        say={t("says.volume", { step, value: said("volume", (v) => writeMillions(v / million)) })}
      >
        <TechnicalChart
          {...common}
          bars={{ values: inMillions(of("volume")), color: "var(--s3)" }}
          write={writeMillions}
        />
      </Section>
      <Section chart="rsi" say={t("says.rsi", { value: said("rsi14", (v) => formats.number(v, 1)) })}>
        <TechnicalChart
          {...common}
          lines={[line("rsi14")]}
          span={[0, 100]}
          marks={[0, 30, 70, 100]}
          write={(value) => formats.number(value)}
        />
      </Section>
      <Section
        chart="macd"
        say={t("says.macd", { value: said("macd", formats.amount), signal: said("macdSignal", formats.amount) })}
      >
        <TechnicalChart
          {...common}
          lines={[line("macd"), line("macdSignal")]}
          bars={{ values: of("macdHistogram"), color: "var(--s2)" }}
        />
      </Section>
      <Section chart="atr" say={t("says.atr", { value: said("atr14", (v) => formats.price(v, series.currency)) })}>
        <TechnicalChart {...common} lines={[line("atr14")]} />
      </Section>
      <Section chart="obv" say={t("says.obv")}>
        <TechnicalChart {...common} lines={[{ ...line("obv"), values: inMillions(of("obv")) }]} write={writeMillions} />
      </Section>
    </>
  );
}

/** Null where a day does not tell its opening and its extremes: a candle made up of closes would be invented. */
export function candlesOf(points: readonly TechnicalPoint[]): readonly ChartCandle[] | null {
  const candles = points.flatMap(({ open, high, low, close }) =>
    open === null || high === null || low === null ? [] : [{ open, high, low, close }],
  );
  return candles.length === points.length ? candles : null;
}

/** Ink is the price; the others differ in colour and, from the second on, in their dashes. */
const looks = {
  close: { color: "var(--ink)" },
  sma50: { color: "var(--c2)" },
  sma200: { color: "var(--c3)", dash: "7 3" },
  ema20: { color: "var(--c4)", dash: "2 2" },
  rsi14: { color: "var(--ink)" },
  macd: { color: "var(--ink)" },
  macdSignal: { color: "var(--c3)", dash: "7 3" },
  atr14: { color: "var(--ink)" },
  obv: { color: "var(--ink)" },
} as const satisfies Partial<Record<Column, Pick<ChartLine, "color" | "dash">>>;

function Section({ chart, say, children }: { chart: Chart; say: string; children: ReactNode }) {
  const t = useTranslations("technical.charts");
  const id = useId();
  return (
    <section className="sec" aria-labelledby={id}>
      <div className="sec-head">
        <h2 className="t-h2" id={id}>
          {t(chart)}
        </h2>
      </div>
      <figure className="technical-figure">
        <figcaption className="t-say">{say}</figcaption>
        {children}
      </figure>
    </section>
  );
}
