import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { readConfig } from "../config/config.server.ts";
import { seenRun } from "../core/history/use-cases/seen-run-contract.ts";
import type { Account } from "../core/shared/use-cases/caller.ts";
import { folderWithDatabase } from "../database/copied-database-contract.ts";
import { openDatabase } from "../database/open-database.ts";
import { addPerson } from "../database/person-contract.ts";
import type { KeyScope } from "../features/accounts/contracts/key-scope.ts";
import { passkeyStore } from "../features/accounts/stores/passkey-store.ts";
import { justProved, openedSession } from "../features/accounts/use-cases/opened-session-contract.ts";
import { pathOfTeam } from "../features/teams/stores/team-setup-contract.ts";
import { sessionCookie } from "../http/cookies.ts";
import { createLog } from "../http/request-log.ts";
import { productOf } from "../wiring/composition.server.ts";
import { composeStatus } from "../wiring/dependencies/status.server.ts";
import { composeAccounts } from "../wiring/features/account-context.server.ts";
import { testContext } from "../wiring/test-context.server.ts";
import { testDependencies } from "../wiring/test-dependencies-contract.ts";
import type { CallerName } from "./authorisation-contract.ts";
import { servedProduct } from "./served-product.ts";

const password = "correct horse battery 9";

/** An API with a database of its own, each caller of it signed in, and the owner's things by the paths that name them. */
export async function authorisedCallers() {
  const folder = await folderWithDatabase("authorisation");
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
    sheetLinks: people.sheetLinks,
    teams: people.teams,
    discussions: people.discussions,
    theses: people.theses,
    portfolios: people.portfolios,
    brokers: people.brokers,
    saved: people.saved,
    idempotency: people.idempotency,
    jobs: people.jobs,
    status: composeStatus({
      ...{ config, database, states: () => [], repeated: () => [], mailsWaiting: async () => 0 },
      ...{ dataAsOf: () => "2026-08-20", sources: () => [] },
    }),
  });
  const app = servedProduct(product);
  const ask = async (path: string, init?: RequestInit) => app.request(`http://localhost/api${path}`, init);

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
  const signInAs = async (caller: CallerName): Promise<Record<string, string>> => {
    if (caller === "visitor") return {};
    if (caller !== "key") return { Cookie: sessionCookie(await sessionOf(caller), false).split(";")[0] ?? "" };
    const { account } = await sessionOf("owner");
    for (const { id } of await accounts.apiKeysOf(account)) await accounts.revokeApiKey(account, id);
    return { Authorization: `Bearer ${await accounts.createApiKey(justProved(account), "program")}` };
  };
  const scopedKey = async (scope: Partial<KeyScope>, isExpired = false) => {
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
  const linkIdAt = async (path: string, account: Account) => {
    if (path.includes("/sheet-links/")) {
      const sheet = { document: "watchlist", question: "", expiresOn: "" };
      return (await product.sheetLinks.make({ account, address: "" }, sheet)).link.id;
    }
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
    const { id } = await people.jobs.add(account, {
      wanted: { name: "Mine", ...wanted },
      matching: async () => null,
    });
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
  const itemIdOf = async (account: Account) => {
    for (const { id } of (await product.saved.list(account)).saved) await product.saved.remove(account, id);
    return (await product.saved.add(account, { kind: "ratio", name: "Ours", content: "roic" })).id;
  };
  const portfolioIdOf = async (account: Account) => {
    for (const { id } of (await product.portfolios.list(account)).portfolios)
      await product.portfolios.remove(account, id);
    return (await product.portfolios.add(account, { name: "Mine", positions: "KO\t10" })).id;
  };
  const connectionIdOf = async (account: Account) => {
    for (const { id } of (await product.portfolios.list(account)).portfolios)
      await product.portfolios.remove(account, id);
    const fetched = { positions: "KO\t1", leftOut: [], accounts: 1, asOf: null, tellsCash: true };
    const credentials = { broker: "alpaca", keyId: "PK", secret: "s", isPaper: true } as const;
    const wished = {
      accountId: account.id,
      name: "Mine",
      currency: "EUR",
      credentials,
      fetched,
      now: new Date(),
    } as const;
    const kept = await (await people.brokers()).connections.add(wished, 1);
    if (typeof kept === "string") throw new Error(kept);
    return kept.id;
  };
  const heldIdAt = (path: string, account: Account) =>
    path.includes("/portfolios/") ? portfolioIdOf(account) : connectionIdOf(account);
  const ownersIdAt = async (path: string) => {
    const { account } = await sessionOf("owner");
    if (path.includes("/webhook")) return webhookIdAt(path, account);
    if (path.includes("/job")) return jobIdAt(path, account);
    if (path.includes("-links/")) return linkIdAt(path, account);
    if (path.includes("/saved/")) return itemIdOf(account);
    if (/portfolios|broker-connections/.test(path)) return heldIdAt(path, account);
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
      for (const { id } of (await accounts.policiesOf(account)).policies) await accounts.removePolicy(account, id);
      const body = { name: "House", wacc: 0.09 };
      return (await accounts.savePolicy(account, { body })).id;
    }
    if (path.includes("/passkeys/")) return passkeyIdOf(account);
    return path.includes("/keys/") ? keyIdOf(account) : ((await accounts.sessionsOf(account))[0]?.id ?? "");
  };
  const member = await addPerson(database.kysely, { name: "member", at: new Date() });
  /** The address of an operation on what is the owner's. */
  const ownersPath = async (path: string) => {
    if (!path.includes("{id}")) return path;
    if (!path.includes("/team")) return path.replace("{id}", await ownersIdAt(path));
    const { id, email } = (await sessionOf("owner")).account;
    return pathOfTeam(database.kysely, path, { members: [[id, "owner"]], other: member.id, invited: email });
  };
  const close = async () => {
    await people.stop();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ask, signInAs, scopedKey, ownersPath, close };
}
