import { expect, it } from "vitest";
import type { Policy } from "../../../../core/policies/contracts/policy.ts";
import { isPolicyApplied } from "../../../../core/policies/contracts/policy-rules.ts";
import { choiceOf, searchOf } from "../controls/analysis-choice.ts";
import { withChoiceOf, withoutChoiceOf } from "./policy-choice.ts";

const house: Policy = {
  id: "0193d7a0-2f6b-7c7e-9f55-1d2c3b4a5e6f",
  name: "House",
  team: null,
  isActive: true,
  scenario: "conservative",
  wacc: 0.09,
  growth: null,
  horizon: null,
  view: null,
  ...{ discounting: null, cashFlow: null, dividends: null },
  source: "bundled",
};
const read = (text: string) => choiceOf(new URLSearchParams(text));

it("puts a policy into what is seen, and says so in the address", () => {
  const choice = withChoiceOf(house, read("g=0.03&policy=none"));
  expect(searchOf(choice)).toBe(`?scenario=conservative&wacc=0.09&g=0.03&source=bundled&policy=${house.id}`);
  expect(isPolicyApplied(house, { ...choice.overrides, scenario: choice.scenario, source: choice.source })).toBe(true);
});

it("puts its view in, and takes it out again", () => {
  const market: Policy = { ...house, view: "relative" };
  const choice = withChoiceOf(market, read("policy=none"));
  expect(choice.overrides.view).toBe("relative");
  expect(searchOf(choice)).toContain("view=relative");
  expect(searchOf(withoutChoiceOf(market, choice))).toBe("?policy=none");
});

it("puts its forms in and takes them out again, without those that go without saying", () => {
  const yearEnd: Policy = { ...house, discounting: "yearEnd", cashFlow: "toFirm", dividends: "totalPayout" };
  const choice = withChoiceOf(yearEnd, read("dividends=halfLife&policy=none"));
  expect(searchOf(choice)).toBe(
    `?scenario=conservative&wacc=0.09&discounting=yearEnd&cashFlow=toFirm&source=bundled&policy=${house.id}`,
  );
  expect(isPolicyApplied(yearEnd, { ...choice.overrides, scenario: choice.scenario, source: choice.source })).toBe(
    true,
  );
  expect(searchOf(withoutChoiceOf(yearEnd, choice))).toBe("?policy=none");
});

it("takes it out again and leaves the reader's own changes", () => {
  expect(searchOf(withoutChoiceOf(house, withChoiceOf(house, read("g=0.03&policy=none"))))).toBe("?g=0.03&policy=none");
});
