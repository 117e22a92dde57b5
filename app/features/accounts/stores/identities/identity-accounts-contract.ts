import { expect, it } from "vitest";
import { firstPage } from "../../../../core/shared/contracts/pages.ts";
import { type AccountsRig, ana, code } from "../accounts-contract.ts";
import { withFactor } from "../factor-sign-in-contract.ts";
import { asking, browser, type IdentitiesRig, verified } from "./identity-rig-contract.ts";

/** Which account an identity opens, and what else it does for it. */
export function identityAccounts(rig: AccountsRig, providers: IdentitiesRig): void {
  const { accounts, clock, contextOf, database, mails, registered, signInWays, visitor } = rig;
  const { servers, setUp, answer, enter, newPerson, sessionOf, beginAs } = providers;

  it.each(["1", "2"] as const)(
    "open an account with the person's word alone, and sign in from then on, at %s",
    async (number) => {
      const { form, open } = await newPerson({ number });
      const waiting = await accounts.waitingIdentity(form.browserSecret);
      expect(waiting).toMatchObject({ email: ana.email, displayName: "Ana Ruiz" });
      const tooYoung = accounts.openIdentityAccount(visitor(), { ...form, isOldEnough: false });
      await expect(tooYoung).rejects.toEqual(code("ageNotDeclared"));
      const { account, token, returnTo } = await open();
      expect([account.email, account.language, account.role, returnTo]).toEqual([
        ana.email,
        "it",
        "user",
        "/watchlist",
      ]);
      expect(await accounts.hasPassword(account)).toBe(false);
      await expect(open()).rejects.toEqual(code("identityOver"));
      clock.at += 60_000;
      const again = await enter({ number });
      expect(again).toMatchObject({ kind: "signedIn", account: { id: account.id }, returnTo: "/watchlist" });
      expect(await accounts.identitiesOf(account)).toMatchObject([{ number, lastUsedAt: new Date(clock.at) }]);
      expect((await sessionOf(token)).account.id).toBe(account.id);
      // No password lets such a person in.
      const byPassword = accounts.signIn(visitor(), { email: ana.email, password: ana.password, ...browser });
      await expect(byPassword).rejects.toEqual(code("credentialsInvalid"));
    },
  );

  it("link the account whose confirmed address the provider has verified, and tell its owner", async () => {
    const account = await registered();
    expect(await enter()).toMatchObject({ kind: "signedIn", account: { id: account.id } });
    expect(mails.at(-1)).toMatchObject({ kind: "identityAdded", recipient: ana.email });
    expect(await accounts.identitiesOf(account)).toMatchObject([{ provider: "Provider 1", email: verified.email }]);
  });

  it("let addresses of the named domains in alone, and take a verified one for it", async () => {
    await registered();
    setUp({ domains: ["example.org"] });
    await expect(enter()).rejects.toEqual(code("identityDomain"));
    setUp({ domains: ["example.org", "test.example"] });
    expect((await enter()).kind).toBe("signedIn");
    const claims = { email_verified: false };
    await expect(enter({ lies: { claims } })).rejects.toEqual(code("identityUnverified"));
  });

  it("give the role of a claim again at each sign-in, and record that they did", async () => {
    const roles = new Map([
      ["admins", "admin"],
      ["writers", "editor"],
    ] as const);
    setUp({ rolesByClaim: { claim: "realm_access.roles", roles } });
    const [{ state }] = servers();
    state.person = { ...verified, realm_access: { roles: ["writers", "admins", "others"] } };
    const { account } = await (await newPerson()).open();
    expect(account.role).toBe("admin");
    state.person = { ...verified, realm_access: { roles: ["writers"] } };
    expect(await enter()).toMatchObject({ account: { role: "editor" } });
    state.person = verified;
    state.told = { realm_access: { roles: ["admins"] } };
    expect(await enter(), "told apart from the token").toMatchObject({ account: { role: "admin" } });
    state.told = {};
    expect(await enter()).toMatchObject({ account: { role: "user" } });
    const deeds = await contextOf(database).adminActions.list(firstPage);
    expect(deeds.map(({ origin, former, present }) => [origin, former, present])).toEqual([
      ["identityProvider", "admin", "user"],
      ["identityProvider", "editor", "admin"],
      ["identityProvider", "admin", "editor"],
      ["identityProvider", "user", "admin"],
    ]);
  });

  it("make the named first administrator, of a verified address", async () => {
    const opened = await newPerson();
    await contextOf(database).identities.makeAccount({
      ...{ browserHash: contextOf(database).secrets.hashOf(opened.form.browserSecret), displayName: "Ana" },
      ...{ language: "es", adminEmail: ana.email, now: new Date(clock.at) },
    });
    expect(await enter()).toMatchObject({ account: { role: "admin" } });
  });

  it("ask for the second factor, and open no session of a suspended person", async () => {
    await withFactor(rig);
    expect(await enter()).toMatchObject({ kind: "factorNeeded", returnTo: "/watchlist" });
    const { accounts: kept } = contextOf(database);
    await kept.suspend({ email: ana.email, isSuspended: true, at: new Date(clock.at), by: null });
    await expect(enter()).rejects.toEqual(code("accountSuspended"));
  });

  it("are linked from a session with a recent proof, whatever their address, and in no other session", async () => {
    const account = await registered();
    const { token } = await rig.signIn();
    const claims = { sub: "other", email: "work@test.example", email_verified: false };
    clock.at += 600_000;
    await expect(beginAs(await sessionOf(token), "link")).rejects.toEqual(code("proveItIsYou"));
    const { token: fresh } = await rig.signIn();
    const begun = await beginAs(await sessionOf(fresh), "link", { lies: { claims } });
    await expect(answer({ ...begun, person: await sessionOf(token) })).rejects.toEqual(code("identityBrowser"));
    await expect(answer({ ...begun, person: null })).rejects.toEqual(code("identityOver"));
    const again = await beginAs(await sessionOf(fresh), "link", { lies: { claims } });
    expect(await answer(again)).toMatchObject({ kind: "linked" });
    expect(await accounts.identitiesOf(account)).toMatchObject([{ email: "work@test.example" }]);
    expect(await enter({ lies: { claims } })).toMatchObject({ account: { id: account.id } });
  });

  it("belong to one account, and an account to one identity of a provider", async () => {
    await registered();
    await enter();
    await expect(enter({ lies: { claims: { sub: "ana-2" } } })).rejects.toEqual(code("identityTaken"));
    await registered({ email: "eve@test.example", displayName: "Eve" });
    const { token } = await rig.signIn({ email: "eve@test.example" });
    await expect(answer(await beginAs(await sessionOf(token), "link"))).rejects.toEqual(code("identityTaken"));
  });

  it("prove who a person is, where the provider has just asked them", async () => {
    await registered();
    await enter();
    const { token } = await rig.signIn();
    clock.at += 700_000;
    const person = await sessionOf(token);
    const seconds = Math.floor(clock.at / 1_000);
    const stale = await beginAs(person, "prove", { lies: { claims: { auth_time: seconds - 3_600 } } });
    await expect(answer(stale)).rejects.toEqual(code("identityNotFresh"));
    const others = await beginAs(person, "prove", { lies: { claims: { sub: "eve-1" } } });
    await expect(answer(others)).rejects.toEqual(code("identityUnlinked"));
    const { address } = await accounts.askIdentity(visitor(), { ...asking, purpose: "prove", person, number: "1" });
    expect(Object.fromEntries(new URL(address).searchParams)).toMatchObject({
      ...{ prompt: "login", max_age: "0", claims: '{"id_token":{"auth_time":{"essential":true}}}' },
    });
    const untimed = await beginAs(person, "prove", { lies: { claims: { auth_time: undefined } } });
    await expect(answer(untimed)).rejects.toEqual(code("identityUntimed"));
    await expect(accounts.isProven(await sessionOf(token))).resolves.toBe(false);
    const fresh = await beginAs(person, "prove", { lies: { claims: { auth_time: seconds - 5 } } });
    expect(await answer(fresh)).toMatchObject({ kind: "proved", returnTo: "/watchlist" });
    expect(await accounts.isProven(await sessionOf(token))).toBe(true);
  });

  it("open a session that is proved when the provider asked the person, not when they came back", async () => {
    await registered();
    const auth_time = Math.floor(clock.at / 1_000) - 3_600;
    const outcome = await enter({ lies: { claims: { auth_time } } });
    const { token } = outcome.kind === "signedIn" ? outcome : expect.unreachable("no session");
    const person = await sessionOf(token);
    expect(person.session.provedAt).toEqual(new Date(auth_time * 1_000));
    await expect(accounts.beginPasskey(person)).rejects.toEqual(code("proveItIsYou"));
  });

  it("open a session that is not proved, where the provider does not say when it asked the person", async () => {
    const account = await registered();
    const outcome = await enter();
    const { token } = outcome.kind === "signedIn" ? outcome : expect.unreachable("no session");
    const person = await sessionOf(token);
    expect(person.session.provedAt).toBeNull();
    await expect(accounts.beginPasskey(person)).rejects.toEqual(code("proveItIsYou"));
    await expect(accounts.createApiKey(person, "mine")).rejects.toEqual(code("proveItIsYou"));
    await accounts.proveSession(person, { kind: "password", password: ana.password });
    expect(await accounts.isProven(await sessionOf(token))).toBe(true);
    expect(await accounts.apiKeysOf(account)).toEqual([]);
  });

  it("are removed by a person who can still sign in another way", async () => {
    const { account, token } = await (await newPerson()).open();
    const [{ id = "" } = {}] = await accounts.identitiesOf(account);
    await expect(accounts.removeIdentity(await sessionOf(token), id)).rejects.toEqual(code("identityLast"));
    const eve = await registered({ email: "eve@test.example" });
    await expect(accounts.removeIdentity(rig.proved(eve), id)).rejects.toEqual(code("notFound"));
    await answer(await beginAs(await sessionOf(token), "link", { number: "2" }));
    await accounts.removeIdentity(await sessionOf(token), id);
    expect(mails.at(-1)).toMatchObject({ kind: "identityRemoved", recipient: ana.email });
    expect(await accounts.identitiesOf(account)).toMatchObject([{ number: "2" }]);
    clock.at += 600_000;
    await expect(accounts.removeIdentity(await sessionOf(token), id)).rejects.toEqual(code("proveItIsYou"));
  });

  it("stand for the password of a person without one, by a recent proof: to administer and to leave", async () => {
    const { account, token } = await (await newPerson()).open();
    const admin = { ...account, role: "admin" as const };
    const eve = await registered({ email: "eve@test.example" });
    const { session } = await sessionOf(token);
    const change = { email: eve.email, role: "editor", password: "" } as const;
    await accounts.changeRole(admin, { ...change, session });
    await expect(accounts.changeRole(admin, change)).rejects.toEqual(code("passwordWrong"));
    clock.at += 600_000;
    await expect(accounts.changeRole(admin, { ...change, session })).rejects.toEqual(code("proveItIsYou"));
    // A session stands for no password of a person who has one.
    const withPassword = accounts.changeRole({ ...eve, role: "admin" }, { ...change, email: account.email, session });
    await expect(withPassword).rejects.toEqual(code("passwordWrong"));
  });

  it("leave no local way in where the operator has switched it off, but a link from the command line", async () => {
    const account = await registered();
    signInWays.hasLocalSignIn = false;
    const off = code("localSignInOff");
    await expect(rig.signIn()).rejects.toEqual(off);
    await expect(rig.signUp({ email: "eve@test.example" })).rejects.toEqual(off);
    await expect(accounts.confirmSignUp(visitor(), "A".repeat(43))).rejects.toEqual(off);
    await expect(accounts.requestReset(visitor(), ana.email)).rejects.toEqual(off);
    const reset = { token: "A".repeat(43), password: ana.password };
    await expect(accounts.resetPassword(visitor(), reset)).rejects.toEqual(off);
    await expect(accounts.signInByPasskey(visitor(), { response: {}, ...browser })).rejects.toEqual(off);
    expect((await enter()).kind).toBe("signedIn");

    const { address } = (await accounts.makeSignInLink(" ANA@Test.Example")) ?? expect.unreachable("no account");
    expect(mails.at(-1)).toMatchObject({ kind: "signInLink", recipient: ana.email, token: null });
    expect((await contextOf(database).adminActions.list({ ...firstPage, limit: 1 }))[0]).toMatchObject({
      action: "signInLink",
      origin: "commandLine",
    });
    const token = new URL(address).searchParams.get("token") ?? "";
    expect(await accounts.signInByLink(visitor(), { token, ...browser })).toMatchObject({
      account: { id: account.id },
    });
    await expect(accounts.signInByLink(visitor(), { token, ...browser })).rejects.toEqual(code("tokenInvalid"));
    const late = new URL((await accounts.makeSignInLink(ana.email))?.address ?? "").searchParams.get("token") ?? "";
    clock.at += 900_000;
    await expect(accounts.signInByLink(visitor(), { token: late, ...browser })).rejects.toEqual(code("tokenInvalid"));
    expect(await accounts.makeSignInLink("unknown@test.example")).toBeNull();
  });

  it("are exported, and gone with the account as well as what waits", async () => {
    const { account, token } = await (await newPerson()).open();
    await accounts.askIdentity(visitor(), { ...asking, purpose: "link", person: await sessionOf(token), number: "2" });
    await accounts.makeSignInLink(ana.email);
    await enter({ number: "2", lies: { claims: { email: "eve@test.example" } } });
    const exported = await accounts.export(account);
    expect(exported).toMatchObject({
      accounts: [{ email: ana.email }],
      identities: [{ subject: verified.sub, email: ana.email }],
      identity_requests: [{ purpose: "link" }],
      sign_in_links: [{}],
    });
    await accounts.close(account, (await sessionOf(token)).session);
    for (const table of ["identities", "identity_requests", "sign_in_links"] as const)
      expect(await database.kysely.selectFrom(table).selectAll().execute(), table).toEqual([]);
    await contextOf(database).accounts.purgeExpired(new Date(clock.at + 1_800_000));
    expect(await database.kysely.selectFrom("identity_sign_ups").selectAll().execute()).toEqual([]);
  });
}
