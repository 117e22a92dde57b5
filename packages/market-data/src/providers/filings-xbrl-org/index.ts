import { type HttpOptions, httpClient } from "../../http/http-client.ts";
import {
  type FilingSteps,
  type FilingsProvider,
  type FilingVersion,
  type MarketDataProvider,
  ProviderFailure,
  type Ticker,
} from "../../provider.ts";
import type { Known, ProviderBuilder } from "../descriptor.ts";
import { descriptor } from "./descriptor.ts";
import { type EuropeanIdentity, providerId } from "./european-identity.ts";
import { noTaxonomy } from "./filer-taxonomy.ts";
import { filingsIndex, type ListedFiling, periodsToRead, versionsOfEachPeriod } from "./filings-index.ts";
import { entityRegister, type GleifOptions } from "./gleif.ts";
import { issuerFinder } from "./issuer.ts";
import { type FiledReport, factsAt } from "./report-facts.ts";
import { reportReader } from "./report-reader.ts";
import { segmentPlaceOf } from "./segment-figures.ts";
import { reportedYears, sectorOf, toFundamentals } from "./to-fundamentals.ts";

export { type EuropeanIdentity, type ListedFiling, toFundamentals };

export type FilingsXbrlOrgOptions = {
  /**
   * The issuer of a symbol; null for symbols that are not European. Without it our lists, the register of legal entities and the
   * index of filers are asked.
   */
  identityOf?: (ticker: Ticker, signal: AbortSignal) => Promise<EuropeanIdentity | null> | EuropeanIdentity | null;
  known?: Known;
  register?: Omit<GleifOptions, "now">;
  /** How many yearly reports are read; each holds two years. */
  reports?: number;
  address?: string;
  http?: HttpOptions;
  now?: () => number;
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
/** A report has megabytes; callers have a deadline of their own. */
const deadlineInMilliseconds = 30_000;
const unknown: Known = { companyOf: () => null, listingOf: () => null, issuerOf: () => null };

/** Annual financial reports of companies on regulated markets of the European Union (and of Ukraine and Britain), without a key. */
export function filingsXbrlOrg(options: FilingsXbrlOrgOptions): FilingsXbrlOrg {
  const { reports: reportCount = defaultReports, address = "https://filings.xbrl.org" } = options;
  const { known = unknown, now = Date.now } = options;
  const client = httpClient(providerId, { deadlineInMilliseconds, ...options.http });
  const index = filingsIndex(client, address);
  const reader = reportReader(client, address);
  const find =
    options.identityOf ?? issuerFinder({ known, index, register: entityRegister({ ...options.register, now }) });

  async function chosenOf(ticker: Ticker, signal: AbortSignal, onStep?: FilingSteps) {
    const identity = await find(ticker, signal);
    if (!identity) throw new ProviderFailure(providerId, "unknownTicker");
    onStep?.({ step: "issuerFound", name: identity.name, lei: identity.lei });
    const { filings } = await index.filingsBy(identity.lei, signal).catch(asUnfiled);
    if (filings.some(({ company }) => company !== null && company.lei !== identity.lei)) {
      throw new ProviderFailure(providerId, "unreadable", { detail: "wrongCompany" });
    }
    if (filings.length === 0) throw new ProviderFailure(providerId, "noData", { detail: "noFilings" });
    const periods = periodsToRead(versionsOfEachPeriod(filings), reportCount);
    if (periods.length === 0) throw new ProviderFailure(providerId, "noData", { detail: "noReadableFiling" });
    onStep?.({ step: "filingsFound", reports: periods.length });
    return { identity, periods };
  }

  type Chosen = Awaited<ReturnType<typeof chosenOf>>;

  async function read(ticker: Ticker, { identity, periods }: Chosen, signal: AbortSignal, onStep?: FilingSteps) {
    const outcomes = await reader.reportsOf({ lei: identity.lei, periods, signal, onStep });
    const reports = outcomes.flatMap(({ report }) => report ?? []);
    if (reports.length === 0) throw outcomes[0]?.failure ?? new ProviderFailure(providerId, "noData");
    const isNeeded = needsTaxonomy(reports);
    const own = isNeeded || namesSegments(reports) ? newestPackage(periods, reports) : undefined;
    const filer = await reader.taxonomyOf(own, signal);
    // Its elements count where the standard ones do not suffice, its names always.
    const taxonomy = isNeeded ? filer : noTaxonomy;
    const country = periods[0]?.[0]?.country ?? null;
    const fundamentals = toFundamentals(ticker, identity, reports, { taxonomy, wordings: filer.wordings, country });
    if (fundamentals) return { fundamentals, isWhole: reports.length === outcomes.length };
    throw new ProviderFailure(providerId, "noData", { detail: lackOf(reports, identity) });
  }

  return {
    id: providerId,
    supplies: descriptor.supplies,
    requestsPerMinute: descriptor.requestsPerMinute,

    fundamentals: async (ticker, signal) => (await read(ticker, await chosenOf(ticker, signal), signal)).fundamentals,

    async filedSince(edition, ticker, signal, onStep): Promise<FilingVersion | null> {
      const chosen = await chosenOf(ticker, signal, onStep);
      const named = chosen.periods.map(([best]) => best?.id ?? "").join(" ");
      if (edition === named) return null;
      const { fundamentals, isWhole } = await read(ticker, chosen, signal, onStep);
      return { edition: isWhole ? named : null, fundamentals };
    },

    filingsOf: (country, page, signal) => index.filingsOf(country, page, signal),
  };
}

/** The newest of the filings that were read which comes with a package. */
function newestPackage(periods: readonly (readonly ListedFiling[])[], reports: readonly FiledReport[]) {
  const read = new Set(reports.map(({ filing }) => filing));
  return periods.flat().find(({ id, packagePath }) => read.has(id) && packagePath !== null);
}

/** An issuer that the index does not hold has filed nothing. */
function asUnfiled(thrown: unknown): never {
  if (thrown instanceof ProviderFailure && thrown.kind === "unknownTicker" && thrown.detail === null)
    throw new ProviderFailure(providerId, "unknownTicker", { cause: thrown, detail: "noFilings" });
  throw thrown;
}

/** The reason why the reports of a known issuer do not suffice for a value. */
function lackOf(reports: readonly FiledReport[], { sector }: EuropeanIdentity) {
  const { statements, business } = reportedYears(reports, noTaxonomy);
  if (statements.length === 0) return "noWholeYear";
  return sector === null && sectorOf[business] === null ? "sectorUnknown" : "incomplete";
}

/** Whether the reports leave revenue or debt out of the standard elements, and have elements of their own for them. */
function needsTaxonomy(reports: readonly FiledReport[]): boolean {
  const { statements, facts, business } = reportedYears(reports, noTaxonomy);
  if (facts.every(({ isStandard }) => isStandard)) return false;
  const isFinancial = business === "bank" || business === "insurer";
  return statements.some(
    ({ figures: { revenue, totalDebt, longTermDebt }, origins }) =>
      revenue === null ||
      origins.revenue === "annualReportXbrlLabel" ||
      (!isFinancial && ((totalDebt === null && longTermDebt === null) || isByLabel(origins))),
  );
}

/** Whether the reports name segments or areas that are no standard ones: then only the filer knows what they are called. */
const namesSegments = (reports: readonly FiledReport[]): boolean =>
  reports.some((report) => factsAt(report, segmentPlaceOf).some(({ place }) => place.includes(":")));

const isByLabel = ({ totalDebt, longTermDebt }: FilerOrigins): boolean =>
  [totalDebt, longTermDebt].includes("annualReportXbrlLabel");
type FilerOrigins = ReturnType<typeof reportedYears>["statements"][number]["origins"];

/** The best filing of each period, newest first. */
export const bestOfEachPeriod = (filings: readonly ListedFiling[]): readonly ListedFiling[] =>
  versionsOfEachPeriod(filings).flatMap(([best]) => best ?? []);

/** Builds the provider from an installation's settings. */
export const build: ProviderBuilder = ({ known, credential: _, lookups, ...options }) =>
  filingsXbrlOrg({ ...options, known, register: lookups.gleif ?? {} });
