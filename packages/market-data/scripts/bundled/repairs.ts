import type { FigureName } from "@valora/valuation";
import { dropContradictions } from "./contradictions.ts";
import { amountOf, type Figures } from "./figures.ts";
import type { Note } from "./note.ts";

export type Finding = { ticker: string; fiscalYearEnd: string | null; kind: string; detail: string };

/** Outflows and balances that the contract writes as positive numbers. */
const neverNegative: readonly FigureName[] = [
  "costOfRevenue",
  "interestExpense",
  "dividendsPaid",
  "shareRepurchases",
  "capitalExpenditure",
  "longTermDebt",
  "totalDebt",
  "currentDebt",
  "totalAssets",
  "cashAndEquivalents",
  "stockBasedCompensation",
  "dividendsPerShare",
  "dilutedShares",
];
const derivedFrom: readonly (readonly [FigureName, readonly [FigureName, FigureName]])[] = [
  ["grossProfit", ["revenue", "costOfRevenue"]],
  ["freeCashFlow", ["operatingCashFlow", "capitalExpenditure"]],
];

const sameWithin = (a: number, b: number, tolerance: number) => Math.abs(a / b - 1) <= tolerance;

/**
 * Puts right what the figures of one statement themselves prove wrong, and drops what they only make doubtful. Nothing is
 * guessed: a repaired figure carries the letter D, a dropped one is unknown, and each is noted.
 */
export function repair(figures: Figures, isFinancial: boolean, note: Note): void {
  turnSigns(figures, note);
  for (const name of neverNegative) {
    const value = amountOf(figures, name);
    if (value === null || value >= 0) continue;
    figures.delete(name);
    note("negativeDropped", `${name} ${value}`);
  }
  dropContradictions(figures, isFinancial, note);
  repairShares(figures, note);
  repairDividendsPerShare(figures, note);
  rederive(figures, note);
  deriveMinorities(figures);
}

/**
 * Some statements write what is paid as a negative flow. A payment of dividends that equals − dividend × shares proves it
 * for the statement, interest of − 1 to − 10 % of the debt for itself.
 */
function turnSigns(figures: Figures, note: Note): void {
  const turn = (name: FigureName) => {
    const value = amountOf(figures, name);
    if (value === null || value >= 0) return;
    figures.set(name, { value: -value, letter: "D" });
    note("signTurned", `${name} ${value}`);
  };
  const paid = amountOf(figures, "dividendsPaid");
  const expected = expectedPayment(figures);
  if (paid !== null && paid < 0 && expected !== null && sameWithin(-paid, expected, 0.25)) {
    for (const name of ["dividendsPaid", "shareRepurchases", "capitalExpenditure"] as const) turn(name);
  }
  const interest = amountOf(figures, "interestExpense");
  const debt = amountOf(figures, "totalDebt") ?? amountOf(figures, "longTermDebt");
  if (interest !== null && debt !== null && debt > 0 && -interest / debt > 0.01 && -interest / debt < 0.1) {
    turn("interestExpense");
  }
}

const smallestRest = 0.001;
const largestRest = 0.3;

/**
 * Derives the assets that belong neither to creditors nor to the shareholders: minority interests, and in a few companies
 * redeemable preferred equity, which stands before the common share alike. Only from balances as filed; a rest beyond a
 * third of the assets is a contradiction, not a figure.
 */
function deriveMinorities(figures: Figures): void {
  const [assets, liabilities, equity] = [
    figures.get("totalAssets"),
    figures.get("totalLiabilities"),
    figures.get("totalEquity"),
  ];
  if (!assets || !liabilities || !equity || figures.has("minorityInterests")) return;
  if ([assets, liabilities, equity].some(({ letter }) => ["D", "A", "N", "G"].includes(letter))) return;
  const rest = assets.value - liabilities.value - equity.value;
  if (rest < smallestRest * assets.value || rest > largestRest * assets.value) return;
  figures.set("minorityInterests", { value: rest, letter: "D" });
}

/** A figure that the source derived follows its inputs, or goes with them. */
function rederive(figures: Figures, note: Note): void {
  for (const [derived, [whole, part]] of derivedFrom) {
    const figure = figures.get(derived);
    if (figure?.letter !== "D") continue;
    const from = amountOf(figures, whole);
    const less = amountOf(figures, part);
    if (from === null || less === null) {
      figures.delete(derived);
      note("derivedDropped", `${derived}: one of its inputs is unknown`);
    } else if (from - less !== figure.value) {
      figures.set(derived, { value: from - less, letter: "D" });
      note("derivedAgain", `${derived} ${figure.value} → ${from - less}`);
    }
  }
}

/** A count a hundred times off what net income ÷ earnings per share says was filed in thousands. */
function repairShares(figures: Figures, note: Note): void {
  const shares = amountOf(figures, "dilutedShares");
  if (shares === 0) {
    figures.delete("dilutedShares");
    return;
  }
  const income = amountOf(figures, "netIncome");
  const perShare = amountOf(figures, "epsDiluted");
  if (shares === null || !income || !perShare || Math.abs(perShare) < 0.05) return;
  const ratio = Math.abs(income / perShare / shares);
  if (ratio < 100 && ratio > 0.01) return;
  figures.delete("dilutedShares");
  note("sharesContradictEarnings", `dilutedShares ${shares}, net income ÷ EPS ${Math.round(income / perShare)}`);
}

/** Payments that are so many times dividend × shares show that the dividend is a quarter's; a little less leaves it in doubt. */
const quarters = { from: 3.7, to: 4.35 } as const;
const doubtFrom = 3.2;

function repairDividendsPerShare(figures: Figures, note: Note): void {
  const paid = amountOf(figures, "dividendsPaid");
  const perShare = amountOf(figures, "dividendsPerShare");
  const shares = amountOf(figures, "dilutedShares");
  if (paid === null || perShare === null || shares === null || perShare <= 0) return;
  const times = paid / (perShare * shares);
  if (times < doubtFrom || times > quarters.to) return;
  const seen = `${perShare} a share, ${paid} paid on ${shares} shares`;
  if (times < quarters.from) {
    figures.delete("dividendsPerShare");
    note("dividendDoubtful", seen);
  } else {
    figures.set("dividendsPerShare", { value: paid / shares, letter: "D" });
    note("quarterlyDividend", `${seen}; taken as ${paid / shares}`);
  }
}

/** For a company whose dividend per share is known to be wrong: what was paid, divided by the shares. */
export function dividendsFromPayments(figures: Figures): void {
  const paid = amountOf(figures, "dividendsPaid");
  const shares = amountOf(figures, "dilutedShares");
  if (paid === null || shares === null) figures.delete("dividendsPerShare");
  else figures.set("dividendsPerShare", { value: paid / shares, letter: "D" });
}

function expectedPayment(figures: Figures): number | null {
  const perShare = amountOf(figures, "dividendsPerShare");
  const shares = amountOf(figures, "dilutedShares");
  return perShare !== null && shares !== null && perShare > 0 ? perShare * shares : null;
}
