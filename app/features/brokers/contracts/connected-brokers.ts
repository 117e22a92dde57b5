/** Whose accounts are read by a token. */
export const connectedBrokers = ["interactiveBrokers", "alpaca"] as const;
export type ConnectedBroker = (typeof connectedBrokers)[number];

/** The fields of the form that are secret or lead to an account, by broker. */
export const brokerFields = {
  interactiveBrokers: ["token", "query"],
  alpaca: ["keyId", "secret"],
} as const satisfies Readonly<Record<ConnectedBroker, readonly string[]>>;
export type BrokerField = (typeof brokerFields)[ConnectedBroker][number];
