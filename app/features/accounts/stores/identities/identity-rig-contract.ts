import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { type OidcServer, type ProviderLies, startOidcServer } from "../../security/identities/oidc-server-contract.ts";
import type { IdentityProvider } from "../../use-cases/identities/identity-stores.ts";
import type { AccountsRig } from "../accounts-contract.ts";

export const browser = { device: "Firefox · Linux", deviceSecret: null };
export const verified = { sub: "ana-1", email: "Ana@Test.Example", email_verified: true, name: "Ana Ruiz" };
export const asking = { browserSecret: null, returnTo: "/watchlist", purpose: "signIn", person: null } as const;

export type IdentitiesRig = ReturnType<typeof identityProvidersOn>;

/** Two identity providers of our own that speak the protocol, set up anew for each test, and a browser that asks them. */
export function identityProvidersOn({ accounts, clock, signInWays, visitor }: AccountsRig) {
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
  type Session = Awaited<ReturnType<typeof sessionOf>>;
  /** Asks from a session. */
  const beginAs = async (person: Session, purpose: "link" | "prove", { number = "1", lies }: Way = {}) => {
    const question = { ...asking, purpose, person, number };
    const { address, browserSecret } = await accounts.askIdentity(visitor(), question);
    return { number, query: serverOf(number).approve(address, lies), browserSecret, person, ...browser };
  };
  return { servers, setUp, begin, answer, enter, newPerson, sessionOf, beginAs };
}
