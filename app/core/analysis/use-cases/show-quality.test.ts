import { describe, expect, it } from "vitest";
import { testContext } from "../../../wiring/test-context.server.ts";
import { showRatios } from "../../fundamentals/use-cases/show-statements.ts";
import { companyAsked } from "./analyse-company.ts";
import { showQuality } from "./show-quality.ts";

const world = testContext();
const fundamentalsOf = async (ticker: string) => (await companyAsked(world, { ticker })).fundamentals;

describe("the quality row of a result", () => {
  it.each(["KO", "INTC", "ITX.MC"])("says of %s what its page of ratios says", async (ticker) => {
    const shown = showQuality(await fundamentalsOf(ticker));
    const { quality, years } = await showRatios(world, { ticker });
    expect(shown?.asOf).toBe(years.at(-1));
    expect(shown?.scores).toMatchObject({
      piotroski: { score: quality.piotroski?.score, known: quality.piotroski?.known },
      beneish: { score: quality.beneish?.score.value, isFlagged: quality.beneish?.isFlagged },
      accruals: quality.accruals.value,
    });
    expect(shown?.scores?.altman.map(({ value }) => value)).toEqual(quality.altman?.map(({ cell }) => cell.value));
  });

  it("has no scores for a bank, and nothing without accounts", async () => {
    const bank = await fundamentalsOf("SAN.MC");
    expect(showQuality(bank)).toEqual({ asOf: bank.statements.at(-1)?.fiscalYearEnd, scores: null });
    expect(showQuality({ ...bank, statements: [] })).toBeNull();
  });
});
