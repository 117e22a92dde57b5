import { expect, it } from "vitest";
import { questionIn } from "./question-in.ts";

it("keeps the question of a page's address, and nothing that only says how the page is shown", () => {
  const shown =
    "lang=en&how=residualIncome&open=peers&draw=1&pair=residualIncome,dividendDiscount&deviations=growth:0.02";
  expect(questionIn(`ticker=KO&wacc=0.08&${shown}&paths=50000&seed=7`)).toEqual({
    ticker: "KO",
    question: "wacc=0.08",
  });
});
