import * as valuation from "../index.ts";
import { type Adapters, known, requiredReturn } from "./example-inputs.ts";

export const multipleExamples = {
  "multiples.justified_pe": (inputs) => {
    const payout = inputs.number("payout");
    const growth = valuation.fundamentalGrowth({ retention: 1 - payout, returnOnCapital: inputs.number("roe") });
    const costOfEquity = requiredReturn(inputs);
    return {
      growth,
      justified_forward_pe: valuation.justifiedForwardPriceToEarnings({ payout, costOfEquity, growth }),
    };
  },
  "multiples.peg": (inputs) => {
    const growth = inputs.numbers("growth_pct");
    return {
      peg: inputs
        .numbers("forward_pe")
        .map((priceToEarnings, index) => valuation.pegRatio({ priceToEarnings, growthPercent: known(growth[index]) })),
    };
  },
  "multiples.ev_ebitda": (inputs) => {
    const ebitda = inputs.number("revenue") - inputs.number("cogs") - inputs.number("sga") - inputs.number("other");
    const netDebt = inputs.numbers("net_debt");
    const values = inputs
      .numbers("market_cap")
      .map((marketCapitalization, index) =>
        valuation.marketToEnterpriseValue({ marketCapitalization, debt: known(netDebt[index]), cash: 0 }),
      );
    return {
      ebitda,
      enterprise_value: values,
      ev_ebitda: values.map((enterpriseValue) => valuation.evToEbitda({ enterpriseValue, ebitda })),
    };
  },
  "multiples.regression_pe": (inputs) => ({
    predicted_pe: valuation.regressionMultiple({
      intercept: inputs.number("intercept"),
      coefficients: ["beta_coef", "growth_coef", "payout_coef"].map(inputs.number),
      values: ["beta", "growth_rate", "payout"].map(inputs.number),
    }),
  }),
  "eps.graham_number": (inputs) => ({
    graham_number_usd: valuation.grahamNumber({
      earningsPerShare: inputs.number("eps_usd"),
      bookValuePerShare: inputs.number("book_value_per_share_usd"),
    }),
  }),
  "eps.graham_growth": (inputs) => ({
    value: valuation.grahamGrowthValue({
      earningsPerShare: inputs.number("eps"),
      growthPercent: inputs.number("growth_pct"),
      aaaYieldPercent: inputs.number("aaa_yield_pct"),
    }),
  }),
  "eps.forward_multiple": (inputs) => {
    const answer = known(
      valuation.forwardEarningsMultiple({
        earningsPerShare: inputs.number("eps_0_usd"),
        growth: inputs.number("growth_rate"),
        years: inputs.number("years"),
        exitPriceToEarnings: inputs.number("future_pe"),
        requiredReturn: inputs.number("required_return"),
        marginOfSafety: inputs.number("margin_of_safety"),
      }),
    );
    return {
      future_eps_usd: answer.futureEarningsPerShare,
      future_price_usd: answer.futurePrice,
      value_today_usd: answer.value,
      mos_price_usd: answer.priceWithMarginOfSafety,
    };
  },
} satisfies Adapters;
