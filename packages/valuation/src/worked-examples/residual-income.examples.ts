import * as valuation from "../index.ts";
import { type Adapters, known, repeat, requiredReturn } from "./example-inputs.ts";

export const residualIncomeExamples = {
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
} satisfies Adapters;
