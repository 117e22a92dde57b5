import { expect, it } from "vitest";
import { firstPage } from "../../../core/shared/contracts/pages.ts";
import type { BegunSignIn } from "../use-cases/sign-in.ts";
import { type AccountsRig, ana, code, DAY, HOUR } from "./accounts-contract.ts";
import { beginSignIn, codeAt, STEP, withFactor } from "./factor-sign-in-contract.ts";

/** Authenticator codes, recovery codes, and proofs by them. */
export function factors(rig: AccountsRig): void {
  const { accounts, clock, contextOf, database, mails, registered, signIn, visitor } = rig;
  const finish = (begun: BegunSignIn, typed: string, deviceSecret: string | null = null) =>
    accounts.finishSignIn(visitor(), { secret: begun.secret, code: typed, deviceSecret });

  it("ask for a code after the password, once the key is confirmed by one, and end the other sessions", async () => {
    const account = await registered();
    const elsewhere = await signIn();
    const here = await signIn();
    const person = (await accounts.personOf(here.token)) ?? expect.fail("no session");
    const { key, address } = await accounts.beginAuthenticator(rig.proved(account));
    expect(address).toContain(`secret=${key}`);
    expect(new URL(address).searchParams.get("issuer")).toBe("Valora");
    // Not yet: a person who never confirms is not locked out.
    await signIn();
    expect((await accounts.factorOf(person)).waiting).toMatchObject({ key });
    const confirm = (typed: string) => accounts.confirmAuthenticator(person, typed);
    await expect(confirm("000 00")).rejects.toEqual(code("factorCodeWrong"));
    const codes = await confirm(codeAt(key, clock.at));
    expect(new Set(codes).size).toBe(10);
    expect(mails.at(-1)).toMatchObject({ kind: "factorOn", recipient: ana.email });
    expect(await accounts.factorOf(person)).toEqual({
      confirmedAt: new Date(clock.at),
      recoveryCodesLeft: 10,
      waiting: null,
    });
    expect(await accounts.personOf(elsewhere.token)).toBeNull();
    expect(await accounts.personOf(here.token)).not.toBeNull();
    await expect(accounts.beginAuthenticator(rig.proved(account))).rejects.toEqual(code("factorAlreadyOn"));

    clock.at += STEP;
    const begun = await beginSignIn(rig);
    expect(await accounts.personOf(begun.secret)).toBeNull();
    const { token } = await finish(begun, codeAt(key, clock.at));
    expect(await accounts.personOf(token)).toMatchObject({ account, session: { device: "Firefox · Linux" } });
  });

  it("take a code of the step before and of the one after, none further away, and each code once", async () => {
    const { key } = await withFactor(rig);
    clock.at += 10 * STEP;
    for (const steps of [-3, -2, 2, 3])
      await expect(finish(await beginSignIn(rig), codeAt(key, clock.at + steps * STEP)), `${steps}`).rejects.toEqual(
        code("factorCodeWrong"),
      );
    clock.at += HOUR;
    const early = codeAt(key, clock.at - STEP);
    await finish(await beginSignIn(rig), early);
    await expect(finish(await beginSignIn(rig), early)).rejects.toEqual(code("factorCodeUsed"));
    await finish(await beginSignIn(rig), codeAt(key, clock.at + STEP));
    // A code before one that was taken is refused as well.
    await expect(finish(await beginSignIn(rig), codeAt(key, clock.at))).rejects.toEqual(code("factorCodeUsed"));
  });

  it("take one code once, of two who bring it at the same moment", async () => {
    const { key } = await withFactor(rig);
    const tries = [await beginSignIn(rig), await beginSignIn(rig)].map((begun) => finish(begun, codeAt(key, clock.at)));
    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(outcomes.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "factorCodeUsed" } });
  });

  it("open one session for one sign-in, within ten minutes, and none with another secret", async () => {
    const { key, codes } = await withFactor(rig);
    const begun = await beginSignIn(rig);
    await finish(begun, codeAt(key, clock.at));
    await expect(finish(begun, codes[0] ?? "")).rejects.toEqual(code("signInOver"));
    const late = await beginSignIn(rig);
    clock.at += 600_000;
    await expect(finish(late, codeAt(key, clock.at))).rejects.toEqual(code("signInOver"));
    const form = { code: codeAt(key, clock.at), deviceSecret: null };
    await expect(accounts.finishSignIn(visitor(), { secret: null, ...form })).rejects.toEqual(code("signInOver"));
    await expect(accounts.finishSignIn(visitor(), { secret: "x", ...form })).rejects.toEqual(code("signInOver"));
  });

  it("end the sign-ins that wait when the password changes, and refuse a person who is suspended meanwhile", async () => {
    const { account, key } = await withFactor(rig);
    const begun = await beginSignIn(rig);
    await contextOf(database).accounts.suspend({ email: ana.email, isSuspended: true, at: new Date(), by: null });
    await expect(finish(begun, codeAt(key, clock.at))).rejects.toEqual(code("accountSuspended"));
    await contextOf(database).accounts.suspend({ email: ana.email, isSuspended: false, at: new Date(), by: null });
    const change = { accountId: account.id, passwordHash: "scrypt$another", keptSessionId: null };
    await contextOf(database).accounts.setPassword(change);
    await expect(finish(begun, codeAt(key, clock.at))).rejects.toEqual(code("signInOver"));
  });

  it("let five codes be guessed in a quarter of an hour and thirty in a day, and a known browser in meanwhile", async () => {
    const { key } = await withFactor(rig);
    const known = await finish(await beginSignIn(rig), codeAt(key, clock.at));
    const guess = async () => finish(await beginSignIn(rig), "000000").catch((error: { code: string }) => error.code);
    const outcomes: unknown[] = [];
    for (let count = 0; count < 6; count += 1) outcomes.push(await guess());
    expect(outcomes).toEqual([...Array(5).fill("factorCodeWrong"), "rateLimited"]);
    clock.at += STEP;
    await expect(finish(await beginSignIn(rig), codeAt(key, clock.at))).rejects.toEqual(code("rateLimited"));
    await finish(await beginSignIn(rig), codeAt(key, clock.at), known.deviceSecret);
    let checked = 5;
    for (let quarter = 1; quarter < 90; quarter += 1) {
      clock.at += 15 * 60_000;
      for (let count = 0; count < 6; count += 1) checked += (await guess()) === "factorCodeWrong" ? 1 : 0;
    }
    expect(checked).toBe(30);
    clock.at += DAY;
    await finish(await beginSignIn(rig), codeAt(key, clock.at));
  });

  it("let a recovery code in once, however it is typed, and tell the person by mail", async () => {
    const { account, codes } = await withFactor(rig);
    const [first = "", second = ""] = codes;
    await finish(await beginSignIn(rig), ` ${first.toLowerCase().replaceAll("-", " ")} `);
    expect(mails.at(-1)).toMatchObject({ kind: "recoveryCodeUsed", recipient: ana.email });
    await expect(finish(await beginSignIn(rig), first)).rejects.toEqual(code("factorCodeWrong"));
    expect((await accounts.factorOf(rig.proved(account))).recoveryCodesLeft).toBe(9);
    const tries = [await beginSignIn(rig), await beginSignIn(rig)].map((begun) => finish(begun, second));
    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const kept = JSON.stringify(await database.kysely.selectFrom("recovery_codes").selectAll().execute());
    for (const each of codes) expect(kept).not.toContain(each.replaceAll("-", ""));
  });

  it("take no recovery code of another person", async () => {
    const { codes } = await withFactor(rig, { email: "eve@test.example" });
    await withFactor(rig);
    await expect(finish(await beginSignIn(rig), codes[0] ?? "")).rejects.toEqual(code("factorCodeWrong"));
  });

  it("make new recovery codes and switch the factor off for a person who gives password and code", async () => {
    const { account, key, codes } = await withFactor(rig);
    const deed = (changes: object) => ({ password: ana.password, code: codeAt(key, clock.at), ...changes });
    for (const ask of [accounts.renewRecoveryCodes, accounts.removeAuthenticator]) {
      await expect(ask(account, deed({ password: "wrong horse battery 9" }))).rejects.toEqual(code("passwordWrong"));
      await expect(ask(account, deed({ code: "" }))).rejects.toEqual(code("factorCodeWrong"));
    }
    const fresh = await accounts.renewRecoveryCodes(account, deed({}));
    expect(mails.at(-1)).toMatchObject({ kind: "recoveryCodesRenewed" });
    await expect(finish(await beginSignIn(rig), codes[0] ?? "")).rejects.toEqual(code("factorCodeWrong"));
    const begun = await beginSignIn(rig);
    await accounts.removeAuthenticator(account, deed({ code: fresh[0] }));
    expect(mails.at(-1)).toMatchObject({ kind: "factorOff" });
    await expect(finish(begun, fresh[1] ?? "")).rejects.toEqual(code("signInOver"));
    await signIn();
    await expect(accounts.removeAuthenticator(account, deed({}))).rejects.toEqual(code("factorNotOn"));
  });

  it("are taken off from the command line, which is kept and told", async () => {
    const { account } = await withFactor(rig);
    expect(await accounts.resetFactor(" ANA@Test.Example")).toMatchObject({ account: { id: account.id }, wasOn: true });
    expect(mails.at(-1)).toMatchObject({ kind: "factorReset", recipient: ana.email });
    await signIn();
    const deeds = await contextOf(database).adminActions.list(firstPage);
    expect(deeds).toMatchObject([{ action: "factor", former: "on", present: "off", origin: "commandLine" }]);
    expect(await accounts.resetFactor(ana.email)).toMatchObject({ wasOn: false });
    expect(await contextOf(database).adminActions.list(firstPage)).toHaveLength(1);
    expect(await accounts.resetFactor("unknown@test.example")).toBeNull();
  });

  it("ask a person who proved who they are ten minutes ago again, before a key or another factor", async () => {
    const account = await registered();
    const { token } = await signIn();
    const person = async () => (await accounts.personOf(token)) ?? expect.fail("no session");
    const dangerous = {
      key: async () => accounts.createApiKey(await person(), "mine"),
      factor: async () => accounts.beginAuthenticator(await person()),
      closing: async () => accounts.close(account, (await person()).session),
    };
    clock.at += 600_000 - 1;
    await dangerous.key();
    expect(await accounts.isProven(await person())).toBe(true);
    clock.at += 1;
    expect(await accounts.isProven(await person())).toBe(false);
    for (const [name, act] of Object.entries(dangerous))
      await expect(act(), name).rejects.toEqual(code("proveItIsYou"));
    const prove = async (proof: Parameters<typeof accounts.proveSession>[1]) =>
      accounts.proveSession(await person(), proof);
    await expect(prove({ kind: "password", password: "wrong horse battery 9" })).rejects.toEqual(code("passwordWrong"));
    await expect(prove({ kind: "code", code: "492039" })).rejects.toEqual(code("factorNotOn"));
    await expect(dangerous.key()).rejects.toEqual(code("proveItIsYou"));
    await prove({ kind: "password", password: ana.password });
    await dangerous.key();
    const { key } = await dangerous.factor();
    await accounts.confirmAuthenticator(await person(), codeAt(key, clock.at));
    clock.at += 600_000;
    await prove({ kind: "code", code: codeAt(key, clock.at) });
    await dangerous.closing();
    expect(await accounts.personOf(token)).toBeNull();
  });

  it("show a key that waits, and take it into use, in a session with a recent proof alone", async () => {
    await registered();
    const person = async (token: string) => (await accounts.personOf(token)) ?? expect.fail("no session");
    const stolen = (await signIn()).token;
    clock.at += 600_000;
    const own = (await signIn()).token;
    const { key } = await accounts.beginAuthenticator(await person(own));
    expect((await accounts.factorOf(await person(stolen))).waiting).toBeNull();
    const taken = accounts.confirmAuthenticator(await person(stolen), codeAt(key, clock.at));
    await expect(taken).rejects.toEqual(code("proveItIsYou"));
    expect((await accounts.factorOf(await person(own))).waiting).toMatchObject({ key });
    await accounts.confirmAuthenticator(await person(own), codeAt(key, clock.at));
    expect(await accounts.personOf(stolen)).toBeNull();
  });

  it("prove nothing for another session, nor for one of before proofs were kept", async () => {
    const account = await registered();
    const here = await signIn();
    const elsewhere = await signIn();
    const person = async (token: string) => (await accounts.personOf(token)) ?? expect.fail("no session");
    clock.at += 600_000;
    await accounts.proveSession(await person(here.token), { kind: "password", password: ana.password });
    await accounts.createApiKey(await person(here.token), "mine");
    await expect(accounts.createApiKey(await person(elsewhere.token), "mine")).rejects.toEqual(code("proveItIsYou"));
    await database.kysely
      .updateTable("sessions")
      .set({ proved_at: null })
      .where("account_id", "=", account.id)
      .execute();
    await expect(accounts.createApiKey(await person(here.token), "mine")).rejects.toEqual(code("proveItIsYou"));
  });

  it("forget a key that was not confirmed within the hour, and make another", async () => {
    const account = await registered();
    const { key } = await accounts.beginAuthenticator(rig.proved(account));
    clock.at += HOUR;
    const { token } = await signIn();
    const person = (await accounts.personOf(token)) ?? expect.fail("no session");
    expect(await accounts.factorOf(person)).toEqual({ confirmedAt: null, recoveryCodesLeft: 0, waiting: null });
    await expect(accounts.confirmAuthenticator(person, codeAt(key, clock.at))).rejects.toEqual(code("factorNotBegun"));
    expect((await accounts.beginAuthenticator(rig.proved(account))).key).not.toBe(key);
  });
}
