import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { copyDatabaseTo } from "../../../database/copied-database-contract.ts";
import { isDatabaseOfToday, onEachEngine } from "../../../database/each-database-contract.ts";
import { type Database, openDatabase } from "../../../database/open-database.ts";
import { ownDatabase } from "../../../database/own-database-contract.ts";
import { uuidAt } from "../../../database/uuid.ts";
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
      const letters = await letterBox();
      const opened = async <Done>(work: (database: Database) => Promise<Done>) => {
        const database = await openDatabase({ url: own.url, folder });
        await database.ready;
        return work(database).finally(() => database.close());
      };
      const begun = Date.now();
      await opened((database) => queued(database, { receivers, begun, count }));
      const hosts = receivers.map(({ host }) => host);
      const errand = { url: own.url, folder, hosts, smtp: letters.url, begun, speed: SPEED };
      const told = () => receivers.flatMap(({ received }) => received.map(({ body }) => runOf(body)));
      const hasAll = () => new Set(told()).size >= count && new Set(letters.ids).size >= count;
      const kills = await killedAtRandom(errand, hasAll);

      const { runs, mails, deliveries } = await opened(async ({ kysely }) => ({
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
      const [sentTwice, toldTwice] = [
        letters.ids,
        receivers.flatMap(({ received }) => received.map(({ id }) => id)),
      ].map((ids) => ids.length - new Set(ids).size);
      expect(kills).toBeGreaterThan(1);
      expect((sentTwice ?? 0) + (toldTwice ?? 0), `twice after ${kills} kills`).toBeLessThanOrEqual(kills * IN_HAND);
      expect(byHand.every(({ id }) => told().includes(id))).toBe(true);
      if (process.env.KILLS)
        process.stdout.write(
          `${url === null ? "embedded" : "PostgreSQL"}: ${kills} kills, ${ended.length} runs of ${runs.length} ended, ${runs.reduce((sum, { attempts }) => sum + attempts, 0)} attempts, ${sentTwice} mails and ${toldTwice} messages sent twice under their id\n`,
        );
      for (const receiver of receivers) await receiver.close();
      letters.close();
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

/** A mail server that takes everything, and the ids of what it took. */
async function letterBox() {
  const ids: string[] = [];
  const server = createServer((socket) => {
    socket.on("error", () => socket.destroy());
    socket.write("220 test\r\n");
    // A process that is killed resets its connections, which the reader of lines tells once more.
    const lines = createInterface({ input: socket }).on("error", () => socket.destroy());
    let isInside = false;
    lines.on("line", (line) => {
      if (isInside) ids.push(...(/^Message-ID: <([^@]+)@/i.exec(line)?.slice(1) ?? []));
      if (isInside && line !== ".") return;
      isInside = line === "DATA";
      socket.write(isInside ? "354 go on\r\n" : line === "QUIT" ? "221 bye\r\n" : "250 go on\r\n");
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : null;
  return { ids, url: `smtp://127.0.0.1:${port}`, close: () => server.close() };
}

type Errand = {
  url: string | null;
  folder: string;
  hosts: readonly string[];
  smtp: string;
  begun: number;
  speed: number;
};

/** Processes that work, one after the other killed at a random moment and replaced; how many were. */
async function killedAtRandom(errand: Errand, hasAll: () => boolean): Promise<number> {
  // The embedded database has one process only.
  const processes = await Promise.all((errand.url === null ? [1] : [1, 2]).map(() => started(errand)));
  let kills = 0;
  for (; kills < KILLS && !hasAll(); kills += 1) {
    await setTimeout(50 + Math.random() * 400);
    const [killed] = processes.splice(0, 1);
    if (killed) await ended(killed);
    processes.push(await started(errand));
  }
  const until = Date.now() + 100_000;
  while (!hasAll() && Date.now() < until) await setTimeout(100);
  // What was in hand at the last kill is taken again when its lease is over.
  await setTimeout(120_000 / SPEED + 1_000);
  await Promise.all(processes.map(ended));
  return kills;
}

async function ended(child: ChildProcess): Promise<void> {
  child.kill("SIGKILL");
  await once(child, "exit");
}

async function started(errand: Errand): Promise<ChildProcess> {
  const child = spawn(process.execPath, ["--conditions=source", script, JSON.stringify(errand)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  return child;
}

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
