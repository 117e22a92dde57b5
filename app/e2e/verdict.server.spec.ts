import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, type Page, test } from "@playwright/test";
import { inBrowsersToday } from "./browsers-today.ts";
import { fillImport, table } from "./import-table.ts";
import { ownSettings, removeFolder, startOwnServer, stopOwnServer } from "./own-server.ts";

/** The included prices are of 20 August 2026, most Italian ones of 23 April: on this day those are late, and these too old. */
const shownDay = "2026-11-20T10:00:00Z";
const port = Number(process.env.E2E_PORT ?? 4177) + 21;

/** A clock that begins on the day, in every thread of the server, and goes on from there. */
const clock = `
  const Real = Date;
  const ahead = Real.parse("${shownDay}") - Real.now();
  globalThis.Date = class extends Real {
    constructor(...given) {
      if (given.length === 0) super(Real.now() + ahead);
      else super(...given);
    }
    static now() {
      return Real.now() + ahead;
    }
    // What comes from another thread is a date too.
    static [Symbol.hasInstance](value) {
      return value instanceof Real;
    }
  };
`;

const folder = mkdtempSync(join(tmpdir(), "valora-clock-"));
const file = join(folder, "clock.mjs");
writeFileSync(file, clock);
const settings = ownSettings(port, {
  NODE_OPTIONS: `--import=${pathToFileURL(file)}`,
  PLAN_LIMITS: "off",
});
const own: { server?: Awaited<ReturnType<typeof startOwnServer>> } = {};

test.use({ baseURL: settings.origin });
test.beforeAll(async () => {
  own.server = await startOwnServer(settings);
});
test.afterAll(async () => {
  if (own.server) await stopOwnServer(own.server);
  removeFolder(settings);
  rmSync(folder, { recursive: true, force: true });
});

const field = (page: Page) => page.getByRole("textbox", { name: "Precio de hoy" });
const line = (page: Page) => page.locator(".price-line");
const signal = (page: Page) => page.locator(".signal");
const statuses = (page: Page) => page.locator(".cards .status-word");

/** Accounts of the reader's own, until the end of 2025. */
async function valueOwn(page: Page, { hasScripts, price, day }: { hasScripts: boolean; price: string; day: string }) {
  await fillImport(page, hasScripts);
  await page.getByLabel("Precio de la acción (opcional)").fill(price);
  await page.getByLabel("Día de ese precio").fill(day);
  await page.getByLabel("O pega aquí las celdas").fill(table);
  await page.getByRole("button", { name: "Revisar y valorar" }).click();
  await expect(page).toHaveURL(/\/import\/[0-9a-f]{32}$/);
}

async function use(page: Page, text: string) {
  if (await field(page).isHidden()) await page.getByText("Poner el de hoy").click();
  await field(page).fill(text);
  await page.getByRole("button", { name: "Usar este precio" }).click();
}

