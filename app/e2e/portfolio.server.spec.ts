import { expect, test } from "@playwright/test";
import { browsersToday } from "./browsers-today.ts";
import { hydratedParts } from "./hydrated-parts.ts";
import { openPhonePage } from "./phone-page.ts";
import { editorServerOfFile } from "./team-server.ts";

// A portfolio from its valuation into an account and out of it. One server with one account for all of it.
const server = editorServerOfFile(84);

for (const scripts of browsersToday(1))
  test(`a portfolio is kept, renamed, valued again and deleted on a phone ${scripts} scripts; two windows lose nothing`, async ({
    browser,
  }) => {
    const { context, page, main, usable } = await openPhonePage(browser, { scripts, server });

    await page.goto("/portfolio");
    await main.getByLabel("O pega las posiciones").fill("SAN.MC\t200\t640,50\tEUR");
    await main.getByRole("button", { name: "Valorar la cartera" }).click();
    await expect(main.getByText("Hemos valorado 1 de 1 posición", { exact: false })).toBeVisible();
    await main.getByText("Guardarla en mi cuenta").click();
    await main.getByLabel("Nombre", { exact: true }).fill("La mía");
    await main.getByRole("button", { name: "Guardar", exact: true }).click();
    await expect(main.getByRole("heading", { level: 1, name: "La mía" })).toBeVisible();
    await usable();

    const other = await context.newPage();
    const answering = scripts === "with" ? await hydratedParts(other) : null;
    await other.goto(page.url());
    await answering?.("page");
    await main.getByLabel("Nombre", { exact: true }).fill("La nuestra");
    await main.getByRole("button", { name: "Guardar", exact: true }).click();
    await expect(main.getByRole("heading", { level: 1, name: "La nuestra" })).toBeVisible();
    const positions = other.locator("main").getByRole("textbox", { name: "Posiciones" });
    await positions.fill("SAN.MC\t7");
    await other.locator("main").getByRole("button", { name: "Guardar", exact: true }).click();
    await expect(other.getByRole("heading", { level: 1, name: "La nuestra" })).toBeVisible();
    await expect(positions).toHaveValue("SAN.MC\t7");
    await other.close();

    await page.goto("/portfolios");
    await usable();
    await main.getByRole("link", { name: "La nuestra" }).click();
    await expect(main.getByRole("textbox", { name: "Posiciones" })).toHaveValue("SAN.MC\t200\t640.5\tEUR");
    await main.getByRole("button", { name: "Valorar la cartera" }).click();
    await expect(main.getByText("Hemos valorado 1 de 1 posición", { exact: false })).toBeVisible();
    await page.goto("/portfolios");
    await main.getByRole("link", { name: "La nuestra" }).click();
    await main.getByText("Borrar esta cartera").click();
    await main.getByRole("button", { name: "Borrar", exact: true }).click();
    await expect(main.getByText("Todavía no has guardado ninguna", { exact: false })).toBeVisible();
    await context.close();
  });
