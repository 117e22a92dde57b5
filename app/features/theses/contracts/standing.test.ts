import { expect, it } from "vitest";
import { standingOf } from "./standing.ts";

it.each([
  [60, 90, 59.99, "belowBuy"],
  [60, 90, 60, "atBuy"],
  [60, 90, 75, "between"],
  [60, 90, 90, "atSell"],
  [60, 90, 90.01, "aboveSell"],
  [null, 90, 75, null],
  [60, null, 75, null],
  [null, null, 75, null],
] as const)("prices of %s and %s and one of %s: %s", (buyPrice, sellPrice, price, standing) => {
  expect(standingOf({ buyPrice, sellPrice }, price)).toBe(standing);
});
