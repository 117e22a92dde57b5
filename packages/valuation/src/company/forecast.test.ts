import { describe, expect, it } from "vitest";
import { sampleFile } from "../inputs/sample-company.ts";
import type { AssumptionOverrides } from "../scenarios/assumptions.ts";
import { overHorizon } from "./forecast.ts";
import { normaliseCompany } from "./normalise-company.ts";

const forecast = (overrides: AssumptionOverrides) => normaliseCompany(sampleFile(), { scenario: "neutral", overrides });
const chosenBy = (quantity: { kind: string; chosenBy?: string }) => quantity.chosenBy;

describe("the years ahead", () => {
  it("are five by convention and ten of a fade stage, or as many as the user says", () => {
    const usual = forecast({}).timeline;
    expect([usual.horizon.value, chosenBy(usual.horizon), usual.years.length]).toEqual([5, "convention", 15]);
    expect([usual.fade.value, chosenBy(usual.fade), usual.length.value]).toEqual([10, "convention", 15]);
    const chosen = forecast({ horizon: 8, fadeYears: 2 }).timeline;
    expect([chosen.horizon.value, chosenBy(chosen.horizon), chosen.years.length]).toEqual([8, "user", 10]);
    const other = overHorizon(forecast({}), 3).timeline;
    expect([other.horizon.value, chosenBy(other.horizon), other.years.map(({ value }) => value)]).toEqual([
      3,
      "user",
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
    ]);
    expect(chosenBy(other.fade)).toBe("convention");
  });

  it("remember which levers the user holds", () => {
    expect(forecast({}).pinned).toEqual([]);
    expect(forecast({ wacc: 0.09 }).pinned).toEqual(["discountRate"]);
    expect(forecast({ growth: 0.05 }).pinned).toEqual(["growth"]);
    expect(forecast({ wacc: 0.09, growth: 0.05, horizon: 7 }).pinned).toEqual(["discountRate", "growth"]);
  });

  it("are asked of one base, which is worked out once for a file", () => {
    const file = sampleFile();
    const [one, two] = [{ wacc: 0.07 }, { wacc: 0.1 }].map((overrides) =>
      normaliseCompany(file, { scenario: "neutral", overrides }),
    );
    expect(one?.history).toBe(two?.history);
    expect(one?.rates.neutral.wacc?.value).toBe(0.07);
    expect(two?.rates.neutral.wacc?.value).toBe(0.1);
    expect(normaliseCompany(sampleFile(), { scenario: "neutral", overrides: {} }).history).not.toBe(one?.history);
  });
});
