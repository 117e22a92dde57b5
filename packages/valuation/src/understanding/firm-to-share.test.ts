import { describe, expect, it } from "vitest";
import { type SampleChanges, sampleFile } from "../inputs/sample-company.ts";
import { valueCompany } from "../value-company.ts";
import { firmToShareOf } from "./firm-to-share.ts";

const wayOf = (changes: SampleChanges = {}, elapsedYears = 0.5) =>
  firmToShareOf(valueCompany(sampleFile(changes), { scenario: "neutral", overrides: { elapsedYears } }));
const sum = (nodes: readonly { value: number }[]) => nodes.reduce((total, { value }) => total + value, 0);

describe("firmToShareOf", () => {
  it("adds up from the flows to one share", () => {
    const way = wayOf();
    if (!way) throw new Error("no way");
    expect(way.flows.value + way.terminal.value).toBeCloseTo(way.enterpriseValue.value, 9);
    const equity =
      way.enterpriseValue.value -
      sum(way.claims) +
      sum(way.assets) -
      (way.accrued?.value ?? 0) -
      (way.paidOut?.value ?? 0);
    expect(equity).toBeCloseTo(way.equityValue.value, 9);
    expect(way.equityValue.value / way.shares.value).toBeCloseTo(way.valuePerShare.value, 12);
    expect([way.shares.value, way.claims.length > 0, way.assets.length > 0]).toEqual([100, true, true]);
    expect(way.valuePerShare.id).toBe(way.trace.result);
  });

  it("tells what half a year has cost and paid, and nothing of either on the day of the balance sheet", () => {
    const later = wayOf();
    expect(later?.accrued?.value).toBeGreaterThan(0);
    // 90 are earned; 45 are paid as dividends, and what was bought back net comes on top, for half a year.
    expect(later?.paidOut?.value).toBeGreaterThanOrEqual(22.5);
    expect(wayOf({}, 0)).toMatchObject({ accrued: null, paidOut: null });
  });

  it("is none where the method does not apply, or discounts what is the shareholders' already", () => {
    expect(wayOf({ fundamentals: { sector: "financials", industry: "Diversified Banks" } })).toBeNull();
    expect(wayOf({ fundamentals: { sector: "utilities", industry: "Electric Utilities" } })).toBeNull();
  });
});
