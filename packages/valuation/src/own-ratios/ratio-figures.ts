import { isBalance } from "../company/accounts/interim-figure.ts";
import { unitOf } from "../company/figure-unit.ts";
import { type FigureName, figureNames } from "../inputs/statement.ts";
import type { Unit } from "../inputs/units.ts";
import { type MethodName, methodNames } from "../methods/declarations.ts";
import { type PriceRatioName, priceRatioNames, type RatioName, ratioNames } from "../statements/ratio-names.ts";

/**
 * Where a figure is from: a line of the statements of a fiscal year, a ratio of that year, the market on the day of the price, or
 * a value per share by a method. Those of the market and by a method are of today alone.
 */
export const ratioFigureKinds = ["statement", "ratio", "market", "value"] as const;
export type RatioFigureKind = (typeof ratioFigureKinds)[number];

const marketFigureNames = ["price", "sharesOutstanding", "marketValue", ...priceRatioNames] as const;
export type MarketFigureName = (typeof marketFigureNames)[number];
/** `valuePerShare` is the mean of the methods that vote; the others are the value by one method. */
export type ValueFigureName = "valuePerShare" | MethodName;
export type RatioFigureName = FigureName | RatioName | MarketFigureName | ValueFigureName;

/** The unit of a number of an own ratio. */
export type RatioUnit = Extract<Unit, "money" | "perShare" | "shares" | "ratio" | "rate">;

export type RatioFigure = {
  readonly name: RatioFigureName;
  readonly kind: RatioFigureKind;
  readonly unit: RatioUnit;
  /** Whether it covers twelve months, as sales and profit do; a balance, a price and a value stand on a day. */
  readonly isFlow: boolean;
};

const ratesOfYears: ReadonlySet<string> = new Set<RatioName>([
  "grossMargin",
  "operatingMargin",
  "netMargin",
  "freeCashFlowMargin",
  "returnOnAssets",
  "returnOnEquity",
  "returnOnCapital",
  "returnOnTotalCapital",
  "debtToAssets",
  "investmentRate",
  "stockPayRate",
  "payoutRatio",
]);

const marketUnits: Readonly<Record<MarketFigureName, RatioUnit>> = {
  price: "perShare",
  sharesOutstanding: "shares",
  marketValue: "money",
  priceToEarnings: "ratio",
  priceToBook: "ratio",
  dividendYield: "rate",
};

// The units of lines of statements are three of those of a ratio.
const unitOfLine = (name: FigureName) => unitOf(name) as RatioUnit;

/** Every figure that an own ratio may name, in the order in which they are listed. */
export const ratioFigures: readonly RatioFigure[] = [
  ...figureNames.map((name): RatioFigure => {
    const isFlow = !isBalance(name) && name !== "dilutedShares";
    return { name, kind: "statement", unit: unitOfLine(name), isFlow };
  }),
  ...ratioNames.map(
    (name): RatioFigure => ({ name, kind: "ratio", unit: ratesOfYears.has(name) ? "rate" : "ratio", isFlow: false }),
  ),
  ...marketFigureNames.map(
    (name: MarketFigureName | PriceRatioName): RatioFigure => ({
      ...{ name, kind: "market", unit: marketUnits[name], isFlow: false },
    }),
  ),
  ...(["valuePerShare", ...methodNames] as const).map(
    (name): RatioFigure => ({ name, kind: "value", unit: "perShare", isFlow: false }),
  ),
];

const byName: ReadonlyMap<string, RatioFigure> = new Map(ratioFigures.map((figure) => [figure.name, figure]));

/** Short names that analysts write, for the figure that each is. */
export const ratioShortNames: Readonly<Record<string, RatioFigureName>> = {
  roic: "returnOnCapital",
  roe: "returnOnEquity",
  roa: "returnOnAssets",
};

/** The figure of a name or of a short name; null for one that is none. */
export const ratioFigureOf = (name: string): RatioFigure | null =>
  byName.get(Object.hasOwn(ratioShortNames, name) ? (ratioShortNames[name] ?? name) : name) ?? null;
