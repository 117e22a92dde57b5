/** An engine that is wrong in one definition of the calibration, as a developer may write it by mistake. */
export type WrongDefinition = { what: string; file: string; before: string; after: string };

/** Each stands once in its file, and each must fail a test. The first nine are those that the definitions themselves name. */
export const wrongDefinitions: readonly WrongDefinition[] = [
  {
    what: "no half-year",
    file: "projections/timeline.ts",
    before: 'assumption("withinYear", 0.5, "years")',
    after: 'assumption("withinYear", 0, "years")',
  },
  {
    what: "no roll to the price date",
    file: "company/accounts/elapsed-years.ts",
    before: "const value = Math.max(0, yearsBetween(end, quote.asOf));",
    after: "const value = 0 * yearsBetween(end, quote.asOf);",
  },
  {
    what: "years since the balance sheet doubled",
    file: "company/accounts/elapsed-years.ts",
    before: "const value = Math.max(0, yearsBetween(end, quote.asOf));",
    after: "const value = 2 * Math.max(0, yearsBetween(end, quote.asOf));",
  },
  {
    what: "buy-backs doubled",
    file: "formulas/cash-flow/total-payout.ts",
    before: "return Math.min(Math.max(share, inputs.lowest), inputs.highest);",
    after: "return Math.min(Math.max(2 * share, inputs.lowest), inputs.highest);",
  },
  {
    what: "half of the debt forgotten",
    file: "company/bridge.ts",
    before: "const claims: Quantity[] = [debt.quantity];",
    after: "const claims: Quantity[] = [{ ...debt.quantity, value: debt.quantity.value / 2 }];",
  },
  {
    what: "growth one point higher",
    file: "formulas/discount-rate/calibration.ts",
    before: "return weight * own + ((1 - weight) / 2) * (industry + economy);",
    after: "return weight * own + ((1 - weight) / 2) * (industry + economy) + 0.01;",
  },
  {
    what: "the whole return above its cost kept for ever",
    file: "methods/kept-return.ts",
    before: "neutral: 0.6,",
    after: "neutral: 1,",
  },
  {
    what: "a fade stage of twenty years",
    file: "scenarios/assumptions.ts",
    before: "defaultFadeYears: Years = 10;",
    after: "defaultFadeYears: Years = 20;",
  },
  {
    what: "dividends without buy-backs",
    file: "formulas/cash-flow/total-payout.ts",
    before: "return Math.min(1, inputs.payout + inputs.buybackShare);",
    after: "return Math.min(1, inputs.payout);",
  },
  {
    what: "interest since the balance sheet added, not taken away",
    file: "formulas/time-value/price-date.ts",
    before: "- accrued - paidOut;",
    after: "+ accrued - paidOut;",
  },
  {
    what: "what was paid out since is left in the firm",
    file: "formulas/time-value/price-date.ts",
    before: "- accrued - paidOut;",
    after: "- accrued;",
  },
  {
    what: "what was paid out since is left in the share",
    file: "formulas/time-value/price-date.ts",
    before: "sum + term, 0) - inputs.paidOut;",
    after: "sum + term, 0);",
  },
  {
    what: "the half-year counted twice",
    file: "formulas/time-value/price-date.ts",
    before: "return inputs.withinYear + inputs.elapsed;",
    after: "return 2 * inputs.withinYear + inputs.elapsed;",
  },
  {
    what: "minorities forgotten",
    file: "company/bridge.ts",
    before: 'const minorities = figure("minorityInterests");',
    after: "const minorities = null as Quantity | null;",
  },
  {
    what: "the own tax rate for ever",
    file: "company/rates/tax-rates.ts",
    before: "return { own, lasting, warnings: [...leftOut",
    after: "return { own, lasting: own, warnings: [...leftOut",
  },
  {
    what: "the exit waits from the price date on",
    file: "formulas/discount-rate/calibration.ts",
    before: "return inputs.horizon - inputs.elapsed;",
    after: "return inputs.horizon;",
  },
  {
    what: "multiples are not brought to the date of the earnings",
    file: "formulas/discount-rate/calibration.ts",
    before: "return inputs.multiple / (1 + inputs.rate) ** inputs.late;",
    after: "return inputs.multiple;",
  },
  {
    what: "a beta that averages more than one",
    file: "formulas/discount-rate/calibration.ts",
    before: "(inputs.weight * inputs.bottomUp) / inputs.average +",
    after: "inputs.weight * inputs.bottomUp +",
  },
  {
    what: "the whole premium of the country",
    file: "formulas/discount-rate/calibration.ts",
    before: "return inputs.exposure * inputs.premium;",
    after: "return inputs.premium;",
  },
  {
    what: "each year invests for itself",
    file: "projections/firm-value.ts",
    before: "const [revenue, next] = [revenues[index], revenues[index + 1]];",
    after: "const [revenue, next] = [revenues[index - 1] ?? of(inputs.revenue), revenues[index]];",
  },
  {
    what: "the own trend counts without limits",
    file: "company/growth/growth.ts",
    before: "const bounded = own && within(own.quantity);",
    after: "const bounded = own && own.quantity;",
  },
  {
    what: "the margin of the latest year",
    file: "company/earnings/earning-power.ts",
    before: 'marginsOf("operatingMargin", recent.slice(-medianOf))',
    after: 'marginsOf("operatingMargin", recent.slice(-1))',
  },
  {
    what: "the net margin of the latest year",
    file: "company/earnings/earning-power.ts",
    before: 'marginsOf("netMargin", years.slice(-medianOf))',
    after: 'marginsOf("netMargin", years.slice(-1))',
  },
  {
    what: "perpetual growth above the risk-free rate",
    file: "formulas/discount-rate/calibration.ts",
    before: "Math.min(riskFreeRate, nominalGrowth + margin, discountRate - spread)",
    after: "Math.min(nominalGrowth + margin, discountRate - spread)",
  },
];
