import { randomUUID } from "node:crypto";
import { layeredSharedState } from "@valora/market-data";
import type { Config } from "../../config/config.server.ts";
import type { Database } from "../../database/open-database.ts";
import { providerStateStore } from "../../database/provider-state-store.ts";
import type { DependencyStates } from "../../dependencies/dependency-states.ts";
import { priceRunStore } from "../../features/prices/stores/price-run-store.ts";
import {
  type PriceRoundContext,
  pricesAdministered,
  refreshWhenDue,
} from "../../features/prices/use-cases/price-rounds.ts";
import { ledJob } from "../led-jobs.server.ts";
import type { Log } from "../log.server.ts";
import { pricesAsked } from "../prices.server.ts";

type Parts = { config: Config; database: Database; log: Log; states: DependencyStates };

/** Prices that a provider is asked for each day, by the process that leads, and what administrators see of it. */
export function dailyPricesIn({ config, database, log, states }: Parts) {
  const { pricesProvider: provider } = config;
  const context: PriceRoundContext = {
    store: priceRunStore(database.kysely),
    now: () => new Date(),
    freshId: randomUUID,
    provider,
    ask: (signal) => askedOf(config, { database, provider: provider ?? "", signal }),
  };
  const startedAt = new Date();
  const refreshing =
    provider === null
      ? null
      : ledJob(
          "prices",
          { database, log, states },
          {
            run: (signal) => refreshWhenDue(context, { startedAt, signal }),
            say(round) {
              if (round === null) return;
              const { stopped, againAt, asked } = round;
              log.info(
                { provider, ...asked, leftOut: asked?.leftOut.length ?? 0, stopped, againAt: againAt?.toISOString() },
                "prices asked for",
              );
            },
          },
        );
  return { administered: pricesAdministered(context), stop: async () => refreshing?.stop() };
}

async function askedOf(
  config: Config,
  { database, provider, signal }: { database: Database; provider: string; signal: AbortSignal },
): ReturnType<PriceRoundContext["ask"]> {
  const state = layeredSharedState(providerStateStore(database.kysely));
  const answer = await pricesAsked(config, { provider, confirmed: [], state, signal });
  if (answer.kind === "notConfigured") throw new RangeError(`${provider} is not set up as a provider of prices`);
  const { all: companies, asked, taken, stopped } = answer;
  const left = asked.flatMap((each) => ("fault" in each ? [each] : []));
  const leftOut = left.flatMap(({ fault, ...each }) => (fault === "notNewer" ? [] : [{ ...each, fault }]));
  return { companies, asked: asked.length, taken, asNew: left.length - leftOut.length, leftOut, stopped };
}
