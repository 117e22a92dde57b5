import type { Failure } from "../../failure.ts";
import { spokenName, unshouted } from "../../messages/company-name.ts";
import { canonicalTicker, identifierOf, withoutExchange } from "../../wiring/composition.server.ts";
import { type FailedAnalysisData, withoutUsableAccounts } from "../components/analysis/failed/failed-data.ts";
import { askingOf, type RequestContext } from "../context.ts";
import { orFailurePage } from "../or-failure-page.ts";

/** The company is known, or an ISIN names it: its filings may be had. */
const withoutAccounts: ReadonlySet<string> = new Set(["noStatements", "tickerNotFound", "accountsOfAnother"]);

const filingsOffer = (ticker: string, request: RequestContext) =>
  orFailurePage(request, () => request.product.filings.offerFor(ticker, request.viewer.person?.account ?? null));

/** Nothing stands in the way but the symbol or name itself. */
const ofSymbol: ReadonlySet<string> = new Set(["noLongerListed", "tickerInvalid", "tickerNotFound"]);

const nearestShown = 5;
/** Of a name that several companies have; looked for among so many lines, of which a company may have several. */
const namedShown = 8;
const namedAmong = 40;
const popularShown = 4;

/** Why there is no analysis, with the companies that the reader may have meant. */
export async function failedAnalysis(
  failure: Failure,
  typed: string,
  request: RequestContext,
): Promise<Omit<FailedAnalysisData, "ofAllProviders">> {
  const { product, viewer } = request;
  const ticker = canonicalTicker(typed);
  const listing = ticker === null ? null : product.listingOf(ticker);
  const near = nearTo(failure, { ticker, typed, name: listing?.name ?? null }, product);
  const named = failure.code === "tickerNotFound" ? companiesNamed(near, typed) : [];
  const isName = named.length > 1;
  const { kind = "", provider = "", issuer = "", commonShare = null } = failure.params;
  return {
    // The caller has asked `isFailedCode`. A former listing is told by itself.
    code: failure.code === "noLongerListed" ? "tickerNotFound" : (failure.code as FailedAnalysisData["code"]),
    identifier: identifierOf(typed),
    ticker: ticker ?? typed.slice(0, 40),
    symbol: withoutExchange(typed) ?? ticker ?? "",
    name: listing?.name ?? ticker ?? typed.slice(0, 40),
    kind: String(kind),
    provider: String(provider),
    issuer: String(issuer),
    commonShare: commonShare === null ? null : String(commonShare),
    isName,
    nearest: (isName ? named : near.slice(0, nearestShown))
      .filter((listed) => listed.ticker !== ticker)
      .map(({ ticker: symbol, name, exchange }) => ({ ticker: symbol, name: unshouted(name), exchange })),
    popular: product.popular.slice(0, popularShown),
    quickLook: withoutUsableAccounts.has(failure.code) && ticker !== null ? product.quickLookOf(ticker) : null,
    indices: ticker === null ? [] : product.indicesOf(ticker),
    former: ofSymbol.has(failure.code) ? formerCompany(product.formerListing(typed)) : null,
    // The failure stands; what is left is only said.
    allowance: await product.allowanceOf(askingOf(request).caller).catch(() => null),
    isAnonymous: viewer.person === null,
    filings: withoutAccounts.has(failure.code) && ticker !== null ? await filingsOffer(ticker, request) : null,
  };
}

/** What a page tells of a company that is not listed any more. */
export const formerCompany = (former: ReturnType<RequestContext["product"]["formerListing"]>) =>
  former && {
    name: former.name,
    end: former.end,
    year: former.year,
    into: former.into,
    intoName: former.intoName ?? "",
  };

type Typed = { ticker: string | null; typed: string; name: string | null };

/** Companies that the reader may have meant: of a line without accounts, the company's that has them, then those of its name. */
function nearTo({ code }: Failure, { ticker, typed, name }: Typed, product: RequestContext["product"]) {
  if (ticker === null) return product.searchCompanies({ text: typed.slice(0, 80), limit: nearestShown });
  if (code === "assetUnsupported") return sharesCalled(ticker, product);
  if (code !== "noStatements" || name === null)
    return product.nearestTo(ticker, code === "tickerNotFound" ? namedAmong : nearestShown);
  const first = firstWord(name);
  const named = product.searchCompanies({ text: name.slice(0, 80), limit: nearestShown });
  const own = product.siblingsOf(ticker).filter(({ hasData }) => hasData);
  const isOwn = (symbol: string) => own.some((sibling) => sibling.ticker === symbol);
  return [...own, ...named.filter((each) => !isOwn(each.ticker) && firstWord(each.name) === first)];
}

/** Shares with the symbol of an instrument that is not valued: on another exchange (CAF.MC of CAF, VOW3.DE of VOW3.MI), or as a word of their name (DSM-Firmenich of DSM). */
function sharesCalled(ticker: string, product: RequestContext["product"]) {
  const symbol = withoutExchange(ticker) ?? ticker;
  const word = symbol.toLowerCase();
  return product
    .searchCompanies({ text: symbol, limit: namedAmong })
    .filter(({ kind }) => kind === "commonShare")
    .filter((share) => share.ticker.startsWith(`${symbol}.`) || wordsOf(share.name).includes(word));
}

const wordsOf = (name: string): readonly string[] =>
  name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().split(/\W+/);

const firstWord = (name: string): string => wordsOf(name)[0] ?? "";

/** The companies in whose names what was typed is a part, each in one line; where they are several, it asks which of them is meant. */
function companiesNamed<Named extends { name: string }>(near: readonly Named[], typed: string): readonly Named[] {
  const asked = wordsOf(typed).filter((word) => word !== "");
  if (asked.length === 0) return [];
  const found = near.filter(({ name }) => asked.every((word) => wordsOf(name).includes(word)));
  const byCompany = new Map(found.toReversed().map((each) => [wordsOf(spokenName(each.name)).join(" "), each]));
  return found.filter((each) => byCompany.get(wordsOf(spokenName(each.name)).join(" ")) === each).slice(0, namedShown);
}
