export {
  type AccountsBase,
  type FiscalYearReason,
  fiscalYearReasons,
  latestAccountsEnd,
} from "./company/accounts/accounts-base.ts";
export { correctedFiguresOf, type OwnFigureTold } from "./company/accounts/own-figures-told.ts";
export * from "./formulas/cash-flow/asset-value.ts";
export * from "./formulas/cash-flow/book-of-equity.ts";
export * from "./formulas/cash-flow/bridge.ts";
export * from "./formulas/cash-flow/dilution.ts";
export * from "./formulas/cash-flow/dividends.ts";
export * from "./formulas/cash-flow/economic-profit.ts";
export * from "./formulas/cash-flow/enterprise-value.ts";
export * from "./formulas/cash-flow/equity-cash-flow.ts";
export * from "./formulas/cash-flow/free-cash-flow.ts";
export * from "./formulas/cash-flow/h-model.ts";
export * from "./formulas/cash-flow/paid-growth.ts";
export * from "./formulas/cash-flow/past-close.ts";
export * from "./formulas/cash-flow/residual-income.ts";
export * from "./formulas/cash-flow/reverse.ts";
export * from "./formulas/cash-flow/total-payout.ts";
export * from "./formulas/discount-rate/calibration.ts";
export * from "./formulas/discount-rate/cost-of-capital.ts";
export * from "./formulas/discount-rate/scenario-rates.ts";
export * from "./formulas/multiples/earnings-per-share.ts";
export * from "./formulas/multiples/justified-multiples.ts";
export * from "./formulas/multiples/multiples.ts";
export * from "./formulas/multiples/value-at-multiple.ts";
export * from "./formulas/scores/accruals.ts";
export * from "./formulas/scores/altman.ts";
export * from "./formulas/scores/beneish.ts";
export * from "./formulas/scores/piotroski.ts";
export * from "./formulas/scores/profitability.ts";
export * from "./formulas/statistics/monte-carlo.ts";
export * from "./formulas/statistics/parts-and-wholes.ts";
export * from "./formulas/statistics/percentile-rank.ts";
export * from "./formulas/statistics/random-draws.ts";
export * from "./formulas/statistics/statistics.ts";
export * from "./formulas/time-value/continuing-value.ts";
export * from "./formulas/time-value/fading-path.ts";
export * from "./formulas/time-value/growth.ts";
export * from "./formulas/time-value/internal-rate.ts";
export * from "./formulas/time-value/periods.ts";
export * from "./formulas/time-value/price-date.ts";
export * from "./formulas/time-value/terminal-distance.ts";
export * from "./formulas/time-value/terminal-value.ts";
export * from "./formulas/time-value/time-value.ts";
export { type AccountsDoubt, type AccountsDoubtCode, accountsDoubtsOf } from "./inputs/accounts-doubts.ts";
export * from "./inputs/company-type.ts";
export * from "./inputs/fundamentals.ts";
export * from "./inputs/market-reference.ts";
export * from "./inputs/price-age.ts";
export * from "./inputs/price-in-reporting-currency.ts";
export * from "./inputs/statement.ts";
export * from "./inputs/units.ts";
export {
  type FlowLever,
  flowLevers,
  type LeverChange,
  type LeverValues,
  type NoValueReason,
} from "./methods/flow-declaration.ts";
export { type FlowMethodName, flowMethodNames, isFlowMethod } from "./methods/flow-declarations.ts";
export * from "./peers/issuers.ts";
export type { MultipleKind } from "./peers/peer-multiples.ts";
export { multipleKinds } from "./peers/peer-multiples.ts";
export * from "./peers/requested-peers.ts";
export { differenceOf } from "./report/difference.ts";
export { type Disagreement, disagreementOf } from "./report/disagreement.ts";
export * from "./report/outcome.ts";
export * from "./report/price-standing.ts";
export * from "./report/report.ts";
export * from "./report/signal.ts";
export { fairBand, statusOf } from "./report/summary.ts";
export * from "./scenarios/assumptions.ts";
export type { IndicatorLine } from "./technical/indicator-line.ts";
export { driverFiguresOf } from "./trace/lazy-trace.ts";
export * from "./trace/quantity-names.ts";
export * from "./trace/replay.ts";
export { revaluation } from "./trace/revaluation.ts";
export * from "./trace/to-trace.ts";
export * from "./trace/trace.ts";
export * from "./understanding/asked-base-rates.ts";
export * from "./understanding/base-rates.ts";
export * from "./understanding/firm-to-share.ts";
export * from "./understanding/flow-model.ts";
export * from "./understanding/peer-comparison.ts";
export * from "./understanding/reconciliation.ts";
export {
  type BaseRate,
  type Implied,
  type ReverseGrowth,
  type ReverseValuation,
  reverseGrowthOf,
  reverseValuationOf,
  searchedAssumptions,
} from "./understanding/reverse-dcf.ts";
export * from "./understanding/sanity/sanity-finding.ts";
export * from "./understanding/sanity/sanity-questions.ts";
export * from "./understanding/sensitivity.ts";
export * from "./understanding/simulation.ts";
export * from "./understanding/terminal-share.ts";
export * from "./understanding/tornado.ts";
export * from "./understanding/trace-steps.ts";
export * from "./understanding/unavailable.ts";
export { isForceable, type ValuationRequest, valueCompany } from "./value-company.ts";
export { valuedOnce } from "./valued-once.ts";
