import { rmSync } from "node:fs";
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { servedProduct } from "../../../api/served-product.ts";
import { readConfig } from "../../../config/config.server.ts";
import { folderWithDatabase } from "../../../database/copied-database-contract.ts";
import { openDatabase } from "../../../database/open-database.ts";
import { Failure } from "../../../failure.ts";
import { sessionCookie } from "../../../http/cookies.ts";
import { createLog } from "../../../http/request-log.ts";
import { productOf } from "../../../wiring/composition.server.ts";
import { composeAccounts } from "../../../wiring/features/account-context.server.ts";
import { testContext } from "../../../wiring/test-context.server.ts";
import { testDependencies } from "../../../wiring/test-dependencies-contract.ts";
import { openedSession } from "../use-cases/opened-session-contract.ts";

export const MINUTE = 60_000;
const start = Date.parse("2026-03-02T09:00:00Z");
const password = "correct horse battery 9";

/** Where a request comes from: by default, the address of the test's own reader. */
export type From = { address?: string; headers?: Record<string, string> };

export const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

async function started(folder: string, counting: { isDown: boolean }) {
  const database = await openDatabase({ url: null, folder });
  await database.ready;
  const people = await composeAccounts({
    ...{ database, config: readConfig({ NODE_ENV: "test", PLAN_LIMITS: "on" }), log: createLog("silent") },
  });
  const { accounts } = people;
  const context = { ...testContext(), now: () => new Date() };
  const product = productOf(context, null, {
    ...testDependencies,
    accounts: { useCases: accounts, sendsMail: false },
    ...{ sheetLinks: people.sheetLinks, portfolios: people.portfolios, teams: people.teams },
    usage: {
      now: () => new Date(),
      openCompany: async (caller, ticker) => {
        if (counting.isDown) throw new Failure("storageUnavailable");
        return accounts.openCompany(caller, ticker);
      },
      openedToday: accounts.openedToday,
      ownPricesOf: accounts.ownPricesOf,
      allowanceOf: accounts.allowanceOf,
      popularity: { count: () => {}, mostVisited: async () => [] },
      remember: () => {},
    },
  });
  return { database, people, app: servedProduct(product), tickers: context.marketData.bundledTickers().slice(0, 11) };
}

/** An API that counts what each reader opens, for all tests of a file; each test has a reader of its own and begins at nine. */
export async function limitedApi(name: string) {
  const folder = await folderWithDatabase(name);
  /** While it is down, what is counted cannot be reached. */
  const counting = { isDown: false };
  let api: Awaited<ReturnType<typeof started>>;
  /** The address of a test's reader: what a process remembers of one reader tells nothing of another. */
  let visitor = "";
  let visitors = 0;

  beforeAll(async () => {
    api = await started(folder, counting);
  });
  afterAll(async () => {
    await api.people.stop();
    await api.database.close();
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: start });
    counting.isDown = false;
    visitors += 1;
    visitor = `198.51.100.${visitors}`;
    for (const table of ["plan_uses", "paces"] as const) await api.database.kysely.deleteFrom(table).execute();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const request = (path: string, { address = visitor, headers = {} }: From = {}, init: RequestInit = {}) => {
    const connection = { incoming: { socket: { remoteAddress: address } } };
    return api.app.request(`http://localhost/api/v1${path}`, { headers, ...init }, connection);
  };

  async function ask(ticker: string, from?: From) {
    const response = await request(`/analysis?ticker=${ticker}`, from);
    const { code = null } = (await response.json()) as { code?: string };
    return { status: response.status, code, headers: response.headers };
  }

  async function get(path: string, from?: From, init?: RequestInit) {
    const response = await request(path, from, init);
    const isJson = response.headers.get("content-type")?.includes("json") === true;
    const body: unknown = isJson ? await response.json() : (await response.arrayBuffer()).byteLength;
    return { status: response.status, headers: response.headers, body };
  }

  /** Ten companies, one a minute, each from where it is said; the answer to the eleventh. */
  async function eleventh(fromOf: (index: number) => From = () => ({})) {
    for (const [index, ticker] of api.tickers.slice(0, 10).entries()) {
      expect([ticker, (await ask(ticker, fromOf(index))).status]).toEqual([ticker, 200]);
      later(MINUTE);
    }
    return ask(api.tickers[10] ?? "", fromOf(10));
  }

  /** A person who has signed up, confirmed and signed in. */
  async function signedIn(name: string): Promise<{ email: string; from: From }> {
    const email = `${name}@test.example`;
    const { accounts } = api.people;
    await accounts.signUp({ address: name }, { email, password, displayName: name, isOldEnough: true, language: "es" });
    await accounts.grantRole(email, "user");
    const session = await openedSession(
      accounts.signIn({ address: name }, { email, password, device: "", deviceSecret: null }),
    );
    return { email, from: { headers: { Cookie: sessionCookie(session, false).split(";")[0] ?? "" } } };
  }

  return {
    ...{ counting, request, ask, get, eleventh, signedIn },
    givePlan: (email: string, plan: "free" | "pro") => api.people.accounts.assignPlan(email, plan),
    elevenTickers: () => api.tickers,
  };
}
