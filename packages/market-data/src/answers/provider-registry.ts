import type { Fundamentals } from "@valora/valuation";
import type { FindingCode } from "../integrity/finding.ts";
import type { OtherIssuer } from "../integrity/misattributed-accounts.ts";
import type { MarketPrice } from "../live/market-price.ts";
import { type AnswerKey, type CallLimits, providerClient } from "../live/provider-client.ts";
import type { HeldAnswer } from "../live/response-cache.ts";
import { memoryState, type SharedState } from "../live/shared-state.ts";
import { shortDeadline } from "../live/short-deadline.ts";
import type { AskOptions, HistoryAnswer, ObtainOptions, ProviderChoice, Skip } from "../market-data.ts";
import { CompanyUnavailable } from "../market-data.ts";
import type { FilingVersion, PriceHistory, Provider, ProviderFailure, Ticker } from "../provider.ts";
import { asReaderChose, chosenPrice } from "./chosen.ts";
import { freshnessOfAccounts, freshnessOfPrices } from "./freshness.ts";
import type { AskedStanding } from "./holding.ts";
import type { GatheredAnswer } from "./normalise.ts";
import { isLive, type ProviderAnswer, providersInOrder } from "./providers-in-order.ts";
import { priceWithStatements, staleOf } from "./stale-answers.ts";
import { hasLivePrices, olderPrice, priceTaken } from "./taken-price.ts";

export type ProviderRegistryOptions = {
  /** In the order of preference. A provider without a rate limit is local: its answers are neither cached nor counted. */
  providers: readonly Provider[];
  /** A clock in milliseconds. */
  now: () => number;
  /**
   * Deadline for all providers together. Each one gets half of the remaining time; a late answer is cached for the next
   * caller.
   */
  deadlineInMilliseconds: number;
  /** Reports unreadable answers: our bug, or a change at the vendor. */
  onUnreadable: (failure: ProviderFailure) => void;
  /** Reports each call to a network provider: reached or unreachable. */
  onReach?: (id: string, isReached: boolean, reason?: string) => void;
  /** State shared with the other processes of the installation; in memory when not given. */
  state?: SharedState;
  /** Whether a company is bundled, so that callers need not wait for a provider that failed last time. */
  isAtHand?: (ticker: Ticker) => boolean;
  /** The real issuer of a company's accounts when they are known to belong to another one: such an answer is refused. */
  trueIssuerOf?: (company: Fundamentals) => OtherIssuer | null;
  /** The bundled company: older accounts and prices do not replace it. */
  companyAtHand?: (ticker: Ticker) => Fundamentals | null;
};

export type ProviderRegistry = {
  fundamentalsOf(ticker: Ticker, options?: AskOptions): Promise<GatheredAnswer>;
  /** Fetches statements from one provider now and stores them for all. */
  obtain(ticker: Ticker, options: ObtainOptions): Promise<Fundamentals>;
  /** Daily prices of the first live provider that has them, else the bundled ones. */
  historyOf(ticker: Ticker, options?: Pick<AskOptions, "signal">): Promise<HistoryAnswer>;
  /** The answer was examined and is consistent. */
  confirm(gathered: GatheredAnswer): void;
  /** The answer is inconsistent: drops it from the cache, so that the next call gives the next best. False when it is bundled. */
  withdraw(gathered: GatheredAnswer, contradictions: readonly FindingCode[]): Promise<boolean>;
  /** The stored answers of the live providers about a company; no provider is asked. */
  heldOf(ticker: Ticker): Promise<readonly StoredAnswers[]>;
  providers(): readonly ProviderChoice[];
};

/** The last answers of a live provider about a company, and whether it may be asked now. */
export type StoredAnswers = {
  provider: string;
  /** `onRequest`: it is asked about companies alone that a reader requests. */
  standing: AskedStanding;
  statements: HeldAnswer<FilingVersion> | null;
  price: HeldAnswer<MarketPrice> | null;
};

export const automatic = "automatic";
/** How long callers wait for all doubtful providers together when the company is bundled. */
const doubtfulPatienceInMilliseconds = 5;

