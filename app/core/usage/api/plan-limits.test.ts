import { describe, expect, it } from "vitest";
import * as z from "zod";
import { BadInput } from "../../../e2e/bad-inputs/case.ts";
import { sharedLines } from "../../../e2e/bad-inputs/shared-cases.ts";
import { type From, later, limitedApi, MINUTE } from "../../../features/accounts/api/limited-api-contract.ts";

// Ten companies a day and one a minute, asked for over HTTP, from addresses and by people.
const LimitCase = BadInput.extend({ input: z.record(z.string(), z.string()) });
const { counting, ask, get, eleventh, signedIn, givePlan, elevenTickers } = await limitedApi("plan-limits");

it("opens ten companies a day to an address, says what is left, and refuses the eleventh until midnight in Madrid", async () => {
  const first = await ask(elevenTickers()[0] ?? "");
  expect(first.headers.get("ratelimit-policy")).toBe('"companies";q=10;w=86400, "pace";q=1;w=60');
  expect(first.headers.get("ratelimit")).toBe('"companies";r=9;t=60');
  const refused = await eleventh();
  expect([refused.status, refused.code]).toEqual([429, "dailyQuotaExceeded"]);
  const untilMidnight = (Date.parse("2026-03-02T23:00:00Z") - Date.now()) / 1_000;
  expect(refused.headers.get("retry-after")).toBe(String(untilMidnight));
  expect(refused.headers.get("ratelimit")).toBe(`"companies";r=0;t=${untilMidnight}`);
  expect((await ask(`${elevenTickers()[3]}&wacc=0.1`)).status).toBe(200);
  later(-60 * MINUTE);
  expect((await ask(elevenTickers()[10] ?? "")).code).toBe("dailyQuotaExceeded");
});

it("says what is left where nothing has changed since the last answer", async () => {
  const first = await get("/analysis?ticker=AAPL");
  const same = { headers: { "If-None-Match": first.headers.get("etag") ?? "" } };
  const again = await get("/analysis?ticker=AAPL", same);
  expect([again.status, again.headers.get("ratelimit")]).toEqual([304, first.headers.get("ratelimit")]);
});

it.each<[string, (index: number) => From]>([
  ["without cookies", () => ({})],
  ["with a new X-Forwarded-For each time", (index) => ({ headers: { "X-Forwarded-For": `198.51.100.${index}` } })],
  [
    "with other headers that name an address",
    (index) => ({
      headers: Object.fromEntries(
        ["Forwarded", "X-Real-IP", "CF-Connecting-IP", "True-Client-IP"].map((name) => [name, `198.51.100.${index}`]),
      ),
    }),
  ],
  ["from the addresses of one network of 64 bits", (index) => ({ address: `2001:db8:1:2::${index + 1}` })],
  ["from an address and its form mapped into IPv6", (index) => ({ address: index % 2 ? "1.2.3.4" : "::ffff:1.2.3.4" })],
])("counts as one caller the one that asks %s", async (_, fromOf) => {
  expect(await eleventh(fromOf)).toMatchObject({ status: 429, code: "dailyQuotaExceeded" });
});

it("opens one new company a minute, the same one in any spelling, and charges nothing for what fails", async () => {
  expect((await ask("NOSUCHCO")).status).toBe(404);
  expect((await ask("aapl")).status).toBe(200);
  for (const spelling of ["AAPL", "%20AAPL", "AAPL%20"]) expect((await ask(spelling)).status).toBe(200);
  later(18_000);
  const refused = await ask("KO");
  expect([refused.status, refused.code, refused.headers.get("retry-after")]).toEqual([
    429,
    "minuteQuotaExceeded",
    "42",
  ]);
  later(42_000);
  expect((await ask("KO")).headers.get("ratelimit")).toBe('"companies";r=8;t=60');
});

it("counts people apart from others at their address, and not at all people with the pro plan", async () => {
  const ana = await signedIn("ana");
  expect((await ask("AAPL")).status).toBe(200);
  expect((await ask("KO", ana.from)).headers.get("ratelimit")).toBe('"companies";r=9;t=60');
  expect((await ask("MSFT", ana.from)).code).toBe("minuteQuotaExceeded");
  await givePlan(ana.email, "pro");
  const unlimited = await ask("MSFT", ana.from);
  expect([unlimited.status, unlimited.headers.get("ratelimit")]).toEqual([200, null]);
});

it("opens sixty new companies a minute to all anonymous readers together, and charges nothing beyond them", async () => {
  const [ticker = "", ...others] = elevenTickers();
  const crowd = await Promise.all(
    Array.from({ length: 64 }, (_, index) => ask(ticker, { address: `198.51.100.${index}` })),
  );
  const refused = crowd.filter(({ status }) => status !== 200);
  expect(refused.map(({ code }) => code)).toEqual(Array(4).fill("anonymousQuotaExceeded"));
  expect([refused[0]?.headers.get("retry-after"), refused[0]?.headers.get("ratelimit")]).toEqual([
    "60",
    '"everybody";r=0;t=60',
  ]);
  const late = { address: "203.0.113.77" };
  expect((await ask(ticker, late)).code).toBe("anonymousQuotaExceeded");
  expect((await ask(ticker, { address: "198.51.100.0" })).status, "what is open stays open").toBe(200);
  const bea = await signedIn("bea");
  expect((await ask(ticker, bea.from)).status).toBe(200);
  later(MINUTE);
  expect((await ask(others[0] ?? "", late)).headers.get("ratelimit")).toBe('"companies";r=9;t=60');
});

it("opens nothing while what is counted cannot be reached", async () => {
  counting.isDown = true;
  expect(await ask("AAPL")).toMatchObject({ status: 503, code: "storageUnavailable" });
});

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
    return ask(elevenTickers()[10] ?? "");
  },
  down: async () => {
    counting.isDown = true;
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
