/** What kind of company it is decides which methods apply. */
export const companyTypes = [
  "mature",
  "assetLight",
  "growing",
  "unprofitableGrowth",
  "turnaround",
  "lossMaking",
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

/** Kinds whose losses are the rule: nothing is known of what they will earn, so no method that starts from earnings applies. */
export const unprofitableTypes: ReadonlySet<CompanyType> = new Set(["unprofitableGrowth", "lossMaking"]);

/** Why the engine took a company for what it is; the first that holds decides (`companyTypeRules.<rule>`). */
export const companyTypeRules = [
  "bankIndustry",
  "insuranceIndustry",
  "financialServicesIndustry",
  "financialsSector",
  "holdingIndustry",
  "realEstateTrust",
  "utilitiesSector",
  "lossesAndNegativeEquity",
  "interestNotCovered",
  "lossesWithGrowth",
  "lossesWithoutGrowth",
  "lossesInMostYears",
  "negativeEquityWithProfits",
  "cyclicalIndustry",
  "cyclicalSector",
  "cyclicalRecord",
  "intangibleIndustry",
  "researchIntensive",
  "revenueGrowth",
  "otherwise",
  "chosenByReader",
] as const;
export type CompanyTypeRule = (typeof companyTypeRules)[number];

/** What a company was taken for, and by which rule; what the rules say of it where the reader chose another type. */
export type Classification = {
  type: CompanyType;
  rule: CompanyTypeRule;
  computed?: { type: CompanyType; rule: CompanyTypeRule };
};