/** Asks the providers in order, for statements and price separately, and records why it skipped the others. */
export function providerRegistry(options: ProviderRegistryOptions): ProviderRegistry {
  const { providers, now, deadlineInMilliseconds, state = memoryState() } = options;
  const { companyAtHand = () => null } = options;
  const client = providerClient({ ...options, state });

  const { first, freshest } = providersInOrder({ now, deadlineInMilliseconds, late: client.late });

  return {
    async fundamentalsOf(ticker, { provider = automatic, signal } = {}) {
      const chosen = providers.find(({ id }) => id === provider);
      if (provider !== automatic && !chosen) throw new RangeError(`no such data provider: ${provider}`);
      const asked = providers.filter(({ isAskedAbout = () => true }) => isAskedAbout(ticker));
      const { statements, prices, notChosen } = candidatesOf(asked, chosen);
      const [skipped, skippedPrices]: [Skip[], Skip[]] = [[...notChosen], []];
      const limits = { caller: signal, shortDeadline: shortDeadline(doubtfulPatienceInMilliseconds) };
      const bundled = companyAtHand(ticker);
      const [{ best: company, chosen: accounts }, { best: price, chosen: askedPrices }] = await Promise.all([
        freshest(statements, skipped, freshnessOfAccounts(now(), bundled), (each) =>
          client.statements(each, ticker, limits),
        ),
        freshest(prices, skippedPrices, freshnessOfPrices(now()), (each) => client.price(each, ticker, limits)),
      ]);
      const choice = asReaderChose(accounts, { chosen, candidates: statements, notChosen });
      if (!company) throw new CompanyUnavailable(ticker, verdictOf(skipped), skipped, choice);
      const taken = priceTaken(price, { chosen, company: company.answer.value, bundled });
      const { market } = taken;
      if (price && market !== price.answer.value) skippedPrices.push(olderPrice(price));
      return {
        fundamentals: company.answer.value,
        provider: company.id,
        skipped: [...skipped, ...skippedPrices],
        stale: [
          ...staleOf(company, "statements", skipped),
          ...(price && market === price.answer.value ? staleOf(price, "price", skippedPrices) : []),
          ...priceWithStatements(prices, price, market?.quote ?? company.answer.value.quote),
        ],
        decision: {
          accounts: choice,
          price: chosenPrice(asReaderChose(askedPrices, { chosen, candidates: prices }), company.answer.value, taken),
        },
        ...(market ? { market } : {}),
      };
    },

    obtain: obtainedBy(providers, client),

    historyOf: dailyPrices(providers, (candidates, skipped, { ticker, limits }) =>
      first(candidates, skipped, "history", (each) => client.history(each, ticker, limits)),
    ),

    confirm: (gathered) => client.confirm(answerKeysOf(gathered)),
    withdraw: (gathered, contradictions) => client.withdraw(answerKeysOf(gathered), contradictions),

    heldOf: heldBy(providers, client),

    providers: () => [
      { id: automatic, available: true, reason: null, givesPrices: false },
      ...providers
        .filter(({ isAskedAbout }) => isAskedAbout === undefined)
        .map((each) => ({ ...client.availabilityOf(each.id), givesPrices: hasLivePrices(each) })),
    ],
  };
}

const obtainedBy =
  (providers: readonly Provider[], client: ReturnType<typeof providerClient>): ProviderRegistry["obtain"] =>
  async (ticker, { provider: id, ...limits }) => {
    const provider = providers.find((each) => each.id === id);
    if (!provider?.fundamentals) throw new RangeError(`no such provider of statements: ${id}`);
    return client.obtain(provider, ticker, limits);
  };

/** The stored answers of each live provider, and whether it may be asked now. */
const heldBy =
  (providers: readonly Provider[], client: ReturnType<typeof providerClient>): ProviderRegistry["heldOf"] =>
  (ticker) =>
    Promise.all(
      providers.filter(isLive).map(async (provider) => {
        const { available, reason } = client.availabilityOf(provider.id);
        const isAsked = provider.isAskedAbout?.(ticker) ?? true;
        const standing = !isAsked ? "onRequest" : available ? "on" : (reason ?? "paused");
        return { provider: provider.id, standing, ...(await client.held(provider, ticker)) };
      }),
    );

type HistoryQuestion = { ticker: Ticker; limits: CallLimits };
type AskForHistory = (
  candidates: readonly Provider[],
  skipped: Skip[],
  question: HistoryQuestion,
) => Promise<ProviderAnswer<PriceHistory>>;

/** Live providers first, then the bundled data, whose gaps are not reported. */
const dailyPrices =
  (providers: readonly Provider[], asked: AskForHistory): ProviderRegistry["historyOf"] =>
  async (ticker, { signal } = {}) => {
    const candidates = providers.filter((each) => each.history);
    const live = candidates.filter(isLive);
    const question = {
      ticker,
      limits: { caller: signal, shortDeadline: shortDeadline(doubtfulPatienceInMilliseconds) },
    };
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

function historyAnswer(
  asked: readonly Provider[],
  given: ProviderAnswer<PriceHistory>,
  skipped: readonly Skip[],
): HistoryAnswer {
  const since = given?.answer.staleSince ?? null;
  return {
    history: given?.answer.value ?? null,
    providers: asked.map(({ id }) => id),
    skipped,
    staleSince: since === null ? null : new Date(since).toISOString(),
  };
}

const answerKeysOf = ({ provider, fundamentals: { ticker }, market }: GatheredAnswer): readonly AnswerKey[] => [
  { id: provider, covers: "statements", ticker },
  ...(market ? [{ id: market.quote.source, covers: "price" as const, ticker }] : []),
];

/** Which providers to ask. A chosen one gives all it can; when it has only prices, the others give the statements. */
function candidatesOf(providers: readonly Provider[], chosen: Provider | undefined) {
  const withStatements = providers.filter(
    (each) => each.fundamentals && (each.supplies ?? []).includes("fundamentals"),
  );
  const withPrices = providers.filter(hasLivePrices);
  if (!chosen) return { statements: withStatements, prices: withPrices, notChosen: [] };
  const hasStatements = withStatements.includes(chosen);
  return {
    statements: hasStatements ? [chosen] : withStatements,
    prices: withPrices.includes(chosen) ? [chosen] : !isLive(chosen) ? [] : withPrices,
    notChosen: hasStatements
      ? withStatements
          .slice(0, withStatements.indexOf(chosen))
          .map(({ id }): Skip => ({ provider: id, kind: "notChosen" }))
      : [],
  };
}

/** A company is unknown, or without data, only when every provider said so: one that failed might know it. */
function verdictOf(skipped: readonly Skip[]): CompanyUnavailable["kind"] {
  const asked = skipped.filter(({ kind }) => kind !== "notChosen" && kind !== "older");
  if (asked.every(({ kind }) => kind === "unknownTicker")) return "unknownTicker";
  return asked.every(({ kind }) => kind === "unknownTicker" || kind === "noData") ? "noData" : "unreachable";
}
