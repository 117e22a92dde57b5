import type { Messages } from "../message-types.ts";

export const companyTypes: Messages["companyTypes"] = {
  mature: "Mature company",
  assetLight: "Asset-light business",
  growing: "Growing company",
  unprofitableGrowth: "Growing, not yet profitable",
  turnaround: "Turnaround",
  lossMaking: "Loss-making company",
  bank: "Bank",
  insurer: "Insurer",
  financialServices: "Financial services",
  reit: "Real-estate investment trust",
  utility: "Regulated utility",
  cyclical: "Cyclical business",
  holding: "Holding company",
  negativeEquity: "Negative equity",
  distressed: "In distress",
};

export const sectors: Messages["sectors"] = {
  energy: "Energy",
  materials: "Materials",
  industrials: "Industrials",
  consumerDiscretionary: "Consumer discretionary",
  consumerStaples: "Consumer staples",
  healthCare: "Health care",
  financials: "Financials",
  informationTechnology: "Technology",
  communicationServices: "Communications",
  utilities: "Utilities",
  realEstate: "Real estate",
};

export const companyTypeRules: Messages["companyTypeRules"] = {
  bankIndustry: "Its business is banking.",
  insuranceIndustry: "Its business is insurance.",
  financialServicesIndustry: "It lends, invests or manages other people’s money.",
  financialsSector: "It is a financial company.",
  holdingIndustry: "It owns stakes in businesses of many sectors.",
  realEstateTrust: "It rents out property and distributes almost all the income.",
  utilitiesSector: "It supplies power, gas or water at regulated prices.",
  lossesAndNegativeEquity: "It makes losses and its equity is negative.",
  interestNotCovered: "Its profit does not cover the interest on its debt.",
  lossesWithGrowth: "It makes losses while its revenue grows.",
  lossesWithoutGrowth: "It makes losses and its revenue does not grow.",
  lossesInMostYears: "Its operations lost money in most of the last five years.",
  negativeEquityWithProfits: "It is profitable with negative equity: it has returned it in buybacks.",
  cyclicalIndustry: "Its business rises and falls with the cycle.",
  cyclicalSector: "Its sector rises and falls with the cycle.",
  cyclicalRecord:
    "Its sales and profits have slumped together twice in ten years, or once so deep that a third of the sales went and it made losses.",
  intangibleIndustry: "Its value lies in software, brands or patents rather than factories.",
  researchIntensive: "It spends more on research than on factories.",
  revenueGrowth: "Its revenue has grown by 12% a year or more for five years, and not in a single leap.",
  otherwise: "No special rule sets it apart.",
  chosenByReader: "You chose it.",
};
