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
  "negativeEquityWithProfits",
  "cyclicalIndustry",
  "cyclicalSector",
  "intangibleIndustry",
  "researchIntensive",
  "otherwise",
  "chosenByReader",
] as const;
export type CompanyTypeRule = (typeof companyTypeRules)[number];

/** What a company was taken for, and by which rule; what the rules say of it where somebody chose another type. */
export type Classification = {
  type: CompanyType;
  rule: CompanyTypeRule;
  computed?: { type: CompanyType; rule: CompanyTypeRule };
};
