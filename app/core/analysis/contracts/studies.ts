import { indicators, returnMonths } from "@valora/valuation/evidence-indicators";
import * as z from "zod";

const figure = z.number().nullable();
const Dated = z.object({ value: z.number(), asOf: z.iso.date(), source: z.string() });

/** Which data a study was made with, and when. */
const Made = {
  edition: z.object({ dataAsOf: z.iso.date(), fingerprint: z.string() }),
  measuredOn: z.iso.date(),
};

const levelOfRow = { median: figure, weighted: figure, withoutLargest: figure };
const Level = z.object({ companies: z.int(), ...levelOfRow });
const Levels = z.object({
  methods: z.object({
    discountedCashFlow: Level,
    dividendDiscount: Level,
    residualIncome: Level,
    earningsPerShare: Level,
    comparableMultiples: Level,
    netAssetValue: Level,
  }),
  mean: Level,
});
const Premiums = z.object({
  asOf: z.iso.date().nullable(),
  companies: z.int(),
  together: figure,
  withoutLargest: figure,
  discountedCashFlow: figure,
  dividendDiscount: figure,
  residualIncome: figure,
});
const At = z.object({
  asOf: z.iso.date(),
  levels: Levels,
  premiums: Premiums,
});
const signals = { buy: z.int(), hold: z.int(), sell: z.int(), none: z.int() };

const DefinitionsRow = z.object({
  id: z.string(),
  measuredOn: z.iso.date(),
  dataAsOf: z.iso.date(),
  methods: z.object({
    discountedCashFlow: z.object(levelOfRow),
    dividendDiscount: z.object(levelOfRow),
    residualIncome: z.object(levelOfRow),
    earningsPerShare: z.object(levelOfRow),
  }),
  mean: z.object(levelOfRow),
  signals: z.object({ ...signals, weakBuy: z.int().nullable(), weakSell: z.int().nullable() }),
});

const growthRules = ["blend", "ownTrend", "industry", "economy", "blendUncapped", "formerBlend"] as const;

/** The output of `npm run calibration` (`packages/valuation/studies/calibration.json`); rates are fractions. */
export const Calibration = z.object({
  ...Made,
  rows: z.array(DefinitionsRow).min(1),
  source: z.object({ premium: Dated, riskFreeRate: Dated, nominalGrowth: Dated }),
  today: At,
  pairDate: At,
  signals: z.object({
    ...signals,
    weakBuy: z.int(),
    weakSell: z.int(),
    reasonsForNone: z.array(z.object({ reason: z.string(), companies: z.int() })),
  }),
  sectors: z.array(z.object({ sector: z.string(), levels: Levels })),
  growth: z.array(
    z.object({
      years: z.int(),
      companies: z.int(),
      rules: z.array(
        z.object({
          rule: z.enum(growthRules),
          forecasts: z.int(),
          medianBias: figure,
          medianAbsoluteError: figure,
          rankCorrelation: figure,
        }),
      ),
    }),
  ),
  keptReturn: z.object({
    years: z.int(),
    pairs: z.int(),
    companies: z.int(),
    leastSquares: figure,
    throughOrigin: figure,
    medianRatio: figure,
  }),
  residualIncome: z.array(z.object({ kept: z.number(), ...Level.shape })),
});
export type Calibration = z.infer<typeof Calibration>;

const MeanOverDates = z
  .object({
    mean: z.number(),
    low: figure,
    high: figure,
    probability: figure,
    dates: z.int(),
    independentDates: z.number(),
  })
  .nullable();
const byWindow = z.object({ 12: figure, 36: figure });

/** The output of `npm run evidence` (`packages/valuation/studies/evidence.json`); returns and correlations are fractions. */
export const Evidence = z.object({
  ...Made,
  significance: z.number(),
  returnsHoldDividends: z.boolean(),
  samples: z.array(z.object({ month: z.string(), companies: z.int(), returns: byWindow, medianLevel: figure })),
  indicators: z.array(
    z.object({
      indicator: z.enum(indicators),
      months: z.literal(returnMonths),
      dates: z.array(z.object({ month: z.string(), companies: z.int(), correlation: z.number(), spread: z.number() })),
      correlation: MeanOverDates,
      spread: MeanOverDates,
    }),
  ),
  months: z.array(z.object({ month: z.string(), figures: z.int(), significant: z.int(), correlationOfMean: byWindow })),
});
export type Evidence = z.infer<typeof Evidence>;
