import { type Browser, type BrowserContext, expect, test } from "@playwright/test";
import { axeViolations } from "./axe.ts";
import { browsersToday } from "./browsers-today.ts";
import { editorServerOfFile } from "./team-server.ts";

// A version from the result page to its difference with another and with today. One server with one account for all of it.
const server = editorServerOfFile(63);

async function signedInBrowser(browser: Browser, scripts: "with" | "without"): Promise<BrowserContext> {
  const context = await browser.newContext({
    javaScriptEnabled: scripts === "with",
    locale: "es-ES",
    baseURL: server.origin,
    viewport: { width: 390, height: 844 },
  });
  await context.addCookies([server.session]);
  return context;
}

for (const scripts of browsersToday(1)) {
  test(`an analysis is saved, opened, compared and deleted on a phone ${scripts} scripts`, async ({ browser }) => {
    const context = await signedInBrowser(browser, scripts);
    const page = await context.newPage();
    const main = page.locator("main");
    const save = async (address: string, note: string) => {
      await page.goto(address);
      await main.locator(".take-menu > summary").click();
      await main.getByRole("link", { name: "Guardar esta versión" }).click();
      await expect(main.getByRole("heading", { level: 1, name: "Guardar esta versión de KO" })).toBeVisible();
      await main.getByLabel("Nota (opcional)").fill(note);
      await main.getByRole("button", { name: "Guardar" }).click();
      await expect(main.getByRole("heading", { level: 1, name: /^Coca-Cola, / })).toBeVisible();
    };
    const expectUsable = async () => {
      if (scripts === "with") expect(await axeViolations(page)).toEqual([]);
      expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(390);
    };
    await save("/analysis/KO", "Sin tocar nada");
    await save("/analysis/KO?wacc=0.07&horizon=8", "Con mi tipo");
    await expect(main.getByText("Con mi tipo")).toBeVisible();
    await expect(main.getByText("hasta el último bit", { exact: false })).toBeVisible();
    await expectUsable();
    await main.getByText(/Las \d+ cifras de partida/).click();
    await expect(main.getByText("Tipo libre de riesgo", { exact: true }).first()).toBeVisible();
    await expectUsable();

    await main.getByRole("link", { name: "Qué ha cambiado hasta hoy" }).click();
    await expect(main.getByText("Nada: todos los valores son los mismos.")).toBeVisible();

    await main.getByRole("link", { name: "Todas las versiones" }).click();
    await expect(main.getByRole("checkbox")).toHaveCount(2);
    await expect(main.getByRole("row").getByText("Neutral", { exact: true }), "what tells the two apart").toBeVisible();
    await expect(main.getByRole("row").getByText("Neutral · WACC: 7,00 % · 8 años")).toBeVisible();
    await expectUsable();
    for (const version of await main.getByRole("checkbox").all()) await version.check();
    await main.getByRole("button", { name: "Ver qué ha cambiado" }).click();
    await expect(main.getByRole("heading", { level: 1, name: "Qué ha cambiado en Coca-Cola" })).toBeVisible();
    await expect(main.getByRole("table", { name: "Valor medio" }).getByRole("row")).toHaveCount(4);
    await expect(main.getByText("de calculado a 7,00 %", { exact: false }).first()).toBeVisible();
    await main.locator("summary", { hasText: "Descuento de flujos" }).click();
    await expectUsable();

    await page.goto("/versions");
    await main
      .getByRole("link", { name: /^Abrir la versión/ })
      .first()
      .click();
    await main.getByRole("link", { name: "Repetir la pregunta hoy" }).click();
    await expect(page).toHaveURL(/\/analysis\/KO\?wacc=0\.07&horizon=8&policy=none/);

    await page.goto("/teams");
    await main.getByLabel("Nombre del equipo").fill("Casa");
    await main.getByRole("button", { name: "Crear un equipo" }).click();
    await expect(main.getByRole("heading", { level: 1, name: "Casa" })).toBeVisible();
    const team = new URL(page.url()).pathname;
    await page.goto("/versions");
    await main
      .getByRole("link", { name: /^Abrir la versión/ })
      .first()
      .click();
    await main.locator("summary", { hasText: "Dar una copia a un equipo" }).click();
    await main.getByRole("checkbox", { name: "Con mi nota" }).check();
    await main.getByRole("button", { name: "Dar una copia a un equipo" }).click();
    await expect(main.getByRole("heading", { level: 1, name: "Versiones del equipo" })).toBeVisible();
    await expect(main.getByText(/^De Ana, el /)).toBeVisible();
    await expect(main.getByText("Con mi tipo")).toBeVisible();
    await expectUsable();
    await main.getByRole("link", { name: /^Abrir la versión/ }).click();
    await expect(main.getByText("hasta el último bit", { exact: false })).toBeVisible();
    await main.getByRole("link", { name: "Qué ha cambiado hasta hoy" }).click();
    await expect(main.getByText("Nada: todos los valores son los mismos.")).toBeVisible();
    await page.goto(team);
    await main.locator("summary", { hasText: "Borrar el equipo" }).click();
    await main.getByRole("button", { name: "Borrar el equipo" }).click();
    await expect(main.getByText("Todavía no estás en ningún equipo.")).toBeVisible();

    for (const left of [1, 0]) {
      await page.goto("/versions");
      const deletion = main.getByRole("button", { name: /^Borrar la versión/, includeHidden: true }).first();
      await expect(deletion, "one press deletes nothing").toBeHidden();
      await main.locator("summary", { hasText: "Borrar" }).first().click();
      await expect(main.getByText("No se puede deshacer.").first()).toBeVisible();
      await expectUsable();
      await deletion.click();
      await expect(main.getByRole("checkbox")).toHaveCount(left);
    }
    await context.close();
  });
}
