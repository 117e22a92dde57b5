import type { AskBroker } from "../use-cases/broker-context.ts";
import { alpacaStatement } from "./alpaca/alpaca-service.ts";
import type { BrokerAddresses } from "./broker-fetch.ts";
import { brokerFetch } from "./broker-fetch.ts";
import { flexStatement } from "./flex/flex-service.ts";

type Options = {
  addresses: BrokerAddresses;
  pause(milliseconds: number, signal: AbortSignal): Promise<unknown>;
  /** For one answer. */
  answerInMilliseconds?: number;
};

/** Asks each broker by its own protocol. */
export function askBrokerAt({ addresses, pause, ...limits }: Options): AskBroker {
  const fetchOf = brokerFetch({ addresses, ...limits });
  const { flex, alpaca, alpacaPaper } = addresses;
  return (credentials, signal) =>
    credentials.broker === "interactiveBrokers"
      ? flexStatement({ address: flex, fetch: fetchOf("interactiveBrokers"), pause }, credentials, signal)
      : alpacaStatement(
          { address: credentials.isPaper ? alpacaPaper : alpaca, fetch: fetchOf("alpaca") },
          credentials,
          signal,
        );
}
