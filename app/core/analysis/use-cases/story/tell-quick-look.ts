import type { Listing } from "@valora/market-data";
import { priceAgeOf } from "@valora/valuation";
import type { Context } from "../../../shared/use-cases/context.ts";
import type { QuickLook } from "../../contracts/quick-look.ts";
import type { Story, StoryCard, StoryCompany, StoryFigure } from "../../contracts/story/story.ts";
import { quickLookOf } from "../look-quickly.ts";

type Known = { listing: Pick<Listing, "ticker" | "name" | "exchange">; look: QuickLook; today: string };

const years = 5;

/** The cards of a company of which single figures are known: what is known of its business and its price, and that it has no value. */
export function tellQuickLook({ listing: { ticker, name, exchange }, look, today }: Known): Story {
  const { currency, quote } = look;
  const company: StoryCompany = {
    ...{ ticker, name, exchange: exchange ?? "", currency, accounts: null },
    quote: quote && {
      value: quote.value,
      currency: quote.currency,
      asOf: quote.asOf.slice(0, 10),
      source: quote.source,
      ...{ isOwn: false, age: priceAgeOf({ asOf: quote.asOf.slice(0, 10), today }), silence: null },
    },
    ...{ scenario: "neutral", view: "absolute", asOf: null, hasCorrectedFigures: false, isOwn: false },
  };
  const none = { mean: null, median: null, standardDeviation: null, minimum: null, maximum: null };
  const summary = { voting: 0, estimating: 0, ...none };
  const cards = [
    businessOf(look),
    { card: "price", months: [], priceToEarnings: null, dividendYield: null },
    { card: "value", price: null, summary, methods: [] },
    { card: "risk", price: null, levers: null, implied: null },
    { card: "quality", quality: null, returnOnEquity: null, netMargin: null },
    {
      card: "verdict",
      summary: {
        ...summary,
        counts: { undervalued: 0, fair: 0, overvalued: 0 },
        signal: { kind: "none", reason: "notEnoughMethods", strength: "plain", asOf: null },
        signalHoldsInScenarios: 0,
      },
      methods: 0,
    },
  ] as const;
  return cards.map((card): StoryCard => ({ kind: "story", ...company, ...card }));
}

function businessOf({ years: ends, figures }: QuickLook) {
  const amountsOf = (figure: string) => {
    const cells = figures.find((line) => line.figure === figure)?.cells ?? [];
    return cells.flatMap((cell, index) => {
      const asOf = ends[index];
      return cell === null || asOf === undefined ? [] : [{ asOf, amount: untraced(cell.value) }];
    });
  };
  const [sales, earnings] = [amountsOf("revenue"), amountsOf("netIncome")];
  const last = ends.at(-1) ?? null;
  const latest = (amounts: typeof sales) => amounts.find(({ asOf }) => asOf === last)?.amount ?? null;
  const revenue = latest(sales);
  const [figure, amounts] = revenue === null ? (["netIncome", earnings] as const) : (["revenue", sales] as const);
  return {
    card: "business",
    yearEnd: last,
    revenue,
    growth: null,
    operatingMargin: null,
    netIncome: latest(earnings),
    parts: null,
    years: amounts.length < 2 ? null : { figure, amounts: amounts.slice(-years) },
  } as const;
}

/** The same of a symbol; null where nothing of it is known. */
export function quickStoryOf({ marketData, now }: Pick<Context, "marketData" | "now">, ticker: string): Story | null {
  const listing = marketData.listingOf(ticker);
  const look = quickLookOf({ marketData }, ticker);
  if (listing === null || look === null) return null;
  return tellQuickLook({ listing, look, today: now().toISOString().slice(0, 10) });
}

const untraced = (value: number): StoryFigure => ({ value, trace: null });
