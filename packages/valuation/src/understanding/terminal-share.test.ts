import { describe, expect, it } from "vitest";
import { type SampleChanges, sampleFile } from "../inputs/sample-company.ts";
import { valueCompany } from "../value-company.ts";
import { exitReadingOf, terminalBandOf, terminalShareOf } from "./terminal-share.ts";

const request = { scenario: "neutral", overrides: { wacc: 0.08, growth: 0.03, terminalGrowth: 0.03 } } as const;
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

describe("terminalBandOf", () => {
  it.each([
    [-0.001, "negative"],
    [0, "moderate"],
    [0.4999, "moderate"],
    [0.5, "usual"],
    [0.75, "usual"],
    [0.7501, "dominant"],
    [0.9, "dominant"],
    [0.9001, "extreme"],
    [1, "extreme"],
    [1.0001, "beyondAll"],
  ])("puts %d where it belongs: %s", (share, band) => {
    expect(terminalBandOf(share)).toBe(band);
  });
});

describe("exitReadingOf", () => {
  it.each([
    [8.99, 12, "below"],
    [9, 12, "near"],
    [15, 12, "near"],
    [15.01, 12, "above"],
    [null, 12, "unknown"],
    [12, null, "unknown"],
    [12, 0, "unknown"],
    [0.5, 1, "below"],
  ] as const)("reads %d against %d: %s", (exit, industry, reading) => {
    expect(exitReadingOf(exit, industry)).toBe(reading);
  });
});

describe("terminalShareOf", () => {
  it("equals the share and the multiples worked out by hand", () => {
    // Growth 3 % throughout: profit after tax of year t is 112.5 × 1.03ᵗ. To year 4 half of what revenue grows by is put in;
    // from year 5 on 3 % over the return, which falls from 22.5 % to 16.7 % in year 15 and stays there.
    const returnIn = (year: number) => (year > 15 ? 0.167 : 0.225 - (0.058 * (year - 5)) / 10);
    const flows = Array.from({ length: 15 }, (_, index) => {
      const year = index + 1;
      const profit = 112.5 * 1.03 ** year;
      return year < 5 ? profit - (1000 * 1.03 ** year * 0.03) / 2 : profit * (1 - 0.03 / returnIn(year + 1));
    });
    const present = flows.reduce((sum, flow, index) => sum + flow / 1.08 ** (index + 1), 0);
    const terminal = (112.5 * 1.03 ** 16 * (1 - 0.03 / 0.167)) / 0.05;
    const later = terminal / 1.08 ** 15;
    const { share, exit, today } = shareOf();
    expect(share).toBeCloseTo(later / (present + later), 12);
    // EBIT of year 15: 150 × 1.03¹⁵; depreciation is 50 of 1000 revenue.
    expect(exit.evToEbit).toBeCloseTo(terminal / (150 * 1.03 ** 15), 10);
    expect(exit.evToEbitda).toBeCloseTo(terminal / (200 * 1.03 ** 15), 10);
    // At 10 a share: (1000 + 200 − 100) / (150 + 50).
    expect(today.own).toBeCloseTo(5.5, 12);
    expect(today.industry).toBe(12);
  });

  it("reads the share and the multiple in bands", () => {
    const at = (wacc: number, fadeYears = 0) =>
      shareOf(file, {}, { scenario: "neutral", overrides: { wacc, growth: 0.03, terminalGrowth: 0.03, fadeYears } });
    expect(at(0.2, 10).band).toBe("moderate");
    expect(at(0.1).band).toBe("usual");
    expect(at(0.08).band).toBe("dominant");
    expect(at(0.045).band).toBe("extreme");
    expect([at(0.2).reading, at(0.07).reading, at(0.045).reading]).toEqual(["below", "near", "above"]);
    const heavy = sampleFile({ figures: { totalEquity: 900 } });
    const growing = shareOf(heavy, {}, { scenario: "neutral", overrides: { wacc: 0.08, growth: 0.5 } });
    expect(growing.share).toBeGreaterThan(1);
    expect(growing.band).toBe("beyondAll");
  });

  it("names no multiple of today where nothing is earned, or where the cash is worth all of the shares", () => {
    const ownOf = (changes: SampleChanges) => shareOf(sampleFile(changes)).today.own;
    // 100 shares at 10 and debt of 200 less cash of 100, over an EBITDA of 200
    expect([1, 0, -1].map((ebitda) => ownOf({ latest: { ebitda } }))).toEqual([1100, null, null]);
    expect([1199, 1200, 1201].map((cash) => ownOf({ latest: { cashAndEquivalents: cash } }))).toEqual([
      1 / 200,
      null,
      null,
    ]);
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

  it("works out no multiple of today where firm or earnings are not above zero", () => {
    const at = (value: number) => {
      const quote = { value, currency: "USD", asOf: "2026-08-20", source: "sample" };
      return shareOf(sampleFile({ figures: { cashAndEquivalents: 300 }, fundamentals: { quote } })).today.own;
    };
    // 100 shares at 1, and 200 of debt, less 300 of cash: exactly nothing. At 1.01 it is 1, on an EBITDA of 200.
    expect(at(1)).toBeNull();
    expect(at(1.01)).toBeCloseTo(1 / 200, 12);
  });

  it("has no multiple of a quantity without a projection", () => {
    expect(shareOf(file).exit.priceToEarnings).toBeNull();
    const dividends = shareOf(file, { method: "dividendDiscount" }).exit;
    expect([dividends.evToEbit, dividends.evToEbitda]).toEqual([null, null]);
    expect(shareOf(file, { method: "dividendDiscount" }).today.own).toBeNull();
  });

  it("says nothing of a firm that is worth nothing, nor of a value without a part after the horizon", () => {
    const report = valueCompany(file, request);
    const changed = (name: string, value: number | null) => {
      const methods = report.methods.map((each) => {
        if (each.outcome.kind !== "estimate") return each;
        const { trace, ...outcome } = each.outcome;
        const nodes = trace.nodes.map((node) => {
          if (node.kind !== "step" || node.name !== name) return node;
          return value === null ? { ...node, name: "growth" as const } : { ...node, value };
        });
        return { ...each, outcome: { ...outcome, trace: { ...trace, nodes } } };
      });
      return terminalShareOf(file, { ...report, methods });
    };
    const missing = { kind: "unavailable", reason: "figuresMissing" };
    expect(changed("enterpriseValue", 0)).toEqual(missing);
    expect(changed("enterpriseValue", 0.5)).toMatchObject({ kind: "terminalShare", band: "beyondAll" });
    expect(changed("presentValueOfTerminalValue", null)).toEqual(missing);
  });
});
