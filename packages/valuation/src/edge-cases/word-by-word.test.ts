import { describe, expect, it } from "vitest";
import { sampleFile, sampleReference, sampleStatement } from "../inputs/sample-company.ts";
import { valueCompany } from "../value-company.ts";
import { answers, outcomeIn, peers, quoteAt, reportOf, warningsIn } from "./edge-case.ts";

describe("edge cases whose wording asks for more than one thing", () => {
  it("9: with debt beyond the enterprise value the raw figure is told, per share and below zero, and enters no vote", () => {
    const report = reportOf({ figures: { totalDebt: 5000 } });
    const sunk = outcomeIn(report, "discountedCashFlow");
    expect(sunk).toMatchObject({ kind: "notApplicable", reason: "equityUnderWater" });
    // 50 of debt a share against a business worth less than that.
    const raw = sunk.kind === "notApplicable" ? sunk.rawValue : null;
    expect(raw).toBeLessThan(0);
    expect(raw).toBeGreaterThan(-50);
    const entry = report.methods.find(({ method }) => method === "discountedCashFlow");
    expect(entry).toMatchObject({ status: null, difference: null });
  });

  it("22: a receipt without a known ratio is refused even where the counts happen to agree", () => {
    expect(reportOf({ fundamentals: { shareBasis: "unsettled" } }).blockedBy).toBe("shareBasisUnsettled");
  });

  it("22: a receipt for five shares is worth five times a share, once the statements are on its basis", () => {
    const figures = { dilutedShares: 20, epsDiluted: 4.5, dividendsPerShare: 2.25 };
    const sharesOutstanding = { value: 20, asOf: "2026-07-31", source: "sample" };
    const receipt = valueCompany(
      sampleFile({ peers, figures, fundamentals: { sharesOutstanding, quote: quoteAt(50) } }),
      { scenario: "neutral", overrides: {} },
    );
    expect((receipt.summary.mean ?? Number.NaN) / 5).toBeCloseTo(reportOf().summary.mean ?? 0, 9);
    expect(answers(receipt)).toEqual(answers(reportOf()));
  });

  it("25: what a spin-off took away is no decline: growth is read after the break, and that is said", () => {
    const revenues = [2000, 2100, 1000, 1050, 1102.5, 1157.625];
    const statements = revenues.map((revenue, index) => ({
      ...sampleStatement(2020 + index, {}),
      figures: {
        ...(sampleFile().fundamentals.statements[index]?.figures ?? sampleStatement(2020, {}).figures),
        revenue,
      },
    }));
    const report = reportOf({ fundamentals: { statements } });
    expect(warningsIn(report, "discountedCashFlow")).toContain("growthAfterBreak");
    expect(report.assumptions.growth?.value).toBeGreaterThan(0);
    expect(warningsIn(reportOf(), "discountedCashFlow")).not.toContain("growthAfterBreak");
  });

  it("43: the bridge lists each claim and asset as a line of its own", () => {
    const figures = { minorityInterests: 40, preferredEquity: 25, marketableSecurities: 80 };
    const outcome = outcomeIn(reportOf({ figures }), "discountedCashFlow");
    const { nodes } = outcome.kind === "estimate" ? outcome.trace : { nodes: [] };
    const bridge = nodes.find((node) => node.kind === "step" && node.name === "equityValue");
    const lines = (side: string) => {
      const ids = bridge?.kind === "step" ? (bridge.inputs[side] ?? []) : [];
      return [ids].flat().map((id) => [nodes[id]?.name, nodes[id]?.value]);
    };
    // Minorities of 40 at the industry's three times book.
    expect(lines("claims")).toEqual([
      ["totalDebt", 200],
      ["minorityInterests", 120],
      ["preferredEquity", 25],
    ]);
    expect(lines("assets")).toEqual([
      ["cashAndEquivalents", 100],
      ["marketableSecurities", 80],
    ]);
  });

  it("56: with inflation of 50 % rate and growth stay nominal, and the rate is called unusual", () => {
    const riskFreeRate = { ...sampleReference.riskFreeRate, value: 0.53 };
    const nominalGrowth = { ...sampleReference.nominalGrowth, value: 0.515 };
    const inflated = reportOf({ reference: { currency: "TRY", riskFreeRate, nominalGrowth } });
    expect(inflated.assumptions.terminalGrowth?.value).toBeCloseTo(0.52, 12);
    expect(warningsIn(inflated, "discountedCashFlow")).toContain("waccUnusual");
    expect(warningsIn(reportOf(), "discountedCashFlow")).not.toContain("waccUnusual");
    // Three years of 26 % double prices, of 25.9 % they do not.
    const under = (inflation: number) => {
      const dated = (value: number) => ({ ...sampleReference.riskFreeRate, value });
      const riskFreeRateOrigin = {
        kind: "converted",
        from: "USD",
        foreignRate: dated(0.04),
        domesticInflation: dated(inflation),
        foreignInflation: dated(0.02),
      } as const;
      return warningsIn(reportOf({ reference: { riskFreeRateOrigin } }), "discountedCashFlow");
    };
    expect(under(0.26)).toContain("hyperinflation");
    expect(under(0.259)).not.toContain("hyperinflation");
  });
});
