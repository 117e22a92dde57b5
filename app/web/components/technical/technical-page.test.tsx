import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { TechnicalAnswer, TechnicalPoint } from "../../../contracts/technical.ts";
import { languages } from "../../../messages/languages.ts";
import { staged } from "../analysis/stage.tsx";
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
const answer: TechnicalAnswer = {
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
    yearRange: { highest: 75, lowest: 60 },
    overLongAverage: null,
    change: 0.125,
    staleSince: null,
  },
};
const textOf = async (
  shown: TechnicalAnswer,
  language: (typeof languages)[number],
  address = "/analysis/KO/technical",
) => renderToString(await staged(<TechnicalPage answer={shown} />, language, address)).replaceAll("<!-- -->", "");

describe("the page of prices", () => {
  it("says what the last session says, and what is unknown", async () => {
    const text = (await textOf(answer, "es")).replaceAll("\u00a0", " ");
    expect(text).toContain("cerró a 72,50 US$");
    expect(text).toContain("En 1 año, +12,5 %.");
    expect(text).toContain("Aún no hay 200 sesiones");
    expect(text).toContain("Entre 60,00 US$ y 75,00 US$");
    expect(text).toContain("61,3 de 100");
    expect(text).toContain("de media de 14: no hay datos para calcularlo.");
    expect(text).toContain("Fuente: Tiingo. Ajustado por desdoblamientos, no por dividendos.");
    expect(text).toContain("No se usa en el valor");
  });

  it("draws candles where every day tells its extremes, and never out of closes alone", async () => {
    const address = "/analysis/KO/technical?view=candles&range=3m";
    expect(await textOf(answer, "en", address)).not.toMatch(/technical-candles|view=candles/);
    const whole = points.map((each) => ({ ...each, open: each.close - 1, high: each.close + 1, low: each.close - 2 }));
    const { series } = answer;
    if (series === null) throw new Error("no series");
    const text = await textOf({ ...answer, series: { ...series, points: whole } }, "en", address);
    expect(text).toContain('class="technical-candles"');
    expect(text).toContain("hollow for a gain and filled for a loss");
    expect(text).toContain('href="/analysis/KO/technical?range=3m&amp;view=candles"');
  });

  it("is said in every language, with prices and without", async () => {
    for (const language of languages) {
      expect(await textOf(answer, language)).not.toMatch(/technical\.|\{\w/);
      for (const absent of ["noSource", "noAnswer", "unreadable"] as const) {
        const text = await textOf({ ...answer, series: null, absent }, language);
        expect(text).not.toMatch(/technical\.|\{\w/);
        expect(text).toContain('href="/analysis/KO"');
      }
    }
  });
});
