import { bookGrowthOf } from "./company/book-growth.ts";
import { interestRateOf, recentInterestOf } from "./company/interest-and-debt.ts";
import { type Company, prepare, type ValuationRequest } from "./company/prepare.ts";
import { latestAccountsEnd, separationsSince } from "./price-standing.ts";
import type { CompanyFile } from "./report.ts";
import type { IsoDate, Money, Rate, Ratio } from "./units.ts";

/** What speaks against taking a figure of the accounts for what it seems; each with what it was told by. */
export type AccountsDoubt =
  | { code: "partSeparated"; part: string; asOf: IsoDate; source: string; fiscalYearEnd: IsoDate }
  | { code: "financeArm"; name: string | null; source: string | null; liabilitiesToRevenue: Ratio | null }
  | { code: "bookGrowthOfEarnings"; reported: Rate; kept: Rate }
  | { code: "interestUnlikely"; fiscalYearEnd: IsoDate; ofDebt: Rate }
  | { code: "researchBroken"; fiscalYearEnd: IsoDate; from: Money; to: Money }
  | { code: "debtFromInterest"; fiscalYearEnd: IsoDate; interest: Money; costOfDebt: Rate; debt: Money };
export type AccountsDoubtCode = AccountsDoubt["code"];

/** The checks of a company's accounts that found something. What each does to the votes stands with the methods. */
export function accountsDoubtsOf(file: CompanyFile, request: ValuationRequest): AccountsDoubt[] {
  const company = prepare(file, request);
  const { financeArm, researchBreak } = company;
  const fiscalYearEnd = latestAccountsEnd(file.fundamentals) ?? "";
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
  const fiscalYearEnd = history.statements[history.latest]?.fiscalYearEnd;
  return isInterestUnlikely && ofDebt !== null && fiscalYearEnd !== undefined
    ? [{ code: "interestUnlikely", fiscalYearEnd, ofDebt }]
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
  const interest = recentInterestOf(history);
  if (!interest || !debt?.warnings.includes("debtFromInterest")) return [];
  const { fiscalYearEnd, value } = interest;
  const amount = debt.quantity.value;
  return [{ code: "debtFromInterest", fiscalYearEnd, interest: value, costOfDebt: value / amount, debt: amount }];
}
