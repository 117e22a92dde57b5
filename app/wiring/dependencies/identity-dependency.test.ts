import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { dependencyStates } from "../../dependencies/dependency-states.ts";
import { identityProtocol } from "../../features/accounts/security/identities/identity-protocol.ts";
import { type OidcServer, startOidcServer } from "../../features/accounts/security/identities/oidc-server-contract.ts";
import { keyOf } from "../../features/status/contracts/dependency.ts";
import { lookingAtIdentities, toldOfIdentities } from "./identity-dependency.ts";

const A_LOOK_IN_MILLISECONDS = 20;
const AN_HOUR = 3_600_000;
const clock = { at: Date.UTC(2026, 10, 20, 12) };
const now = () => new Date(clock.at);
const lines: [level: string, dependency: unknown, reason: unknown][] = [];
const log = {
  info: (fields: Record<string, unknown>) => void lines.push(["info", fields.dependency, fields.reason]),
  error: (fields: Record<string, unknown>) => void lines.push(["error", fields.dependency, fields.reason]),
};
let server: OidcServer;
beforeAll(async () => {
  server = await startOidcServer();
});
afterAll(() => server.stop());
beforeEach(() => {
  lines.length = 0;
  server.state.isAway = false;
});

/** The state of providers around sign-ins that begin. */
function house() {
  const states = dependencyStates(log, now);
  const privateHosts = [server.host, server.host.replace("127.0.0.1", "localhost"), "127.0.0.1:9"];
  const protocol = identityProtocol({ now, privateHosts, onRead: toldOfIdentities(states) });
  const secrets = { state: "s", nonce: "n", verifier: "v".repeat(43) };
  const begins = (changes: { number?: string; issuer?: string } = {}) =>
    protocol
      .addressAt(server.provider("1", changes), { redirectUri: "http://localhost/", secrets, isFresh: false })
      .then(
        () => "asked",
        ({ code }: { code: string }) => code,
      );
  const shown = () =>
    states.present().map((state) => [keyOf(state), state.isUp, state.since, state.seenAt, state.cause?.code ?? null]);
  const looking = () =>
    lookingAtIdentities({ providers: [server.provider("1")], look: protocol.look, every: A_LOOK_IN_MILLISECONDS });
  return { begins, looking, shown, states };
}

it("says of an identity provider since when its description could not be read, once in the log, until it could be", async () => {
  const { begins, shown } = house();
  expect(shown(), "until a sign-in with it").toEqual([]);
  server.state.isAway = true;
  const [broken, seen] = [now(), new Date(clock.at + 60_000)].map((moment) => moment.toISOString());
  expect(await begins()).toBe("identityUnavailable");
  clock.at += 60_000;
  expect(await begins()).toBe("identityUnavailable");
  expect(shown()).toEqual([["identities OIDC_1", false, broken, seen, "said"]]);
  expect(lines).toEqual([["error", "identities OIDC_1", "it answers with status 503"]]);
  server.state.isAway = false;
  clock.at += 60_000;
  const mended = now().toISOString();
  expect([await begins(), await begins()]).toEqual(["asked", "asked"]);
  expect(shown()).toEqual([["identities OIDC_1", true, mended, mended, null]]);
  expect(lines.slice(1)).toEqual([["info", "identities OIDC_1", "it answers with status 503"]]);
});

it("sees a fault and its end without any sign-in, and lets what was read serve meanwhile", async () => {
  const { begins, looking, shown } = house();
  const tasks = looking();
  const seen = (isUp: boolean) => expect.poll(() => shown()[0]?.[1], { timeout: 10_000 }).toBe(isUp);
  try {
    await seen(true);
    server.state.isAway = true;
    await seen(false);
    expect(await begins()).toBe("asked");
    expect(shown()[0]?.[1], "a sign-in that reads nothing ends no fault").toBe(false);
    server.state.isAway = false;
    await seen(true);
    expect(lines.map(([level]) => level)).toEqual(["error", "info"]);
  } finally {
    for (const task of tasks) await task.stop();
  }
});

it("sees it again when the description is read again, an hour later", async () => {
  const { begins, shown } = house();
  const first = now().toISOString();
  await begins();
  server.state.isAway = true;
  clock.at += AN_HOUR - 1;
  expect([await begins(), shown()[0]?.[3]], "what was read serves").toEqual(["asked", first]);
  clock.at += 1;
  expect(await begins()).toBe("identityUnavailable");
  expect(shown()).toMatchObject([["identities OIDC_1", false, now().toISOString(), now().toISOString(), "said"]]);
});

it("tells each provider apart, and says what is wrong with it", async () => {
  const { begins, states } = house();
  await begins();
  await begins({ number: "2", issuer: "http://127.0.0.1:9" });
  await begins({ number: "3", issuer: server.issuer.replace("127.0.0.1", "localhost") });
  await begins({ number: "4", issuer: "http://elsewhere.lan:8080" });
  const causes = states.present().map((state) => [state.part, state.cause?.code === "said" ? state.cause.text : null]);
  expect(causes).toEqual([
    ["OIDC_1", null],
    ["OIDC_2", expect.stringMatching(/ECONNREFUSED|bad port/)],
    ["OIDC_3", expect.stringMatching(/issuer/)],
    ["OIDC_4", expect.stringMatching(/urlForbidden/)],
  ]);
});
