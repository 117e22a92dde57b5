import { type Kysely, sql } from "kysely";
import type { Tables } from "../../../database/schema.ts";
import { uuidAt } from "../../../database/uuid.ts";
import type { PredictionCalibration } from "../contracts/prediction-calibration.ts";
import {
  type DuePrediction,
  type PredictionRecord,
  type PredictionScore,
  scoreHorizonNames,
  scoreHorizons,
} from "../use-cases/score-predictions.ts";
import type { ShownPrediction } from "../use-cases/shown-prediction.ts";

type Row = {
  horizon: string;
  predictions: number;
  companies: number;
  in_band: number;
  below: number;
  above: number;
  median_error: number;
  signed_median: number;
  first: string;
  last: string;
};

const duePerHorizon = 2_000;
const dayInMilliseconds = 86_400_000;
const daysBefore = (today: string, days: number) =>
  new Date(Date.parse(today) - days * dayInMilliseconds).toISOString().slice(0, 10);

/** Shown predictions and their outcomes, without their readers. */
export function predictionStore(database: Kysely<Tables>) {
  return {
    /** Once for each company, model and day of the price: showing it again changes nothing. */
    async record(predictions: readonly ShownPrediction[]): Promise<void> {
      const rows = predictions.map(({ shownAt, modelVersion, priceAsOf, ...figures }) => ({
        ...{ id: uuidAt(shownAt), shown_at: shownAt, model_version: modelVersion, price_as_of: priceAsOf },
        ...figures,
      }));
      await database
        .insertInto("predictions")
        .values(rows.sort((one, other) => one.ticker.localeCompare(other.ticker)))
        .onConflict((conflict) => conflict.columns(["ticker", "model_version", "price_as_of"]).doNothing())
        .execute();
    },

    async due(today: string): Promise<DuePrediction[]> {
      const due = scoreHorizonNames.map(async (horizon) => {
        const { days, grace } = scoreHorizons[horizon];
        const rows = await database
          .selectFrom("predictions")
          .leftJoin("prediction_scores", (join) =>
            join.onRef("prediction_id", "=", "id").on("prediction_scores.horizon", "=", horizon),
          )
          .select(["id", "ticker", "currency", "shares", "predictions.price_as_of"])
          .where("prediction_id", "is", null)
          .where("predictions.price_as_of", "<=", daysBefore(today, days))
          // A price may be known some days after its day.
          .where("predictions.price_as_of", ">=", daysBefore(today, days + 2 * grace))
          .orderBy("predictions.price_as_of")
          .limit(duePerHorizon)
          .execute();
        return rows.map(({ price_as_of: priceAsOf, ...row }) => ({ ...row, horizon, priceAsOf }));
      });
      return (await Promise.all(due)).flat();
    },

    async score(scores: readonly PredictionScore[]): Promise<void> {
      await database
        .insertInto("prediction_scores")
        .values(
          scores.map(({ predictionId, priceAsOf, ...score }) => ({
            ...score,
            prediction_id: predictionId,
            price_as_of: priceAsOf,
          })),
        )
        .onConflict((conflict) => conflict.columns(["prediction_id", "horizon"]).doNothing())
        .execute();
    },

    /** How often prices fell into the band and how far they lay from the middle; horizons without a price are left out. */
    async calibration(): Promise<PredictionCalibration> {
      const { rows } = await sql<Row>`
        with judged as (
          select 'sameDay' as horizon, ticker, low, middle, high, price, price_as_of from predictions
          union all
          select score.horizon, said.ticker, said.low, said.middle, said.high, score.price, score.price_as_of
          from prediction_scores score join predictions said on said.id = score.prediction_id
        )
        select horizon,
          count(*)::integer as predictions,
          count(distinct ticker)::integer as companies,
          count(*) filter (where price between low and high)::integer as in_band,
          count(*) filter (where price < low)::integer as below,
          count(*) filter (where price > high)::integer as above,
          percentile_cont(0.5) within group (order by abs(middle / price - 1)) as median_error,
          percentile_cont(0.5) within group (order by middle / price - 1) as signed_median,
          min(price_as_of) as first,
          max(price_as_of) as last
        from judged group by horizon
      `.execute(database);
      const order = ["sameDay", ...scoreHorizonNames] as const;
      return order.flatMap((horizon) =>
        rows.filter((row) => row.horizon === horizon).map((row) => judged(row, horizon)),
      );
    },
  } satisfies PredictionRecord & Record<string, unknown>;
}

function judged(row: Row, horizon: PredictionCalibration[number]["horizon"]): PredictionCalibration[number] {
  const { predictions, companies, in_band: inBand, below, above, first, last } = row;
  const errors = { medianAbsoluteError: row.median_error, signedMedianError: row.signed_median };
  return { horizon, predictions, companies, inBand, below, above, ...errors, first, last };
}
