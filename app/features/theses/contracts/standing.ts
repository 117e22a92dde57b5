import type { Thesis } from "./thesis.ts";

export type Standing = "belowBuy" | "atBuy" | "between" | "atSell" | "aboveSell";

/** Where a price lies to the two of a thesis, in their currency; null where they do not say. */
export function standingOf(
  { buyPrice, sellPrice }: Pick<Thesis, "buyPrice" | "sellPrice">,
  price: number,
): Standing | null {
  if (buyPrice !== null && price <= buyPrice) return price < buyPrice ? "belowBuy" : "atBuy";
  if (sellPrice !== null && price >= sellPrice) return price > sellPrice ? "aboveSell" : "atSell";
  return buyPrice === null || sellPrice === null ? null : "between";
}
