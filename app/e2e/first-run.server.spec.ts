import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { writePlaces } from "../features/accounts/places/places-contract.ts";
import { axeViolations } from "./axe.ts";
import { ended, ownSettings, removeFolder, scripts } from "./own-server.ts";

// An empty installation, from the line that the start prints to an administrator who has named the operator.
const places = mkdtempSync(join(tmpdir(), "valora-places-"));
const placesFile = join(places, "cities.mmdb");
writeFileSync(
  placesFile,
  writePlaces({ "81.47.0.0/16": { country: { iso_code: "ES" }, city: { names: { es: "Sevilla" } } } }),
);
const settings = ownSettings(Number(process.env.E2E_PORT ?? 4177) + 71, {
  PLACES_FILE: placesFile,
  TRUSTED_PROXIES: "127.0.0.1",
});
let server: ReturnType<typeof spawn>;
let printed = "";

test.beforeAll(async () => {
  const stdio = ["ignore", "pipe", "ignore"] as const;
  server = spawn(process.execPath, [join(scripts, "start.mjs")], {
    env: settings.env,
    cwd: join(scripts, ".."),
    stdio: [...stdio],
  });
  server.stdout?.on("data", (text) => {
    printed += text;
  });
  await expect.poll(() => printed, { timeout: 90_000 }).toContain("/setup/");
});
test.afterAll(async () => {
  const over = ended(server);
  server.kill("SIGTERM");
  await over;
  removeFolder(settings);
  rmSync(places, { recursive: true, force: true });
});

test("is set up once, on a phone without scripts, and never again", async ({ browser }) => {
  const [address = ""] = printed.match(/http:\S+\/setup\/[\w-]{43}/) ?? [];
  expect(printed.split("/setup/"), "printed once").toHaveLength(2);
  const withScripts = await browser.newContext({ locale: "es-ES", viewport: { width: 390, height: 844 } });
  const first = await withScripts.newPage();
  expect((await first.goto(`${settings.origin}/`))?.status(), "the site works without an administrator").toBe(200);
  for (const lang of ["es", "en", "it"]) {
    await first.goto(`${address}?lang=${lang}`);
    await expect(first.locator("main h1")).not.toBeEmpty();
    expect(await axeViolations(first)).toEqual([]);
    expect(await first.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(390);
  }
  const context = await browser.newContext({
    javaScriptEnabled: false,
    extraHTTPHeaders: { "X-Forwarded-For": "81.47.12.9" },
    locale: "es-ES",
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  const main = page.locator("main");
  await page.goto(address);
  await main.getByLabel("Dirección de email").fill("ana@test.example");
  await main.getByLabel("Nombre", { exact: true }).fill("Ana");
  await main.getByLabel("Contraseña").fill("password1234");
  await main.getByLabel(/^Tengo al menos/).check();
  await main.getByLabel("Quién lleva esta instalación").fill("Casa de Ana");
  await main.getByLabel(/^Sí: diez empresas/).check();
  await main.getByRole("button", { name: "Crear la cuenta y empezar" }).click();
  await expect(main.locator(".error").first(), "a password that is easy to guess").toBeVisible();
  await expect(main.getByLabel("Quién lleva esta instalación")).toHaveValue("Casa de Ana");
  await main.getByLabel("Contraseña").fill("correct horse battery 9");
  await main.getByLabel(/^Tengo al menos/).check();
  await main.getByRole("button", { name: "Crear la cuenta y empezar" }).click();
  await expect(main.getByRole("heading", { level: 1, name: "Instalación" })).toBeVisible();
  await expect(main.getByText(/APP_KEYS/)).toBeVisible();
  await expect(main.getByLabel("Quién lleva esta instalación")).toHaveValue("Casa de Ana");

  await page.goto(`${settings.origin}/profile`);
  await expect(main.getByText("Sevilla, España"), "where the session began").toBeVisible();

  const unknown = `${settings.origin}/setup/${"a".repeat(43)}`;
  for (const gone of [address, unknown, `${settings.origin}/setup`])
    expect((await page.goto(gone))?.status()).toBe(404);
  // All of them take what was chosen, without a new start.
  await page.goto(`${settings.origin}/terms`);
  await expect(main.getByText("Casa de Ana")).toBeVisible();
  await page.goto(`${settings.origin}/plans`);
  await expect(main.getByText(/10 empresas/).first()).toBeVisible();
  await page.goto(`${settings.origin}/admin/installation`);
  await main.getByLabel("Quién lleva esta instalación").fill("Otra casa");
  await main.getByRole("button", { name: "Guardar" }).click();
  await page.goto(`${settings.origin}/privacy`);
  await expect(main.getByText("Otra casa").first()).toBeVisible();
  await withScripts.close();
  await context.close();
});
