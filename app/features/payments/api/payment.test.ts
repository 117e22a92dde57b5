import { randomUUID } from "node:crypto";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { createMarketData } from "@valora/market-data";
import * as fc from "fast-check";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod";
import { withCheckedAnswers } from "../../../api/checked-answers.ts";
import { readConfig } from "../../../config/config.server.ts";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { folderWithDatabase } from "../../../database/copied-database-contract.ts";
import { type Database, openDatabase } from "../../../database/open-database.ts";
import { casesFile } from "../../../e2e/bad-inputs/shared-cases.ts";
import { eventOf, type StripeServer, signatureOf, startStripeServer, stripeKeys } from "../../../e2e/stripe-server.ts";
import { createApp } from "../../../http/app.ts";
import { createLog } from "../../../http/request-log.ts";
import { productOf } from "../../../wiring/composition.server.ts";
import { composeAccounts } from "../../../wiring/features/account-context.server.ts";
import { passwordHashes } from "../../accounts/security/password-hash.ts";
import { accountStore } from "../../accounts/stores/account-store.ts";

// The whole life of a paid plan against a server that speaks Stripe's protocol: events as they come over HTTP.
const start = Date.parse("2026-03-02T09:00:00Z");
const DAY = 86_400_000;
const password = "correct horse battery 9";
const folder = await folderWithDatabase("payment");
let stripe: StripeServer;
let database: Database;
let people: Awaited<ReturnType<typeof composeAccounts>>;
let app: ReturnType<typeof createApp>;
let ana: Account;
let passwordHash: string;

beforeAll(async () => {
  const log = createLog("silent");
  stripe = await startStripeServer();
  database = await openDatabase({ url: null, folder });
  await database.ready;
  const config = readConfig({ NODE_ENV: "test", ...stripeKeys, STRIPE_ADDRESS: stripe.address });
  people = await composeAccounts({ database, config, log });
  passwordHash = await passwordHashes().hash(password);
  const marketData = await createMarketData();
  const nothing = { record: () => {} };
  const product = productOf(
    {
      now: () => new Date(),
      pause: async () => {},
      marketData,
      predict: () => null,
      analyses: nothing,
      predictions: nothing,
    },
    null,
    {
      imports: { keep: async () => "", find: async () => null },
      calibration: async () => [],
      fetchFile: async () => {
        throw new Error("nothing is fetched here");
      },
      accounts: { useCases: people.accounts, sendsMail: false },
      payments: people.payments,
    },
  );
  const pages = async () => new Response(null, { status: 404 });
  app = withCheckedAnswers(createApp({ product, isDatabaseAnswering: async () => true, pages, files: null, log }));
}, 120_000);
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

