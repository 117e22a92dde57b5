// Prints how near growth came of companies that had bought others with their own shares, by several trends of what they had sold,
// for every year of every company as if it were the last.
// node --conditions=source packages/valuation/scripts/bought-growth.ts
import { type History, historyOf } from "../src/company/accounts/history.ts";
import { normaliseCompany } from "../src/company/normalise-company.ts";
import { mean, median } from "../src/formulas/statistics/statistics.ts";
import { theilSenGrowth } from "../src/formulas/time-value/growth.ts";
import type { CompanyFile } from "../src/report/report.ts";
import { bundledUniverse, filesOf } from "./studies/universe.ts";

type Point = { index: number; age: number; revenue: number; shares: number; assets: number | null };

const yearsOfTrend = { cyclical: 10, other: 5 } as const;
/** A forecast is of a business that stays: what is bought or sold next moves more than this in a year. */
const largestGrowth = 0.5;
const notByRevenue = ["bank", "insurer", "financialServices", "holding", "utility", "reit"];

/** What a year sold, as each trend counts it. */
const views = {
  revenue: (points: readonly Point[]) => points.map(({ revenue }) => revenue),
  perShare: (points: readonly Point[]) => points.map(({ revenue, shares }) => revenue / shares),
  // As if the shares of each purchase had been there before it: years without one keep their growth.
  purchasesPerShare: (points: readonly Point[], jump: number) => {
    const factors = points.map((point, place) => {
      const before = points[place - 1];
      return before && point.shares / before.shares >= 1 + jump ? point.shares / before.shares : 1;
    });
    return points.map(({ revenue }, place) =>
      factors.slice(place + 1).reduce((amount, factor) => amount * factor, revenue),
    );
  },
  afterPurchase: (points: readonly Point[], jump: number) => {
    const last = points.findLastIndex((point, place) => {
      const before = points[place - 1];
      return before !== undefined && point.shares / before.shares >= 1 + jump;
    });
    return points.map(({ revenue }, place) => (place < last ? 0 : revenue));
  },
} as const;
type View = keyof typeof views;

function blended(points: readonly Point[], values: readonly number[], others: number): number {
  const kept = points.flatMap((point, place) =>
    (values[place] ?? 0) > 0 ? [{ ...point, value: values[place] ?? 0 }] : [],
  );
  const intervals = kept.filter(({ age }) => kept.some((each) => Math.abs(each.age - age - 1) < 0.25)).length;
  if (intervals === 0) return others;
  const start = kept[0]?.age ?? 0;
  const trend =
    theilSenGrowth({ values: kept.map(({ value }) => value), years: kept.map(({ age }) => start - age) }) ?? 0;
  const weight = 0.5 * Math.min(1, intervals / 5);
  return weight * Math.min(Math.max(trend, -0.1), 0.25) + (1 - weight) * others;
}

type Errors = Record<View, number[]>;
type Asked = { ahead: number; jump: number; assets: number; kinds: "cyclical" | "other"; of: "share" | "firm" };

/** A year in which shares, and assets other than cash, jumped together: a company was paid for with shares, and none was listed. */
const isPurchase = (before: Point | undefined, now: Point, { jump, assets }: Asked): boolean =>
  before !== undefined &&
  before.age - now.age < 1.25 &&
  now.shares / before.shares >= 1 + jump &&
  (now.assets ?? 0) >= (1 + assets) * (before.assets ?? Number.POSITIVE_INFINITY);

function pointAt(history: History, index: number): Point | null {
  const [revenue, shares] = [history.figure(index, "revenue")?.value, history.figure(index, "dilutedShares")?.value];
  const age = history.ages[index];
  const [all, cash] = [history.figure(index, "totalAssets")?.value, history.figure(index, "cashAndEquivalents")?.value];
  const assets = all === undefined ? null : all - (cash ?? 0);
  return revenue && shares && age !== undefined && revenue > 0 && shares > 0
    ? { index, age, revenue, shares, assets }
    : null;
}

/** Yearly growth of revenue, or of revenue by the share. */
function growthTo(later: Point, last: Point, { of, ahead }: Asked): number {
  const shares = of === "share" ? later.shares / last.shares : 1;
  return (later.revenue / last.revenue / shares) ** (1 / ahead) - 1;
}

function errorsOf(file: CompanyFile, asked: Asked): Errors {
  const errors: Errors = { revenue: [], perShare: [], purchasesPerShare: [], afterPurchase: [] };
  const { growth, classification } = normaliseCompany(file, { scenario: "neutral", overrides: {} });
  const isCyclical = classification.type === "cyclical";
  if (notByRevenue.includes(classification.type) || isCyclical !== (asked.kinds === "cyclical")) return errors;
  const economy = file.reference.nominalGrowth.value;
  const industry = growth.candidates.find(({ name }) => name === "industryGrowth")?.value ?? economy;
  const others = (industry + economy) / 2;
  const history = historyOf(file.fundamentals);
  const all = history.statements.flatMap((_, index) => pointAt(history, index) ?? []);
  const years = yearsOfTrend[classification.type === "cyclical" ? "cyclical" : "other"];
  for (const last of all) {
    const window = all.filter(({ age }) => age >= last.age && age - last.age < years + 0.5);
    if (window.length < 3 || !window.some((point, place) => isPurchase(window[place - 1], point, asked))) continue;
    const later = all.find(({ age }) => Math.abs(last.age - age - asked.ahead) < 0.1);
    if (!later) continue;
    const realised = growthTo(later, last, asked);
    if (Math.abs(realised) > largestGrowth) continue;
    for (const view of Object.keys(views) as View[])
      errors[view].push(blended(window, views[view](window, asked.jump), others) - realised);
  }
  return errors;
}

const files = filesOf(await bundledUniverse());
const size = (values: readonly number[]) => mean(values.map(Math.abs)) ?? 0;
const percent = (value: number) => `${(value * 100).toFixed(1)} %`;
const names = Object.keys(views) as View[];

console.log(
  `| Shares, assets up by | Kind | Growth of | Years ahead | Companies | Forecasts | ${names.map((name) => `${name}: median error, mean size, nearer`).join(" | ")} |`,
);
console.log(`| --- | --- | --- | --- | --- | --- | ${names.map(() => "---").join(" | ")} |`);
for (const [jump, assets] of [
  [0.1, 0.25],
  [0.2, 0.4],
] as const) {
  for (const kinds of ["cyclical", "other"] as const) {
    for (const base of ["share", "firm"] as const) {
      for (const ahead of [1, 2, 3]) {
        const all = files
          .map((file) => errorsOf(file, { ahead, jump, assets, kinds, of: base }))
          .filter(({ revenue }) => revenue.length > 0);
        const forecasts = all.reduce((total, { revenue }) => total + revenue.length, 0);
        const cells = names.map((name) => {
          const middle = median(all.map((each) => median(each[name]) ?? 0)) ?? 0;
          const nearer = all.filter((each) => size(each[name]) < size(each.revenue)).length;
          return `${percent(middle)}, ${percent(mean(all.map((each) => size(each[name]))) ?? 0)}${name === "revenue" ? "" : `, ${nearer}`}`;
        });
        console.log(`| ${[`${jump}, ${assets}`, kinds, base, ahead, all.length, forecasts, ...cells].join(" | ")} |`);
      }
    }
  }
}
