import type { PageAsked } from "../../../core/shared/contracts/pages.ts";
import type { NextRuns } from "../../jobs/use-cases/read-schedule.ts";
import type { DigestSchedule } from "../contracts/digest-schedule.ts";
import type { MailedEvent } from "../contracts/mailed-events.ts";
import type { AttemptFailure, DeliveryState, EndpointKind, WebhookEvent } from "../contracts/webhooks.ts";
import type { WrittenEvent } from "../contracts/written-event.ts";
import type { SeenAccounts } from "./filing-change.ts";

/** What signs for an endpoint, or the token of a channel, empty where it has none; null where no key of the installation opens the sealed text. */
export type Secrets = { secret: string | null; former: readonly FormerSecret[] };

/** A secret before the present one, which signs too until a moment of its own; the newest comes first. */
export type FormerSecret = { secret: string | null; until: Date };

export type Endpoint = Secrets & {
  id: string;
  kind: EndpointKind;
  address: string;
  /** Chat, topic or room; null where the kind has none. */
  destination: string | null;
  events: WebhookEvent[];
  /** Told with the digest. */
  isGathered: boolean;
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
  endpoint: Pick<Endpoint, "id" | "kind" | "address" | "destination" | "secret" | "former">;
  /** Of its owner. */
  language: string;
};

export type EndpointStore = {
  /** The first one first. */
  listOf(accountId: string): Promise<Endpoint[]>;
  add(
    endpoint: Pick<Endpoint, "kind" | "address" | "destination" | "events" | "isGathered"> & {
      accountId: string;
      secret: string;
      now: Date;
      most: number;
    },
  ): Promise<{ id: string } | "tooMany">;
  /** What is null stays as it was; one that is no longer told with the digest is told now what waits. Whether this person has that endpoint. */
  change(change: {
    accountId: string;
    id: string;
    address: string | null;
    destination: string | null;
    secret: string | null;
    events: WebhookEvent[] | null;
    isGathered: boolean | null;
    isPaused: boolean | null;
    now: Date;
  }): Promise<boolean>;
  /** The present secret signs beside the new one until then; those before it as long as they would have. */
  rotate(rotation: { accountId: string; id: string; secret: string; now: Date; until: Date }): Promise<boolean>;
  /** With its deliveries. */
  remove(accountId: string, id: string): Promise<boolean>;
};

export type DeliveryStore = {
  /** The last first. */
  deliveriesOf(accountId: string, endpointId: string, page: PageAsked): Promise<KeptDelivery[]>;
  /** Whether a delivery is one of this endpoint. */
  isOf(endpointId: string, id: string): Promise<boolean>;
  /** Queues an event for one endpoint, also one that is not subscribed to it; null when this person has no such endpoint. */
  queueFor(queued: { accountId: string; id: string; event: WrittenEvent; now: Date }): Promise<{ id: string } | null>;
  /** Restarts its attempts under the same id; a delivery that is being sent stays as it is. False: this person has none. */
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
  /** Makes due what waits for a moment farther ahead than its tries allow; says how many. */
  bringBack(wrong: { now: Date; longest: readonly number[] }): Promise<number>;
};

/**
 * The mail of an event, or of a digest; `stopAddress`: the page that ends such mails, in full; `commentId`: the comment that it is about, which
 * its reader must still see when it is sent.
 */
export type EventMail = { subject: string; text: string; stopAddress?: string | null; commentId?: string | null };

/** When a digest is sent, and when it is sent next. */
export type KeptSchedule = DigestSchedule & { nextAt: Date };

/** An event that waits for a digest; `muteKey` of its alert, where that is still there. */
export type GatheredEvent = { body: string; muteKey: string | null };

/** Whom a digest is sent to. */
export type DigestReader = { displayName: string; language: string; timeZone: string; stopKey: string };

