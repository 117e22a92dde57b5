import { describe, expect, it } from "vitest";
import { identitySettingsIn } from "./identity-settings.server.ts";

const keycloak = {
  OIDC_1_ISSUER: "https://sso.example.org/realms/example",
  OIDC_1_CLIENT_ID: "valora",
  OIDC_1_CLIENT_SECRET: "secret",
};
const google = { OIDC_2_ISSUER: "https://accounts.google.com", OIDC_2_CLIENT_ID: "id.apps.googleusercontent.com" };
const named = (lines: readonly string[]) => lines.map((line) => line.split(":")[0]);

describe("identity providers", () => {
  it("are none without a setting, and local sign-in is on", () => {
    expect(identitySettingsIn({})).toEqual({
      signIn: { identityProviders: [], identityPrivateHosts: [], hasLocalSignIn: true },
      problems: [],
    });
  });

  it("are read by their numbers, each with what it lets in and gives", () => {
    const { signIn, problems } = identitySettingsIn({
      ...{
        ...keycloak,
        ...google,
        LOCAL_SIGN_IN: "off",
        OIDC_2_NAME: "Google",
        OIDC_2_DOMAINS: "Example.org, example.com",
      },
      ...{ OIDC_1_ROLE_CLAIM: "realm_access.roles", OIDC_1_ROLES: "valora-admins=admin, cn=writers=editor" },
    });
    expect(problems).toEqual([]);
    expect(signIn).toEqual({
      identityProviders: [
        {
          ...{ number: "1", issuer: keycloak.OIDC_1_ISSUER, clientId: "valora", clientSecret: "secret", domains: [] },
          name: "sso.example.org",
          rolesByClaim: {
            claim: "realm_access.roles",
            roles: new Map([
              ["valora-admins", "admin"],
              ["cn=writers", "editor"],
            ]),
          },
        },
        {
          ...{ number: "2", issuer: google.OIDC_2_ISSUER, clientId: google.OIDC_2_CLIENT_ID, clientSecret: null },
          ...{ name: "Google", domains: ["example.org", "example.com"], rolesByClaim: null },
        },
      ],
      identityPrivateHosts: [],
      hasLocalSignIn: false,
    });
  });

  it("are asked over http at a named host of one's own network alone", () => {
    const local = { ...keycloak, OIDC_1_ISSUER: "http://localhost:9000" };
    expect(named(identitySettingsIn(local).problems)).toEqual(["OIDC_1_ISSUER"]);
    expect(identitySettingsIn({ ...local, OIDC_PRIVATE_HOSTS: "localhost:9000" }).problems).toEqual([]);
    const outside = { ...keycloak, OIDC_1_ISSUER: "http://sso.example.org", OIDC_PRIVATE_HOSTS: "sso.example.org" };
    expect(named(identitySettingsIn(outside).problems)).toEqual(["OIDC_1_ISSUER"]);
  });

  it.each([
    [{ ...keycloak, OIDC_1_ISSUER: "sso.example.org" }, "OIDC_1_ISSUER"],
    [{ ...keycloak, OIDC_1_ISSUER: "https://sso.example.org/?realm=a" }, "OIDC_1_ISSUER"],
    [{ ...keycloak, OIDC_1_CLIENT_ID: " " }, "OIDC_1_CLIENT_ID"],
    [{ OIDC_3_CLIENT_ID: "valora" }, "OIDC_3_ISSUER"],
    [{ ...keycloak, OIDC_1_DOMAINS: "@example.org" }, "OIDC_1_DOMAINS"],
    [{ ...keycloak, OIDC_1_NAME: "x".repeat(41) }, "OIDC_1_NAME"],
    [{ ...keycloak, OIDC_1_ROLE_CLAIM: "groups" }, "OIDC_1_ROLES"],
    [{ ...keycloak, OIDC_1_ROLES: "admins=admin" }, "OIDC_1_ROLE_CLAIM"],
    [{ ...keycloak, OIDC_1_ROLE_CLAIM: "groups", OIDC_1_ROLES: "admins=owner" }, "OIDC_1_ROLES"],
    [{ LOCAL_SIGN_IN: "never" }, "LOCAL_SIGN_IN"],
    [{ LOCAL_SIGN_IN: "off" }, "OIDC_1_ISSUER"],
    [{ OIDC_PRIVATE_HOSTS: "http://localhost" }, "OIDC_PRIVATE_HOSTS"],
  ])("name the setting that is wrong: %j", (environment, name) => {
    expect(named(identitySettingsIn(environment).problems)).toEqual([name]);
  });

  it("have an issuer of their own each", () => {
    const twice = { ...keycloak, OIDC_2_ISSUER: keycloak.OIDC_1_ISSUER, OIDC_2_CLIENT_ID: "other" };
    expect(named(identitySettingsIn(twice).problems)).toEqual(["OIDC_1_ISSUER", "OIDC_2_ISSUER"]);
  });
});
