import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { staged } from "../page/render-with-messages.tsx";
import { estimateOf, notApplicableOf, reportOf } from "../page/sample-report.ts";
import { FamilyCard } from "./family-card.tsx";

const rowsOf = async (methods: Parameters<typeof reportOf>[0]) =>
  [...renderToStaticMarkup(await staged(<FamilyCard report={reportOf(methods)} />, "en")).matchAll(/<tr>(.*?)<\/tr>/g)]
    .map(([, row = ""]) =>
      row
        .replace(/<[^>]+>/g, " ")
        .replace(/\s+/g, " ")
        .trim(),
    )
    .filter((row) => !row.startsWith("Family"));

it("counts the votes of each family of methods", async () => {
  const flow = estimateOf("discountedCashFlow", 110, 130, 150);
  expect(await rowsOf([flow, notApplicableOf("comparableMultiples", "fewPeers")])).toEqual([
    "Cash flow Undervalued 1",
    "Market no vote",
    "Assets no vote",
  ]);
});

// The mean rests on them, and the page says so beside: a family that votes is not one without a vote.
it("says of values that are compared with no price that they are not, and not that they do not vote", async () => {
  const values = [estimateOf("discountedCashFlow", 110, 130, 150), estimateOf("residualIncome", 90, 100, 120)];
  expect(await rowsOf(values.map((each) => ({ ...each, status: null })))).toEqual([
    "Cash flow Not compared 2",
    "Market no vote",
    "Assets no vote",
  ]);
});
