import type { ConnectedBroker } from "../contracts/connected-brokers.ts";

export type BrokerTables = {
  broker_connections: {
    id: string;
    account_id: string;
    /** The portfolio whose positions are those of the broker. */
    portfolio_id: string;
    broker: ConnectedBroker;
    is_paper: boolean;
    /** Sealed: what opens the account at the broker, as JSON. */
    credentials: string;
    connected_at: Date;
    fetched_at: Date;
    /** "2026-11-28"; null: at the moment of the fetch. */
    as_of: string | null;
    accounts: number;
    tells_cash: boolean;
    /** JSON: what is no share to value, and why. */
    left_out: string;
  };
};
