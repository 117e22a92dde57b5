import type { Cell } from "@valora/valuation/statements";
import type { RatiosAnswer } from "../../../fundamentals/contracts/ratios-answer.ts";
import type { StatementsAnswer } from "../../../fundamentals/contracts/statements.ts";
import type { ShownQuality } from "../../contracts/shown-quality.ts";
import type { BusinessStory, PriceStory, QualityStory, StoryFigure, StoryPart } from "../../contracts/story/story.ts";

/** Parts that have room on a card, and years. */
const mostParts = 5;
const mostYears = 5;

const inStatements = (cell: Cell | undefined): StoryFigure | null =>
  cell === undefined || cell.value === null
    ? null
    : { value: cell.value, trace: `statements/annual/trace/${cell.node}` };

const inRatios = (cell: Cell | undefined): StoryFigure | null =>
  cell === undefined || cell.value === null ? null : { value: cell.value, trace: `ratios/trace/${cell.node}` };

/** The latest fiscal year of a company as its statements tell it. */
export function businessStory(statements: StatementsAnswer): BusinessStory {
  const last = statements.columns.length - 1;
  const income = statements.statements.find(({ name }) => name === "income")?.lines ?? [];
  const lineOf = (figure: string) => income.find((line) => line.figure === figure);
  const [sales, earnings] = [lineOf("revenue"), lineOf("netIncome")];
  const margin = statements.margins.find(({ name }) => name === "operatingMargin");
  const revenue = inStatements(sales?.cells[last]);
  const netIncome = inStatements(earnings?.cells[last]);
  const [figure, line] = revenue === null ? (["netIncome", earnings] as const) : (["revenue", sales] as const);
  const amounts = statements.columns.flatMap(({ periodEnd: asOf }, index) => {
    const amount = inStatements(line?.cells[index]);
    return amount === null ? [] : [{ asOf, amount }];
  });
  return {
    card: "business",
    yearEnd: statements.columns[last]?.periodEnd ?? null,
    revenue,
    growth: revenue && inStatements(sales?.growth[last]),
    operatingMargin: inStatements(margin?.cells[last]),
    netIncome,
    parts: revenue && partsOf(statements, last),
    years: amounts.length < 2 ? null : { figure, amounts: amounts.slice(-mostYears) },
  };
}

/** Sales by the parts of the company where the filing of the latest year tells them all: by business first, else by geography. */
function partsOf({ segments }: StatementsAnswer, last: number): BusinessStory["parts"] {
  for (const axis of ["business", "geography"] as const) {
    const table = segments?.find((each) => each.axis === axis && each.figure === "revenue");
    if (table === undefined || table.addsUp[last] !== true) continue;
    const lines = table.lines.flatMap(({ member, label, language, kind, cells }): StoryPart[] => {
      const amount = inStatements(cells[last]);
      return kind === "part" && amount !== null && amount.value > 0 ? [{ member, label, language, amount }] : [];
    });
    const largest = lines.toSorted((one, other) => other.amount.value - one.amount.value);
    if (largest.length > 1) return { axis, lines: largest.slice(0, mostParts) };
  }
  return null;
}

type Month = PriceStory["months"][number];

/** The price, its last years, and what it is of the accounts. */
export function priceStory({ price }: Pick<RatiosAnswer, "price">, past: readonly Month[]): PriceStory {
  return {
    card: "price",
    // Of a single month there is no line.
    months: past.length < 2 ? [] : past.map(({ asOf, price: close }) => ({ asOf, price: close })),
    priceToEarnings: inRatios(price.priceToEarnings),
    dividendYield: inRatios(price.dividendYield),
  };
}

/** The scores of the accounts; of a financial company, for which they were not made, what it earns. */
export function qualityStory(quality: ShownQuality | null, { ratios }: Pick<RatiosAnswer, "ratios">): QualityStory {
  const latest = (name: string) => inRatios(ratios.find((ratio) => ratio.name === name)?.cells.at(-1));
  return {
    card: "quality",
    quality,
    returnOnEquity: latest("returnOnEquity"),
    netMargin: latest("netMargin"),
  };
}
