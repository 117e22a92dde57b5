import { type FlowDeclaration, movedRates, part } from "../flow-declaration.ts";

export const earningsPerShareFlow = {
  places: {
    discountRate: [["presentValueOfDividends", "rate"]],
    growth: [["yearGrowth", "first"]],
    terminalGrowth: [["yearGrowth", "last"]],
    payout: [["totalPayoutRatio", "payout"]],
    terminalReturn: [["terminalPayoutRatio", "returnOnCapital"]],
    exitMultiple: [["exitPrice", "multiple"]],
  },
  moved: { ...movedRates, payout: part(0.1), exitMultiple: part(0.1) },
  drawn: "exitMultiple",
  growing: null,
  laterPart: "presentValueOfExit",
  isPerpetuity: true,
  isDiluted: true,
  withoutExcessReturns: (_, discountRate) => ({ exitMultiple: 1 / discountRate }),
  notAboveZero: () => "negativeEarnings",
} satisfies FlowDeclaration;
