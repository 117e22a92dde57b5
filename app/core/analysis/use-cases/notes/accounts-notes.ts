import {
  type AccountsDoubt,
  type AccountsRemark,
  accountsDoubtsOf,
  type CompanyFile,
  type MethodName,
  methodNames,
  type ValuationReport,
} from "@valora/valuation";
import { betaAlternatives } from "@valora/valuation/beta-alternatives";
import type { DataNote } from "../../contracts/data-note.ts";

/** Which methods stand on what a check of the accounts doubts. */
const touched = {
  partSeparated: methodNames,
  financeArm: ["discountedCashFlow", "comparableMultiples"],
  interestUnlikely: ["discountedCashFlow"],
  researchBroken: ["discountedCashFlow"],
  debtFromInterest: ["discountedCashFlow", "comparableMultiples"],
  bookGrowthOfEarnings: ["dividendDiscount", "residualIncome", "earningsPerShare"],
} as const satisfies Record<AccountsDoubt["code"], readonly MethodName[]>;

const touchedByBeta = methodNames.filter((method) => method !== "netAssetValue" && method !== "prediction");

/** The findings of the checks of the accounts, as notes for the reader. */
export function accountsNotes(file: CompanyFile, { scenario }: Pick<ValuationReport, "scenario">): readonly DataNote[] {
  const doubts = accountsDoubtsOf(file, { scenario, overrides: {} }).map((doubt) => {
    const raised = doubt.code === "financeArm" ? raisedBeta(file, scenario) : null;
    return {
      code: doubt.code,
      params: { ...paramsOf(doubt), ...raised },
      ...{ figures: [], contradictions: [] },
      affects: raised ? touchedByBeta : touched[doubt.code],
    };
  });
  return [...doubts, ...remarkNotes(file.fundamentals.remarks ?? [])];
}

/** Worth about a point of the cost of equity, as much as the conservative scenario adds. */
const plainlyRaised = 0.25;

/** The beta that the debt of a finance arm has raised plainly above its industry's, beside that one; null where it has not. */
function raisedBeta(file: CompanyFile, scenario: ValuationReport["scenario"]): DataNote["params"] | null {
  const { known } = betaAlternatives(file, { scenario, overrides: {} });
  const beta = known.find(({ kind }) => kind === "bottomUp")?.value ?? 0;
  const industryBeta = file.reference.industry?.leveredBeta ?? 0;
  return industryBeta > 0 && beta > industryBeta + plainlyRaised ? { beta, industryBeta } : null;
}

/** Which methods stand on what a reviewed fact is about; all of them, where it is not here. */
const touchedByRemark: Readonly<Partial<Record<AccountsRemark["code"], readonly MethodName[]>>> = {
  depreciationIsPart: ["discountedCashFlow", "comparableMultiples"],
  specialDividendsOnly: ["dividendDiscount"],
};

/** Reviewed facts about the figures, as notes: they touch what the figures touch. */
export const remarkNotes = (remarks: readonly AccountsRemark[]): readonly DataNote[] =>
  remarks.map(({ code, params }) => ({
    ...{ code, params, figures: [], contradictions: [] },
    affects: touchedByRemark[code] ?? methodNames,
  }));

function paramsOf(doubt: AccountsDoubt): DataNote["params"] {
  switch (doubt.code) {
    case "partSeparated": {
      const { part, asOf, source, fiscalYearEnd } = doubt;
      return { ...(part === null ? {} : { part }), asOf, source, fiscalYearEnd };
    }
    case "financeArm":
      return {
        ...(doubt.name === null ? {} : { part: doubt.name }),
        ...(doubt.source === null ? {} : { source: doubt.source }),
        ...(doubt.liabilitiesToRevenue === null ? {} : { share: doubt.liabilitiesToRevenue }),
      };
    case "bookGrowthOfEarnings":
      return { move: doubt.reported, share: doubt.kept };
    case "interestUnlikely":
      return { fiscalYearEnd: doubt.fiscalYearEnd, share: doubt.ofDebt };
    case "researchBroken":
      return { fiscalYearEnd: doubt.fiscalYearEnd, amountBefore: doubt.from, amount: doubt.to };
    case "debtFromInterest": {
      const { fiscalYearEnd, interest, costOfDebt, debt } = doubt;
      return { fiscalYearEnd, amountBefore: interest, share: costOfDebt, amount: debt };
    }
  }
}
