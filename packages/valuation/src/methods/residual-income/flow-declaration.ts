import { type FlowDeclaration, movedRates, part } from "../flow-declaration.ts";

export const residualIncomeFlow = {
  places: {
    discountRate: [["presentValueOfResidualIncome", "rate"]],
    growth: [["yearGrowth", "first"]],
    terminalGrowth: [["yearGrowth", "last"]],
    returnOnEquity: [["residualIncomePerShare", "returnOnEquity"]],
    terminalReturn: [["continuingValue", "returnOnEquity"]],
    persistence: [["continuingValue", "persistence"]],
  },
  moved: { ...movedRates, returnOnEquity: part(0.1), terminalReturn: part(0.2), persistence: part(0.2) },
  drawn: "returnOnEquity",
  growing: "totalEquity",
  laterPart: "presentValueOfTerminalValue",
  isPerpetuity: false,
  isDiluted: false,
  withoutExcessReturns: (levers, discountRate) =>
    levers.persistence === undefined ? { terminalReturn: discountRate } : { persistence: 0 },
  notAboveZero: () => "negativeEarnings",
} satisfies FlowDeclaration;
