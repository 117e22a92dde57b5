import { describe, expect, it } from "vitest";
import type { Policy } from "./policy.ts";
import { appliedPolicy, isPolicyApplied, withPolicy } from "./policy-rules.ts";

const house: Policy = {
  id: "0193d7a0-2f6b-7c7e-9f55-1d2c3b4a5e6f",
  name: "House",
  team: null,
  isActive: true,
  scenario: "conservative",
  wacc: 0.09,
  growth: 0.03,
  horizon: 7,
  view: null,
  ...{ discounting: null, cashFlow: null, dividends: null },
  source: "bundled",
};
const providers = ["automatic", "bundled"];
const filled = (text: string, policy: Policy | null = house) =>
  new URLSearchParams(
    withPolicy([...new URLSearchParams(text)], policy, providers).map(([name, value]) => [name, value]),
  );

describe("a question and its reader's policy", () => {
  it("takes from the policy what it leaves open, and says from which", () => {
    expect(String(filled("how=discountedCashFlow"))).toBe(
      `how=discountedCashFlow&scenario=conservative&wacc=0.09&g=0.03&horizon=7&source=bundled&policy=${house.id}`,
    );
  });

  it("wins with whatever it says itself", () => {
    const address = filled("wacc=0.12&scenario=neutral&source=automatic");
    expect([address.get("wacc"), address.get("scenario"), address.get("source")]).toEqual([
      "0.12",
      "neutral",
      "automatic",
    ]);
    expect(address.get("g")).toBe("0.03");
  });

  it("is seen in the policy's view unless it asks for one, and an own one is another question", () => {
    const market = { ...house, view: "relative" } as const;
    expect(filled("", market).get("view")).toBe("relative");
    expect(filled("view=absolute", market).get("view")).toBe("absolute");
    const asked = { scenario: "conservative", wacc: 0.09, growth: 0.03, horizon: 7, source: "bundled" };
    expect(isPolicyApplied(market, asked)).toBe(false);
    expect(isPolicyApplied(market, { ...asked, view: "relative" })).toBe(true);
    expect(isPolicyApplied({ ...house, view: "absolute" }, asked)).toBe(true);
  });

  it("is answered in the policy's forms unless it asks for its own", () => {
    const forms = { ...house, discounting: "yearEnd", cashFlow: "toFirm", dividends: "totalPayout" } as const;
    expect(String(filled("dividends=halfLife", forms))).toContain("discounting=yearEnd&cashFlow=toFirm&source=bundled");
    expect(filled("dividends=halfLife", forms).get("dividends")).toBe("halfLife");
    const asked = { scenario: "conservative", wacc: 0.09, growth: 0.03, horizon: 7, source: "bundled" };
    const usual = { ...asked, discounting: "yearEnd", cashFlow: "toFirm" } as const;
    expect(isPolicyApplied(forms, usual)).toBe(true);
    expect(isPolicyApplied(forms, { ...usual, dividends: "halfLife" })).toBe(false);
    expect(isPolicyApplied(forms, { ...usual, discounting: undefined })).toBe(false);
    // The usual flow of a utility is another: only a question that says so has this one.
    expect(isPolicyApplied(forms, { ...usual, cashFlow: undefined })).toBe(false);
  });

  it("does without a rate of the policy that contradicts its own", () => {
    expect(filled("g=0.1").has("wacc")).toBe(false);
    expect(filled("g=0.08").get("wacc")).toBe("0.09");
    expect(filled("wacc=0.03").has("g")).toBe(false);
  });

  it("does without a source that is not set up any more", () => {
    const address = filled("", { ...house, source: "fmp" });
    expect(address.has("source")).toBe(false);
    expect(address.get("wacc")).toBe("0.09");
  });

  it("stays as it is when it says that it leaves nothing open, or when no policy applies", () => {
    expect(String(filled("wacc=0.12&policy=none"))).toBe("wacc=0.12&policy=none");
    expect(String(filled(`policy=${crypto.randomUUID()}`))).not.toContain("wacc");
    expect(String(filled("wacc=0.12", null))).toBe("wacc=0.12");
  });
});

describe("whether a policy applies", () => {
  const asked = { scenario: "conservative", wacc: 0.09, growth: 0.03, horizon: 7, source: "bundled" };

  it("asks for everything that it sets", () => {
    expect(isPolicyApplied(house, asked)).toBe(true);
    expect(isPolicyApplied(house, { ...asked, wacc: 0.0900000004 }), "an address carries six decimals").toBe(true);
    for (const change of [
      { wacc: 0.091 },
      { growth: undefined },
      { horizon: 5 },
      { scenario: "neutral" },
      { source: null },
    ])
      expect(isPolicyApplied(house, { ...asked, ...change }), JSON.stringify(change)).toBe(false);
  });

  it("asks for nothing that it leaves open", () => {
    const open = { ...house, scenario: null, growth: null, horizon: 5, source: "automatic" } as const;
    expect(isPolicyApplied(open, { scenario: "optimistic", wacc: 0.09, growth: 0.01 })).toBe(true);
  });

  it("is said of the policy that is named, and of no other", () => {
    expect(appliedPolicy([house], { ...asked, policy: house.id })).toBe(house);
    expect(appliedPolicy([house], { ...asked, policy: "none" })).toBeNull();
    expect(appliedPolicy([], { ...asked, policy: house.id })).toBeNull();
    expect(appliedPolicy([house], { ...asked, wacc: 0.1, policy: house.id })).toBeNull();
  });
});