export type MailChoiceStore = {
  /** Events of which this person wants no mail, and what waits for the digest; null where nothing has ever waited. */
  choiceOf(accountId: string): Promise<{
    unmailed: readonly MailedEvent[];
    digest: (KeptSchedule & { events: readonly MailedEvent[]; waiting: number }) | null;
  }>;
  /**
   * Keeps a choice; a digest of null stays as it is. Of what waited, that of which no mail is wanted any more goes, and that which no
   * longer waits for the digest is queued as `write` tells it. The moment of a schedule that is the same stays.
   */
  keep(choice: {
    accountId: string;
    unmailed: readonly MailedEvent[];
    digest: (KeptSchedule & { events: readonly MailedEvent[] }) | null;
    write: DigestWriter["mail"];
    now: Date;
  }): Promise<void>;
  /** Makes the schedule of a person who has none. */
  begin(accountId: string, schedule: KeptSchedule): Promise<void>;
  /** Ends the mails of a digest by its key: no mail is wanted any more of what it holds. False for a key of none. */
  stop(key: string): Promise<boolean>;
  /** Ends the mails of one event, at once and with the digest, by the key of a person. False for a key of none. */
  stopOne(key: string, event: MailedEvent): Promise<boolean>;
};

/** What a digest says, written when it is sent. */
export type DigestWriter = {
  mail(reader: DigestReader, events: readonly GatheredEvent[]): Promise<EventMail>;
  /** What a channel is told: one event, or more where one would be too long to be kept. */
  events(endpointId: string, told: { bodies: readonly string[]; timeZone: string; at: Date }): WrittenEvent<"digest">[];
};

type DueDigest = DigestSchedule & { accountId: string; dueAt: Date };

export type DigestQueue = {
  /** Those whose moment has come, the first one first; none of suspended people. */
  due(now: Date, most: number): Promise<DueDigest[]>;
  /** A part of all others, those of the people who come after one. */
  ahead(now: Date, most: number, afterId: string | null): Promise<DueDigest[]>;
  /** Puts the next moment in the place of one that is still the same; whether it was. */
  move(moved: { accountId: string; dueAt: Date; nextAt: Date }): Promise<boolean>;
  /**
   * Moves the schedule on, and queues the mail and what channels are told, with what waited or not at all: one transaction. False where
   * another process was first, or nothing waited.
   */
  send(digest: { accountId: string; dueAt: Date; nextAt: Date; write: DigestWriter; now: Date }): Promise<boolean>;
};

export type FilingWatchStore = {
  /** Companies of whose filings some active endpoint hears. */
  tickersHeard(): Promise<string[]>;
  /** The newest filing that is known of a company, with its accounts where they were kept; null: none was looked at. */
  known(ticker: string): Promise<{ filedAt: string; accounts: SeenAccounts | null } | null>;
  /** Keeps the accounts of a filing that was known without them. */
  keepAccounts(kept: { ticker: string; filedAt: string; accounts: SeenAccounts }): Promise<void>;
  /** Keeps the newest filing with its accounts, and queues the event where an earlier one was known; whether it is new. */
  noteFiling(noted: {
    ticker: string;
    filedAt: string;
    accounts: SeenAccounts;
    event: WrittenEvent;
    now: Date;
  }): Promise<boolean>;
};

/** An event in the words of its reader: short, with the dates of its figures; `link` is null where there is no page of it. */
export type EventMessage = { title: string; lines: readonly string[]; link: { label: string; address: string } | null };

/** What an event says, without its page; `headline`: the title without the company, where it has one. */
export type EventWords = Pick<EventMessage, "title" | "lines"> & { headline?: string };

/** Dependencies of what a person does with their endpoints. */
export type WebhookContext = {
  now(): Date;
  endpoints: EndpointStore;
  deliveries: DeliveryStore;
  mails: MailChoiceStore;
  nextRuns: NextRuns;
  writeDigest: DigestWriter["mail"];
  /** The address in its usual spelling; throws `webhookAddressRefused` for one that must not be asked. */
  checkedAddress(typed: string): Promise<string>;
  /** `whsec_` and 256 bits of chance. */
  freshSecret(): string;
  /** An event as a channel shows it. */
  write(body: string, language: string): Promise<EventMessage>;
};
