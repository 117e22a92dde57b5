import { describe, expect, it } from "vitest";
import { sampleFile } from "../../inputs/sample-company.ts";
import { historyOf } from "../accounts/history.ts";
import { dividendsOf } from "./dividends.ts";

/** Dividends of the last four years, oldest first. */
function regular(...dividends: number[]) {
  const { fundamentals } = sampleFile({ years: dividends.length });
  const statements = fundamentals.statements.map((statement, index) => ({
    ...statement,
    figures: { ...statement.figures, dividendsPerShare: dividends[index] ?? null },
  }));
  const history = historyOf({ ...fundamentals, statements });
  const found = dividendsOf(history, (index) => history.figure(index, "netIncome")).regular;
  return found && [found.quantity.value, ...found.warnings];
}

describe("the regular dividend", () => {
  it("is the latest one", () => {
    expect(regular(1, 1.1, 1.2, 1.3)).toEqual([1.3]);
  });

  it("leaves a special payment out", () => {
    expect(regular(1, 1.1, 1.2, 5)).toEqual([1.15, "specialDividendExcluded"]);
  });

  it("is not taken for special because the company paid none before", () => {
    expect(regular(0, 0, 0.6, 0.83)).toEqual([0.83]);
  });

  it("is not taken for special because a cut one is being restored", () => {
    expect(regular(0.32, 0.32, 1.12, 1.44)).toEqual([1.44]);
  });

  it("is unknown when the latest year paid none", () => {
    expect(regular(1, 1, 1, 0)).toBeNull();
  });
});
