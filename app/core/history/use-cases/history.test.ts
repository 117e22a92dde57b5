import { expect, it } from "vitest";
import { questionOf } from "./history.ts";

const chosen = { wacc: 0.08, growth: null, horizon: null };
const asked = (more: Partial<Parameters<typeof questionOf>[0]["chosen"]>) =>
  // Of a run, a question is only what was asked.
  questionOf({ scenario: "neutral", source: null, chosen: { ...chosen, ...more } } as Parameters<typeof questionOf>[0]);

it("keeps a question with another reason as a run of its own, and one asked before there were reasons as it was", () => {
  expect(asked({})).toBe("neutral||0.08||");
  expect(asked({ notes: { wacc: "Fixed debt" } })).toBe('neutral||0.08|||{"wacc":"Fixed debt"}');
});
