import { rmSync } from "node:fs";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod";
import { servedProduct } from "../../../api/served-product.ts";
import { readConfig } from "../../../config/config.server.ts";
import { folderWithDatabase } from "../../../database/copied-database-contract.ts";
import { type Database, openDatabase } from "../../../database/open-database.ts";
import { BadInput } from "../../../e2e/bad-inputs/case.ts";
import { sharedLines } from "../../../e2e/bad-inputs/shared-cases.ts";
import { Failure } from "../../../failure.ts";
import { openedSession } from "../../../features/accounts/use-cases/opened-session-contract.ts";
import { sessionCookie } from "../../../http/cookies.ts";
import { createLog } from "../../../http/request-log.ts";
import { productOf } from "../../../wiring/composition.server.ts";
import { composeAccounts } from "../../../wiring/features/account-context.server.ts";
import { testContext } from "../../../wiring/test-context.server.ts";
import { testDependencies } from "../../../wiring/test-dependencies-contract.ts";

// Ten companies a day and one a minute, asked for over HTTP, from addresses and by people.
const LimitCase = BadInput.extend({ input: z.record(z.string(), z.string()) });
const MINUTE = 60_000;
const start = Date.parse("2026-03-02T09:00:00Z");
const folder = await folderWithDatabase("plan-limits");
const password = "correct horse battery 9";
let database: Database;
let app: ReturnType<typeof servedProduct>;
let people: Awaited<ReturnType<typeof composeAccounts>>;
let elevenCompanies: readonly string[];
let isStoreDown = false;
/** The address of a test's reader: what a process remembers of one reader tells nothing of another. */
let visitor = "";
let visitors = 0;

beforeAll(async () => {
  const log = createLog("silent");
  database = await openDatabase({ url: null, folder });
  await database.ready;
  people = await composeAccounts({ database, config: readConfig({ NODE_ENV: "test" }), log });
  const { accounts } = people;
  const context = { ...testContext(), now: () => new Date() };
  elevenCompanies = context.marketData.bundledTickers().slice(0, 11);
  const product = productOf(context, null, {
    ...testDependencies,
    accounts: { useCases: accounts, sendsMail: false },
    usage: {
      now: () => new Date(),
      openCompany: async (caller, ticker) => {
        if (isStoreDown) throw new Failure("storageUnavailable");
        return accounts.openCompany(caller, ticker);
      },
      openedToday: accounts.openedToday,
      ownPricesOf: accounts.ownPricesOf,
      allowanceOf: accounts.allowanceOf,
      popularity: { count: () => {}, mostVisited: async () => [] },
      remember: () => {},
    },
  });
  app = servedProduct(product);
});
afterAll(async () => {
  await people.stop();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: start });
  isStoreDown = false;
  visitors += 1;
  visitor = `198.51.100.${visitors}`;
  for (const table of ["plan_uses", "paces"] as const) await database.kysely.deleteFrom(table).execute();
});
afterEach(() => {
  vi.useRealTimers();
});

const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

type From = { address?: string; headers?: Record<string, string> };

async function ask(ticker: string, { address = visitor, headers = {} }: From = {}) {
  const connection = { incoming: { socket: { remoteAddress: address } } };
  const response = await app.request(`http://localhost/api/v1/analysis?ticker=${ticker}`, { headers }, connection);
  const { code = null } = (await response.json()) as { code?: string };
  return { status: response.status, code, headers: response.headers };
}

async function get(path: string, { address = visitor, headers = {} }: From = {}, init: RequestInit = {}) {
  const connection = { incoming: { socket: { remoteAddress: address } } };
  const response = await app.request(`http://localhost/api/v1${path}`, { headers, ...init }, connection);
  const isJson = response.headers.get("content-type")?.includes("json") === true;
  const body: unknown = isJson ? await response.json() : (await response.arrayBuffer()).byteLength;
  return { status: response.status, headers: response.headers, body };
}

/** Ten companies, one a minute, each from where it is said; the answer to the eleventh. */
async function eleventh(fromOf: (index: number) => From = () => ({})) {
  for (const [index, ticker] of elevenCompanies.slice(0, 10).entries()) {
    expect([ticker, (await ask(ticker, fromOf(index))).status]).toEqual([ticker, 200]);
    later(MINUTE);
  }
  return ask(elevenCompanies[10] ?? "", fromOf(10));
}

/** A person who has signed up, confirmed and signed in. */
async function signedIn(name: string): Promise<{ email: string; from: From }> {
  const email = `${name}@test.example`;
  const { accounts } = people;
  await accounts.signUp({ address: name }, { email, password, displayName: name, isOldEnough: true, language: "es" });
  await accounts.grantRole(email, "user");
  const session = await openedSession(
    accounts.signIn({ address: name }, { email, password, device: "", deviceSecret: null }),
  );
  return { email, from: { headers: { Cookie: sessionCookie(session, false).split(";")[0] ?? "" } } };
}

it("opens ten companies a day to an address, says what is left, and refuses the eleventh until midnight in Madrid", async () => {
  const first = await ask(elevenCompanies[0] ?? "");
  expect(first.headers.get("ratelimit-policy")).toBe('"companies";q=10;w=86400, "pace";q=1;w=60');
  expect(first.headers.get("ratelimit")).toBe('"companies";r=9;t=60');
  const refused = await eleventh();
  expect([refused.status, refused.code]).toEqual([429, "dailyQuotaExceeded"]);
  const untilMidnight = (Date.parse("2026-03-02T23:00:00Z") - Date.now()) / 1_000;
  expect(refused.headers.get("retry-after")).toBe(String(untilMidnight));
  expect(refused.headers.get("ratelimit")).toBe(`"companies";r=0;t=${untilMidnight}`);
  expect((await ask(`${elevenCompanies[3]}&wacc=0.1`)).status).toBe(200);
  later(-60 * MINUTE);
  expect((await ask(elevenCompanies[10] ?? "")).code).toBe("dailyQuotaExceeded");
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
  await people.accounts.assignPlan(ana.email, "pro");
  const unlimited = await ask("MSFT", ana.from);
  expect([unlimited.status, unlimited.headers.get("ratelimit")]).toEqual([200, null]);
});

