/** The company type, which decides the applicable methods. */
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

/** The type of a company and its rule; the classified type where the reader chose another. */
export type Classification = {
  type: CompanyType;
  rule: CompanyTypeRule;
  computed?: { type: CompanyType; rule: CompanyTypeRule };
};
