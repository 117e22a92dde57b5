import { formula } from "./formula.ts";

/** Formulas of comparable multiples. Enterprise value on both sides is market value + debt − cash. */

export const marketMultiple = formula({
  id: "marketMultiple",
  expression: "{marketValue} ÷ {amount}",
  unit: "ratio",
  evaluate: ({ marketValue, amount }: { marketValue: number; amount: number }) => marketValue / amount,
});

export const enterpriseMultiple = formula({
  id: "enterpriseMultiple",
  expression: "({marketValue} + {debt} − {cash}) ÷ {amount}",
  unit: "ratio",
  evaluate: (inputs: { marketValue: number; debt: number; cash: number; amount: number }) =>
    (inputs.marketValue + inputs.debt - inputs.cash) / inputs.amount,
});

export const impliedByMarketMultiple = formula({
  id: "impliedByMarketMultiple",
  expression: "{amount} × {multiple} ÷ {shares}",
  unit: "perShare",
  evaluate: ({ amount, multiple, shares }: { amount: number; multiple: number; shares: number }) =>
    (amount * multiple) / shares,
});

export const impliedByEnterpriseMultiple = formula({
  id: "impliedByEnterpriseMultiple",
  expression: "max(0, {amount} × {multiple} − Σ {claims} + Σ {assets}) ÷ {shares}",
  unit: "perShare",
  evaluate: (inputs: {
    amount: number;
    multiple: number;
    claims: readonly number[];
    assets: readonly number[];
    shares: number;
  }) => {
    const total = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
    return Math.max(0, inputs.amount * inputs.multiple - total(inputs.claims) + total(inputs.assets)) / inputs.shares;
  },
});
