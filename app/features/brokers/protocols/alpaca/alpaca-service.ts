import * as z from "zod";
import { Failure } from "../../../../failure.ts";
import { mostRows } from "../../../portfolio/contracts/portfolio-limits.ts";
import { type Holding, rowText } from "../../../portfolio/use-cases/holding.ts";
import type { ToldPosition } from "../../contracts/broker-connection.ts";
import type { BrokerStatement, Credentials } from "../../use-cases/broker-context.ts";
import type { FetchBroker } from "../broker-fetch.ts";
import { decimalIn } from "../decimal.ts";

type AlpacaCredentials = Extract<Credentials, { broker: "alpaca" }>;
type Alpaca = { address: string; fetch: FetchBroker };

const broker = "alpaca";
const AGAIN_IN_SECONDS = 60;

/** Numbers travel as text, so that fractions stay exact. */
const Decimal = z.string().max(40).or(z.number().transform(String));
const TradingAccount = z.object({ currency: z.string().regex(/^[A-Z]{3}$/), cash: Decimal });
const Position = z.object({
  symbol: z.string().min(1).max(40),
  asset_class: z.string().max(40),
  exchange: z.string().max(40),
  qty: Decimal,
  side: z.enum(["long", "short"]),
  cost_basis: Decimal.nullish(),
});
type Position = z.infer<typeof Position>;
const Positions = z.array(Position).max(mostRows);

/**
 * An account at Alpaca by two requests: the account with its cash, and its positions.
 * @see https://docs.alpaca.markets/reference/getallopenpositions
 */
export async function alpacaStatement(
  { address, fetch }: Alpaca,
  { keyId, secret }: AlpacaCredentials,
  signal: AbortSignal,
): Promise<BrokerStatement> {
  const headers = { Accept: "application/json", "APCA-API-KEY-ID": keyId, "APCA-API-SECRET-KEY": secret };
  const ask = async <Shape extends z.ZodType>(path: string, shape: Shape): Promise<z.infer<Shape>> => {
    const { status, text, retryAfter } = await fetch(new URL(`${address}${path}`), { headers, signal });
    if (status === 401 || status === 403) throw new Failure("brokerKeyRefused");
    if (status === 429)
      throw new Failure("brokerTooManyRequests", { broker, retryAfter: retryAfter ?? AGAIN_IN_SECONDS });
    if (status >= 500) throw new Failure("brokerUnreachable", { broker });
    const read = status === 200 ? shape.safeParse(jsonIn(text)) : null;
    if (!read?.success) throw new Failure("brokerAnswerUnreadable", { broker });
    return read.data;
  };
  const { currency, cash } = await ask("/v2/account", TradingAccount);
  const positions = await ask("/v2/positions", Positions);
  const read = positions.map((each) => readPosition(each, currency));
  const isThereCash = decimalIn(cash) !== 0;
  return {
    holdings: read.flatMap(({ holding }) => holding ?? []),
    leftOut: [
      ...read.flatMap(({ leftOut }) => leftOut ?? []),
      ...(isThereCash ? [{ text: rowText([cash, currency]), reason: "cash" as const }] : []),
    ],
    ...{ accounts: 1, asOf: null, tellsCash: true },
  };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Read = { holding?: Holding; leftOut?: ToldPosition };

/** Shares at Alpaca are listed in the United States; an account in another money does not say in which its cost is. */
function readPosition(position: Position, currency: string): Read {
  const { symbol, asset_class: kind, qty, side, cost_basis: basis } = position;
  const quantity = decimalIn(qty);
  const reason = reasonAgainst({ kind, side, quantity });
  if (quantity === null || reason !== null)
    return { leftOut: { text: rowText([symbol, kind, qty]), reason: reason ?? "quantityInvalid" } };
  const cost = currency === "USD" ? decimalIn(basis ?? "") : null;
  return {
    holding: {
      ...{ symbol, isin: null, name: null, quantity, quotedIn: "USD", listedAt: "" },
      paid: cost === null ? null : { amount: Math.abs(cost), currency: "USD" },
    },
  };
}

type Judged = { kind: string; side: Position["side"]; quantity: number | null };

function reasonAgainst({ kind, side, quantity }: Judged): ToldPosition["reason"] | null {
  if (kind !== "us_equity") return "notAShare";
  if (quantity === null || quantity === 0) return "quantityInvalid";
  return side === "short" || quantity < 0 ? "short" : null;
}