/** The rows that a confirmed sign-up leaves; hashing a password has a test of its own. */
async function registered(email: string): Promise<Account> {
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
const planOf = async ({ email }: Account) => (await found(email)).plan;

async function send(body: string | Uint8Array, signature: string | null = signatureOf(body)) {
  const headers = { "Content-Type": "application/json", ...(signature !== null && { "Stripe-Signature": signature }) };
  const init = { method: "POST", headers, body: body as BodyInit };
  const response = await app.request("http://localhost/api/v1/payment/stripe", init);
  const { code = null } = (await response.json()) as { code?: string };
  return { status: response.status, code };
}

/** The checkout that was just begun, as Stripe knows it. */
async function begun(account: Account, offer: "pro" | "student" = "pro") {
  const address = await people.payments.startCheckout(account, { offer, language: "es" });
  const sessionId = address.split("/").at(-1) ?? "";
  return { address, sessionId, fields: stripe.sessions.get(sessionId)?.fields ?? {} };
}
const subscribed = async (account: Account) => {
  const { sessionId } = await begun(account);
  const id = stripe.pay(sessionId);
  await send(eventOf("checkout.session.completed", sessionId));
  return { id, sessionId };
};
const set = (id: string, changes: { status?: string; cancel_at_period_end?: boolean; price?: string }) =>
  Object.assign(stripe.subscriptions.get(id) ?? {}, changes);
const kept = () => database.kysely.selectFrom("subscriptions").selectAll().execute();
const code = (code: string) => expect.objectContaining({ code });

it("gives the plan when it is paid, and takes it when the subscription has ended", async () => {
  expect(await people.payments.sale()).toEqual({
    prices: [
      { offer: "pro", amountInCents: 1_200, currency: "EUR", period: "month" },
      { offer: "student", amountInCents: 600, currency: "EUR", period: "month" },
    ],
    discount: 0.5,
  });
  const { address, sessionId, fields } = await begun(ana);
  expect(address).toBe(`${stripe.address}/pay/${sessionId}`);
  expect(fields).toMatchObject({
    mode: "subscription",
    "line_items[0][price]": "price_pro",
    customer_email: ana.email,
    locale: "es",
  });
  expect(fields.success_url).toBe(`http://127.0.0.1:3000/plans?checkout=${fields.client_reference_id}&lang=es`);
  expect(await planOf(ana)).toBe("free");
  const id = stripe.pay(sessionId);
  expect(await send(eventOf("checkout.session.completed", sessionId))).toEqual({ status: 200, code: null });
  expect(await planOf(ana)).toBe("pro");
  const bills = await people.payments.openPortal(ana, "it");
  expect(bills).toBe(`${stripe.address}/bills/${stripe.subscriptions.get(id)?.customer}`);

  set(id, { cancel_at_period_end: true });
  await send(eventOf("customer.subscription.updated", id));
  const paid = await people.payments.subscriptionOf(ana);
  expect(paid).toMatchObject({ hasBills: true, current: { offer: "pro", isEnding: true, isFailing: false } });
  expect(await planOf(ana), "to the end of what is paid").toBe("pro");
  set(id, { status: "canceled" });
  await send(eventOf("customer.subscription.deleted", id));
  expect(await planOf(ana)).toBe("free");
  expect(await people.payments.subscriptionOf(ana)).toEqual({ current: null, hasBills: true });
  const again = await begun(ana);
  expect(again.fields, "the same customer").toMatchObject({ customer: stripe.subscriptions.get(id)?.customer });
});

it("tells who comes back from paying at once, without waiting for the event", async () => {
  const { sessionId, fields } = await begun(ana);
  const own = fields.client_reference_id ?? "";
  await people.payments.settleCheckout(ana, own);
  expect(await planOf(ana)).toBe("free");
  stripe.pay(sessionId);
  const eve = await registered("eve@test.example");
  await people.payments.settleCheckout(eve, own);
  expect([await planOf(ana), await planOf(eve)], "no other account").toEqual(["free", "free"]);
  await people.payments.settleCheckout(ana, own);
  expect(await planOf(ana)).toBe("pro");
  await people.payments.settleCheckout(ana, "not an id");
});

it.each([
  ["trialing", "pro"],
  ["past_due", "pro"],
  ["incomplete", "free"],
  ["unpaid", "free"],
  ["paused", "free"],
  ["incomplete_expired", "free"],
])("says of a subscription that is %s that the plan is %s", async (status, plan) => {
  const { id } = await subscribed(ana);
  set(id, { status });
  await send(eventOf("customer.subscription.updated", id));
  expect(await planOf(ana)).toBe(plan);
});

it("gives no plan for a price that is not sold here, and keeps one that was sold before", async () => {
  const { sessionId } = await begun(ana);
  const id = stripe.pay(sessionId, { price: "price_of_something_else" });
  await send(eventOf("checkout.session.completed", sessionId));
  expect(await planOf(ana)).toBe("free");
  set(id, { price: "price_formerly" });
  await send(eventOf("customer.subscription.updated", id));
  expect(await planOf(ana)).toBe("pro");
});

it("keeps a plan that was given when a subscription ends", async () => {
  await people.accounts.assignPlan(ana.email, "pro");
  const { id } = await subscribed(ana);
  set(id, { status: "canceled" });
  await send(eventOf("customer.subscription.deleted", id));
  expect(await planOf(ana)).toBe("pro");
  await people.accounts.assignPlan(ana.email, "free");
  expect(await planOf(ana)).toBe("free");
});

it("never charges twice: a second checkout ends the first, and none begins while one is paid", async () => {
  const first = await begun(ana);
  const second = await begun(ana);
  expect(stripe.sessions.get(first.sessionId)?.status).toBe("expired");
  stripe.pay(second.sessionId);
  await expect(begun(ana), "paid, and not told yet").rejects.toEqual(code("alreadySubscribed"));
  expect(await planOf(ana)).toBe("pro");
  await expect(begun(ana)).rejects.toEqual(code("alreadySubscribed"));
});

it("has the effect of an event once, and none of one about an unknown customer", async () => {
  const { sessionId } = await begun(ana);
  const id = stripe.pay(sessionId);
  const event = eventOf("checkout.session.completed", sessionId);
  expect(await Promise.all([send(event), send(event), send(event)])).toEqual(
    Array(3).fill({ status: 200, code: null }),
  );
  expect(await kept()).toMatchObject([{ id, version: 1 }]);
  stripe.asked.length = 0;
  await send(event);
  for (const other of [
    eventOf("checkout.session.completed", "cs_unknown"),
    eventOf("customer.subscription.updated", "sub_unknown", { metadata: { userId: ana.id } }),
    eventOf("customer.created", "cus_x"),
    eventOf("customer.subscription.updated", ""),
  ]) {
    expect(await send(other)).toEqual({ status: 200, code: null });
  }
  expect(stripe.asked, "nothing is read for them").toEqual([]);
  expect(await kept()).toHaveLength(1);
});

it("ends in the same state in whatever order events come, however often, and some of them at once", async () => {
  const { sessionId } = await begun(ana);
  const id = stripe.pay(sessionId);
  const events = [
    eventOf("checkout.session.completed", sessionId),
    ...["created", "updated", "deleted"].map((step) => eventOf(`customer.subscription.${step}`, id)),
  ];
  const order = fc.shuffledSubarray([...events, ...events], { minLength: events.length });
  await fc.assert(
    fc.asyncProperty(order, fc.integer({ min: 1, max: 3 }), async (sent, atOnce) => {
      await database.kysely.deleteFrom("subscriptions").execute();
      await database.kysely.deleteFrom("payment_events").execute();
      set(id, { status: "active" });
      const half = Math.floor(sent.length / 2);
      for (let from = 0; from < sent.length; from += atOnce) {
        if (from >= half) set(id, { status: "canceled" });
        await Promise.all(sent.slice(from, from + atOnce).map((event) => send(event)));
      }
      set(id, { status: "canceled" });
      // What Stripe sends about the last change is not lost, and neither is the completed checkout.
      await send(eventOf("checkout.session.completed", sessionId));
      await send(eventOf("customer.subscription.deleted", id));
      expect(await kept()).toMatchObject([{ id, status: "canceled", account_id: ana.id }]);
    }),
    { numRuns: 200 },
  );
}, 240_000);

it("never writes over what was read later with what was read before", async () => {
  const { id } = await subscribed(ana);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let isFirst = true;
  stripe.setDelay(async () => {
    if (!isFirst) return;
    isFirst = false;
    await released;
  });
  // Read while it was active, and told only after another event has read that it has ended.
  const slow = send(eventOf("customer.subscription.updated", id));
  await vi.waitFor(() => expect(isFirst).toBe(false), { timeout: 15_000 });
  set(id, { status: "canceled" });
  await send(eventOf("customer.subscription.deleted", id));
  release();
  expect((await slow).status).toBe(200);
  expect(await kept()).toMatchObject([{ status: "canceled", version: 3 }]);
});

it("asks to be told again while Stripe does not answer, and says so to who wants to pay", async () => {
  const { sessionId } = await begun(ana);
  stripe.pay(sessionId);
  const event = eventOf("checkout.session.completed", sessionId);
  stripe.setDown(true);
  expect(await send(event)).toEqual({ status: 503, code: "paymentUnavailable" });
  await expect(begun(ana)).rejects.toEqual(code("paymentUnavailable"));
  stripe.setDown(false);
  expect(await send(event)).toEqual({ status: 200, code: null });
  expect(await planOf(ana)).toBe("pro");
});

it("reads again after a day what no event has told of", async () => {
  const { id } = await subscribed(ana);
  set(id, { status: "canceled" });
  await people.payments.refresh();
  expect(await planOf(ana), "not before").toBe("pro");
  vi.setSystemTime(start + DAY + 1);
  await people.payments.refresh();
  expect(await planOf(ana)).toBe("free");
  const { id: other } = await subscribed(ana);
  stripe.subscriptions.delete(other);
  vi.setSystemTime(start + 2 * DAY + 2);
  await people.payments.refresh();
  expect(await kept()).toMatchObject([{ status: "canceled" }, { status: "canceled" }]);
});

it("cancels the subscription of a deleted account, keeps the account if it cannot, and leaves no row", async () => {
  const { id } = await subscribed(ana);
  stripe.setDown(true);
  await expect(people.accounts.close(ana, password)).rejects.toEqual(code("paymentUnavailable"));
  expect(await planOf(ana)).toBe("pro");
  stripe.setDown(false);
  await database.kysely.deleteFrom("paces").execute();
  await people.accounts.close(ana, password);
  expect(stripe.subscriptions.get(id)?.status).toBe("canceled");
  for (const table of ["accounts", "checkouts", "subscriptions"] as const) {
    expect(await database.kysely.selectFrom(table).selectAll().execute(), table).toEqual([]);
  }
  expect(await send(eventOf("customer.subscription.deleted", id))).toEqual({ status: 200, code: null });
});

it("ends a checkout that was begun, and cancels one that was paid meanwhile, when the account is deleted", async () => {
  const open = await begun(ana);
  await people.accounts.close(ana, password);
  expect(stripe.sessions.get(open.sessionId)?.status).toBe("expired");
  await database.kysely.deleteFrom("paces").execute();
  const bea = await registered("bea@test.example");
  const { sessionId } = await begun(bea);
  const id = stripe.pay(sessionId);
  await people.accounts.close(bea, password);
  expect(stripe.subscriptions.get(id)?.status).toBe("canceled");
});

it("sells the reduced price to who has shown an address at a university, for a year", async () => {
  await expect(begun(ana, "student")).rejects.toEqual(code("academicAddressNeeded"));
  const { accounts } = people;
  await expect(accounts.claimAcademicAddress(ana, "ana@gmail.com")).rejects.toEqual(code("academicAddressUnknown"));
  await accounts.claimAcademicAddress(ana, "Ana@Studio.Unibo.it");
  expect(await accounts.academicStandingOf(ana)).toEqual({ kind: "waiting", email: "ana@studio.unibo.it" });
  await expect(begun(ana, "student")).rejects.toEqual(code("academicAddressNeeded"));
  const token = await mailedSecret();
  await accounts.confirmAcademicAddress({ address: "a" }, token);
  await expect(accounts.confirmAcademicAddress({ address: "a" }, token), "once").rejects.toEqual(code("tokenInvalid"));
  const until = new Date(start + 365 * DAY);
  expect(await accounts.academicStandingOf(ana)).toEqual({ kind: "confirmed", email: "ana@studio.unibo.it", until });
  const { sessionId, fields } = await begun(ana, "student");
  expect(fields["line_items[0][price]"]).toBe("price_student");
  stripe.pay(sessionId);
  await send(eventOf("checkout.session.completed", sessionId));
  expect((await people.payments.subscriptionOf(ana)).current?.offer).toBe("student");

  const eve = await registered("eve@test.example");
  await accounts.claimAcademicAddress(eve, "ana@studio.unibo.it");
  const stolen = accounts.confirmAcademicAddress({ address: "e" }, await mailedSecret());
  await expect(stolen).rejects.toEqual(code("academicAddressTaken"));
  vi.setSystemTime(until);
  expect(await accounts.academicStandingOf(ana)).toEqual({ kind: "none" });
  await accounts.claimAcademicAddress(eve, "ana@studio.unibo.it");
  await accounts.confirmAcademicAddress({ address: "e" }, await mailedSecret());
  expect((await accounts.academicStandingOf(eve)).kind).toBe("confirmed");
});

it("accepts a university address that signs in as proven, and no other account may use it", async () => {
  const { accounts } = people;
  const student = await registered("bea@alumnos.upm.es");
  expect(await accounts.academicStandingOf(student)).toEqual({ kind: "own" });
  expect((await begun(student, "student")).fields["line_items[0][price]"]).toBe("price_student");
  await accounts.claimAcademicAddress(ana, "bea@alumnos.upm.es");
  const taken = accounts.confirmAcademicAddress({ address: "a" }, await mailedSecret());
  await expect(taken).rejects.toEqual(code("academicAddressTaken"));
});

/** The secret in the link of the one mail. */
async function mailedSecret(): Promise<string> {
  const [mail] = await database.kysely.deleteFrom("outbox").returning("text").execute();
  return /\/plans\/academic\?token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
}

describe("an event that Stripe has not signed", () => {
  const body = () => eventOf("checkout.session.completed", "cs_x");
  const at = (seconds: number) => ({ at: start + seconds * 1_000 });
  const forms: readonly (readonly [string, (body: string) => string | null])[] = [
    ["without a signature", () => null],
    ["with an empty one", () => ""],
    ["with another secret's", (sent) => signatureOf(sent, { secret: "whsec_test" })],
    ["with another body's", (sent) => signatureOf(`${sent} `)],
    ["six minutes old", (sent) => signatureOf(sent, at(-301))],
    ["from the future", (sent) => signatureOf(sent, at(301))],
    ["with the former scheme only", (sent) => signatureOf(sent).replace("v1=", "v0=")],
    ["with a moment that is none", (sent) => signatureOf(sent).replace(/t=\d+/, "t=NaN")],
    ["with two moments", (sent) => `${signatureOf(sent)},t=1`],
    ["with a signature that is cut short", (sent) => signatureOf(sent).slice(0, -2)],
    ["with a signature in capitals", (sent) => signatureOf(sent).replace(/v1=.*/, (text) => text.toUpperCase())],
  ];
  it.each(forms)("is refused %s", async (_, sign) => {
    const sent = body();
    expect(await send(sent, sign(sent))).toEqual({ status: 400, code: "signatureInvalid" });
    expect(await database.kysely.selectFrom("payment_events").selectAll().execute()).toEqual([]);
  });

  it("is told from a signed one that is no event", async () => {
    expect(await send("{")).toEqual({ status: 400, code: "jsonInvalid" });
    expect(await send("[]")).toEqual({ status: 400, code: "bodyInvalid" });
    expect(await send('{"id":"evt_1","type":"x","data":{"object":"no"}}')).toEqual({
      status: 400,
      code: "bodyInvalid",
    });
  });

  it("is taken at the edge of five minutes, and with one good signature among several", async () => {
    const sent = body();
    expect((await send(sent, signatureOf(sent, at(-300)))).status).toBe(200);
    const [moment = "", good = ""] = signatureOf(sent).split(",");
    expect((await send(sent, `${moment},v1=${"0".repeat(64)},${good},v0=1`)).status).toBe(200);
  });
});

const Case = z.object({
  id: z.string(),
  surface: z.string(),
  input: z.object({
    sig: z.string().nullish(),
    age_s: z.number().optional(),
    body: z.string().optional(),
    event: z.string().optional(),
    twice: z.boolean().optional(),
  }),
  expected: z.object({ status: z.array(z.int()), code: z.string().nullable(), stored: z.boolean() }),
  why: z.string(),
});
const cases = existsSync(casesFile)
  ? readFileSync(casesFile, "utf8")
      .split("\n")
      .filter((line) => line.includes('"surface": "stripe.webhook"'))
      .map((line) => Case.parse(JSON.parse(line)))
  : [];

describe.skipIf(cases.length === 0)("the collection beside the repository", () => {
  it.each(cases.map((each) => [each.id, each.why, each] as const))("%s: %s", async (_id, _why, { input, expected }) => {
    const { sessionId } = await begun(ana);
    const id = stripe.pay(sessionId);
    const answers = await situation(input, { sessionId, id });
    for (const { status, code } of answers) {
      expect(expected.status).toContain(status);
      expect(code).toBe(expected.code);
    }
    expect((await kept()).length > 0).toBe(expected.stored);
    if (/deleted then updated/.test(input.event ?? "")) expect(await planOf(ana)).toBe("free");
    else expect(await planOf(ana)).toBe(expected.stored ? "pro" : "free");
  });
});

/** Carries out a case. */
async function situation(
  { sig, age_s = 0, body, event, twice }: z.infer<typeof Case>["input"],
  { sessionId, id }: { sessionId: string; id: string },
) {
  const completed = eventOf("checkout.session.completed", sessionId);
  if (event === undefined) {
    const sent = body === "11 MB" ? `{"padding":"${"x".repeat(11 * 1_048_576)}"}` : completed;
    return [await send(sent, signatureSaid(sig ?? null, sent, start - age_s * 1_000))];
  }
  if (/out of order/.test(event)) {
    await send(completed);
    set(id, { status: "canceled" });
    return [
      await send(eventOf("customer.subscription.deleted", id)),
      await send(eventOf("customer.subscription.updated", id, { status: "active" })),
    ];
  }
  if (/metadata/.test(event)) {
    return [await send(eventOf("customer.subscription.updated", "sub_of_another", { metadata: { userId: ana.id } }))];
  }
  return twice ? [await send(completed), await send(completed)] : [await send(completed)];
}

function signatureSaid(said: string | null, sent: string, at: number): string | null {
  if (said === null) return null;
  if (/re-serialised/.test(said)) return signatureOf(JSON.stringify(JSON.parse(sent), null, 2), { at });
  if (/v0/.test(said)) return signatureOf(sent, { at }).replace("v1=", "v0=");
  if (/test-mode/.test(said)) return signatureOf(sent, { at, secret: "whsec_test" });
  if (/NaN/.test(said)) return signatureOf(sent, { at }).replace(/t=\d+/, "t=NaN");
  return signatureOf(sent, { at });
}
