import * as valuation from "../index.ts";
import { type Adapters, type Answers, type Inputs, known } from "./example-inputs.ts";

const scoreAndZone = ({ score, zone }: valuation.AltmanScore): Answers => ({ z: score, zone });

export const qualityExamples = {
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
      return scoreAndZone(valuation.altmanZ({ ...ratios, salesCoefficient }));
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
    if (!inputs.isList("wc_ta")) return scoreAndZone(scoreOf(inputs.number));
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
} satisfies Adapters;
