import { type FlowDeclaration, movedRates, part } from "../flow-declaration.ts";

export const dividendDiscountFlow = {
  places: {
    discountRate: [["presentValueOfDividends", "rate"]],
    growth: [
      ["yearGrowth", "first"],
      ["projectedDividendPerShare", "growth"],
      ["fadingGrowthValuePerShare", "growth"],
    ],
    terminalGrowth: [
      ["terminalValue", "growth"],
      ["gordonValuePerShare", "growth"],
      ["fadingGrowthValuePerShare", "terminalGrowth"],
    ],
    payout: [["totalPayoutRatio", "payout"]],
    terminalReturn: [["terminalPayoutRatio", "returnOnCapital"]],
  },
  moved: { ...movedRates, payout: part(0.1), terminalReturn: part(0.2) },
  drawn: "payout",
  growing: null,
  laterPart: "presentValueOfTerminalValue",
  isPerpetuity: true,
  isDiluted: true,
  withoutExcessReturns: (_, discountRate) => ({ terminalReturn: discountRate }),
  notAboveZero: () => "negativeEarnings",
} satisfies FlowDeclaration;
