import { type Role, roles } from "../core/shared/contracts/role.ts";
import type { IdentityProvider } from "../features/accounts/use-cases/identities/identity-stores.ts";
import { isOwnNetwork } from "./own-network.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** How many identity providers an installation can have: each has settings of its own number. */
export const identityProviderNumbers = ["1", "2", "3", "4"] as const;

/** What people sign in with besides or instead of a password. */
export type SignInSettings = {
  identityProviders: readonly IdentityProvider[];
  /** Hosts of the operator's own network, with their port, that identity providers may be asked at over http. */
  identityPrivateHosts: readonly string[];
  /** Whether a password or a passkey opens a session. */
  hasLocalSignIn: boolean;
};

/** Identity providers by OpenID Connect: none unless its issuer is set. */
export function identitySettingsIn(environment: Environment): { signIn: SignInSettings; problems: readonly string[] } {
  const problems: string[] = [];
  const identityPrivateHosts = wordsIn(environment.OIDC_PRIVATE_HOSTS).map((host) => host.toLowerCase());
  if (!identityPrivateHosts.every((host) => URL.parse(`http://${host}/`)?.host === host)) {
    problems.push("OIDC_PRIVATE_HOSTS: hosts separated by commas, each with its port: sso.lan:8080, localhost:9000");
  }
  const identityProviders = identityProviderNumbers.flatMap((number) =>
    providerIn(environment, { number, identityPrivateHosts, problems }),
  );
  const issuers = identityProviders.map(({ issuer }) => issuer);
  for (const { number, issuer } of identityProviders)
    if (issuers.indexOf(issuer) !== issuers.lastIndexOf(issuer))
      problems.push(`OIDC_${number}_ISSUER: each provider must have an issuer of its own`);
  const local = environment.LOCAL_SIGN_IN?.trim() || "on";
  if (local !== "on" && local !== "off") problems.push("LOCAL_SIGN_IN: must be on or off");
  if (local === "off" && !environment.OIDC_1_ISSUER?.trim()) problems.push("OIDC_1_ISSUER: LOCAL_SIGN_IN=off needs it");
  return { signIn: { identityProviders, identityPrivateHosts, hasLocalSignIn: local !== "off" }, problems };
}

type Slot = { number: string; identityPrivateHosts: readonly string[]; problems: string[] };

function providerIn(environment: Environment, { number, identityPrivateHosts, problems }: Slot): IdentityProvider[] {
  const nameOf = (part: string) => `OIDC_${number}_${part}`;
  const settingOf = (part: string) => environment[nameOf(part)]?.trim() ?? "";
  const must = (isSo: boolean, part: string, message: string) => {
    if (!isSo) problems.push(`${nameOf(part)}: ${message}`);
  };
  const issuer = settingOf("ISSUER");
  const others = ["CLIENT_ID", "CLIENT_SECRET", "NAME", "DOMAINS", "ROLE_CLAIM", "ROLES"];
  if (issuer === "") {
    must(
      others.every((part) => settingOf(part) === ""),
      "ISSUER",
      "the provider needs it",
    );
    return [];
  }
  const [clientId, claim, roles] = [settingOf("CLIENT_ID"), settingOf("ROLE_CLAIM"), rolesIn(settingOf("ROLES"))];
  const name = settingOf("NAME") || (URL.parse(issuer)?.hostname ?? issuer);
  const domains = wordsIn(settingOf("DOMAINS")).map((domain) => domain.toLowerCase());
  must(isIssuer(issuer, identityPrivateHosts), "ISSUER", "must be an address with https, or of OIDC_PRIVATE_HOSTS");
  must(clientId !== "", "CLIENT_ID", "the provider needs it");
  must(/^[\x21-\x7e]*$/.test(settingOf("CLIENT_SECRET")), "CLIENT_SECRET", "takes unaccented letters and signs alone");
  must(name.length <= LONGEST_NAME, "NAME", "must have at most 40 characters");
  must(domains.every(isDomain), "DOMAINS", "must be domains separated by commas: example.org, example.com");
  must(roles !== null, "ROLES", "must be values of the claim with their roles: valora-admins=admin");
  must(claim !== "" || roles?.size === 0, "ROLE_CLAIM", "the list of roles needs it");
  must(claim === "" || roles?.size !== 0, "ROLES", "the claim needs it");
  const rolesByClaim = claim === "" || roles === null ? null : { claim, roles };
  return [{ number, issuer, clientId, clientSecret: settingOf("CLIENT_SECRET") || null, name, domains, rolesByClaim }];
}

const isDomain = (text: string): boolean => /^(?:[a-z0-9-]+\.)+[a-z0-9-]{2,63}$/.test(text);
const LONGEST_NAME = 40;

const wordsIn = (text = ""): string[] => text.split(",").flatMap((word) => word.trim() || []);

/** The spelling of an issuer is its identity: it is kept as written. */
function isIssuer(text: string, privateHosts: readonly string[]): boolean {
  const url = URL.parse(text);
  if (url === null || url.username !== "" || url.password !== "" || url.search !== "" || url.hash !== "") return false;
  if (url.protocol === "https:") return true;
  return url.protocol === "http:" && isOwnNetwork(url.hostname) && privateHosts.includes(url.host);
}

/** "valora-admins=admin, valora-editors=editor"; null: it cannot be read. */
function rolesIn(text: string): ReadonlyMap<string, Role> | null {
  const pairs = wordsIn(text).map((word) => {
    const at = word.lastIndexOf("=");
    return {
      value: word.slice(0, Math.max(0, at)).trim(),
      role: roles.find((role) => role === word.slice(at + 1).trim()),
    };
  });
  if (pairs.some(({ value, role }) => value === "" || role === undefined)) return null;
  return new Map(pairs.flatMap(({ value, role }) => (role === undefined ? [] : [[value, role] as const])));
}
