import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { servedProduct } from "../../../api/served-product.ts";
import { readConfig } from "../../../config/config.server.ts";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { folderWithDatabase } from "../../../database/copied-database-contract.ts";
import { type Database, openDatabase } from "../../../database/open-database.ts";
import {
  eventOf,
  type StripeServer,
  signatureOf,
  startStripeServer,
  stripeKeys,
} from "../../../e2e/servers/stripe-server.ts";
import { createLog } from "../../../http/request-log.ts";
import { productOf } from "../../../wiring/composition.server.ts";
import { composeAccounts } from "../../../wiring/features/account-context.server.ts";
import { testContext } from "../../../wiring/test-context.server.ts";
import { testDependencies } from "../../../wiring/test-dependencies-contract.ts";
import { passwordHashes } from "../../accounts/security/password-hash.ts";
import { accountStore } from "../../accounts/stores/account-store.ts";

export const start = Date.parse("2026-03-02T09:00:00Z");
export const DAY = 86_400_000;
export const password = "correct horse battery 9";
const folder = await folderWithDatabase("payment");
export let stripe: StripeServer;
export let database: Database;
export let people: Awaited<ReturnType<typeof composeAccounts>>;
let app: ReturnType<typeof servedProduct>;
export let ana: Account;
let passwordHash: string;

/** Payments against a server that speaks Stripe's protocol, with one account before each test. */
export function withPayments(): void {
  beforeAll(async () => {
    const log = createLog("silent");
    stripe = await startStripeServer();
    database = await openDatabase({ url: null, folder });
    await database.ready;
    const config = readConfig({ NODE_ENV: "test", ...stripeKeys, STRIPE_ADDRESS: stripe.address });
    people = await composeAccounts({ database, config, log });
    passwordHash = await passwordHashes().hash(password);
    const product = productOf({ ...testContext(), now: () => new Date() }, null, {
      ...testDependencies,
      accounts: { useCases: people.accounts, sendsMail: false },
      payments: people.payments,
    });
    app = servedProduct(product);
  });
  afterAll(async () => {
    await people.stop();
    await database.close();
    await stripe.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: start });
    for (const table of ["accounts", "payment_events", "paces", "outbox"] as const) {
      await database.kysely.deleteFrom(table).execute();
    }
    ana = await registered("ana@test.example");
  });
  afterEach(() => {
    stripe.setDown(false);
    stripe.setDelay(null);
    stripe.asked.length = 0;
    vi.useRealTimers();
  });
}

/** The rows that a confirmed sign-up leaves; hashing a password has a test of its own. */
export async function registered(email: string): Promise<Account> {
  const { kysely } = database;
  const person = {
    display_name: "Ana",
    password_hash: passwordHash,
    role: "user",
    language: "es",
    theme: null,
  } as const;
  const now = new Date();
  await kysely
    .insertInto("accounts")
    .values({ id: randomUUID(), email, ...person, created_at: now, age_declared_at: now })
    .execute();
  return found(email);
}

async function found(email: string): Promise<Account> {
  const known = await accountStore(database.kysely).findByEmail(email);
  if (known === null) throw new Error(`${email} has no account`);
  return known.account;
}
export const planOf = async ({ email }: Account) => (await found(email)).plan;

export async function send(body: string | Uint8Array, signature: string | null = signatureOf(body)) {
  const headers = { "Content-Type": "application/json", ...(signature !== null && { "Stripe-Signature": signature }) };
  const init = { method: "POST", headers, body: body as BodyInit };
  const response = await app.request("http://localhost/api/v1/payment/stripe", init);
  const { code = null } = (await response.json()) as { code?: string };
  return { status: response.status, code };
}

/** The checkout that was just begun, as Stripe knows it. */
export async function begun(account: Account, offer: "pro" | "student" = "pro") {
  const address = await people.payments.startCheckout(account, { offer, language: "es" });
  const sessionId = address.split("/").at(-1) ?? "";
  return { address, sessionId, fields: stripe.sessions.get(sessionId)?.fields ?? {} };
}
export const subscribed = async (account: Account) => {
  const { sessionId } = await begun(account);
  const id = stripe.pay(sessionId);
  await send(eventOf("checkout.session.completed", sessionId));
  return { id, sessionId };
};
export const set = (id: string, changes: { status?: string; cancel_at_period_end?: boolean; price?: string }) =>
  Object.assign(stripe.subscriptions.get(id) ?? {}, changes);
export const kept = () => database.kysely.selectFrom("subscriptions").selectAll().execute();
export const code = (code: string) => expect.objectContaining({ code });
