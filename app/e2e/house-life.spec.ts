import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, expect, type Page, test } from "@playwright/test";
import { askedToday } from "../../scripts/sweeps/asked-today-contract.ts";
import { axeViolations } from "./axe.ts";
import { copyValuedDatabaseTo } from "./valued-database.ts";

// A separate server without a mail server and with limits: its admin reads the links in the outbox and answers.
// With DATABASE_URL it uses that PostgreSQL, otherwise the embedded database.
const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
const port = Number(process.env.E2E_PORT ?? 4177) + 7;
const house = `http://127.0.0.1:${port}`;
const password = "correct horse battery 9";
let folder = "";
let server: ChildProcess | null = null;
test.use({ actionTimeout: 30_000 });
const asked = askedToday(["scripts-on", "scripts-off"], { days: 2 });

async function open(): Promise<void> {
  server = spawn(process.execPath, [join(root, "scripts/start.mjs")], {
    env: {
      ...process.env,
      DATA_DIR: folder,
      PORT: String(port),
      LOG_LEVEL: "error",
      RENDER_WORKERS: "0",
      PLAN_LIMITS: "on",
      CHAT_HOURS: "mon-sun 00:00-24:00",
      TRUSTED_PROXIES: "127.0.0.1",
      SMTP_URL: "",
    },
    stdio: "inherit",
  });
  const health = () =>
    fetch(`${house}/healthz`).then(
      (answer) => answer.status,
      () => null,
    );
  await expect.poll(health, { timeout: 120_000 }).toBe(200);
}
async function close(): Promise<void> {
  const ended = new Promise((done) => server?.once("exit", done));
  server?.kill("SIGTERM");
  await ended;
  server = null;
}
test.beforeAll(async () => {
  test.skip(!asked.includes(test.info().project.name), "the other kind of browser has its turn");
  test.setTimeout(180_000);
  folder = mkdtempSync(join(tmpdir(), "valora-house-"));
  await copyValuedDatabaseTo(folder);
  await open();
});
test.afterAll(async () => {
  if (server === null) return;
  await close();
  rmSync(folder, { recursive: true, force: true });
});

/** A visitor at another address, with a separate browser context. */
async function visitor(browser: Browser, javaScriptEnabled: boolean, from: string): Promise<Page> {
  const headers = { "X-Forwarded-For": from };
  const context = await browser.newContext({
    javaScriptEnabled,
    locale: "es-ES",
    baseURL: house,
    extraHTTPHeaders: headers,
  });
  return context.newPage();
}
const main = (page: Page) => page.locator("main");
const press = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true }).click();

async function signUp(page: Page, email: string, name: string): Promise<void> {
  await page.goto("/auth?mode=register");
  await page.getByLabel("Nombre", { exact: true }).fill(name);
  await page.getByLabel("Dirección de email", { exact: true }).fill(email);
  await page.getByLabel("Contraseña", { exact: true }).fill(password);
  await page.getByLabel("Tengo al menos 13 años").check();
  await press(page, "Crear cuenta");
  await expect(page.getByText("Revisa tu email para confirmar tu cuenta")).toBeVisible();
}
async function enter(page: Page, email: string): Promise<void> {
  await page.getByLabel("Dirección de email", { exact: true }).fill(email);
  await page.getByLabel("Contraseña", { exact: true }).fill(password);
  await press(page, "Iniciar sesión");
}
async function signIn(page: Page, email: string): Promise<void> {
  await page.goto("/auth");
  await enter(page, email);
  await expect(page.getByRole("banner").getByRole("button", { name: "Cerrar sesión" })).toBeVisible();
}

