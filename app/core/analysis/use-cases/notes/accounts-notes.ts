import {
  type AccountsDoubt,
  type AccountsRemark,
  accountsDoubtsOf,
  type CompanyFile,
  type MethodName,
  methodNames,
  type ValuationReport,
} from "@valora/valuation";
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

/** The findings of the checks of the accounts, as notes for the reader. */
export function accountsNotes(file: CompanyFile, { scenario }: Pick<ValuationReport, "scenario">): readonly DataNote[] {
  const doubts = accountsDoubtsOf(file, { scenario, overrides: {} }).map((doubt) => ({
    code: doubt.code,
    params: paramsOf(doubt),
    figures: [],
    contradictions: [],
    affects: touched[doubt.code],
  }));
  return [...doubts, ...remarkNotes(file.fundamentals.remarks ?? [])];
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
