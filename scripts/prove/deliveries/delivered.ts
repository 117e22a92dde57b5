import type { Database } from "../../../app/database/open-database.ts";
import { minutesBetweenChecks } from "../../../app/features/watchlist/contracts/watchlist.ts";
import { eventIn } from "../../../app/features/webhooks/contracts/written-event.ts";

export type Delivered = {
  /** Runs of jobs, by schedule and by hand, and alerts that have fired. */
  runs: number;
  alerts: number;
  /** Different mails and events that have arrived. */
  mails: number;
  events: number;
  /** Runs and alerts that were not done, and mails and events that never arrived, of which no more is to be expected. */
  lost: number;
  /** The same that were still under way when the wait for them ended. */
  unfinished: number;
  /** Mails and events that tell under an id of their own what another has told. */
  doubled: number;
  /** Arrivals under an id that had arrived before. */
  repeatedMails: number;
  repeatedEvents: number;
  /** Messages whose signature does not hold. */
  forged: number;
};

type Arrived = {
  mails: readonly { messageId: string }[];
  told: readonly { id: string; isGenuine: boolean; isTaken: boolean }[];
};

/** How the wait for the rest ended. */
export type Ended = {
  /** By the clock of the servers. */
  at: Date;
  /** Whether more was done until the last moment: what is due waits for its turn then, and is lost where nothing moves any more. */
  isMoving: boolean;
};

const beingDone = {
  runs: ["queued", "running", "retry"],
  events: ["queued", "sending", "retry"],
} as const;
const A_MINUTE = 60_000;
/** A run or an alert that is done leaves a mail and an event to be sent: less than was left before. */
const LEFT_BY_ONE = 3;

type Waiting = { id: string; nextAt: Date | null };

/** What has not been done yet, each with the moment of its next turn. */
async function waitingIn({ kysely }: Database) {
  const runs = await kysely
    .selectFrom("job_runs")
    .select(["id", "next_attempt_at as nextAt"])
    .where("state", "in", beingDone.runs)
    .execute();
  const alerts = await kysely.selectFrom("alerts").select(["id", "checked_at"]).where("fired_at", "is", null).execute();
  const events = await kysely
    .selectFrom("webhook_deliveries")
    .select(["id", "next_attempt_at as nextAt"])
    .where("state", "in", beingDone.events)
    .execute();
  const mails = await kysely
    .selectFrom("outbox")
    .select(["id", "next_attempt_at as nextAt"])
    .where("sent_at", "is", null)
    .where("next_attempt_at", "is not", null)
    .execute();
  const nextTurn = (checkedAt: Date | null) =>
    checkedAt && new Date(checkedAt.getTime() + minutesBetweenChecks * A_MINUTE);
  return { runs, alerts: alerts.map(({ id, checked_at }) => ({ id, nextAt: nextTurn(checked_at) })), events, mails };
}

/** How much is left to be done: nothing at 0, and less after everything that is done. */
export async function workLeftIn(database: Database): Promise<number> {
  const { runs, alerts, events, mails } = await waitingIn(database);
  return LEFT_BY_ONE * (runs.length + alerts.length) + events.length + mails.length;
}

/** What the database says was asked for, against what the receivers and the mail server were given. */
export async function deliveredIn(database: Database, { mails, told }: Arrived, ended: Ended): Promise<Delivered> {
  const { kysely } = database;
  const runs = await kysely.selectFrom("job_runs").select(["id", "state"]).execute();
  const alerts = await kysely.selectFrom("alerts").select(["id", "fired_at"]).execute();
  const outbox = await kysely.selectFrom("outbox").select("id").execute();
  const deliveries = await kysely.selectFrom("webhook_deliveries").select(["id", "body"]).execute();
  const done = runs.filter(({ state }) => state === "done");
  const fired = alerts.filter(({ fired_at }) => fired_at !== null);
  const subjects = deliveries.map(({ body }) => subjectOf(body));
  const arrivedMails = mails.map(({ messageId }) => messageId.replace(/^<|@.*$/g, ""));
  const taken = told.flatMap(({ id, isTaken }) => (isTaken ? [id] : []));
  // Each run and each alert is one mail to its owner, and one event at the owner's endpoint.
  const asked = done.length + fired.length;
  const [distinctMails, distinctEvents] = [new Set(arrivedMails), new Set(taken)];
  const missing = [
    ...runs.filter(({ state }) => state !== "done"),
    ...alerts.filter(({ fired_at }) => fired_at === null),
    ...outbox.filter(({ id }) => !distinctMails.has(id)),
    ...deliveries.filter(({ id }) => !distinctEvents.has(id)),
  ];
  const underWay = idsUnderWay(Object.values(await waitingIn(database)).flat(), ended);
  const unfinished = missing.filter(({ id }) => underWay.has(id)).length;
  const neverQueued = Math.max(0, asked - outbox.length) + Math.max(0, asked - new Set(subjects).size);
  return {
    ...{ runs: done.length, alerts: fired.length, mails: distinctMails.size, events: distinctEvents.size },
    ...{ lost: missing.length - unfinished + neverQueued, unfinished },
    doubled: Math.max(0, outbox.length - asked) + subjects.length - new Set(subjects).size,
    repeatedMails: arrivedMails.length - distinctMails.size,
    repeatedEvents: taken.length - distinctEvents.size,
    forged: told.filter(({ isGenuine }) => !isGenuine).length,
  };
}

/** Of what waits, what still comes: all of it while more is done, and otherwise that whose next turn is ahead. */
const idsUnderWay = (waiting: readonly Waiting[], { at, isMoving }: Ended): ReadonlySet<string> =>
  new Set(waiting.flatMap(({ id, nextAt }) => (isMoving || (nextAt !== null && nextAt > at) ? [id] : [])));

/** The run or the alert that an event is about. */
function subjectOf(body: string): string {
  const { type, data } = eventIn(body);
  if (type === "job.finished") return `run ${data.run}`;
  return type === "alert.gap" ? `alert ${data.alert}` : type;
}
