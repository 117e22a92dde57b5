import { isUuid } from "../../../core/shared/contracts/uuid.ts";
import { type Bound, bindContext } from "../../../core/shared/use-cases/bind-context.ts";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { Failure } from "../../../failure.ts";
import { fairShare } from "../../../fair-share.ts";
import { keepPace } from "../../accounts/use-cases/account-limits.ts";
import { mostPortfolios } from "../../portfolio/contracts/portfolio-limits.ts";
import { portfolioLabel } from "../../portfolio/use-cases/keep-portfolio.ts";
import type { BrokerConnection, BrokerConnections, NewBrokerConnection } from "../contracts/broker-connection.ts";
import type { BrokerContext, Credentials, FetchedPositions, StoredConnection } from "./broker-context.ts";
import { fetchedPositions } from "./fetched-positions.ts";
import { credentialsIn } from "./read-credentials.ts";

/** Statements that are asked for at once, by all and by one person: each may take half a minute. */
const MOST_AT_ONCE = 8;
const AGAIN_IN_SECONDS = 10;
/** A broker that prepares a statement is asked again and again until then. */
const DEADLINE_IN_MILLISECONDS = 40_000;

const places = fairShare({ most: MOST_AT_ONCE, mostOfOne: 1 });

/** Asks the broker for what the credentials open, a few at once and at a pace. */
async function positionsFrom(
  context: BrokerContext,
  account: Account,
  credentials: Credentials,
): Promise<FetchedPositions> {
  const place = places.enter(account.id);
  if (!place.isTaken)
    throw new Failure(place.fullFor === "one" ? "rateLimited" : "overloaded", { retryAfter: AGAIN_IN_SECONDS });
  try {
    await keepPace(context, "brokersByPerson", account.id);
    const signal = AbortSignal.timeout(DEADLINE_IN_MILLISECONDS);
    return fetchedPositions(context, credentials.broker, await context.askBroker(credentials, signal));
  } finally {
    place.leave();
  }
}

function refuseUnlessOffered({ isOffered }: Pick<BrokerContext, "isOffered">): void {
  if (!isOffered) throw new Failure("brokersNotOffered");
}

/** Connects a broker: what it tells becomes a portfolio. Nothing is kept where it tells nothing. */
async function connect(
  context: BrokerContext,
  account: Account,
  wanted: NewBrokerConnection,
): Promise<BrokerConnection> {
  refuseUnlessOffered(context);
  const label = portfolioLabel(wanted);
  const credentials = credentialsIn(wanted);
  const most = context.mostOf(mostPortfolios, account);
  const refusal = await context.connections.refusalOf(account.id, label.name, most);
  if (refusal !== null) throw refusedFor(refusal, most);
  const fetched = await positionsFrom(context, account, credentials);
  const wished = { ...label, accountId: account.id, credentials, fetched, now: context.now() };
  const kept = await context.connections.add(wished, most);
  if (typeof kept === "string") throw refusedFor(kept, most);
  return shown(kept);
}

const refusedFor = (refusal: "tooMany" | "nameTaken", maximum: number): Failure =>
  refusal === "tooMany" ? new Failure("tooManyPortfolios", { maximum }) : new Failure("portfolioNameTaken");

/** Fetches the positions of a connection again, in place of those of its portfolio. */
async function fetchAgain(context: BrokerContext, account: Account, id: string): Promise<BrokerConnection> {
  if (!isUuid(id) || (await context.connections.find(account.id, id)) === null) throw new Failure("notFound");
  refuseUnlessOffered(context);
  const credentials = await context.connections.credentialsOf(account.id, id);
  if (credentials === null) throw new Failure("notFound");
  const fetched = await positionsFrom(context, account, credentials);
  const kept = await context.connections.refresh({ accountId: account.id, id, fetched, now: context.now() });
  if (kept === null) throw new Failure("notFound");
  return shown(kept);
}

const list = async ({ connections, isOffered }: BrokerContext, account: Account): Promise<BrokerConnections> => ({
  connections: (await connections.list(account.id)).map(shown),
  isOffered,
});

/** Forgets what opens the account; the portfolio stays as it is. */
async function disconnect({ connections }: BrokerContext, account: Account, id: string): Promise<void> {
  if (!isUuid(id) || !(await connections.remove(account.id, id))) throw new Failure("notFound");
}

function shown({ portfolioChangedAt, connectedAt, fetchedAt, leftOut, ...rest }: StoredConnection): BrokerConnection {
  return {
    ...rest,
    leftOut: [...leftOut],
    isAsFetched: portfolioChangedAt.getTime() === fetchedAt.getTime(),
    connectedAt: connectedAt.toISOString(),
    fetchedAt: fetchedAt.toISOString(),
  };
}

const useCases = { connect, fetchAgain, list, disconnect };

/** The use cases of connected brokers. */
export type BrokerUseCases = Bound<typeof useCases>;

/** Binds the use cases to their context. `open` throws while what is kept cannot be reached. */
export const brokersIn = (open: () => Promise<BrokerContext>): BrokerUseCases => bindContext(open, useCases);
