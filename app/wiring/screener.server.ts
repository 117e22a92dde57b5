import { createHash } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { MarketData } from "@valora/market-data";
import { version } from "../config/app-folder.server.ts";
import type { ScreenerQuery } from "../core/lists/contracts/screener.ts";
import { screenStore } from "../core/lists/stores/screen-store.ts";
import {
  type CompanyScreen,
  companyScreen,
  type ScreenPeers,
  type ScreenStore,
} from "../core/lists/use-cases/company-screen.ts";
import { ownRatioColumns } from "../core/lists/use-cases/own-ratio-columns.ts";
import { screenCompanies, screenExport } from "../core/lists/use-cases/screen-companies.ts";
import type { Context } from "../core/shared/use-cases/context.ts";
import { screenReaderOf, type UsageContext } from "../core/usage/use-cases/with-quota.ts";
import type { Database } from "../database/open-database.ts";
import type { DependencyStates } from "../dependencies/dependency-states.ts";
import { watchedRuns } from "../dependencies/watched-runs.ts";
import { screenerTable } from "../documents/screener-table.ts";
import { screenerWorkbook } from "../documents/workbook/screener-workbook.ts";
import { ownCompaniesIn } from "../features/watchlist/use-cases/own-companies.ts";
import { runEvery } from "../jobs/run-every.ts";
import type { CompanyReader } from "./analyses.server.ts";
import { watchlistValuerIn } from "./features/watchlist.server.ts";
import { repeatedWork } from "./jobs/repeated-jobs.ts";
import { toldAsState } from "./led-jobs.server.ts";
import type { Log } from "./log.server.ts";
import { installedModel } from "./prediction-model.server.ts";

/** Queries over all companies, with the values of those that the reader has opened. */
export function screenerOf({
  context,
  screen,
  usage,
}: {
  context: Context;
  screen: CompanyScreen;
  usage: UsageContext;
}) {
  const ownCompaniesOf = ownCompaniesIn(watchlistValuerIn(context), context.now);
  const readerOf = async ({ caller = null }: CompanyReader, { valuation: view, ratios }: ScreenerQuery) => {
    const reader = await screenReaderOf(usage, caller, (asked) => ownCompaniesOf({ ...asked, view }));
    return { ...reader, ratiosOf: await ownRatioColumns(context, ratios) };
  };
  /** The companies valued so far. While some are missing, the next reader is not sent a copy: a moment later it holds no more. */
  const screenFor = ({ caller = null }: CompanyReader) => {
    const valued = screen.read();
    const { valued: done, total, isCurrent } = valued.progress;
    if (done < total || !isCurrent) caller?.meter?.markPersonal();
    return valued;
  };
  return {
    /** All companies of the data set, filtered, sorted and in pages. */
    screenCompanies: async (reader: CompanyReader, query: ScreenerQuery) =>
      screenCompanies(screenFor(reader), query, await readerOf(reader, query)),
    /** The countries of those companies. */
    screenedCountries: () => [...new Set(screen.read().companies.map(({ country }) => country))].sort(),
    /** Every company that passes, as comma-separated values. */
    exportScreenTable: async (reader: CompanyReader, query: ScreenerQuery) =>
      screenerTable(screenExport(screenFor(reader), query, await readerOf(reader, query))),
    /** Every company that passes, as an Excel workbook. */
    exportScreenWorkbook: async (reader: CompanyReader, query: ScreenerQuery) =>
      screenerWorkbook(screenExport(screenFor(reader), query, await readerOf(reader, query)), reader.language),
  };
}

/** Without browsers to serve, no companies are valued ahead of time. */
export function unkeptScreen(context: Context): CompanyScreen {
  const store: ScreenStore = {
    load: async () => ({ isSameEdition: false, keptAt: null, companies: [] }),
    keep: async () => {},
    forget: async () => {},
  };
  const lead = { lost: new AbortController().signal, giveBack: async () => {} };
  const peers = { takeLead: async () => lead, wait: async () => {} };
  return companyScreen(context, { store, versionOf: (text) => text.slice(0, 10), peers });
}

/** Requests go first: valuing all companies takes a fraction of a processor until it is done. */
const BETWEEN_COMPANIES_IN_MILLISECONDS = 15;

/** How often a process asks whether the one that values the companies has gone. */
const LOOK_IN_MILLISECONDS = 2_000;

/** The processes of an installation: of those of one version, one values and the others take what it has stored. */
const peersIn = ({ leadership }: Database): ScreenPeers => ({
  takeLead: (edition) => leadership.take(`screener ${edition}`),
  wait: (signal) => setTimeout(LOOK_IN_MILLISECONDS, undefined, { signal }),
});

type Kept = { database: Database; marketData: MarketData; log: Log; states: DependencyStates };

/**
 * All companies valued ahead of time, in the background, and kept from one start to the next. `firstValued` resolves when all are
 * valued for the first time, or could not be.
 */
export function screenIn({ database, marketData, log, states }: Kept) {
  const pause = () => setTimeout(BETWEEN_COMPANIES_IN_MILLISECONDS);
  const screen = companyScreen(
    { now: () => new Date(), pause, marketData, predict: installedModel(marketData) },
    {
      store: screenStore(database.kysely),
      versionOf: (text) => createHash("sha256").update(`${version}\n${text}`).digest("base64url"),
      peers: peersIn(database),
    },
  );
  const { promise: firstValued, resolve: valuedOnce } = Promise.withResolvers<void>();
  const job = { name: "jobs", part: "screener" } as const;
  const { every } = repeatedWork("screener");
  states.expect({ ...job, everySeconds: every / 1_000 });
  // What is valued is kept with its edition, and looked for anew at each start.
  const { watched } = watchedRuns({ job, every, states, kept: null, now: () => new Date() });
  const screening = runEvery({
    every,
    run: watched(async (signal) => {
      await database.ready;
      const done = await screen.refresh(signal).finally(valuedOnce);
      if (done.valued > 0) log.info(done, "companies valued for the screener");
    }),
    warn: toldAsState,
  });
  // Another process has found a new day first, or notices were lost.
  const hearNoMore = database.notices.hear("screen", (edition) => {
    if (edition !== screen.edition()) screening.again();
  });
  const stop = () => {
    hearNoMore();
    return screening.stop();
  };
  return { screen, screening: { ...screening, stop }, firstValued };
}
