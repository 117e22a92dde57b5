import { interestRateOf, recentInterestOf } from "../company/accounts/interest-and-debt.ts";
import { bookGrowthOf } from "../company/growth/book-growth.ts";
import type { Company, ValuationRequest } from "../company/normalise-company.ts";
import { rememberedCompany } from "../company/remembered.ts";
import { separationsSince } from "../report/price-standing.ts";
import type { CompanyFile } from "../report/report.ts";
import type { IsoDate, Money, Rate, Ratio } from "./units.ts";

/** Doubts about figures of the accounts, each with its evidence. */
export type AccountsDoubt =
  | { code: "partSeparated"; part: string | null; asOf: IsoDate; source: string; fiscalYearEnd: IsoDate }
  | { code: "financeArm"; name: string | null; source: string | null; liabilitiesToRevenue: Ratio | null }
  | { code: "bookGrowthOfEarnings"; reported: Rate; kept: Rate }
  | { code: "interestUnlikely"; fiscalYearEnd: IsoDate; ofDebt: Rate }
  | { code: "researchBroken"; fiscalYearEnd: IsoDate; from: Money; to: Money }
  | { code: "debtFromInterest"; fiscalYearEnd: IsoDate; interest: Money; costOfDebt: Rate; debt: Money };
export type AccountsDoubtCode = AccountsDoubt["code"];

/** The checks of a company's accounts that found something. What each does to the votes stands with the methods. */
export function accountsDoubtsOf(file: CompanyFile, request: ValuationRequest): AccountsDoubt[] {
  const company = rememberedCompany(file, request);
  const { financeArm, researchBreak } = company;
  const fiscalYearEnd = company.accounts.fiscalYearEnd ?? "";
  return [
    ...separationsSince(file.fundamentals).map(({ part, asOf, source }) => ({
      code: "partSeparated" as const,
      ...{ part, asOf, source, fiscalYearEnd },
    })),
    ...(financeArm ? [{ code: "financeArm" as const, ...financeArm }] : []),
    ...interestDoubt(company),
    ...(researchBreak ? [{ code: "researchBroken" as const, ...researchBreak }] : []),
    ...estimatedDebt(company),
    ...bookDoubt(company),
  ];
}

function interestDoubt({ isInterestUnlikely, history, debt }: Company): AccountsDoubt[] {
  const ofDebt = interestRateOf(history, debt);
  return isInterestUnlikely && ofDebt !== null && history.end !== null
    ? [{ code: "interestUnlikely", fiscalYearEnd: history.end, ofDebt }]
    : [];
}

function bookDoubt({ growth, history }: Company): AccountsDoubt[] {
  if (!growth.warnings.includes("bookGrowthOfEarnings")) return [];
  const { reported, kept } = bookGrowthOf(history);
  return reported && kept
    ? [{ code: "bookGrowthOfEarnings", reported: reported.quantity.value, kept: kept.quantity.value }]
    : [];
}

function estimatedDebt({ debt, history }: Company): AccountsDoubt[] {
  const recent = recentInterestOf(history);
  if (!recent || !debt?.warnings.includes("debtFromInterest")) return [];
  const { interest, end: fiscalYearEnd } = recent;
  const amount = debt.quantity.value;
  const costOfDebt = interest.value / amount;
  return [{ code: "debtFromInterest", fiscalYearEnd, interest: interest.value, costOfDebt, debt: amount }];
}
