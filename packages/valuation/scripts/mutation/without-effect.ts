import type { Mutant } from "./mutants.ts";

/** A mutant that no test can notice, known by its line of code, and why it has no effect. */
type WithoutEffect = { file: string; code: string; before: string; after: string; why: string };

const neverAbsent = "an entry that is always there: types ask for the other";
const order = "an order looks at the sign alone";

export const knownWithoutEffect: readonly WithoutEffect[] = [
  {
    file: "trace/revaluation.ts",
    code: 'if (node.kind !== "step" || kept.has(node.id)) return false;',
    before: "return false;",
    after: "return null as never;",
    why: "a filter leaves out what is false and what is null alike",
  },
  {
    file: "statements/own-figures.ts",
    code: ".toSorted((one, other) => (one.periodEnd < other.periodEnd ? 1 : -1))",
    before: "1",
    after: "2",
    why: order,
  },
  {
    file: "statements/segments.ts",
    code: "const byDay = (one: string, other: string): number => (one < other ? -1 : Number(one > other));",
    before: "1",
    after: "2",
    why: order,
  },
  {
    file: "methods/net-asset-value/net-asset-value.ts",
    code: "if (isFinancial || !flow || flow.value >= 0 || !cash) return [];",
    before: ">=",
    after: ">",
    why: "cash that nothing uses up lasts for ever, and what is not finite is never listed",
  },
  {
    file: "methods/earnings-per-share/earnings-per-share.ts",
    code: "if (price && growth.quantity.value > 0) {",
    before: ">",
    after: ">=",
    why: "a price for no growth is not finite, and what is not finite is never listed",
  },
  {
    file: "methods/earnings-per-share/flow-declaration.ts",
    code: "moved: { ...movedRates, payout: part(0.1), exitMultiple: part(0.1) },",
    before: "0.1",
    after: "1.1",
    why: "how far a lever is moved to try the quick path, which is right or wrong at any distance",
  },
  {
    file: "peers/choose-peers.ts",
    code: "if (room > 0) chosen.push(...ranked.filter((candidate) => candidate.match === match).slice(0, room));",
    before: ">",
    after: ">=",
    why: "with no room none is taken",
  },
  {
    file: "features.ts",
    code: "logarithm(amount === null || sizeCurrencyPerUnit === null ? null : amount * sizeCurrencyPerUnit);",
    before: "||",
    after: "&&",
    why: "an unknown factor counts as 0, of which there is no logarithm",
  },
  {
    file: "parse-model-file.ts",
    code: "const treeCount = references[0]?.leaves.length ?? 0;",
    before: "0",
    after: "1",
    why: "without references nothing is compared with it",
  },
  {
    file: "perfect-forest.ts",
    code: "for (let tree = 0; tree < length; tree += 4) {",
    before: "<",
    after: "<=",
    why: "trees behind the last are walked and not read",
  },
  {
    file: "forest-paths.ts",
    code: "const first = ((tree << depth) + (reached[tree] ?? 0)) * depth;",
    before: "0",
    after: "1",
    why: neverAbsent,
  },
  {
    file: "forest.ts",
    code: "return node + 1 + ((limit - bin) >>> 31) * (skip[node] ?? 0);",
    before: "0",
    after: "1",
    why: neverAbsent,
  },
  {
    file: "nearest-peers.ts",
    code: "if ((shared[position] ?? 0) >= needed) nearest.push(position);",
    before: "0",
    after: "1",
    why: neverAbsent,
  },
  {
    file: "quantiles.ts",
    code: "const units = byFeature[index] ?? 0;",
    before: "0",
    after: "1",
    why: neverAbsent,
  },
  {
    file: "technical/oscillators.ts",
    code: "return gain === null || loss === null ? null : relativeStrength({ gain, loss });",
    before: "||",
    after: "&&",
    why: "both averages are known from the same day on: types ask for either",
  },
  {
    file: "trace/to-trace.ts",
    code: "let nextPlace = 0;",
    before: "0",
    after: "1",
    why: "places are told apart, and the first of them may be any above none",
  },
  {
    file: "trace/to-trace.ts",
    code: "for (let index = 0; index < series.length; index += 1) {",
    before: "<",
    after: "<=",
    why: "behind the last of a series there is none, which is passed over",
  },
  {
    file: "statements/own-figures.ts",
    code: "if (total !== null) figures[name] = total + part.sign * ((year.figures[name] ?? 0) - (part.figures[name] ?? 0));",
    before: "0",
    after: "1",
    why: neverAbsent,
  },
  {
    file: "nearest-peers.ts",
    code: "found += companies[needed] ?? 0;",
    before: "0",
    after: "1",
    why: neverAbsent,
  },
  {
    file: "technical/technical.ts",
    code: "const days = given.toSorted((one, other) => (one.date < other.date ? -1 : 1));",
    before: "1",
    after: "2",
    why: order,
  },
  {
    file: "technical/technical.ts",
    code: "const days = given.toSorted((one, other) => (one.date < other.date ? -1 : 1));",
    before: "<",
    after: "<=",
    why: "days of one date are refused before",
  },
  {
    file: "technical/daily-bars.ts",
    code: "const sorted = bars.toSorted((a, b) => (a.date < b.date ? -1 : 1));",
    before: "1",
    after: "2",
    why: order,
  },
  {
    file: "technical/daily-bars.ts",
    code: "const sorted = bars.toSorted((a, b) => (a.date < b.date ? -1 : 1));",
    before: "<",
    after: "<=",
    why: "bars of one day are refused, in whatever order",
  },
  {
    file: "technical/daily-bars.ts",
    code: "const repeated = sorted.find(({ date }, index) => date === sorted[index - 1]?.date);",
    before: "-",
    after: "+",
    why: "of two neighbours of one day either tells it",
  },
  {
    file: "scenarios/scenarios.ts",
    code: 'const towardsNeutral = selected === "conservative" ? 1 : -1;',
    before: "1",
    after: "2",
    why: "a direction: its sign counts, its size moves what is rounding",
  },
  {
    file: "scenarios/scenarios.ts",
    code: "if ((moved - point.value) * direction > tie * Math.abs(point.value)) point = { settings, value: moved };",
    before: "*",
    after: "/",
    why: "divided by 1 or −1 is times it",
  },
  {
    file: "value-company.ts",
    code: 'const isOwnNeutral = request.scenario === "neutral" || company.pinned.length === 0;',
    before: "||",
    after: "&&",
    why: "what is worked out a second time is the same",
  },
  {
    file: "understanding/simulation.ts",
    code: "for (let index = 0; index < drawn.length; index += 1) {",
    before: "<",
    after: "<=",
    why: "behind the last there is none, which is passed over",
  },
  {
    file: "peers/requested-peers.ts",
    code: "return [...own, ...further.toSorted((one, other) => (one.ticker < other.ticker ? -1 : 1))];",
    before: "<",
    after: "<=",
    why: "no two have one symbol",
  },
  {
    file: "peers/requested-peers.ts",
    code: "return [...own, ...further.toSorted((one, other) => (one.ticker < other.ticker ? -1 : 1))];",
    before: "1",
    after: "2",
    why: order,
  },
  {
    file: "company/remembered.ts",
    code: "JSON.stringify([scenario, Object.entries(overrides).sort(([a], [b]) => (a < b ? -1 : 1))]);",
    before: "1",
    after: "2",
    why: order,
  },
  {
    file: "company/growth/growth.ts",
    code: 'const revenue = (index = -1) => history.figure(index, "revenue")?.value ?? null;',
    before: "1",
    after: "2",
    why: "before the first year there is none",
  },
  {
    file: "inputs/implied-premium.ts",
    code: "return Number(crossing({ of: excess, low, high, precision: precision / 100 }).toFixed(6));",
    before: "100",
    after: "101",
    why: "an answer that is rounded to a hundredth of the precision",
  },
  {
    file: "inputs/implied-premium.ts",
    code: "const tried = [0.01, 0.02, 0.03, 0.04, 0.06, 0.09] as const;",
    before: "0.09",
    after: "1.09",
    why: "where a search begins; what it finds lies between any two sides of it",
  },
  {
    file: "methods/residual-income/residual-income.ts",
    code: "return false;",
    before: "return false;",
    after: "return null as never;",
    why: "what is not said is false and what is null alike",
  },
  {
    file: "company/accounts/history.ts",
    code: 'if (!statement || typeof value !== "number" || !Number.isFinite(value)) return null;',
    before: "||",
    after: "&&",
    why: "no text and nothing absent is a finite number: types ask for each",
  },
  {
    file: "trace/to-trace.ts",
    code: "const known = (input.place ?? -1) - first;",
    before: "1",
    after: "2",
    why: "any number below those of the trace",
  },
  {
    file: "inputs/price-age.ts",
    code: "if (months !== longestAccountsAgeInMonths) return months > longestAccountsAgeInMonths;",
    before: ">",
    after: ">=",
    why: "the two are not equal there",
  },
  {
    file: "peers/choose-peers.ts",
    code: "const distance = size === null ? 0 : Math.abs(Math.log(marketCap / size));",
    before: "0",
    after: "1",
    why: "all are as far from an unknown size",
  },
  {
    file: "statements/columns.ts",
    code: "Math.abs(yearsBetween(before, now) - 1) < 1 / 24;",
    before: "<",
    after: "<=",
    why: "no number of whole days is just half a month from a year",
  },
  {
    file: "inputs/record.ts",
    code: "if (years < leastIntervals - 0.5) return false;",
    before: "<",
    after: "<=",
    why: "no number of whole days is just two years and a half",
  },
  {
    file: "statements/restatements.ts",
    code: ".toSorted((one, other) => (one.periodEnd < other.periodEnd ? 1 : -1))",
    before: "1",
    after: "2",
    why: order,
  },
  {
    file: "formulas/statistics/normal-distribution.ts",
    code: "if (z > 8.3) return 1;",
    before: ">",
    after: ">=",
    why: "the sum is 1 in doubles there",
  },
  {
    file: "formulas/statistics/normal-distribution.ts",
    code: "if (z < -8.3) return 0;",
    before: "<",
    after: "<=",
    why: "the sum is 0 in doubles there",
  },
  {
    file: "methods/prediction/prediction.ts",
    code: 'drivers: amount !== undefined && "kind" in amount ? [amount] : [],',
    before: "&&",
    after: "||",
    why: neverAbsent,
  },
  {
    file: "understanding/firm-to-share.ts",
    code: "if (!valuePerShare || !isStep(valuePerShare)) return null;",
    before: "||",
    after: "&&",
    why: neverAbsent,
  },
  {
    file: "understanding/firm-to-share.ts",
    code: "if (!equityValue || !shares || !isStep(equityValue)) return null;",
    before: "||",
    after: "&&",
    why: neverAbsent,
  },
];

/**
 * Sources that read tables of numbers only at places that exist, in loops: what stands behind `] ??` there is asked for by the types and
 * never taken.
 */
const filesOfTables: ReadonlySet<string> = new Set([
  "forest.ts",
  "forest-paths.ts",
  "nearest-peers.ts",
  "perfect-forest.ts",
  "quantiles.ts",
]);

const isDefaultOfEntry = (source: string, { at, kind }: Mutant): boolean =>
  kind === "constant" && /\] \?\? $/.test(source.slice(0, at));

/** Why a mutant of a file, told from its package's `src`, has no effect; null where it may have one. */
export function reasonWithoutEffect(file: string, source: string, mutant: Mutant): string | null {
  if (filesOfTables.has(file) && isDefaultOfEntry(source, mutant)) return neverAbsent;
  const code = source.split("\n")[mutant.line - 1]?.trim();
  const found = knownWithoutEffect.find(
    (each) => each.file === file && each.code === code && each.before === mutant.before && each.after === mutant.after,
  );
  return found?.why ?? null;
}
