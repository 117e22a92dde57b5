import { createHmac, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";

type Session = {
  id: string;
  status: "open" | "complete" | "expired";
  subscription: string | null;
  fields: Readonly<Record<string, string>>;
};
type Held = {
  id: string;
  customer: string;
  status: string;
  price: string;
  cancel_at_period_end: boolean;
  current_period_end: number;
};
type Answer = { status: number; body: unknown };
type Asked = {
  method: string;
  path: string;
  fields: Readonly<Record<string, string>>;
  headers: IncomingMessage["headers"];
};

const MONTH_IN_SECONDS = 30 * 86_400;
export const stripeKeys = {
  STRIPE_SECRET_KEY: "sk_test_local",
  STRIPE_WEBHOOK_SECRET: "whsec_local",
  STRIPE_PRICE_PRO: "price_pro,price_formerly",
  STRIPE_PRICE_STUDENT: "price_student",
} as const;
const amounts: Readonly<Record<string, number>> = { price_pro: 1_200, price_student: 600 };

/** The header that Stripe signs a body with. */
export function signatureOf(
  body: string | Uint8Array,
  { secret = stripeKeys.STRIPE_WEBHOOK_SECRET as string, at = Date.now() } = {},
) {
  const seconds = Math.floor(at / 1_000);
  return `t=${seconds},v1=${createHmac("sha256", secret).update(`${seconds}.`).update(body).digest("hex")}`;
}

export const eventOf = (type: string, objectId: string, more: object = {}) =>
  JSON.stringify({ id: `evt_${randomUUID()}`, object: "event", type, data: { object: { id: objectId, ...more } } });

/** A server on this machine that speaks as much of Stripe's protocol as is used here, with what a test does by hand at Stripe. */
export async function startStripeServer(port = 0) {
  const sessions = new Map<string, Session>();
  const subscriptions = new Map<string, Held>();
  const asked: Asked[] = [];
  let isDown = false;
  let delay: (() => Promise<void>) | null = null;
  const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const answerTo = (question: Asked): Answer => {
    if (question.headers.authorization !== `Bearer ${stripeKeys.STRIPE_SECRET_KEY}`)
      return wrong(401, "api_key_invalid");
    return (
      checkoutAnswer(question, { sessions, address: address() }) ??
      otherAnswer(question, { subscriptions, address: address() })
    );
  };
  const server: Server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://127.0.0.1");
    const body = await textOf(request);
    const fields = Object.fromEntries(request.method === "GET" ? searchParams : new URLSearchParams(body));
    const question = { method: request.method ?? "", path: pathname, fields, headers: request.headers };
    if (!pathname.startsWith("/v1/")) {
      response.setHeader("Content-Type", "text/html; charset=utf-8");
      response.end(`<!doctype html><html lang="en"><title>Stripe</title><h1>${pathname}</h1>`);
      return;
    }
    asked.push(question);
    const answer = isDown ? wrong(500, "api_error") : answerTo(question);
    // What was true when it was asked for may be told later.
    await delay?.();
    response.statusCode = answer.status;
    response.setHeader("Content-Type", "application/json");
    response.end(JSON.stringify(answer.body));
  });
  await new Promise<void>((listening) => server.listen(port, "127.0.0.1", listening));
  return {
    address: address(),
    asked,
    sessions,
    subscriptions,
    setDown: (down: boolean) => {
      isDown = down;
    },
    setDelay: (wait: (() => Promise<void>) | null) => {
      delay = wait;
    },
    /** Completes the payment of a checkout. */
    pay(sessionId: string, { price }: { price?: string } = {}): string {
      const session = sessions.get(sessionId);
      if (session?.status !== "open") throw new Error(`${sessionId} is not open`);
      const id = `sub_${randomUUID()}`;
      const customer = session.fields.customer ?? `cus_${randomUUID()}`;
      const paid = price ?? session.fields["line_items[0][price]"] ?? "";
      subscriptions.set(id, heldOf({ id, customer, price: paid }));
      Object.assign(session, { status: "complete", subscription: id });
      return id;
    },
    stop: () => new Promise<void>((stopped) => server.close(() => stopped())),
  };
}
export type StripeServer = Awaited<ReturnType<typeof startStripeServer>>;

const heldOf = (held: Pick<Held, "id" | "customer" | "price">): Held => ({
  ...held,
  status: "active",
  cancel_at_period_end: false,
  current_period_end: Math.floor(Date.now() / 1_000) + MONTH_IN_SECONDS,
});

const wrong = (status: number, code: string): Answer => ({ status, body: { error: { code } } });
const missing = wrong(404, "resource_missing");

type Checkouts = { sessions: Map<string, Session>; address: string };

function checkoutAnswer({ method, path, fields }: Asked, { sessions, address }: Checkouts): Answer | null {
  const [, name, step] = /^\/v1\/checkout\/sessions(?:\/([\w-]+))?(?:\/(expire))?$/.exec(path) ?? [null];
  if (!path.startsWith("/v1/checkout/sessions")) return null;
  const shown = ({ id, status, subscription }: Session) => ({
    status: 200,
    body: {
      id,
      object: "checkout.session",
      status,
      subscription,
      url: status === "open" ? `${address}/pay/${id}` : null,
    },
  });
  if (method === "POST" && name === undefined) {
    const session: Session = { id: `cs_${randomUUID()}`, status: "open", subscription: null, fields };
    sessions.set(session.id, session);
    return shown(session);
  }
  const session = sessions.get(name ?? "");
  if (session === undefined) return missing;
  if (step === "expire" && session.status !== "open") return wrong(400, "not_open");
  if (step === "expire") session.status = "expired";
  return shown(session);
}

type Others = { subscriptions: Map<string, Held>; address: string };

function otherAnswer({ method, path, fields }: Asked, { subscriptions, address }: Others): Answer {
  if (method === "POST" && path === "/v1/billing_portal/sessions") {
    return { status: 200, body: { url: `${address}/bills/${fields.customer}` } };
  }
  const [, kind, id = ""] = /^\/v1\/(prices|subscriptions)\/([\w-]+)$/.exec(path) ?? [];
  if (kind === "prices") {
    const amount = amounts[id];
    return amount === undefined ? missing : { status: 200, body: priceBody(id, amount) };
  }
  const held = kind === "subscriptions" ? subscriptions.get(id) : undefined;
  if (held === undefined) return missing;
  if (method === "DELETE") held.status = "canceled";
  return { status: 200, body: subscriptionBody(held) };
}

const priceBody = (id: string, amount: number) => ({
  id,
  object: "price",
  active: true,
  currency: "eur",
  unit_amount: amount,
  recurring: { interval: "month", interval_count: 1 },
});

const subscriptionBody = ({ id, customer, status, price, cancel_at_period_end, current_period_end }: Held) => ({
  id,
  object: "subscription",
  customer,
  status,
  cancel_at_period_end,
  cancel_at: null,
  items: { object: "list", data: [{ price: { id: price }, current_period_end }] },
});

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString("utf8");
}
