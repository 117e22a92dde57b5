import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compileModel, forestFileOf, forestOf } from "./compiled-model.ts";
import { calibratedBand, evaluatePrediction, type PredictionRequest } from "./evaluate.ts";
import { type FeatureFigure, type FeatureName, featureNames } from "./features.ts";
import { yearsBetween } from "./features-of.ts";
import type { ModelFile } from "./model-file.ts";
import { explanation, logQuantiles, subjectOf } from "./quantiles.ts";
import { tinyModel, tinySource } from "./tiny-model-contract.ts";

const request = (changes: Partial<PredictionRequest> = {}): PredictionRequest => ({
  source: tinySource(),
  country: "US",
  filedAt: "2025-02-20",
  asOf: "2025-06-30",
  ...changes,
});

function predicted(changes: Partial<PredictionRequest> = {}, model: Partial<ModelFile> = {}) {
  const answer = evaluatePrediction(compileModel(tinyModel(model)), request(changes));
  if (answer.kind === "refused") throw new Error(answer.reason);
  return answer;
}

const refusal = (changes: Partial<PredictionRequest>, model: Partial<ModelFile> = {}) => {
  const answer = evaluatePrediction(compileModel(tinyModel(model)), request(changes));
  return answer.kind === "refused" ? answer.reason : answer.kind;
};

