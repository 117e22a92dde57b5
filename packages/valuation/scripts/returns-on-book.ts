// Prints how near the return on the book came by three ways to tell an ordinary year's, for every year of every company as if it
// were the last: of companies of cycles, of others, and of those that had bought another company with shares in the three years before.
// node --conditions=source packages/valuation/scripts/returns-on-book.ts
import { type History, historyOf } from "../src/company/accounts/history.ts";
import { normalEarningsOf, returnOnEquityOf } from "../src/company/earnings/earning-power.ts";
import { mean, median } from "../src/formulas/statistics/statistics.ts";
import { classify, isFinancial } from "../src/inputs/classify.ts";
import type { Fundamentals } from "../src/inputs/fundamentals.ts";
import type { FigureName } from "../src/inputs/statement.ts";
import type { CompanyFile } from "../src/report/report.ts";
import { bundledUniverse, filesOf } from "./studies/universe.ts";

/** Median of the latest three years, median of ten, an ordinary year's earnings on the book of today. */
const ways = ["threeYears", "tenYears", "onBook"] as const;
type Told = Record<(typeof ways)[number], number>;
type Forecast = { told: Told; realised: number; hasBought: boolean };

/** More is the arithmetic of a book that is nearly gone, and counts as this much. */
const highestReturn = 0.6;
const leastYears = 6;
/** By how much shares, book and assets rise in one year where a company was paid for with shares. */
const purchase = { dilutedShares: 0.1, totalEquity: 0.25, totalAssets: 0.25 } as const;
const within = (rate: number) => Math.min(Math.max(rate, -highestReturn), highestReturn);

function toldBy(fundamentals: Fundamentals, last: number, isCyclical: boolean): Told | null {
  const statements = historyOf(fundamentals).statements.slice(0, last + 1);
  const history = historyOf({ ...fundamentals, statements, interim: undefined });
  const [three, ten] = [returnOnEquityOf(history, "normal"), returnOnEquityOf(history, "cycle")];
  const [earnings, book] = [normalEarningsOf(history, isCyclical), history.figure(last, "totalEquity")];
  if (!three || !ten || !earnings || !book || book.value <= 0 || three.value <= 0) return null;
  return { threeYears: three.value, tenYears: ten.value, onBook: earnings.quantity.value / book.value };
}

/** Mean return on the opening book of the next years; null where one is unknown. */
function realisedAfter(history: History, last: number, ahead: number): number | null {
  const later = Array.from({ length: ahead }, (_, step) => {
    const earned = history.figure(last + step + 1, "netIncome")?.value ?? null;
    const opening = history.figure(last + step, "totalEquity")?.value ?? 0;
    return earned === null || opening <= 0 ? null : within(earned / opening);
  });
  const known = later.filter((each) => each !== null);
  return known.length < ahead ? null : mean(known);
}

function hasBought(history: History, last: number): boolean {
  const rose = (name: FigureName, index: number, by: number) => {
    const [now, before] = [history.figure(index, name)?.value ?? 0, history.figure(index - 1, name)?.value ?? 0];
    return before > 0 && now >= (1 + by) * before;
  };
  const { dilutedShares, totalEquity, totalAssets } = purchase;
  return [last, last - 1, last - 2].some(
    (index) =>
      rose("dilutedShares", index, dilutedShares) &&
      rose("totalEquity", index, totalEquity) &&
      rose("totalAssets", index, totalAssets),
  );
}

function forecastsOf({ fundamentals }: CompanyFile, ahead: number) {
  const history = historyOf(fundamentals);
  const classification = classify(fundamentals, history);
  const isCyclical = classification.type === "cyclical";
  const forecasts: Forecast[] = [];
  if (isFinancial(classification) || ["holding", "reit", "utility"].includes(classification.type))
    return { isCyclical, forecasts };
  for (let last = leastYears - 1; last + ahead < history.statements.length; last += 1) {
    const realised = realisedAfter(history, last, ahead);
    const told = toldBy(fundamentals, last, isCyclical);
    if (realised !== null && told) forecasts.push({ told, realised, hasBought: hasBought(history, last) });
  }
  return { isCyclical, forecasts };
}

const files = filesOf(await bundledUniverse());
const percent = (rate: number) => `${(rate * 100).toFixed(1)} %`;
const groups = { "of cycles": "cycles", others: "others", "bought with shares": "bought" } as const;

console.log(
  `| Companies | Years ahead | How many | Forecasts | ${ways.map((way) => `${way}: median error, mean size, nearer`).join(" | ")} |`,
);
console.log(`| --- | --- | --- | --- | ${ways.map(() => "---").join(" | ")} |`);
for (const [title, group] of Object.entries(groups)) {
  for (const ahead of [1, 2, 3]) {
    const all = files
      .map((file) => forecastsOf(file, ahead))
      .filter(({ isCyclical }) => group === "bought" || isCyclical === (group === "cycles"))
      .map(({ forecasts }) => forecasts.filter((each) => group !== "bought" || each.hasBought))
      .filter((forecasts) => forecasts.length > 0);
    const errorsBy = (forecasts: readonly Forecast[], way: (typeof ways)[number]) =>
      forecasts.map(({ told, realised }) => within(told[way]) - realised);
    const size = (forecasts: readonly Forecast[], way: (typeof ways)[number]) =>
      mean(errorsBy(forecasts, way).map(Math.abs)) ?? 0;
    const cells = ways.map((way) => {
      const middle = median(all.map((each) => median(errorsBy(each, way)) ?? 0)) ?? 0;
      const nearer = all.filter((each) => size(each, way) < size(each, "threeYears")).length;
      return `${percent(middle)}, ${percent(mean(all.map((each) => size(each, way))) ?? 0)}, ${nearer}`;
    });
    console.log(`| ${[title, ahead, all.length, all.flat().length, ...cells].join(" | ")} |`);
  }
}
