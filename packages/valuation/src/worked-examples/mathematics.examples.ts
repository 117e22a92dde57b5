import * as valuation from "../index.ts";
import { fairBand, statusOf, summarise } from "../report/summary.ts";
import { type Adapters, known, requiredReturn } from "./example-inputs.ts";

export const mathematicsExamples = {
  "reverse.implied_growth": (inputs) => {
    const dividend = inputs.number("dividend_per_share_0_usd");
    const costOfEquity = requiredReturn(inputs);
    const price = inputs.number("price_usd");
    const searched = valuation.impliedGrowth({
      target: price,
      valueAt: (growth) => valuation.gordonGrowth({ dividend, growth, costOfEquity }),
    });
    return { implied_growth: searched.kind === "root" ? searched.growth : searched.kind };
  },
  "monte_carlo.linear_input": (inputs) => {
    const rate = inputs.number("wacc");
    const growth = inputs.number("growth_rate");
    const mean = inputs.number("fcf_1_mean");
    const coefficientOfVariation = inputs.number("fcf_1_cv");
    const simulation = valuation.simulate({
      paths: inputs.number("paths"),
      seed: 1,
      draw: (random) => {
        const nextFlow = valuation.lognormalDraw({ random, mean, coefficientOfVariation });
        return valuation.growingPerpetuity({ nextFlow, rate, growth });
      },
    });
    return {
      mean: simulation.mean,
      sd: simulation.standardDeviation,
      p05: simulation.percentile(0.05),
      p50: simulation.percentile(0.5),
      p95: simulation.percentile(0.95),
    };
  },
  "math.npv": (inputs) => ({
    npv: valuation.npv({ rate: inputs.number("rate"), flows: inputs.numbers("cash_flows") }),
  }),
  "math.xnpv": (inputs) => {
    const flows = inputs.numbers("cash_flows");
    const dates = inputs.strings("dates");
    const internal = known(valuation.xirr({ flows, dates }));
    return {
      xnpv: valuation.xnpv({ rate: inputs.number("rate"), flows, dates }),
      xirr: internal.kind === "root" ? internal.rate : internal.rates,
    };
  },
  "math.cagr": (inputs) => ({
    cagr: valuation.cagr({
      start: inputs.number("start"),
      end: inputs.number("end"),
      years: inputs.number("periods"),
    }),
  }),
  "summary.aggregate": (inputs) => {
    const values = inputs.numbers("method_values");
    const price = inputs.number("current_price");
    const votes = values.map((value, index) => ({ method: known(valuation.methodNames[index]), value }));
    const same = { conservative: votes, neutral: votes, optimistic: votes };
    const summary = summarise({ votes: same, scenario: "neutral", estimating: votes.length, price, standing: null });
    if (fairBand !== inputs.number("fair_band")) throw new Error("the example uses another fair band");
    return {
      mean: summary.mean,
      sd_sample: summary.standardDeviation,
      sd_population: valuation.populationStandardDeviation(values),
      min: summary.minimum,
      max: summary.maximum,
      statuses: values.map((value) => statusOf(value, price)),
      signal: summary.signal.kind,
      price_position: summary.pricePosition,
    };
  },
} satisfies Adapters;
