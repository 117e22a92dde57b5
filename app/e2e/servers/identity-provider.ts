import { test } from "@playwright/test";
import { type OidcServer, startOidcServer } from "../../features/accounts/security/identities/oidc-server-contract.ts";
import { ownSettings, removeFolder, startOwnServer, stopOwnServer } from "../own-server.ts";

/** For the tests of a file: a server of their own, and beside it an identity provider, "Casa", which it trusts. */
export function withIdentityProvider(port: number, more: Record<string, string> = {}) {
  let person = (_: OidcServer["state"]["person"]) => {};
  let stop = async () => {};
  test.beforeAll(async () => {
    const provider = await startOidcServer();
    const settings = ownSettings(port, {
      ...{ OIDC_1_ISSUER: provider.issuer, OIDC_1_NAME: "Casa", OIDC_PRIVATE_HOSTS: provider.host },
      ...{ OIDC_1_CLIENT_ID: provider.clientId, OIDC_1_CLIENT_SECRET: provider.clientSecret, ...more },
    });
    const server = await startOwnServer(settings);
    person = (next) => {
      provider.state.person = next;
    };
    stop = async () => {
      await stopOwnServer(server);
      removeFolder(settings);
      await provider.stop();
    };
  });
  test.afterAll(() => stop());
  return {
    site: `http://127.0.0.1:${port}`,
    /** Who signs in at the provider from now on. */
    hasPerson: (next: OidcServer["state"]["person"]) => person(next),
  };
}
