import type { MarketData } from "@valora/market-data";
import type { Dated, Fundamentals, IsoDate } from "@valora/valuation";
import type { Predict } from "../../shared/use-cases/context.ts";
import type { PredictedFile } from "../contracts/predicted-file.ts";
import { companyFile } from "./company-file.ts";

type Remembered = {
  marketData: MarketData;
  predict: Predict;
  riskFreeRate: Dated | null;
  today: IsoDate;
  file: PredictedFile;
};

/**
 * `companyFile`, once for the accounts, the rate and the day: the page of a question, its parts, its other languages and the API then
 * ask for one file, of which `valuedOnce` knows the report. Accounts and files never change; other accounts are another object. Peers
 * and rates are those of the market data, of which newer prices are another object. The last few are remembered, of about half a
 * megabyte each with a report and all its traces.
 */
export function rememberingFiles(most: number): typeof companyFile {
  const remembered = new Map<Fundamentals, Remembered>();
  return ({ marketData, predict }, company, today) => {
    const { fundamentals, riskFreeRate = null } = company;
    const known = remembered.get(fundamentals);
    const asked = { marketData, predict, riskFreeRate, today };
    const file =
      known !== undefined && isOf(known, asked) ? known.file : companyFile({ marketData, predict }, company, today);
    remembered.delete(fundamentals);
    remembered.set(fundamentals, { ...asked, file });
    const [oldest] = remembered.keys();
    if (remembered.size > most && oldest !== undefined) remembered.delete(oldest);
    return file;
  };
}

const MOST_ASKED_FOR = 16;

/** The files of the companies that readers ask for. */
export const rememberedFile = rememberingFiles(MOST_ASKED_FOR);

const isOf = (known: Remembered, { marketData, predict, riskFreeRate, today }: Omit<Remembered, "file">): boolean =>
  known.marketData === marketData &&
  known.predict === predict &&
  known.today === today &&
  known.riskFreeRate?.value === riskFreeRate?.value &&
  known.riskFreeRate?.asOf === riskFreeRate?.asOf &&
  known.riskFreeRate?.source === riskFreeRate?.source;
