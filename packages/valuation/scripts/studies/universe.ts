import { createMarketData, type MarketData } from "../../../market-data/src/index.ts";
import { lastDayOf, monthNumber } from "../../src/company/shareholders/past-prices.ts";
import type { CompanyFile, Fundamentals, InterimStatements, IsoDate } from "../../src/index.ts";
import { choosePeers } from "../../src/peers/choose-peers.ts";
import { eachIssuerOnce } from "../../src/peers/issuers.ts";
import { pastOf } from "../../src/understanding/through-time/published-accounts.ts";

/** The bundled companies, and the same ones as they were known at a date. */
export type Universe = {
  marketData: MarketData;
  /** In order of market value. */
  fundamentals: readonly Fundamentals[];
  /** Each of them as it was known at the end of a month ("2019-08"); null without a close or a filing then. */
  past: ReadonlyMap<Fundamentals, (month: string) => Fundamentals | null>;
};

export async function bundledUniverse(marketData: MarketData = createMarketData()): Promise<Universe> {
  const answers = await Promise.all(marketData.bundledTickers().map((ticker) => marketData.fundamentalsOf(ticker)));
  const fundamentals = answers.map((answer) => answer.fundamentals);
  return { marketData, fundamentals, past: new Map(fundamentals.map((each) => [each, pastOf(each)])) };
}

/** The companies that the product values, each with its rates and its peers of today. */
export function filesOf({ marketData, fundamentals }: Universe): CompanyFile[] {
  return fundamentals.map((each) => fileOf(marketData, each, marketData.peerCandidates(each)));
}

/** The same at the end of a month ("2019-08"), by the filings of the time; those without a close or a filing then are left out. */
export function filesAt({ marketData, fundamentals, past }: Universe, month: string): CompanyFile[] {
  const known = fundamentals.flatMap((each) => past.get(each)?.(month) ?? []);
  return known.map((each) =>
    fileOf(
      marketData,
      each,
      known.filter((other) => other.currency === each.currency && other.ticker !== each.ticker),
    ),
  );
}

/**
 * The same at the date of the premium and its risk-free rate, with all years that had ended by then, whether their accounts
 * were filed or not: at that date the source counted them as expected.
 */
export function filesAtPair({ marketData, fundamentals, past }: Universe): { asOf: IsoDate; files: CompanyFile[] } {
  const [first] = fundamentals;
  if (!first) return { asOf: marketData.asOf, files: [] };
  const { riskFreeRate } = marketData.referenceFor(first).premiumPair;
  const asOf = lastMonthEnd(riskFreeRate.asOf);
  const ended = fundamentals.flatMap((each) => endedBy(each, past.get(each)?.(asOf) ?? null, asOf) ?? []);
  const files = ended
    .filter(({ currency }) => currency === "USD")
    .map((each) => ({
      ...fileOf(
        marketData,
        each,
        ended.filter((other) => other.currency === "USD" && other.ticker !== each.ticker),
      ),
      reference: marketData.referenceFor(each, riskFreeRate),
    }));
  return { asOf, files };
}

/** The last day of a month that is not after this one. */
function lastMonthEnd(date: IsoDate): IsoDate {
  const month = monthNumber(date);
  return lastDayOf(month) === date ? date : lastDayOf(month - 1);
}

/** With the price of the month's end, the years and quarters that had ended, and today's count of shares. */
function endedBy(fundamentals: Fundamentals, then: Fundamentals | null, asOf: IsoDate): Fundamentals | null {
  const { statements, interim, sharesOutstanding, shareBasis } = fundamentals;
  return (
    then && {
      ...then,
      statements: statements.filter(({ fiscalYearEnd }) => fiscalYearEnd <= asOf),
      ...(interim && { interim: interimUntil(interim, asOf) }),
      sharesOutstanding,
      shareBasis,
    }
  );
}

const interimUntil = ({ quarters, trailing }: InterimStatements, asOf: IsoDate): InterimStatements => ({
  quarters: quarters.filter(({ periodEnd }) => periodEnd <= asOf),
  trailing: trailing.filter(({ periodEnd }) => periodEnd <= asOf),
});

/** Place of a month ("2019-08", or a day of it) in the closes of a company. */
export function monthIndex({ monthlyCloses }: Fundamentals, month: string): number {
  return monthlyCloses ? monthNumber(month) - monthNumber(monthlyCloses.from) : -1;
}

export function fileOf(
  marketData: MarketData,
  fundamentals: Fundamentals,
  candidates: readonly Fundamentals[],
): CompanyFile {
  const reference = marketData.referenceFor(fundamentals);
  return { fundamentals, reference, peers: choosePeers(fundamentals, candidates) };
}

/** Issuers with accounts, a price and a count in dollars, each once. */
export function issuersOf(files: readonly CompanyFile[]): CompanyFile[] {
  const priced = files.filter(
    ({ fundamentals }) => fundamentals.currency === "USD" && marketValueOf(fundamentals) !== null,
  );
  return eachIssuerOnce(priced, ({ fundamentals }) => fundamentals);
}

/** Price × shares: the latest count, else the diluted shares of the last statement. */
export function marketValueOf({ quote, sharesOutstanding, statements }: Fundamentals): number | null {
  const shares = sharesOutstanding?.value ?? statements.at(-1)?.figures.dilutedShares ?? null;
  return quote && shares && quote.value * shares > 0 ? quote.value * shares : null;
}
