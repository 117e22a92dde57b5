import { type Sector, sectors } from "@valora/valuation";
import { featureNames } from "../src/features.ts";
import type { Example } from "./examples.ts";
import { columnPreparation, linearPrediction, ridgeFit } from "./linear.ts";
import { type Levels, levelsByYear, logMultiple } from "./market-levels.ts";
import { median } from "./statistics.ts";

/** The baselines of the model, on the same rows. All but the last three use the peers' multiples of the same date. */
export const baselineNames = [
  "marketMedianPriceToBook",
  "sectorMedianPriceToBook",
  "sectorMedianEvToEbitda",
  "sectorMedianPriceToEarnings",
  "sectorHarmonicPriceToEarnings",
  "industryMedianPriceToEarnings",
  "ordinaryLeastSquares",
  "rhodesKropf",
  "ridge",
] as const;
export type BaselineName = (typeof baselineNames)[number];

/** The sector medians that the ship rule compares with. */
export const sectorMedians = [
  "sectorMedianPriceToBook",
  "sectorMedianEvToEbitda",
  "sectorMedianPriceToEarnings",
] as const satisfies readonly BaselineName[];

/** ln of the market value that a baseline gives a company; NaN where it has none. */
export type Baseline = (example: Example) => number;
export type Baselines = Readonly<Record<BaselineName, Baseline>>;

const fewestPeers = 5;

function enterpriseMultiple({ row: { figures } }: Example): number {
  const { enterpriseValue, ebitda } = figures;
  if (enterpriseValue === null || ebitda === null || enterpriseValue <= 0 || ebitda <= 0) return Number.NaN;
  return enterpriseValue / ebitda;
}

/** ln of equity from the peers' EV ÷ EBITDA, after the company's own net debt; NaN when debt exceeds the value. */
function equityFromEnterprise(example: Example, multiple: number): number {
  const { enterpriseValue, ebitda } = example.row.figures;
  const equity = multiple * (ebitda ?? Number.NaN) - ((enterpriseValue ?? Number.NaN) - example.marketValue);
  return Number.isNaN(enterpriseMultiple(example)) || !(equity > 0) ? Number.NaN : Math.log(equity);
}

type Statistic = (values: readonly number[]) => number;
const harmonicMean: Statistic = (values) => values.length / values.reduce((total, value) => total + 1 / value, 0);

/** A statistic of the multiple over the other companies of the same group and market year. */
function leaveOneOut(
  examples: readonly Example[],
  groupOf: (example: Example) => string | null,
  multipleOf: (example: Example) => number,
  statistic: Statistic,
): Baseline {
  const keyOf = (example: Example) => `${example.year} ${groupOf(example)}`;
  const groups = Map.groupBy(
    examples.filter((example) => !Number.isNaN(multipleOf(example))),
    keyOf,
  );
  return (example) => {
    const others = (groups.get(keyOf(example)) ?? []).filter(({ ticker }) => ticker !== example.ticker);
    return others.length < fewestPeers || groupOf(example) === null ? Number.NaN : statistic(others.map(multipleOf));
  };
}

const sectorOf = ({ sector }: Example) => sector;
const featureAt = (example: Example, name: (typeof featureNames)[number]) =>
  example.features[featureNames.indexOf(name)] ?? Number.NaN;

type Regression = { rows: (example: Example) => number[]; penalty: number };

/** ln(price to book) over the market's level, regressed on prepared columns of earlier years. */
function regressionOnBook(
  train: readonly Example[],
  levels: ReadonlyMap<number, Levels>,
  { rows, penalty }: Regression,
): Baseline {
  const targetOf = (example: Example) =>
    logMultiple(example, "equity") - (levels.get(example.year)?.equity ?? Number.NaN);
  const usable = train.filter((example) => !Number.isNaN(targetOf(example)));
  const prepare = columnPreparation(usable.map(rows));
  const prepared = usable.map((example) => prepare(rows(example)));
  const fit = ridgeFit(prepared, usable.map(targetOf), penalty);
  return (example) => {
    const { totalEquity } = example.row.figures;
    if (totalEquity === null || totalEquity <= 0) return Number.NaN;
    const level = levels.get(example.year)?.equity ?? Number.NaN;
    return Math.log(totalEquity) + level + linearPrediction(fit, prepare(rows(example)));
  };
}

/** Rhodes-Kropf, Robinson & Viswanathan (2005), third model: ln M on ln B, ln|NI|, its sign and leverage, by sector. */
function rhodesKropf(train: readonly Example[], levels: ReadonlyMap<number, Levels>): Baseline {
  const rows = (example: Example) => {
    const { totalEquity, netIncome, totalAssets } = example.row.figures;
    const logIncome = Math.log(Math.max(Math.abs(netIncome ?? 0), 1e5));
    const isLoss = (netIncome ?? 0) < 0 ? 1 : 0;
    return [
      Math.log(totalEquity ?? Number.NaN),
      logIncome,
      isLoss,
      isLoss * logIncome,
      (totalEquity ?? Number.NaN) / (totalAssets ?? Number.NaN),
    ];
  };
  const bySector = new Map<Sector | null, Baseline>();
  for (const sector of sectors) {
    const members = train.filter((example) => example.sector === sector);
    if (members.length >= 30) bySector.set(sector, regressionOnBook(members, levels, { rows, penalty: 1e-4 }));
  }
  return (example) => bySector.get(example.sector)?.(example) ?? Number.NaN;
}

const sectorFlags = ({ sector }: Example) => sectors.map((name) => Number(name === sector));

/** All baselines: `market` is everything priced in the years that are judged, `train` what the model may learn from. */
export function baselinesOf(market: readonly Example[], train: readonly Example[]): Baselines {
  const levels = levelsByYear([...new Set([...market, ...train])]);
  const priceToBook = (example: Example) => Math.exp(logMultiple(example, "equity"));
  const priceToEarnings = (example: Example) => Math.exp(logMultiple(example, "earnings"));
  const times =
    (anchor: "equity" | "earnings", multiple: Baseline): Baseline =>
    (example) =>
      Math.log(multiple(example)) + Math.log(example.marketValue) - logMultiple(example, anchor);
  const evToEbitda = leaveOneOut(market, sectorOf, enterpriseMultiple, median);
  const damodaran = ["returnOnEquity", "revenueGrowthThreeYears", "payout", "debtToAssets"] as const;
  return {
    marketMedianPriceToBook: times(
      "equity",
      leaveOneOut(market, () => "all", priceToBook, median),
    ),
    sectorMedianPriceToBook: times("equity", leaveOneOut(market, sectorOf, priceToBook, median)),
    sectorMedianEvToEbitda: (example) => equityFromEnterprise(example, evToEbitda(example)),
    sectorMedianPriceToEarnings: times("earnings", leaveOneOut(market, sectorOf, priceToEarnings, median)),
    sectorHarmonicPriceToEarnings: times("earnings", leaveOneOut(market, sectorOf, priceToEarnings, harmonicMean)),
    industryMedianPriceToEarnings: times(
      "earnings",
      leaveOneOut(market, ({ industry }) => industry, priceToEarnings, median),
    ),
    ordinaryLeastSquares: regressionOnBook(train, levels, {
      rows: (example) => damodaran.map((name) => featureAt(example, name)),
      penalty: 0,
    }),
    rhodesKropf: rhodesKropf(train, levels),
    ridge: regressionOnBook(train, levels, {
      rows: (example) => [...example.features, ...sectorFlags(example)],
      penalty: 0.01,
    }),
  };
}
