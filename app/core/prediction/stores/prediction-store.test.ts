import { beforeEach, expect, it } from "vitest";
import { onEachDatabase } from "../../../database/each-database-contract.ts";
import type { ShownPrediction } from "../use-cases/shown-prediction.ts";
import { predictionStore } from "./prediction-store.ts";

const shown = (changes: Partial<ShownPrediction> = {}): ShownPrediction => ({
  shownAt: new Date("2026-08-20T12:00:00Z"),
  ticker: "KO",
  modelVersion: "1",
  currency: "USD",
  low: 40,
  middle: 60,
  high: 90,
  price: 50,
  priceAsOf: "2026-08-20",
  shares: 4.3e9,
  ...changes,
});

onEachDatabase("the record of the prediction", ({ database }) => {
  beforeEach(async () => {
    await database.kysely.deleteFrom("prediction_scores").execute();
    await database.kysely.deleteFrom("predictions").execute();
  });
  const store = () => predictionStore(database.kysely);

  it("keeps a prediction once for each company, model and day of the price, and no person in it", async () => {
    await store().record([shown()]);
    await store().record([shown({ shownAt: new Date("2026-08-21T09:00:00Z"), middle: 61 })]);
    await store().record([shown({ modelVersion: "2" })]);
    await store().record([shown({ priceAsOf: "2026-08-21" })]);
    const rows = await database.kysely.selectFrom("predictions").selectAll().orderBy("id").execute();
    expect(rows).toHaveLength(3);
    expect(rows.filter((row) => row.model_version === "1" && row.price_as_of === "2026-08-20")).toEqual([
      {
        id: expect.any(String),
        shown_at: new Date("2026-08-20T12:00:00Z"),
        ticker: "KO",
        model_version: "1",
        currency: "USD",
        low: 40,
        middle: 60,
        high: 90,
        price: 50,
        price_as_of: "2026-08-20",
        shares: 4.3e9,
      },
    ]);
  });

  it("refuses a price of zero", async () => {
    await expect(store().record([shown({ price: 0 })])).rejects.toThrow(/check/);
  });

  it("asks for a price when a horizon has come, once it has one no more", async () => {
    await store().record([shown()]);
    expect(await store().due("2026-09-18")).toEqual([]);
    const due = await store().due("2026-09-19");
    expect(due).toEqual([
      {
        id: expect.any(String),
        horizon: "oneMonth",
        ticker: "KO",
        currency: "USD",
        shares: 4.3e9,
        priceAsOf: "2026-08-20",
      },
    ]);
    const score = {
      predictionId: due[0]?.id ?? "",
      horizon: "oneMonth" as const,
      price: 30,
      priceAsOf: "2026-09-19",
    };
    await store().score([score]);
    await store().score([{ ...score, price: 99 }]);
    expect(await store().due("2026-09-19")).toEqual([]);
    const kept = await database.kysely.selectFrom("prediction_scores").select("price").execute();
    expect(kept, "the first one stays").toEqual([{ price: 30 }]);
    expect((await store().due("2027-08-20")).map(({ horizon }) => horizon)).toEqual(["oneYear"]);
  });

  it("says how often the price was in the band and how far the middle lay from it", async () => {
    expect(await store().calibration()).toEqual([]);
    await store().record([shown()]);
    await store().record([shown({ ticker: "PEP", price: 100 })]);
    await store().record([shown({ ticker: "MCD", price: 20 })]);
    await store().record([shown({ ticker: "KO", price: 60, priceAsOf: "2026-08-21" })]);
    const due = (await store().due("2026-09-20")).find(({ ticker }) => ticker === "PEP");
    await store().score([{ predictionId: due?.id ?? "", horizon: "oneMonth", price: 80, priceAsOf: "2026-09-20" }]);
    expect(await store().calibration()).toEqual([
      {
        horizon: "sameDay",
        predictions: 4,
        companies: 3,
        inBand: 2,
        below: 1,
        above: 1,
        // of 0.2, −0.4, 2 and 0
        medianAbsoluteError: expect.closeTo(0.3, 12),
        signedMedianError: expect.closeTo(0.1, 12),
        first: "2026-08-20",
        last: "2026-08-21",
      },
      {
        horizon: "oneMonth",
        predictions: 1,
        companies: 1,
        inBand: 1,
        below: 0,
        above: 0,
        medianAbsoluteError: expect.closeTo(0.25, 12),
        signedMedianError: expect.closeTo(-0.25, 12),
        first: "2026-09-20",
        last: "2026-09-20",
      },
    ]);
  });
});
