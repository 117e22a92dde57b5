import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { createMarketData } from "@valora/market-data";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { shareCountOf } from "../core/prediction/use-cases/shown-prediction.ts";
import { type Database, openDatabase } from "../database/open-database.ts";
import { ownDatabase } from "../database/own-database-contract.ts";
import { uuidAt } from "../database/uuid.ts";
import { startMailServer } from "../e2e/mail-server.ts";

// Processes of one installation, of which those that lead are killed in the middle of their work: each alert, score and mail happens
// once. LEADING_PROCESSES=4 LEADING_ALERTS=400: the long one.
const postgresUrl = process.env.VALORA_TEST_DATABASE_URL ?? null;
const processes = Number(process.env.LEADING_PROCESSES ?? 2);
const wanted = Number(process.env.LEADING_ALERTS ?? 40);
const script = fileURLToPath(new URL("./serving-process-contract.ts", import.meta.url));
const marketData = createMarketData();
const tickers = marketData.bundledTickers();
/** A day on which the included prices are of today. */
const today = new Date(`${marketData.asOf}T15:00:00Z`);
const clockInMilliseconds = today.getTime() - Date.now();
const A_MONTH_BEFORE = new Date(today.getTime() - 30 * 86_400_000).toISOString().slice(0, 10);

type Run = { child: ChildProcess; leads: Set<string> };

