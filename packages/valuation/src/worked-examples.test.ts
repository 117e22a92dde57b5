import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import * as valuation from "./index.ts";

/** The published examples lie beside the repository; without them this file skips. */
const file = resolve(import.meta.dirname, "../../../../shared/examples/worked-examples.json");

type Json = number | string | boolean | null | readonly Json[] | { readonly [key: string]: Json };
type Example = {
  id: string;
  method: string;
  inputs: Record<string, Json>;
  expected: Record<string, Json>;
  tolerance: number | Record<string, number>;
};
type Answers = Record<string, unknown>;

/** Reads inputs of an example by type; a missing or wrong one fails the test by name. */
function reader(inputs: Record<string, Json>) {
  const has = (name: string) => name in inputs;
  const number = (name: string): number => {
    const value = inputs[name];
    if (typeof value !== "number") throw new Error(`input ${name} is not a number`);
    return value;
  };
  const optional = (name: string): number | undefined => (has(name) ? number(name) : undefined);
  const boolean = (name: string): boolean => inputs[name] === true;
  const list = (name: string): readonly Json[] => {
    const value = inputs[name];
    if (!Array.isArray(value)) throw new Error(`input ${name} is not a list`);
    return value;
  };
  const numbers = (name: string): number[] => list(name).map(Number);
  const strings = (name: string): string[] => list(name).map(String);
  const record = (value: Json | undefined) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) throw new Error("not an object");
    return reader(value as Record<string, Json>); // an object that is no list is a record
  };
  return {
    has,
    number,
    optional,
    boolean,
    list,
    numbers,
    strings,
    inside: (name: string) => record(inputs[name]),
    cases: (name: string) => list(name).map(record),
  };
}
type Inputs = ReturnType<typeof reader>;

/** Asserts that a formula had an answer. */
function known<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error("the formula gave no answer");
  return value;
}

const repeat = (value: number, times: number) => Array.from({ length: times }, () => value);

/** CAPM when the example gives its parts, else the return as given. */
function requiredReturn(inputs: Inputs): number {
  if (inputs.has("required_return")) return inputs.number("required_return");
  if (inputs.has("cost_of_equity")) return inputs.number("cost_of_equity");
  const riskFreeRate = inputs.number("risk_free_rate");
  const premium = inputs.optional("equity_risk_premium") ?? inputs.number("market_return") - riskFreeRate;
  return valuation.capm({ riskFreeRate, beta: inputs.number("beta"), equityRiskPremium: premium });
}

