import * as multiples from "../../formulas/multiples/multiples.ts";
import * as atMultiple from "../../formulas/multiples/value-at-multiple.ts";
import { quotientOf } from "../../formulas/statistics/parts-and-wholes.ts";
import { formula } from "./formula.ts";

/** Formulas of comparable multiples. Enterprise value on both sides is market value + debt − cash. */

export const marketMultiple = formula({
  id: "marketMultiple",
  expression: "{marketValue} ÷ {amount}",
  unit: "ratio",
  evaluate: ({ marketValue, amount }: { marketValue: number; amount: number }) =>
    quotientOf({ part: marketValue, whole: amount }),
});

export const enterpriseMultiple = formula({
  id: "enterpriseMultiple",
  expression: "({marketValue} + {debt} − {cash}) ÷ {amount}",
  unit: "ratio",
  evaluate: multiples.enterpriseMultipleOfMarket,
});

export const freeCashFlowYield = formula({
  id: "freeCashFlowYield",
  expression: "{freeCashFlow} ÷ {marketValue}",
  unit: "rate",
  evaluate: ({ freeCashFlow, marketValue }: { freeCashFlow: number; marketValue: number }) =>
    multiples.freeCashFlowYield({ freeCashFlow, marketCapitalization: marketValue }),
});

export const impliedByMarketMultiple = formula({
  id: "impliedByMarketMultiple",
  expression: "{amount} × {multiple} ÷ {shares}",
  unit: "perShare",
  evaluate: atMultiple.valuePerShareAtMultiple,
});

export const valueAtMultiple = formula({
  id: "valueAtMultiple",
  expression: "{amount} × {multiple}",
  unit: "money",
  evaluate: atMultiple.valueAtMultiple,
});

export const sumOfPartsPerShare = formula({
  id: "sumOfPartsPerShare",
  expression: "(Σ {parts} − Σ {claims} + Σ {assets}) ÷ {shares}",
  unit: "perShare",
  evaluate: atMultiple.sumOfPartsPerShare,
});

export const impliedByEnterpriseMultiple = formula({
  id: "impliedByEnterpriseMultiple",
  expression: "max(0, {amount} × {multiple} − Σ {claims} + Σ {assets}) ÷ {shares}",
  unit: "perShare",
  evaluate: atMultiple.valuePerShareAtEnterpriseMultiple,
});
