import {
  type Chosen,
  type CompanyAnswer,
  CompanyUnavailable,
  type Considered,
  type HeldData,
  type Holding,
  providerList,
} from "@valora/market-data";
import { type Fundamentals, figureNames, latestAccountsEnd } from "@valora/valuation";
import { Failure } from "../../../failure.ts";
import { companyAsked } from "../../analysis/use-cases/analyse-company.ts";
import type { Context } from "../../shared/use-cases/context.ts";
import type { CompanyQuery } from "../contracts/company-query.ts";
import {
  contradictions,
  type Decided,
  type HeldDataAnswer,
  type HeldProvider,
  heldFailures,
} from "../contracts/held-data.ts";

type World = Pick<Context, "marketData" | "now">;
type Within = (work: () => Promise<CompanyAnswer>) => Promise<CompanyAnswer>;
type Asked = CompanyQuery & { signal?: AbortSignal | undefined };

/** What was decided about accounts and price; nothing was taken where no provider has accounts. */
type Decision = { answer: CompanyAnswer | null; accounts: Chosen; price: Chosen };

const nothingDecided: Chosen = { reason: null, considered: [] };

/**
 * What each provider holds of a company, and which accounts and which price were taken, as they were decided for its analysis.
 * `within` opens the company within the reader's plan; a company without accounts to value opens nothing.
 */
export async function showHeldData(
  context: World,
  { signal, ...query }: Asked,
  within: Within = (work) => work(),
): Promise<HeldDataAnswer> {
  const { marketData } = context;
  const { ticker } = query;
  const decision = await decisionOf(within(() => companyAsked(context, query, signal)));
  const held = await marketData.heldDataOf(ticker);
  const { fundamentals = null } = decision.answer ?? {};
  const quote = fundamentals?.quote ?? null;
  return {
    schemaVersion: 1,
    ticker,
    name: fundamentals?.name ?? nameAtHand(context, held, ticker),
    accounts: decision.answer && {
      provider: decision.answer.provider,
      asOf: latestAccountsEnd(decision.answer.fundamentals),
      reason: decision.accounts.reason,
    },
    price: quote && {
      value: quote.value,
      currency: quote.currency,
      asOf: quote.asOf,
      source: quote.source,
      reason: decision.price.reason,
    },
    isLive: marketData.providers().some(({ id }) => id !== "automatic" && id !== "bundled"),
    providers: held.holdings.map((holding) => heldProvider(holding, held, decision)),
    compared: held.compared,
    priceConflicts: held.priceConflicts,
  };
}

async function decisionOf(asked: Promise<CompanyAnswer>): Promise<Decision> {
  try {
    const answer = await asked;
    return { answer, ...answer.decision };
  } catch (error) {
    const cause = error instanceof Failure ? error.cause : null;
    if (!(error instanceof Failure) || !(cause instanceof CompanyUnavailable) || error.code === "tickerNotFound")
      throw error;
    return { answer: null, accounts: { reason: null, considered: cause.considered }, price: nothingDecided };
  }
}

function nameAtHand({ marketData }: World, { holdings }: HeldData, ticker: string): string {
  const named = holdings.find(({ accounts }) => accounts !== null)?.accounts?.name;
  return named ?? marketData.listingOf(ticker)?.name ?? ticker;
}

function heldProvider(holding: Holding, held: HeldData, decision: Decision): HeldProvider {
  const { provider, standing, accounts, price } = holding;
  return {
    provider,
    standing,
    setting: providerList.find(({ id }) => id === provider)?.credential?.setting ?? null,
    accounts: accounts && { ...summaryOf(accounts), isHeadlines: holding.isHeadlines, from: holding.accountsFrom },
    price: price && {
      value: price.value,
      currency: price.currency,
      asOf: price.asOf,
      source: price.source,
      from: holding.priceFrom,
    },
    accountsDecided: holding.isHeadlines
      ? undecided("headlinesOnly")
      : decided(decision.accounts, holding, "fundamentals"),
    priceDecided: priceDecided(holding, held, decision),
  };
}

function summaryOf(company: Fundamentals) {
  const { statements, interim, currency } = company;
  const lastYear = statements.at(-1) ?? null;
  const others = [...(interim?.quarters ?? []), ...(interim?.trailing ?? [])];
  const lastInterim = others
    .filter(({ periodEnd }) => lastYear === null || periodEnd > lastYear.fiscalYearEnd)
    .reduce<(typeof others)[number] | null>(
      (latest, each) => (latest === null || each.periodEnd > latest.periodEnd ? each : latest),
      null,
    );
  const known = [...statements, ...others].map(
    ({ figures }) => figureNames.filter((name) => figures[name] !== null && figures[name] !== undefined).length,
  );
  return {
    lastYearEnd: lastYear?.fiscalYearEnd ?? null,
    lastInterimEnd: lastInterim?.periodEnd ?? null,
    filedAt: lastInterim?.filedAt ?? lastYear?.filedAt ?? null,
    currency,
    years: statements.length,
    figures: known.reduce((sum, count) => sum + count, 0),
  };
}

/** Of the two prices on this machine the refreshed one stands for both where it replaces the other. */
function priceDecided(holding: Holding, { holdings }: HeldData, { answer, price }: Decision): Decided {
  const refreshed = holdings.find(({ provider }) => provider === "refreshedPrices");
  const isReplaced = refreshed?.besideBundled === "taken";
  const asBundled = () => decided(price, { ...holding, provider: "bundled" }, "quote");
  if (holding.provider === "refreshedPrices") {
    if (holding.besideBundled === null) return undecided("none");
    return isReplaced ? asBundled() : { ...undecided(holding.besideBundled), asOf: holding.price?.asOf ?? null };
  }
  if (holding.provider !== "bundled") return decided(price, holding, "quote");
  if (holding.isHeadlines || answer === null) return undecided(holding.price === null ? "none" : "headlinesOnly");
  if (isReplaced) return { ...undecided("older"), asOf: holding.price?.asOf ?? null };
  return asBundled();
}

function decided({ considered }: Chosen, holding: Holding, part: "fundamentals" | "quote"): Decided {
  const { provider, standing } = holding;
  const own = considered.find((each) => each.provider === provider);
  if (own !== undefined) return asDecided(own);
  const supplies = providerList.find(({ id }) => id === provider)?.supplies;
  if (supplies !== undefined && !supplies.includes(part)) return undecided("notSupplied");
  if (standing === "off") return undecided("notUsed");
  if (standing === "onRequest") return undecided("notRequested");
  const hasIt = part === "fundamentals" ? holding.accounts !== null : holding.price !== null;
  return undecided(hasIt ? "notChosen" : "none");
}

const undecided = (outcome: Decided["outcome"]): Decided => ({
  outcome,
  asOf: null,
  failure: null,
  until: null,
  accountsOf: null,
  contradictions: [],
});

function asDecided({ outcome, asOf, failure }: Considered): Decided {
  if (failure === null) return { ...undecided(outcome), asOf: asOf?.slice(0, 10) ?? null };
  const { kind, detail, until = null, accountsOf = null } = failure;
  return {
    outcome,
    asOf: asOf?.slice(0, 10) ?? null,
    failure:
      heldFailures.find((each) => each === detail) ?? heldFailures.find((each) => each === kind) ?? "unreachable",
    until,
    accountsOf,
    contradictions: contradictions.filter((each) => failure.contradictions?.includes(each)),
  };
}
