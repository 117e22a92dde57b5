import type { MarketData } from "@valora/market-data";
import type { Analysis } from "../../../core/analysis/use-cases/analyse-company.ts";
import { Failure } from "../../../failure.ts";
import type { OmittedPosition, PortfolioAnswer, SkippedRow } from "../contracts/portfolio.ts";
import { type Broker, mostPositions, type PortfolioCurrency } from "../contracts/portfolio-limits.ts";
import { type Holding, type Purchase, rowText } from "./holding.ts";
import { amountOf, type Cents, centsOf } from "./money.ts";
import { inWholeUnits, portfolioRates, type RateFrom } from "./portfolio-rates.ts";
import { addedUp } from "./portfolio-sums.ts";
import { type CountedPosition, type NoFigures, type ShareFigures, shareFigures } from "./position-figures.ts";
import { sharesMeant } from "./shares-meant.ts";
import { type UnseenSplit, unseenSplit } from "./unseen-split.ts";

export type PortfolioContext = {
  now(): Date;
  pause(): Promise<void>;
  marketData: MarketData;
  /** The company in the neutral scenario, opened within the reader's plan. */
  analyse(ticker: string): Promise<Analysis>;
};

export type PortfolioAsked = {
  holdings: readonly Holding[];
  skipped: readonly SkippedRow[];
  broker: Broker | null;
  currency: PortfolioCurrency;
  rates: Readonly<Record<string, number>>;
  signal?: AbortSignal;
};

type Lots = OmittedPosition["lots"];
/** A share with all that is held of it. */
type Position = { ticker: string; quantity: number; lots: Lots; purchases: readonly Purchase[] };

/**
 * A portfolio at market and by Valora. Positions of one share are added up; one that has no value, no current price or no exchange rate
 * is on neither side of the difference and says why. All money is in hundredths, so that parts add up to the whole exactly.
 */
export async function valuePortfolio(context: PortfolioContext, asked: PortfolioAsked): Promise<PortfolioAnswer> {
  const { marketData } = context;
  const today = context.now().toISOString().slice(0, 10);
  const { rateFrom, applied } = portfolioRates({ marketData, to: asked.currency, today, own: asked.rates });
  const { positions, unknown, unmatched } = await positionsMeant(context, asked);
  const counted: CountedPosition[] = [];
  const leftOut: OmittedPosition[] = [...unknown];
  const split: SkippedRow[] = [];
  for (const position of positions) {
    asked.signal?.throwIfAborted();
    await context.pause();
    const found = await countedOrLeftOut(context, position, rateFrom);
    if ("figures" in found) counted.push(found);
    else if ("row" in found) split.push(found);
    else leftOut.push(found);
  }
  const { skipped, broker, currency } = asked;
  return {
    schemaVersion: 1,
    ...{ currency, asOf: today, broker },
    ...addedUp(counted, leftOut),
    ...{ rates: applied, missingRates: ratesMissing(leftOut), leftOut, skipped: [...skipped, ...unmatched, ...split] },
  };
}

const ratesMissing = (leftOut: readonly OmittedPosition[]): string[] => [
  ...new Set(leftOut.flatMap(({ reason, params }) => (reason === "noExchangeRate" ? [String(params.currency)] : []))),
];

type PositionsMeant = { positions: Position[]; unknown: OmittedPosition[]; unmatched: SkippedRow[] };

/**
 * The shares that are held, in the order of the table, and what stands for no share. Throws `tooManyPositions` with the first one beyond
 * the bound: a long file is not looked up for a refusal.
 */
async function positionsMeant(context: PortfolioContext, asked: PortfolioAsked): Promise<PositionsMeant> {
  const positions = new Map<string, Position>();
  const unknown: OmittedPosition[] = [];
  const unmatched: SkippedRow[] = [];
  for await (const [holding, meant] of sharesMeant(context, asked)) {
    refuseBeyond(positions.size + unknown.length);
    const { quantity, paid, name, purchases = [] } = holding;
    if (meant.kind === "unknown" && holding.isin === null && holding.quotedIn !== null) {
      unmatched.push(unmatchedRow({ ...holding, quotedIn: holding.quotedIn }, meant.suggestions));
      continue;
    }
    if (meant.kind === "unknown") {
      // By its ISIN where it has one: the symbol alone, sent again, could be of another share.
      const symbol = holding.isin ?? holding.symbol;
      const suggestions = [...meant.suggestions];
      unknown.push({
        ...{ symbol, name, quantity, market: null, lots: withLot([], { quantity, paid }), suggestions },
        reason: "unknownSymbol",
        params: {},
      });
      continue;
    }
    const before = positions.get(meant.ticker);
    const { ticker } = meant;
    const quotedIn = context.marketData.listingOf(ticker)?.currency ?? null;
    const told = paid === null ? null : { amount: paid.amount, currency: paid.currency ?? quotedIn };
    positions.set(ticker, {
      ticker,
      quantity: (before?.quantity ?? 0) + quantity,
      lots: withLot(before?.lots ?? [], { quantity, paid: told }),
      purchases: [...(before?.purchases ?? []), ...purchases],
    });
  }
  refuseBeyond(positions.size + unknown.length);
  return { positions: [...positions.values()], unknown, unmatched };
}

