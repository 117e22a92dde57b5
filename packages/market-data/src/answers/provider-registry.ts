import type { Fundamentals, Quote } from "@valora/valuation";
import { freshnessOfAccounts, freshnessOfPrices, marketQuoteOf, olderThanTaken } from "./freshness.ts";
import type { OtherIssuer } from "../integrity/accounts-of-others.ts";
import { asker, type Reader, type Told } from "../live/provider-client.ts";
import { isFundamentals } from "../live/filing-version.ts";
import type { MarketPrice } from "../live/market-price.ts";
import { memoryState, type SharedState } from "../live/shared-state.ts";
import type { Source } from "../live/provider.ts";
import { hurry } from "../live/with-timeout.ts";
import type { AskOptions, DataSource, HistoryAnswer, Skip, StaleAnswer } from "../market-data.ts";
import { CompanyUnavailable } from "../market-data.ts";
import type { PriceHistory, ProviderFailure, Ticker } from "../provider.ts";
import type { Gathered } from "./normalise.ts";
import { type Asked, isLive, turns } from "./providers-in-order.ts";

export type RegistryOptions = {
  /** In the order in which they are asked. One without a pace is on this machine: it is neither kept nor counted. */
  providers: readonly Source[];
  /** A clock in milliseconds. */
  now: () => number;
  /**
   * How long all of them together may take: of several, each is waited for half of what is left, and answers on in the
   * background for the next caller.
   */
  deadlineInMilliseconds: number;
  /** Told of answers that we could not read: our bug, or a vendor's change. */
  onUnreadable: (failure: ProviderFailure) => void;
  /** Told of each time that a source over the network has answered with data, or could not be reached. */
  onReach?: (id: string, isReached: boolean) => void;
  /** What other processes of the installation know too; this one alone when not given. */
  state?: SharedState;
  /** Whether a company is on this machine, so that a source that failed the last time need not be waited for. */
  isAtHand?: (ticker: Ticker) => boolean;
  /** Whose accounts those of a company are, where they are known to be another issuer's: such an answer is refused. */
  trueIssuerOf?: (company: Fundamentals) => OtherIssuer | null;
  /** The company as this machine knows it: older accounts and prices do not take the place of these. */
  companyAtHand?: (ticker: Ticker) => Fundamentals | null;
};

export type Registry = {
  fundamentalsOf(ticker: Ticker, options?: AskOptions): Promise<Gathered>;
  /** Daily prices of the first source that has them, those that are asked over the network before this machine. */
  historyOf(ticker: Ticker, options?: Pick<AskOptions, "signal">): Promise<HistoryAnswer>;
  /** What was gathered has been examined and holds together. */
  confirm(gathered: Gathered): void;
  /** What was gathered contradicts itself: it is not kept, and asking again gives the next best. False: there is nothing to take back. */
  withdraw(gathered: Gathered): Promise<boolean>;
  sources(): readonly DataSource[];
};

export const automatic = "automatic";
/** How long sources that failed the last time are waited for, all together, where the company is at hand. */
const doubtfulPatienceInMilliseconds = 5;

/** Asks the sources in order, statements and price apart, until one answers, and remembers why the others did not. */
export function registry(options: RegistryOptions): Registry {
  const { providers, now, deadlineInMilliseconds, state = memoryState() } = options;
  const { companyAtHand = () => null } = options;
  const ask = asker({ ...options, state });

  const { first, freshest } = turns({ now, deadlineInMilliseconds, late: ask.late });

  return {
    async fundamentalsOf(ticker, { source = automatic, signal } = {}) {
      const chosen = providers.find(({ id }) => id === source);
      if (source !== automatic && !chosen) throw new RangeError(`no such data source: ${source}`);
      const { statements: asked, prices, left } = candidatesOf(providers, chosen);
      const [skipped, skippedPrices]: [Skip[], Skip[]] = [[...left], []];
      const reader = { caller: signal, hurry: hurry(doubtfulPatienceInMilliseconds) };
      const atHand = companyAtHand(ticker);
      const [company, price] = await Promise.all([
        freshest(asked, skipped, freshnessOfAccounts(now(), atHand), (each) => ask.statements(each, ticker, reader)),
        freshest(prices, skippedPrices, freshnessOfPrices(now()), (each) => ask.price(each, ticker, reader)),
      ]);
      if (!company) throw new CompanyUnavailable(ticker, verdictOf(skipped), skipped);
      const market = priceTaken(price, { chosen, company: company.answer.value, atHand });
      if (price && market !== price.answer.value) skippedPrices.push(olderPrice(price));
      return {
        fundamentals: company.answer.value,
        provider: company.id,
        skipped: [...skipped, ...skippedPrices],
        stale: [
          ...staleOf(company, "statements", skipped),
          ...(price && market === price.answer.value ? staleOf(price, "price", skippedPrices) : []),
          ...priceOfTheShelf(prices, price, market?.quote ?? company.answer.value.quote),
        ],
        ...(market ? { market } : {}),
      };
    },

    historyOf: dailyPrices(providers, (candidates, skipped, { ticker, reader }) =>
      first(candidates, skipped, "history", (each) => ask.history(each, ticker, reader)),
    ),

    confirm: (gathered) => ask.confirm(toldIn(gathered)),
    withdraw: (gathered) => ask.withdraw(toldIn(gathered)),

    sources: () => [{ id: automatic, available: true, reason: null }, ...providers.map(({ id }) => ask.choiceOf(id))],
  };
}

