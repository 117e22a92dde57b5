import { comparedYear, isApart } from "../integrity/two-providers.ts";
import { outcomeBeside } from "../prices/prices-file.ts";
import type { Ticker } from "../provider.ts";
import { providerList } from "../providers/list.ts";
import { sentenceOf } from "../sources/index.ts";
import type { DataHere, HeldData, Holding, PriceConflict } from "./holding.ts";
import type { StoredAnswers } from "./provider-registry.ts";

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
