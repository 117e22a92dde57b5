import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readConfig } from "../config/config.server.ts";
import { seenRun } from "../core/history/use-cases/seen-run-contract.ts";
import type { Account } from "../core/shared/use-cases/caller.ts";
import { folderWithDatabase } from "../database/copied-database-contract.ts";
import { openDatabase } from "../database/open-database.ts";
import { operations as limited } from "../e2e/plan-limit-rows.ts";
import type { KeyScope } from "../features/accounts/contracts/key-scope.ts";
import { passkeyStore } from "../features/accounts/stores/passkey-store.ts";
import { justProved, openedSession } from "../features/accounts/use-cases/opened-session-contract.ts";
import { sessionCookie } from "../http/cookies.ts";
import { createLog } from "../http/request-log.ts";
import { productOf } from "../wiring/composition.server.ts";
import { composeStatus } from "../wiring/dependencies/status.server.ts";
import { composeAccounts } from "../wiring/features/account-context.server.ts";
import { testContext } from "../wiring/test-context.server.ts";
import { testDependencies } from "../wiring/test-dependencies-contract.ts";
import { type CallerName, callers, matrix } from "./authorisation-contract.ts";
import { keyNeeds } from "./key-needs-contract.ts";
import { servedProduct } from "./served-product.ts";

const folder = await folderWithDatabase("authorisation");
let ask: (path: string, init?: RequestInit) => Promise<Response>;
let signInAs: (caller: CallerName) => Promise<Record<string, string>>;
let scopedKey: (scope: Partial<KeyScope>, isExpired?: boolean) => Promise<string>;
let ownersIdAt: (path: string) => Promise<string>;
let close: () => Promise<void> = async () => {};

