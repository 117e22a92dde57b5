import { expect, it } from "vitest";
import { discountedCashFlowFlow } from "./flow-declaration.ts";

it("says what keeps a value below zero by the sign of what comes later, in any unit of money", () => {
  const { notAboveZero } = discountedCashFlowFlow;
  expect([1e9, 1e-3].map(notAboveZero)).toEqual(["equityUnderWater", "equityUnderWater"]);
  expect([-1e-3, 0].map(notAboveZero)).toEqual(["negativeTerminalCashFlow", "negativeTerminalCashFlow"]);
});
