import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { letterBox } from "../../../core/mail/delivery/letter-box-contract.ts";
import { withDatabase } from "../../../database/between-processes-contract.ts";
import { copyDatabaseTo } from "../../../database/copied-database-contract.ts";
import { isDatabaseOfToday, onEachEngine } from "../../../database/each-database-contract.ts";
import type { Database } from "../../../database/open-database.ts";
import { ownDatabase } from "../../../database/own-database-contract.ts";
import { uuidAt } from "../../../database/uuid.ts";
import { killedAtRandom } from "../../../jobs/killed-processes-contract.ts";
import { type Receiver, startReceiver } from "../../webhooks/delivery/receiver-contract.ts";
import { freshSecret } from "../../webhooks/delivery/signature.ts";

const script = fileURLToPath(new URL("./running-process-contract.ts", import.meta.url));
const SPEED = 60;
/** More by hand: KILLS=200. */
const KILLS = Number(process.env.KILLS ?? 5);
const PEOPLE = 6;
/** Enough that runs are under way at every kill: two processes on PostgreSQL end some thirty between two of them. */
const runsOn = (url: string | null) => PEOPLE * Math.max(10, KILLS * (url === null ? 1 : 7));
/** What a process may have in hand when it is killed: one mail, and as many webhooks as it sends at once. */
const IN_HAND = 21;

onEachEngine("processes that are killed while they run jobs", (url) => {
  it.runIf(isDatabaseOfToday(url))(
    "lose no run, end each once, and deliver each once but for what was in hand, under the same id",
    {
      timeout: 120_000 + KILLS * 6_000,
    },
    async () => {
      const count = runsOn(url);
      const folder = mkdtempSync(join(tmpdir(), "valora-killed-"));
      const own = await ownDatabase(url, "killed_runs");
      if (url === null) await copyDatabaseTo(folder);
      const receivers = await receiversOf();
      const box = await letterBox();
      const place = { url: own.url, folder };
      const begun = Date.now();
      await withDatabase(place, (database) => queued(database, { receivers, begun, count }));
      const hosts = receivers.map(({ host }) => host);
      const errand = { url: own.url, folder, hosts, smtp: box.url, begun, speed: SPEED };
      const told = () => receivers.flatMap(({ received }) => received.map(({ body }) => runOf(body)));
      const ids = () => box.letters.map(({ id }) => id);
      const hasAll = () => new Set(told()).size >= count && new Set(ids()).size >= count;
      const killing = { script, errand, kills: KILLS, longest: 400, lease: 120_000 / SPEED };
      const kills = await killedAtRandom({ ...killing, hasAll });

      const { runs, mails, deliveries } = await withDatabase(place, async ({ kysely }) => ({
        runs: await kysely.selectFrom("job_runs").selectAll().execute(),
        mails: await kysely.selectFrom("outbox").select(["id", "sent_at"]).execute(),
        deliveries: await kysely.selectFrom("webhook_deliveries").select(["id", "state", "body"]).execute(),
      }));
      const byHand = runs.filter((run) => run.is_by_hand);
      expect(byHand.map(({ state }) => state)).toEqual(Array(count).fill("done"));
      const ended = runs.filter(({ state }) => state === "done");
      // Each moment of a schedule is one run.
      expect(new Set(runs.map((run) => `${run.job_id} ${run.due_at.toISOString()} ${run.is_by_hand}`)).size).toBe(
        runs.length,
      );
      expect(runs.length - byHand.length, "runs by schedule").toBeGreaterThan(0);
      // One mail and one message of each run, whatever was killed.
      expect(new Set(ended.map(({ mail_id }) => mail_id)).size).toBe(ended.length);
      expect(mails).toHaveLength(ended.length);
      expect(deliveries.map(({ body }) => runOf(body)).toSorted()).toEqual(ended.map(({ id }) => id).toSorted());
      const [sentTwice, toldTwice] = [ids(), receivers.flatMap(({ received }) => received.map(({ id }) => id))].map(
        (ids) => ids.length - new Set(ids).size,
      );
      expect(kills).toBeGreaterThan(1);
      expect((sentTwice ?? 0) + (toldTwice ?? 0), `twice after ${kills} kills`).toBeLessThanOrEqual(kills * IN_HAND);
      expect(byHand.every(({ id }) => told().includes(id))).toBe(true);
      if (process.env.KILLS)
        process.stdout.write(
          `${url === null ? "embedded" : "PostgreSQL"}: ${kills} kills, ${ended.length} runs of ${runs.length} ended, ${runs.reduce((sum, { attempts }) => sum + attempts, 0)} attempts, ${sentTwice} mails and ${toldTwice} messages sent twice under their id\n`,
        );
      for (const receiver of receivers) await receiver.close();
      box.close();
      await own.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  );
});

const runOf = (body: string): string => String(JSON.parse(body).data.run);

/** One for each person: quick ones, a slow one, and one that fails every third time. */
const receiversOf = () =>
  Promise.all(
    Array.from({ length: PEOPLE }, (_, index) => {
      let count = 0;
      return startReceiver((response) => {
        count += 1;
        const status = index === 1 && count % 3 === 0 ? 500 : 204;
        globalThis.setTimeout(() => response.writeHead(status).end(), index === 0 ? 120 : 10);
      });
    }),
  );

/** People with a webhook each, with runs by hand that wait, `count` together, and with a job that comes every minute. */
async function queued(
  { kysely }: Database,
  { receivers, begun, count }: { receivers: readonly Receiver[]; begun: number; count: number },
) {
  const at = new Date(begun);
  for (const [index, receiver] of receivers.entries()) {
    const account_id = uuidAt(at);
    const secret = freshSecret();
    receiver.knows(secret);
    await kysely
      .insertInto("accounts")
      .values({
        ...{ id: account_id, email: `p${index}@test.example`, password_hash: "scrypt$", display_name: "Ana" },
        ...{ role: "user", plan: "pro", language: "es", theme: null, created_at: at, age_declared_at: at },
        suspended_at: null,
      })
      .execute();
    await kysely
      .insertInto("webhook_endpoints")
      .values({
        ...{ id: uuidAt(at), account_id, address: receiver.address, events: ["job.finished"], secret },
        created_at: at,
      })
      .execute();
    const job = {
      ...{ account_id, name: "Drinks", question: "", time_zone: "Europe/Madrid", created_at: at },
      companies: JSON.stringify({ kind: "watchlist" }),
      deliveries: JSON.stringify({ mail: "csv", webhook: true, file: "csv" }),
    };
    const [byHand, scheduled] = [uuidAt(at), uuidAt(at)];
    await kysely
      .insertInto("jobs")
      .values([
        { ...job, id: byHand, cron: "0 0 1 1 *", next_run_at: new Date(begun + 365 * 86_400_000) },
        { ...job, id: scheduled, cron: "*/20 * * * *", next_run_at: at },
      ])
      .execute();
    const own = Array.from({ length: count / PEOPLE }, (_, place) => ({
      ...{ id: uuidAt(at), job_id: byHand, due_at: new Date(begun - place), is_by_hand: true },
      ...{ state: "queued" as const, next_attempt_at: at },
    }));
    await kysely.insertInto("job_runs").values(own).execute();
  }
}