beforeAll(async () => {
  const config = readConfig({ NODE_ENV: "test" });
  const log = createLog("silent");
  const database = await openDatabase({ url: null, folder });
  await database.ready;
  const people = await composeAccounts({ database, config, log });
  const { accounts } = people;
  const product = productOf({ ...testContext(), now: () => new Date() }, null, {
    ...testDependencies,
    accounts: { useCases: accounts, sendsMail: false },
    webhooks: people.webhooks,
    versions: people.versions,
    shareLinks: people.shareLinks,
    theses: people.theses,
    portfolios: people.portfolios,
    jobs: people.jobs,
    status: composeStatus({
      ...{ config, database, states: () => [], mailsWaiting: async () => 0 },
      ...{ dataAsOf: () => "2026-08-20", sources: () => [] },
    }),
  });
  const app = servedProduct(product);
  ask = async (path, init) => app.request(`http://localhost/api${path}`, init);

  /** A person without the way through a mail: the rows that a confirmed sign-up leaves. */
  const register = async (name: string) => {
    const email = `${name}@test.example`;
    const { kysely } = database;
    const known = await kysely.selectFrom("accounts").select("id").where("email", "=", email).executeTakeFirst();
    if (known === undefined) {
      await accounts.signUp(
        { address: name },
        { email, password, displayName: name, isOldEnough: true, language: "es" },
      );
      await accounts.grantRole(email, name === "admin" || name === "editor" ? name : "user");
    }
    await kysely.deleteFrom("paces").execute();
    return openedSession(accounts.signIn({ address: name }, { email, password, device: "", deviceSecret: null }));
  };
  /** Signing in costs a hashed password: a session is used until a step has ended it. */
  const open = new Map<CallerName, Awaited<ReturnType<typeof register>>>();
  const sessionOf = async (caller: CallerName) => {
    const known = open.get(caller);
    if (known && (caller === "removed" || (await accounts.personOf(known.token)) !== null)) return known;
    const fresh = await register(caller);
    if (caller === "removed") await accounts.close(fresh.account, password);
    open.set(caller, fresh);
    return fresh;
  };
  signInAs = async (caller): Promise<Record<string, string>> => {
    if (caller === "visitor") return {};
    if (caller !== "key") return { Cookie: sessionCookie(await sessionOf(caller), false).split(";")[0] ?? "" };
    const { account } = await sessionOf("owner");
    for (const { id } of await accounts.apiKeysOf(account)) await accounts.revokeApiKey(account, id);
    return { Authorization: `Bearer ${await accounts.createApiKey(justProved(account), "program")}` };
  };
  scopedKey = async (scope, isExpired = false) => {
    const { account } = await sessionOf("owner");
    for (const { id } of await accounts.apiKeysOf(account)) await accounts.revokeApiKey(account, id);
    const key = await accounts.createApiKey(justProved(account), "program", scope);
    if (isExpired) await database.kysely.updateTable("api_keys").set({ expires_on: "2026-01-01" }).execute();
    return key;
  };
  const watchedIdAt = async (path: string, account: Account) => {
    const { id } = await product.watchCompany({ account, address: "" }, "MSFT");
    if (path.includes("/watchlist/")) return id;
    for (const { alerts } of (await product.watchlistOf(account)).companies)
      for (const alert of alerts) await accounts.removeAlert(account, alert.id);
    return (await product.addAlert(account, { ticker: "MSFT", measure: "gap", direction: "above", threshold: 0.2 })).id;
  };
  const seenIdOf = async (account: Account) => {
    const at = new Date();
    await people.history.keep([{ accountId: account.id, at, day: "2026-01-02", question: randomUUID(), run: seenRun }]);
    const { entries } = await accounts.historyOf(account, { cursor: null, limit: 1, sort: "latest", ticker: null });
    return entries[0]?.id ?? "";
  };
  const savedIdOf = async (account: Account) => {
    const query = { ticker: "MSFT", scenario: "neutral" } as const;
    return (await product.versions.save({ account, address: "" }, { query, note: "", clientKey: randomUUID() })).id;
  };
  const linkIdOf = async (account: Account) => {
    const of = { query: { ticker: "MSFT", scenario: "neutral" } } as const;
    const wanted = { of, showsNote: false, expiresOn: "", password: "", cardOrigins: [] };
    return (await product.shareLinks.make({ account, address: "" }, wanted)).link.id;
  };
  /** An endpoint, or what it was told; those of former steps are gone. */
  const webhookIdAt = async (path: string, account: Account) => {
    for (const { id } of await people.webhooks.list(account)) await people.webhooks.remove(account, id);
    const wanted = { address: "https://93.184.216.34/told", events: ["filing.new" as const] };
    const { id } = await people.webhooks.add(account, wanted);
    return path.includes("/webhooks/") ? id : (await people.webhooks.test(account, id)).id;
  };
  /** A job, a run of it, or a file of that; those of former steps are gone. */
  const jobIdAt = async (path: string, account: Account) => {
    for (const { id } of (await people.jobs.list(account)).jobs) await people.jobs.remove(account, id);
    const wanted = { companies: { kind: "watchlist" as const }, cron: "0 8 * * *", timeZone: "Europe/Madrid" };
    const { id } = await people.jobs.add(account, { wanted: { name: "Mine", ...wanted } });
    if (path.includes("/jobs/")) return id;
    const run = await people.jobs.run(account, id);
    if (path.includes("/job-runs/")) return run.id;
    const file = {
      id: randomUUID(),
      run_id: run.id,
      name: "a.csv",
      format: "csv" as const,
      content: new Uint8Array(1),
    };
    await database.kysely
      .insertInto("job_files")
      .values({ ...file, kept_until: new Date(Date.now() + 60_000) })
      .execute();
    return file.id;
  };
  const passkeyIdOf = async (account: Account) => {
    const kept = { credentialId: randomUUID(), publicKey: "", counter: 0, transports: "", name: "Phone" };
    await passkeyStore(database.kysely).add({ ...kept, accountId: account.id, now: new Date(), most: 99 });
    return (await accounts.passkeysOf(account))[0]?.id ?? "";
  };
  const keyIdOf = async (account: Account) => {
    await accounts.createApiKey(justProved(account), "to revoke");
    return (await accounts.apiKeysOf(account))[0]?.id ?? "";
  };
  ownersIdAt = async (path) => {
    const { account } = await sessionOf("owner");
    if (path.includes("/webhook")) return webhookIdAt(path, account);
    if (path.includes("/job")) return jobIdAt(path, account);
    if (path.includes("/share-links/")) return linkIdOf(account);
    if (path.includes("/portfolios/")) {
      for (const { id } of (await product.portfolios.list(account)).portfolios)
        await product.portfolios.remove(account, id);
      return (await product.portfolios.add(account, { name: "Mine", positions: "KO\t10" })).id;
    }
    if (path.includes("/theses/")) {
      const wanted = { ticker: "MSFT", thesis: "Patient." };
      return (await product.theses.save({ account, address: "" }, wanted)).id;
    }
    if (/watchlist|alerts/.test(path)) return watchedIdAt(path, account);
    return ownIdAt(path, account);
  };
  const ownIdAt = async (path: string, account: Account) => {
    if (path.includes("/history/")) return seenIdOf(account);
    if (path.includes("/versions/")) return savedIdOf(account);
    if (path.includes("/policies/")) {
      for (const { id } of await accounts.policiesOf(account)) await accounts.removePolicy(account, id);
      const body = { name: "House", wacc: 0.09 };
      return (await accounts.savePolicy(account, { body })).id;
    }
    if (path.includes("/passkeys/")) return passkeyIdOf(account);
    return path.includes("/keys/") ? keyIdOf(account) : ((await accounts.sessionsOf(account))[0]?.id ?? "");
  };
  close = async () => {
    await people.stop();
    await database.close();
  };
}, 120_000);
afterAll(async () => {
  await close();
  rmSync(folder, { recursive: true, force: true });
});

