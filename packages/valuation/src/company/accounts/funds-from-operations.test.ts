import { expect, it } from "vitest";
import { sampleFile } from "../../inputs/sample-company.ts";
import { fundsFromOperationsAt } from "./funds-from-operations.ts";
import { historyOf } from "./history.ts";

type Figures = NonNullable<NonNullable<Parameters<typeof sampleFile>[0]>["figures"]>;

const fundsOf = (figures: Figures) => {
  const history = historyOf(sampleFile({ figures }).fundamentals);
  return fundsFromOperationsAt(history, history.latest);
};

it("funds from operations are the operating cash flow, else profit and depreciation, and always an estimate", () => {
  expect(fundsOf({})?.quantity.value).toBe(140);
  expect(fundsOf({ operatingCashFlow: null })?.quantity.value).toBe(90 + 50);
  expect(fundsOf({ operatingCashFlow: 0 })?.quantity.value).toBe(0);
  expect(fundsOf({ operatingCashFlow: null, netIncome: null })).toBeNull();
  expect(fundsOf({ operatingCashFlow: null, depreciationAndAmortization: null })).toBeNull();
  for (const figures of [{}, { operatingCashFlow: null }]) {
    expect(fundsOf(figures)?.warnings).toEqual(["fundsFromOperationsEstimated"]);
  }
});
