import type { Messages } from "../message-types.ts";

export const absences: Messages["fundamentals"]["absent"] = {
  figureMissing: "figures missing",
  previousYearMissing: "the year before is missing",
  basisNotPositive: "the denominator is not positive",
  basisNearZero: "capital without the cash is close to nil",
  taxRateUnusual: "unusual tax rate",
  notForFinancials: "does not apply to financial companies",
  financeArm: "a part of the company lends to customers, and its debt is that of a bank",
  fewCompanies: "fewer than eight companies",
  priceMissing: "there is no price",
  priceInOtherCurrency: "the price is in another currency than the accounts",
  sharesMissing: "the share count is not on file",
  sharesUnsettled: "the share count is in doubt",
  notFiledYet: "no accounts had been filed yet",
  accountsTooOld: "the accounts were more than eighteen months old",
  partSeparated: "a part of the company had already left",
  closesWithoutPart: "the closes of that time already leave out a part that was spun off later",
  enterpriseValueNotPositive: "enterprise value is not positive",
  fewMonths: "fewer than twenty-four months with a figure",
  fewPeers: "fewer than five peers",
};
