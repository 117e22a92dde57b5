import * as z from "zod";
import { portfolioCurrencies, skipReasons } from "../../portfolio/contracts/portfolio-limits.ts";
import { connectedBrokers } from "./connected-brokers.ts";

/** What a broker tells that is no position to value, and why. */
export const ToldPosition = z
  .object({ text: z.string(), reason: z.enum(skipReasons) })
  .meta({ id: "BrokerPositionLeftOut" });
export type ToldPosition = z.infer<typeof ToldPosition>;

/** An account of a broker whose positions are those of a portfolio. What opens it is never told. */
export const BrokerConnection = z
  .object({
    id: z.uuid(),
    broker: z.enum(connectedBrokers),
    isPaper: z.boolean().meta({ description: "An account of Alpaca for practice, without money" }),
    portfolioId: z.uuid().meta({ description: "The portfolio that holds its positions" }),
    portfolioName: z.string(),
    connectedAt: z.iso.datetime(),
    fetchedAt: z.iso.datetime().meta({ description: "When the broker last told the positions" }),
    asOf: z.iso.date().nullable().meta({ description: "At the end of which day they are held; null: at that moment" }),
    isAsFetched: z.boolean().meta({ description: "False: the portfolio was changed by hand since" }),
    accounts: z.int().meta({ description: "Accounts in the statement; their positions are added up" }),
    tellsCash: z.boolean().meta({ description: "False: the statement has no section of cash" }),
    leftOut: z.array(ToldPosition).meta({ description: "What is no share to value, and why" }),
  })
  .meta({ id: "BrokerConnection" });
export type BrokerConnection = z.infer<typeof BrokerConnection>;

export const BrokerConnections = z
  .object({
    connections: z.array(BrokerConnection),
    isOffered: z.boolean().meta({ description: "False: the operator has set no key with which tokens are encrypted" }),
  })
  .meta({ id: "BrokerConnections" });
export type BrokerConnections = z.infer<typeof BrokerConnections>;

export const NewBrokerConnection = z
  .strictObject({
    broker: z.string().meta({ description: `One of ${connectedBrokers.join(", ")}` }),
    name: z.string().meta({ description: "Of the portfolio that is kept with the positions, up to 60 characters" }),
    currency: z
      .string()
      .optional()
      .meta({ description: `In which it is added up: one of ${portfolioCurrencies.join(", ")}; EUR if absent` }),
    token: z.string().optional().meta({ description: "Interactive Brokers: the token of the Flex Web Service" }),
    query: z.string().optional().meta({ description: "Interactive Brokers: the number of the Flex query" }),
    keyId: z.string().optional().meta({ description: "Alpaca: the id of the key" }),
    secret: z.string().optional().meta({ description: "Alpaca: its secret" }),
    isPaper: z.boolean().optional().meta({ description: "Alpaca: whether the key is of an account for practice" }),
  })
  .meta({ id: "NewBrokerConnection" });
export type NewBrokerConnection = z.infer<typeof NewBrokerConnection>;
