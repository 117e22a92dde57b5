import { rmSync } from "node:fs";
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import * as z from "zod";
import { servedProduct } from "../../api/served-product.ts";
import { readConfig } from "../../config/config.server.ts";
import { folderWithDatabase } from "../../database/copied-database-contract.ts";
import { type Database, openDatabase } from "../../database/open-database.ts";
import { BadInput } from "../../e2e/bad-inputs/case.ts";
import { Failure } from "../../failure.ts";
import { openedSession } from "../../features/accounts/use-cases/opened-session-contract.ts";
import { sessionCookie } from "../../http/cookies.ts";
import { createLog } from "../../http/request-log.ts";
import { productOf } from "../composition.server.ts";
import { composeAccounts } from "../features/account-context.server.ts";
import { testContext } from "../test-context.server.ts";
import { testDependencies } from "../test-dependencies-contract.ts";

// Ten companies a day and one a minute, asked for over HTTP, from addresses and by people.
export const LimitCase = BadInput.extend({ input: z.record(z.string(), z.string()) });
export const MINUTE = 60_000;
const start = Date.parse("2026-03-02T09:00:00Z");
const folder = await folderWithDatabase("plan-limits");
const password = "correct horse battery 9";
let database: Database;
export let app: ReturnType<typeof servedProduct>;
export let people: Awaited<ReturnType<typeof composeAccounts>>;
export let elevenCompanies: readonly string[];
export const store = { isDown: false };
/** The address of a test's reader: what a process remembers of one reader tells nothing of another. */
export let visitor = "";
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
        if (store.isDown) throw new Failure("storageUnavailable");
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
}, 120_000);
afterAll(async () => {
  await people.stop();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: start });
  store.isDown = false;
  visitors += 1;
  visitor = `198.51.100.${visitors}`;
  for (const table of ["plan_uses", "paces"] as const) await database.kysely.deleteFrom(table).execute();
});
afterEach(() => {
  vi.useRealTimers();
});

export const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

export type From = { address?: string; headers?: Record<string, string> };

export async function ask(ticker: string, { address = visitor, headers = {} }: From = {}) {
  const connection = { incoming: { socket: { remoteAddress: address } } };
  const response = await app.request(`http://localhost/api/v1/analysis?ticker=${ticker}`, { headers }, connection);
  const { code = null } = (await response.json()) as { code?: string };
  return { status: response.status, code, headers: response.headers };
}

export async function get(path: string, { address = visitor, headers = {} }: From = {}, init: RequestInit = {}) {
  const connection = { incoming: { socket: { remoteAddress: address } } };
  const response = await app.request(`http://localhost/api/v1${path}`, { headers, ...init }, connection);
  const isJson = response.headers.get("content-type")?.includes("json") === true;
  const body: unknown = isJson ? await response.json() : (await response.arrayBuffer()).byteLength;
  return { status: response.status, headers: response.headers, body };
}

/** Ten companies, one a minute, each from where it is said; the answer to the eleventh. */
export async function eleventh(fromOf: (index: number) => From = () => ({})) {
  for (const [index, ticker] of elevenCompanies.slice(0, 10).entries()) {
    expect([ticker, (await ask(ticker, fromOf(index))).status]).toEqual([ticker, 200]);
    later(MINUTE);
  }
  return ask(elevenCompanies[10] ?? "", fromOf(10));
}

/** A person who has signed up, confirmed and signed in. */
export async function signedIn(name: string): Promise<{ email: string; from: From }> {
  const email = `${name}@test.example`;
  const { accounts } = people;
  await accounts.signUp({ address: name }, { email, password, displayName: name, isOldEnough: true, language: "es" });
  await accounts.grantRole(email, "user");
  const session = await openedSession(
    accounts.signIn({ address: name }, { email, password, device: "", deviceSecret: null }),
  );
  return { email, from: { headers: { Cookie: sessionCookie(session, false).split(";")[0] ?? "" } } };
}
