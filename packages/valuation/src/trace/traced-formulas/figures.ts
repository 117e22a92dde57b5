import { clamped, mean, median, percentile } from "../../formulas/statistics/statistics.ts";
import { theilSenGrowth } from "../../formulas/time-value/growth.ts";
import { formula } from "./formula.ts";

/** Formulas that bring the figures of statements to a base: sums, margins, averages, trends. */

export const sum = formula({
  id: "sum",
  expression: "Σ {terms}",
  unit: "money",
  evaluate: ({ terms }: { terms: readonly number[] }) => terms.reduce((total, term) => total + term, 0),
});

export const difference = formula({
  id: "difference",
  expression: "{whole} − {part}",
  unit: "money",
  evaluate: ({ whole, part }: { whole: number; part: number }) => whole - part,
});

export const shareOf = formula({
  id: "shareOf",
  expression: "{part} ÷ {whole}",
  unit: "rate",
  evaluate: ({ part, whole }: { part: number; whole: number }) => part / whole,
});

export const scaled = formula({
  id: "scaled",
  expression: "{share} × {whole}",
  unit: "money",
  evaluate: ({ share, whole }: { share: number; whole: number }) => share * whole,
});

export const debtBehindInterest = formula({
  id: "debtBehindInterest",
  expression: "{interest} ÷ {costOfDebt}",
  unit: "money",
  evaluate: ({ interest, costOfDebt }: { interest: number; costOfDebt: number }) => interest / costOfDebt,
});

export const perShare = formula({
  id: "perShare",
  expression: "{amount} ÷ {shares}",
  unit: "perShare",
  evaluate: ({ amount, shares }: { amount: number; shares: number }) => amount / shares,
});

export const pooledShare = formula({
  id: "pooledShare",
  expression: "Σ {parts} ÷ Σ {wholes}",
  unit: "rate",
  evaluate: ({ parts, wholes }: { parts: readonly number[]; wholes: readonly number[] }) =>
    parts.reduce((total, part) => total + part, 0) / wholes.reduce((total, whole) => total + whole, 0),
});

export const medianRate = formula({
  id: "medianRate",
  expression: "median({values})",
  unit: "rate",
  evaluate: ({ values }: { values: readonly number[] }) => median(values) ?? Number.NaN,
});

export const medianMoney = formula({
  id: "medianMoney",
  expression: "median({values})",
  unit: "money",
  evaluate: ({ values }: { values: readonly number[] }) => median(values) ?? Number.NaN,
});

export const meanMoney = formula({
  id: "meanMoney",
  expression: "mean({values})",
  unit: "money",
  evaluate: ({ values }: { values: readonly number[] }) => mean(values) ?? Number.NaN,
});

export const medianPerShare = formula({
  id: "medianPerShare",
  expression: "median({values})",
  unit: "perShare",
  evaluate: ({ values }: { values: readonly number[] }) => median(values) ?? Number.NaN,
});

export const meanPerShare = formula({
  id: "meanPerShare",
  expression: "mean({values})",
  unit: "perShare",
  evaluate: ({ values }: { values: readonly number[] }) => mean(values) ?? Number.NaN,
});

export const quantileRate = formula({
  id: "quantileRate",
  expression: "quantile({values}, {quantile})",
  unit: "rate",
  evaluate: ({ values, quantile }: { values: readonly number[]; quantile: number }) =>
    percentile({ values, probability: quantile }) ?? Number.NaN,
});

export const quantileRatio = formula({
  id: "quantileRatio",
  expression: "quantile({values}, {quantile})",
  unit: "ratio",
  evaluate: ({ values, quantile }: { values: readonly number[]; quantile: number }) =>
    percentile({ values, probability: quantile }) ?? Number.NaN,
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
  evaluate: ({ values }: { values: readonly number[] }) => Math.min(...values),
});

export const highestRate = formula({
  id: "highestRate",
  expression: "max({values})",
  unit: "rate",
  evaluate: ({ values }: { values: readonly number[] }) => Math.max(...values),
});

export const trend = formula({
  id: "trend",
  expression: "exp(median slope of ln({values}) over {years}) − 1",
  unit: "rate",
  evaluate: ({ values, years }: { values: readonly number[]; years: readonly number[] }) =>
    theilSenGrowth({ values, years }) ?? Number.NaN,
});

export const openingBookOf = formula({
  id: "openingBookOf",
  expression: "{book} − {netIncome} + {dividends} + {repurchases} − {issued}",
  unit: "money",
  evaluate: (year: { book: number; netIncome: number; dividends: number; repurchases: number; issued: number }) =>
    year.book - year.netIncome + year.dividends + year.repurchases - year.issued,
});

export const marketValue = formula({
  id: "marketValue",
  expression: "{price} × {shares}",
  unit: "money",
  evaluate: ({ price, shares }: { price: number; shares: number }) => price * shares,
});

export const investedCapital = formula({
  id: "investedCapital",
  expression: "{equity} + {debt} − {cash}",
  unit: "money",
  evaluate: ({ equity, debt, cash }: { equity: number; debt: number; cash: number }) => equity + debt - cash,
});

export const investedCapitalWithoutGoodwill = formula({
  id: "investedCapitalWithoutGoodwill",
  expression: "{equity} + {debt} − {cash} − {goodwill}",
  unit: "money",
  evaluate: ({ goodwill, ...balance }: { equity: number; debt: number; cash: number; goodwill: number }) =>
    balance.equity + balance.debt - balance.cash - goodwill,
});

export const yearsOfCash = formula({
  id: "yearsOfCash",
  expression: "{cash} ÷ −{operatingCashFlow}",
  unit: "years",
  evaluate: ({ cash, operatingCashFlow }: { cash: number; operatingCashFlow: number }) => cash / -operatingCashFlow,
});

export const turnover = formula({
  id: "turnover",
  expression: "{revenue} ÷ {capital}",
  unit: "ratio",
  evaluate: ({ revenue, capital }: { revenue: number; capital: number }) => revenue / capital,
});

export const returnOnCapital = formula({
  id: "returnOnCapital",
  expression: "{margin} × (1 − {taxRate}) × {salesToCapital}",
  unit: "rate",
  evaluate: ({ margin, taxRate, salesToCapital }: { margin: number; taxRate: number; salesToCapital: number }) =>
    margin * (1 - taxRate) * salesToCapital,
});

export const beforeTax = formula({
  id: "beforeTax",
  expression: "{netIncome} ÷ (1 − {taxRate})",
  unit: "money",
  evaluate: ({ netIncome, taxRate }: { netIncome: number; taxRate: number }) => netIncome / (1 - taxRate),
});

export const netReinvestmentRate = formula({
  id: "netReinvestmentRate",
  expression: "(Σ {outlays} − Σ {depreciation}) ÷ (Σ {ebit} × (1 − {taxRate}))",
  unit: "rate",
  evaluate: (inputs: {
    outlays: readonly number[];
    depreciation: readonly number[];
    ebit: readonly number[];
    taxRate: number;
  }) => {
    const total = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
    return (total(inputs.outlays) - total(inputs.depreciation)) / (total(inputs.ebit) * (1 - inputs.taxRate));
  },
});
