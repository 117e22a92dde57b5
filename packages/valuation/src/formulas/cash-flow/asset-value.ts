import type { Money, PerShare, Rate, Ratio, Shares, Years } from "../../inputs/units.ts";
import { valuePerShare } from "./bridge.ts";

/**
 * The net assets of the common shareholders.
 *
 *   totalAssets − totalLiabilities − preferred − minorityInterests
 *
 * Negative when they owe more than they own. `preferred` and `minorityInterests` are 0 unless told.
 */
export function bookValue(inputs: {
  totalAssets: Money;
  totalLiabilities: Money;
  preferred?: Money;
  minorityInterests?: Money;
}): Money {
  const { totalAssets, totalLiabilities, preferred = 0, minorityInterests = 0 } = inputs;
  return totalAssets - totalLiabilities - preferred - minorityInterests;
}

/**
 * Book value without what cannot be sold apart from the business.
 *
 *   bookValue − goodwill − intangibles
 *
 * `intangibles` without goodwill. Negative is common after acquisitions: shown, not used as a value.
 */
export function tangibleBookValue(inputs: { bookValue: Money; goodwill: Money; intangibles: Money }): Money {
  return inputs.bookValue - inputs.goodwill - inputs.intangibles;
}

/**
 * Graham's net-net: what would be left if only the current assets were worth anything.
 *
 *   currentAssets − totalLiabilities − preferred − minorityInterests
 *
 * @see Graham & Dodd, *Security Analysis*, 6th ed., ch. 43
 */
export function netCurrentAssetValue(inputs: {
  currentAssets: Money;
  totalLiabilities: Money;
  preferred?: Money;
  minorityInterests?: Money;
}): Money {
  return bookValue({ ...inputs, totalAssets: inputs.currentAssets });
}

/** `bookValue` of one share. Null when `shares ≤ 0`. */
export function bookValuePerShare(inputs: Parameters<typeof bookValue>[0] & { shares: Shares }): PerShare | null {
  return valuePerShare({ equityValue: bookValue(inputs), shares: inputs.shares });
}

/** `tangibleBookValue` of one share. Null when `shares ≤ 0`. */
export function tangibleBookValuePerShare(
  inputs: Parameters<typeof tangibleBookValue>[0] & { shares: Shares },
): PerShare | null {
  return valuePerShare({ equityValue: tangibleBookValue(inputs), shares: inputs.shares });
}

/** `netCurrentAssetValue` of one share. Null when `shares ≤ 0`. */
export function netCurrentAssetValuePerShare(
  inputs: Parameters<typeof netCurrentAssetValue>[0] & { shares: Shares },
): PerShare | null {
  return valuePerShare({ equityValue: netCurrentAssetValue(inputs), shares: inputs.shares });
}

/**
 * Value of property from what it earns.
 *
 *   netOperatingIncome / capitalizationRate
 *
 * `netOperatingIncome` of the coming year, before interest and depreciation. Null when `capitalizationRate ≤ 0`.
 *
 * @see Geltner et al., *Commercial Real Estate Analysis and Investments*, ch. 10
 */
export function capitalizedIncome(inputs: { netOperatingIncome: Money; capitalizationRate: Rate }): Money | null {
  return inputs.capitalizationRate > 0 ? inputs.netOperatingIncome / inputs.capitalizationRate : null;
}

/**
 * Net asset value of a holding or property company at what its assets would fetch.
 *
 *   (fairValueOfAssets − totalLiabilities − preferred − minorityInterests) × (1 − holdingDiscount)
 *
 * `holdingDiscount` (0 unless told) is what the market takes off for owning through a holding company.
 */
export function netAssetValue(inputs: {
  fairValueOfAssets: Money;
  totalLiabilities: Money;
  preferred?: Money;
  minorityInterests?: Money;
  holdingDiscount?: Ratio;
}): Money {
  const { fairValueOfAssets, holdingDiscount = 0, ...claims } = inputs;
  return bookValue({ ...claims, totalAssets: fairValueOfAssets }) * (1 - holdingDiscount);
}

/** Research spending treated as an investment. */
export type CapitalizedResearch = { asset: Money; amortization: Money; operatingIncomeAdjustment: Money };

/**
 * The book value of research, capitalised and written off in equal parts.
 *
 *   asset = Σ spending_{−k} × (1 − k/life);   amortization = Σ_{k=1…life} spending_{−k}/life
 *   operating income rises by spending₀ − amortization
 *
 * `spending`: this year's first, then one, two… years ago; as many earlier years as `life`. Null when `life ≤ 0` or
 * years are missing: the asset would come out too small.
 *
 * @see Damodaran, *Investment Valuation*, 3rd ed., ch. 9
 */
export function capitalizeResearch(inputs: { spending: readonly Money[]; life: number }): CapitalizedResearch | null {
  const { spending, life } = inputs;
  const [current, ...earlier] = spending.slice(0, life + 1);
  if (life <= 0 || current === undefined || earlier.length < life) return null;
  const asset = earlier.reduce(
    (sum, spent, index) => sum + (unamortisedResearch({ spending: spent, age: index + 1, life }) ?? 0),
    current,
  );
  const amortization = researchAmortization({ earlier, life });
  return amortization === null ? null : { asset, amortization, operatingIncomeAdjustment: current - amortization };
}

/**
 * The remaining book value of one year's research spending, written off in equal parts.
 *
 *   spending × (1 − age / life)
 *
 * `age` in years, from 0 to `life`. Null when `life ≤ 0`.
 *
 * @see Damodaran, *Investment Valuation*, 3rd ed., ch. 9
 */
export function unamortisedResearch(inputs: { spending: Money; age: Years; life: Years }): Money | null {
  return inputs.life > 0 ? inputs.spending * (1 - inputs.age / inputs.life) : null;
}

/**
 * A year's amortisation of the research of the years before it, in equal parts.
 *
 *   Σ earlier / life
 *
 * `earlier`: the spending of as many years as `life`, this year's not among them. Null when `life ≤ 0`.
 *
 * @see Damodaran, *Investment Valuation*, 3rd ed., ch. 9
 */
export function researchAmortization(inputs: { earlier: readonly Money[]; life: Years }): Money | null {
  return inputs.life > 0 ? inputs.earlier.reduce((sum, amount) => sum + amount, 0) / inputs.life : null;
}

/**
 * Operating income as it would be if research were an investment.
 *
 *   ebit + spending − amortization
 *
 * @see Damodaran, *Investment Valuation*, 3rd ed., ch. 9
 */
export function researchAdjustedIncome(inputs: { ebit: Money; spending: Money; amortization: Money }): Money {
  return inputs.ebit + inputs.spending - inputs.amortization;
}
