import type { BrokerAddresses } from "../features/brokers/protocols/broker-fetch.ts";
import { isOwnNetwork } from "./own-network.ts";

type Environment = Readonly<Record<string, string | undefined>>;

const usual = {
  IBKR_FLEX_ADDRESS: "https://ndcdyn.interactivebrokers.com/AccountManagement/FlexWebService",
  ALPACA_ADDRESS: "https://api.alpaca.markets",
  ALPACA_PAPER_ADDRESS: "https://paper-api.alpaca.markets",
} as const;

/** Where brokers are asked: at their own addresses, or at a relay that the operator names. */
export function brokerSettingsIn(environment: Environment): { brokers: BrokerAddresses; problems: readonly string[] } {
  const problems: string[] = [];
  const addressOf = (name: keyof typeof usual): string => {
    const written = environment[name]?.trim() || usual[name];
    if (!isAddress(written)) {
      problems.push(`${name}: must be an address with https, or with http in your own network`);
      return usual[name];
    }
    return written.replace(/(?<!\/)\/+$/, "");
  };
  const brokers = {
    flex: addressOf("IBKR_FLEX_ADDRESS"),
    alpaca: addressOf("ALPACA_ADDRESS"),
    alpacaPaper: addressOf("ALPACA_PAPER_ADDRESS"),
  };
  return { brokers, problems };
}

function isAddress(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || [url.username, url.password, url.search, url.hash].some((part) => part !== "")) return false;
  return url.protocol === "https:" || (url.protocol === "http:" && isOwnNetwork(url.hostname));
}
