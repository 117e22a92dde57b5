import type { Dated, IndustryAverages, MarketReference } from "../inputs/market-reference.ts";
import type { Unit } from "../inputs/units.ts";
import type { QuantityName } from "../trace/quantity-names.ts";
import type { Placed, ReferenceLeaf } from "../trace/trace.ts";

/** A dated figure of the market as a leaf. */
export function referenceLeaf(
  name: QuantityName,
  dated: Dated,
  unit: Unit,
  ticker: string | null = null,
): Placed<ReferenceLeaf> {
  return {
    kind: "reference",
    name,
    value: dated.value,
    unit,
    asOf: dated.asOf,
    source: dated.source,
    ticker,
    place: -1,
  };
}

/** Averages of an industry that are numbers. */
type Average = {
  [Key in keyof IndustryAverages]: IndustryAverages[Key] extends number | null ? Key : never;
}[keyof IndustryAverages];

/** An average of the industry as a leaf; of the whole market when the industry has none, which `ofMarket` tells. */
export function industryLeaf(
  reference: MarketReference,
  key: Average,
  name: QuantityName,
  unit: Unit,
): { leaf: ReferenceLeaf; ofMarket: boolean } | null {
  for (const [averages, ofMarket] of [[reference.industry, false] as const, [reference.market, true] as const]) {
    const value = averages?.[key];
    if (averages && typeof value === "number" && Number.isFinite(value)) {
      const source = `${averages.source}: ${averages.name}`;
      return { leaf: referenceLeaf(name, { value, asOf: averages.asOf, source }, unit), ofMarket };
    }
  }
  return null;
}
