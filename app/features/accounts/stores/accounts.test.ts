import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { historyStore } from "../../../core/history/stores/history-store.ts";
import { seenRun } from "../../../core/history/use-cases/seen-run-contract.ts";
import { popularityStore } from "../../../core/lists/stores/popularity-store.ts";
import { outboxStore } from "../../../core/mail/stores/outbox-store.ts";
import { type Delivery, deliverMail } from "../../../core/mail/use-cases/deliver-mail.ts";
import type { Mail } from "../../../core/mail/use-cases/mail.ts";
import { policyStore } from "../../../core/policies/stores/policy-store.ts";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { planUseStore } from "../../../core/usage/stores/plan-use-store.ts";
import { overPace } from "../../../core/usage/use-cases/rate-limits.ts";
import { onEachDatabase } from "../../../database/each-database-contract.ts";
import { columnsThatOutlive, placesOf } from "../../../database/every-table-contract.ts";
import type { Database } from "../../../database/open-database.ts";
import { conversationStore } from "../../conversations/stores/conversation-store.ts";
import { watchlistStore } from "../../watchlist/stores/watchlist-store.ts";
import { secrets } from "../security/secrets.ts";
import type { AccountContext } from "../use-cases/account-context.ts";
import { paces } from "../use-cases/account-limits.ts";
import { type Accounts, accountsIn } from "../use-cases/accounts.ts";
import { academicStore } from "./academic-store.ts";
import { accountStore } from "./account-store.ts";
import { adminActionStore } from "./admin-action-store.ts";
import { apiKeyStore } from "./api-key-store.ts";
import { rateStore } from "./rate-store.ts";
import { sessionStore } from "./session-store.ts";

const tables = [
  "accounts",
  "sign_ups",
  "sessions",
  "known_devices",
  "password_resets",
  "api_keys",
  "removed_accounts",
  "outbox",
  "paces",
  "admin_actions",
] as const;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const start = Date.UTC(2026, 2, 1, 12);
const ana = { email: "ana@test.example", password: "correct horse battery 9", displayName: "Ana" };