const password = "correct horse battery 9";

it("has a row for every operation that the API describes, and no other, as the plan limits have", async () => {
  const document = (await (await ask("/openapi.json")).json()) as { paths: Record<string, object> };
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(Object.keys(matrix).sort()).toEqual(operations.sort());
  // What the plan gives at each is asked over HTTP; that each is asked shows here already.
  expect(Object.keys(limited).sort()).toEqual(operations.sort());
});

it.each(Object.entries(matrix))(
  "%s answers each caller as it should",
  async (operation, { row, body }) => {
    const [method = "", path = ""] = operation.split(" ");
    const statuses: Record<string, number> = {};
    const kept: Record<string, string> = {};
    for (const caller of callers) {
      const id = path.includes("{id}") ? await ownersIdAt(path) : "";
      const headers = await signInAs(caller);
      const response = await ask(path.replace("{id}", id), {
        method,
        headers: { ...headers, ...(body && { "Content-Type": "application/json" }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      statuses[caller] = response.status;
      if (caller !== "visitor") kept[caller] = response.headers.get("cache-control") ?? "";
    }
    expect(statuses).toEqual(row);
    expect([...new Set(Object.values(kept))], "answers for one person are kept by no cache").toEqual([
      "private, no-store",
    ]);
  },
  60_000,
);

const ofScope: ReadonlySet<string> = new Set(["keyExpired", "keyReadOnly", "keyOfOtherSubject"]);
const needOf = (operation: string) =>
  Object.keys(keyNeeds).find((need) => keyNeeds[need]?.includes(operation)) ?? "nothing";

it.each(Object.entries(matrix))(
  "%s is closed to keys that are not enough",
  async (operation, { row, body }) => {
    const [method = "", path = ""] = operation.split(" ");
    const [access, subject] = needOf(operation).split(" ");
    const asks = async (key: Promise<string>) => {
      const id = path.includes("{id}") ? await ownersIdAt(path) : "";
      const response = await ask(path.replace("{id}", id), {
        method,
        headers: { Authorization: `Bearer ${await key}`, ...(body && { "Content-Type": "application/json" }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      const { code } = (await response.json().catch(() => ({}))) as { code?: string };
      return code !== undefined && ofScope.has(code) ? code : response.status;
    };
    expect({
      read: await asks(scopedKey({ access: "read" })),
      ofTheses: await asks(scopedKey({ subject: "theses" })),
      expired: await asks(scopedKey({}, true)),
    }).toEqual({
      read: access === "write" ? "keyReadOnly" : row.key,
      ofTheses: access === "nothing" || subject === "theses" ? row.key : "keyOfOtherSubject",
      expired: "keyExpired",
    });
  },
  60_000,
);

it("refuses, by name, what people may not set of themselves", async () => {
  const headers = { ...(await signInAs("other")), "Content-Type": "application/json" };
  for (const body of ['{"role":"admin"}', '{"plan":"pro"}', '{"email":"eve@test.example"}']) {
    const response = await ask("/v1/me", { method: "PATCH", headers, body });
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([400, "fieldUnknown"]);
  }
  expect(((await (await ask("/v1/me", { headers })).json()) as { role: string }).role).toBe("user");
});

it.each([
  ["a session that ended", { Cookie: `valora-session=${"a".repeat(43)}` }, "/v1/me", 401, "sessionInvalid"],
  [
    "a cookie whose name only looks like ours",
    { Cookie: `\u00a0valora-session=${"a".repeat(43)}` },
    "/v1/me",
    401,
    "sessionInvalid",
  ],
  ["no session", {}, "/v1/me", 401, "unauthenticated"],
  ["another scheme", { Authorization: "Basic dmFsb3Jh" }, "/v1/me", 401, "apiKeyInvalid"],
  ["a scheme without a key", { Authorization: "Bearer " }, "/v1/me", 401, "apiKeyInvalid"],
  ["a long header", { Authorization: "A".repeat(60_000) }, "/v1/me", 401, "apiKeyInvalid"],
  [
    "a wrong key where none is needed",
    { Authorization: `Bearer valora_${"a".repeat(43)}` },
    "/v1/companies?query=ko",
    401,
    "apiKeyInvalid",
  ],
  ["a key in the address", {}, `/v1/me?apiKey=valora_${"a".repeat(43)}`, 400, "apiKeyInUrl"],
  ["a page of admins that is not there", {}, "/v1/admin/users", 404, "notFound"],
] as const)("answers %s", async (_, headers, path, status, code) => {
  const response = await ask(path, { headers });
  expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([status, code]);
});
