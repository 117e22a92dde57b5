import { readChoice } from "../../../core/shared/use-cases/read-parameters.ts";
import { Failure } from "../../../failure.ts";
import type { NewBrokerConnection } from "../contracts/broker-connection.ts";
import { type BrokerField, connectedBrokers } from "../contracts/connected-brokers.ts";
import type { Credentials } from "./broker-context.ts";

/** What each looks like where the brokers make them; a longer text is no token, and nothing else of it is judged here. */
const shapes: Readonly<Record<BrokerField, RegExp>> = {
  token: /^[A-Za-z0-9]{6,128}$/,
  query: /^\d{1,12}$/,
  keyId: /^[A-Za-z0-9]{8,64}$/,
  secret: /^[A-Za-z0-9+/=_-]{16,128}$/,
};

/** The credentials of a request. Throws which field cannot be one; what was typed is in no failure. */
export function credentialsIn(wanted: NewBrokerConnection): Credentials {
  const broker = readChoice("broker", wanted.broker, connectedBrokers);
  const field = (name: BrokerField): string => {
    const typed = wanted[name]?.trim() ?? "";
    if (!shapes[name].test(typed)) throw new Failure("brokerFieldInvalid", { field: name });
    return typed;
  };
  if (broker === "interactiveBrokers") return { broker, token: field("token"), query: field("query") };
  return { broker, keyId: field("keyId"), secret: field("secret"), isPaper: wanted.isPaper ?? false };
}
