import type { AttemptFailure, DeliveryState, WebhookEvent } from "../contracts/webhooks.ts";
import type { WrittenEvent } from "../contracts/written-event.ts";

/** What signs for an endpoint; null where no key of the installation opens the sealed text. */
export type Secrets = { secret: string | null; former: { secret: string | null; until: Date } | null };

export type Endpoint = Secrets & {
  id: string;
  address: string;
  events: WebhookEvent[];
  isPaused: boolean;
  disabledAt: Date | null;
  createdAt: Date;
};

export type Attempt = {
  number: number;
  begunAt: Date;
  milliseconds: number;
  status: number | null;
  failure: AttemptFailure | null;
  excerpt: string | null;
};

export type KeptDelivery = {
  id: string;
  event: string;
  state: DeliveryState;
  queuedAt: Date;
  nextAttemptAt: Date | null;
  body: string;
  /** The last first. */
  attempts: Attempt[];
};

/** A delivery whose turn has come, under a lease; `number` counts all attempts, `tries` those of this round, with the one that begins. */
export type DueDelivery = {
  id: string;
  event: string;
  body: string;
  number: number;
  tries: number;
  endpoint: Pick<Endpoint, "id" | "address" | "secret" | "former">;
};

export type EndpointStore = {
  /** The first one first. */
  listOf(accountId: string): Promise<Endpoint[]>;
  add(
    endpoint: Pick<Endpoint, "address" | "events"> & { accountId: string; secret: string; now: Date; most: number },
  ): Promise<{ id: string } | "tooMany">;
  /** What is null stays as it was. Whether this person has that endpoint. */
  change(change: {
    accountId: string;
    id: string;
    address: string | null;
    events: WebhookEvent[] | null;
    isPaused: boolean | null;
  }): Promise<boolean>;
  /** The present secret signs beside the new one until then. */
  rotate(rotation: { accountId: string; id: string; secret: string; until: Date }): Promise<boolean>;
  /** With its deliveries. */
  remove(accountId: string, id: string): Promise<boolean>;
};

export type DeliveryStore = {
  /** The last first. */
  deliveriesOf(accountId: string, endpointId: string, limit: number): Promise<KeptDelivery[]>;
  /** Queues an event for one endpoint, whatever it hears of; null when this person has no such endpoint. */
  queueFor(queued: { accountId: string; id: string; event: WrittenEvent; now: Date }): Promise<{ id: string } | null>;
  /** Begins its attempts anew, under the same id; one that is being sent stays as it is. False: this person has none. */
  replay(replayed: { accountId: string; id: string; now: Date }): Promise<boolean>;
};

export type DeliveryQueue = {
  /** Takes what has been due longest, for none of the endpoints that are busy; no other process takes it during its lease. */
  take(wanted: { now: Date; leaseUntil: Date; busy: readonly string[] }): Promise<DueDelivery | null>;
  /** Keeps the attempt and the state after it; nothing when the lease has passed to another. */
  ended(end: {
    id: string;
    attempt: Attempt;
    state: "sent" | "retry" | "dead";
    nextAttemptAt: Date | null;
    isGone: boolean;
  }): Promise<void>;
};

export type FilingWatchStore = {
  /** Companies of whose filings some active endpoint hears. */
  tickersHeard(): Promise<string[]>;
  /** Keeps the newest filing, and queues the event where an earlier one was known; whether it is new. */
  noteFiling(noted: { ticker: string; filedAt: string; event: WrittenEvent; now: Date }): Promise<boolean>;
};

/** Dependencies of what a person does with their endpoints. */
export type WebhookContext = {
  now(): Date;
  endpoints: EndpointStore;
  deliveries: DeliveryStore;
  /** The address in its usual spelling; throws `webhookAddressRefused` for one that must not be asked. */
  checkedAddress(typed: string): Promise<string>;
  /** `whsec_` and 256 bits of chance. */
  freshSecret(): string;
};
