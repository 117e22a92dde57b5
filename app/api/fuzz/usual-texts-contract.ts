import { createMarketData } from "@valora/market-data";
import fc from "fast-check";

type Described = { format?: string; example?: unknown };

const tickers = createMarketData().bundledTickers();
const days = ["2020-03-15", "2025-12-31", "2026-02-28", "2030-01-01"];

/** What a field of this name holds where its description has no example. */
const byName: Readonly<Record<string, readonly string[]>> = {
  ticker: tickers,
  symbol: tickers,
  tickers,
  currency: ["USD", "EUR", "GBP"],
  password: ["correct horse battery 9", "another one entirely 8"],
  table: ["KO\t10\nPEP\t3,5", "fiscalYearEnd,2025-12-31\nrevenue,1000\nnetIncome,90\ndilutedShares,10"],
  positions: ["KO\t10\nPEP\t3"],
  peers: tickers,
  address: ["https://93.184.216.34/told"],
  method: ["discountedCashFlow", "peerMultiples"],
  force: ["discountedCashFlow"],
  token: ["a".repeat(43)],
  numbers: ["comma", "point"],
  website: [""],
  callbackURL: ["/profile"],
  cardOrigins: ["https://example.org"],
  version: ["0193d7a0-2f6b-4c7e-9f55-1d2c3b4a5e6f"],
};

/** A text that a field of this name may hold, so that what stands behind the reading of texts is reached. */
export function usualText({ format, example }: Described, name: string): fc.Arbitrary<string> {
  if (format === "uuid") return fc.uuid();
  if (format === "date") return fc.constantFrom(...days);
  if (format === "date-time") return fc.constantFrom("2026-09-01T00:00:00.000Z", "2026-09-01T02:00:00+02:00");
  if (format === "email") return fc.constantFrom("someone@test.example", "owner@test.example");
  const known = Object.hasOwn(byName, name) ? (byName[name] ?? []) : [];
  const usual = example === undefined ? known : [String(example), ...known];
  return usual.length > 0 ? fc.constantFrom(...usual) : fc.constantFrom("KO", "A word or two.", "Ñandú 100 %");
}
