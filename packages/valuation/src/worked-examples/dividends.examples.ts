import * as valuation from "../index.ts";
import { type Adapters, known, requiredReturn } from "./example-inputs.ts";

export const dividendExamples = {
  "ddm.gordon": (inputs) => {
    const costOfEquity = requiredReturn(inputs);
    const dividend = inputs.number("dividend_per_share_0_usd");
    const value = valuation.gordonGrowth({ dividend, growth: inputs.number("growth_rate"), costOfEquity });
    return { cost_of_equity: costOfEquity, value_per_share_usd: value };
  },
  "ddm.two_stage": (inputs) => {
    const growth = inputs.number("eps_growth_stage1");
    const answer = known(
      valuation.twoStageDividends({
        earningsPerShare: inputs.number("eps_1_usd") / (1 + growth),
        growth,
        years: inputs.number("years_stage1"),
        payout: inputs.number("payout_stage1"),
        costOfEquity: inputs.number("cost_of_equity_stage1"),
        stableGrowth: inputs.number("growth_stable"),
        stablePayout: inputs.number("payout_stable"),
        stableCostOfEquity: inputs.number("cost_of_equity_stable"),
        terminalDiscountRate: inputs.number("terminal_discount_rate"),
      }),
    );
    return {
      pv_dividends_stage1_usd: answer.presentValueOfDividends,
      terminal_value_per_share_usd: answer.terminalValue,
      value_per_share_usd: answer.value,
    };
  },
  "ddm.three_stage": (inputs) => {
    const answer = known(
      valuation.threeStageDividends({
        dividend: inputs.number("dividend_per_share_0_usd"),
        growth: inputs.number("growth_stage1"),
        years: inputs.number("years_stage1"),
        transitionGrowth: inputs.number("growth_stage2"),
        transitionYears: inputs.number("years_stage2"),
        stableGrowth: inputs.number("growth_stable"),
        costOfEquity: requiredReturn(inputs),
      }),
    );
    return { terminal_value_at_6_usd: answer.terminalValue, value_per_share_usd: answer.value };
  },
  "ddm.h_model": (inputs) => {
    const costOfEquity = requiredReturn(inputs);
    const value = valuation.hModel({
      dividend: inputs.number("dividend_per_share_0_usd"),
      initialGrowth: inputs.number("growth_initial"),
      stableGrowth: inputs.number("growth_stable"),
      halfLife: inputs.number("fade_years") / 2,
      costOfEquity,
    });
    return { required_return: costOfEquity, value_per_share_usd: value };
  },
  "ddm.implied_return": (inputs) => {
    const gordon = inputs.inside("gordon");
    const fading = inputs.inside("h_model");
    return {
      gordon_required_return: valuation.impliedReturnGordon({
        nextDividend: gordon.number("dividend_per_share_1_usd"),
        price: gordon.number("price_usd"),
        growth: gordon.number("growth_rate"),
      }),
      h_model_required_return: valuation.impliedReturnHModel({
        dividend: fading.number("dividend_per_share_0_usd"),
        price: fading.number("price_usd"),
        initialGrowth: fading.number("growth_initial"),
        stableGrowth: fading.number("growth_stable"),
        halfLife: fading.number("fade_years") / 2,
      }),
    };
  },
} satisfies Adapters;
