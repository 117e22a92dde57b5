import type { NotedPrice } from "../../../core/lists/use-cases/noted-price.ts";
import type { WrittenEvent } from "../../webhooks/contracts/written-event.ts";
import type { EventMail } from "../../webhooks/use-cases/webhook-context.ts";
import type { Alert, AlertCondition, AlertState } from "../contracts/watchlist.ts";

export type Watched = { id: string; ticker: string; addedAt: Date; ownPrice: NotedPrice | null };

export type KeptAlert = Omit<Alert, "firedAt"> & { firedAt: Date | null };

/** An alert whose turn has come, and whom it would be told. */
export type DueAlert = {
  id: string;
  accountId: string;
  ticker: string;
  condition: AlertCondition;
  state: AlertState;
  /** The assumptions that the state was read with. */
  basis: string;
  /** Of the company, where the person has noted one. */
  ownPrice: NotedPrice | null;
  /** The book of a team that it is of; null: it is on a company that they watch. */
  book: { id: string; name: string; team: { id: string; name: string } } | null;
  muteKey: string;
  recipient: string;
  displayName: string;
  language: string;
};

/** The state in which an alert begins, the assumptions that it was read with, and the day of the price; of none before a reading. */
export type Beginning = { state: AlertState; basis: string; asOf: string | null };

/** The crossing as programs are told of it. */
export type AlertEvent = WrittenEvent<`alert.${AlertCondition["measure"]}`>;

/** A reading for an alert: the assumptions, and the day of the price (ISO). */
export type AlertReading = { alert: DueAlert; basis: string; asOf: string; now: Date };

export type WatchlistStore = {
  /** Newest first. */
  listOf(accountId: string): Promise<Watched[]>;
  idOf(accountId: string, ticker: string): Promise<string | null>;
  /** Adds a company once: one that is watched already stays as it is. */
  add(watched: { accountId: string; ticker: string; now: Date; most: number }): Promise<{ id: string } | "tooMany">;
  /** Null forgets it. Whether this person watches that company. */
  notePrice(noted: { accountId: string; id: string; price: number | null; now: Date }): Promise<boolean>;
  /** With its alerts. */
  remove(accountId: string, id: string): Promise<boolean>;
  /** Oldest first. */
  alertsOf(accountId: string): Promise<KeptAlert[]>;
  /** `unknown`: this person does not watch that company. */
  addAlert(alert: {
    accountId: string;
    ticker: string;
    condition: AlertCondition;
    beginning: Beginning;
    now: Date;
    most: number;
  }): Promise<{ id: string } | "tooMany" | "unknown">;
  /** Another condition begins anew, and one that was muted too. */
  changeAlert(change: {
    accountId: string;
    id: string;
    condition: AlertCondition;
    beginning: Beginning;
    isMuted: boolean | null;
  }): Promise<boolean>;
  removeAlert(accountId: string, id: string): Promise<boolean>;
  /** False for a key of no alert. */
  mute(key: string): Promise<boolean>;
  /** Claims alerts that have not been checked since, each for one process alone (`skip locked`); those of suspended people are left out. */
  takeDue(wanted: { now: Date; checkedBefore: Date; most: number }): Promise<DueAlert[]>;
  /** Tells it: mail and event are queued together with the new state, or, when another process was first, not at all. */
  fire(reading: AlertReading & { mail: EventMail; event: AlertEvent }): Promise<boolean>;
  /** Keeps a new state without telling it; nothing when something has changed meanwhile. */
  settle(reading: AlertReading & { state: AlertState }): Promise<void>;
};
