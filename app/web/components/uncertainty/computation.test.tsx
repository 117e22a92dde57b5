import { createMarketData } from "@valora/market-data";
import { simulationOf, valueCompany } from "@valora/valuation";
import { valueThroughTimeOf } from "@valora/valuation/through-time";
import { beforeAll, describe, expect, it } from "vitest";
import type { PredictedFile } from "../../../core/analysis/contracts/predicted-file.ts";
import { usualSettings } from "../../../core/analysis/contracts/shown-parts/simulation-settings.ts";
import { showUncertainty } from "../../../core/analysis/use-cases/uncertainty/show-uncertainty.ts";
import { companyFile } from "../../../wiring/composition.server.ts";
import { computationOf, type Work } from "./computation.ts";

const marketData = createMarketData();
const request = { scenario: "neutral", overrides: { growth: 0.04 } } as const;
let file: PredictedFile;

beforeAll(async () => {
  file = companyFile({ marketData, predict: () => null }, await marketData.fundamentalsOf("KO"), marketData.asOf);
});

const toldOf = (work: Work) => [...computationOf(work)];

describe("work beside the page", () => {
  it("gives, for a seed, the very figures that the server gives", async () => {
    const report = valueCompany(file, request);
    const price = file.fundamentals.quote?.value ?? null;
    const settings = { ...usualSettings, seed: 20_261_121, deviations: { growth: 0.01 } };
    const told = toldOf({ kind: "simulation", file, request, price, settings });
    const { distribution, throughTime } = await showUncertainty({ pause: async () => {} }, { file, report }, settings);
    expect(told.at(-1)).toEqual({ kind: "answer", answer: distribution });
    expect(distribution).toEqual(simulationOf(report, { ...settings, price }));
    expect(throughTime).toEqual(valueThroughTimeOf(file));
  });

  it("tells how much is done, slice by slice, before the answer", () => {
    const told = toldOf({ kind: "throughTime", file });
    const done = told.flatMap((each) => (each.kind === "progress" ? [each.done] : []));
    expect(done).toHaveLength(20);
    expect(done).toEqual(done.toSorted((one, other) => one - other));
    expect(done.at(-1)).toBe(1);
    expect(told.at(-1)).toEqual({ kind: "answer", answer: valueThroughTimeOf(file) });
  });

  it("answers at once when there is nothing to compute", () => {
    const silent = { ...file, fundamentals: { ...file.fundamentals, monthlyCloses: null } };
    expect(toldOf({ kind: "throughTime", file: silent })).toEqual([
      { kind: "answer", answer: { kind: "unavailable", reason: "closesMissing" } },
    ]);
    const work = {
      kind: "simulation",
      file: { ...file, fundamentals: { ...file.fundamentals, statements: [] } },
    } as const;
    expect(toldOf({ ...work, request, price: 1, settings: usualSettings })).toEqual([
      { kind: "answer", answer: { kind: "unavailable", reason: "methodNotApplicable" } },
    ]);
  });
});
