import { expect, it } from "vitest";
import { secrets } from "../security/secrets.ts";
import { type Accounts, accountsIn } from "../use-cases/accounts.ts";
import { type AccountsRig, ana, code, DAY, HOUR, start } from "./accounts-contract.ts";

/** Sign-ups, sessions, passwords and keys. */
export function signIns(rig: AccountsRig): void {
  const {
    accounts,
    contextOf,
    visitor,
    lastToken,
    signUp,
    registered,
    signIn,
    clock,
    passwordChecks,
    mails,
    database,
  } = rig;

  it("turn a confirmed sign-up into an account, and sign it in and out", async () => {
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

  it("tell the place where each session began, of an address that is known, and keep no address", async () => {
    await registered();
    const { token } = await signIn({}, { address: "81.47.0.1" });
    const { account, session } = (await accounts.personOf(token)) ?? {};
    expect(session?.place).toEqual({ country: "ES", city: "Sevilla" });
    await signIn();
    if (account === undefined) throw new Error("There is no session.");
    expect((await accounts.sessionsOf(account)).map(({ place }) => place?.city ?? null).sort()).toEqual([
      "Sevilla",
      null,
    ]);
    expect(JSON.stringify(await accounts.export(account))).toContain("Sevilla");
    expect(JSON.stringify(await database.kysely.selectFrom("sessions").selectAll().execute())).not.toContain("81.47");
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
    clock.at += 23 * HOUR;
    expect(await accounts.confirmSignUp(visitor(), first)).toMatchObject({ displayName: "Ana" });
    await expect(accounts.confirmSignUp(visitor(), first)).rejects.toEqual(code("tokenInvalid"));
    await expect(accounts.confirmSignUp(visitor(), lastToken())).rejects.toEqual(code("tokenInvalid"));
    await expect(signIn({ password: "another horse battery 9" })).rejects.toEqual(code("credentialsInvalid"));

    await signUp({ email: "late@test.example" });
    clock.at += DAY;
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
      passwordChecks.made = 0;
      await expect(signIn({ email, password: "wrong horse battery 9" })).rejects.toEqual(code("credentialsInvalid"));
      expect(passwordChecks.made).toBe(1);
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

  it("make a used session longer, a month at most", async () => {
    await registered();
    const { token } = await signIn();
    clock.at += HOUR - 1;
    expect(await accounts.personOf(token)).toMatchObject({ refreshedUntil: null });
    for (let day = 1; day < 30; day += 1) {
      clock.at = start + day * DAY;
      const refreshedUntil = new Date(Math.min(clock.at + 7 * DAY, start + 30 * DAY));
      expect(await accounts.personOf(token)).toMatchObject({ refreshedUntil });
    }
    clock.at = start + 30 * DAY;
    expect(await accounts.personOf(token)).toBeNull();
  });

  it("end an unused session after a week", async () => {
    await registered();
    const { token } = await signIn();
    clock.at += 7 * DAY;
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
    clock.at += HOUR;
    const late = { token: lastToken(), password: "another horse battery 9" };
    await expect(accounts.resetPassword(visitor(), late)).rejects.toEqual(code("tokenInvalid"));
  });

  it("change a password for a person who knows it, and end the other sessions", async () => {
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
    await accounts.createApiKey(rig.proved(account), "mine");
    const [key] = await accounts.apiKeysOf(account);
    await expect(accounts.closeSession(eve, person?.session.id ?? "")).rejects.toEqual(code("notFound"));
    await expect(accounts.revokeApiKey(eve, key?.id ?? "")).rejects.toEqual(code("notFound"));
    await expect(accounts.closeSession(eve, "1")).rejects.toEqual(code("notFound"));
    expect(await accounts.personOf(token)).not.toBeNull();
    expect(await accounts.apiKeysOf(account)).toHaveLength(1);
  });

  it("know a key by its hash until it is revoked, and keep ten at most", async () => {
    const account = await registered();
    const key = await accounts.createApiKey(rig.proved(account), "  home   server ");
    expect(await accounts.apiKeysOf(account)).toMatchObject([
      { name: "home server", ending: key.slice(-4), lastUsedAt: null },
    ]);
    expect(await accounts.accountOfApiKey(key)).toEqual(account);
    expect(await accounts.apiKeysOf(account)).toMatchObject([{ lastUsedAt: new Date(start) }]);
    expect(JSON.stringify(await database.kysely.selectFrom("api_keys").selectAll().execute())).not.toContain(key);
    const tries = Array.from({ length: 12 }, (_, count) => accounts.createApiKey(rig.proved(account), `key ${count}`));
    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(9);
    for (const { id } of await accounts.apiKeysOf(account)) await accounts.revokeApiKey(account, id);
    await expect(accounts.accountOfApiKey(key)).rejects.toEqual(code("apiKeyInvalid"));
  });
}
