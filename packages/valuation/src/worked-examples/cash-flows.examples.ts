import * as valuation from "../index.ts";
import { type Adapters, known, requiredReturn } from "./example-inputs.ts";

export const cashFlowExamples = {
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
} satisfies Adapters;
