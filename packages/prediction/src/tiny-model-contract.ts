import type { FeatureFigure, FeatureSource } from "./features.ts";
import { featureNames } from "./features.ts";
import { type AnchorName, type ForestFile, type HeadFile, type ModelFile, questionNames } from "./model-file.ts";

/** A model small enough to be worked by hand, for tests: one tree that asks for the net margin, one for growth. */

const question = (name: (typeof questionNames)[number]) => questionNames.indexOf(name);
const split = (name: (typeof questionNames)[number], bin: number, missingLeft: boolean) =>
  1 + Number(missingLeft) + 2 * (bin + 64 * question(name));

/** Margin ≤ 5 %: −200, above: +100 (missing: above). Growth ≤ 10 %: −50, above: +150 (missing: below). In thousandths. */
const forest = (base: number): ForestFile => ({
  base,
  nodes: [split("netMargin", 0, false), 0, 0, split("revenueGrowth", 0, true), 0, 0],
  values: [0, -200, 100, 20, -50, 150],
});

const head = (anchor: AnchorName, level: number): HeadFile => ({
  anchor,
  level,
  sectorPremium: { industrials: 0.1, financials: -0.2 },
  industryPremium: { Railroads: 0.3 },
  premiumEdges: { sector: [0], industry: [0.2] },
  forests: { low: forest(-300), middle: forest(0), high: forest(300) },
});

/** Market level: twice sales, twenty times earnings. */
export function tinyModel(changes: Partial<ModelFile> = {}): ModelFile {
  const edges: Readonly<Record<string, readonly number[]>> = { netMargin: [0.05], revenueGrowth: [0.1] };
  return {
    format: "valora.peer-implied-value/1",
    version: "test",
    trainedTo: "2024-12-31",
    levelAsOf: "2025-06-30",
    tableSha256: "0",
    seed: 1,
    sizeCurrency: "USD",
    countries: ["US"],
    unit: 1e-3,
    features: featureNames.map((name) => ({ name, median: 0, lowest: -100, highest: 100, edges: edges[name] ?? [] })),
    heads: [head("sales", Math.log(2)), head("earnings", Math.log(20))],
    conformal: { all: { low: 0.1, high: 0.05 }, sectors: { financials: { low: 1, high: 1 } } },
    limits: { missingShare: 0.3, bandRatio: 4, statementAge: 1.5 },
    votes: ["industrials"],
    references: [],
    ...changes,
  };
}

const figures: Readonly<Record<FeatureFigure, number | null>> = {
  revenue: 1000,
  grossProfit: 400,
  ebit: 150,
  netIncome: 100,
  operatingCashFlow: 160,
  capitalExpenditure: 60,
  totalAssets: 2000,
  totalEquity: 800,
  totalDebt: 500,
  cashAndEquivalents: 100,
  dividendsPaid: 30,
  dilutedShares: 50,
};

/** Four years of a company with 10 % margin and 25 % growth in the last year; `changes` touch the last year only. */
export function tinySource(
  changes: Partial<Record<FeatureFigure, number | null>> = {},
  company: Partial<FeatureSource> = {},
): FeatureSource {
  const earlier = { ...figures, revenue: 800 };
  return {
    sector: "industrials",
    industry: null,
    years: [
      { yearsAgo: 0, figures: { ...figures, ...changes } },
      { yearsAgo: 1, figures: earlier },
      { yearsAgo: 2, figures: earlier },
      { yearsAgo: 3.002, figures: { ...earlier, revenue: 512 } },
    ],
    sizeCurrencyPerUnit: 1,
    ...company,
  };
}
