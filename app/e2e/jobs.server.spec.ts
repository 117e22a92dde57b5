import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { browsersToday } from "./browsers-today.ts";
import { openPhonePage } from "./phone-page.ts";
import { mailServerOfFile, serverOfFile } from "./team-server.ts";

// A scheduled analysis from its form to its deletion, run by the server's own job. One server with one account for all of it.
const mail = mailServerOfFile();
const server = serverOfFile("editor", 81, mail.settings);

for (const scripts of browsersToday(0))
  test(`an analysis is scheduled, run, read and deleted on a phone ${scripts} scripts`, async ({ browser }) => {
    const { context, page, main, usable } = await openPhonePage(browser, {
      scripts,
      server,
      timezoneId: "America/New_York",
    });

    await page.goto("/profile");
    await main.getByRole("link", { name: "Ver los análisis programados" }).click();
    await main.getByRole("link", { name: "Programar un análisis" }).click();
    await usable();
    await main.getByLabel("Nombre").fill("Bebidas");
    await main.getByLabel("Con qué frecuencia").selectOption("cron");
    await main.getByLabel("Expresión cron").fill("30 2 25 10 *");
    await main.getByRole("button", { name: "Ver las próximas ejecuciones" }).click();
    await expect(main.getByText("Escribe al menos un símbolo.")).toBeVisible();
    await expect(main.getByLabel("Expresión cron")).toHaveValue("30 2 25 10 *");
    await main.getByLabel("Símbolos").fill("KO, SAN.MC, ZZZZZ");
    await main.getByRole("button", { name: "Ver las próximas ejecuciones" }).click();
    await expect(main.getByRole("row")).toHaveCount(6);
    await expect(main.getByText(/25\soct\s\d{4}, 02:30/).first()).toBeVisible();
    await usable();

    await main.getByLabel("Por correo").selectOption("pdf");
    await main.getByLabel("Para descargar").selectOption("pdf");
    await main.getByRole("button", { name: "Guardar" }).click();
    await expect(main.getByRole("heading", { level: 1, name: "Bebidas" })).toBeVisible();
    await main.getByRole("button", { name: "Ejecutar ahora" }).click();
    await expect(async () => {
      await page.reload();
      await expect(main.getByText("terminada")).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 60_000 });
    await usable();

    await main.getByRole("row", { name: "A mano" }).getByRole("link").click();
    await expect(main.getByText("Es la primera: no hay otra con la que comparar.")).toBeVisible();
    await expect(main.getByRole("link", { name: "KO · Coca-Cola" })).toBeVisible();
    await expect(main.getByRole("row", { name: "ZZZZZ" })).toContainText("No se han podido obtener datos de ZZZZZ.");
    await expect(main.getByText("ZZZZZ", { exact: true })).toBeVisible();
    await expect(main.getByRole("link", { name: /\.pdf$/ })).toHaveCount(2);
    const download = page.waitForEvent("download");
    await main.getByRole("link", { name: /^KO-.*\.pdf$/ }).click();
    const sheet = await download;
    expect(sheet.suggestedFilename()).toMatch(/^KO-\d{4}-\d\d-\d\d\.pdf$/);
    expect((await readFile(await sheet.path())).subarray(0, 5).toString()).toBe("%PDF-");
    const run = page.url().split("?")[0] ?? "";
    const told = () => mail.mails.find(({ text }) => text.includes(run))?.text;
    await expect.poll(told).toContain("2 empresas con valor y 1 sin él.");
    expect(told()?.match(/(?<=filename=)(?:KO|SAN\.MC)-[\d-]+\.pdf/g)).toHaveLength(2);
    await usable();

    await main.getByRole("link", { name: "Volver a Bebidas" }).click();
    await main.getByRole("button", { name: "Pausar" }).click();
    await expect(main.getByText("En pausa")).toBeVisible();
    const deletion = main.getByRole("button", { name: "Borrar este análisis programado", includeHidden: true });
    await expect(deletion, "one press deletes nothing").toBeHidden();
    await main.locator("summary", { hasText: "Borrar este análisis programado" }).click();
    await expect(main.getByText("no se puede deshacer", { exact: false })).toBeVisible();
    await deletion.click();
    await expect(main.getByText("Todavía no tienes ninguno.")).toBeVisible();
    await usable();
    await context.close();
  });
