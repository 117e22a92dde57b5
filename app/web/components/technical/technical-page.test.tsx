import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import {
  type TechnicalAnswer,
  type TechnicalPoint,
  technicalIndicators,
} from "../../../core/fundamentals/contracts/technical.ts";
import { technicalQueryIn } from "../../../core/fundamentals/contracts/technical-address.ts";
import { languages } from "../../../messages/languages.ts";
import { staged } from "../analysis/page/render-with-messages.tsx";
import { TechnicalPage } from "./technical-page.tsx";

const point = (day: number, close: number): TechnicalPoint => ({
  date: `2026-11-${day}`,
  open: null,
  high: null,
  low: null,
  close,
  volume: 2_500_000,
  sma50: close - 2,
  sma200: null,
  ema20: close - 1,
  bollingerUpper: close + 4,
  bollingerLower: close - 4,
  rsi14: 61.25,
  macd: 0.5,
  macdSignal: null,
  macdHistogram: null,
  atr14: null,
  obv: 1_000,
});
const points = [point(18, 70), point(19, 71), point(20, 72.5)];
const read = (value: number, node: number, unit: "perShare" | "rate" | "count" | "shares" = "perShare") => ({
  value,
  unit,
  node,
});
const answer: TechnicalAnswer = {
  schemaVersion: 1,
  included: [],
  ticker: "KO",
  name: "Coca-Cola Company",
  absent: null,
  notes: [],
  series: {
    currency: "USD",
    source: "tiingo",
    adjustedFor: "splits",
    range: "1y",
    step: "day",
    points,
    latest: points.toReversed(),
    indicators: technicalIndicators,
    to: "2026-11-20",
    ageInDays: 1,
    isOld: false,
    readings: {
      close: read(72.5, 3),
      change: read(0.125, 4, "rate"),
      overLongAverage: null,
      highest: read(75, 5),
      lowest: read(60, 6),
      volume: read(2_500_000, 7, "shares"),
      sma50: read(70.5, 8),
      sma200: null,
      ema20: read(71.5, 9),
      bollingerUpper: read(76.5, 10),
      bollingerLower: read(68.5, 11),
      rsi14: read(61.25, 12, "count"),
      macd: read(0.5, 13),
      macdSignal: null,
      atr14: null,
    },
    staleSince: null,
  },
};
const textOf = async (
  shown: TechnicalAnswer,
  language: (typeof languages)[number],
  address = "/analysis/KO/technical",
) =>
  renderToString(await staged(<TechnicalPage answer={shown} shown={null} />, language, address)).replaceAll(
    "<!-- -->",
    "",
  );
const words = (html: string) => html.replace(/<[^>]+>/g, "").replaceAll("\u00a0", " ");

