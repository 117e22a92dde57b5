import { providerIds } from "@valora/market-data/providers";
import { expertLevers, formNames, yearlyLevers } from "@valora/valuation";
import { noteParameters } from "./assumption-notes.ts";

/** How many draws a simulation may take, and which seeds name one exactly. */
export const simulationRanges = {
  paths: { minimum: 1, maximum: 100_000 },
  seed: { minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
} as const;

/** Providers of the figures; `automatic` asks all in order. An installation configures only some of them. */
export const providerChoices = ["automatic", ...providerIds, "bundled"] as const;
export type ProviderChoice = (typeof providerChoices)[number];

/** The provider that an address of a page chooses, in its lenient reading; undefined where it chooses none. */
export const providerIn = (search: URLSearchParams): ProviderChoice | undefined =>
  providerChoices.find((each) => each !== "automatic" && each === search.get("source"));

/** Names of the parameters as they stand in addresses; a link to a page carries the same ones. */
export const analysisParameters = [
  "ticker",
  "scenario",
  "wacc",
  "g",
  "horizon",
  "price",
  "safety",
  "figures",
  "parts",
  "asOf",
  ...expertLevers,
  "peers",
  ...yearlyLevers,
  ...formNames,
  "type",
  "force",
  "view",
  "prudent",
  ...noteParameters,
  "method",
  "source",
  "policy",
  "lang",
  "paths",
  "seed",
] as const;
export type AnalysisParameter = (typeof analysisParameters)[number];
