import { setTimeout } from "node:timers/promises";
import type { MarketData } from "@valora/market-data";
import type { Config } from "../../../config/config.server.ts";
import type { MostOf } from "../../../core/usage/use-cases/most-of.ts";
import type { RateStore } from "../../../core/usage/use-cases/rate-limits.ts";
import type { Database } from "../../../database/open-database.ts";
import { Failure } from "../../../failure.ts";
import type { Seals } from "../../../features/accounts/use-cases/factors/factor-stores.ts";
import { askBrokerAt } from "../../../features/brokers/protocols/ask-broker.ts";
import { connectionStore } from "../../../features/brokers/stores/connection-store.ts";
import type { BrokerContext } from "../../../features/brokers/use-cases/broker-context.ts";
import { type BrokerUseCases, brokersIn } from "../../../features/brokers/use-cases/connect-brokers.ts";

/** What brokers are connected with, but for the directory of shares, which may change while the process lives. */
type KeptBrokers = Omit<BrokerContext, "marketData">;

type Parts = {
  kysely: Database["kysely"];
  config: Pick<Config, "appKeys" | "brokers">;
  seals: Seals;
  rates: RateStore;
  now(): Date;
  mostOf: MostOf;
};

/** Connections that people keep. A key file beside the data protects no account at a broker: they need keys of the environment. */
export const keptBrokers = ({
  kysely,
  config: { appKeys, brokers },
  seals,
  rates,
  now,
  mostOf,
}: Parts): KeptBrokers => ({
  ...{ now, mostOf, rates, isOffered: appKeys !== null },
  connections: connectionStore(kysely, seals),
  askBroker: askBrokerAt({
    addresses: brokers,
    pause: (milliseconds, signal) => setTimeout(milliseconds, undefined, { signal }),
  }),
});

/** Opens what is kept; it throws while that cannot be reached. */
export type OpenBrokers = () => Promise<KeptBrokers>;

const withoutBrokers: OpenBrokers = async () => {
  throw new Failure("storageUnavailable");
};

/** Brokers that people connect, with the shares of the moment. */
export const brokersWith = (marketData: MarketData, open: OpenBrokers = withoutBrokers): BrokerUseCases =>
  brokersIn(async () => ({ ...(await open()), marketData }));
