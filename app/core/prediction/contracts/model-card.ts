import * as z from "zod";

const Metrics = z.object({
  count: z.number(),
  medianAbsoluteError: z.number(),
  within25: z.number(),
  signedMedianError: z.number(),
});
const Band = z.object({ coverage: z.number() });
const Judged = z.object({ metrics: Metrics, band: Band, improvement: z.number() });

/** The parts of the model card that the page shows; the trainer writes it beside the model (`models/model-card.json`); rates are fractions. */
export const ModelCard = z.object({
  version: z.string(),
  data: z.object({
    trainedTo: z.string(),
    levelAsOf: z.string(),
    rows: z.number(),
    companies: z.number(),
    years: z.tuple([z.number(), z.number()]),
  }),
  method: z.object({ boosting: z.object({ trees: z.number(), depth: z.number() }) }),
  judgement: z.object({
    overall: z.object({ metrics: Metrics, band: Band }),
    comparisons: z.array(
      z.object({
        baseline: z.string(),
        metrics: Metrics,
        modelOnSameRows: Metrics,
        improvement: z.number(),
        interval: z.object({ low: z.number(), high: z.number() }),
      }),
    ),
    byYear: z.record(z.string(), Judged),
    bySector: z.record(z.string(), Judged),
    refusedShare: z.number(),
  }),
  leaks: z.object({ model: z.number(), shuffledTarget: z.number(), withPrice: z.number() }),
  ship: z.object({ votes: z.array(z.string()) }),
});
export type ModelCard = z.infer<typeof ModelCard>;
