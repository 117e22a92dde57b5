import type { ChildProcess } from "node:child_process";
import { expect, test } from "@playwright/test";
import { inBrowsersToday } from "./browsers-today.ts";
import { type ReceivedMail, startMailServer } from "./mail-server.ts";
import { ownSettings, removeFolder, startOwnServer, stopOwnServer } from "./own-server.ts";
import { eventOf, type StripeServer, signatureOf, startStripeServer, stripeKeys } from "./servers/stripe-server.ts";

// A server of its own, with limits and payment: the one that the other tests share has neither.
const port = Number(process.env.E2E_PORT ?? 4177) + 3;
const site = `http://127.0.0.1:${port}`;
let stripe: StripeServer;
let mail: { mails: ReceivedMail[]; stop(): void };
let server: ChildProcess;
let settings: ReturnType<typeof ownSettings>;

test.beforeAll(async () => {
  stripe = await startStripeServer();
  mail = await startMailServer(port + 1);
  settings = ownSettings(port, {
    ...stripeKeys,
    STRIPE_ADDRESS: stripe.address,
    PLAN_LIMITS: "on",
    SMTP_URL: `smtp://127.0.0.1:${port + 1}`,
    MAIL_FROM: "Valora <valora@test.example>",
  });
  server = await startOwnServer(settings);
});
test.afterAll(async () => {
  await stopOwnServer(server);
  mail.stop();
  await stripe.stop();
  removeFolder(settings);
});

inBrowsersToday(0, (scripts) =>
  test("a person pays for the pro plan, sees what they pay, and is back on the free one when it has ended", async ({
    page,
  }) => {
    const person = { email: `ana.${scripts}@test.example`, password: "correct horse battery 9" };
    const post = (path: string, data: object) => page.request.post(`${site}/api/v1/auth/${path}`, { data });
    await post("sign-up", { ...person, displayName: "Ana", isOldEnough: true });
    const written = () => mail.mails.findLast(({ recipients }) => recipients.join() === person.email)?.text ?? "";
    const secret = () => /token=([\w-]+)/.exec(written())?.[1] ?? "";
    await expect.poll(secret).not.toBe("");
    await post("confirm", { token: secret() });
    expect((await post("sign-in", person)).status()).toBe(200);

    await page.goto(`${site}/plans`);
    await expect(page.getByText("12,00 € al mes")).toBeVisible();
    await expect(page.getByText("50 % menos que Pro")).toBeVisible();
    await page.getByLabel("Tu dirección en la universidad").fill("ana@gmail.com");
    await page.getByRole("button", { name: "Enviar el enlace" }).click();
    await expect(page.getByLabel("Tu dirección en la universidad")).toHaveValue("ana@gmail.com");
    await expect(page.getByText("No reconocemos ese dominio").first()).toBeVisible();

    await page.getByRole("button", { name: "Pasar a Pro" }).click();
    await page.waitForURL(/\/pay\/cs_/);
    const sessionId = page.url().split("/").at(-1) ?? "";
    const subscription = stripe.pay(sessionId);
    await page.goto(stripe.sessions.get(sessionId)?.fields.success_url ?? "");
    await expect(page.getByText("Pago recibido: ya tienes el plan Pro.")).toBeVisible();

    await page.goto(`${site}/profile`);
    await expect(page.getByText("Pagas Pro. Se renueva el")).toBeVisible();
    await expect(page.getByText("Tu suscripción se cancela al momento")).toBeVisible();
    await page.getByRole("button", { name: "Gestionar el pago" }).click();
    await page.waitForURL(/\/bills\/cus_/);

    Object.assign(stripe.subscriptions.get(subscription) ?? {}, { status: "canceled" });
    const event = eventOf("customer.subscription.deleted", subscription);
    const headers = { "Content-Type": "application/json", "Stripe-Signature": signatureOf(event) };
    const told = await fetch(`${site}/api/v1/payment/stripe`, { method: "POST", headers, body: event });
    expect(told.status).toBe(200);
    await page.goto(`${site}/plans`);
    await expect(page.getByRole("heading", { name: "Plan: Gratuito" })).toBeVisible();
    await expect(page.getByText("0 de 10 empresas hoy")).toBeVisible();
  }),
);