const adapters: Record<string, (inputs: Inputs, expected: Record<string, Json>) => Answers> = {
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
  "wacc.capm_market_weights": (inputs) => {
    const equity = inputs.number("market_value_equity_musd");
    const debt = inputs.number("market_value_debt_musd");
    const taxRate = inputs.number("tax_rate");
    const costOfDebt = valuation.costOfDebt({
      riskFreeRate: inputs.number("risk_free_rate"),
      spread: inputs.number("default_spread"),
    });
    const weights = known(valuation.capitalWeights({ equity, debt }));
    return {
      equity_weight: weights.equity,
      debt_weight: weights.debt,
      after_tax_cost_of_debt: valuation.afterTaxCostOfDebt({ costOfDebt, taxRate }),
      wacc: valuation.wacc({ equity, debt, costOfEquity: inputs.number("cost_of_equity"), costOfDebt, taxRate }),
    };
  },
  "beta.unlever_relever": (inputs) => {
    if (inputs.has("asset_beta")) {
      const equityBeta = valuation.releverBeta({
        unleveredBeta: inputs.number("asset_beta"),
        debtToEquity: inputs.number("debt_to_equity"),
        taxRate: inputs.number("tax_rate"),
      });
      return { equity_beta: equityBeta };
    }
    const assetBeta = valuation.unleverBeta({
      leveredBeta: inputs.number("comparable_equity_beta"),
      debtToEquity: inputs.number("comparable_debt_to_equity"),
      taxRate: inputs.number("comparable_tax_rate"),
    });
    const target = {
      debtToEquity: inputs.number("target_debt_to_equity"),
      taxRate: inputs.number("target_tax_rate"),
    };
    return {
      asset_beta: assetBeta,
      target_equity_beta: valuation.releverBeta({ unleveredBeta: assetBeta, ...target }),
    };
  },
  "wacc.capm": (inputs) => {
    const shared = { riskFreeRate: inputs.number("risk_free_rate"), beta: inputs.number("beta") };
    const premium = inputs.number("equity_risk_premium");
    const stablePremium = inputs.optional("equity_risk_premium_stable") ?? premium;
    return {
      cost_of_equity: valuation.capm({ ...shared, equityRiskPremium: premium }),
      cost_of_equity_stable: valuation.capm({ ...shared, equityRiskPremium: stablePremium }),
    };
  },
  "cost_of_debt.synthetic_rating": (inputs) => {
    const coverage = known(
      valuation.interestCoverage({
        ebit: inputs.number("ebit_musd"),
        interestExpense: inputs.number("interest_expense_musd"),
      }),
    );
    const table = inputs.list("table_rows").map((row) => {
      const [coverageAtLeast, rating, spread] = Array.isArray(row) ? row : [];
      return { coverageAtLeast: Number(coverageAtLeast), rating: String(rating), spread: Number(spread) };
    });
    const row = known(valuation.syntheticRating({ coverage, table }));
    return { interest_coverage: coverage, rating: row.rating, default_spread: row.spread };
  },
  "cost_of_debt.after_tax": (inputs) => {
    const spreads = inputs.numbers("default_spread");
    const taxRates = inputs.numbers("tax_rate");
    const beforeTax = inputs
      .numbers("risk_free_rate")
      .map((riskFreeRate, index) => valuation.costOfDebt({ riskFreeRate, spread: known(spreads[index]) }));
    return {
      pre_tax: beforeTax,
      after_tax: beforeTax.map((costOfDebt, index) =>
        valuation.afterTaxCostOfDebt({ costOfDebt, taxRate: known(taxRates[index]) }),
      ),
    };
  },
  "dcf.fcff": (inputs) => {
    if (inputs.has("fcff_0_musd")) {
      const answer = valuation.threeStageEnterpriseValue({
        flow: inputs.number("fcff_0_musd"),
        growth: inputs.number("growth_stage1"),
        years: inputs.number("years_stage1"),
        transitionGrowth: inputs.number("growth_stage2"),
        transitionYears: inputs.number("years_stage2"),
        stableGrowth: inputs.number("growth_stable"),
        wacc: inputs.number("wacc"),
      });
      return { firm_value_musd: known(answer).value };
    }
    const debt = inputs.number("debt_weight");
    const wacc = known(
      valuation.wacc({
        equity: 1 - debt,
        debt,
        costOfEquity: inputs.number("cost_of_equity"),
        costOfDebt: inputs.number("pre_tax_cost_of_debt"),
        taxRate: inputs.number("tax_rate"),
      }),
    );
    const flows = inputs.numbers("fcff");
    const answer = valuation.enterpriseValue({ flows, wacc, terminalValue: inputs.number("terminal_value_at_5") });
    return { wacc, firm_value: known(answer).value };
  },
  "dcf.fcff_gordon": (inputs) => ({
    firm_value_musd: valuation.oneStageEnterpriseValue({
      flow: inputs.number("fcff_0_musd"),
      growth: inputs.number("growth_rate"),
      wacc: inputs.number("wacc"),
    }),
  }),
  "dcf.fcff_bridge": (inputs) => {
    const taxRate = inputs.number("tax_rate");
    const depreciation = inputs.number("depreciation");
    const costOfEquity = requiredReturn(inputs);
    const debt = inputs.number("debt");
    const costs = { costOfEquity, costOfDebt: inputs.number("pre_tax_cost_of_debt"), taxRate };
    const wacc = known(valuation.wacc({ equity: inputs.number("equity_value_weighting"), debt, ...costs }));
    const flows = inputs.numbers("ebit").map((ebit) =>
      valuation.freeCashFlowToFirm({
        ebit,
        taxRate,
        depreciation,
        capitalExpenditure: inputs.number("capex"),
        increaseInWorkingCapital: inputs.number("increase_in_nwc"),
      }),
    );
    const finalFlow = known(flows.at(-1));
    const gordon = known(
      valuation.gordonTerminalValue({ finalFlow, rate: wacc, growth: inputs.number("growth_stable") }),
    );
    const ebitda = known(inputs.numbers("ebit").at(-1)) + depreciation;
    const exit = valuation.exitMultipleTerminalValue({ metric: ebitda, multiple: inputs.number("exit_ev_ebitda") });
    const terminalValue = known(valuation.mean([gordon, exit]));
    const enterpriseValue = known(valuation.enterpriseValue({ flows, wacc, terminalValue })).value;
    const equityValue = valuation.enterpriseToEquity({ enterpriseValue, debt, cash: inputs.number("cash") });
    return {
      cost_of_equity: costOfEquity,
      wacc,
      fcff: flows,
      tv_gordon: gordon,
      tv_exit_multiple: exit,
      enterprise_value: enterpriseValue,
      equity_value: equityValue,
      value_per_share: valuation.valuePerShare({ equityValue, shares: inputs.number("shares") }),
    };
  },
  "dcf.fcfe_two_stage": (inputs) => {
    const answer = known(
      valuation.fcfeTwoStage({
        netIncome: inputs.number("net_income_0_musd"),
        returnOnEquity: inputs.number("non_cash_roe"),
        reinvestmentRate: inputs.number("equity_reinvestment_rate"),
        years: inputs.number("years_stage1"),
        costOfEquity: inputs.number("cost_of_equity_stage1"),
        stableGrowth: inputs.number("growth_stable"),
        stableReturnOnEquity: inputs.number("roe_stable"),
        stableCostOfEquity: inputs.number("cost_of_equity_stable"),
      }),
    );
    const equityValue = answer.value + inputs.number("cash_musd");
    const perShare = known(valuation.valuePerShare({ equityValue, shares: inputs.number("shares_outstanding_m") }));
    return {
      growth_stage1: answer.growth,
      fcfe_musd: answer.flows,
      pv_fcfe_musd: answer.presentValueOfFlows,
      terminal_value_musd: answer.terminalValue,
      pv_terminal_musd: answer.presentValueOfTerminalValue,
      equity_operating_musd: answer.value,
      equity_total_musd: equityValue,
      value_per_share_usd: perShare,
      value_per_share_brl: perShare * inputs.number("fx_brl_per_usd"),
    };
  },
  "cashflow.fcfe_build": (inputs) => {
    const netIncome = inputs.number("net_income_musd");
    const debtRatio = inputs.number("debt_ratio");
    const netCapital = netIncome * inputs.number("net_capex_pct_of_ni");
    const build = (capitalExpenditure: number, increaseInWorkingCapital: number) =>
      valuation.freeCashFlowToEquity({
        netIncome,
        capitalExpenditure,
        depreciation: 0,
        increaseInWorkingCapital,
        debtRatio,
      });
    const workingCapital = inputs.number("nwc_change_musd");
    const toEquity = build(netCapital, workingCapital);
    return {
      net_capex_musd: netCapital,
      equity_capex_musd: netIncome - build(netCapital, 0),
      equity_nwc_musd: netIncome - build(0, workingCapital),
      fcfe_musd: toEquity,
      equity_reinvestment_rate: 1 - toEquity / netIncome,
    };
  },
  "growth.fundamental": (inputs) => ({
    growth: inputs
      .cases("cases")
      .map((one) =>
        valuation.fundamentalGrowth({ retention: one.number("retention"), returnOnCapital: one.number("roe") }),
      ),
  }),
  "dcf.mid_year": (inputs) => {
    const flows = inputs.numbers("fcff");
    const wacc = inputs.number("wacc");
    const terminalValue = known(
      valuation.gordonTerminalValue({
        finalFlow: known(flows.at(-1)),
        rate: wacc,
        growth: inputs.number("growth_stable"),
      }),
    );
    const middle = known(valuation.enterpriseValue({ flows, wacc, terminalValue, timing: "midYear" }));
    const end = known(valuation.enterpriseValue({ flows, wacc, terminalValue }));
    return {
      discount_factor_1: middle.discountFactors[0],
      pv_fcff_1: known(flows[0]) * known(middle.discountFactors[0]),
      terminal_value: terminalValue,
      pv_fcff: middle.presentValueOfFlows,
      terminal_discount_factor: middle.terminalDiscountFactor,
      enterprise_value: middle.value,
      ratio_mid_to_end: middle.value / end.value,
    };
  },
  "dcf.stub_period": (inputs) => {
    const periods = valuation.stubPeriods({
      firstYearFraction: inputs.number("days_remaining_in_first_year") / inputs.number("days_in_year"),
      years: inputs.number("years"),
      timing: "midYear",
    });
    return {
      flow_periods: periods.flowPeriods,
      terminal_period_gordon: periods.terminalPeriodPerpetuity,
      terminal_period_exit_multiple: periods.terminalPeriodExitMultiple,
    };
  },
  "terminal.value_driver": (inputs) => ({
    value: valuation.valueDriverTerminalValue({
      nopat: inputs.number("noplat_1"),
      growth: inputs.number("growth"),
      returnOnNewCapital: inputs.number("ronic"),
      wacc: inputs.number("wacc"),
    }),
  }),
  "terminal.gordon": (inputs) => {
    const growth = inputs.number("growth_stable");
    const nopat = valuation.nopat({ ebit: inputs.number("ebit_n_musd"), taxRate: inputs.number("tax_rate") });
    return {
      fcff_n_plus_1_musd: valuation.stableFreeCashFlow({
        nopat: nopat * (1 + growth),
        growth,
        returnOnNewCapital: inputs.number("return_on_capital_stable"),
      }),
    };
  },
  "bridge.market_to_ev": (inputs) => {
    if (inputs.has("share_price_usd")) {
      const debt = inputs.number("short_term_debt_k") + inputs.number("long_term_debt_k");
      const cash = inputs.number("cash_k");
      const marketCapitalization = valuation.marketCapitalization({
        price: inputs.number("share_price_usd"),
        shares: inputs.number("shares_outstanding_k"),
      });
      return {
        market_cap_k: marketCapitalization,
        net_debt_k: valuation.netDebt({ debt, cash }),
        enterprise_value_k: valuation.marketToEnterpriseValue({ marketCapitalization, debt, cash }),
      };
    }
    const column = (name: string, index: number) => known(inputs.numbers(name)[index]);
    return {
      enterprise_value: inputs.numbers("share_price").map((price, index) =>
        valuation.marketToEnterpriseValue({
          marketCapitalization: valuation.marketCapitalization({ price, shares: column("shares", index) }),
          debt: column("debt", index),
          minorityInterests: column("minority", index),
          preferred: column("preferred", index),
          cash: column("cash", index),
        }),
      ),
    };
  },
  "dilution.treasury_stock": (inputs) => {
    const answers = inputs.cases("cases").map((one) =>
      known(
        valuation.fullyDilutedAtValue({
          equityValue: one.number("equity_musd"),
          shares: one.number("primary_shares_m"),
          grants: [{ options: one.number("options_m"), strike: one.number("strike_usd") }],
        }),
      ),
    );
    return {
      proceeds_musd: answers.map(({ proceeds }) => proceeds),
      value_per_share_usd: answers.map(({ valuePerShare }) => valuePerShare),
    };
  },
  "residual_income.persistence": (inputs) => {
    const costOfEquity = requiredReturn(inputs);
    const returnOnEquity = inputs.number("roe");
    if (inputs.has("book_value_T")) {
      const equity = inputs.number("book_value_T");
      const residualIncome = valuation.residualIncome({ netIncome: returnOnEquity * equity, equity, costOfEquity });
      return {
        residual_income_T: residualIncome,
        continuing_value_T: inputs
          .numbers("persistence_factors")
          .map((persistence) => valuation.persistenceContinuingValue({ residualIncome, persistence, costOfEquity })),
      };
    }
    const answer = valuation.persistenceResidualIncome({
      bookValue: inputs.number("book_value_per_share_0"),
      returnsOnEquity: repeat(returnOnEquity, inputs.number("years")),
      payout: inputs.number("payout"),
      costOfEquity,
      persistence: inputs.number("persistence_factor"),
    });
    return { value_per_share: known(answer).value };
  },
  "residual_income.single_stage": (inputs) => {
    const costOfEquity = requiredReturn(inputs);
    if (inputs.has("earnings_1")) {
      const bookValue = inputs.number("book_value_0");
      const netIncome = inputs.number("earnings_1");
      const growth = inputs.number("growth_of_residual_income");
      const returnOnEquity = known(valuation.roe({ netIncome, equity: bookValue }));
      return {
        residual_income_1: valuation.residualIncome({ netIncome, equity: bookValue, costOfEquity }),
        value: valuation.singleStageResidualIncome({ bookValue, returnOnEquity, costOfEquity, growth }),
        price_to_book: valuation.justifiedPriceToBook({ returnOnEquity, costOfEquity, growth }),
      };
    }
    const steady = { returnOnEquity: inputs.number("roe"), costOfEquity, growth: inputs.number("growth_rate") };
    const bookValue = inputs.number("book_value_per_share_0");
    return {
      value_per_share: valuation.singleStageResidualIncome({ bookValue, ...steady }),
      justified_pb: valuation.justifiedPriceToBook(steady),
    };
  },
  "residual_income.multistage": (inputs) => {
    const answer = valuation.multiStageResidualIncome({
      bookValue: inputs.number("book_value_per_share_0"),
      earnings: inputs.numbers("eps"),
      dividends: inputs.numbers("dps"),
      costOfEquity: requiredReturn(inputs),
    });
    return { residual_income: answer.residualIncomes, value_per_share: answer.value };
  },
  "residual_income.charge": (inputs) => {
    const equity = inputs.number("equity_usd");
    const costOfEquity = requiredReturn(inputs);
    return {
      equity_charge_usd: valuation.equityCharge({ equity, costOfEquity }),
      residual_income_usd: valuation.residualIncome({
        netIncome: inputs.number("net_income_usd"),
        equity,
        costOfEquity,
      }),
    };
  },
  "residual_income.ddm_equivalence": (inputs) => {
    const bookValue = inputs.number("book_value_per_share_0");
    const costOfEquity = requiredReturn(inputs);
    const forecast = {
      bookValue,
      returnsOnEquity: repeat(inputs.number("roe_years_1_5"), 5),
      payout: inputs.number("payout"),
      costOfEquity,
    };
    const { earnings, dividends, bookValues } = valuation.equityPath(forecast);
    const finalBook = known(bookValues.at(-1));
    const later = { returnOnEquity: inputs.number("roe_after"), costOfEquity, growth: 0 };
    const continuing = known(valuation.singleStageResidualIncome({ bookValue: finalBook, ...later }));
    const byDividends =
      valuation.npv({ rate: costOfEquity, flows: dividends }) +
      valuation.presentValue({ amount: continuing, rate: costOfEquity, years: dividends.length });
    const byResidualIncome = valuation.multiStageResidualIncome({
      bookValue,
      earnings,
      dividends,
      costOfEquity,
      continuingValue: continuing - finalBook,
    });
    return { value_by_ri: byResidualIncome.value, value_by_ddm: byDividends };
  },
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
  "nav.ncav": (inputs) => {
    const cash = inputs.number("cash_and_government_bonds_usd");
    const currentAssets = cash + inputs.number("receivables_and_merchandise_usd");
    const claims = {
      totalLiabilities: inputs.number("total_liabilities_usd"),
      preferred: inputs.number("preferred_usd"),
    };
    const marketCapitalization = valuation.marketCapitalization({
      price: inputs.number("price_usd"),
      shares: inputs.number("shares_outstanding"),
    });
    const netCurrentAssets = valuation.netCurrentAssetValue({ currentAssets, ...claims });
    return {
      net_worth_usd: valuation.bookValue({
        totalAssets: currentAssets + inputs.number("fixed_assets_usd"),
        ...claims,
      }),
      market_cap_usd: marketCapitalization,
      ncav_usd: netCurrentAssets,
      price_to_cash: marketCapitalization / cash,
      price_to_ncav: marketCapitalization / netCurrentAssets,
    };
  },
  "nav.book": (inputs) => {
    const claims = {
      totalAssets: inputs.number("total_assets_usd"),
      totalLiabilities: inputs.number("total_liabilities_usd"),
      preferred: inputs.number("preferred_equity_usd"),
    };
    const shares = inputs.number("common_shares");
    const bookValue = valuation.bookValue(claims);
    return {
      common_equity_usd: bookValue,
      book_value_per_share_usd: valuation.bookValuePerShare({ ...claims, shares }),
      tangible_book_per_share_usd: valuation.tangibleBookValuePerShare({
        bookValue,
        goodwill: inputs.number("goodwill_usd"),
        intangibles: inputs.number("intangibles_usd"),
        shares,
      }),
    };
  },
  "reverse.implied_growth": (inputs) => {
    const dividend = inputs.number("dividend_per_share_0_usd");
    const costOfEquity = requiredReturn(inputs);
    const price = inputs.number("price_usd");
    const searched = valuation.impliedGrowth({
      target: price,
      valueAt: (growth) => valuation.gordonGrowth({ dividend, growth, costOfEquity }),
    });
    expect(searched.kind === "root" ? searched.growth : searched).toBeCloseTo(
      known(valuation.impliedGrowthGordon({ dividend, price, costOfEquity })),
      12,
    );
    return { implied_growth: valuation.impliedGrowthGordon({ dividend, price, costOfEquity }) };
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
  "quality.altman_z": (inputs) => {
    const salesCoefficient = inputs.optional("x5_coefficient");
    if (inputs.has("total_assets")) {
      const ratios = known(
        valuation.altmanRatios({
          totalAssets: inputs.number("total_assets"),
          workingCapital: inputs.number("working_capital"),
          retainedEarnings: inputs.number("retained_earnings"),
          ebit: inputs.number("ebit"),
          equity: inputs.number("market_value_equity"),
          totalLiabilities: inputs.number("total_liabilities"),
          sales: inputs.number("sales"),
        }),
      );
      const { score, zone } = valuation.altmanZ({ ...ratios, salesCoefficient });
      return { z: score, zone };
    }
    const scoreOf = (value: (name: string) => number) =>
      valuation.altmanZ({
        workingCapitalToAssets: value("wc_ta"),
        retainedEarningsToAssets: value("re_ta"),
        ebitToAssets: value("ebit_ta"),
        equityToLiabilities: value("mve_tl"),
        salesToAssets: value("sales_ta"),
        salesCoefficient,
      });
    const isSeries = Array.isArray(inputs.has("wc_ta") && safeList(inputs, "wc_ta"));
    if (!isSeries) return { z: scoreOf(inputs.number).score, zone: scoreOf(inputs.number).zone };
    const scores = inputs
      .numbers("wc_ta")
      .map((_, index) => scoreOf((name) => known(inputs.numbers(name)[index])).score);
    return { z: scores };
  },
  "quality.beneish_m": (inputs) => {
    const { score, likelyManipulator } = valuation.beneishM({
      receivables: inputs.number("dsri"),
      grossMargin: inputs.number("gmi"),
      assetQuality: inputs.number("aqi"),
      salesGrowth: inputs.number("sgi"),
      depreciation: inputs.number("depi"),
      sellingExpense: inputs.number("sgai"),
      accrualsToAssets: inputs.number("tata"),
      leverage: inputs.number("lvgi"),
    });
    return { m_score: score, flag_at_minus_1_78: likelyManipulator };
  },
  "quality.piotroski_f": (inputs) => {
    const yearOf = (year: Inputs, shares: number): valuation.PiotroskiYear => ({
      netIncome: year.number("ni"),
      operatingCashFlow: year.optional("cfo") ?? null,
      revenue: year.number("rev"),
      grossProfit: year.number("gp"),
      assetsAtYearStart: year.number("ta_begin"),
      averageAssets: year.number("avg_ta"),
      longTermDebt: year.number("ltd"),
      currentAssets: year.number("ca"),
      currentLiabilities: year.number("cl"),
      shares,
    });
    const answer = valuation.piotroskiF({
      current: yearOf(inputs.inside("current_musd"), inputs.boolean("shares_not_increased") ? 1 : 2),
      prior: yearOf(inputs.inside("prior_musd"), 1),
    });
    return { signals: valuation.piotroskiSignals.map((name) => answer.signals[name]), f_score: answer.score };
  },
  "quality.accruals": (inputs) => ({
    cash_flow_accruals_ratio: valuation.cashFlowAccrualsRatio({
      netIncome: inputs.number("net_income"),
      operatingCashFlow: inputs.number("cfo"),
      investingCashFlow: inputs.number("cfi"),
      averageNetOperatingAssets: inputs.number("average_noa"),
    }),
  }),
  "quality.dupont": (inputs) => {
    const column = (name: string, index: number) => known(inputs.numbers(name)[index]);
    const years = inputs.numbers("net_income").map((netIncome, index) =>
      known(
        valuation.dupont3({
          netIncome,
          revenue: column("revenue", index),
          assets: column("average_assets", index),
          equity: column("average_equity", index),
        }),
      ),
    );
    return {
      net_margin: years.map(({ netMargin }) => netMargin),
      asset_turnover: years.map(({ assetTurnover }) => assetTurnover),
      equity_multiplier: years.map(({ equityMultiplier }) => equityMultiplier),
      roe: years.map(({ roe }) => roe),
    };
  },
  "quality.nopat": (inputs) => {
    const taxRates = inputs.numbers("tax_rate");
    return {
      nopat_musd: inputs
        .numbers("operating_income_musd")
        .map((ebit, index) => valuation.nopat({ ebit, taxRate: known(taxRates[index]) })),
    };
  },
  "quality.roe": (inputs) => ({
    roe: valuation.roe({
      netIncome: inputs.number("net_income_meur"),
      equity: inputs.number("book_equity_prior_year_meur"),
    }),
  }),
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
  "reference.financetoolkit_dcf": (inputs) => {
    const flow = inputs.number("cash_flow_0");
    const wacc = inputs.number("wacc");
    const answer = known(
      valuation.twoStageEnterpriseValue({
        flow,
        growth: inputs.number("growth_rate"),
        years: inputs.number("years"),
        stableGrowth: inputs.number("growth_stable"),
        wacc,
      }),
    );
    return {
      terminal_value: answer.terminalValue,
      enterprise_value_textbook: answer.value,
      // That library counts the flow of year 0 as the first one received: everything arrives a year late.
      enterprise_value_financetoolkit: (answer.value + flow) / (1 + wacc),
    };
  },
};

function safeList(inputs: Inputs, name: string): readonly Json[] | null {
  try {
    return inputs.list(name);
  } catch {
    return null;
  }
}

/** Families that are not valuation: technical indicators belong to the application. */
const isElsewhere = (method: string) => method.startsWith("ta.");

function expectWithin(actual: unknown, expected: Json, tolerance: number, path: string): void {
  if (Array.isArray(expected)) {
    expect(actual, path).toHaveLength(expected.length);
    expected.forEach((item, index) => {
      expectWithin((actual as unknown[])[index], item, tolerance, `${path}[${index}]`); // a list: checked above
    });
    return;
  }
  if (typeof expected !== "number") {
    expect(actual, path).toBe(expected);
    return;
  }
  expect(actual, path).toBeTypeOf("number");
  expect(Math.abs(Number(actual) - expected), `${path}: ${actual} against ${expected}`).toBeLessThanOrEqual(tolerance);
}

describe.skipIf(!existsSync(file))("published worked examples", () => {
  const examples: Example[] = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
  const ours = examples.filter(({ method }) => !isElsewhere(method));

  it.each(ours.map((example) => [example.id, example] as const))("%s comes out within its tolerance", (_, example) => {
    const { method, inputs, expected, tolerance } = example;
    const answers = known(adapters[method])(reader(inputs), expected);
    for (const [name, value] of Object.entries(expected)) {
      const allowed = typeof tolerance === "number" ? tolerance : (tolerance[name] ?? 0);
      expectWithin(answers[name], value, allowed, name);
    }
  });

  it("covers every example but those of technical indicators", () => {
    const elsewhere = examples.filter(({ method }) => isElsewhere(method)).map(({ id }) => id);
    console.log(`${ours.length} of ${examples.length} worked examples covered; elsewhere: ${elsewhere.join(", ")}`);
    expect(ours.filter(({ method }) => adapters[method] === undefined).map(({ id }) => id)).toEqual([]);
  });
});