/** Follows a company from its result, sets an alert, changes it, mutes it, and lets it go. */
async function follow(page: Page, hasScripts: boolean): Promise<void> {
  await page.goto("/analysis/KO?wacc=0.09");
  await main(page).locator(".take-menu > summary").click();
  await main(page).getByRole("button", { name: "Seguir Coca-Cola" }).click();
  await expect(page).toHaveURL(/\/analysis\/KO\?wacc=0\.09/);
  await main(page).locator(".take-menu > summary").click();
  await main(page).getByRole("link", { name: "La sigues" }).click();
  await expect(main(page).getByRole("row", { name: /Coca-Cola.*90,50.*Sobrevalorada/ })).toBeVisible();
  await expect(main(page).getByText("ningún aviso puede saltar")).toBeVisible();
  await main(page).getByLabel("Límite").last().fill("mucho");
  await press(page, "Crear aviso");
  await expect(main(page).getByText("Escribe el límite como un número")).toBeVisible();
  await main(page).getByLabel("Límite").last().fill("12,5");
  await press(page, "Crear aviso");
  const alert = main(page).getByRole("listitem").filter({ hasText: "Diferencia de 12,5 % o más" });
  await expect(alert).toContainText("Preparado");
  await alert.locator("summary").click();
  await alert.getByLabel("Avísame cuando").selectOption("el precio baje de");
  await alert.getByLabel("Límite").fill("80");
  await alert.getByRole("button", { name: "Guardar" }).click();
  const changed = main(page).getByRole("listitem").filter({ hasText: "Precio de 80,00 US$ o menos" });
  await changed.getByRole("button", { name: /^Silenciar/ }).click();
  await expect(changed).toContainText("Silenciado");
  if (hasScripts) {
    await page.waitForLoadState("networkidle");
    expect(await axeViolations(page)).toEqual([]);
  }
  await changed.getByRole("button", { name: /^Borrar/ }).click();
  await expect(main(page).getByRole("listitem").filter({ hasText: "Precio de 80,00" })).toHaveCount(0);
  await main(page).getByRole("button", { name: "Quitar Coca-Cola de la lista" }).click();
  await expect(main(page).getByText("Todavía no sigues ninguna empresa")).toBeVisible();
}

