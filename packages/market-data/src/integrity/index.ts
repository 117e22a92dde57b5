export { currencyFindings, type ExchangeRate, inverse, quoteIn, statementsIn } from "./currency.ts";
export { examine } from "./examine.ts";
export type { Finding, FindingCode, MarketCapSuspect } from "./finding.ts";
export { marketCapFindings, sharesPerReceipt } from "./market-cap.ts";
export { inWholeUnits } from "./minor-units.ts";
export { onQuotedBasis } from "./quoted-basis.ts";
export { splitFactorSince, statementAfterSplit } from "./splits.ts";
export { balanceFindings, duplicateFindings, jumpFindings, signFindings } from "./statements.ts";
export { comparisonFindings } from "./two-sources.ts";
