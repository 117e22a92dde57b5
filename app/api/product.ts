import type { Product } from "../wiring/product.ts";

/** Context of an API request: the language comes from the address; the rest is the query. */
export type ApiProduct = Pick<
  Product,
  | "accounts"
  | "addAlert"
  | "allowanceOf"
  | "changeAlert"
  | "conversations"
  | "dataSet"
  | "showStatements"
  | "showMultiples"
  | "showRatios"
  | "showHeldData"
  | "showTechnical"
  | "showValueThroughTime"
  | "analyseCompanies"
  | "analyseCompany"
  | "compareCompanies"
  | "exportWorkbook"
  | "exportTable"
  | "exportTearSheet"
  | "idempotency"
  | "installation"
  | "jobs"
  | "listPopularCompanies"
  | "ownQuestion"
  | "narrateAnalysis"
  | "payments"
  | "shareLinks"
  | "sheetLinks"
  | "simulateCashFlow"
  | "status"
  | "rateLimitOf"
  | "searchCompanies"
  | "screenCompanies"
  | "exportScreenTable"
  | "exportScreenWorkbook"
  | "tickerMeant"
  | "traceFigures"
  | "valueUploadedFinancials"
  | "version"
  | "discussions"
  | "teams"
  | "teamBooks"
  | "teamVersions"
  | "teamTheses"
  | "theses"
  | "valuePortfolio"
  | "portfolios"
  | "brokers"
  | "saved"
  | "exportPortfolioWorkbook"
  | "webhooks"
  | "versions"
  | "watchCompany"
  | "watchlistOf"
  | "wrongNumbers"
>;

export type ApiSettings = {
  /** Whether readers come over an encrypted connection: cookies are named and marked accordingly. */
  isSecure: boolean;
  /** Where readers reach this installation, when a proxy stands in front. */
  publicOrigin?: string | null;
  /** Whether Vite serves the scripts of pages from their sources. */
  isDevelopment?: boolean;
};
