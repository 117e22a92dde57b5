import type { RatioUnit } from "@valora/valuation/own-ratios";
import type { Formats } from "../formats.ts";
import type { Translate } from "../translator.ts";

type Amount = { value: number; unit: RatioUnit; currency: string };

/** A value of an own ratio in a text that stands alone, where no head of a table says the unit. */
export function ownRatioValue({ value, unit, currency }: Amount, { t, formats }: { t: Translate; formats: Formats }) {
  if (unit === "ratio") return `${formats.number(value, 2)}×`;
  return t("wrongNumbers.number.valueOf", { unit, currency, value: formats.quantity(value, unit, currency) });
}

/** As many decimals as were typed of a percentage, and at least one. */
function decimalsOfPercent(rate: number): number {
  const written = String(Number((rate * 100).toPrecision(12)));
  return Math.max(1, written.split(".")[1]?.length ?? 0);
}

/** A threshold of an own ratio, with every digit: money in whole units. */
export function ownRatioThreshold({ value, unit, currency }: Amount, formats: Formats): string {
  if (unit === "rate") return formats.percent(value, decimalsOfPercent(value));
  if (unit === "perShare") return formats.price(value, currency);
  const figure = formats.exact(value, 15);
  if (unit === "ratio") return `${figure}×`;
  return unit === "money" ? `${figure}\u00a0${currency}` : figure;
}
