import type { Ticker } from "../provider.ts";
import { canonicalTicker } from "./ticker.ts";

const countryOfSuffix: Readonly<Record<string, string>> = {
  MC: "ES",
  MI: "IT",
  PA: "FR",
  DE: "DE",
  AS: "NL",
  BR: "BE",
  LS: "PT",
  L: "GB",
  VI: "AT",
  HE: "FI",
  ST: "SE",
  CO: "DK",
  OL: "NO",
  IR: "IE",
  AT: "GR",
  WA: "PL",
  PR: "CZ",
  BD: "HU",
  LU: "LU",
  SW: "CH",
};
const shareSuffix = /\.([A-Z]{1,2})$/;

/** The country of the exchange that a symbol names by its suffix, as ISO 3166-1; null without the suffix of a European one. */
export function countryOfExchange(ticker: Ticker): string | null {
  const suffix = shareSuffix.exec(canonicalTicker(ticker) ?? "")?.[1] ?? "";
  return countryOfSuffix[suffix] ?? null;
}

/** Whether issuers of that exchange publish their reports in the European electronic format or the British one: those of Switzerland do not. */
export function filesEuropeanReports(ticker: Ticker): boolean {
  const country = countryOfExchange(ticker);
  return country !== null && country !== "CH";
}
