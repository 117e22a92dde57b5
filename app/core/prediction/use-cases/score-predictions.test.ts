import { CompanyUnavailable, createMarketData, type MarketData } from "@valora/market-data";
import type { Fundamentals, Quote } from "@valora/valuation";
import { beforeAll, describe, expect, it } from "vitest";
import { installedModel } from "../../../wiring/prediction-model.server.ts";
import { analyseCompany } from "../../analysis/use-cases/analyse-company.ts";
import { type DuePrediction, type PredictionScore, scorePredictions } from "./score-predictions.ts";
import type { ShownPrediction } from "./shown-prediction.ts";

let marketData: MarketData;
let apple: Fundamentals;
beforeAll(async () => {
  marketData = await createMarketData();
  apple = (await marketData.fundamentalsOf("AAPL")).fundamentals;
});

const shares = () => apple.sharesOutstanding?.value ?? Number.NaN;
const due = (changes: Partial<DuePrediction> = {}): DuePrediction => ({
  id: "one",
  horizon: "oneMonth",
  ticker: "AAPL",
  currency: "USD",
  shares: shares(),
  priceAsOf: "2026-08-20",
  ...changes,
});

async function scored(
  predictions: readonly DuePrediction[],
  quote: Partial<Quote>,
  company: Partial<Fundamentals> = {},
) {
  const scores: PredictionScore[] = [];
  const now = { ...(apple.quote as Quote), asOf: "2026-09-21", value: 250, ...quote };
  const answered = { ...(await marketData.fundamentalsOf("AAPL")), fundamentals: { ...apple, quote: now, ...company } };
  const source = Object.assign(Object.create(marketData), { fundamentalsOf: async () => answered }) as MarketData;
  const scoring = await scorePredictions(
    { now: () => new Date("2026-09-22T10:00:00Z"), pause: async () => {}, marketData: source },
    { due: async () => predictions, score: async (kept) => void scores.push(...kept) },
    new AbortController().signal,
  );
  return { scoring, scores };
}

describe("scorePredictions", () => {
  it("compares with the price of the day on which the horizon ends", async () => {
    expect(await scored([due()], {})).toEqual({
      scoring: { due: 1, scored: 1 },
      scores: [{ predictionId: "one", horizon: "oneMonth", price: 250, priceAsOf: "2026-09-21" }],
    });
  });

  it.each([
    ["a price before its day", { asOf: "2026-09-18" }, {}],
    ["a price long after its day", { asOf: "2026-10-04" }, {}],
    ["a price in another currency", { currency: "EUR" }, {}],
    ["an unsettled count of shares", {}, { shareBasis: "unsettled" as const }],
  ])("does not compare with %s", async (_, quote, company) => {
    expect(await scored([due()], quote, company)).toMatchObject({ scoring: { due: 1, scored: 0 }, scores: [] });
  });

  it("does not compare across a split of the shares", async () => {
    expect((await scored([due({ shares: shares() / 2 })], {})).scores).toEqual([]);
    expect((await scored([due({ shares: shares() * 1.1 })], {})).scores).toHaveLength(1);
  });

  it("passes over a company of which nothing is known any more", async () => {
    const gone = Object.assign(Object.create(marketData), {
      fundamentalsOf: async () => {
        throw new CompanyUnavailable("AAPL", "noData", []);
      },
    }) as MarketData;
    const scoring = await scorePredictions(
      { now: () => new Date("2026-09-22T10:00:00Z"), pause: async () => {}, marketData: gone },
      { due: async () => [due()], score: async () => expect.unreachable("nothing to keep") },
      new AbortController().signal,
    );
    expect(scoring).toEqual({ due: 1, scored: 0 });
  });

  it("ends when it is told to", async () => {
    const scoring = scorePredictions(
      { now: () => new Date("2026-09-22T10:00:00Z"), pause: async () => {}, marketData },
      { due: async () => [due()], score: async () => expect.unreachable("nothing to keep") },
      AbortSignal.abort(new Error("stopped")),
    );
    await expect(scoring).rejects.toThrow("stopped");
  });
});

describe("what an analysis writes down of the prediction", () => {
  async function shownOf(ticker: string, scenario: "neutral" | "optimistic" = "neutral") {
    const shown: ShownPrediction[] = [];
    const { report } = await analyseCompany(
      {
        now: () => new Date("2026-09-01T10:00:00Z"),
        pause: async () => {},
        marketData,
        predict: installedModel(),
        analyses: { record: () => {} },
        predictions: { record: (prediction) => shown.push(prediction) },
      },
      { language: "en" },
      { ticker, scenario },
    );
    return { shown, report };
  }

  it("is the middle and the band that the page shows, whatever the scenario", async () => {
    const { shown, report } = await shownOf("JPM", "optimistic");
    const { quote, sharesOutstanding } = (await marketData.fundamentalsOf("JPM")).fundamentals;
    const range = report.methods.find(({ method }) => method === "prediction")?.range;
    expect(shown).toEqual([
      {
        shownAt: new Date("2026-09-01T10:00:00Z"),
        ticker: "JPM",
        modelVersion: expect.stringMatching(/^\d/),
        currency: "USD",
        low: range?.conservative,
        middle: range?.neutral,
        high: range?.optimistic,
        price: quote?.value,
        priceAsOf: quote?.asOf,
        shares: sharesOutstanding?.value,
      },
    ]);
  });

  it("is nothing where the model is silent", async () => {
    expect((await shownOf("ENEL.MI")).shown).toEqual([]);
  });
});
