import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Account } from "../../core/shared/use-cases/caller.ts";
import { copyDatabaseTo } from "../../database/copied-database-contract.ts";
import { onEachEngine } from "../../database/each-database-contract.ts";
import { placesOf } from "../../database/every-table-contract.ts";
import { ownDatabase } from "../../database/own-database-contract.ts";
import { Failure } from "../../failure.ts";
import { openedSession } from "../../features/accounts/use-cases/opened-session-contract.ts";
import { sessionCookie } from "../../http/cookies.ts";
import { type KeyedServer, keyedServer, password } from "./keyed-server-contract.ts";

const MINUTE = 60_000;

onEachEngine("requests with an Idempotency-Key", (url) => {
  const folder = mkdtempSync(join(tmpdir(), "valora-keyed-"));
  let own: Awaited<ReturnType<typeof ownDatabase>>;
  let server: KeyedServer;
  /** Another process on PostgreSQL; the embedded database has one alone. */
  let other: KeyedServer;
  const open = () => keyedServer({ url: own.url, folder });
  beforeAll(async () => {
    own = await ownDatabase(url, "keyed");
    if (own.url === null) await copyDatabaseTo(folder);
    server = await open();
    other = own.url === null ? server : await open();
  });
  afterAll(async () => {
    if (other !== server) await other.close();
    await server.close();
    await own.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  let ana: Account;
  let session: Record<string, string>;
  let program: Record<string, string>;
  beforeEach(async () => {
    for (const each of [server, other]) Object.assign(each.held, { before: async () => {}, after: async () => {} });
    const { kysely } = server.database;
    for (const table of ["accounts", "teams", "idempotency_keys", "conversations", "paces"] as const)
      await kysely.deleteFrom(table).execute();
    const { accounts } = server.people;
    const email = "ana@test.example";
    const form = { email, password, displayName: "Ana", isOldEnough: true, language: "en" };
    await accounts.signUp({ address: "here" }, form);
    await accounts.grantRole(email, "user");
    session = await signIn();
    program = await server.programOf(ana);
  });
  const signIn = async () => {
    const form = { email: "ana@test.example", password, device: "", deviceSecret: null };
    const entered = await openedSession(server.people.accounts.signIn({ address: "here" }, form));
    ana = entered.account;
    return { Cookie: sessionCookie(entered, false).split(";")[0] ?? "" };
  };

  const told = async (answer: Response) => ({
    status: answer.status,
    isReplay: answer.headers.get("Idempotent-Replayed") === "true",
    body: await answer.json(),
  });
  const team = (name: string, at = server, headers = session, key = "once") =>
    at.post("/v1/teams", { name }, { headers, key }).then(told);
  const count = async (table: "teams" | "jobs" | "conversations" | "idempotency_keys" | "api_keys") =>
    (await server.database.kysely.selectFrom(table).selectAll().execute()).length;
  const refused = (status: number, code: string) => ({ status, isReplay: false, body: { code } });

  it("are done once, and answered as the first time by every process, also after a restart", async () => {
    const first = await team("House");
    expect(first).toMatchObject({ status: 201, isReplay: false, body: { name: "House" } });
    for (const at of [server, other]) expect(await team("House", at)).toEqual({ ...first, isReplay: true });
    if (other !== server) await other.close();
    await server.close();
    server = await open();
    other = own.url === null ? server : await open();
    expect(await team("House")).toEqual({ ...first, isReplay: true });
    expect(await count("teams")).toBe(1);
  });

  it("are done once when they are sent twenty times at the same moment", async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => team("House", at % 2 === 0 ? server : other)),
    );
    const first = answers.filter(({ status, isReplay }) => status === 201 && !isReplay);
    expect(first).toHaveLength(1);
    for (const { status, isReplay, body } of answers) {
      if (status === 201) expect(body).toEqual(first[0]?.body);
      else expect({ status, isReplay, body }).toMatchObject(refused(409, "idempotencyKeyInUse"));
    }
    expect(await count("teams")).toBe(1);
  });

  it("are told while the first is worked on, at this process and at another one", async () => {
    const { promise: gate, resolve: release } = Promise.withResolvers<void>();
    const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
    server.held.before = async () => {
      reach();
      await gate;
    };
    const first = team("House");
    await reached;
    for (const at of [server, other])
      expect(await team("House", at)).toMatchObject(refused(409, "idempotencyKeyInUse"));
    expect(await team("Other", other)).toMatchObject(refused(422, "idempotencyKeyReused"));
    release();
    const { body } = await first;
    expect(await team("House", other)).toEqual({ status: 201, isReplay: true, body });
  });

  it("are the same whatever the order and the space of their fields, and another with other fields or at another address", async () => {
    const job = { name: "Mine", companies: { kind: "watchlist" }, cron: "0 8 * * *", timeZone: "Europe/Madrid" };
    await server.database.kysely.updateTable("accounts").set({ plan: "pro" }).execute();
    const ask = (body: unknown, path = "/v1/jobs") =>
      server.post(path, body, { headers: program, key: '"k"' }).then(told);
    const first = await ask(job);
    expect(first).toMatchObject({ status: 201, isReplay: false });
    const turned = Object.fromEntries(Object.entries(job).toReversed());
    expect(await ask(JSON.stringify(turned, null, 2))).toEqual({ ...first, isReplay: true });
    expect(await ask({ ...job, cron: "0 9 * * *" })).toMatchObject(refused(422, "idempotencyKeyReused"));
    expect(await ask(job, "/v1/jobs?lang=it")).toMatchObject(refused(422, "idempotencyKeyReused"));
    expect(await ask({ name: "Mine", positions: "KO\t10" }, "/v1/portfolios"), "another operation").toMatchObject({
      status: 201,
      isReplay: false,
    });
    expect(await count("jobs")).toBe(1);
  });

  it("belong to their caller: another session of the same person is another, and so is a program of theirs", async () => {
    const sessions = [session, await signIn()];
    const made = [];
    for (const headers of sessions) made.push(await team("House", server, headers));
    for (const each of made) expect(each).toMatchObject({ status: 201, isReplay: false });
    expect(await count("teams")).toBe(2);
    for (const [at, headers] of sessions.entries())
      expect(await team("House", server, headers)).toEqual({ ...made[at], isReplay: true });
    expect(await team("House", server, {})).toMatchObject(refused(401, "unauthenticated"));
    const programs = [program, await server.programOf(ana), session];
    const keep = (headers: Record<string, string>, name: string) =>
      server.post("/v1/portfolios", { name, positions: "KO\t10" }, { headers, key: "once" }).then(told);
    for (const [at, headers] of programs.entries())
      expect(await keep(headers, `Of ${at}`)).toMatchObject({ status: 201, isReplay: false });
    expect(await keep(program, "Of 1")).toMatchObject(refused(422, "idempotencyKeyReused"));
  });

  it("of a visitor are known by the address that they come from", async () => {
    const letter = { email: "ben@test.example", subject: "A number", message: "It is mine, and I wait for it." };
    const send = (address: string, message = letter.message) =>
      server.post("/v1/contact", { ...letter, message }, { address, key: "once" }).then(told);
    expect(await send("203.0.113.1")).toMatchObject({ status: 202, isReplay: false });
    expect(await send("203.0.113.1")).toMatchObject({ status: 202, isReplay: true });
    expect(await send("203.0.113.1", "Another message, of some length.")).toMatchObject(
      refused(422, "idempotencyKeyReused"),
    );
    expect(await count("conversations")).toBe(1);
    expect(await send("203.0.113.2")).toMatchObject({ status: 202, isReplay: false });
    expect(await count("conversations")).toBe(2);
    expect(await placesOf(server.database.kysely, ["203.0.113.1"])).not.toContain("idempotency_keys: 203.0.113.1");
  });

  it("may ask again after a refusal, and after a failure", async () => {
    const key = randomUUID();
    expect(await team(" ", server, session, key)).toMatchObject({ status: 400 });
    server.held.before = async () => {
      throw new Failure("storageUnavailable");
    };
    expect(await team("House", server, session, key)).toMatchObject(refused(503, "storageUnavailable"));
    server.held.before = async () => {
      throw new Error("a bug");
    };
    expect(await team("House", server, session, key)).toMatchObject(refused(500, "unexpected"));
    server.held.before = async () => {};
    expect(await count("idempotency_keys")).toBe(0);
    expect(await team("House", server, session, key)).toMatchObject({ status: 201, isReplay: false });
    expect(await team("House", server, session, key)).toMatchObject({ status: 201, isReplay: true });
  });

  it("are refused with a key of another form, and never looked at where an operation only computes", async () => {
    for (const bad of ["two words", "x".repeat(256), '"'])
      expect(await team("House", server, session, bad), bad).toMatchObject(refused(400, "idempotencyKeyInvalid"));
    const analyses = await server.post("/v1/analyses", { tickers: ["KO"] }, { key: "two words" });
    expect(analyses.status).toBe(200);
    await analyses.text();
    expect(await count("idempotency_keys")).toBe(0);
  });

  it("give a secret that is told once again to the same session alone, and leave none in the clear", async () => {
    const ask = (headers: Record<string, string>) =>
      server.post("/v1/me/keys", { name: "second" }, { headers, key: "a-key-of-mine" }).then(told);
    const first = await ask(session);
    expect(first).toMatchObject({ status: 201, body: { key: expect.stringMatching(/^valora_/) } });
    expect(await ask(session)).toEqual({ ...first, isReplay: true });
    expect(await ask(program)).toMatchObject(refused(401, "unauthenticated"));
    expect(await count("api_keys")).toBe(2);
    const { key } = first.body as { key: string };
    expect(await placesOf(server.database.kysely, [key, "a-key-of-mine"])).toEqual([]);
    const [{ request = "", answer = "" } = {}] = await server.database.kysely
      .selectFrom("idempotency_keys")
      .selectAll()
      .execute();
    expect([request.slice(0, 3), answer?.slice(0, 3)]).toEqual(["v1.", "v1."]);
  });

  it("that were cut short are not done twice: a job is found again, and of all else the outcome is unknown", async () => {
    await server.database.kysely.updateTable("accounts").set({ plan: "pro" }).execute();
    const job = { name: "Mine", companies: { kind: "watchlist" }, cron: "0 8 * * *", timeZone: "Europe/Madrid" };
    const addJob = () => server.post("/v1/jobs", job, { headers: program, key: "once" }).then(told);
    const first = await addJob();
    const made = await team("House");
    // As if the process had ended before it kept the answers, so many minutes ago.
    const endedBefore = async (minutes: number) => {
      const claimed_at = new Date(Date.now() - minutes * MINUTE);
      await server.database.kysely.updateTable("idempotency_keys").set({ answer: null, claimed_at }).execute();
    };
    await endedBefore(9);
    expect(await addJob()).toMatchObject(refused(409, "idempotencyKeyInUse"));
    await endedBefore(11);
    expect(await team("House")).toMatchObject(refused(409, "idempotencyOutcomeUnknown"));
    expect(made).toMatchObject({ status: 201 });
    expect(await addJob()).toEqual(first);
    expect(await addJob()).toEqual({ ...first, isReplay: true });
    expect([await count("jobs"), await count("teams")]).toEqual([1, 1]);
  });
});
