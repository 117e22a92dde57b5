import type { ColumnType, Generated } from "kysely";
import type { Weekday } from "../contracts/digest-schedule.ts";
import type { MailedEvent } from "../contracts/mailed-events.ts";
import type { AttemptFailure, DeliveryState, EndpointKind, WebhookEvent } from "../contracts/webhooks.ts";

/** Sealed as the present one; until when it signs. */
export type EarlierSecret = { secret: string; until: string };

export type WebhookTables = {
  webhook_endpoints: {
    id: string;
    account_id: string;
    kind: Generated<EndpointKind>;
    address: string;
    /** Chat, topic or room of a channel. */
    destination: Generated<string | null>;
    events: WebhookEvent[];
    /** Sealed: what signs, or the token of a channel, empty where it has none. */
    secret: string;
    /** Signs too until that moment; both or neither. */
    former_secret: Generated<string | null>;
    former_until: Generated<Date | null>;
    /** Those before it that sign too, the newest first. */
    earlier_secrets: ColumnType<readonly EarlierSecret[], string | undefined, string>;
    is_paused: Generated<boolean>;
    /** Told with the digest. */
    is_gathered: Generated<boolean>;
    /** When its receiver answered that it is gone. */
    disabled_at: Generated<Date | null>;
    created_at: Date;
  };
  webhook_deliveries: {
    id: string;
    endpoint_id: string;
    event: string;
    body: string;
    state: DeliveryState;
    /** All attempts; it also tells the holder of a lease from one that came too late. */
    attempts: Generated<number>;
    /** Those since it was queued or replayed, by which the waits are chosen. */
    tries: Generated<number>;
    queued_at: Date;
    /** While sending: when the lease is over. Null: no further attempt, or it waits for the digest. */
    next_attempt_at: Date | null;
  };
  webhook_attempts: {
    delivery_id: string;
    number: number;
    begun_at: Date;
    milliseconds: number;
    status: number | null;
    failure: AttemptFailure | null;
    excerpt: string | null;
  };
  /** When what waits for the digest of a person is sent; made when something waits for the first time. */
  digests: {
    account_id: string;
    /** Those that wait for its mail. */
    events: MailedEvent[];
    days: Weekday[];
    hour: number;
    time_zone: string;
    next_at: Date;
    /** Opens the page that ends its mails. */
    stop_key: string;
  };
  /** What waits for the mail of a digest. */
  gathered_events: { id: string; account_id: string; event: MailedEvent; body: string; gathered_at: Date };
  /** The newest filing of a company of which readers are told, as an ISO date, and its accounts as compressed JSON. */
  known_filings: { ticker: string; filed_at: string; accounts: Uint8Array | null };
};