describe("the page of prices", () => {
  it("says what the last session says, and what is unknown", async () => {
    const text = words(await textOf(answer, "es"));
    expect(text).toContain("cerró a 72,50 US$");
    expect(text).toContain("En 1 año, +12,5 %.");
    expect(text).toContain("Aún no hay 200 sesiones");
    expect(text).toContain("Rango de 52 semanas: de 60,00 US$ a 75,00 US$.");
    expect(text).toContain("61,3 de 100");
    expect(text).toContain("en 14 sesiones: no hay datos para calcularlo.");
    expect(text).toContain("Hasta el 20 nov 2026. Fuente: Tiingo. Ajustado por desdoblamientos, no por dividendos.");
    expect(text).toContain("No entran en el valor");
    expect(text).not.toContain("Precios no actualizados");
  });

  it("opens the prices behind every number of its sentences", async () => {
    const html = await textOf(answer, "en");
    expect([...html.matchAll(/data-trace="technical\/1y\/trace\/(\d+)"/g)].map(([, node]) => node)).toEqual(
      ["3", "4", "6", "5", "7", "12", "13"], // in the order of reading
    );
  });

  it("opens the prices behind every number of its table of sessions", async () => {
    const html = await textOf(answer, "en", "/analysis/KO/technical?range=3m");
    const table = html.slice(html.indexOf("years-table"));
    const cells = [...table.matchAll(/data-trace="technical\/(2026-11-\d+)\/cells\/(\w+)\/value"/g)];
    expect(cells.filter(([, , column]) => column === "rsi14").map(([, day]) => day)).toEqual([
      "2026-11-20",
      "2026-11-19",
      "2026-11-18",
    ]);
    expect(cells).toHaveLength(3 * 9); // two prices a day would be invented: openings and extremes are not known
    expect(html).toContain('href="/analysis/KO/technical?range=3m&amp;trace=2026-11-19.rsi14#trace"');
  });

  it("says that included prices are old and what is not known of their terms", async () => {
    const { series } = answer;
    if (series === null) throw new Error("no series");
    const old = { ...series, source: "bundled", to: "2026-04-24", ageInDays: 211, isOld: true };
    const text = words(await textOf({ ...answer, series: old }, "es"));
    expect(text).toContain("Precios no actualizados: acaban el 24 abr 2026, hace 211 días.");
    expect(text).toContain("quien los publica no indica condiciones de uso");
  });

  it("draws and lists only the indicators that were asked for, and each link says what it would change", async () => {
    const { series } = answer;
    if (series === null) throw new Error("no series");
    const html = await textOf({ ...answer, series: { ...series, indicators: ["sma", "rsi"] } }, "en");
    const text = words(html);
    expect(text).toContain("Moving averages 50 and 200: hide");
    expect(text).toContain("MACD: show");
    expect(text).not.toContain("The exponential average of 12");
    expect(text).not.toContain("The band is two deviations");
    expect(html).toContain('href="/analysis/KO/technical?indicators=sma%2Crsi%2Cmacd"');
    expect(html).toContain('href="/api/v1/technical.csv?ticker=KO&amp;range=1y&amp;lang=en&amp;indicators=sma%2Crsi"');
  });

  it("names the companies whose prices are included where this one's are not", async () => {
    const included = [{ ticker: "RACE.MI", name: "Ferrari" }];
    const html = await textOf({ ...answer, series: null, absent: "noSource", included }, "it");
    expect(html).toContain('href="/analysis/RACE.MI/technical"');
    expect(words(html)).toContain("DATA_SOURCES");
  });

  it("draws candles where every day tells its extremes, and never out of closes alone", async () => {
    const address = "/analysis/KO/technical?view=candles&range=3m";
    expect(await textOf(answer, "en", address)).not.toMatch(/technical-candles|How the price is drawn/);
    const whole = points.map((each) => ({ ...each, open: each.close - 1, high: each.close + 1, low: each.close - 2 }));
    const { series } = answer;
    if (series === null) throw new Error("no series");
    const text = await textOf({ ...answer, series: { ...series, points: whole } }, "en", address);
    expect(text).toContain('class="technical-candles"');
    expect(text).toContain("hollow for a gain and filled for a loss");
    expect(text).toContain('href="/analysis/KO/technical?range=3m&amp;view=candles');
  });

  it("begins with the averages alone, and reads the last session above the drawings", async () => {
    expect(technicalQueryIn("KO", new URLSearchParams()).indicators).toEqual(["sma"]);
    const { series } = answer;
    if (series === null) throw new Error("no series");
    const html = await textOf({ ...answer, series: { ...series, indicators: ["sma"] } }, "es");
    expect(html).toContain('href="/analysis/KO/technical?indicators=sma%2Crsi"');
    expect(words(html)).toContain("20 nov 2026Cierre 72,50Media 50 70,50Volumen 2,5 M");
  });

  it("is said in every language, with prices and without", async () => {
    for (const language of languages) {
      expect(await textOf(answer, language)).not.toMatch(/technical\.(?!csv)|\{\w/);
      for (const absent of ["noSource", "noAnswer", "unreadable"] as const) {
        const text = await textOf({ ...answer, series: null, absent }, language);
        expect(text).not.toMatch(/technical\.(?!csv)|\{\w/);
        expect(text).toContain('href="/analysis/KO"');
      }
    }
  });
});
