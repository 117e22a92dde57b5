import * as valuation from "../technical/index.ts";
import { type Adapters, type Inputs, known } from "./example-inputs.ts";

/** The places of an indicator that have an answer. */
const answered = (line: valuation.IndicatorLine) => line.filter((value) => value !== null);

/** The series of `ta-rsi-edges`, which are given in words. */
const series: Readonly<Record<string, number[]>> = {
  "rising 1..20": Array.from({ length: 20 }, (_, index) => index + 1),
  "falling 20..1": Array.from({ length: 20 }, (_, index) => 20 - index),
  "flat 10x20": Array.from({ length: 20 }, () => 10),
};

function lastOf(inputs: Inputs): (number | null)[] {
  const period = inputs.number("period");
  return inputs.strings("cases").map((words) => valuation.rsi({ prices: known(series[words]), period }).at(-1) ?? null);
}

export const indicatorExamples = {
  "ta.rsi_wilder": (inputs) => {
    if (inputs.has("cases")) return { rsi_last: lastOf(inputs) };
    return { rsi: answered(valuation.rsi({ prices: inputs.numbers("closes"), period: inputs.number("period") })) };
  },
  "ta.sma": (inputs) => ({
    sma: answered(valuation.sma({ prices: inputs.numbers("closes"), period: inputs.number("period") })),
  }),
  "ta.macd": (inputs) => {
    const { line } = valuation.macd({
      prices: inputs.numbers("closes"),
      fast: inputs.number("fast"),
      slow: inputs.number("slow"),
      seed: "firstPrice",
    });
    return { macd: inputs.numbers("indices").map((index) => line[index]) };
  },
  "ta.atr": (inputs) => {
    const [lows, closes] = [inputs.numbers("low"), inputs.numbers("close")];
    const bars = inputs
      .numbers("high")
      .map((high, index) => ({ high, low: known(lows[index]), close: known(closes[index]) }));
    return { atr: answered(valuation.atr({ bars, period: inputs.number("period") })) };
  },
  // The sheet begins with the second day: the first has nothing to be compared with.
  "ta.obv": (inputs) => ({
    obv: valuation.obv({ prices: inputs.numbers("close"), volumes: inputs.numbers("volume") }).slice(1),
  }),
} satisfies Adapters;
