import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { createMarketData } from "@valora/market-data";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { placesOf } from "../database/every-table-contract.ts";
import { type Database, openDatabase } from "../database/open-database.ts";
import { wholeScope } from "../features/accounts/contracts/key-scope.ts";
import { secrets } from "../features/accounts/security/secrets.ts";
import { accountStore } from "../features/accounts/stores/account-store.ts";
import { apiKeyStore } from "../features/accounts/stores/api-key-store.ts";

// Two servers, two processes, one PostgreSQL: what is limited is limited for both together.
const postgresUrl = process.env.VALORA_TEST_DATABASE_URL ?? null;
const script = fileURLToPath(new URL("./serving-process-contract.ts", import.meta.url));
const HOUR = 3_600_000;
const tickers = createMarketData().bundledTickers();

describe.skipIf(postgresUrl === null)("two servers on one PostgreSQL", () => {
  const name = `two_servers_${process.pid}`;
  const url = Object.assign(new URL(postgresUrl ?? "postgresql://none"), { pathname: `/${name}` }).href;
  const folder = mkdtempSync(join(tmpdir(), "valora-two-servers-"));
  const running: ChildProcess[] = [];
  let administered: Database;
  let database: Database;
  let addresses: readonly string[] = [];

  async function started(clockInMilliseconds = 0): Promise<string> {
    const errand = { databaseUrl: url, folder: join(folder, String(running.length)), clockInMilliseconds };
    const child = spawn(process.execPath, ["--conditions=source", script, JSON.stringify(errand)], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    running.push(child);
    const [line] = (await once(createInterface({ input: child.stdout }), "line")) as [string];
    return line;
  }
  beforeAll(async () => {
    administered = await openDatabase({ url: postgresUrl, folder: "" });
    await sql`create database ${sql.ref(name)}`.execute(administered.kysely);
    database = await openDatabase({ url, folder: "" });
    await database.ready;
    addresses = [await started(), await started()];
  });
  afterAll(async () => {
    for (const child of running) child.kill("SIGKILL");
    await database.close();
    await sql`drop database ${sql.ref(name)} with (force)`.execute(administered.kysely);
    await administered.close();
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    for (const table of ["plan_uses", "paces"] as const) await database.kysely.deleteFrom(table).execute();
  });

  type From = Readonly<Record<string, string>>;
  const fromAddress = (address: string): From => ({ "X-Forwarded-For": address });
  /** So many different companies at the same moment, half of them at each server; how many answers of each kind. */
  async function ask(count: number, headers: From, at = addresses): Promise<Readonly<Record<string, number>>> {
    const answers = await Promise.all(
      Array.from({ length: count }, async (_, index) => {
        const asked = `${at[index % at.length]}/api/v1/analysis?ticker=${tickers[index]}`;
        const response = await fetch(asked, { headers });
        const { code = "answered" } = (await response.json()) as { code?: string };
        return code;
      }),
    );
    const kinds = [...new Set(answers)].sort();
    return Object.fromEntries(kinds.map((kind) => [kind, answers.filter((each) => each === kind).length]));
  }
  /** As if a caller had opened so many other companies, the last of them hours ago. */
  const haveOpened = (count: number) =>
    sql`
      update plan_uses set tickers = array(select 'OPEN' || n from generate_series(1, ${count}::int) as n),
      latest_at = latest_at - interval '3 hours'
    `.execute(database.kysely);

  /** An account made without a mail, and a key of it. */
  async function newAccount(email: string) {
    const people = accountStore(database.kysely);
    const now = new Date();
    await people.keepSignUp({
      email,
      displayName: "Ana",
      passwordHash: "scrypt$none",
      language: "es",
      ageDeclaredAt: now,
      tokenHash: secrets.fresh(),
      expiresAt: new Date(now.getTime() + HOUR),
    });
    const account = await people.confirmLatestSignUp({ email, at: now, by: null });
    const key = `valora_${secrets.fresh()}`;
    const kept = { name: "program", keyHash: secrets.hashOf(key), ending: key.slice(-4), now, most: 10 };
    await apiKeyStore(database.kysely).add({ accountId: account?.id ?? "", scope: wholeScope, ...kept });
    return { id: account?.id ?? "", headers: { Authorization: `Bearer ${key}` } };
  }

  it("open one new company a minute and ten a day, when fifty ask at once at both servers", async () => {
    const ana = await newAccount("ana@test.example");
    for (const who of [fromAddress("203.0.113.5"), ana.headers]) {
      await sql`delete from plan_uses`.execute(database.kysely);
      expect(await ask(50, who)).toEqual({ answered: 1, minuteQuotaExceeded: 49 });
      for (const [open, answered] of [
        [8, 1],
        [9, 1],
        [10, 0],
      ] as const) {
        await haveOpened(open);
        expect((await ask(50, who)).answered ?? 0, `${open} are open`).toBe(answered);
      }
    }
  });

  it("open what is open from memory for a minute, and no new company beyond the plan", async () => {
    const who = fromAddress("203.0.113.8");
    for (const at of addresses) for (const _ of [1, 2, 3]) expect(await ask(1, who, [at])).toEqual({ answered: 1 });
    // As if a third process had given it back: what the two have been told stays open there, until their leases end.
    await sql`update plan_uses set tickers = array['OPEN']`.execute(database.kysely);
    for (const at of addresses) expect(await ask(1, who, [at])).toEqual({ answered: 1 });
    const { answered = 0 } = await ask(50, who);
    expect(answered, "the one that is leased, and no new one in its minute").toBe(1);
    const kept = await database.kysely.selectFrom("plan_uses").select("tickers").execute();
    expect(kept).toEqual([{ tickers: ["OPEN"] }]);
  });

  it("stay limited where a clock is set back by an hour", async () => {
    const late = [await started(-HOUR)];
    const pace = fromAddress("203.0.113.6");
    expect(await ask(1, pace)).toEqual({ answered: 1 });
    await sql`update plan_uses set tickers = array['OPEN']`.execute(database.kysely);
    expect(await ask(50, pace, late)).toEqual({ minuteQuotaExceeded: 50 });
    await haveOpened(10);
    expect(await ask(50, pace, late)).toEqual({ dailyQuotaExceeded: 50 });
    const mails = async (at: string) => {
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) => resetAt(at, `203.0.113.${100 + index}`)),
      );
      return answers.filter((status) => status === 200).length;
    };
    expect(await mails(addresses[0] ?? "")).toBe(5);
    expect(await mails(late[0] ?? "")).toBe(0);
  });

  const resetAt = async (address: string, from: string) => {
    const response = await fetch(`${address}/api/v1/auth/reset-request`, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...fromAddress(from) },
      body: JSON.stringify({ email: "eve@test.example" }),
    });
    await response.text();
    return response.status;
  };

  it("mail five times an hour to one person, though fifty ask from fifty places", async () => {
    await newAccount("eve@test.example");
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => resetAt(addresses[index % 2] ?? "", `198.51.100.${index}`)),
    );
    expect(answers.filter((status) => status === 200)).toHaveLength(5);
    expect(answers.filter((status) => status === 429)).toHaveLength(45);
    const mails = database.kysely.selectFrom("outbox").select("id").where("recipient", "=", "eve@test.example");
    await expect.poll(async () => (await mails.execute()).length).toBe(5);
  });

  it("leave nothing of a person who goes, in any table or file, and know their key and session no more", async () => {
    const [first = "", second = ""] = addresses;
    const email = "zoe.leaves@test.example";
    const send = (method: string, path: string, body: object, headers: From = {}) =>
      fetch(`${first}/api/v1${path}`, {
        method,
        headers: { "Content-Type": "application/json", ...fromAddress("203.0.113.9"), ...headers },
        body: JSON.stringify(body),
      });
    const password = "correct horse battery 9";
    await send("POST", "/auth/sign-up", { email, password, displayName: "Zoe", isOldEnough: true });
    const mail = await database.kysely.selectFrom("outbox").select("text").where("recipient", "=", email).execute();
    const token = /token=([\w-]{43})/.exec(mail[0]?.text ?? "")?.[1];
    expect((await send("POST", "/auth/confirm", { token })).status).toBe(200);
    const entered = await send("POST", "/auth/sign-in", { email, password });
    const { id } = (await entered.json()) as { id: string };
    const session = {
      Cookie: entered.headers
        .getSetCookie()
        .map((cookie) => cookie.split(";")[0])
        .join("; "),
    };
    const { key } = (await (await send("POST", "/me/keys", { name: "mine" }, session)).json()) as { key: string };
    const byKey = { Authorization: `Bearer ${key}` };
    await (await fetch(`${second}/api/v1/analysis?ticker=KO`, { headers: byKey })).text();
    await send("POST", "/contact", { email, subject: "A number", message: "It is mine, and I wait." }, byKey);
    await send("POST", "/auth/reset-request", { email });
    const tables = async () => (await placesOf(database.kysely, [email, id])).map((place) => place.split(":")[0]);
    const expected = ["accounts", "api_keys", "conversations", "history_entries", "outbox", "password_resets"];
    await expect.poll(tables).toEqual(expect.arrayContaining([...expected, "plan_uses", "sessions", "known_devices"]));

    expect((await send("DELETE", "/me", { password }, session)).status).toBe(204);
    expect(await placesOf(database.kysely, [email, id, secrets.hashOf(email), secrets.hashOf(key)])).toEqual([]);
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
    const kept = files.map(({ parentPath, name: file }) => readFileSync(join(parentPath, file), "latin1"));
    expect(kept.filter((text) => text.includes(email) || text.includes(id))).toEqual([]);
    for (const headers of [session, byKey]) expect((await fetch(`${second}/api/v1/me`, { headers })).status).toBe(401);
  });

  it("keep one history and one ranking, which both show", async () => {
    const ticker = tickers.at(-1) ?? "";
    const { headers } = await newAccount("bea@test.example");
    const [first = "", second = ""] = addresses;
    expect((await fetch(`${first}/api/v1/analysis?ticker=${ticker}`, { headers })).status).toBe(200);
    expect((await fetch(`${second}/api/v1/analysis?ticker=${ticker}`, { headers })).status).toBe(200);
    const read = async (path: string) => (await fetch(`${second}${path}`, { headers })).json();
    await expect.poll(() => read("/api/v1/history")).toMatchObject({ entries: [{ ticker }], next: null });
    const visits = database.kysely.selectFrom("company_visits").select("visitor").where("ticker", "=", ticker);
    await expect.poll(async () => (await visits.execute()).length).toBe(1);
  });
});
