import { describe, expect, it } from "vitest";
import { sharedLines } from "../../../e2e/bad-inputs/shared-cases.ts";
import {
  ask,
  elevenCompanies,
  eleventh,
  LimitCase,
  later,
  MINUTE,
  signedIn,
  store,
} from "../../../wiring/surfaces/limited-plan-contract.ts";

/** How the situations of the collection beside the repository are made here; the last answer counts. */
const situations: Readonly<Record<string, () => Promise<{ status: number; code: string | null }>>> = {
  "11th analysis in one day": async () => eleventh(await fromFreePerson()),
  "clear cookies, 11th": () => eleventh(),
  "X-Forwarded-For: random each time, no trusted proxy": () =>
    eleventh((index) => ({ headers: { "X-Forwarded-For": `198.51.100.${index}` } })),
  "Forwarded / X-Real-IP / CF-Connecting-IP / True-Client-IP spoofed": () =>
    eleventh((index) => ({ headers: { Forwarded: `for=198.51.100.${index}`, "X-Real-IP": `198.51.100.${index}` } })),
  "200 addresses of one IPv6 /64": () => eleventh((index) => ({ address: `2001:db8:1:2::${index + 1}` })),
  "::ffff:1.2.3.4 then 1.2.3.4": () => eleventh((index) => ({ address: index < 10 ? "::ffff:1.2.3.4" : "1.2.3.4" })),
  "same ticker as aapl, AAPL, ' AAPL', AAPL%20": async () => {
    for (const spelling of ["aapl", "AAPL", "%20AAPL", "AAPL%20"]) await ask(spelling);
    expect((await ask("AAPL")).headers.get("ratelimit")).toBe('"companies";r=9;t=60');
    later(MINUTE);
    return eleventh();
  },
  "two accounts from one browser": async () => {
    await ask("AAPL", (await signedIn(`one.${Date.now()}`)).from);
    return ask("AAPL", (await signedIn(`two.${Date.now()}`)).from);
  },
  "jump back 1 h (DST / NTP)": async () => {
    await eleventh();
    later(-60 * MINUTE);
    return ask(elevenCompanies[10] ?? "");
  },
  down: async () => {
    store.isDown = true;
    return ask("AAPL");
  },
};
const fromFreePerson = async () => {
  const { from } = await signedIn(`free.${Date.now()}`);
  return () => from;
};

const limits = sharedLines()?.filter(({ surface }) => surface === "limits") ?? null;
describe.skipIf(limits === null)("the collection beside the repository", () => {
  it.each((limits ?? []).map((line) => LimitCase.parse(line)).map((each) => [each.id, each.why, each] as const))(
    "%s: %s",
    async (_id, _why, { input, expected }) => {
      const [said = ""] = Object.values(input);
      const { status, code } = (await situations[said]?.()) ?? {
        status: 0,
        code: `there is no way to try ${said} yet`,
      };
      expect(expected.status).toContain(status);
      if (expected.code !== null) expect(code).toBe(expected.code);
    },
  );
});
