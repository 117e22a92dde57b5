import type { FigureName } from "@valora/valuation";
import { amountOf, type Figures } from "./figures.ts";
import type { Note } from "./note.ts";

/** A rule names the figure that the others of its statement prove wrong; null when they agree. */
type Rule = (amount: (name: FigureName) => number | null, isFinancial: boolean) => readonly FigureName[] | null;

const exceeds = (part: number | null, whole: number | null, times: number) =>
  part !== null && whole !== null && whole > 0 && part > whole * times;

/** Profit or cash beyond the sales: the tag holds a part of the revenue, often what is not rent or interest. */
const revenueIsPartial: Rule = (amount, isFinancial) => {
  const revenue = amount("revenue");
  if (isFinancial) return exceeds(amount("netIncome"), revenue, 1.3) ? ["revenue"] : null;
  if (exceeds(amount("ebit"), revenue, 1.02)) return ["revenue"];
  const isBelowFlows =
    exceeds(amount("operatingCashFlow"), revenue, 1.25) || exceeds(amount("costOfRevenue"), revenue, 1.5);
  return isBelowFlows && (amount("netIncome") ?? 0) > 0 ? ["revenue"] : null;
};

/** Depreciation is no income: charges or gains stand in one of the two, and only the operating income is filed. */
const ebitdaIsBelowEbit: Rule = (amount) => {
  const [ebit, ebitda] = [amount("ebit"), amount("ebitda")];
  return ebit !== null && ebitda !== null && ebitda < ebit ? ["ebitda"] : null;
};

/** Almost no costs: the tag holds one line of many. */
const costIsPartial: Rule = (amount, isFinancial) =>
  !isFinancial && amount("costOfRevenue") !== null && exceeds(amount("revenue"), amount("costOfRevenue"), 33)
    ? ["costOfRevenue"]
    : null;

/** The whole of the debt cannot be less than its long part. */
const debtIsPartial: Rule = (amount) =>
  exceeds(amount("longTermDebt"), amount("totalDebt"), 1.15) ? ["totalDebt"] : null;

/** Debt of several times the assets is a slip of units; buy-backs on credit stay below. */
const debtIsBeyondAssets: Rule = (amount) =>
  exceeds(amount("longTermDebt"), amount("totalAssets"), 3) ? ["longTermDebt"] : null;

/** Cash or equity beyond the assets: the balance is of another entity than the rest, as after a reverse merger. */
const assetsAreOfAnother: Rule = (amount) => {
  const assets = amount("totalAssets");
  const isBeyond =
    exceeds(amount("cashAndEquivalents"), assets, 1.001) || exceeds(amount("totalEquity"), assets, 1.001);
  return isBeyond ? ["totalAssets", "totalLiabilities"] : null;
};

/** A dividend a hundred times what was paid is an amount of money, not one per share. */
const dividendIsMoney: Rule = (amount) => {
  const [perShare, shares, paid] = [amount("dividendsPerShare"), amount("dilutedShares"), amount("dividendsPaid")];
  if (perShare === null || shares === null) return null;
  return exceeds(perShare * shares, paid, 100) ? ["dividendsPerShare"] : null;
};

const rules = {
  revenueIsPartial,
  ebitdaIsBelowEbit,
  costIsPartial,
  debtIsPartial,
  debtIsBeyondAssets,
  assetsAreOfAnother,
  dividendIsMoney,
};

/** Drops the figures that a statement itself proves wrong, and notes which rule said so. */
export function dropContradictions(figures: Figures, isFinancial: boolean, note: Note): void {
  for (const [rule, names] of Object.entries(rules)) {
    for (const name of names((wanted) => amountOf(figures, wanted), isFinancial) ?? []) {
      if (dropBundledFigure(figures, name)) note(rule, name);
    }
  }
}

const sameGrossProfit = 0.001;

/** Takes a figure out, and with it the gross profit that was computed from it. */
export function dropBundledFigure(figures: Figures, name: FigureName): boolean {
  const [revenue, cost, grossProfit] = [
    amountOf(figures, "revenue"),
    amountOf(figures, "costOfRevenue"),
    amountOf(figures, "grossProfit"),
  ];
  const isPart = name === "revenue" || name === "costOfRevenue";
  if (isPart && revenue !== null && cost !== null && grossProfit !== null) {
    if (Math.abs(revenue - cost - grossProfit) <= sameGrossProfit * Math.abs(revenue)) figures.delete("grossProfit");
  }
  return figures.delete(name);
}