inBrowsersToday(0, (scripts) => {
  const hasScripts = scripts === "with";
  test("a late price stands under a line, and today's is typed beside it", async ({ page }) => {
    await page.goto("/analysis/KO");
    await expect(line(page).getByRole("status")).toContainText("El precio es del 20 ago 2026, de hace 66 sesiones.");
    await expect(page.getByText("Al cierre del 20 ago 2026", { exact: true })).toBeVisible();
    await expect(signal(page)).toHaveClass(/signal-muted/);
    await expect(signal(page)).toContainText("precio del 20 ago 2026");
    await expect(signal(page)).toContainText("Vender");

    await use(page, "65,5");
    await expect(page).toHaveURL(/\/analysis\/KO\?price=65\.5$/);
    await expect(line(page)).toHaveClass(/price-line-own/);
    await expect(line(page)).toContainText("65,50");
    await expect(line(page)).toContainText("20 ago 2026");
    await expect(page.locator(".company-price")).toHaveClass(/text-accent/);
    await expect(page.locator(".verdict-date")).toHaveText("Con tu precio, 20 nov 2026");
    await expect(signal(page)).not.toHaveClass(/signal-muted/);
    await expect(signal(page)).toContainText("precio del 20 nov 2026");

    await page.getByRole("link", { name: "Quitar tu precio" }).click();
    await expect(page).toHaveURL(/\/analysis\/KO$/);
    await expect(signal(page)).toHaveClass(/signal-muted/);
  });

  test("the page says from which accounts it starts, and an expert takes the fiscal year instead", async ({ page }) => {
    const accounts = page.locator('[data-part="accounts"]');
    await page.goto("/analysis/AAPL");
    await expect(accounts).toHaveText(
      "Cuentas: doce meses hasta el 28 mar 2026 (ejercicio 2025 + 6 meses − los mismos 6 meses de un año antes)",
    );
    await page.goto("/analysis/AAPL?lastTwelveMonths=0");
    await expect(accounts).toContainText("Cuentas: ejercicio 2025, hasta el 27 sep 2025");
    await expect(accounts).toContainText("Has elegido el ejercicio");
    await page.goto("/analysis/KO");
    await expect(accounts).toHaveText("Cuentas: ejercicio 2025, hasta el 31 dic 2025");
  });

  test("a price that cannot be used says why beside its field", async ({ page }) => {
    await page.goto("/analysis/KO");
    for (const [text, reason] of [
      ["abc", "Escribe un número, como 312,50."],
      ["-1", "Escribe un número, como 312,50."],
      ["0", "Escribe un precio mayor que cero."],
      ["1e400", "Escribe un número, como 312,50."],
    ] as const) {
      await use(page, text);
      await expect(field(page), text).toHaveAccessibleDescription(reason);
      await expect(field(page), text).toHaveAttribute("aria-invalid", "true");
      await expect(field(page), text).toHaveValue(text);
      await expect(page.locator(".company-price"), text).toContainText("90,50");
    }
  });

  test("a price of an address that cannot be used says so beside the field", async ({ page }) => {
    for (const [text, status] of [
      ["abc", 400],
      ["-1", 422],
      ["0", 422],
      ["1e400", 422],
    ] as const) {
      const answer = await page.goto(`/analysis/KO?price=${text}`);
      expect(answer?.status(), text).toBe(status);
      await expect(field(page), text).toHaveValue(text);
      await expect(field(page), text).toHaveAttribute("aria-invalid", "true");
      await expect(page.locator(".company-price"), text).toContainText("90,50");
    }
  });

  test("a price of more than 180 days gives neither signal nor status", async ({ page }) => {
    await valueOwn(page, { hasScripts, price: "12,50", day: "2026-05-01" });
    await expect(line(page).getByRole("status")).toContainText("El precio es del 1 may 2026, de hace 203 días.");
    await expect(signal(page)).toContainText("Sin señal");
    await expect(signal(page)).toContainText("no refleja el precio actual");
    await expect(page.locator("#netAssetValue .card-value")).toContainText("7,00");
    await expect(statuses(page)).toHaveCount(0);
    await expect(page.locator(".votes")).toHaveCount(0);
    await expect(page.locator(".field-figure [data-trace='summary/difference']")).toHaveCount(0);

    await use(page, "8,20");
    await expect(page).toHaveURL(/price=8\.2$/);
    await expect(statuses(page).first()).toBeVisible();
    await expect(signal(page)).toContainText("tres o más métodos dicen «infravalorada»");
  });

  test("a price and accounts that are both too old ask for no price", async ({ page }) => {
    await page.goto("/analysis/ENEL.MI");
    const said = "El precio es del 23 abr 2026, de hace 211 días, y las últimas cuentas terminan el 31 dic 2024.";
    await expect(line(page).getByRole("status")).toContainText(said);
    await expect(line(page).getByRole("textbox")).toHaveCount(0);
    await expect(signal(page)).toContainText("Sin señal");
    await expect(page.locator("#comparableMultiples .card-value")).toContainText("12,36");
    await expect(statuses(page)).toHaveCount(0);
  });

  test("another price can be set beside the reader's own, with its way back", async ({ page }) => {
    await page.goto("/analysis/KO?price=65.5");
    await page.getByText("Usar otro precio").click();
    await use(page, "70");
    await expect(page).toHaveURL(/price=70$/);
    await expect(page.locator(".company-price")).toContainText("70,00");
    await page.getByRole("link", { name: "Quitar tu precio" }).click();
    await expect(page.locator(".company-price")).toContainText("90,50");
  });

  test("growth too near the rate has two ways out, each one click away", async ({ page }) => {
    await page.goto("/analysis/KO?wacc=0.04");
    const card = page.locator("#discountedCashFlow");
    await expect(card).toContainText("No aplica");
    await expect(card.getByRole("link", { name: /^Poner g a perpetuidad en / })).toBeVisible();
    await card.getByRole("link", { name: /^Poner WACC en / }).click();
    await expect(page).toHaveURL(/wacc=0\.069$/);
    await expect(card.locator(".card-value")).toBeVisible();
  });

  test("accounts that ended too long before the price give no signal, at no price", async ({ page }) => {
    await page.goto("/analysis/MB.MI?price=18");
    await expect(line(page)).toContainText("Las últimas cuentas terminan el");
    await expect(signal(page)).toContainText("Sin señal");
    await expect(signal(page)).toContainText("ya no reflejan la empresa");
    await expect(statuses(page)).toHaveCount(0);
  });

  test("accounts without a price wait for the reader's", async ({ page }) => {
    await valueOwn(page, { hasScripts, price: "", day: "" });
    await expect(line(page).getByRole("status")).toContainText("No conocemos su precio.");
    await expect(statuses(page)).toHaveCount(0);

    await use(page, "9,75");
    await expect(page).toHaveURL(/price=9\.75$/);
    await expect(line(page)).toHaveClass(/price-line-own/);
    await expect(statuses(page).first()).toBeVisible();
  });
});
