import { altmanZDoublePrimeScore, altmanZScore } from "../../formulas/scores/altman.ts";
import { beneishScore as score } from "../../formulas/scores/beneish.ts";
import { nopat } from "../../formulas/scores/profitability.ts";
import * as parts from "../../formulas/statistics/parts-and-wholes.ts";
import { percentileRank } from "../../formulas/statistics/percentile-rank.ts";
import { formula } from "./formula.ts";

/** Formulas of statements and ratios: changes over a year, quotients, scores, a place among others. */

export const changeOver = formula({
  id: "changeOver",
  expression: "{now} ÷ {before} − 1",
  unit: "rate",
  evaluate: parts.changeOver,
});

export const quotient = formula({
  id: "quotient",
  expression: "{part} ÷ {whole}",
  unit: "ratio",
  evaluate: parts.quotientOf,
});

export const afterTax = formula({
  id: "afterTax",
  expression: "{amount} × (1 − {taxRate})",
  unit: "money",
  evaluate: ({ amount, taxRate }: { amount: number; taxRate: number }) => nopat({ ebit: amount, taxRate }),
});

export const beneishScore = formula({
  id: "beneishScore",
  expression:
    "−4.84 + 0.920 × {receivables} + 0.528 × {grossMargin} + 0.404 × {assetQuality} + 0.892 × {salesGrowth} + 0.115 × {depreciation} − 0.172 × {sellingExpense} + 4.679 × {accrualsToAssets} − 0.327 × {leverage}",
  unit: "ratio",
  evaluate: score,
});

export const altmanZ = formula({
  id: "altmanZ",
  expression:
    "1.2 × {workingCapitalToAssets} + 1.4 × {retainedEarningsToAssets} + 3.3 × {ebitToAssets} + 0.6 × {equityToLiabilities} + {salesToAssets}",
  unit: "ratio",
  evaluate: altmanZScore,
});

export const altmanZDoublePrime = formula({
  id: "altmanZDoublePrime",
  expression:
    "6.56 × {workingCapitalToAssets} + 3.26 × {retainedEarningsToAssets} + 6.72 × {ebitToAssets} + 1.05 × {equityToLiabilities}",
  unit: "ratio",
  evaluate: altmanZDoublePrimeScore,
});

export const rankAmong = formula({
  id: "rankAmong",
  expression: "rank({value}, {others})",
  unit: "rate",
  evaluate: percentileRank,
});