it("opens sixty new companies a minute to all anonymous readers together, and charges nothing beyond them", async () => {
  const [ticker = "", ...others] = elevenCompanies;
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

describe("what says something of a company besides its analysis", () => {
  const opening = [
    "/analysis.csv?ticker=",
    "/analysis.xlsx?ticker=",
    "/statements?ticker=",
    "/statements.csv?ticker=",
    "/ratios?ticker=",
    "/multiples?ticker=",
    "/multiples.csv?ticker=",
    "/technical?ticker=",
    "/technical.csv?ticker=",
    "/value-through-time?ticker=",
    "/compare?tickers=",
    "/compare.csv?tickers=",
    "/figures?of=summary/mean&ticker=",
  ];
  it.each(opening)("%s opens the company, and is refused like it", async (address) => {
    const first = await get(`${address}AAPL`);
    expect([first.status, first.headers.get("ratelimit")]).toEqual([200, '"companies";r=9;t=60']);
    expect(await get(`${address}KO`)).toMatchObject({ status: 429, body: { code: "minuteQuotaExceeded" } });
    later(MINUTE);
    expect((await get(`${address}KO`)).headers.get("ratelimit")).toBe('"companies";r=8;t=60');
    expect((await ask("KO")).status, "it is open").toBe(200);
  });

  it("values several companies as if each were requested alone: the first new one, the open ones, and no other", async () => {
    const linesFor = async (tickers: readonly string[], from: From = {}) => {
      const connection = { incoming: { socket: { remoteAddress: from.address ?? visitor } } };
      const init = { method: "POST", body: JSON.stringify({ tickers, fields: ["summary.mean"] }) };
      const headers = { "Content-Type": "application/json", ...from.headers };
      const response = await app.request("http://localhost/api/v1/analyses", { ...init, headers }, connection);
      expect(response.status).toBe(200);
      const text = await response.text();
      return text
        .trimEnd()
        .split("\n")
        .map((line) => {
          const { failure } = JSON.parse(line);
          return failure === undefined ? "valued" : [failure.code, failure.status, failure.params.retryAfter];
        });
    };
    const paced = ["minuteQuotaExceeded", 429, 60];
    const unknown = ["tickerNotFound", 404, undefined];
    expect(await linesFor(["NOSUCHCO", "AAPL", "KO", "MSFT"])).toEqual([unknown, "valued", paced, paced]);
    expect(await linesFor(["KO", "AAPL"])).toEqual([paced, "valued"]);
    expect((await ask("KO")).code).toBe("minuteQuotaExceeded");
    const dan = await signedIn("dan");
    await people.accounts.assignPlan(dan.email, "pro");
    expect(await linesFor(elevenCompanies, dan.from)).toEqual(elevenCompanies.map(() => "valued"));
  });

  it("compares what is open, opens the first of the others, and says why it does not open the rest", async () => {
    await ask("AAPL");
    later(MINUTE);
    const { status, headers, body } = await get("/compare?tickers=MSFT,AAPL,KO");
    const { companies } = z.object({ companies: z.array(z.looseObject({ kind: z.string() })) }).parse(body);
    expect([status, headers.get("ratelimit")]).toEqual([200, '"companies";r=8;t=60']);
    expect(companies.map(({ kind, code = null }) => [kind, code])).toEqual([
      ["compared", null],
      ["compared", null],
      ["failed", "minuteQuotaExceeded"],
    ]);
  });

  it("charges nothing for a comparison that cannot be made", async () => {
    expect((await get("/compare?tickers=NOSUCHCO")).headers.get("ratelimit")).toBe('"companies";r=10;t=0');
  });

  it("lists a person's companies with the values of those that are open today", async () => {
    const { email, from } = await signedIn("follower");
    await ask("KO", from);
    const json = { ...from.headers, "Content-Type": "application/json" };
    const added = await get("/watchlist", { headers: json }, { method: "POST", body: '{"ticker":"KO"}' });
    expect([added.status, email]).toEqual([201, "follower@test.example"]);
    expect(added.headers.get("ratelimit")).toBe('"companies";r=9;t=60');
    const listed = async () =>
      z
        .object({
          companies: z.tuple([z.object({ value: z.number().nullable(), failure: z.string().nullable() })]),
        })
        .parse((await get("/watchlist", from)).body).companies[0];
    expect(await listed()).toEqual({ value: expect.any(Number), failure: null });
    later(24 * 60 * MINUTE);
    expect(await listed()).toEqual({ value: null, failure: "companyNotOpen" });
    await ask("KO", from);
    expect(await listed()).toEqual({ value: expect.any(Number), failure: null });
  });
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
    return ask(elevenCompanies[10] ?? "");
  },
  down: async () => {
    isStoreDown = true;
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

it("opens nothing while what is counted cannot be reached", async () => {
  isStoreDown = true;
  expect(await ask("AAPL")).toMatchObject({ status: 503, code: "storageUnavailable" });
});
