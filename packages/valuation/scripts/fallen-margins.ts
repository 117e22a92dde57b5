// Prints what came of operating margins that fell far below the median of three years: which of the two was nearer to later ones.
// node --conditions=source packages/valuation/scripts/fallen-margins.ts
import { ebitAt } from "../src/company/accounts/base-figures.ts";
import { historyOf } from "../src/company/accounts/history.ts";
import { classify, isFinancial } from "../src/inputs/classify.ts";
import type { Fundamentals } from "../src/inputs/fundamentals.ts";
import { bundledUniverse } from "./studies/universe.ts";

/** A margin that was so much of the median of three years, and the one of so many years later. */
type Fall = { latest: number; median: number; years: number; later: number };

const laterYears = [1, 3, 5] as const;
const bands = [
  [0, 0.5],
  [0.4, 0.65],
  [0.65, 0.85],
] as const;

function marginsOf(fundamentals: Fundamentals): (number | null)[] {
  const history = historyOf(fundamentals);
  const classification = classify(fundamentals, history);
  if (isFinancial(classification) || ["reit", "utility", "cyclical", "holding"].includes(classification.type))
    return [];
  return history.statements.map((_, index) => {
    const revenue = history.figure(index, "revenue")?.value ?? 0;
    const earned = ebitAt(history, index)?.quantity.value ?? null;
    return revenue > 0 && earned !== null ? earned / revenue : null;
  });
}

function fallsIn(margins: readonly (number | null)[]): Fall[] {
  return margins.flatMap((latest, index) => {
    const three = margins.slice(index - 2, index + 1).flatMap((margin) => margin ?? []);
    const median = middle(three);
    if (index < 2 || latest === null || latest <= 0 || three.length < 3 || median < 0.01) return [];
    return laterYears.flatMap((years) => {
      const later = margins[index + years] ?? null;
      return later === null ? [] : [{ latest, median, years, later }];
    });
  });
}

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

const { fundamentals } = await bundledUniverse();
const all = fundamentals.flatMap((each) => fallsIn(marginsOf(each)));
console.log("| Latest ÷ median | Years later | Cases | Way back | Error from the median | From the latest |");
console.log("| --- | --- | --- | --- | --- | --- |");
for (const [low, high] of bands) {
  for (const years of laterYears) {
    const falls = all.filter(
      (each) => each.years === years && each.latest > low * each.median && each.latest < high * each.median,
    );
    const back = middle(falls.map(({ latest, median, later }) => (later - latest) / (median - latest)));
    const from = (of: "median" | "latest") =>
      middle(falls.map((fall) => Math.abs(fall.later - fall[of]) / fall.median));
    const cells = [back, from("median"), from("latest")].map((value) => value.toFixed(2));
    console.log(`| ${low}–${high} | ${years} | ${falls.length} | ${cells.join(" | ")} |`);
  }
}
