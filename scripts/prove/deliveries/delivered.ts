import type { Database } from "../../../app/database/open-database.ts";
import { eventIn } from "../../../app/features/webhooks/contracts/written-event.ts";

export type Delivered = {
  /** Runs of jobs, by schedule and by hand, and alerts that have fired. */
  runs: number;
  alerts: number;
  /** Different mails and events that have arrived. */
  mails: number;
  events: number;
  /** Runs and alerts that were not done, and mails and events that never arrived. */
  lost: number;
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

/** Whether nothing waits any more: no run, no alert, no message, no mail. */
export async function isAllDone({ kysely }: Database): Promise<boolean> {
  const waiting = await Promise.all([
    kysely.selectFrom("job_runs").select("id").where("state", "in", ["queued", "running", "retry"]).execute(),
    kysely.selectFrom("alerts").select("id").where("fired_at", "is", null).execute(),
    kysely.selectFrom("webhook_deliveries").select("id").where("state", "in", ["queued", "sending", "retry"]).execute(),
    kysely
      .selectFrom("outbox")
      .select("id")
      .where("sent_at", "is", null)
      .where("next_attempt_at", "is not", null)
      .execute(),
  ]);
  return waiting.every((rows) => rows.length === 0);
}

/** What the database says was asked for, against what the receivers and the mail server were given. */
export async function deliveredIn({ kysely }: Database, { mails, told }: Arrived): Promise<Delivered> {
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
  const notArrived = [
    outbox.filter(({ id }) => !distinctMails.has(id)).length,
    deliveries.filter(({ id }) => !distinctEvents.has(id)).length,
    Math.max(0, asked - outbox.length),
    Math.max(0, asked - new Set(subjects).size),
  ].reduce((sum, count) => sum + count, 0);
  return {
    ...{ runs: done.length, alerts: fired.length, mails: distinctMails.size, events: distinctEvents.size },
    lost: runs.length - done.length + alerts.length - fired.length + notArrived,
    doubled: Math.max(0, outbox.length - asked) + subjects.length - new Set(subjects).size,
    repeatedMails: arrivedMails.length - distinctMails.size,
    repeatedEvents: taken.length - distinctEvents.size,
    forged: told.filter(({ isGenuine }) => !isGenuine).length,
  };
}

/** The run or the alert that an event is about. */
function subjectOf(body: string): string {
  const { type, data } = eventIn(body);
  if (type === "job.finished") return `run ${data.run}`;
  return type === "alert.gap" ? `alert ${data.alert}` : type;
}
