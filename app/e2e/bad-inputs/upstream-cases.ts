import { existsSync, readFileSync } from "node:fs";
import * as z from "zod";
import { casesFile } from "./shared-cases.ts";

/** Wrong answers of a provider, and the required outcome. The same form as the cases kept outside this repository. */
const UpstreamCase = z.object({
  id: z.string(),
  surface: z.literal("upstream"),
  input: z.record(z.string(), z.unknown()),
  expected: z.object({ status: z.array(z.int()), code: z.string().nullable() }),
  why: z.string(),
});
export type UpstreamCase = z.infer<typeof UpstreamCase>;

/** Null when the collection does not lie beside the repository. */
export function sharedUpstreamCases(): readonly UpstreamCase[] | null {
  if (!existsSync(casesFile)) return null;
  return readFileSync(casesFile, "utf8")
    .split("\n")
    .filter((line) => line.includes('"upstream"'))
    .map((line) => UpstreamCase.parse(JSON.parse(line)));
}

type Row = readonly [input: UpstreamCase["input"], status: number, code: string | null, why: string];

const rows: readonly Row[] = [
  [{ price: null }, 422, "dataIncomplete", "no price"],
  [{ price: "cerrado" }, 422, "dataInvalid", "a price in words"],
  [{ price: 0 }, 422, "dataInvalid", "a price of nothing"],
  [{ price: -12.5 }, 422, "dataInvalid", "a negative price"],
  [{ price: 4e12 }, 422, "dataInvalid", "a price that no share has"],
  [{ price: true }, 422, "dataInvalid", "a price that is no number"],
  [{ price: "Infinity literal in JSON" }, 503, "upstreamInvalid", "a number that JSON does not have"],
  [{ shares: 0 }, 422, "dataInvalid", "no shares"],
  [{ shares: -5 }, 422, "dataInvalid", "fewer shares than none"],
  [{ shares: "in millions instead of units" }, 422, "dataSuspect", "a count in millions"],
  [{ currency: "" }, 422, "dataIncomplete", "an empty currency"],
  [{ currency: null }, 422, "dataIncomplete", "no currency"],
  [{ currency: "QQQ" }, 422, "dataInvalid", "a currency that does not exist"],
  [{ currency: "XTS" }, 422, "dataInvalid", "a currency for tests"],
  [{ currency: "SEK quoted, SEK statements" }, 200, null, "no discount rates in kronor: brought to the euro, and told"],
  [{ fiscalYears: "duplicated year" }, 422, "dataSuspect", "a fiscal year given twice"],
  [{ fiscalYears: "in the future" }, 422, "dataInvalid", "a year that has not been"],
  [{ fiscalYears: "in ascending order" }, 200, null, "the order does not matter"],
  [{ revenue: 1e30 }, 422, "dataInvalid", "more revenue than there is money"],
  [{ equity: -1 }, 200, null, "negative equity is a reason, no error"],
  [{ split: "20:1 yesterday, price adjusted, shares not" }, 422, "dataSuspect", "market value twenty times the shares"],
  [{ quoteTime: "tomorrow" }, 200, null, "a price from the future is told"],
  [{ symbol: "asked AAPL, answered MSFT" }, 503, "upstreamInvalid", "another company"],
  [{ name: "<img src=x onerror=alert(1)>" }, 200, null, "markup in a name"],
  [{ name: "" }, 422, "dataIncomplete", "a company without a name"],
  [{ http: 429 }, 503, "upstreamLimited", "too many requests"],
  [{ http: 500 }, 503, "upstreamUnavailable", "an error of the source"],
  [{ http: 401 }, 503, "upstreamUnavailable", "a refused key"],
  [{ http: "200 in 60 s" }, 504, "upstreamTimeout", "slow"],
  [{ http: "gzip bomb" }, 503, "upstreamInvalid", "eight megabytes in a few bytes"],
  [{ http: "302 -> 127.0.0.1" }, 503, "upstreamInvalid", "a redirect to inside"],
  [{ http: "200 with HTML" }, 503, "upstreamInvalid", "a web page"],
  [{ http: "half a body" }, 503, "upstreamUnavailable", "the line was cut"],
];

export const ownUpstreamCases: readonly UpstreamCase[] = rows.map(([input, status, code, why], index) => ({
  id: `own-upstream-${index + 1}`,
  surface: "upstream",
  input,
  expected: { status: [status], code },
  why,
}));
