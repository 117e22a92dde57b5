import type { CurrencyCode, Fundamentals, IsoDate, PerShare } from "@valora/valuation";
import { type ComparedYear, comparedYear, isApart } from "../integrity/two-providers.ts";
import { outcomeBeside, type RefreshedPrice } from "../prices/prices-file.ts";
import type { Ticker } from "../provider.ts";
import { providerList } from "../providers/list.ts";
import { sentenceOf } from "../sources/index.ts";
import type { StoredAnswers } from "./provider-registry.ts";

/** A price as a provider gave it. */
export type HeldPrice = { value: PerShare; currency: CurrencyCode; asOf: IsoDate; source: string };

/** What one provider holds of a company. */
export type Holding = {
  /** The id of a live provider, "bundled" or "refreshedPrices". */
  provider: string;
  /**
   * Whether it may be asked. `here`: it needs no network; `on`: it is asked when it is its turn; `paused` and `limited`: not for a
   * while; `onRequest`: about companies alone that a reader requests; `off`: this installation does not use it.
   */
  standing: "here" | StoredAnswers["standing"] | "off";
  accounts: Fundamentals | null;
  /** A few figures alone, to be read and not to be valued. */
  isHeadlines: boolean;
  /** When its accounts came, an ISO moment; null for what is on this machine. */
  accountsFrom: string | null;
  price: HeldPrice | null;
  priceFrom: string | null;
  /** What became of a refreshed price beside the bundled one; null for all other prices. */
  besideBundled: ReturnType<typeof outcomeBeside> | null;
};

/** Two prices of one day that are more than one in a hundred apart. */
export type PriceConflict = {
  asOf: IsoDate;
  currency: CurrencyCode;
  prices: readonly { provider: string; value: PerShare }[];
};

export type HeldData = {
  holdings: readonly Holding[];
  /** The latest year of which two hold accounts; null when no two do. */
  compared: ComparedYear | null;
  priceConflicts: readonly PriceConflict[];
};

/** What is on this machine of a company. */
export type DataHere = {
  /** The bundled company, its price as in the files. */
  company: Fundamentals | null;
  headlines: Fundamentals | null;
  refreshed: RefreshedPrice | undefined;
};

const nothing = {
  accounts: null,
  isHeadlines: false,
  accountsFrom: null,
  price: null,
  priceFrom: null,
  besideBundled: null,
} as const;

/** What is bundled, refreshed and stored of a company, by provider; those that are not used stand last. */
export function heldData(here: DataHere, stored: readonly StoredAnswers[], ticker: Ticker): HeldData {
  const known = new Set(stored.map(({ provider }) => provider));
  const unused = providerList.filter(({ id }) => !known.has(id));
  const holdings: readonly Holding[] = [
    bundledHolding(here),
    ...(here.refreshed === undefined ? [] : [refreshedHolding(here)]),
    ...stored.map((each) => liveHolding(each, ticker)),
    ...unused.map(({ id }): Holding => ({ ...nothing, provider: id, standing: "off" })),
  ];
  const companies = holdings.flatMap(({ provider, accounts, isHeadlines }) =>
    accounts === null || isHeadlines ? [] : [{ ...accounts, provider }],
  );
  return { holdings, compared: comparedYear(companies), priceConflicts: conflictsAmong(holdings) };
}

function bundledHolding({ company, headlines }: DataHere): Holding {
  const accounts = company ?? headlines;
  const price = accounts?.quote ?? null;
  return {
    ...nothing,
    provider: "bundled",
    standing: "here",
    accounts,
    isHeadlines: company === null && headlines !== null,
    price,
  };
}

function refreshedHolding({ company, refreshed }: DataHere): Holding {
  const holding = { ...nothing, provider: "refreshedPrices", standing: "here" } as const;
  if (company === null || refreshed === undefined) return holding;
  const { value, currency, asOf, file, readOn } = refreshed;
  const source = sentenceOf("refreshedPrice", { file, date: readOn });
  return { ...holding, price: { value, currency, asOf, source }, besideBundled: outcomeBeside(company, refreshed) };
}

function liveHolding({ provider, standing, statements, price }: StoredAnswers, ticker: Ticker): Holding {
  const accounts = statements?.value.fundamentals ?? null;
  const isOwn = accounts === null || accounts.ticker === ticker;
  const withAccounts = isOwn && accounts?.quote?.source === provider ? accounts.quote : null;
  const quote = price?.value.quote ?? withAccounts;
  const cameAt = price?.keptAt ?? (withAccounts ? (statements?.keptAt ?? null) : null);
  return {
    ...nothing,
    provider,
    standing,
    accounts: isOwn ? accounts : null,
    accountsFrom: isOwn && statements ? moment(statements.keptAt) : null,
    price: quote && { value: quote.value, currency: quote.currency, asOf: quote.asOf, source: quote.source },
    priceFrom: cameAt === null ? null : moment(cameAt),
  };
}

const moment = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** Days on which two providers have prices in one currency that are not near each other. */
function conflictsAmong(holdings: readonly Holding[]): readonly PriceConflict[] {
  const told = holdings.flatMap(({ provider, price }) =>
    price === null ? [] : [{ provider, ...price, asOf: price.asOf.slice(0, 10) }],
  );
  return [...Map.groupBy(told, ({ asOf, currency }) => `${asOf} ${currency}`).values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined || !same.some(({ value }) => isApart(first.value, value))) return [];
    const { asOf, currency } = first;
    return [{ asOf, currency, prices: same.map(({ provider, value }) => ({ provider, value })) }];
  });
}
