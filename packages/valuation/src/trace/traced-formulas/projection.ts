import * as growing from "../../formulas/cash-flow/paid-growth.ts";
import * as fading from "../../formulas/time-value/fading-path.ts";
import * as dated from "../../formulas/time-value/price-date.ts";
import { isTerminalDistanceKept } from "../../formulas/time-value/terminal-distance.ts";
import { formula } from "./formula.ts";

/** Formulas of the years ahead that several methods share: growth, the fade stage, the price date. */

export const fadingGrowth = formula({
  id: "fadingGrowth",
  expression: "{first} + ({last} − {first}) × ({year} − 1) ÷ max({years} − 1, 1)",
  unit: "rate",
  evaluate: fading.fadingRate,
});

export const converging = formula({
  id: "converging",
  expression: "{from} + ({to} − {from}) × {year} ÷ {horizon}",
  unit: "rate",
  evaluate: fading.convergingRate,
});

export const lastingReturn = formula({
  id: "lastingReturn",
  expression: "{cost} + {kept} × max({earned} − {cost}, 0)",
  unit: "rate",
  evaluate: fading.lastingReturn,
});

export const fadingReturn = formula({
  id: "fadingReturn",
  expression: "{earned} + ({lasting} − {earned}) × min(max({year} − {horizon}, 0) ÷ {fade}, 1)",
  unit: "rate",
  evaluate: fading.fadingReturn,
});

export const payoutAfterGrowth = formula({
  id: "payoutAfterGrowth",
  expression: "1 − max({growth}, 0) ÷ {returnOnCapital}",
  unit: "rate",
  evaluate: growing.shareAfterGrowth,
});

export const flowAfterGrowth = formula({
  id: "flowAfterGrowth",
  expression: "{profit} × (1 − max({growth}, 0) ÷ {returnOnCapital})",
  unit: "money",
  evaluate: growing.flowAfterGrowth,
});

export const investmentAhead = formula({
  id: "investmentAhead",
  expression: "max(0, {next} − {revenue}) ÷ {salesToCapital}",
  unit: "money",
  evaluate: growing.investmentAhead,
});

export const growingTerminalValue = formula({
  id: "growingTerminalValue",
  expression: "{nopat} × (1 − max({growth}, 0) ÷ {returnOnNewCapital}) ÷ ({wacc} − {growth})",
  unit: "money",
  evaluate: ({
    nopat,
    growth,
    returnOnNewCapital,
    wacc,
  }: {
    nopat: number;
    growth: number;
    returnOnNewCapital: number;
    wacc: number;
  }) =>
    isTerminalDistanceKept(wacc, growth)
      ? growing.growingTerminalValue({ nopat, growth, returnOnNewCapital, rate: wacc })
      : null,
});

export const salesToCapitalAtCost = formula({
  id: "salesToCapitalAtCost",
  expression: "max({ratio}, {cost} ÷ ({margin} × (1 − {taxRate})))",
  unit: "ratio",
  evaluate: growing.salesToCapitalAtCost,
});

export const bookAfterYear = formula({
  id: "bookAfterYear",
  expression: "{before} × (1 + min({growth}, {returnOnEquity}))",
  unit: "perShare",
  evaluate: growing.bookAfterYear,
});

export const yearsSooner = formula({
  id: "yearsSooner",
  expression: "{withinYear} + {elapsed}",
  unit: "years",
  evaluate: dated.yearsSooner,
});

export const presentValueOfFlows = formula({
  id: "presentValueSooner",
  expression: "Σ {flows}ₜ ÷ (1 + {rate})ᵗ × (1 + {rate})^{sooner}",
  unit: "money",
  evaluate: dated.presentValueSooner,
});

export const presentValueOfPayouts = formula({
  id: "presentValueSoonerPerShare",
  expression: "Σ {flows}ₜ ÷ (1 + {rate})ᵗ × (1 + {rate})^{sooner}",
  unit: "perShare",
  evaluate: dated.presentValueSooner,
});

export const presentAmount = formula({
  id: "presentAmountSooner",
  expression: "{amount} ÷ (1 + {rate})^{years} × (1 + {rate})^{sooner}",
  unit: "money",
  evaluate: dated.presentAmountSooner,
});

export const presentAmountPerShare = formula({
  id: "presentAmountSoonerPerShare",
  expression: "{amount} ÷ (1 + {rate})^{years} × (1 + {rate})^{sooner}",
  unit: "perShare",
  evaluate: dated.presentAmountSooner,
});

export const carriedForwardPerShare = formula({
  id: "carriedForwardPerShare",
  expression: "{amount} × (1 + {rate})^{years}",
  unit: "perShare",
  evaluate: dated.carriedForward,
});

export const accruedOnNetDebt = formula({
  id: "accruedOnNetDebt",
  expression: "(Σ {claims} − Σ {assets}) × ((1 + {costOfDebt} × (1 − {taxRate}))^{elapsed} − 1)",
  unit: "money",
  evaluate: dated.accruedOnNetDebt,
});

export const equityAtPriceDate = formula({
  id: "equityAtPriceDate",
  expression: "{enterpriseValue} − Σ {claims} + Σ {assets} − {accrued} − {paidOut}",
  unit: "money",
  evaluate: dated.equityAtPriceDate,
});

export const netOfPaidOut = formula({
  id: "netOfPaidOut",
  expression: "Σ {terms} − {paidOut}",
  unit: "perShare",
  evaluate: dated.netOfPaidOut,
});

export const yearsTogether = formula({
  id: "yearsTogether",
  expression: "{horizon} + {fade}",
  unit: "years",
  evaluate: fading.yearsTogether,
});
