import type { CompanyUnavailable, FormerListing, MarketData, Skip } from "@valora/market-data";
import { Failure, type FailureCode } from "../../../failure.ts";
import type { Context } from "../../shared/use-cases/context.ts";

const NEAREST_SHOWN = 5;
const MILLISECONDS_IN_SECOND = 1_000;

/**
 * Why there are no data of a company, in the words of the product. The first provider that had something to say decides; only
 * when all of them know nothing of it is the symbol unknown, or without accounts: with those that were asked, which is one alone
 * where the question chooses it.
 */
export function unavailableCompany(
  { marketData, now }: Pick<Context, "marketData" | "now">,
  { unavailable, chosen }: { unavailable: CompanyUnavailable; chosen: string | undefined },
): Failure {
  const { ticker, kind, skipped } = unavailable;
  const options = { cause: unavailable };
  for (const skip of skipped) {
    const code = codeOf(skip);
    if (code !== null)
      return new Failure(code, { ticker, provider: skip.provider, ...whose(skip), ...waitUntil(skip, now()) }, options);
  }
  if (kind === "unreachable") return new Failure("upstreamUnavailable", { ticker }, options);
  const former = marketData.formerListing(ticker);
  if (former !== null) return noLongerListed(ticker, former, options);
  if (marketData.listingOf(ticker) !== null) {
    return chosen === undefined
      ? new Failure("noStatements", { ticker }, options)
      : new Failure("providerLacksCompany", { ticker, provider: chosen }, options);
  }
  return new Failure("tickerNotFound", { ticker, ...nearestTo(marketData, ticker) }, options);
}

/** A company that was quoted once: how that ended, when, and where its business went. */
export function noLongerListed(
  ticker: string,
  { name, end, year, into, intoName }: FormerListing,
  options: ErrorOptions = {},
): Failure {
  const heir = { ...(into !== null && { into }), ...(intoName !== null && { intoName }) };
  return new Failure("noLongerListed", { ticker, name, end, year, ...heir }, options);
}

/** Null for a provider that does not know the company, has nothing of it, or was not chosen. */
function codeOf({ kind, detail }: Skip): FailureCode | null {
  if (detail === "accountsOfAnother") return "accountsOfAnother";
  switch (kind) {
    case "unknownTicker":
    case "notChosen":
    case "older":
      return null;
    case "noData":
      if (detail === "wrongValue") return "dataInvalid";
      return detail === "incomplete" ? "dataIncomplete" : null;
    case "rateLimited":
      return "upstreamLimited";
    case "unreachable":
      return detail === "timedOut" ? "upstreamTimeout" : "upstreamUnavailable";
    case "unreadable":
      if (detail === "suspect") return "dataSuspect";
      return detail === "wrongValue" ? "dataInvalid" : "upstreamInvalid";
  }
}

const whose = ({ accountsOf }: Skip): { issuer?: string } => (accountsOf === undefined ? {} : { issuer: accountsOf });

/** Seconds until the provider may be asked again, for programs. */
function waitUntil({ until }: Skip, now: Date): { retryAfter?: number } {
  if (until === undefined) return {};
  return { retryAfter: Math.max(1, Math.ceil((Date.parse(until) - now.getTime()) / MILLISECONDS_IN_SECOND)) };
}

function nearestTo(marketData: MarketData, ticker: string): { nearest?: string } {
  const nearest = marketData.nearestTo(ticker, NEAREST_SHOWN).map((near) => near.ticker);
  return nearest.length === 0 ? {} : { nearest: nearest.join(", ") };
}
