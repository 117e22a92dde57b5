import { openingBook } from "../../formulas/cash-flow/book-of-equity.ts";
import { marketCapitalization, valuePerShare } from "../../formulas/cash-flow/bridge.ts";
import * as profitability from "../../formulas/scores/profitability.ts";
import * as parts from "../../formulas/statistics/parts-and-wholes.ts";
import { clamped, mean, median, percentile } from "../../formulas/statistics/statistics.ts";
import { theilSenGrowth } from "../../formulas/time-value/growth.ts";
import { formula } from "./formula.ts";

/** Formulas that bring the figures of statements to a base: sums, margins, averages, trends. */

type Values = { values: readonly number[] };

export const sum = formula({
  id: "sum",
  expression: "Σ {terms}",
  unit: "money",
  evaluate: parts.sumOf,
});

export const difference = formula({
  id: "difference",
  expression: "{whole} − {part}",
  unit: "money",
  evaluate: parts.differenceOf,
});

export const shareOf = formula({
  id: "shareOf",
  expression: "{part} ÷ {whole}",
  unit: "rate",
  evaluate: parts.quotientOf,
});

export const scaled = formula({
  id: "scaled",
  expression: "{share} × {whole}",
  unit: "money",
  evaluate: parts.partOf,
});

export const debtBehindInterest = formula({
  id: "debtBehindInterest",
  expression: "{interest} ÷ {costOfDebt}",
  unit: "money",
  evaluate: ({ interest, costOfDebt }: { interest: number; costOfDebt: number }) =>
    parts.quotientOf({ part: interest, whole: costOfDebt }),
});

export const perShare = formula({
  id: "perShare",
  expression: "{amount} ÷ {shares}",
  unit: "perShare",
  evaluate: ({ amount, shares }: { amount: number; shares: number }) => valuePerShare({ equityValue: amount, shares }),
});

export const pooledShare = formula({
  id: "pooledShare",
  expression: "Σ {parts} ÷ Σ {wholes}",
  unit: "rate",
  evaluate: parts.pooledShare,
});

export const medianRate = formula({
  id: "medianRate",
  expression: "median({values})",
  unit: "rate",
  evaluate: ({ values }: Values) => median(values),
});

export const medianMoney = formula({
  id: "medianMoney",
  expression: "median({values})",
  unit: "money",
  evaluate: ({ values }: Values) => median(values),
});

export const meanMoney = formula({
  id: "meanMoney",
  expression: "mean({values})",
  unit: "money",
  evaluate: ({ values }: Values) => mean(values),
});

export const medianPerShare = formula({
  id: "medianPerShare",
  expression: "median({values})",
  unit: "perShare",
  evaluate: ({ values }: Values) => median(values),
});

export const meanPerShare = formula({
  id: "meanPerShare",
  expression: "mean({values})",
  unit: "perShare",
  evaluate: ({ values }: Values) => mean(values),
});

export const quantileRate = formula({
  id: "quantileRate",
  expression: "quantile({values}, {quantile})",
  unit: "rate",
  evaluate: ({ values, quantile }: Values & { quantile: number }) => percentile({ values, probability: quantile }),
});

export const quantileRatio = formula({
  id: "quantileRatio",
  expression: "quantile({values}, {quantile})",
  unit: "ratio",
  evaluate: ({ values, quantile }: Values & { quantile: number }) => percentile({ values, probability: quantile }),
});

export const boundedRate = formula({
  id: "boundedRate",
  expression: "min(max({rate}, {lowest}), {highest})",
  unit: "rate",
  evaluate: ({ rate, lowest, highest }: { rate: number; lowest: number; highest: number }) =>
    clamped({ value: rate, lowest, highest }),
});

export const boundedRatio = formula({
  id: "boundedRatio",
  expression: "min(max({ratio}, {lowest}), {highest})",
  unit: "ratio",
  evaluate: ({ ratio, lowest, highest }: { ratio: number; lowest: number; highest: number }) =>
    clamped({ value: ratio, lowest, highest }),
});

export const lowestRate = formula({
  id: "lowestRate",
  expression: "min({values})",
  unit: "rate",
  evaluate: parts.lowestOf,
});

export const highestRate = formula({
  id: "highestRate",
  expression: "max({values})",
  unit: "rate",
  evaluate: parts.highestOf,
});

export const trend = formula({
  id: "trend",
  expression: "exp(median slope of ln({values}) over {years}) − 1",
  unit: "rate",
  evaluate: theilSenGrowth,
});

export const openingBookOf = formula({
  id: "openingBookOf",
  expression: "{book} − {netIncome} + {dividends} + {repurchases} − {issued}",
  unit: "money",
  evaluate: openingBook,
});

export const marketValue = formula({
  id: "marketValue",
  expression: "{price} × {shares}",
  unit: "money",
  evaluate: marketCapitalization,
});

export const investedCapital = formula({
  id: "investedCapital",
  expression: "{equity} + {debt} − {cash}",
  unit: "money",
  evaluate: (inputs: { equity: number; debt: number; cash: number }) => profitability.investedCapital(inputs),
});

export const investedCapitalWithoutGoodwill = formula({
  id: "investedCapitalWithoutGoodwill",
  expression: "{equity} + {debt} − {cash} − {goodwill}",
  unit: "money",
  evaluate: (inputs: { equity: number; debt: number; cash: number; goodwill: number }) =>
    profitability.investedCapital(inputs),
});

export const yearsOfCash = formula({
  id: "yearsOfCash",
  expression: "{cash} ÷ −{operatingCashFlow}",
  unit: "years",
  evaluate: profitability.yearsOfCash,
});

export const turnover = formula({
  id: "turnover",
  expression: "{revenue} ÷ {capital}",
  unit: "ratio",
  evaluate: ({ revenue, capital }: { revenue: number; capital: number }) =>
    parts.quotientOf({ part: revenue, whole: capital }),
});

export const returnOnCapital = formula({
  id: "returnOnCapital",
  expression: "{margin} × (1 − {taxRate}) × {salesToCapital}",
  unit: "rate",
  evaluate: profitability.returnOnCapital,
});

export const beforeTax = formula({
  id: "beforeTax",
  expression: "{netIncome} ÷ (1 − {taxRate})",
  unit: "money",
  evaluate: profitability.pretaxIncome,
});

export const netReinvestmentRate = formula({
  id: "netReinvestmentRate",
  expression: "(Σ {outlays} − Σ {depreciation}) ÷ (Σ {ebit} × (1 − {taxRate}))",
  unit: "rate",
  evaluate: profitability.netReinvestmentRate,
});
