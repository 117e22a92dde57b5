import type { IsoDate } from "../../src/index.ts";
import { growthForecastsOf } from "./growth-forecasts.ts";
import { includedPremiums, premiumsOf } from "./implied-premium.ts";
import { keptReturns, yearsKept } from "./kept-return.ts";
import type { Level } from "./levels.ts";
import { filesAtPair, filesOf, type Universe } from "./universe.ts";
import { levelsOf, residualIncomeLevel, sectorLevelsOf, signalCountsOf, valuedFiles } from "./value-levels.ts";

const horizons = [1, 3, 5] as const;
const keptShares = [0.3, 0.6, 1] as const;

/** How high values stand to prices, and how the rules behind them did, by this engine over the bundled data. */
export function calibrationOf(universe: Universe) {
  const files = filesOf(universe);
  const valued = valuedFiles(files);
  const pair = filesAtPair(universe);
  const [first] = pair.files;
  return {
    source: first && {
      premium: first.reference.matureEquityRiskPremium,
      riskFreeRate: first.reference.premiumPair.riskFreeRate,
      nominalGrowth: first.reference.nominalGrowth,
    },
    today: { asOf: universe.marketData.asOf, levels: levelsOf(valued), premiums: includedPremiums(universe) },
    pairDate: { asOf: pair.asOf, levels: levelsOf(valuedFiles(pair.files)), premiums: premiumsOf(pair.files) },
    signals: signalCountsOf(valued),
    sectors: sectorLevelsOf(valued),
    growth: horizons.map((years) => growthForecastsOf(universe, years)),
    keptReturn: { years: yearsKept, ...keptReturns(files) },
    residualIncome: keptShares.map((kept) => ({ kept, ...residualIncomeLevel(files, kept) })),
  };
}
export type Calibration = ReturnType<typeof calibrationOf>;

type LevelOfRow = Pick<Level, "median" | "weighted" | "withoutLargest">;

/** The figures of a set of definitions when it was measured: a row of the table of before and after. */
export type DefinitionsRow = {
  /** The page has words under it; a decision's number, or a name where there is none. */
  id: string;
  measuredOn: IsoDate;
  dataAsOf: IsoDate;
  methods: Readonly<
    Record<"discountedCashFlow" | "dividendDiscount" | "residualIncome" | "earningsPerShare", LevelOfRow>
  >;
  mean: LevelOfRow;
  /** Weak ones are among the others; null where they were not counted. */
  signals: { buy: number; hold: number; sell: number; none: number; weakBuy: number | null; weakSell: number | null };
};

/** The figures of these definitions, to stand beside those of others. */
export function rowOf({ today, signals }: Calibration, { id, measuredOn }: { id: string; measuredOn: IsoDate }) {
  const { methods, mean } = today.levels;
  const ofRow = ({ median, weighted, withoutLargest }: Level): LevelOfRow => ({ median, weighted, withoutLargest });
  const { reasonsForNone: _, ...counts } = signals;
  return {
    id,
    measuredOn,
    dataAsOf: today.asOf,
    methods: {
      discountedCashFlow: ofRow(methods.discountedCashFlow),
      dividendDiscount: ofRow(methods.dividendDiscount),
      residualIncome: ofRow(methods.residualIncome),
      earningsPerShare: ofRow(methods.earningsPerShare),
    },
    mean: ofRow(mean),
    signals: counts,
  } satisfies DefinitionsRow;
}

/** The rows with this one last: in place of the last of the same definitions, or after it. */
export function withRow(rows: readonly DefinitionsRow[], row: DefinitionsRow): DefinitionsRow[] {
  return [...(rows.at(-1)?.id === row.id ? rows.slice(0, -1) : rows), row];
}
