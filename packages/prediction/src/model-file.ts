import type { CountryCode, CurrencyCode, IsoDate, Ratio, Sector, Years } from "@valora/valuation";
import { type FeatureName, featureNames } from "./features.ts";

/** The denominator of a multiple; each head of the model predicts one such multiple. */
export const anchorNames = ["assets", "sales", "earnings", "operatingCashFlow", "equity"] as const;
export type AnchorName = (typeof anchorNames)[number];

/** The inputs of a head's trees: the numeric features, then the multiples of peers in the sector and industry. */
export const questionNames = [...featureNames, "sector", "industry"] as const;
export type QuestionName = (typeof questionNames)[number];

/** The quantiles of every head, in this order in the file. */
export const quantileNames = ["low", "middle", "high"] as const;
export type QuantileName = (typeof quantileNames)[number];
export const quantileLevels = { low: 0.1, middle: 0.5, high: 0.9 } as const satisfies Record<QuantileName, number>;

/**
 * All trees of a forest one after the other, each in pre-order. A node is 0 for a leaf, else
 * 1 + missingLeft + 2 × (bin + 64 × question). `values` holds one integer a node, in multiples of the model's unit.
 */
export type ForestFile = { base: number; nodes: readonly number[]; values: readonly number[] };

export type HeadFile = {
  anchor: AnchorName;
  /** Median of ln(market value ÷ anchor) over the market at `levelAsOf`: what is added back to a prediction. */
  level: number;
  /** Mean log premium of a sector and of an industry over that level in training, shrunk towards 0 and the sector. */
  sectorPremium: Readonly<Partial<Record<Sector, number>>>;
  industryPremium: Readonly<Record<string, number>>;
  /** Bin edges of the two premiums. */
  premiumEdges: { sector: readonly number[]; industry: readonly number[] };
  forests: Readonly<Record<QuantileName, ForestFile>>;
};

/** A trained model as plain data: `models/peer-implied-value.json`. Nothing of the training rows is in it. */
export type ModelFile = {
  format: "valora.peer-implied-value/1";
  version: string;
  /** Last statement date of the training rows. */
  trainedTo: IsoDate;
  /** Date of the prices behind every head's `level`. */
  levelAsOf: IsoDate;
  /** SHA-256 of the training table's bytes. */
  tableSha256: string;
  seed: number;
  /** Currency of the size features. */
  sizeCurrency: CurrencyCode;
  countries: readonly CountryCode[];
  /** Log points of one integer unit of a forest. */
  unit: number;
  features: readonly { name: FeatureName; median: number; lowest: number; highest: number; edges: readonly number[] }[];
  heads: readonly HeadFile[];
  /** Log points by which the raw 10 % and 90 % quantiles are moved outwards, by sector, `all` where it has too few rows. */
  conformal: { all: Margins; sectors: Readonly<Partial<Record<Sector, Margins>>> };
  limits: { missingShare: Ratio; bandRatio: Ratio; statementAge: Years };
  /** Sectors in which the model has earned its vote on later, unseen years. */
  votes: readonly Sector[];
  /** Companies to be named as peers: for each the leaf it falls into in every tree of the first head's middle forest. */
  references: readonly { ticker: string; leaves: string }[];
};
export type Margins = { low: number; high: number };
