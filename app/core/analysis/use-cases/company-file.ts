import { type CompanyAnswer, type MarketData, ProviderFailure } from "@valora/market-data";
import type { Dated, Fundamentals, IsoDate, MarketReference } from "@valora/valuation";
import { choosePeers } from "@valora/valuation/peers";
import { Failure } from "../../../failure.ts";
import type { Context } from "../../shared/use-cases/context.ts";
import type { PredictedFile } from "../contracts/predicted-file.ts";

/** Everything the valuation of a company needs, as plain data; `marketUnsupported` where no discount rate is known. */
export function companyFile(
  { marketData, predict }: Pick<Context, "marketData" | "predict">,
  { fundamentals: told, riskFreeRate = null }: Pick<CompanyAnswer, "fundamentals"> & Partial<CompanyAnswer>,
  today: IsoDate,
): PredictedFile {
  const fundamentals = withoutQuarters(told);
  const prediction = predict(fundamentals, today);
  return {
    fundamentals,
    reference: referenceOf(marketData, fundamentals, riskFreeRate),
    peers: choosePeers(fundamentals, marketData.peerCandidates(fundamentals)),
    today,
    ...(prediction === null ? {} : { prediction }),
  };
}

/** Methods start from the last twelve months; the quarters are to be read, and a result need not carry them to every reader. */
function withoutQuarters(fundamentals: Fundamentals): Fundamentals {
  if (!fundamentals.interim) return fundamentals;
  return { ...fundamentals, interim: { quarters: [], trailing: fundamentals.interim.trailing } };
}

/** Rates are known for some currencies and countries: for the others nothing is put in their place. */
function referenceOf(marketData: MarketData, fundamentals: Fundamentals, riskFreeRate: Dated | null): MarketReference {
  try {
    return marketData.referenceFor(fundamentals, riskFreeRate);
  } catch (error) {
    if (!(error instanceof ProviderFailure) || error.kind !== "noData") throw error;
    const { ticker, currency, country } = fundamentals;
    throw new Failure("marketUnsupported", { ticker, currency, country }, { cause: error });
  }
}
