import { signedIn } from "../../web/routes/route-call-contract.ts";
import { type Installed, json, type Told, tableIn } from "./installed-contract.ts";

/** The lists, which show the included data; the ranking asks the sources of the installation. */
export const lists = {
  screener: async ({ app }: Installed, ticker: string): Promise<Told> => {
    const { companies } = await json(app.request(`/api/v1/screener?limit=100`));
    return rowTold(companies.find((each: Row) => each.ticker === ticker));
  },

  screenerOfCheapest: async ({ app }: Installed, ticker: string): Promise<Told> => {
    const { companies } = await json(app.request("/api/v1/screener?limit=100&minDifference=-0.99"));
    const dear = await json(app.request("/api/v1/screener?limit=100&maxDifference=50"));
    const told = [...companies, ...dear.companies].filter((each: Row) => each.ticker === ticker);
    return { judgements: told.map(({ difference }: Row) => difference ?? "listed") };
  },

  screenerCsv: async ({ app }: Installed, ticker: string): Promise<Told> => {
    const text = await (await app.request("/api/v1/screener.csv?columns=signal,status,difference")).text();
    const row = tableIn(text).find((each) => each.ticker === ticker);
    return {
      priceSource: row?.priceSource,
      signal: row?.signal,
      judgements: [row?.status, row?.difference].flatMap((each) => each || []),
    };
  },

  compare: async ({ app }: Installed, ticker: string): Promise<Told> => {
    const { companies } = await json(app.request(`/api/v1/compare?tickers=${ticker},KO`));
    const [first] = companies;
    const own = first.methods.flatMap(({ outcome }: { outcome: { status?: string; difference?: number } }) => [
      outcome.status,
      outcome.difference,
    ]);
    const told = rowTold(first.company);
    return { ...told, judgements: [...told.judgements, ...own].filter((each) => each !== null && each !== undefined) };
  },

  compareCsv: async ({ app }: Installed, ticker: string): Promise<Told> => {
    const [row] = tableIn(await (await app.request(`/api/v1/compare.csv?tickers=${ticker},KO`)).text());
    return {
      priceSource: row?.priceSource,
      signal: row?.signal,
      judgements: Object.entries(row ?? {}).flatMap(([column, cell]) =>
        /(?:^|\.)(?:status|difference)$/.test(column) && cell ? [cell] : [],
      ),
    };
  },

  ranking: async ({ product }: Installed, ticker: string): Promise<Told> => {
    const { companies } = await product.listPopularCompanies(signedIn().account);
    const row = companies.find((each) => each.ticker === ticker);
    if (row === undefined) throw new Error(`${ticker} is not in the ranking`);
    return {
      priceSource: row.priceSource ?? undefined,
      judgements: [row.status, row.difference, row.relativeDifference].flatMap((each) => each ?? []),
    };
  },
} as const;

type Row = {
  ticker: string;
  price: { source: string } | null;
  signal: { kind: string } | null;
  status: string | null;
  difference: number | null;
};

const rowTold = ({ price, signal, status, difference }: Row): Told => ({
  priceSource: price?.source,
  signal: signal?.kind,
  judgements: [status, difference].flatMap((each) => each ?? []),
});
