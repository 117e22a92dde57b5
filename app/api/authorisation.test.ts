import { randomUUID } from "node:crypto";
import { globSync, readFileSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { createMarketData } from "@valora/market-data";
import { afterAll, beforeAll, expect, it } from "vitest";
import { appFolder } from "../config/app-folder.server.ts";
import { readConfig } from "../config/config.server.ts";
import { seenRun } from "../core/history/use-cases/seen-run-contract.ts";
import type { Account } from "../core/shared/use-cases/caller.ts";
import { folderWithDatabase } from "../database/copied-database-contract.ts";
import { openDatabase } from "../database/open-database.ts";
import { createApp } from "../http/app.ts";
import { sessionCookie } from "../http/cookies.ts";
import { createLog } from "../http/request-log.ts";
import { siteRoutes } from "../web/pages.ts";
import { productOf } from "../wiring/composition.server.ts";
import { composeAccounts } from "../wiring/features/account-context.server.ts";
import { withCheckedAnswers } from "./checked-answers.ts";

/** Who asks: a visitor, the owner, another person, by key, an editor, an admin, and a deleted account. */
const callers = ["visitor", "owner", "other", "key", "editor", "admin", "removed"] as const;
type CallerName = (typeof callers)[number];
type Row = Readonly<Record<CallerName, number>>;

const everybody = (status: number): Row => ({
  visitor: status,
  owner: status,
  other: status,
  key: status,
  editor: status,
  admin: status,
  removed: status,
});
/** One's own: each sees and changes theirs, and there is no way to name another's. */
const ownSession = (status: number): Row => ({ ...everybody(status), visitor: 401, key: 401, removed: 401 });
/** A thing of the owner's: to everybody else it is not there. */
const ownersThing = (status: number): Row => ({ ...ownSession(404), owner: status });

type Step = { row: Row; body?: object };
/** Every operation of the OpenAPI document, with what each caller gets. `{id}` is the owner's. */
const matrix: Readonly<Record<string, Step>> = {
  "GET /v1/analysis": { row: everybody(400) },
  "GET /v1/analysis.xlsx": { row: everybody(400) },
  "GET /v1/analysis.csv": { row: everybody(400) },
  "GET /v1/analysis.pdf": { row: everybody(400) },
  "GET /v1/companies": { row: everybody(400) },
  "GET /v1/compare": { row: everybody(400) },
  "GET /v1/compare.csv": { row: everybody(400) },
  "GET /v1/figures": { row: everybody(400) },
  "GET /v1/statements": { row: everybody(400) },
  "GET /v1/statements.csv": { row: everybody(400) },
  "GET /v1/value-through-time": { row: everybody(400) },
  "GET /v1/ratios": { row: everybody(400) },
  "GET /v1/technical": { row: everybody(400) },
  "GET /v1/technical.csv": { row: everybody(400) },
  "GET /v1/screener": { row: everybody(200) },
  "GET /v1/screener.xlsx": { row: everybody(200) },
  "GET /v1/screener.csv": { row: everybody(200) },
  "POST /v1/analyses": { row: everybody(400), body: {} },
  "POST /v1/narration": { row: everybody(400) },
  // Off unless configured; with it, the signature counts, not the sender.
  "POST /v1/payment/stripe": { row: everybody(404), body: {} },
  "POST /v1/contact": { row: everybody(400), body: {} },
  "POST /v1/imports": { row: everybody(400), body: {} },
  "POST /v1/auth/sign-up": { row: everybody(400), body: {} },
  "POST /v1/auth/confirm": { row: everybody(400), body: { token: "x" } },
  "POST /v1/auth/sign-in": { row: everybody(400), body: {} },
  "POST /v1/auth/reset-request": { row: everybody(400), body: {} },
  "POST /v1/auth/reset": { row: everybody(400), body: { token: "x", password: "x" } },
  "GET /v1/me": { row: { ...ownSession(200), key: 200 } },
  "PATCH /v1/me": { row: ownSession(200), body: { theme: "dark" } },
  "GET /v1/me/export": { row: ownSession(200) },
  "GET /v1/me/sessions": { row: ownSession(200) },
  "GET /v1/me/keys": { row: ownSession(200) },
  "POST /v1/me/keys": { row: ownSession(201), body: { name: "mine" } },
  "DELETE /v1/me/keys/{id}": { row: ownersThing(204) },
  "DELETE /v1/me/sessions/{id}": { row: ownersThing(204) },
  "GET /v1/popular": { row: { ...ownSession(200), key: 200 } },
  "GET /v1/history": { row: { ...ownSession(200), key: 200 } },
  "DELETE /v1/history": { row: { ...ownSession(204), key: 204 } },
  "GET /v1/history/{id}": { row: { ...ownersThing(200), key: 200 } },
  "DELETE /v1/history/{id}": { row: { ...ownersThing(204), key: 204 } },
  "GET /v1/policies": { row: { ...ownSession(200), key: 200 } },
  "POST /v1/policies": { row: { ...ownSession(422), key: 422 }, body: { name: "House", wacc: 9 } },
  "PUT /v1/policies/{id}": { row: { ...ownersThing(200), key: 200 }, body: { name: "House", wacc: 0.09 } },
  "DELETE /v1/policies/{id}": { row: { ...ownersThing(204), key: 204 } },
  "GET /v1/watchlist": { row: { ...ownSession(200), key: 200 } },
  "POST /v1/watchlist": { row: { ...ownSession(201), key: 201 }, body: { ticker: "KO" } },
  "PUT /v1/watchlist/{id}/price": { row: { ...ownersThing(204), key: 204 }, body: { price: 61.5 } },
  "DELETE /v1/watchlist/{id}": { row: { ...ownersThing(204), key: 204 } },
  "POST /v1/alerts": {
    row: { ...ownSession(201), key: 201 },
    body: { ticker: "KO", measure: "status", status: "fair" },
  },
  "PUT /v1/alerts/{id}": { row: { ...ownersThing(200), key: 200 }, body: { measure: "status", status: "fair" } },
  "DELETE /v1/alerts/{id}": { row: { ...ownersThing(204), key: 204 } },
  "DELETE /v1/me": { row: ownSession(403), body: { password: "not the password" } },
  "DELETE /v1/me/sessions": { row: ownSession(204) },
  "POST /v1/auth/sign-out": { row: everybody(204) },
};

/** Every page and file of the site: it may be read by all, by people who have signed in, by editors, or by admins. */
const pages: Readonly<Record<"everybody" | "signedIn" | "editor" | "admin", readonly string[]>> = {
  everybody: [
    "home",
    "analysis-redirect",
    "analysis",
    "analysis-statements",
    "analysis-peers",
    "analysis-ratios",
    "analysis-technical",
    "screener",
    "compare",
    "blog",
    "article",
    "blog-feed",
    "former-article",
    "faq",
    "methodology",
    "sitemap",
    "robots",
    "manifest",
    "offline",
    "security-contact",
    "social-card",
    "text-page",
    "methodology-proof",
    "methodology-calibration",
    "methodology-evidence",
    "methodology-prediction",
    "methodology-prediction-record",
    "import",
    "import-template",
    "imported",
    "imported-file",
    "imported-peers",
    "preferences",
    "cookies-analytics",
    "auth",
    "auth-confirm",
    "auth-reset",
    "sign-out",
    "contact",
    "popular",
    "plans",
    "plans-academic",
    "watchlist-mute",
    "contacto",
    "chat",
    "search-suggestions",
    "allowance",
    "example",
    "content-image",
    "not-found",
  ],
  signedIn: ["profile", "profile-export", "history", "watchlist"],
  editor: ["admin-content", "admin-content-text", "admin-content-versions", "admin-content-images"],
  admin: [
    "admin",
    "admin-people",
    "admin-actions",
    "admin-messages",
    "admin-message",
    "admin-message-events",
    "admin-outbox",
    "admin-visits",
  ],
};

const folder = await folderWithDatabase("authorisation");
let ask: (path: string, init?: RequestInit) => Promise<Response>;
let signInAs: (caller: CallerName) => Promise<Record<string, string>>;
let ownersIdAt: (path: string) => Promise<string>;
let close: () => Promise<void> = async () => {};

beforeAll(async () => {
  const config = readConfig({ NODE_ENV: "test" });
  const log = createLog("silent");
  const database = await openDatabase({ url: null, folder });
  await database.ready;
  const people = await composeAccounts({ database, config, log });
  const { accounts } = people;
  const product = productOf(
    {
      now: () => new Date(),
      pause: async () => {},
      marketData: await createMarketData(),
      predict: () => null,
      analyses: { record: () => {} },
      predictions: { record: () => {} },
    },
    null,
    {
      imports: { keep: async () => "", find: async () => null },
      calibration: async () => [],
      fetchFile: async () => {
        throw new Error("nothing is fetched here");
      },
      accounts: { useCases: accounts, sendsMail: false },
    },
  );
  const app = withCheckedAnswers(
    createApp({
      product,
      isDatabaseAnswering: async () => true,
      pages: async () => new Response(null, { status: 404 }),
      files: null,
      log,
    }),
  );
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
    return accounts.signIn({ address: name }, { email, password, device: "", deviceSecret: null });
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
    return { Authorization: `Bearer ${await accounts.createApiKey(account, "program")}` };
  };
  const watchedIdAt = async (path: string, account: Account) => {
    const { id } = await product.watchCompany({ account, address: "" }, "MSFT");
    if (path.includes("/watchlist/")) return id;
    for (const { alerts } of (await product.watchlistOf(account)).companies)
      for (const alert of alerts) await accounts.removeAlert(account, alert.id);
    return (await product.addAlert(account, { ticker: "MSFT", measure: "gap", direction: "above", threshold: 0.2 })).id;
  };
  ownersIdAt = async (path) => {
    const { account } = await sessionOf("owner");
    if (path.includes("/history/")) {
      const at = new Date();
      await people.history.keep([
        { accountId: account.id, at, day: "2026-01-02", question: randomUUID(), run: seenRun },
      ]);
      return (
        (await accounts.historyOf(account, { cursor: null, limit: 1, sort: "latest", ticker: null })).entries[0]?.id ??
        ""
      );
    }
    if (path.includes("/policies/")) {
      for (const { id } of await accounts.policiesOf(account)) await accounts.removePolicy(account, id);
      const body = { name: "House", wacc: 0.09 };
      return (await accounts.savePolicy(account, { body })).id;
    }
    if (/watchlist|alerts/.test(path)) return watchedIdAt(path, account);
    if (!path.includes("/keys/")) return (await accounts.sessionsOf(account))[0]?.id ?? "";
    await accounts.createApiKey(account, "to revoke");
    return (await accounts.apiKeysOf(account))[0]?.id ?? "";
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

it("has a row for every operation that the API describes, and no other", async () => {
  const document = (await (await ask("/openapi.json")).json()) as { paths: Record<string, object> };
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(Object.keys(matrix).sort()).toEqual(operations.sort());
});

it("has a row for every page of the site, and no other", () => {
  const files = siteRoutes.map(({ file }) => basename(file).replace(/\.tsx?$/, ""));
  expect(Object.values(pages).flat().sort()).toEqual([...new Set(files)].sort());
});

it("asks who it is on every page that is not for everybody", () => {
  const guards = {
    signedIn: /personIn\(/,
    editor: /content\.(?:list|read|versions|restore|images|addImage|mustEdit)\(/,
    admin:
      /readOutbox\(|readActions\(|readVisits\(|conversations\.(?:list|read|answer)\(|(?:listPeople|changeRole|changePlan|suspend)\(/,
  } as const;
  for (const kind of ["signedIn", "editor", "admin"] as const) {
    const guard = guards[kind];
    for (const name of pages[kind]) {
      const files = globSync(join(appFolder, "web", "routes", "*", `${name}.{ts,tsx}`));
      const source = files.map((file) => readFileSync(file, "utf8")).join("");
      const entries = source.match(/export (?:async function|const) (?:loader|action)/g) ?? [];
      expect(source.match(new RegExp(guard, "g"))?.length ?? 0, name).toBeGreaterThanOrEqual(entries.length);
    }
  }
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
