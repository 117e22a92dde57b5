import { randomInt } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { generateSync } from "otplib";
import { askedToday } from "../../scripts/sweeps/asked-today-contract.ts";
import { type ReceivedMail, startMailServer } from "./mail-server.ts";

// A second factor from its first day to its last, as its owner lives it, with the codes that a real program would show.
const mailPort = Number(process.env.E2E_PORT ?? 4177) + 1;
let server: { mails: ReceivedMail[]; stop(): void };
test.beforeAll(async () => {
  server = await startMailServer(mailPort);
});
test.afterAll(() => server.stop());

const password = "correct horse battery 9";
const STEP_IN_MILLISECONDS = 30_000;

const elsewhere = () => ({ "X-Forwarded-For": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` });
const fromElsewhere = (page: Page) => page.setExtraHTTPHeaders(elsewhere());

/** The mails to an address that hold a text. */
const mailsTo = (email: string, part: string) =>
  server.mails.filter(({ recipients, text }) => recipients.join() === email && text.includes(part));

async function registered(page: Page, email: string, lang: string): Promise<void> {
  const data = { email, password, displayName: "Ana", isOldEnough: true, language: lang };
  expect((await page.request.post("/api/v1/auth/sign-up", { data, headers: elsewhere() })).status()).toBe(200);
  await expect.poll(() => mailsTo(email, "/auth/confirm?token=").length).toBe(1);
  const token = /token=([\w-]+)/.exec(mailsTo(email, "/auth/confirm?token=")[0]?.text ?? "")?.[1];
  const confirmed = await page.request.post("/api/v1/auth/confirm", { data: { token }, headers: elsewhere() });
  expect(confirmed.status()).toBe(200);
}

const words = {
  es: {
    email: "Dirección de email",
    password: "Contraseña",
    current: "Contraseña actual",
    enter: "Iniciar sesión",
    proven: "hace menos de diez minutos",
    setUp: "Activar la verificación en dos pasos",
    next: "Continuar",
    picture: "Código QR con la clave",
    code: "Código",
    on: "Activar",
    codes: "Tus códigos de recuperación",
    wrong: "El código no es correcto.",
    used: "Ese código ya se ha usado.",
    asked: "Escribe tu código",
    in: "Entrar",
    welcome: "Has iniciado sesión correctamente",
    left: "Te quedan 9 códigos de recuperación",
    off: "Desactivar la verificación en dos pasos",
    isOff: "Para entrar basta la contraseña",
    mailed: "hace falta también un código",
  },
  en: {
    email: "Email address",
    password: "Password",
    current: "Current password",
    enter: "Sign in",
    proven: "less than ten minutes ago",
    setUp: "Turn on two-step verification",
    next: "Continue",
    picture: "QR code with the key",
    code: "Code",
    on: "Turn on",
    codes: "Your recovery codes",
    wrong: "The code is wrong.",
    used: "That code has been used already.",
    asked: "Enter your code",
    in: "Sign in",
    welcome: "You have signed in successfully",
    left: "You have 9 recovery codes left",
    off: "Turn off two-step verification",
    isOff: "The password alone lets you in",
    mailed: "also takes a code",
  },
  it: {
    email: "Indirizzo email",
    password: "Password",
    current: "Password attuale",
    enter: "Accedi",
    proven: "meno di dieci minuti fa",
    setUp: "Attiva la verifica in due passaggi",
    next: "Continua",
    picture: "Codice QR con la chiave",
    code: "Codice",
    on: "Attiva",
    codes: "I tuoi codici di recupero",
    wrong: "Il codice non è corretto.",
    used: "Questo codice è già stato usato.",
    asked: "Scrivi il codice",
    in: "Entra",
    welcome: "Hai effettuato l’accesso",
    left: "Ti restano 9 codici di recupero",
    off: "Disattiva la verifica in due passaggi",
    isOff: "Per entrare basta la password",
    mailed: "serve anche un codice",
  },
} as const;

for (const [language, say] of askedToday(Object.entries(words), { days: 3, shift: 1 })) {
  test(`a second factor from its first day to its last, in ${language}`, async ({ page }) => {
    const email = `otp.${randomInt(1e9)}@test.example`;
    const main = page.locator("main");
    const field = (label: string) => main.getByLabel(label, { exact: true });
    const press = (name: string) => main.getByRole("button", { name, exact: true }).click();
    const lang = language === "es" ? "" : `?lang=${language}`;
    const enter = async () => {
      await fromElsewhere(page);
      await page.goto(`/auth${lang}`);
      await field(say.email).fill(email);
      await field(say.password).fill(password);
      await press(say.enter);
    };
    await registered(page, email, language);
    await enter();
    await expect(page.getByRole("status").getByText(say.welcome)).toBeVisible();

    await page.goto("/profile/prove");
    await expect(main.getByText(say.proven)).toBeVisible();
    await expect(main.locator("form")).toHaveCount(0);
    await main.getByRole("link", { name: say.next, exact: true }).click();
    await expect(page).toHaveURL(/\/profile$/);
    await main.getByRole("link", { name: say.setUp }).click();
    await press(say.next);
    await expect(main.getByRole("img", { name: say.picture })).toBeVisible();
    const address = (await main.locator('a[href^="otpauth:"]').getAttribute("href")) ?? "";
    const key = new URL(address).searchParams.get("secret") ?? "";
    await expect(main.locator("code")).toHaveText(key.match(/.{4}/g)?.join(" ") ?? "");
    // Each code is taken once: the next one is that of the step after it, which a clock may be ahead.
    let last = 0;
    const code = () => {
      last = Math.max(last + 1, Math.floor(Date.now() / STEP_IN_MILLISECONDS));
      return generateSync({ secret: key, epoch: last * 30 });
    };
    await field(say.code).fill("00000");
    await press(say.on);
    await expect(main.getByText(say.wrong)).toBeVisible();
    const first = code();
    await field(say.code).fill(first);
    await press(say.on);
    await expect(main.getByRole("heading", { name: say.codes })).toBeVisible();
    const codes = await main.getByRole("status").locator("code").allTextContents();
    expect(codes).toHaveLength(10);
    await expect.poll(() => mailsTo(email, say.mailed).length).toBe(1);

    await page.context().clearCookies({ name: "valora-session" });
    await enter();
    await expect(main.getByRole("heading", { level: 1, name: say.asked })).toBeVisible();
    // A right password alone opens nothing.
    expect((await page.request.get("/api/v1/me")).status()).toBe(401);
    await field(say.code).fill(first);
    await press(say.in);
    await expect(main.getByText(say.used)).toBeVisible();
    await field(say.code).fill(code());
    await press(say.in);
    await expect(page.getByRole("status").getByText(say.welcome)).toBeVisible();

    await page.context().clearCookies({ name: "valora-session" });
    await enter();
    await field(say.code).fill((codes[0] ?? "").toLowerCase());
    await press(say.in);
    await expect(page.getByRole("status").getByText(say.welcome)).toBeVisible();
    await page.goto("/profile/factor");
    await expect(main.getByText(say.left)).toBeVisible();
    const removal = main.getByRole("form", { name: say.off });
    await removal.getByLabel(say.current, { exact: true }).fill(password);
    await removal.getByLabel(say.code, { exact: true }).fill(codes[1] ?? "");
    await press(say.off);
    await expect(page.getByRole("status").getByText(say.isOff)).toBeVisible();
    await page.context().clearCookies({ name: "valora-session" });
    await enter();
    await expect(page.getByRole("status").getByText(say.welcome)).toBeVisible();
  });
}
