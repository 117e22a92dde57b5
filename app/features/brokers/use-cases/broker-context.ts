import type { MarketData } from "@valora/market-data";
import type { MostOf } from "../../../core/usage/use-cases/most-of.ts";
import type { RateStore } from "../../../core/usage/use-cases/rate-limits.ts";
import type { PortfolioCurrency } from "../../portfolio/contracts/portfolio-limits.ts";
import type { Holding } from "../../portfolio/use-cases/holding.ts";
import type { ToldPosition } from "../contracts/broker-connection.ts";
import type { ConnectedBroker } from "../contracts/connected-brokers.ts";

/** What opens an account at a broker. It is sealed before it is kept, and is in no answer, log or failure. */
export type Credentials =
  | { broker: "interactiveBrokers"; token: string; query: string }
  | { broker: "alpaca"; keyId: string; secret: string; isPaper: boolean };

/** What a broker says of the accounts that its credentials open. */
export type BrokerStatement = {
  holdings: readonly Holding[];
  leftOut: readonly ToldPosition[];
  accounts: number;
  /** At the end of which day; null: at the moment of the answer. */
  asOf: string | null;
  tellsCash: boolean;
};

/** Asks a broker. Throws a `Failure` that says why there is no statement, and never what was sent. */
export type AskBroker = (credentials: Credentials, signal: AbortSignal) => Promise<BrokerStatement>;

/** A statement as it is kept, with the positions as a portfolio has them. */
export type FetchedPositions = Omit<BrokerStatement, "holdings"> & { positions: string };

export type StoredConnection = Omit<FetchedPositions, "positions"> & {
  id: string;
  broker: ConnectedBroker;
  isPaper: boolean;
  portfolioId: string;
  portfolioName: string;
  /** When the portfolio was changed last, by a fetch or by hand. */
  portfolioChangedAt: Date;
  connectedAt: Date;
  fetchedAt: Date;
};

export type ConnectionToKeep = {
  accountId: string;
  credentials: Credentials;
  name: string;
  currency: PortfolioCurrency;
  fetched: FetchedPositions;
  now: Date;
};

export type ConnectionStore = {
  /** Why a portfolio of that name could not be added now; null: it could. */
  refusalOf(accountId: string, name: string, most: number): Promise<"tooMany" | "nameTaken" | null>;
  /** Keeps a portfolio and what its positions come from, or neither. */
  add(connection: ConnectionToKeep, most: number): Promise<StoredConnection | "tooMany" | "nameTaken">;
  /** Puts the positions of a fetch into the portfolio of a connection; null: it is gone. */
  refresh(fetched: {
    accountId: string;
    id: string;
    fetched: FetchedPositions;
    now: Date;
  }): Promise<StoredConnection | null>;
  list(accountId: string): Promise<StoredConnection[]>;
  find(accountId: string, id: string): Promise<StoredConnection | null>;
  /** Null: no such connection. Throws `secretUnreadable` where no key opens what is kept. */
  credentialsOf(accountId: string, id: string): Promise<Credentials | null>;
  /** Forgets the credentials; the portfolio stays. */
  remove(accountId: string, id: string): Promise<boolean>;
};

export type BrokerContext = {
  now(): Date;
  mostOf: MostOf;
  /** Whether the operator has set keys with which credentials are sealed. */
  isOffered: boolean;
  rates: RateStore;
  connections: ConnectionStore;
  askBroker: AskBroker;
  marketData: MarketData;
};
