import type { Fundamentals, Sector } from "@valora/valuation";
import type { HttpOptions } from "../http/http-client.ts";
import type { Listing } from "../listings/instrument.ts";
import type { Capability, Provider, Ticker } from "../provider.ts";

/** Local knowledge of a symbol. */
export type Known = {
  companyOf: (ticker: Ticker) => Fundamentals | null;
  listingOf: (ticker: Ticker) => Listing | null;
  issuerOf: (ticker: Ticker) => ToldIssuer | null;
};

/** A reader's statement about the issuer of a symbol; null when none was asked for. */
export type ToldIssuer = { lei: string | null; sector: Sector | null };

/** The arguments of a builder. `credential` is a key or a contact; empty when the provider asks for neither. */
export type ProviderSetup = {
  credential: string;
  address?: string;
  http: HttpOptions;
  /** Where its lookups are, with a rate limit of their own. */
  lookups: Readonly<Record<string, LookupSetup>>;
  known: Known;
  /** A clock in milliseconds. */
  now: () => number;
};
export type LookupSetup = { address?: string; http: HttpOptions };
export type ProviderBuilder = (setup: ProviderSetup) => Provider;

/**
 * The facts about a provider that an installation needs before it loads the code. The folder of the provider exports it as
 * `descriptor`, and the code as `build` from its `index.ts`. Settings, selectors, names, limits and docs derive from it. It
 * holds no code, so that a browser may import it.
 */
export type ProviderDescriptor<Id extends string = string> = {
  /** Also the name of the folder. */
  readonly id: Id;
  /** Proper name, the same in every language. */
  readonly name: string;
  /** The setting with the operator's key or contact; null when the provider asks for neither. */
  readonly credential: { readonly setting: string; readonly kind: "key" | "contact" } | null;
  readonly requestsPerMinute: number;
  readonly supplies: readonly Capability[];
  /** Registers that it consults besides its vendor; their addresses are settings too. */
  readonly lookups?: readonly { readonly id: string; readonly requestsPerMinute: number }[];
};
