import { expect, it } from "vitest";
import { leverOfText, leversOfForm } from "./lever-fields.ts";

it("reads percentages as people write them, and sales to capital as a plain number", () => {
  expect(leverOfText("margin", "15,5 %", "es")).toBe(0.155);
  expect(leverOfText("margin", "15.5", "en")).toBe(0.155);
  expect(leverOfText("salesToCapital", "1,8", "it")).toBe(1.8);
  expect(leverOfText("persistence", "62", "es")).toBe(0.62);
});

it("refuses what is no number or out of range, and takes nothing typed for the calculation's own", () => {
  expect(leverOfText("margin", "mucho", "es")).toBe("notNumber");
  expect(leverOfText("terminalGrowth", "12", "es")).toBe("outOfRange");
  expect(leverOfText("payout", " ", "es")).toBeUndefined();
});

it("reads a whole form, the refused beside the rest", () => {
  const form = new URLSearchParams("marginText=20&terminalReturnText=500&payoutText=&persistenceText=x");
  expect(leversOfForm(form, { salesToCapital: 2, margin: 0.1 }, "es")).toEqual({
    levers: { margin: 0.2, salesToCapital: 2 },
    refused: {
      terminalReturn: { text: "500", reason: "outOfRange" },
      persistence: { text: "x", reason: "notNumber" },
    },
  });
});
