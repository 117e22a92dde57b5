/** What kind of company it is decides which methods apply. */
export const companyTypes = [
  "mature",
  "assetLight",
  "unprofitableGrowth",
  "bank",
  "insurer",
  "financialServices",
  "reit",
  "utility",
  "cyclical",
  "holding",
  "negativeEquity",
  "distressed",
] as const;
export type CompanyType = (typeof companyTypes)[number];
