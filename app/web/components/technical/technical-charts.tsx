import { type ReactNode, useId } from "react";
import { useTranslations } from "use-intl";
import type {
  TechnicalIndicator,
  TechnicalPoint,
  TechnicalSeries,
} from "../../../core/fundamentals/contracts/technical.ts";
import { useFormats } from "../../analysis/formats.ts";
import { type ChartCandle, type ChartLine, TechnicalChart } from "./technical-chart.tsx";
import type { PriceView } from "./technical-choices.tsx";
import { TechnicalFigure } from "./technical-figure.tsx";
import { TechnicalStack } from "./technical-stack.tsx";

type Column = Exclude<keyof TechnicalPoint, "date">;
type Chart = "price" | "volume" | "rsi" | "macd" | "atr" | "obv";

const million = 1e6;

type Drawn = { series: TechnicalSeries; view: PriceView };

/** The price, what was traded and each indicator that was asked for, over one another, each with what it says in a sentence. */
export function TechnicalCharts({ series, view }: Drawn) {
  const has = (indicator: TechnicalIndicator) => series.indicators.includes(indicator);
  const t = useTranslations("technical");
  const id = useId();
  return (
    <section className="sec" aria-labelledby={id}>
      <div className="sec-head">
        <h2 className="t-h2" id={id}>
          {t("stack")}
        </h2>
      </div>
      <TechnicalStack series={series}>
        <PriceChart series={series} view={view} />
        <VolumeChart series={series} />
        {has("rsi") ? <StrengthChart series={series} /> : null}
        {has("macd") ? <ConvergenceChart series={series} /> : null}
        {has("atr") ? <RangeChart series={series} /> : null}
        {has("obv") ? <BalanceChart series={series} /> : null}
      </TechnicalStack>
    </section>
  );
}

/** The data of all charts of a series. */
function useDrawing({ points }: TechnicalSeries) {
  const t = useTranslations("technical");
  const formats = useFormats();
  const of = (column: Column) => points.map((point) => point[column] ?? null);
  const line = (column: keyof typeof looks): ChartLine => ({
    name: t(`lines.${column}`),
    values: of(column),
    ...looks[column],
  });
  const dates = points.map(({ date }) => date);
  return { of, line, common: { dates, height: 96, write: formats.amount } };
}

function PriceChart({ series, view }: Drawn) {
  const t = useTranslations("technical");
  const { of, line, common } = useDrawing(series);
  const has = (indicator: TechnicalIndicator) => series.indicators.includes(indicator);
  const lines = [
    ...(has("sma") ? [line("sma200"), line("sma50")] : []),
    ...(has("ema") ? [line("ema20")] : []),
    ...(view === "line" ? [line("close")] : []),
  ];
  const band = { name: t("lines.bands"), upper: of("bollingerUpper"), lower: of("bollingerLower") };
  return (
    <Pane
      chart="price"
      say={t("says.price", {
        view,
        step: series.step,
        sma: String(has("sma")),
        ema: String(has("ema")),
        bands: String(has("bollinger")),
      })}
    >
      <TechnicalChart
        {...common}
        height={280}
        lines={lines}
        candles={view === "candles" ? (candlesOf(series.points) ?? []) : []}
        {...(has("bollinger") ? { band } : {})}
      />
    </Pane>
  );
}

const inMillions = (values: readonly (number | null)[]) =>
  values.map((value) => (value === null ? null : value / million));

function useMillions() {
  const formats = useFormats();
  return (value: number) => formats.number(value, Number.isInteger(value) || Math.abs(value) >= 10 ? 0 : 1);
}

function VolumeChart({ series }: { series: TechnicalSeries }) {
  const t = useTranslations("technical");
  const { of, common } = useDrawing(series);
  const write = useMillions();
  const reading = series.readings.volume;
  return (
    <Pane
      chart="volume"
      say={t.rich("says.volume", {
        value: () => <TechnicalFigure reading={reading} write={(value) => write(value / million)} />,
      })}
    >
      <TechnicalChart {...common} bars={{ values: inMillions(of("volume")), color: "var(--s3)" }} write={write} />
    </Pane>
  );
}

function StrengthChart({ series }: { series: TechnicalSeries }) {
  const t = useTranslations("technical");
  const formats = useFormats();
  const { line, common } = useDrawing(series);
  const reading = series.readings.rsi14;
  return (
    <Pane
      chart="rsi"
      say={t.rich("says.rsi", {
        value: () => <TechnicalFigure reading={reading} write={(value) => formats.number(value, 1)} />,
      })}
    >
      <TechnicalChart
        {...common}
        lines={[line("rsi14")]}
        span={[0, 100]}
        marks={[0, 30, 70, 100]}
        write={(value) => formats.number(value)}
      />
    </Pane>
  );
}

function ConvergenceChart({ series }: { series: TechnicalSeries }) {
  const t = useTranslations("technical");
  const formats = useFormats();
  const { of, line, common } = useDrawing(series);
  const { macd, macdSignal } = series.readings;
  return (
    <Pane
      chart="macd"
      say={t.rich("says.macd", {
        value: () => <TechnicalFigure reading={macd} write={formats.amount} />,
        signal: () => <TechnicalFigure reading={macdSignal} write={formats.amount} />,
      })}
    >
      <TechnicalChart
        {...common}
        lines={[line("macd"), line("macdSignal")]}
        bars={{ values: of("macdHistogram"), color: "var(--s2)" }}
      />
    </Pane>
  );
}

function RangeChart({ series }: { series: TechnicalSeries }) {
  const t = useTranslations("technical");
  const formats = useFormats();
  const { line, common } = useDrawing(series);
  const { atr14 } = series.readings;
  return (
    <Pane
      chart="atr"
      say={t.rich("says.atr", {
        value: () => <TechnicalFigure reading={atr14} write={(value) => formats.price(value, series.currency)} />,
      })}
    >
      <TechnicalChart {...common} lines={[line("atr14")]} />
    </Pane>
  );
}

function BalanceChart({ series }: { series: TechnicalSeries }) {
  const t = useTranslations("technical");
  const { of, line, common } = useDrawing(series);
  const write = useMillions();
  return (
    <Pane chart="obv" say={t("says.obv")}>
      <TechnicalChart {...common} lines={[{ ...line("obv"), values: inMillions(of("obv")) }]} write={write} />
    </Pane>
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

function Pane({ chart, say, children }: { chart: Chart; say: ReactNode; children: ReactNode }) {
  const t = useTranslations("technical.charts");
  return (
    <figure className="technical-pane">
      <figcaption className="constant t-small">
        <b>{t(chart)}</b> <span className="text-ink-2">{say}</span>
      </figcaption>
      {children}
    </figure>
  );
}