function refuseBeyond(positions: number): void {
  if (positions > mostPositions) throw new Failure("tooManyPositions", { maximum: mostPositions });
}

/** A symbol that counts in its currency and at its exchange alone: sent again without them it could be of another share. */
const unmatchedRow = (
  { symbol, name, quantity, quotedIn }: Holding & { quotedIn: string },
  suggestions: readonly { ticker: string }[],
): SkippedRow => ({
  row: null,
  text: rowText([symbol, name ?? "", quantity, quotedIn, suggestions.map(({ ticker }) => ticker).join(" / ")]),
  reason: "exchangeUnmatched",
});

/** A quantity of before a split, with the price that says so: sent again without it, it would count as one of today. */
const splitRow = (name: string, { ticker, quantity }: Position, { day, perShare, currency, today }: UnseenSplit) => ({
  row: null,
  text: rowText([ticker, name, quantity, day, priceText(perShare, currency), priceText(today, currency)]),
  reason: "splitUnseen" as const,
});

const priceText = (price: number, currency: string): string => `${price.toFixed(2)} ${currency}`;

/** Lots with one more, added to the one in its currency. */
function withLot(lots: Lots, { quantity, paid }: Pick<Holding, "quantity" | "paid">): Lots {
  const [amount, currency] = [paid?.amount ?? null, paid?.currency ?? null];
  const isLike = (lot: Lots[number]) => lot.currency === currency && (lot.amount === null) === (amount === null);
  const former = lots.find(isLike);
  if (former === undefined) return [...lots, { quantity, amount, currency }];
  const sum = amount === null ? null : (former.amount ?? 0) + amount;
  return lots.map((lot) => (lot === former ? { quantity: lot.quantity + quantity, amount: sum, currency } : lot));
}

async function countedOrLeftOut(
  { analyse, marketData }: PortfolioContext,
  position: Position,
  rateFrom: RateFrom,
): Promise<CountedPosition | OmittedPosition | SkippedRow> {
  const { ticker, quantity, lots, purchases } = position;
  const omitted = { symbol: ticker, quantity, lots, market: null, params: {}, suggestions: [] };
  try {
    const { file, report } = await analyse(ticker);
    const split = unseenSplit(file, purchases);
    if (split !== null) return splitRow(file.fundamentals.name, position, split);
    const figures = shareFigures(file, report);
    if (!("ticker" in figures)) return { ...omitted, ...(await withoutFigures(figures, quantity, rateFrom)) };
    const rate = await rateOf(figures, rateFrom);
    if (rate === null)
      return {
        ...{ ...omitted, name: figures.name, reason: "noExchangeRate" },
        params: { currency: figures.priceCurrency },
      };
    return {
      ...{ figures, quantity, rate, lots },
      market: centsOf(figures.priceInCurrency * quantity * rate),
      value: centsOf(figures.value * quantity * rate),
      cost: await costOf(lots, figures.priceCurrency, rateFrom),
    };
  } catch (error) {
    const { code, params } = Failure.from(error);
    if (code === "unexpected") throw error;
    return { ...omitted, name: marketData.listingOf(ticker)?.name ?? null, reason: code, params: plainParams(params) };
  }
}

/** A share without a value has a market value all the same, where price and rate are known. */
async function withoutFigures({ reason, name, price }: NoFigures, quantity: number, rateFrom: RateFrom) {
  const rate = price === null ? null : await rateFrom(price.currency);
  const market = price === null || rate === null ? null : amountOf(centsOf(price.value * quantity * rate));
  return { reason, name, market };
}

/**
 * From the currency of the accounts. Where the price is quoted in the portfolio's own, by the rate at which the price was brought to the
 * accounts': the price comes out as it is quoted, and the difference as the company's page says it.
 */
async function rateOf({ currency, price, priceCurrency, priceInCurrency }: ShareFigures, rateFrom: RateFrom) {
  if (priceCurrency === currency) return rateFrom(currency);
  const ofQuote = await rateFrom(priceCurrency);
  return ofQuote === null ? rateFrom(currency) : (ofQuote * price) / priceInCurrency;
}

/** What was paid in all; null where a part of it or its rate is not known. */
async function costOf(lots: Lots, priceCurrency: string, rateFrom: RateFrom): Promise<Cents | null> {
  let sum = 0;
  for (const lot of lots) {
    if (lot.amount === null) return null;
    const { amount, currency } = inWholeUnits({ amount: lot.amount, currency: lot.currency ?? priceCurrency });
    const rate = await rateFrom(currency);
    if (rate === null) return null;
    sum += centsOf(amount * rate);
  }
  return sum;
}

const plainParams = (params: Failure["params"]): OmittedPosition["params"] =>
  Object.fromEntries(
    Object.entries(params).filter(
      (entry): entry is [string, string | number] => typeof entry[1] === "string" || typeof entry[1] === "number",
    ),
  );
