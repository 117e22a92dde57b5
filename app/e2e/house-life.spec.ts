import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, expect, type Page, test } from "@playwright/test";
import { askedToday } from "../../scripts/sweeps/asked-today-contract.ts";
import { enter, follow, house, main, password, port, press, prove, signIn, signUp, talk } from "./house-people.ts";
import { copyValuedDatabaseTo } from "./valued-database.ts";

// A separate server without a mail server and with limits: its admin reads the links in the outbox and answers.
// With DATABASE_URL it uses that PostgreSQL, otherwise the embedded database.
const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
let folder = "";
let server: ChildProcess | null = null;
const asked = askedToday(["scripts-on", "scripts-off"], { days: 2 });

async function open(): Promise<void> {
  server = spawn(process.execPath, [join(root, "scripts/start.mjs")], {
    env: {
      ...process.env,
      DATA_DIR: folder,
      PORT: String(port),
      LOG_LEVEL: "error",
      RENDER_WORKERS: "0",
      WARM_UP: "off",
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

test("a visitor signs up, works, writes, gets an answer and deletes the account, without a mail server", async ({
  browser,
  javaScriptEnabled,
}) => {
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
