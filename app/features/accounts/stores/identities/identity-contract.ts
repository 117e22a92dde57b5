import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { type OidcServer, type ProviderLies, startOidcServer } from "../../security/identities/oidc-server-contract.ts";
import type { IdentityProvider } from "../../use-cases/identities/identity-stores.ts";
import { type AccountsRig, ana, code } from "../accounts-contract.ts";
import { withFactor } from "../factor-contract.ts";

const browser = { device: "Firefox · Linux", deviceSecret: null };
const verified = { sub: "ana-1", email: "Ana@Test.Example", email_verified: true, name: "Ana Ruiz" };

/** Sign-in by identity providers, against two of our own that speak the protocol: what is kept, and what is refused. */
export function identities(rig: AccountsRig): void {
  const { accounts, clock, contextOf, database, mails, registered, signInWays, visitor } = rig;
  let [first, second]: OidcServer[] = [];
  const servers = () => [first ?? expect.unreachable("no server"), second ?? expect.unreachable("no server")] as const;
  beforeAll(async () => {
    const now = () => clock.at;
    first = await startOidcServer({ now, claims: verified });
    second = await startOidcServer({ now, claims: verified, algorithm: "ES256" });
  });
  afterAll(async () => {
    await Promise.all(servers().map((server) => server.stop()));
  });
  const setUp = (changes: Partial<IdentityProvider> = {}) => {
    const [one, other] = servers();
    signInWays.identityProviders = [one.provider("1", changes), other.provider("2")];
    signInWays.privateHosts = [one.host, other.host];
  };
  beforeEach(() => {
    for (const { state } of servers()) Object.assign(state, { person: verified, told: {}, isAway: false });
    setUp();
  });
  afterEach(() => {
    Object.assign(signInWays, { identityProviders: [], privateHosts: [], hasLocalSignIn: true });
  });

  type Way = { number?: "1" | "2"; lies?: ProviderLies };
  const asking = { browserSecret: null, returnTo: "/watchlist", purpose: "signIn", person: null } as const;
  const serverOf = (number: string) => servers()[number === "1" ? 0 : 1];
  const begin = async ({ number = "1", lies }: Way = {}) => {
    const { address, browserSecret } = await accounts.askIdentity(visitor(), { ...asking, number });
    return { number, query: serverOf(number).approve(address, lies), browserSecret, person: null, ...browser };
  };
  const answer = (given: Parameters<typeof accounts.answerIdentity>[1]) => accounts.answerIdentity(visitor(), given);
  const enter = async (way: Way = {}) => answer(await begin(way));
  const newPerson = async (way: Way = {}) => {
    const begun = await begin(way);
    expect(await answer(begun)).toMatchObject({ kind: "newPerson", returnTo: "/watchlist" });
    const form = { browserSecret: begun.browserSecret, displayName: "Ana", isOldEnough: true, language: "it" };
    return {
      form: { ...form, ...browser },
      open: () => accounts.openIdentityAccount(visitor(), { ...form, ...browser }),
    };
  };
  const sessionOf = async (token: string) => (await accounts.personOf(token)) ?? expect.unreachable("no session");

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

  it("send state, nonce and a challenge of their own with each question, and keep none of them", async () => {
    const [server] = servers();
    const ask = async () => {
      const { address } = await accounts.askIdentity(visitor(), { ...asking, number: "1" });
      return new URL(address).searchParams;
    };
    const [one, other] = [await ask(), await ask()];
    for (const name of ["state", "nonce", "code_challenge"]) expect(one.get(name), name).not.toBe(other.get(name));
    expect(Object.fromEntries(one)).toMatchObject({
      ...{ response_type: "code", client_id: server.clientId, scope: "openid email profile" },
      ...{ code_challenge_method: "S256", redirect_uri: "https://valora.test/auth/identity/1" },
    });
    const kept = JSON.stringify(await database.kysely.selectFrom("identity_requests").selectAll().execute());
    for (const name of ["state", "nonce", "code_challenge"]) expect(kept, name).not.toContain(one.get(name));
  });

  it("link the account whose confirmed address the provider has verified, and tell its owner", async () => {
    const account = await registered();
    expect(await enter()).toMatchObject({ kind: "signedIn", account: { id: account.id } });
    expect(mails.at(-1)).toMatchObject({ kind: "identityAdded", recipient: ana.email });
    expect(await accounts.identitiesOf(account)).toMatchObject([{ provider: "Provider 1", email: verified.email }]);
  });

  it.each([
    ["says that it is not", { email_verified: false }],
    ["does not say so", { email_verified: undefined }],
    ["says so in other words", { email_verified: "true" }],
    ["tells no address", { email: undefined }],
    ["tells an address that is none", { email: "ana" }],
  ])("link and open no account by an address that is not verified: the provider %s", async (_, claims) => {
    const account = await registered();
    await expect(enter({ lies: { claims } })).rejects.toEqual(code("identityUnverified"));
    expect(await accounts.identitiesOf(account)).toEqual([]);
  });

  it.each<[string, ProviderLies, string]>([
    ["for another client", { claims: { aud: "another" } }, "identityAudience"],
    ["for several clients", { claims: { aud: ["valora", "another"], azp: "another" } }, "identityAudience"],
    ["whose token names another issuer", { claims: { iss: "https://sso.example" } }, "identityIssuer"],
    ["that names another issuer", { named: "https://sso.example" }, "identityIssuer"],
    ["that names no issuer, where the provider always does", { named: null }, "identityIssuer"],
    ["with the nonce of another question", { claims: { nonce: "A".repeat(43) } }, "identityNonce"],
    ["without a nonce", { claims: { nonce: undefined } }, "identityNonce"],
    ["signed by something else", { signsOther: true }, "identitySignature"],
    ["that is not signed", { signsNothing: true }, "identitySignature"],
    ["of a person who said no", { error: "access_denied" }, "identityDenied"],
    ["that is an error", { error: "server_error" }, "identityInvalid"],
    ["without tokens", { tokenStatus: 500 }, "identityUnavailable"],
    ["with a token that is none", { claims: { sub: undefined } }, "identityInvalid"],
  ])("refuse an answer %s, by a code of its own", async (_, lies, expected) => {
    await registered();
    await expect(enter({ lies })).rejects.toEqual(code(expected));
  });

  it.each([
    ["over for two minutes", { exp: -120 }, "identityClock"],
    ["over for half a minute", { exp: -30 }, null],
    ["made two minutes ahead", { iat: 120, exp: 300 }, "identityClock"],
    ["made half a minute ahead", { iat: 30, exp: 300 }, null],
    ["made an hour ago", { iat: -3_600, exp: 300 }, "identityClock"],
    ["of two minutes from now", { nbf: 120 }, "identityClock"],
  ])("bear a minute of clock skew and no more: a token %s", async (_, shifts, expected) => {
    await registered();
    const seconds = Math.floor(clock.at / 1_000);
    const claims = Object.fromEntries(Object.entries(shifts).map(([name, by]) => [name, seconds + by]));
    const entering = enter({ lies: { claims } });
    if (expected !== null) await expect(entering).rejects.toEqual(code(expected));
    else expect((await entering).kind).toBe("signedIn");
  });

  it("take each answer once, within ten minutes, and none that was not asked for", async () => {
    await registered();
    const begun = await begin();
    await answer(begun);
    await expect(answer(begun)).rejects.toEqual(code("identityOver"));
    const late = await begin();
    clock.at += 600_000;
    await expect(answer(late)).rejects.toEqual(code("identityOver"));
    for (const state of ["", "x", "A".repeat(43)]) {
      const query = new URLSearchParams({ code: "x", state });
      await expect(answer({ ...(await begin()), query }), state).rejects.toEqual(code("identityOver"));
    }
    const both = await begin();
    const outcomes = await Promise.allSettled([answer(both), answer(both)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  it("take an answer in the browser alone that asked", async () => {
    const [mine, others] = [await begin(), await begin()];
    await expect(answer({ ...mine, browserSecret: others.browserSecret })).rejects.toEqual(code("identityBrowser"));
    await expect(answer({ ...others, browserSecret: null })).rejects.toEqual(code("identityBrowser"));
  });

  it("take no code of one question for another: the verifier and the nonce are of one", async () => {
    const [one, other] = [await begin(), await begin()];
    const query = new URLSearchParams(one.query);
    query.set("code", other.query.get("code") ?? "");
    await expect(answer({ ...one, query })).rejects.toEqual(code("identityInvalid"));
  });

  it("take no answer of one provider for another", async () => {
    await registered();
    const [one, other] = [await begin({ number: "1" }), await begin({ number: "2" })];
    await expect(answer({ ...one, number: "2" })).rejects.toEqual(code("identityIssuer"));
    const named = new URLSearchParams(other.query);
    named.set("iss", servers()[0].issuer);
    await expect(answer({ ...other, query: named })).rejects.toEqual(code("identityIssuer"));
    const unknown = accounts.askIdentity(visitor(), { ...asking, number: "3" });
    await expect(unknown).rejects.toEqual(code("notFound"));
  });

  it("say that a provider is away, and ask it again as soon as it is back", async () => {
    await registered();
    const [server] = servers();
    setUp({ issuer: server.issuer });
    const fresh = contextOf(database);
    server.state.isAway = true;
    const provider = server.provider("1");
    const asked = { redirectUri: "https://valora.test/auth/identity/1", isFresh: false };
    const secrets = { state: "s", nonce: "n", verifier: "v".repeat(43) };
    const address = () => fresh.identityProtocol.addressAt(provider, { ...asked, secrets });
    await expect(address()).rejects.toEqual(code("identityUnavailable"));
    server.state.isAway = false;
    expect(await address()).toContain(server.issuer);
  });

  it("ask no provider over http at a host that the operator has not named", async () => {
    signInWays.privateHosts = [];
    const { identityProtocol } = contextOf(database);
    const secrets = { state: "s", nonce: "n", verifier: "v".repeat(43) };
    const asked = { redirectUri: "https://valora.test/auth/identity/1", secrets, isFresh: false };
    const asking = identityProtocol.addressAt(servers()[0].provider("1"), asked);
    await expect(asking).rejects.toEqual(code("identityUnavailable"));
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

  it("give the role of a claim anew at each sign-in, and keep that they did", async () => {
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
    const deeds = await contextOf(database).adminActions.list(9);
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

  const inSession = async () => {
    const outcome = await enter();
    return outcome.kind === "signedIn" ? sessionOf(outcome.token) : expect.unreachable("no session");
  };
  type Session = Awaited<ReturnType<typeof inSession>>;
  const beginAs = async (person: Session, purpose: "link" | "prove", { number = "1", lies }: Way = {}) => {
    const question = { ...asking, purpose, person, number };
    const { address, browserSecret } = await accounts.askIdentity(visitor(), question);
    return { number, query: serverOf(number).approve(address, lies), browserSecret, person, ...browser };
  };

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
    expect(Object.fromEntries(new URL(address).searchParams)).toMatchObject({ prompt: "login", max_age: "0" });
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

  it("are removed by a person whom something else still lets in", async () => {
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
    expect((await contextOf(database).adminActions.list(1))[0]).toMatchObject({
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
