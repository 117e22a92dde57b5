import type { FigureName } from "@valora/valuation";
import type { Figures } from "./figures.ts";
import type { Note } from "./note.ts";
import type { ShareBasis, SourceStatement } from "./source.schema.ts";

const perShare: readonly FigureName[] = ["epsDiluted", "dividendsPerShare"];
const perShareOrCount: readonly FigureName[] = [...perShare, "dilutedShares"];

/** 0.333333 in the source is one third: a reverse split is one for a whole number. */
function exact(factor: number): number {
  const whole = Math.round(1 / factor);
  return factor < 1 && Math.abs(1 / factor - whole) < 0.001 ? 1 / whole : factor;
}

/** How many of today's shares one share of the statement has become. */
export function shareFactorOf(reviewed: ShareBasis, ticker: string, statement: SourceStatement, note: Note): number {
  const correction = reviewed.factors.find(
    (row) =>
      row.ticker === ticker && statement.end <= row.until && (row.after === undefined || statement.end > row.after),
  );
  if (!correction) return exact(statement.shareFactor);
  note("shareFactorCorrected", `${statement.shareFactor} → ${correction.factor}: ${correction.reason}`);
  return correction.factor;
}

/** The businesses that a company bought with new shares after the end of its latest accounts. */
export const purchasesAfter = (
  { purchases }: Pick<ShareBasis, "purchases">,
  ticker: string,
  lastEnd: string | undefined,
): ShareBasis["purchases"] =>
  purchases.filter((row) => row.ticker === ticker && lastEnd !== undefined && lastEnd < row.asOf);

/** Brings counts and per-share figures to today's shares; drops them where no factor makes them comparable. */
export function toTodaysShares(figures: Figures, factor: number, isComparable: boolean): void {
  for (const name of perShareOrCount) {
    const figure = figures.get(name);
    if (!figure) continue;
    if (!isComparable) figures.delete(name);
    else
      figures.set(name, { ...figure, value: perShare.includes(name) ? figure.value / factor : figure.value * factor });
  }
}

/**
 * A company whose dividends are known by the quarter only, each alike: the year's is `times` as much, and dividends paid
 * divided by it is the count of all classes on the basis of the quoted one.
 */
export function fromQuarterlyDividends(figures: Figures, times: number): void {
  const quarterly = figures.get("dividendsPerShare");
  const paid = figures.get("dividendsPaid");
  if (!quarterly || quarterly.value <= 0) return;
  const annual = quarterly.value * times;
  figures.set("dividendsPerShare", { value: annual, letter: "D" });
  if (paid && !figures.has("dilutedShares")) {
    figures.set("dilutedShares", { value: Math.round(paid.value / annual), letter: "D" });
  }
}
