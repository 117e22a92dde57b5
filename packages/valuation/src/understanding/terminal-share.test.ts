import { describe, expect, it } from "vitest";
import { sampleFile } from "../sample-company.ts";
import { valueCompany } from "../value-company.ts";
import { terminalShareOf } from "./terminal-share.ts";

const request = { scenario: "neutral", overrides: { wacc: 0.08, growth: 0.03 } } as const;
const file = sampleFile();

function shareOf(
  changed = file,
  options: Parameters<typeof terminalShareOf>[2] = {},
  asked: Parameters<typeof valueCompany>[1] = request,
) {
  const result = terminalShareOf(changed, valueCompany(changed, asked), options);
  if (result.kind === "unavailable") throw new Error(result.reason);
  return result;
}

describe("terminalShareOf", () => {
  it("equals the share and the multiples worked out by hand", () => {
    // Growth 3 % throughout: profit after tax of year t is 112.5 × 1.03ᵗ, of which (1000 × 1.03ᵗ − 1000 × 1.03ᵗ⁻¹)/2 is reinvested.
    const flows = [1, 2, 3, 4, 5].map((year) => (112.5 - 15 / 1.03) * 1.03 ** year);
    const present = flows.reduce((sum, flow, index) => sum + flow / 1.08 ** (index + 1), 0);
    const terminal = (112.5 * 1.03 ** 6 * (1 - 0.03 / 0.13)) / 0.05;
    const later = terminal / 1.08 ** 5;
    const { share, exit, today } = shareOf();
    expect(share).toBeCloseTo(later / (present + later), 12);
    // EBIT of year 5: 150 × 1.03⁵; depreciation is 50 of 1000 revenue.
    expect(exit.evToEbit).toBeCloseTo(terminal / (150 * 1.03 ** 5), 10);
    expect(exit.evToEbitda).toBeCloseTo(terminal / (200 * 1.03 ** 5), 10);
    // At 10 a share: (1000 + 200 − 100) / (150 + 50).
    expect(today.own).toBeCloseTo(5.5, 12);
    expect(today.industry).toBe(12);
  });

  it("reads the share and the multiple in bands", () => {
    const at = (wacc: number) => shareOf(file, {}, { scenario: "neutral", overrides: { wacc, growth: 0.03 } });
    expect(at(0.2).band).toBe("moderate");
    expect(at(0.1).band).toBe("usual");
    expect(at(0.08).band).toBe("dominant");
    expect(at(0.045).band).toBe("extreme");
    expect([at(0.2).reading, at(0.07).reading, at(0.045).reading]).toEqual(["below", "near", "above"]);
    const heavy = sampleFile({ figures: { totalEquity: 900 } });
    const growing = shareOf(heavy, {}, { scenario: "neutral", overrides: { wacc: 0.08, growth: 0.5 } });
    expect(growing.share).toBeGreaterThan(1);
    expect(growing.band).toBe("beyondAll");
  });

  it("says nothing of what it does not know", () => {
    expect(shareOf(sampleFile({ industry: { evToEbitda: null } })).reading).toBe("unknown");
    const unknown = shareOf(sampleFile({ figures: { depreciationAndAmortization: null } }));
    expect(unknown.exit.evToEbitda).toBeNull();
    expect(unknown.today.own).toBeNull();
    expect(shareOf(sampleFile({ fundamentals: { quote: null } })).today.own).toBeNull();
    expect(terminalShareOf(file, { ...valueCompany(file, request), methods: [] })).toEqual({
      kind: "unavailable",
      reason: "methodNotApplicable",
    });
  });

  it("takes the parts of the other methods, and the price to earnings that they sell at", () => {
    const dividends = shareOf(file, { method: "dividendDiscount" });
    expect(dividends.share).toBeGreaterThan(0.5);
    expect(dividends.exit.priceToEarnings).toBeGreaterThan(5);
    const earnings = shareOf(file, { method: "earningsPerShare" });
    expect(earnings.exit.priceToEarnings).toBeLessThanOrEqual(15);
    const residual = shareOf(file, { method: "residualIncome" });
    expect(residual.share).toBeGreaterThan(0);
    expect(residual.share).toBeLessThan(0.5);
  });
});