describe("the prediction", () => {
  it("equals the value worked by hand", () => {
    // Twice sales 1000 and twenty times earnings 100 are both 2000; margin 10 % adds 0.1, growth 25 % adds 0.15.
    // Low: 0.3 lower and the margin of 0.1 beneath; high: 0.3 higher and 0.05 above.
    const { equityValue } = predicted();
    expect(equityValue.middle).toBeCloseTo(2000 * Math.exp(0.25), 8);
    expect(equityValue.low).toBeCloseTo(2000 * Math.exp(0.25 - 0.4), 8);
    expect(equityValue.high).toBeCloseTo(2000 * Math.exp(0.25 + 0.35), 8);
  });

  it("leaves out a multiple that does not exist instead of counting it as nothing", () => {
    // A loss: sales alone, margin below 5 % takes 0.2, growth adds 0.15.
    const { equityValue } = predicted({ source: tinySource({ netIncome: -10 }) });
    expect(equityValue.middle).toBeCloseTo(2000 * Math.exp(-0.05), 8);
  });

  it("sends a missing feature where training sent it", () => {
    const { equityValue, missing } = predicted(
      { source: tinySource({}, { years: tinySource().years.slice(0, 1) }) },
      { limits: { missingShare: 1, bandRatio: 4, statementAge: 1.5 } },
    );
    expect(missing).toContain("revenueGrowth");
    expect(equityValue.middle).toBeCloseTo(2000 * Math.exp(0.05), 8);
  });

  it("says how it came about: the market's multiples, then what each feature adds", () => {
    const { explanation: said } = predicted();
    // A tree without a question answered gives the mean of its leaves: 0 and 0.02.
    expect(said.start).toBeCloseTo(Math.log(2000) + 0.02, 12);
    const telling = said.contributions.filter(({ logPoints }) => logPoints !== 0);
    expect(telling).toEqual([
      { question: "netMargin", logPoints: expect.closeTo(0.1, 12) },
      { question: "revenueGrowth", logPoints: expect.closeTo(0.13, 12) },
    ]);
  });

  it("votes only in the sectors where the model has earned it", () => {
    expect(predicted().votes).toBe(true);
    expect(predicted({}, { votes: ["utilities"] }).votes).toBe(false);
  });

  it.each<[string, Partial<PredictionRequest>, Partial<ModelFile>]>([
    ["sectorNotInTraining", { source: tinySource({}, { sector: "energy" }) }, {}],
    ["sectorNotInTraining", { source: tinySource({}, { sector: null }) }, {}],
    ["outOfDomain", { country: "IT" }, {}],
    [
      "outOfDomain",
      {},
      {
        features: tinyModel().features.map((feature) => ({
          ...feature,
          lowest: feature.name === "logAssets" ? 8 : -100,
        })),
      },
    ],
    ["outOfDomain", {}, { features: tinyModel().features.map((feature) => ({ ...feature, lowest: 50 })) }],
    ["featuresMissing", { source: tinySource({ revenue: null, totalAssets: null }) }, {}],
    ["featuresMissing", { source: tinySource({}, { years: [] }) }, {}],
    ["statementsStale", { asOf: "2026-08-22" }, {}],
    ["bandTooWide", { source: tinySource({}, { sector: "financials" }) }, {}],
  ])("is refused as %s", (reason, changes, model) => {
    expect(refusal(changes, model)).toBe(reason);
  });

  it("is still given on the last day of eighteen months", () => {
    expect(refusal({ asOf: "2026-08-20" })).toBe("prediction");
  });

  it("is still given where just as much is missing as the limit allows", () => {
    // Payout, dividends to cash flow, cash to assets and net debt to cash flow hang on these two figures.
    const source = tinySource({ dividendsPaid: null, cashAndEquivalents: null });
    const missing = predicted({ source }).missing.length;
    const withLimit = (missingShare: number) =>
      refusal({ source }, { limits: { missingShare, bandRatio: 4, statementAge: 1.5 } });
    expect(missing).toBe(4);
    expect(withLimit(missing / featureNames.length)).toBe("prediction");
    expect(withLimit((missing - 0.01) / featureNames.length)).toBe("featuresMissing");
  });

  it("is still given at the age and with the band that the limits name, and not beyond", () => {
    const age = yearsBetween("2025-02-20", "2025-06-30");
    const model = compileModel(tinyModel());
    const raw = logQuantiles(model, subjectOf(tinySource()));
    if (!raw) throw new Error("sales are a multiple");
    const band = calibratedBand(raw, { low: 0.1, high: 0.05 });
    const bandRatio = Math.exp(band.high - band.low);
    expect(bandRatio).toBeCloseTo(Math.exp(0.75), 12);
    const within = { missingShare: 0.3, bandRatio, statementAge: age };
    expect(refusal({}, { limits: within })).toBe("prediction");
    expect(refusal({}, { limits: { ...within, bandRatio: bandRatio * 0.9999 } })).toBe("bandTooWide");
    expect(refusal({}, { limits: { ...within, statementAge: age * 0.9999 } })).toBe("statementsStale");
  });

  it("is refused where no multiple exists, however much else may be missing", () => {
    const nothing = { revenue: 0, netIncome: -1, totalAssets: null, totalEquity: -1, operatingCashFlow: -1 };
    const limits = { missingShare: 1, bandRatio: 4, statementAge: 1.5 };
    const answer = evaluatePrediction(compileModel(tinyModel({ limits })), request({ source: tinySource(nothing) }));
    expect(answer).toMatchObject({ kind: "refused", reason: "featuresMissing" });
  });

  /** A range from one below to one above every figure of the tiny source; some features lie outside theirs. */
  const withOutlying = (names: readonly FeatureName[], beyond: "below" | "above"): Partial<ModelFile> => {
    const vector = subjectOf(tinySource()).vector;
    const features = tinyModel().features.map((feature, index) => {
      const value = vector[index] ?? 0;
      const moved = names.includes(feature.name) ? (beyond === "below" ? 2 : -2) : 0;
      return { ...feature, lowest: value - 1 + moved, highest: value + 1 + moved };
    });
    return { features };
  };
  const others = featureNames.filter((name) => name !== "logAssets");

  it.each(["below", "above"] as const)(
    "bears eight of thirty-three features %s their range, and not nine",
    (beyond) => {
      expect(refusal({}, withOutlying(others.slice(0, 8), beyond))).toBe("prediction");
      expect(refusal({}, withOutlying(others.slice(0, 9), beyond))).toBe("outOfDomain");
    },
  );

  it("bears figures that lie on the edge of their range", () => {
    const vector = subjectOf(tinySource()).vector;
    const features = tinyModel().features.map((feature, index) => {
      const value = vector[index] ?? 0;
      return { ...feature, lowest: value, highest: value };
    });
    expect(refusal({}, { features })).toBe("prediction");
  });

  it("is refused to a company smaller than the training's, and given to one that is larger", () => {
    expect(refusal({}, withOutlying(["logAssets"], "below"))).toBe("outOfDomain");
    expect(refusal({}, withOutlying(["logAssets"], "above"))).toBe("prediction");
  });

  const amount = fc.option(fc.double({ min: -1e12, max: 1e12, noNaN: true }), { nil: null });
  const anySource = fc
    .record({
      revenue: amount,
      netIncome: amount,
      totalAssets: amount,
      totalEquity: amount,
      operatingCashFlow: amount,
      ebit: amount,
    })
    .map((figures: Partial<Record<FeatureFigure, number | null>>) => tinySource(figures));
  const model = compileModel(tinyModel());

  it("adds up, stays in order and is finite whatever the figures are", () => {
    fc.assert(
      fc.property(anySource, (source) => {
        const said = explanation(model, subjectOf(source));
        const raw = logQuantiles(model, subjectOf(source));
        const total = said?.contributions.reduce((sum, { logPoints }) => sum + logPoints, said.start);
        expect(Math.abs((total ?? 0) - (raw?.middle ?? 0))).toBeLessThan(1e-12);
        const answer = evaluatePrediction(model, request({ source }));
        if (answer.kind === "refused") return;
        const { low, middle, high } = answer.equityValue;
        expect(Number.isFinite(high) && low > 0 && low <= middle && middle <= high).toBe(true);
      }),
    );
  });

  it("scales with the company's money when sizes are converted back", () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-3, max: 1e6, noNaN: true }), (rate) => {
        const source = tinySource();
        const years = source.years.map(({ yearsAgo, figures }) => ({
          yearsAgo,
          figures: Object.fromEntries(
            Object.entries(figures).map(([name, value]) => [name, (value ?? 0) * rate]),
          ) as typeof figures, // The same names.
        }));
        const answer = predicted({ source: { ...source, years, sizeCurrencyPerUnit: 1 / rate } });
        expect(answer.equityValue.middle / rate / predicted().equityValue.middle).toBeCloseTo(1, 9);
      }),
    );
  });
});

describe("a compiled model", () => {
  it("writes back the forest that it was read from", () => {
    const file = tinyModel();
    const written = file.heads[0]?.forests.middle;
    expect(written && forestFileOf(forestOf(written, file.unit))).toEqual(written);
  });
});

describe("a calibrated band", () => {
  const margins = { low: 0.1, high: 0.2 };

  it("is moved outwards by its margins", () => {
    expect(calibratedBand({ low: 1, middle: 2, high: 3 }, margins)).toEqual({ low: 0.9, middle: 2, high: 3.2 });
  });

  it("is put in order where the quantiles cross", () => {
    expect(calibratedBand({ low: 3, middle: 2, high: 1 }, margins)).toEqual({ low: 0.9, middle: 2, high: 3.2 });
  });

  it("never leaves the middle outside", () => {
    expect(calibratedBand({ low: 3, middle: 2, high: 4 }, margins)).toEqual({ low: 2, middle: 2, high: 4.2 });
    expect(calibratedBand({ low: 1, middle: 5, high: 4 }, margins)).toEqual({ low: 0.9, middle: 5, high: 5 });
  });
});
