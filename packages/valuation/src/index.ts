export { type AccountsDoubt, type AccountsDoubtCode, accountsDoubtsOf } from "./accounts-doubts.ts";
export * from "./assumptions.ts";
export {
  type AccountsBase,
  type FiscalYearReason,
  fiscalYearReasons,
  latestAccountsEnd,
} from "./company/accounts-base.ts";
export type { MultipleKind } from "./company/peer-multiples.ts";
export { multipleKinds } from "./company/peer-multiples.ts";
export * from "./company-type.ts";
export * from "./comparable-price.ts";
export * from "./formulas/accruals.ts";
export * from "./formulas/altman.ts";
export * from "./formulas/asset-value.ts";
export * from "./formulas/beneish.ts";
export * from "./formulas/bridge.ts";
export * from "./formulas/calibration.ts";
export * from "./formulas/continuing-value.ts";
export * from "./formulas/cost-of-capital.ts";
export * from "./formulas/dilution.ts";
export * from "./formulas/dividends.ts";
export * from "./formulas/earnings-per-share.ts";
export * from "./formulas/economic-profit.ts";
export * from "./formulas/enterprise-value.ts";
export * from "./formulas/equity-cash-flow.ts";
export * from "./formulas/fading-path.ts";
export * from "./formulas/free-cash-flow.ts";
export * from "./formulas/growth.ts";
export type { IndicatorLine } from "./formulas/indicator-line.ts";
export * from "./formulas/internal-rate.ts";
export * from "./formulas/monte-carlo.ts";
export * from "./formulas/multiples.ts";
export * from "./formulas/paid-growth.ts";
export * from "./formulas/past-close.ts";
export * from "./formulas/percentile-rank.ts";
export * from "./formulas/piotroski.ts";
export * from "./formulas/price-date.ts";
export * from "./formulas/profitability.ts";
export * from "./formulas/random-draws.ts";
export * from "./formulas/residual-income.ts";
export * from "./formulas/reverse.ts";
export * from "./formulas/statistics.ts";
export * from "./formulas/terminal-value.ts";
export * from "./formulas/time-value.ts";
export * from "./formulas/total-payout.ts";
export * from "./fundamentals.ts";
export * from "./issuers.ts";
export * from "./market-reference.ts";
export * from "./outcome.ts";
export * from "./peers-named.ts";
export type { CompanyPrediction } from "./prediction/predict-company.ts";
export type { PredictionRefusal } from "./prediction/refusal.ts";
export * from "./price-age.ts";
export * from "./price-standing.ts";
export * from "./quantity-names.ts";
export * from "./replay.ts";
export * from "./report.ts";
export { revaluation } from "./revaluation.ts";
export * from "./signal.ts";
export { fairBand, statusOf } from "./summary.ts";
export * from "./trace.ts";
export * from "./understanding/base-rates.ts";
export * from "./understanding/firm-to-share.ts";
export * from "./understanding/flow-model.ts";
export * from "./understanding/peer-comparison.ts";
export * from "./understanding/reconciliation.ts";
export {
  type Implied,
  type ReverseValuation,
  reverseValuationOf,
  searchedAssumptions,
} from "./understanding/reverse-dcf.ts";
export * from "./understanding/sanity-questions.ts";
export * from "./understanding/sensitivity.ts";
export * from "./understanding/simulation.ts";
export * from "./understanding/terminal-share.ts";
export * from "./understanding/tornado.ts";
export * from "./understanding/trace-steps.ts";
export * from "./understanding/unavailable.ts";
export * from "./units.ts";
export { isForceable, type ValuationRequest, valueCompany } from "./value-company.ts";
