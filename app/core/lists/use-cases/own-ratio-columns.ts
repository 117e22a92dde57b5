import { CompanyUnavailable } from "@valora/market-data";
import type { Fundamentals } from "@valora/valuation";
import {
  type OwnRatio,
  ownRatioReading,
  type RatioReading,
  type RatioValues,
  ratioCompanyOf,
  readRatio,
} from "@valora/valuation/own-ratios";
import type { AskedRatio, FoundRatio } from "../../fundamentals/contracts/own-ratios.ts";
import { ratioValuesIn } from "../../fundamentals/use-cases/tell-own-ratios.ts";
import type { Context } from "../../shared/use-cases/context.ts";
import type { SeenCompany } from "../contracts/screened-company.ts";

/** The own ratios of a company as it is seen in a list, in the order in which they were asked for. */
export type RatiosOf = (
  company: Pick<SeenCompany, "ticker" | "mean" | "values">,
  isWithheld: boolean,
) => readonly FoundRatio[];

export const noRatios: RatiosOf = () => [];

const companiesPerTurn = 50;

/**
 * Own ratios for a list of the included companies. Their accounts are read in turns, so that other requests go first; a value by
 * a method that the reader's plan withholds enters none.
 */
export async function ownRatioColumns(
  { marketData, now, pause }: Pick<Context, "marketData" | "now" | "pause">,
  asked: readonly AskedRatio[],
): Promise<RatiosOf> {
  const ratios = ratiosIn(asked);
  if (ratios.length === 0) return noRatios;
  const today = now().toISOString().slice(0, 10);
  const accounts = new Map<string, Fundamentals>();
  for (const [index, ticker] of marketData.bundledTickers().entries()) {
    const company = await accountsOf(marketData, ticker);
    if (company !== null) accounts.set(ticker, company);
    if (index % companiesPerTurn === companiesPerTurn - 1) await pause();
  }
  return (seen, isWithheld) => {
    const fundamentals = accounts.get(seen.ticker);
    if (fundamentals === undefined) return ratios.map(() => ({ value: null, reason: "figureMissing", figures: [] }));
    return foundRatios(ratios, fundamentals, { today, values: isWithheld ? "withheld" : ratioValuesIn(seen) });
  };
}

async function accountsOf(marketData: Context["marketData"], ticker: string): Promise<Fundamentals | null> {
  try {
    return (await marketData.fundamentalsOf(ticker, { provider: "bundled" })).fundamentals;
  } catch (error) {
    // Its own page says why; here it has no ratio.
    if (error instanceof CompanyUnavailable) return null;
    throw error;
  }
}

/** Ratios that were read before: their text is canonical. */
const ratiosIn = (asked: readonly AskedRatio[]): readonly OwnRatio[] =>
  asked.flatMap(({ expression }) => readRatio(expression).ratio ?? []);

/** Each ratio of a company. */
function foundRatios(
  ratios: readonly OwnRatio[],
  fundamentals: Fundamentals,
  given: { today: string; values: RatioValues },
): readonly FoundRatio[] {
  const company = ratioCompanyOf(fundamentals, given);
  return ratios.map((ratio) => found(ownRatioReading(ratio, company)));
}

const found = (reading: RatioReading): FoundRatio =>
  reading.kind === "absent"
    ? { value: null, reason: reading.reason, figures: reading.figures }
    : { value: reading.value, reason: null, figures: [] };