describe.skipIf(postgresUrl === null)("processes whose leader is killed in the middle of its work", () => {
  const folder = mkdtempSync(join(tmpdir(), "valora-leading-"));
  const runs: Run[] = [];
  let own: Awaited<ReturnType<typeof ownDatabase>>;
  let database: Database;
  let mail: Awaited<ReturnType<typeof startMailServer>>;

  beforeAll(async () => {
    own = await ownDatabase(postgresUrl, "leading");
    database = await openDatabase({ url: own.url, folder: "" });
    await database.ready;
    mail = await startMailServer(0, { pauseInMilliseconds: 15 });
    await addAlerts();
    await addPredictions();
    for (let count = 0; count < processes; count += 1) start();
  });
  afterAll(async () => {
    for (const { child } of runs) child.kill("SIGKILL");
    mail.stop();
    await database.close();
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`
      .execute(database.kysely)
      .catch(() => {});
    await own.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Alerts that are all due, each of a person of its own, on a price that has been crossed. */
  async function addAlerts(): Promise<void> {
    const priced: string[] = [];
    for (const ticker of tickers) {
      const { fundamentals } = await marketData.fundamentalsOf(ticker);
      // An older price says nothing of today, so its alert is not told.
      if (fundamentals.quote?.asOf.startsWith(marketData.asOf)) priced.push(ticker);
    }
    for (let index = 0; index < wanted; index += 1) {
      const id = uuidAt(today);
      const ticker = priced[index % priced.length] ?? "";
      const about = { email: `person${index}@test.example`, display_name: "Ana", password_hash: "scrypt$none" };
      await database.kysely
        .insertInto("accounts")
        .values({ id, ...about, role: "user", language: "en", created_at: today, age_declared_at: today })
        .execute();
      await database.kysely
        .insertInto("watched_companies")
        .values({ id: uuidAt(today), account_id: id, ticker, added_at: today })
        .execute();
      const { fundamentals } = await marketData.fundamentalsOf(ticker);
      const { currency = "USD" } = fundamentals.quote ?? {};
      const condition = { measure: "price", direction: "below", threshold: 90_000_000, currency };
      const state = { state: "armed", basis: "[null]", is_muted: false, mute_key: randomUUID() } as const;
      const read = { read_as_of: null, checked_at: null, fired_at: null };
      await database.kysely
        .insertInto("alerts")
        .values({
          ...{ id: uuidAt(today), account_id: id, ticker, condition: JSON.stringify(condition), created_at: today },
          ...state,
          ...read,
        })
        .execute();
    }
  }

  /** Predictions of a month ago, whose horizon has come. */
  async function addPredictions(): Promise<void> {
    for (const ticker of tickers.slice(0, 10)) {
      const { fundamentals } = await marketData.fundamentalsOf(ticker);
      const shares = shareCountOf(fundamentals) ?? 1;
      const currency = fundamentals.quote?.currency ?? fundamentals.currency;
      await database.kysely
        .insertInto("predictions")
        .values({
          ...{ id: uuidAt(today), shown_at: today, ticker, model_version: "1", currency, shares },
          ...{ low: 1, middle: 2, high: 3, price: 2, price_as_of: A_MONTH_BEFORE },
        })
        .execute();
    }
  }

  function start(): void {
    const errand = {
      databaseUrl: own.url,
      folder: join(folder, String(runs.length)),
      clockInMilliseconds,
      logLevel: "info",
      smtpUrl: `smtp://127.0.0.1:${mail.port}`,
    };
    const child = spawn(process.execPath, ["--conditions=source", script, JSON.stringify(errand)], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const run: Run = { child, leads: new Set() };
    runs.push(run);
    createInterface({ input: child.stdout }).on("line", (line) => {
      const job = /"job":"(\w+)"/.exec(line)?.[1];
      if (job !== undefined) run.leads.add(job);
    });
  }
  const living = () => runs.filter(({ child }) => child.exitCode === null && child.signalCode === null);
  /** Kills the process that leads in a job, and starts another in its place. */
  async function killLeader(job: string): Promise<void> {
    const leader = await vi.waitFor(() => {
      const leaders = living().filter(({ leads }) => leads.has(job));
      if (leaders.length !== 1) throw new Error(`${leaders.length} lead in ${job}`);
      return leaders[0];
    });
    leader?.child.kill("SIGKILL");
    start();
  }
  const countOf = async (from: ReturnType<typeof sql>): Promise<number> => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${from}`.execute(database.kysely);
    return rows[0]?.count ?? 0;
  };
  const fired = () => countOf(sql`alerts where fired_at is not null`);
  const reached = (count: () => number | Promise<number>, least: number) =>
    expect.poll(async () => (await count()) >= least, { timeout: 240_000, interval: 10 }).toBe(true);

  it("each alert is told once, each prediction is scored once, each mail arrives once but for one in each killed hand", async () => {
    await reached(fired, wanted / 3);
    await killLeader("alerts");
    // The alert in the hand of the killed process waits for the next quarter of an hour; the others do not.
    await reached(fired, wanted - 1);
    await reached(() => mail.mails.length, wanted / 2);
    await killLeader("mail");
    // As if the quarter of an hour, of the alert and of the job, and the two minutes of a mail in a killed hand, were over.
    await sql`update alerts set checked_at = null where fired_at is null`.execute(database.kysely);
    await sql`delete from repeated_jobs where job = 'alerts'`.execute(database.kysely);
    if ((await fired()) < wanted) await killLeader("alerts");
    await reached(fired, wanted);
    await sql`update outbox set next_attempt_at = ${today} where sent_at is null`.execute(database.kysely);
    await reached(() => countOf(sql`outbox where sent_at is not null`), wanted);

    expect(await countOf(sql`outbox`), "mails that were written").toBe(wanted);
    const recipients = mail.mails.flatMap((each) => each.recipients);
    expect(new Set(recipients).size).toBe(wanted);
    expect(new Set(mail.mails.map(({ messageId }) => messageId)).size, "mails that arrived").toBe(wanted);
    const killed = runs.length - living().length;
    const again = mail.mails.length - wanted;
    process.stdout.write(
      `${processes} processes, ${killed} killed: ${wanted} mails, ${again} again under their own id\n`,
    );
    expect(again).toBeLessThanOrEqual(killed);
    expect(await countOf(sql`prediction_scores where horizon = 'oneMonth'`)).toBe(10);
    expect(await countOf(sql`screened_companies`), "one edition, valued once").toBeLessThanOrEqual(tickers.length);
  }, 900_000);
});
