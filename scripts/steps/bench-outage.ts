import { createMarketData, memoryState, providerIds } from "@valora/market-data";
import { liveExchangeRate, liveProviders, liveRiskFreeRate } from "@valora/market-data/live";
import { type CompanyFile, valueCompany } from "@valora/valuation";
import { earlierData } from "../../packages/market-data/vendors-server/earlier-data.ts";
import { startVendorsServer } from "../../packages/market-data/vendors-server/server.ts";
import type { Behaviour } from "../../packages/market-data/vendors-server/vendor.ts";
import { vendors } from "../../packages/market-data/vendors-server/vendors/index.ts";

type Row = readonly [what: string, figure: string];

const companies = 200;
const hoursLater = 7 * 3_600_000;
const milliseconds = (value: number) => `${value.toFixed(value < 10 ? 2 : 0)} ms`;

/** With every provider on and down: how long a company takes from the question to its values, included ones and one kept from before. */
export async function outageSpeed(): Promise<Row[]> {
  return [...(await speedWhile("failing", "refuse")), ...(await speedWhile("slow", "hang"))];
}

async function speedWhile(behaviour: Behaviour, what: string): Promise<Row[]> {
  const server = await startVendorsServer({ vendors: vendors(new Date().toISOString().slice(0, 10)) });
  let clock = Date.now();
  const world = { state: memoryState(), now: () => clock };
  const credential = "Valora bench@example.org";
  const rates = { ecbAddress: server.addressOf("ecb"), usTreasuryAddress: server.addressOf("us-treasury") };
  const earlier = earlierData();
  const data = createMarketData({
    ...world,
    dataDirectory: earlier.directory,
    providers: await liveProviders(
      providerIds.map((id) => ({ id, credential, address: server.addressOf(id) })),
      world,
    ),
    exchangeRate: liveExchangeRate({ address: rates.ecbAddress, ...world }),
    riskFreeRate: liveRiskFreeRate({ ...rates, ...world }),
  });
  const timed = async (ticker: string) => {
    const started = performance.now();
    const { fundamentals, riskFreeRate, stale } = await data.fundamentalsOf(ticker);
    const file: CompanyFile = { fundamentals, reference: data.referenceFor(fundamentals, riskFreeRate), peers: [] };
    valueCompany(file, { scenario: "neutral", overrides: {} });
    if (!stale.some(({ covers }) => covers === "statements")) throw new Error(`${ticker} is not marked as stale`);
    return performance.now() - started;
  };
  await data.fundamentalsOf("AAPL");
  for (const id of [...providerIds, "ecb", "us-treasury"]) server.behave(id, behaviour);
  clock += hoursLater;
  const firstKept = await timed("AAPL");
  const firstIncluded = await timed("MSFT");
  const included: number[] = [];
  for (const ticker of data
    .bundledTickers()
    .filter((each) => each !== "AAPL")
    .slice(0, companies)) {
    included.push(await timed(ticker));
  }
  const kept: number[] = [];
  for (let count = 0; count < companies; count += 1) kept.push(await timed("AAPL"));
  await server.close();
  earlier.remove();
  return [
    [`Sources ${what}: the first company, kept from before`, milliseconds(firstKept)],
    [`Sources ${what}: the first included company, which learns it`, milliseconds(firstIncluded)],
    [`Sources ${what}: included companies after it, median and 99th percentile`, spread(included)],
    [`Sources ${what}: a company kept from before, median and 99th percentile`, spread(kept)],
  ];
}

function spread(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const [middle = 0, last = 0] = [0.5, 0.99].map((share) => sorted[Math.floor(sorted.length * share)]);
  return `${milliseconds(middle)}, ${milliseconds(last)}`;
}