onEachDatabase("accounts", ({ database, anotherProcess }) => {
  let clock = start;
  let checks = 0;
  const mails: Mail[] = [];

  beforeEach(async () => {
    clock = start;
    checks = 0;
    mails.length = 0;
    for (const table of tables) await database.kysely.deleteFrom(table).execute();
  });

  /** The real stores; passwords are only marked, because hashing them has a test of its own. */
  const contextOf = ({ kysely }: Pick<Database, "kysely">): AccountContext => ({
    now: () => new Date(clock),
    pause: async () => {},
    afterwards: (work) => work(),
    accounts: accountStore(kysely),
    adminActions: adminActionStore(kysely),
    sessions: sessionStore(kysely),
    apiKeys: apiKeyStore(kysely),
    rates: rateStore(kysely),
    history: historyStore(kysely),
    planUses: planUseStore(kysely),
    anonymousCompaniesAMinute: 60,
    policies: policyStore(kysely),
    endPayments: async () => {},
    academic: academicStore(kysely),
    academicDomains: [],
    watchlist: watchlistStore(kysely),
    outbox: {
      async queue(mail) {
        mails.push(mail);
        const { recipient, accountId, kind: subject } = mail;
        await outboxStore(kysely).add({ recipient, accountId, subject, text: mail.token ?? "" }, new Date(clock));
      },
      list: outboxStore(kysely).list,
    },
    passwords: {
      hash: async (password) => `scrypt$${password}`,
      check: async (password, hash) => {
        checks += 1;
        return { isRight: hash === `scrypt$${password}`, isOutdated: false };
      },
      strengthOf: async () => ({ guesses: 12, weakness: "short" }),
    },
    secrets,
  });
  const accounts = accountsIn(async () => contextOf(database));

  let visitors = 0;
  /** A visitor from a new address. */
  const visitor = () => {
    visitors += 1;
    return { address: `10.0.0.${visitors}` };
  };
  const lastToken = () => mails.at(-1)?.token ?? "";
  const signUp = (changes: Partial<typeof ana> = {}) =>
    accounts.signUp(visitor(), { ...ana, ...changes, isOldEnough: true, language: "it" });
  const registered = async (changes: Partial<typeof ana> = {}) => {
    await signUp(changes);
    return accounts.confirmSignUp(visitor(), lastToken());
  };
  const signIn = (changes: Partial<typeof ana> & { deviceSecret?: string } = {}, from = visitor()) =>
    accounts.signIn(from, { ...ana, device: "Firefox · Linux", deviceSecret: null, ...changes });
  const code = (code: string) => expect.objectContaining({ code });

  it("make a person of a sign-up that was confirmed, and let them in and out", async () => {
    await signUp();
    expect(mails).toMatchObject([{ kind: "confirm", recipient: ana.email, language: "it", accountId: null }]);
    const account = await accounts.confirmSignUp(visitor(), lastToken());
    expect(account).toMatchObject({
      email: ana.email,
      displayName: "Ana",
      role: "user",
      language: "it",
      theme: null,
      plan: "free",
      ageDeclaredAt: new Date(start),
    });
    const { token, expiresAt } = await signIn({ email: " ANA@Test.Example" });
    expect(expiresAt).toEqual(new Date(start + 7 * DAY));
    expect(await accounts.personOf(token)).toMatchObject({ account, session: { device: "Firefox · Linux" } });
    await accounts.signOut(token);
    expect(await accounts.personOf(token)).toBeNull();
  });

  it("keep no secret, only its hash", async () => {
    await registered();
    const { token } = await signIn();
    const rows = await database.kysely.selectFrom("sessions").select("token_hash").execute();
    expect(rows).toEqual([{ token_hash: secrets.hashOf(token) }]);
  });

  it("confirm once, in time, and only what was signed up with that very link", async () => {
    await signUp();
    const first = lastToken();
    await signUp({ password: "another horse battery 9", displayName: "Eve" });
    clock += 23 * HOUR;
    expect(await accounts.confirmSignUp(visitor(), first)).toMatchObject({ displayName: "Ana" });
    await expect(accounts.confirmSignUp(visitor(), first)).rejects.toEqual(code("tokenInvalid"));
    await expect(accounts.confirmSignUp(visitor(), lastToken())).rejects.toEqual(code("tokenInvalid"));
    await expect(signIn({ password: "another horse battery 9" })).rejects.toEqual(code("credentialsInvalid"));

    await signUp({ email: "late@test.example" });
    clock += DAY;
    await expect(accounts.confirmSignUp(visitor(), lastToken())).rejects.toEqual(code("tokenInvalid"));
  });

  it("tell by mail alone that an address has an account", async () => {
    await registered();
    expect(await signUp({ displayName: "Eve", password: "another horse battery 9" })).toBe(undefined);
    expect(mails.at(-1)).toMatchObject({ kind: "alreadyRegistered", displayName: "Ana", token: null });
    expect(await database.kysely.selectFrom("sign_ups").select("expires_at").execute()).toEqual([
      { expires_at: new Date(start) },
    ]);
    await signIn();
  });

  it("say that an address waits to be confirmed only to who knows the password", async () => {
    await signUp();
    await expect(signIn()).rejects.toEqual(code("emailNotConfirmed"));
    await expect(signIn({ password: "wrong horse battery 9" })).rejects.toEqual(code("credentialsInvalid"));
  });

  it("check one password for every try, whether or not the address is known", async () => {
    await registered();
    for (const email of [ana.email, "unknown@test.example"]) {
      checks = 0;
      await expect(signIn({ email, password: "wrong horse battery 9" })).rejects.toEqual(code("credentialsInvalid"));
      expect(checks).toBe(1);
    }
  });

  it.each<[string, (accounts: Accounts, email: string) => Promise<unknown>]>([
    ["a sign-up", (asked, email) => asked.signUp(visitor(), { ...ana, email, isOldEnough: true, language: "es" })],
    [
      "a sign-in with a wrong password",
      (asked, email) =>
        asked.signIn(visitor(), {
          email,
          password: "wrong horse battery 9",
          device: "",
          deviceSecret: secrets.fresh(),
        }),
    ],
    ["a reset", (asked, email) => asked.requestReset(visitor(), email)],
  ])("do the same work for %s, whether or not the address is known", async (_, ask) => {
    await registered();
    const calls: string[] = [];
    const counted = <Store extends object>(name: string, store: Store): Store =>
      new Proxy(store, {
        get(target, member, receiver) {
          calls.push(`${name}.${String(member)}`);
          return Reflect.get(target, member, receiver);
        },
      });
    const context = contextOf(database);
    const { accounts: people, sessions, rates, outbox, passwords } = context;
    const watched = accountsIn(async () => ({
      ...context,
      // what the answer does not wait for
      afterwards: async () => {},
      accounts: counted("accounts", people),
      sessions: counted("sessions", sessions),
      rates: counted("rates", rates),
      outbox: counted("outbox", outbox),
      passwords: counted("passwords", passwords),
    }));
    const workFor = async (email: string) => {
      calls.length = 0;
      const answer = await ask(watched, email).catch(({ code }: { code: string }) => code);
      return { answer, work: [...calls] };
    };
    const known = await workFor(ana.email);
    expect(await workFor("unknown@test.example")).toEqual(known);
    expect(known.work.length).toBeGreaterThan(2);
  });

  it("let two hundred addresses guess ten times at one person, who comes in meanwhile from a known browser", async () => {
    await registered();
    const { deviceSecret } = await signIn();
    checks = 0;
    for (let guess = 0; guess < 200; guess += 1) await signIn({ password: `guess number ${guess}` }).catch(() => {});
    expect(checks).toBe(10);
    await expect(signIn()).rejects.toEqual(code("rateLimited"));
    await signIn({ deviceSecret });
    clock += 15 * 60_000;
    await signIn();
  });

  it("let one address try three times in ten seconds, and say when to come back", async () => {
    const from = visitor();
    clock = start + 4_000;
    const tries = [1, 2, 3, 4].map((_, index) =>
      signIn({ email: `a${index}@test.example` }, from).catch((error) => error),
    );
    const outcomes = await Promise.all(tries);
    expect(outcomes.map((failure) => failure.code).sort()).toEqual([
      "credentialsInvalid",
      "credentialsInvalid",
      "credentialsInvalid",
      "rateLimited",
    ]);
    expect(outcomes.find((failure) => failure.code === "rateLimited").params).toEqual({ retryAfter: 10 });
  });

  it("mail to one address five times an hour, and take five sign-ups an hour from one network", async () => {
    await registered();
    for (let count = 0; count < 4; count += 1) await accounts.requestReset(visitor(), ana.email);
    await expect(accounts.requestReset(visitor(), ana.email)).rejects.toEqual(code("rateLimited"));
    const from = visitor();
    const tries = [1, 2, 3, 4, 5, 6].map((count) =>
      accounts.signUp(from, { ...ana, email: `n${count}@test.example`, isOldEnough: true, language: "es" }),
    );
    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
  });

  it("count exactly, however many ask at once, in one process or in two", async () => {
    const second = await anotherProcess();
    const stores = [rateStore(database.kysely), rateStore(second.kysely)];
    const count = { name: "test", who: "one", at: new Date(start), limit: 10, windowInMilliseconds: 1_000 };
    const taken = await Promise.all(Array.from({ length: 50 }, (_, index) => stores[index % 2]?.take(count)));
    expect(taken.filter((refused) => refused === null)).toHaveLength(10);
    expect(new Set(taken.filter((refused) => refused !== null).map((refused) => refused?.freeAt.getTime()))).toEqual(
      new Set([start + 1_000]),
    );
  });

  it("find no room that was not there when the clock is set back", async () => {
    const rates = rateStore(database.kysely);
    const at = async (moment: number) => {
      const paced = { name: "test", who: "clock", at: new Date(moment), limit: 1, windowInMilliseconds: HOUR };
      return (await rates.take(paced)) === null;
    };
    expect(await at(start)).toBe(true);
    expect(await at(start - HOUR)).toBe(false);
    expect(await at(start + HOUR)).toBe(true);
    expect(await at(start)).toBe(false);
  });

  /** The most requests that pass in three windows: just before each edge that a fixed one could have, and after it. */
  async function takenAroundEdges(
    { limit, windowInSeconds }: { limit: number; windowInSeconds: number },
    name: string,
  ) {
    const context = contextOf(database);
    const paced = { name, who: randomUUID() };
    const taken: number[] = [];
    const moments = [1, 2, 3].flatMap((edge) => [edge - 0.001, edge, edge + 0.5]);
    for (const moment of moments) {
      clock = start + Math.round(moment * windowInSeconds * 1_000);
      while ((await overPace(context, paced, { limit, windowInSeconds })) === null) taken.push(clock);
    }
    return taken;
  }

  it.each(Object.entries(paces))("do not allow twice as much around the edge of a window: %s", async (name, pace) => {
    const taken = await takenAroundEdges(pace, name);
    const window = pace.windowInSeconds * 1_000;
    const inAnyWindow = taken.map((from) => taken.filter((at) => at >= from && at < from + window).length);
    expect(Math.max(...inAnyWindow)).toBe(pace.limit);
    expect(taken.length, "and it is not slower than it says").toBeGreaterThanOrEqual(2 * pace.limit);
  });

  it("keep a pace of many thousands too, and say when there is room again", async () => {
    const pace = { limit: 6_000, windowInSeconds: 60 };
    const many = { name: "test", who: "many" };
    let taken = 0;
    while ((await overPace(contextOf(database), many, pace)) === null) taken += 1;
    expect(taken).toBe(500);
    clock += 5_000;
    expect(await overPace(contextOf(database), many, pace)).toBeNull();
    const few = { name: "test", who: "few" };
    const twoInTen = { limit: 2, windowInSeconds: 10 };
    clock = start;
    await overPace(contextOf(database), few, twoInTen);
    clock += 4_000;
    await overPace(contextOf(database), few, twoInTen);
    clock += 1_000;
    expect(await overPace(contextOf(database), few, twoInTen)).toBe(5);
    clock += 5_000;
    expect(await overPace(contextOf(database), few, twoInTen)).toBeNull();
    expect(await overPace(contextOf(database), few, twoInTen)).toBe(4);
  });

  it("make a used session longer, a month at most", async () => {
    await registered();
    const { token } = await signIn();
    clock += HOUR - 1;
    expect(await accounts.personOf(token)).toMatchObject({ refreshedUntil: null });
    for (let day = 1; day < 30; day += 1) {
      clock = start + day * DAY;
      const refreshedUntil = new Date(Math.min(clock + 7 * DAY, start + 30 * DAY));
      expect(await accounts.personOf(token)).toMatchObject({ refreshedUntil });
    }
    clock = start + 30 * DAY;
    expect(await accounts.personOf(token)).toBeNull();
  });

  it("end an unused session after a week", async () => {
    await registered();
    const { token } = await signIn();
    clock += 7 * DAY;
    expect(await accounts.personOf(token)).toBeNull();
  });

  it("set a new password with a link that works once, ends every session and survives a bad choice", async () => {
    const account = await registered();
    const { token } = await signIn();
    await accounts.requestReset(visitor(), ana.email);
    const link = lastToken();
    const reset = (password: string) => accounts.resetPassword(visitor(), { token: link, password });
    await expect(reset("short")).rejects.toEqual(code("passwordTooShort"));
    await expect(reset(account.email)).rejects.toEqual(code("passwordIsEmail"));
    await reset("another horse battery 9");
    expect(mails.at(-1)).toMatchObject({ kind: "passwordChanged", recipient: ana.email });
    expect(await accounts.personOf(token)).toBeNull();
    await expect(reset("yet another horse 9")).rejects.toEqual(code("tokenInvalid"));
    await signIn({ password: "another horse battery 9" });
    await expect(signIn()).rejects.toEqual(code("credentialsInvalid"));
  });

  it("mail no reset to an address without an account, nor take one that is an hour old", async () => {
    await accounts.requestReset(visitor(), "unknown@test.example");
    expect(mails).toEqual([]);
    await registered();
    await accounts.requestReset(visitor(), ana.email);
    clock += HOUR;
    const late = { token: lastToken(), password: "another horse battery 9" };
    await expect(accounts.resetPassword(visitor(), late)).rejects.toEqual(code("tokenInvalid"));
  });

  it("change a password for who knows it, and end the other sessions", async () => {
    const account = await registered();
    const here = await signIn();
    const elsewhere = await signIn();
    const person = await accounts.personOf(here.token);
    const change = (current: string) =>
      accounts.changePassword(
        { account, sessionId: person?.session.id ?? "" },
        { current, password: "another horse battery 9" },
      );
    await expect(change("wrong horse battery 9")).rejects.toEqual(code("passwordWrong"));
    await change(ana.password);
    expect(await accounts.personOf(here.token)).not.toBeNull();
    expect(await accounts.personOf(elsewhere.token)).toBeNull();
  });

  it("end no session and revoke no key of another account", async () => {
    const account = await registered();
    const eve = await registered({ email: "eve@test.example", displayName: "Eve" });
    const { token } = await signIn();
    const person = await accounts.personOf(token);
    await accounts.createApiKey(account, "mine");
    const [key] = await accounts.apiKeysOf(account);
    await expect(accounts.closeSession(eve, person?.session.id ?? "")).rejects.toEqual(code("notFound"));
    await expect(accounts.revokeApiKey(eve, key?.id ?? "")).rejects.toEqual(code("notFound"));
    await expect(accounts.closeSession(eve, "1")).rejects.toEqual(code("notFound"));
    expect(await accounts.personOf(token)).not.toBeNull();
    expect(await accounts.apiKeysOf(account)).toHaveLength(1);
  });

  it("know a key by its hash until it is revoked, and keep ten at most", async () => {
    const account = await registered();
    const key = await accounts.createApiKey(account, "  home   server ");
    expect(await accounts.apiKeysOf(account)).toMatchObject([
      { name: "home server", ending: key.slice(-4), lastUsedAt: null },
    ]);
    expect(await accounts.accountOfApiKey(key)).toEqual(account);
    expect(await accounts.apiKeysOf(account)).toMatchObject([{ lastUsedAt: new Date(start) }]);
    expect(JSON.stringify(await database.kysely.selectFrom("api_keys").selectAll().execute())).not.toContain(key);
    const tries = Array.from({ length: 12 }, (_, count) => accounts.createApiKey(account, `key ${count}`));
    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(9);
    for (const { id } of await accounts.apiKeysOf(account)) await accounts.revokeApiKey(account, id);
    await expect(accounts.accountOfApiKey(key)).rejects.toEqual(code("apiKeyInvalid"));
  });

  it("give a role to a person, or to who has signed up and not confirmed; show the outbox to an admin alone", async () => {
    expect(await accounts.grantRole("unknown@test.example", "admin")).toBeNull();
    await signUp();
    const admin = await accounts.grantRole("Ana@test.example", "admin");
    expect(admin).toMatchObject({ email: ana.email, role: "admin" });
    await signIn();
    expect(await accounts.readOutbox(admin)).toMatchObject([{ recipient: ana.email, sentAt: null, attempts: 0 }]);
    const user = await accounts.grantRole(ana.email, "user");
    await expect(accounts.readOutbox(user)).rejects.toEqual(code("notFound"));
    await expect(accounts.readOutbox(null)).rejects.toEqual(code("notFound"));
  });

  it("give a plan from the command line or by an admin, and keep who gave it and when", async () => {
    expect(await accounts.assignPlan("unknown@test.example", "pro")).toBeNull();
    await registered();
    expect(await accounts.assignPlan("Ana@test.example", "pro")).toMatchObject({ plan: "pro" });
    const user = await registered({ email: "root@test.example", displayName: "Root" });
    await expect(accounts.changePlan(user, { email: ana.email, plan: "free", password: ana.password })).rejects.toEqual(
      code("notFound"),
    );
    const admin = await accounts.grantRole(user.email, "admin");
    const listed = async () => (await accounts.listPeople(admin, { search: ana.email, role: null })).people;
    expect(await listed()).toMatchObject([
      { plan: "pro", assignment: { plan: "pro", origin: "commandLine", byName: null, at: new Date(start) } },
    ]);
    clock += DAY;
    await accounts.changePlan(admin, { email: ana.email, plan: "free", password: ana.password });
    expect(await listed()).toMatchObject([
      { plan: "free", assignment: { plan: "free", origin: "admin", byName: "Root", at: new Date(start + DAY) } },
    ]);
    const unknown = accounts.changePlan(admin, { email: "unknown@test.example", plan: "pro", password: ana.password });
    await expect(unknown).rejects.toEqual(code("notFound"));
    await accounts.close(user, ana.password);
    const given = await database.kysely.selectFrom("plan_assignments").select(["plan", "assigned_by"]).execute();
    expect(given).toEqual([
      { plan: "pro", assigned_by: null },
      { plan: "free", assigned_by: null },
    ]);
  });

  it("keep a suspended person out, with their sessions and keys, and let them in again", async () => {
    const account = await registered();
    const { email } = account;
    await registered({ email: "root@test.example", displayName: "Root" });
    const admin = await accounts.grantRole("root@test.example", "admin");
    const { token } = await signIn();
    const key = await accounts.createApiKey(account, "mine");
    for (const reader of [null, account])
      await expect(accounts.suspend(reader, { email, isSuspended: true, password: ana.password })).rejects.toEqual(
        code("notFound"),
      );
    await expect(
      accounts.suspend(admin, { email: "root@test.example", isSuspended: true, password: ana.password }),
    ).rejects.toEqual(code("notFound"));
    await expect(
      accounts.suspend(admin, { email: "unknown@test.example", isSuspended: true, password: ana.password }),
    ).rejects.toEqual(code("notFound"));
    expect(await accounts.personOf(token)).not.toBeNull();

    await accounts.suspend(admin, { email, isSuspended: true, password: ana.password });
    expect(await accounts.personOf(token)).toBeNull();
    await expect(accounts.accountOfApiKey(key)).rejects.toEqual(code("accountSuspended"));
    await expect(signIn()).rejects.toEqual(code("accountSuspended"));
    await expect(signIn({ password: "wrong horse battery 9" })).rejects.toEqual(code("credentialsInvalid"));
    expect((await accounts.listPeople(admin, { search: email, role: null })).people).toMatchObject([
      { suspendedAt: new Date(start) },
    ]);

    await accounts.suspend(admin, { email, isSuspended: false, password: ana.password });
    expect(await accounts.accountOfApiKey(key)).toEqual(account);
    expect(await accounts.personOf(token), "a session that was ended stays so").toBeNull();
    await signIn();
  });

  describe("of an admin", () => {
    const other = "bea@test.example";
    const admins = async () => {
      await registered();
      await registered({ email: other, displayName: "Bea" });
      const admin = await accounts.grantRole(ana.email, "admin");
      if (admin === null) throw new Error("registered above");
      await database.kysely.deleteFrom("admin_actions").execute();
      return admin;
    };
    const changes: Readonly<
      Record<string, { do: (admin: Account, password: string) => Promise<void>; kept: [string, string, string] }>
    > = {
      role: {
        do: (admin, password) => accounts.changeRole(admin, { email: other, role: "editor", password }),
        kept: ["role", "user", "editor"],
      },
      plan: {
        do: (admin, password) => accounts.changePlan(admin, { email: other, plan: "pro", password }),
        kept: ["plan", "free", "pro"],
      },
      suspension: {
        do: (admin, password) => accounts.suspend(admin, { email: other, isSuspended: true, password }),
        kept: ["suspension", "admitted", "suspended"],
      },
      readmission: {
        do: (admin, password) => accounts.suspend(admin, { email: other, isSuspended: false, password }),
        kept: ["suspension", "admitted", "admitted"],
      },
      confirmation: {
        do: async (admin, password) => {
          await signUp({ email: "new@test.example" });
          await accounts.vouchFor(admin, { email: "new@test.example", password });
        },
        kept: ["confirmation", "waiting", "confirmed"],
      },
    };

    it.each(Object.entries(changes))("each %s asks for the password and is kept", async (_, { do: act, kept }) => {
      const admin = await admins();
      const before = (await accounts.listPeople(admin, { search: "", role: null })).people;
      for (const wrong of ["", "wrong horse battery 9", "x".repeat(100_000)])
        await expect(act(admin, wrong)).rejects.toEqual(code("passwordWrong"));
      expect((await accounts.listPeople(admin, { search: "", role: null })).people).toEqual(before);
      expect(await accounts.readActions(admin)).toEqual([]);

      await act(admin, ana.password);
      const [action, former, present] = kept;
      const by = { name: ana.displayName, email: ana.email };
      expect(await accounts.readActions(admin)).toMatchObject([
        { action, former, present, origin: "admin", by, at: new Date(clock) },
      ]);
    });

    it("is kept from the command line too, and shown to admins alone", async () => {
      await signUp();
      await accounts.grantRole(ana.email, "admin");
      const admin = await accounts.assignPlan(ana.email, "pro");
      expect(await accounts.readActions(admin)).toMatchObject([
        { action: "plan", former: "free", present: "pro", origin: "commandLine", by: null },
        { action: "role", former: "user", present: "admin", origin: "commandLine", by: null },
        { action: "confirmation", origin: "commandLine", by: null },
      ]);
      const user = await accounts.grantRole(ana.email, "user");
      for (const reader of [user, null]) await expect(accounts.readActions(reader)).rejects.toEqual(code("notFound"));
    });

    it("takes ten wrong passwords in a quarter of an hour, and forgets names when people leave", async () => {
      const admin = await admins();
      const change = { email: other, role: "editor" } as const;
      for (let count = 0; count < 10; count += 1)
        await expect(accounts.changeRole(admin, { ...change, password: "wrong horse 9" })).rejects.toEqual(
          code("passwordWrong"),
        );
      const eleventh = accounts.changeRole(admin, { ...change, password: ana.password });
      await expect(eleventh).rejects.toMatchObject({ code: "rateLimited" });
      clock += DAY;
      await accounts.changeRole(admin, { ...change, password: ana.password });
      const bea = await accounts.grantRole(other, "admin");
      if (bea === null) throw new Error("registered above");
      await accounts.close(admin, ana.password);
      expect((await accounts.readActions(bea)).at(-1)).toMatchObject({ by: null, origin: "admin" });
      await accounts.close(bea, ana.password);
      expect(await placesOf(database.kysely, [ana.email, other, admin.id, bea.id])).toEqual([]);
    });

    it("sees their own links in the outbox and no others", async () => {
      const admin = await admins();
      await accounts.requestReset(visitor(), other);
      await accounts.requestReset(visitor(), ana.email);
      const outbox = outboxStore(database.kysely);
      const link = "https://valora.example/auth/reset?token=";
      const secret = "s".repeat(43);
      const mail = { accountId: null, subject: "x", text: `Go to ${link}${secret} or ${secret}\nAn answer.` };
      await outbox.add({ ...mail, recipient: other }, new Date(clock));
      await outbox.add({ ...mail, recipient: ana.email }, new Date(clock));
      const shown = await accounts.readOutbox(admin);
      const textsTo = (email: string) =>
        shown.filter(({ recipient }) => recipient === email).map(({ text }) => text ?? "");
      const secrets = mails.flatMap(({ token, recipient }) => (recipient === other && token !== null ? [token] : []));
      expect(secrets.length).toBeGreaterThan(1);
      for (const text of textsTo(other)) for (const each of [...secrets, secret]) expect(text).not.toContain(each);
      expect(textsTo(other).some((text) => text.includes("An answer."))).toBe(true);
      expect(textsTo(ana.email).some((text) => text.includes(`${link}${secret}`))).toBe(true);
    });
  });

  it("send each mail once, try again later what failed, and forget the text of what was sent", async () => {
    await signUp();
    const outbox = outboxStore(database.kysely);
    const sent: string[] = [];
    let answer: Delivery = { kind: "postponed", reason: "451 try later" };
    const deliver = () =>
      deliverMail({
        now: () => new Date(clock),
        outbox,
        send: async ({ recipient }) => {
          sent.push(recipient);
          return answer;
        },
      });
    expect(await Promise.all([deliver(), deliver()])).toEqual(expect.arrayContaining([1, 0]));
    expect(await outbox.list(9)).toMatchObject([{ attempts: 1, failure: "451 try later", text: expect.any(String) }]);
    clock += 59_000;
    expect(await deliver()).toBe(0);
    answer = { kind: "sent" };
    clock += 1_000;
    expect(await deliver()).toBe(1);
    clock += DAY;
    expect(await deliver()).toBe(0);
    expect(sent).toHaveLength(2);
    expect(await outbox.list(9)).toMatchObject([{ text: null, sentAt: new Date(start + 60_000), failure: null }]);
  });

  it("clear away what has had its time", async () => {
    const account = await registered();
    await signIn();
    await signUp({ email: "late@test.example" });
    await accounts.requestReset(visitor(), ana.email);
    await contextOf(database).accounts.purgeExpired(new Date(start + 31 * DAY));
    for (const table of ["sessions", "sign_ups", "password_resets", "outbox", "paces"] as const) {
      expect(await database.kysely.selectFrom(table).selectAll().execute(), table).toEqual([]);
    }
    expect(await accounts.apiKeysOf(account)).toEqual([]);
    expect(await database.kysely.selectFrom("accounts").select("id").execute()).toHaveLength(1);
  });

  it("export every table that names a person", async () => {
    const account = await registered();
    await signIn();
    await accounts.createApiKey(account, "mine");
    const { rows } = await sql<{ table_name: string }>`
        select distinct table_name from information_schema.columns
        where table_schema = 'public' and column_name in ('account_id', 'email', 'recipient') and table_name <> 'sign_ups'
      `.execute(database.kysely);
    const exported = await accounts.export(account);
    expect(Object.keys(exported)).toEqual(expect.arrayContaining(rows.map((row) => row.table_name)));
    expect(exported).toMatchObject({
      accounts: [{ email: ana.email, display_name: "Ana", age_declared_at: new Date(start) }],
      sessions: [{ device: "Firefox · Linux" }],
      api_keys: [{ name: "mine" }],
      outbox: [{ recipient: ana.email }],
    });
    expect(JSON.stringify(exported)).not.toMatch(/hash|scrypt/);
  });

  /** The traces of a person who has used the product: a run, a search, a message, and a chat without having signed in. */
  const liveOf = async ({ id }: Account) => {
    const { kysely } = database;
    const at = new Date(start);
    await historyStore(kysely).keep([{ accountId: id, at, day: "2026-03-01", question: "", run: seenRun }]);
    await popularityStore(kysely).count([{ day: "2026-03-01", ticker: "KO", who: id }]);
    const watched = { accountId: id, ticker: "KO", now: at, most: 1 };
    await watchlistStore(kysely).add(watched);
    await watchlistStore(kysely).addAlert({ ...watched, condition: { measure: "status", status: "fair" } });
    const first = { author: "reader", text: "It is mine, and I wait.", clientKey: randomUUID(), at } as const;
    const written = { email: ana.email, subject: "KO", language: "es" } as const;
    const talks = conversationStore(kysely);
    await talks.open({
      ...written,
      kind: "form",
      accountId: id,
      secretHash: null,
      first: { ...first, accountId: id },
    });
    const chat = { ...first, clientKey: randomUUID(), accountId: null };
    await talks.open({ ...written, kind: "chat", accountId: null, secretHash: "chat", first: chat });
  };

  it("hang every row that names an account on the account, in tables of today and of tomorrow", async () => {
    expect(await columnsThatOutlive(database.kysely)).toEqual([]);
  });

  it("leave nothing of a removed person in any table but that a hashed id was removed", async () => {
    const account = await registered();
    const { token } = await signIn();
    const key = await accounts.createApiKey(account, "mine");
    await accounts.requestReset(visitor(), ana.email);
    await signIn({ password: "wrong horse battery 9" }).catch(() => {});
    await accounts.openCompany({ account, address: "10.9.9.9" }, "KO");
    await liveOf(account);
    const before = (await placesOf(database.kysely, [account.id, ana.email])).map((place) => place.split(":")[0]);
    expect(before).toEqual(expect.arrayContaining(["alerts", "conversations", "history_entries", "plan_uses"]));
    await expect(accounts.close(account, "wrong horse battery 9")).rejects.toEqual(code("passwordWrong"));
    await accounts.close(account, ana.password);

    const traces = [account.id, ana.email, secrets.hashOf(ana.email), secrets.hashOf(token), secrets.hashOf(key)];
    expect(await placesOf(database.kysely, traces)).toEqual([]);
    expect(await database.kysely.selectFrom("removed_accounts").selectAll().execute()).toEqual([
      { id_hash: secrets.hashOf(account.id), removed_at: new Date(start) },
    ]);
    expect(await accounts.personOf(token)).toBeNull();
    await expect(accounts.accountOfApiKey(key)).rejects.toEqual(code("apiKeyInvalid"));
    await expect(signIn()).rejects.toEqual(code("credentialsInvalid"));
  });
});
