import { randomUUID } from "node:crypto";
import { layeredSharedState, type Provider, type SharedState } from "@valora/market-data";
import type { ConfiguredProvider } from "@valora/market-data/live";
import type { Config } from "../../config/config.server.ts";
import type { Database } from "../../database/open-database.ts";
import { providerStateStore } from "../../database/provider-state-store.ts";
import { rateStore } from "../../features/accounts/stores/rate-store.ts";
import { type FilingProvider, filingProviders } from "../../features/filings/contracts/filings.ts";
import { filingStore } from "../../features/filings/stores/filing-store.ts";
import { type Filings, filingsIn } from "../../features/filings/use-cases/filings.ts";
import { type KnownRequests, knownRequests } from "../../features/filings/use-cases/known-requests.ts";
import { type Log, warning } from "../log.server.ts";

/** The requests as the market data see them. */
export type RequestedFilings = {
  known: KnownRequests;
  /** The providers that are asked about requested companies alone. */
  providers: readonly ConfiguredProvider<FilingProvider>[];
  contact: () => string | null;
};

type Parts = { config: Config; database: Database; log: Log };

export function requestedFilings({ config, database }: Omit<Parts, "log">) {
  const store = filingStore(database.kysely);
  const known = knownRequests({ store, now: () => new Date() });
  // Known before the first reader asks, where the database is quick enough.
  database.ready.then(() => known.refresh()).catch(() => {});
  database.notices.hear("filings", known.changedElsewhere);
  const configured = config.providers.configured.map(({ id }) => id);
  const providers = filingProviders
    .filter((id) => !configured.includes(id))
    .map((id) => ({ id, credential: null, address: null, ...config.providers.places[id] }));
  const contact = () => known.consent()?.contact ?? config.contactEmail;
  return { store, requested: { known, providers, contact } satisfies RequestedFilings };
}

/** The requests for filings, wired to their store. */
export function filingsOf(
  { config, database, log }: Parts,
  {
    store,
    requested,
    marketData,
  }: ReturnType<typeof requestedFilings> & Pick<Parameters<typeof filingsIn>[0], "marketData">,
): Filings {
  const { contact: _, known } = requested;
  return filingsIn(
    {
      now: () => new Date(),
      freshId: randomUUID,
      marketData,
      store,
      state: layeredSharedState(providerStateStore(database.kysely)),
      rates: rateStore(database.kysely),
      configured: config.providers.configured.map(({ id }) => id),
      operatorContact: config.contactEmail,
      isOwnersAlone: !config.hasPlanLimits,
      warn: warning(log, "filings not fetched"),
    },
    known,
  );
}

type Live = { state: SharedState; now: () => number };

/**
 * Providers that are asked about requested companies alone. Their code is loaded for the first of them; a changed contact makes
 * them anew.
 */
export function requestedProviders({ known, providers, contact }: RequestedFilings, world: Live) {
  return (knowledge: Parameters<Awaited<ReturnType<typeof loaded>>>[0]): readonly Provider[] =>
    providers.map((configured): Provider => {
      let made: { contact: string | null; provider: Promise<Provider> } | null = null;
      const live = () => {
        const asked = contact();
        if (made === null || made.contact !== asked) {
          const credential = asked === null ? "" : `Valora ${asked}`;
          const provider = loaded({ ...configured, credential }, world).then((build) => one(build(knowledge)));
          made = { contact: asked, provider };
        }
        return made.provider;
      };
      return {
        id: configured.id,
        supplies: ["fundamentals"],
        requestsPerMinute: paceOf[configured.id],
        isAskedAbout: (ticker) => known.isAskedAbout(configured.id, ticker),
        fundamentals: async (ticker, signal) => given(await live(), "fundamentals")(ticker, signal),
        filedSince: async (edition, ticker, signal, onStep) =>
          given(await live(), "filedSince")(edition, ticker, signal, onStep),
      };
    });
}

const paceOf: Readonly<Record<FilingProvider, number>> = { "filings-xbrl-org": 60, "sec-edgar": 600 };

const loaded = async (provider: ConfiguredProvider, live: Live) =>
  (await import("@valora/market-data/live")).liveProviders([provider], live);

function one(providers: readonly Provider[]): Provider {
  const [provider] = providers;
  if (!provider) throw new RangeError("a provider was made of nothing");
  return provider;
}

function given<Name extends "fundamentals" | "filedSince">(provider: Provider, name: Name) {
  const method = provider[name];
  if (!method) throw new RangeError(`${provider.id} has no ${name}`);
  return method as NonNullable<Provider[Name]>;
}
