import { type Sector, sectors } from "@valora/valuation";
import type { Example } from "./examples.ts";
import { mean } from "./statistics.ts";

/** Mean log premium over the market by sector and by industry, shrunk where rows are few. */
export type Premiums = {
  sectorPremium: Partial<Record<Sector, number>>;
  industryPremium: Record<string, number>;
};

export type Target = { example: Example; value: number };

/** As many rows of the group above as pull on a premium. */
const shrinkage = 10;
/** One recycled symbol or a shell must not set the premium of its industry. */
const largestPremium = 3;

const clipped = (value: number) => Math.max(-largestPremium, Math.min(largestPremium, value));
const rounded = (value: number) => Number(value.toFixed(4));

/** Target encoding: what peers of a group were worth, never the company itself (see `outOfFoldPremiums`). */
export function premiumsOf(targets: readonly Target[]): Premiums {
  const sectorPremium: Premiums["sectorPremium"] = {};
  for (const sector of sectors) {
    const values = targets.filter(({ example }) => example.sector === sector).map(({ value }) => clipped(value));
    if (values.length > 0) sectorPremium[sector] = rounded(shrunk(values, 0));
  }
  const industryPremium: Premiums["industryPremium"] = {};
  const byIndustry = Map.groupBy(targets, ({ example }) => example.industry);
  for (const [industry, members] of [...byIndustry].sort(([left], [right]) =>
    (left ?? "") < (right ?? "") ? -1 : 1,
  )) {
    const sector = members[0]?.example.sector;
    if (industry === null || !sector) continue;
    const values = members.map(({ value }) => clipped(value));
    industryPremium[industry] = rounded(shrunk(values, sectorPremium[sector] ?? 0));
  }
  return { sectorPremium, industryPremium };
}

const shrunk = (values: readonly number[], towards: number) =>
  (mean(values) * values.length + towards * shrinkage) / (values.length + shrinkage);

/** Sector and industry premium of an example, as the evaluator looks them up. */
export function premiumsFor({ sector, industry }: Example, premiums: Premiums): [number, number] {
  const ofSector = (sector === null ? undefined : premiums.sectorPremium[sector]) ?? Number.NaN;
  const ofIndustry =
    industry === null || !Object.hasOwn(premiums.industryPremium, industry)
      ? undefined
      : premiums.industryPremium[industry];
  return [ofSector, ofIndustry ?? ofSector];
}

/** Premiums for training rows: each company sees those of the companies in the other folds only. */
export function outOfFoldPremiums(targets: readonly Target[], foldOf: (ticker: string) => number, folds: number) {
  const byFold = Array.from({ length: folds }, (_, fold) =>
    premiumsOf(targets.filter(({ example }) => foldOf(example.ticker) !== fold)),
  );
  return targets.map(({ example }): [number, number] => {
    const premiums = byFold[foldOf(example.ticker)];
    return premiums ? premiumsFor(example, premiums) : [Number.NaN, Number.NaN];
  });
}
