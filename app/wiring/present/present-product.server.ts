import { setImmediate } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import type { MarketData } from "@valora/market-data";
import type { Config } from "../../config/config.server.ts";
import { pricesFolderIn } from "../../config/prices-file.server.ts";
import type { Context } from "../../core/shared/use-cases/context.ts";
import type { KeptSettings } from "../../features/installation/contracts/installation.ts";
import { fileFetcher } from "../../outbound/fetch-file.ts";
import { composeStatus } from "../dependencies/status.server.ts";
import { contentOfDatabase } from "../features/blog.server.ts";
import { filingsOf } from "../features/filings.server.ts";
import { withSettings } from "../features/installation.server.ts";
import { visitsIn } from "../features/visits.server.ts";
import { gathering } from "../gathering.server.ts";
import { marketDataOf } from "../market-data.server.ts";
import { narratorAt } from "../narrator.server.ts";
import { pastsOfBuild } from "../pasts/pasts-of-build.server.ts";
import { planOf } from "../plan.server.ts";
import { installedModel } from "../prediction-model.server.ts";
import { productOf } from "../product.server.ts";
import { screenIn } from "../screener.server.ts";
import { presentPrices } from "./present-prices.server.ts";
import type { Wired } from "./wired.server.ts";

/** A page that reads the database says so rather than wait longer. */
const ANSWER_IN_MILLISECONDS = 1_000;

const fetcherOf = ({ importPrivateHosts: privateHosts, publicOrigin }: Config) =>
  fileFetcher({ settings: { privateHosts, publicOrigin } });

/** What the pages say of identity providers: neither what they are asked with, nor whom they let in. */
const waysOf = ({ signIn: { identityProviders, hasLocalSignIn } }: Config) => ({
  identityProviders: identityProviders.map(({ number, name }) => ({ number, name })),
  hasLocalSignIn,
});

/** The parts of a product that do not rest on prices. */
function partsOf(wired: Wired, { listingOf }: MarketData, present: () => { context: Context; config: Config }) {
  const { config, log, database, predictions, filings, imports, writing, people } = wired;
  const calibration = async () => {
    if (!(await database.isAnswering(ANSWER_IN_MILLISECONDS))) throw new Error("The database does not answer.");
    return predictions.calibration();
  };
  const obtained: Parameters<typeof filingsOf>[1]["marketData"] = {
    obtain: (...asked) => present().context.marketData.obtain(...asked),
    fundamentalsOf: (...asked) => present().context.marketData.fundamentalsOf(...asked),
    listingOf,
  };
  return {
    imports,
    dataFolder: config.dataBundle,
    calibration,
    fetchFile: fetcherOf(config),
    narrator: config.narrator && narratorAt(config.narrator),
    accounts: { useCases: people.accounts, sendsMail: config.mailServer !== null, ways: waysOf(config) },
    uncounted: {
      now: () => new Date(),
      ownPricesOf: people.accounts.ownPricesOf,
      popularity: {
        count: writing.of("searches", people.popularity.count, gathering.searches),
        mostVisited: people.popularity.mostVisited,
      },
      remember: writing.of("history", people.history.keep),
    },
    installation: people.installation.useCases,
    ...{ conversations: people.conversations, wrongNumbers: people.wrongNumbers, webhooks: people.webhooks },
    versions: people.versions,
    shareLinks: people.shareLinks,
    idempotency: people.idempotency,
    sheetLinks: people.sheetLinks,
    jobs: people.jobs,
    teams: people.teams,
    discussions: people.discussions,
    theses: people.theses,
    portfolios: people.portfolios,
    brokers: people.brokers,
    saved: people.saved,
    status: composeStatus({
      ...{ config, database, states: wired.shared.present, mailsWaiting: people.mailsWaiting },
      repeated: wired.states.expected,
      dataAsOf: () => present().context.marketData.asOf,
      sources: () => present().config.providers.configured.map(({ id }) => id),
    }),
    ...contentOfDatabase({ database, writing }),
    payments: people.payments,
    hours: config,
    visits: visitsIn(people.pageVisits, writing),
    filings: filingsOf({ config, database, log }, { ...filings, marketData: obtained }),
    dailyPrices: wired.dailyPrices.administered,
  };
}

/** Everything that rests on prices and on what administrators choose, with those of the moment. */
export function presentProduct(wired: Wired) {
  const { config, log, database, states, analyses, kept } = wired;
  let chosen = { config, marketDataAt: wired.marketDataAt };
  const atFirst = chosen.marketDataAt(config.pricesFile);
  const { uncounted, ...parts } = partsOf(wired, atFirst, () => prices.now());
  const make = (pricesFile: string | null) => {
    const { config: present, marketDataAt } = chosen;
    const isFirst = pricesFile === config.pricesFile && marketDataAt === wired.marketDataAt;
    const marketData = isFirst ? atFirst : marketDataAt(pricesFile);
    const { screen, screening, firstValued } = screenIn({ database, marketData, log, states });
    const world = { now: () => new Date(), pause: setImmediate, marketData, predict: installedModel(marketData) };
    const context: Context = { ...world, knownPast: pastsOfBuild, analyses, predictions: kept };
    const usage = { ...uncounted, ...planOf(present, { people: wired.people, marketData: atFirst }) };
    return {
      ...{ context, screen },
      config: present,
      product: productOf(context, present, { ...parts, usage, screen }),
      isReady: firstValued,
      stop: screening.stop,
    };
  };
  const folder = config.followsPrices ? pricesFolderIn(config.dataFolder) : null;
  const prices = presentPrices({ folder, first: config.pricesFile, make, log });
  /** Takes what an administrator has chosen, where it is anything else than what is in place. */
  async function takeSettings(settings: KeptSettings): Promise<void> {
    const wanted = withSettings(config, settings);
    if (isDeepStrictEqual(wanted, chosen.config)) return;
    const isSameData = isDeepStrictEqual(wanted.providers, chosen.config.providers);
    const marketDataAt = isSameData ? chosen.marketDataAt : await marketDataFor(wired, wanted);
    chosen = { config: wanted, marketDataAt };
    prices.again();
    log.info({}, "settings of the installation taken");
  }
  return { ...prices, takeSettings };
}

/** The market data with other providers than at the start; those asked at all times are not asked at request besides. */
function marketDataFor({ config, database, filings, log, states, marketDataAt }: Wired, wanted: Config) {
  if (isDeepStrictEqual(wanted.providers, config.providers)) return marketDataAt;
  const isAsked = (id: string) => wanted.providers.configured.some((each) => each.id === id);
  const providers = filings.requested.providers.filter(({ id }) => !isAsked(id));
  return marketDataOf(wanted, database, { log, states, requested: { ...filings.requested, providers } });
}
