import { expect, it } from "vitest";
import type { ProviderLies } from "../../security/identities/oidc-server-contract.ts";
import { type AccountsRig, code } from "../accounts-contract.ts";
import { asking, type IdentitiesRig } from "./identity-rig-contract.ts";

/** What is sent to an identity provider, and what of its answers is refused. */
export function identityAnswers(rig: AccountsRig, providers: IdentitiesRig): void {
  const { accounts, clock, contextOf, database, registered, signInWays, visitor } = rig;
  const { servers, setUp, begin, answer, enter } = providers;

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

  it.each([
    ["says that it is not", { email_verified: false }],
    ["does not say so", { email_verified: undefined }],
    ["says so in other words", { email_verified: "true" }],
    ["tells no address", { email: undefined }],
    ["tells an address that is none", { email: "ana" }],
    ["tells an address with a zero byte", { email: "ana\0@test.example" }],
    ["tells a list of addresses", { email: ["ana@test.example"] }],
    ["tells an address of a megabyte", { email: `${"a".repeat(500_000)}@test.example` }],
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
    ["of a person with a zero byte in their name there", { claims: { sub: "ana\0" } }, "identityInvalid"],
    ["of a person with half a letter in their name there", { claims: { sub: "ana\ud800" } }, "identityInvalid"],
    ["of a person with a name that no index takes", { claims: { sub: "a".repeat(256) } }, "identityInvalid"],
    ["of a proof at a time that no calendar has", { claims: { auth_time: 1e300 } }, "identityInvalid"],
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
}
