import { type HttpOptions, httpClient } from "../../http/http-client.ts";
import { parsed } from "../../http/parsed.ts";
import { type FilingsProvider, type MarketDataProvider, ProviderFailure, type Ticker } from "../../provider.ts";
import { identifiersOf } from "../../symbols/identifiers.ts";
import type { Known, ProviderBuilder } from "../descriptor.ts";
import { descriptor } from "./descriptor.ts";
import { type Filings, filingsSchema } from "./filings.schema.ts";
import { reportSchema } from "./report.schema.ts";
import { type FiledReport, filerOfReport } from "./report-facts.ts";
import { type EuropeanIdentity, providerId, toFundamentals } from "./to-fundamentals.ts";

export { type EuropeanIdentity, toFundamentals };

export type FilingsXbrlOrgOptions = {
  /** The company of a symbol: its LEI and the fields that reports lack; null for symbols that are not European. */
  identityOf: (ticker: Ticker) => Promise<EuropeanIdentity | null> | EuropeanIdentity | null;
  /** How many yearly reports are read; each holds two years. */
  reports?: number;
  address?: string;
  http?: HttpOptions;
};

/** A filing of the list; `company` is null when the list does not include it. */
export type ListedFiling = {
  id: string;
  country: string | null;
  periodEnd: string;
  filedAt: string;
  jsonPath: string | null;
  errors: number;
  company: { lei: string; name: string } | null;
};

export type FilingsXbrlOrg = MarketDataProvider &
  FilingsProvider & {
    /** One page of all filings of a country ("ES"), newest period first, with their companies. */
    filingsOf(
      country: string,
      page: number,
      signal: AbortSignal,
    ): Promise<{ filings: readonly ListedFiling[]; total: number | null }>;
  };

const defaultReports = 4;
const pageSize = 100;
const accept = { Accept: "application/vnd.api+json, application/json" };

/** Annual financial reports of companies on regulated markets of the European Union (and of Ukraine and Britain), without a key. */
export function filingsXbrlOrg(options: FilingsXbrlOrgOptions): FilingsXbrlOrg {
  const { identityOf, reports: reportCount = defaultReports, address = "https://filings.xbrl.org", http } = options;
  const client = httpClient(providerId, http);

  async function listed(path: string, query: Readonly<Record<string, string>>, signal: AbortSignal) {
    const url = new URL(`${address}${path}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const body = parsed(providerId, filingsSchema, await client.json({ url, headers: accept, signal }));
    return { filings: listedFilings(body), total: body.meta?.count ?? null };
  }

  async function reportOf(lei: string, filing: ListedFiling, signal: AbortSignal): Promise<FiledReport> {
    const url = new URL(`${address}${filing.jsonPath}`);
    const statusKinds = { 404: "noData" } as const;
    const report = parsed(providerId, reportSchema, await client.json({ url, headers: accept, signal, statusKinds }));
    if (filerOfReport(report) !== lei) throw new ProviderFailure(providerId, "unreadable", { detail: "wrongCompany" });
    return { lei, filing: filing.id, filedAt: filing.filedAt, report };
  }

  async function chosenOf(ticker: Ticker, signal: AbortSignal) {
    const identity = await identityOf(ticker);
    if (!identity) throw new ProviderFailure(providerId, "unknownTicker");
    const query = { include: "entity", "page[size]": String(pageSize), sort: "-period_end" };
    const { filings } = await listed(`/api/entities/${encodeURIComponent(identity.lei)}/filings`, query, signal);
    if (filings.some(({ company }) => company !== null && company.lei !== identity.lei)) {
      throw new ProviderFailure(providerId, "unreadable", { detail: "wrongCompany" });
    }
    const chosen = bestOfEachPeriod(filings).slice(0, reportCount);
    if (chosen.length === 0) throw new ProviderFailure(providerId, "noData");
    return { identity, chosen };
  }

  async function read(ticker: Ticker, { identity, chosen }: Awaited<ReturnType<typeof chosenOf>>, signal: AbortSignal) {
    const reports = await Promise.all(chosen.map((filing) => reportOf(identity.lei, filing, signal)));
    const fundamentals = toFundamentals(ticker, identity, reports);
    if (!fundamentals) throw new ProviderFailure(providerId, "noData");
    return fundamentals;
  }

  return {
    id: providerId,
    supplies: descriptor.supplies,
    requestsPerMinute: descriptor.requestsPerMinute,

    fundamentals: async (ticker, signal) => read(ticker, await chosenOf(ticker, signal), signal),

    async filedSince(known, ticker, signal) {
      const asked = await chosenOf(ticker, signal);
      const edition = asked.chosen.map(({ id }) => id).join(" ");
      return edition === known ? null : { edition, fundamentals: await read(ticker, asked, signal) };
    },

    filingsOf: (country, page, signal) =>
      listed(
        "/api/filings",
        {
          "filter[country]": country,
          include: "entity",
          "page[size]": String(pageSize),
          "page[number]": String(page),
          sort: "-period_end",
        },
        signal,
      ),
  };
}

/** A period is filed in several languages and again after corrections: the fewest errors, then the latest. */
export function bestOfEachPeriod(filings: readonly ListedFiling[]): readonly ListedFiling[] {
  const readable = filings.filter(({ jsonPath }) => jsonPath !== null);
  const byPeriod = Map.groupBy(readable, ({ periodEnd }) => periodEnd);
  return [...byPeriod.values()]
    .flatMap((same) =>
      same.toSorted((one, other) => one.errors - other.errors || other.filedAt.localeCompare(one.filedAt)).slice(0, 1),
    )
    .toSorted((one, other) => other.periodEnd.localeCompare(one.periodEnd));
}

function listedFilings({ data, included }: Filings): readonly ListedFiling[] {
  const companies = new Map((included ?? []).map(({ id, attributes }) => [id, attributes]));
  return data.map(({ attributes, relationships }) => {
    const company = companies.get(relationships?.entity?.data?.id ?? "");
    return {
      id: attributes.fxo_id,
      country: attributes.country,
      periodEnd: attributes.period_end,
      filedAt: attributes.date_added.slice(0, 10),
      jsonPath: attributes.json_url,
      errors: attributes.error_count ?? 0,
      company: company?.identifier && company.name ? { lei: company.identifier, name: company.name } : null,
    };
  });
}

/** Builds the provider from an installation's settings. */
export const build: ProviderBuilder = ({ known, credential: _, ...options }) =>
  filingsXbrlOrg({ ...options, identityOf: (ticker) => identityOf(known, ticker) });

/** Reports name their filer by LEI and hold neither sector nor exchange: both come from the bundled companies. */
function identityOf({ companyOf }: Known, ticker: Ticker): EuropeanIdentity | null {
  const lei = identifiersOf(ticker)?.lei ?? null;
  const company = companyOf(ticker);
  if (lei === null || company === null) return null;
  const { name, exchange, country, sector, industry, sharesOutstanding } = company;
  return { lei, name, exchange, country, sector, industry, sharesOutstanding };
}