type HistoryQuestion = { ticker: Ticker; reader: Reader };
type AskForHistory = (
  candidates: readonly Source[],
  skipped: Skip[],
  question: HistoryQuestion,
) => Promise<Asked<PriceHistory>>;

/** Those that are asked over the network come first; what is not on this machine either is no news. */
const dailyPrices =
  (providers: readonly Source[], asked: AskForHistory): Registry["historyOf"] =>
  async (ticker, { signal } = {}) => {
    const candidates = providers.filter((each) => each.history);
    const live = candidates.filter(isLive);
    const question = { ticker, reader: { caller: signal, hurry: hurry(doubtfulPatienceInMilliseconds) } };
    const skipped: Skip[] = [];
    const given =
      (await asked(live, skipped, question)) ??
      (await asked(
        candidates.filter((each) => !isLive(each)),
        [],
        question,
      ));
    return historyAnswer(live, given, skipped);
  };

function historyAnswer(asked: readonly Source[], given: Asked<PriceHistory>, skipped: readonly Skip[]): HistoryAnswer {
  const since = given?.answer.staleSince ?? null;
  return {
    history: given?.answer.value ?? null,
    sources: asked.map(({ id }) => id),
    skipped,
    staleSince: since === null ? null : new Date(since).toISOString(),
  };
}

const toldIn = ({ provider, fundamentals: { ticker }, market }: Gathered): readonly Told[] => [
  { id: provider, covers: "statements", ticker },
  ...(market ? [{ id: market.quote.source, covers: "price" as const, ticker }] : []),
];

/** Whom to ask for what. A chosen source gives all it can; one that has only prices takes its statements from the others. */
function candidatesOf(providers: readonly Source[], chosen: Source | undefined) {
  const withStatements = providers.filter(
    (each) => each.fundamentals && (each.supplies ?? []).includes("fundamentals"),
  );
  const withPrices = providers.filter((each) => each.quote && isLive(each));
  if (!chosen) return { statements: withStatements, prices: withPrices, left: [] };
  const isStatementsSource = withStatements.includes(chosen);
  return {
    statements: isStatementsSource ? [chosen] : withStatements,
    prices: withPrices.includes(chosen) ? [chosen] : !isLive(chosen) ? [] : withPrices,
    left: isStatementsSource
      ? withStatements
          .slice(0, withStatements.indexOf(chosen))
          .map(({ id }): Skip => ({ provider: id, kind: "notChosen" }))
      : [],
  };
}

type PriceChoice = { chosen: Source | undefined; company: Fundamentals; atHand: Fundamentals | null };

/**
 * The newest price there is: of a source of prices, of the accounts, where it need not be said again (null), or of this
 * machine. A source of prices that the reader chose is taken at its word.
 */
function priceTaken(price: Asked<MarketPrice>, { chosen, company, atHand }: PriceChoice): MarketPrice | null {
  if (price && chosen?.id === price.id) return price.answer.value;
  const own = company.quote?.asOf ?? "";
  const kept = chosen ? null : (atHand?.quote ?? null);
  const asked = price?.answer.value.quote.asOf ?? "";
  if (price && asked >= own && asked >= (kept?.asOf ?? "")) return price.answer.value;
  if (kept === null || kept.asOf <= own) return null;
  return { quote: marketQuoteOf(company.ticker, kept), splits: null };
}

const olderPrice = ({ id, answer }: NonNullable<Asked<MarketPrice>>): Skip =>
  olderThanTaken(id, "price", answer.value.quote.asOf);

const couldNotBeAsked = ({ kind }: Skip) => kind === "rateLimited" || kind === "unreachable" || kind === "unreadable";

/** An old answer of a source, and the bundled one where a source that comes first could not be asked. */
function staleOf(
  asked: Asked<unknown>,
  covers: StaleAnswer["covers"],
  skipped: readonly Skip[],
): readonly StaleAnswer[] {
  if (!asked) return [];
  const { id, answer } = asked;
  if (answer.staleSince !== null) {
    return [{ provider: id, covers, asOf: new Date(answer.staleSince).toISOString() }];
  }
  const { value } = answer;
  if (covers === "price" || !isFundamentals(value) || !skipped.some(couldNotBeAsked)) return [];
  const latest = value.statements.at(-1);
  return latest ? [{ provider: id, covers, asOf: latest.fiscalYearEnd }] : [];
}

/** No source of prices answered: the price that came with the statements is the last one there is. */
function priceOfTheShelf(prices: readonly Source[], price: unknown, quote: Quote | null): readonly StaleAnswer[] {
  if (prices.length === 0 || price !== null || quote === null) return [];
  return [{ provider: quote.source, covers: "price", asOf: quote.asOf }];
}

/** Who could not be asked may have known: only when all have said so is a company unknown, or without data. */
function verdictOf(skipped: readonly Skip[]): CompanyUnavailable["kind"] {
  const asked = skipped.filter(({ kind }) => kind !== "notChosen" && kind !== "older");
  if (asked.every(({ kind }) => kind === "unknownTicker")) return "unknownTicker";
  return asked.every(({ kind }) => kind === "unknownTicker" || kind === "noData") ? "noData" : "unreachable";
}
