import { filesEuropeanReports, identifierIn, withoutExchange } from "@valora/market-data";
import { sectors } from "@valora/valuation";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import type { FilingProvider, FilingsConsent, FilingsOffer } from "../contracts/filings.ts";
import type { FilingsContext } from "./filings-context.ts";
import type { KnownRequests } from "./known-requests.ts";

/** The offer to a reader of a company; null where its filings cannot be fetched or fetching is switched off. */
export async function filingsOffer(
  context: FilingsContext,
  known: KnownRequests,
  { ticker, account }: { ticker: string; account: Account | null },
): Promise<FilingsOffer | null> {
  const { marketData, configured, operatorContact, isOwnersAlone } = context;
  const consent = consentOf(known, account, isOwnersAlone);
  const listing = marketData.listingOf(ticker);
  const provider = providerOf(listing, ticker);
  if (consent === "off" || provider === null || configured.includes(provider)) return null;
  const contact = known.consent()?.contact ?? operatorContact;
  const isSectorKnown = provider === "sec-edgar" || (known.issuerOf(ticker)?.sector ?? null) !== null;
  return {
    ticker,
    name: listing?.name ?? ticker,
    provider,
    consent,
    asksContact: provider === "sec-edgar" && contact === null,
    sectors: isSectorKnown || (await isBundled(context, ticker)) ? [] : sectors,
    isRequested: known.isRequested(ticker),
  };
}

function consentOf(known: KnownRequests, account: Account | null, isOwnersAlone: boolean): FilingsConsent | "off" {
  const consent = known.consent();
  if (consent) return consent.isOn ? "given" : "off";
  return isOwnersAlone || account?.role === "admin" ? "yours" : "administrators";
}

const isBundled = ({ marketData }: FilingsContext, ticker: string): Promise<boolean> =>
  marketData.fundamentalsOf(ticker, { provider: "bundled" }).then(
    () => true,
    () => false,
  );

/** Where a company files; null for what is no share, or files with neither. */
function providerOf(
  listing: ReturnType<FilingsContext["marketData"]["listingOf"]>,
  ticker: string,
): FilingProvider | null {
  const typed = identifierIn(ticker);
  if (typed) return typed.isValid && !typed.value.startsWith("US") ? "filings-xbrl-org" : null;
  if (listing === null || (listing.kind !== "commonShare" && listing.kind !== "depositaryReceipt")) return null;
  if (withoutExchange(ticker) === null) return "sec-edgar";
  return filesEuropeanReports(ticker) ? "filings-xbrl-org" : null;
}
