import * as valuation from "../index.ts";
import { type Adapters, known } from "./example-inputs.ts";

export const costOfCapitalExamples = {
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
} satisfies Adapters;