test("a visitor signs up, works, writes, gets an answer and deletes the account, without a mail server", async ({
  browser,
  javaScriptEnabled,
}) => {
  test.setTimeout(240_000);
  const hasScripts = javaScriptEnabled !== false;
  const keeper = await visitor(browser, hasScripts, "10.1.0.1");
  const guest = await visitor(browser, hasScripts, "10.1.0.2");

  await signUp(keeper, "keeper@test.example", "Eva");
  // the embedded database belongs to one process
  await close();
  execFileSync(process.execPath, [join(root, "scripts/valora.mjs"), "admin", "grant", "keeper@test.example"], {
    env: { ...process.env, DATA_DIR: folder },
  });
  await open();
  await signIn(keeper, "keeper@test.example");

  await signUp(guest, "guest@test.example", "Ana");
  await keeper.goto("/admin/outbox");
  const mail = main(keeper).getByRole("listitem").filter({ hasText: "guest@test.example" });
  await mail.getByText("Ver el texto").click();
  await expect(mail.locator("pre")).toContainText("/auth/confirm?…");
  await expect(mail.locator("pre")).not.toContainText("token=");
  await press(keeper, "Confirmar la cuenta de guest@test.example");
  await prove(keeper);
  await expect(keeper.getByText("Cuenta confirmada")).toBeVisible();
  await signIn(guest, "guest@test.example");

  await guest.goto("/analysis/KO");
  await expect(guest.getByText("1 de 10 empresas hoy").first()).toBeVisible();
  await guest.goto("/analysis/KO?wacc=0.09");
  await expect(guest.getByText("1 de 10 empresas hoy").first()).toBeVisible();
  await guest.goto("/analysis/AAPL");
  await expect(
    main(guest)
      .getByText(/empresa nueva/i)
      .first(),
  ).toBeVisible();
  await guest.goto("/history");
  const runs = main(guest).getByRole("checkbox", { name: /Comparar Coca-Cola/ });
  await expect(runs).toHaveCount(2);
  for (const run of await runs.all()) await run.check();
  await press(guest, "Comparar los dos elegidos");
  await expect(main(guest).getByRole("heading", { name: "Qué ha cambiado en Coca-Cola" })).toBeVisible();
  await expect(main(guest).getByText("WACC").first()).toBeVisible();

  await follow(guest, hasScripts);

  await guest.goto("/contact");
  await guest.getByLabel("Asunto").fill("Un número de KO");
  await guest.getByLabel("Mensaje").fill("¿De dónde sale el WACC de esta página?");
  await guest.getByLabel("Email").fill("guest@test.example");
  await press(guest, "Enviar mensaje");
  await expect(guest.getByText("Mensaje enviado")).toBeVisible();
  await keeper.goto("/admin/messages");
  await main(keeper).getByRole("link", { name: "Un número de KO" }).click();
  await expect(main(keeper).getByText("¿De dónde sale el WACC de esta página?")).toBeVisible();
  await keeper.getByRole("textbox", { name: "Respuesta" }).fill("Del coste del capital de su sector.");
  await press(keeper, "Enviar la respuesta");
  await expect(main(keeper).getByText("Contestado")).toBeVisible();
  await keeper.goto("/admin/outbox");
  const answer = main(keeper).getByRole("listitem").filter({ hasText: "Del coste del capital de su sector." });
  await expect(answer).toContainText("guest@test.example");

  if (hasScripts) await talk(guest, keeper);

  await keeper.goto("/admin/people?q=guest");
  await press(keeper, "Suspender la cuenta de Ana");
  await keeper.getByLabel("Tu contraseña").fill("not the password 9");
  await press(keeper, "Confirmar");
  await expect(main(keeper).getByText("La contraseña actual no es correcta")).toBeVisible();
  await prove(keeper);
  await expect(keeper.getByText("Cuenta suspendida")).toBeVisible();
  await guest.goto("/profile");
  await enter(guest, "guest@test.example");
  await expect(main(guest).getByText(/ha suspendido tu cuenta/)).toBeVisible();
  await press(keeper, "Levantar la suspensión de Ana");
  await prove(keeper);
  await expect(keeper.getByText("Suspensión levantada")).toBeVisible();

  await keeper.goto("/admin/actions");
  const kept = await main(keeper).getByRole("listitem").allTextContents();
  expect(kept.map((text) => text.replace(/\s+/g, " "))).toEqual([
    expect.stringMatching(/^Suspensión levantada.*Cuenta: Ana \(guest@test.example\) · Por: Eva/),
    expect.stringMatching(/^Cuenta suspendida.*Por: Eva/),
    expect.stringMatching(/^Cuenta confirmada.*Por: Eva/),
    expect.stringMatching(/^Función: de Persona registrada a Administración.*Por: línea de órdenes/),
    expect.stringMatching(/^Cuenta confirmada.*Cuenta: Eva .*Por: línea de órdenes/),
  ]);

  await signIn(guest, "guest@test.example");
  await guest.goto("/profile");
  await guest.getByLabel("Tu contraseña, para confirmarlo").fill(password);
  await press(guest, "Borrar mi cuenta");
  await expect(guest.getByText("Cuenta borrada")).toBeVisible();
  for (const path of ["/admin/people", "/admin/messages", "/admin/outbox", "/admin/actions"]) {
    await keeper.goto(path);
    await expect(main(keeper).getByRole("heading", { level: 1 })).toBeVisible();
    await expect(main(keeper).getByText("guest@test.example")).toHaveCount(0);
  }
  await keeper.context().close();
  await guest.context().close();
});

/** An admin's own password, before an account is changed. */
async function prove(page: Page): Promise<void> {
  await page.getByLabel("Tu contraseña").fill(password);
  await press(page, "Confirmar");
}

/** Both sides see what the other writes without asking for it. */
async function talk(guest: Page, keeper: Page): Promise<void> {
  await guest.goto("/contacto");
  await press(guest, "Empezar el chat");
  await guest.getByRole("textbox", { name: "Tu mensaje" }).fill("¿Hay alguien?");
  await press(guest, "Enviar");
  await expect(main(guest).getByText("¿Hay alguien?")).toBeVisible();
  await keeper.goto("/admin/messages");
  await main(keeper).getByRole("listitem").filter({ hasText: "Chat" }).getByRole("link").click();
  await expect(main(keeper).getByText("¿Hay alguien?").last()).toBeVisible();
  await keeper.getByRole("textbox", { name: "Respuesta" }).fill("Aquí estoy.");
  await press(keeper, "Enviar la respuesta");
  await expect(main(guest).getByText("Aquí estoy.")).toBeVisible();
  await guest.getByRole("textbox", { name: "Tu mensaje" }).fill("Entonces pregunto.");
  await press(guest, "Enviar");
  await expect(main(keeper).getByText("Entonces pregunto.")).toBeVisible();
}
