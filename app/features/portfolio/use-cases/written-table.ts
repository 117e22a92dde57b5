import { cellText } from "../../imports/use-cases/import-cells.ts";
import type { PortfolioAnswer } from "../contracts/portfolio.ts";

/** A number that can be read in one way alone: "1.234" gets a zero, by which its point is one of decimals. */
function written(value: number): string {
  const text = cellText(value, "point");
  return /^\d{1,3}\.\d{3}$/.test(text) ? `${text}0` : text;
}

type Line = { symbol: string; quantity: number; amount: number | null; currency: string | null };

/** A position as the form takes it: symbol, quantity, cost and its currency. */
export const writtenLine = ({ symbol, quantity, amount, currency }: Line): string =>
  [symbol, written(quantity), ...(amount === null ? [] : [written(amount), currency ?? []].flat())].join("\t");

/** The positions of an answer as the form takes them: symbol, quantity, cost and its currency, a line for each currency. */
export const writtenTable = ({ positions, leftOut }: Pick<PortfolioAnswer, "positions" | "leftOut">): string =>
  [...positions.map(({ ticker, ...rest }) => ({ symbol: ticker, ...rest })), ...leftOut]
    .flatMap(({ symbol, lots }) => lots.map((lot) => writtenLine({ symbol, ...lot })))
    .join("\n");
