import type { Fundamentals } from "@valora/valuation";
import { accountsOf, type OtherIssuer } from "../../integrity/misattributed-accounts.ts";
import type { BundledDirectory } from "../../listings/directory.schema.ts";
import { type PricesBySymbol, withRefreshedPrice } from "../../prices/prices-file.ts";
import type { HistoryProvider, MarketDataProvider, Ticker } from "../../provider.ts";
import { ProviderFailure } from "../../provider.ts";
import { issuersOf } from "../../symbols/issuers.ts";
import { type BundledCompanies, BundledCompany } from "./company.schema.ts";
import { type BundledDailyBars, dailyBarsOf } from "./daily-bars.ts";
import { servedRows } from "./served-rows.ts";
import { fundamentalsReader } from "./to-fundamentals.ts";

const id = "bundled";

/** The provider that needs no network, and what only a data set that is all at hand can answer. */
export interface BundledProvider extends MarketDataProvider, HistoryProvider {
  has(ticker: Ticker): boolean;
  /** The company at once, or null when it is not bundled. */
  companyOf(ticker: Ticker): Fundamentals | null;
  /** The same with its price as in the files, before any refreshed one. */
  asInFiles(ticker: Ticker): Fundamentals | null;
  /** All symbols, by market value, the largest first. */
  tickers(): readonly Ticker[];
  companiesIn(currency: string): readonly Fundamentals[];
  /** Whose accounts stand under a symbol in the files, where they are another issuer's: such a company is not served. */
  accountsIssuerOf(ticker: Ticker): OtherIssuer | null;
  /** Whose accounts those of a company from elsewhere are, where the files know them as another issuer's. */
  trueIssuerOf(company: Fundamentals): OtherIssuer | null;
  /** Those whose daily prices are bundled too, in the same order. */
  tickersWithHistory(): readonly Ticker[];
  /** The same files with other prices over them. What is read of the files is read once for both. */
  withPrices(prices: PricesBySymbol): BundledProvider;
}

type Files = {
  companies: () => BundledCompanies;
  dailyBars: () => BundledDailyBars;
  directory: () => BundledDirectory;
};

/** Serves the companies of the bundled files. Each one is parsed once, when it is first asked for. */
export function bundled({ companies: file, dailyBars, directory }: Files): BundledProvider {
  let served: ReturnType<typeof servedRows> | undefined;
  const issuers = issuersOf(directory);
  let toFundamentals: ReturnType<typeof fundamentalsReader> | undefined;
  const parsed = new Map<Ticker, Fundamentals>();

  function rows() {
    served ??= servedRows(file(), issuers);
    return served;
  }

  function inFiles(ticker: Ticker): Fundamentals {
    const known = parsed.get(ticker);
    if (known) return known;
    const row = rows().byTicker.get(ticker);
    if (!row) throw unserved(rows().others.get(ticker) ?? null);
    const company = BundledCompany.safeParse(row);
    if (!company.success) throw new ProviderFailure(id, "unreadable", { cause: company.error });
    toFundamentals ??= fundamentalsReader(file());
    const fundamentals = toFundamentals(company.data);
    parsed.set(ticker, fundamentals);
    return fundamentals;
  }

  return pricedProvider({ issuers, rows, inFiles, dailyBars }, {});
}

/** What the files hold, read once. */
type Read = Pick<Files, "dailyBars"> & {
  issuers: ReturnType<typeof issuersOf>;
  rows: () => ReturnType<typeof servedRows>;
  inFiles: (ticker: Ticker) => Fundamentals;
};

function pricedProvider(read: Read, prices: PricesBySymbol): BundledProvider {
  const { issuers, rows, inFiles, dailyBars } = read;
  const rowOf = (ticker: Ticker) => rows().byTicker.get(ticker);
  const priced = new Map<Ticker, Fundamentals>();
  const byCurrency = new Map<string, readonly Fundamentals[]>();

  function companyAt(ticker: Ticker): Fundamentals {
    const known = priced.get(ticker);
    if (known) return known;
    const refreshed = Object.hasOwn(prices, ticker) ? prices[ticker] : undefined;
    const fundamentals = withRefreshedPrice(inFiles(ticker), refreshed);
    priced.set(ticker, fundamentals);
    return fundamentals;
  }

  return {
    id,
    supplies: ["fundamentals", "quote", "history"],
    requestsPerMinute: null,
    fundamentals: async (ticker) => companyAt(ticker),
    /** All days there are up to the end of the range: bundled ones do not move on with the calendar. */
    async history(ticker, { to }) {
      const known = dailyBarsOf(dailyBars(), ticker);
      if (!known) throw new ProviderFailure(id, "noData");
      return { ...known, bars: known.bars.filter(({ date }) => date <= to) };
    },
    tickersWithHistory: () =>
      [...rows().byTicker.keys()].flatMap((ticker) => (Object.hasOwn(dailyBars().series, ticker) ? [ticker] : [])),
    has: (ticker) => rowOf(ticker) !== undefined,
    companyOf: (ticker) => (rowOf(ticker) ? companyAt(ticker) : null),
    asInFiles: (ticker) => (rowOf(ticker) ? inFiles(ticker) : null),
    tickers: () => [...rows().byTicker.keys()],
    accountsIssuerOf: (ticker) => rows().others.get(ticker) ?? null,
    trueIssuerOf: (company) => rows().book().trueIssuerOf(accountsOf(company), issuers),
    companiesIn(currency) {
      const known = byCurrency.get(currency);
      if (known) return known;
      const inCurrency = [...rows().byTicker.values()].filter((row) => row.currency === currency);
      const companies = inCurrency.map((row) => companyAt(row.ticker));
      byCurrency.set(currency, companies);
      return companies;
    },
    withPrices: (others) => pricedProvider(read, others),
  };
}

const unserved = (other: OtherIssuer | null): ProviderFailure =>
  other
    ? new ProviderFailure(id, "noData", { detail: "accountsOfAnother", accountsOf: other.name })
    : new ProviderFailure(id, "unknownTicker");
