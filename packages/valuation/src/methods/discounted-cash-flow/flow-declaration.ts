import { type FlowDeclaration, movedRates, part } from "../flow-declaration.ts";

export const discountedCashFlowFlow = {
  places: {
    discountRate: [["presentValueOfFlows", "rate"]],
    growth: [["yearGrowth", "first"]],
    terminalGrowth: [["terminalValue", "growth"]],
    margin: [["terminalNopat", "margin"]],
    salesToCapital: [
      ["salesToCapitalAtCost", "ratio"],
      ["reinvestment", "salesToCapital"],
      ["returnOnCapital", "salesToCapital"],
    ],
    terminalReturn: [["terminalValue", "returnOnNewCapital"]],
  },
  moved: { ...movedRates, margin: part(0.1), terminalReturn: part(0.2) },
  drawn: "margin",
  growing: "revenue",
  laterPart: "presentValueOfTerminalValue",
  isPerpetuity: true,
  isDiluted: true,
  withoutExcessReturns: (_, discountRate) => ({ terminalReturn: discountRate }),
  notAboveZero: (terminalValue) => (terminalValue > 0 ? "equityUnderWater" : "negativeTerminalCashFlow"),
} satisfies FlowDeclaration;
