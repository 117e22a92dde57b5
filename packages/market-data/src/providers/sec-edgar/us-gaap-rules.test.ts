import { describe, expect, it } from "vitest";
import { readFigures } from "../read-figures.ts";
import { usGaapRules } from "./us-gaap-rules.ts";

/** The debt of a balance sheet by the concepts that it states, in millions. */
function debtBy(stated: Readonly<Record<string, number>>) {
  const { totalDebt, longTermDebt, currentDebt } = readFigures(usGaapRules, (concept) => {
    const value = stated[concept];
    return value === undefined
      ? null
      : { value, filing: "a", form: "10-Q", filedAt: "2009-08-01", isCalculated: false };
  });
  return { total: totalDebt?.value ?? null, long: longTermDebt?.value ?? null, current: currentDebt?.value ?? null };
}

// The balances are those of the quarter to June 2009, as the SEC's financial statement data set has them.
describe("debt in the words of us-gaap", () => {
  it.each([
    ["Equity Residential, by what secures it", { SecuredDebt: 5029, NotesPayable: 4945 }, 9974],
    ["AvalonBay", { SecuredDebt: 2354, UnsecuredDebt: 1796 }, 4150],
    ["Boston Properties", { SecuredDebt: 2604, SeniorNotes: 1473, ConvertibleNotesPayable: 1881 }, 5958],
    ["Kimco", { LoansPayableToBank: 1069, NotesPayable: 2833, OtherLoansPayable: 237 }, 4139],
    ["Zimmer, which owes its bank", { LongTermLineOfCredit: 654 }, 654],
    ["Range Resources", { SubordinatedLongTermDebt: 1383, LongTermLineOfCredit: 403 }, 1786],
    ["Halliburton", { OtherLongTermDebtNoncurrent: 4573 }, 4573],
  ])("is known of %s", (_, stated, long) => {
    expect(debtBy(stated).long).toBe(long);
  });

  it("adds the part due within a year to what is owed for longer", () => {
    // Becton Dickinson, and Open Text
    expect(debtBy({ LongTermLoansFromBank: 1484, DebtCurrent: 406 }).total).toBe(1890);
    expect(debtBy({ LongTermLoansFromBank: 299, LoansPayableToBankCurrent: 3 }).total).toBe(302);
  });

  it("is what is stated in one sum, where it is, and its kinds are not added to it", () => {
    // Host Hotels: the notes are a part of the 6,093
    const host = { DebtAndCapitalLeaseObligations: 6093, SeniorNotes: 4272, LineOfCredit: 210, LoansPayable: 210 };
    expect(debtBy(host).total).toBe(6093);
    expect(debtBy({ DebtAndCapitalLeaseObligations: 3050 }).total).toBe(3050);
  });

  it("leaves the usual words first: notes of a company that states its long-term debt are within it", () => {
    expect(debtBy({ LongTermDebtNoncurrent: 900, SeniorNotes: 700, NotesPayable: 100 }).long).toBe(900);
  });
});
