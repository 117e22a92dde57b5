import type { Context } from "../../shared/use-cases/context.ts";
import { ownRatioColumns } from "./own-ratio-columns.ts";
import { readScreenerQuery } from "./read-screener-query.ts";
import { type Screen, screenCompanies } from "./screen-companies.ts";

/** The companies of a screen by symbol, the same in every order; and the name of any valued company, or its symbol. */
export type ScreenMembers = { tickers: readonly string[]; nameOf(ticker: string): string };

/**
 * The companies that pass the filters of an address, of every plan alike. Null while some company is not valued yet or by earlier
 * data: it would seem to have left. Throws for an address that cannot be read.
 */
export async function screenMembers(
  context: Pick<Context, "marketData" | "now" | "pause">,
  screen: Screen,
  search: string,
): Promise<ScreenMembers | null> {
  const { valued, total, isCurrent } = screen.progress;
  if (!isCurrent || valued < total || total === 0) return null;
  const query = readScreenerQuery(new URLSearchParams(search));
  const ratiosOf = await ownRatioColumns(context, query.ratios);
  const whole = { ...query, page: 1, limit: screen.companies.length };
  const { companies } = screenCompanies(screen, whole, { opened: "all", ratiosOf });
  const names = new Map(screen.companies.map(({ ticker, name }) => [ticker, name]));
  return {
    tickers: companies.map(({ ticker }) => ticker).toSorted(),
    nameOf: (ticker) => names.get(ticker) ?? ticker,
  };
}
