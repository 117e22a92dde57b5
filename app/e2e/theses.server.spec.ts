import { expect, test } from "@playwright/test";
import { browsersToday } from "./browsers-today.ts";
import { hydratedParts } from "./hydrated-parts.ts";
import { openPhonePage } from "./phone-page.ts";
import { editorServerOfFile } from "./team-server.ts";

// A thesis from the result page to its deletion. One server with one account for all of it.
const server = editorServerOfFile(80);

for (const scripts of browsersToday(1))
  test(`a thesis is written, read, listed and deleted on a phone ${scripts} scripts`, async ({ browser }) => {
    const { context, page, main, usable } = await openPhonePage(browser, { scripts, server });

    const hydrated = scripts === "with" ? await hydratedParts(page) : null;
    await page.goto("/analysis/KO");
    await main.locator(".take-menu > summary").click();
    await main.getByRole("link", { name: "Tu tesis" }).click();
    await expect(main.getByRole("heading", { level: 1, name: "Tu tesis sobre Coca-Cola" })).toBeVisible();
    await main.getByText("Las cifras que puedes nombrar").click();
    await expect(main.getByText("{{ratios.netDebtToEbitda}}")).toBeVisible();
    await usable();

    const text = main.getByRole("textbox", { name: "Tesis", exact: true });
    await text.fill("Vale {{valor}}.");
    await main.getByRole("button", { name: "Guardar" }).click();
    await expect(main.getByText("«valor» no es ninguna de las cifras", { exact: false })).toBeVisible();
    await expect(text).toHaveValue("Vale {{valor}}.");
    await hydrated?.("page");
    await text.fill("**Paciente**: vale {{mean}}, con un margen del {{ratios.operatingMargin}}.");
    await main.getByLabel("Qué la refutaría").fill("- Deuda neta sobre EBITDA de {{ratios.netDebtToEbitda}} a 4");
    await main.getByLabel("Fecha de revisión").fill("2031-01-31");
    await main.getByLabel("Precio de compra").fill("60");
    await main.getByText("Límites que vigilar").click();
    await main.locator("[name=limitFigure0]").selectOption("operatingMargin");
    await main.locator("[name=limitThreshold0]").fill("95");
    await usable();
    // Another window that has read the same: there is no thesis yet.
    const other = await context.newPage();
    await other.goto("/theses/KO");
    await main.getByRole("button", { name: "Guardar" }).click();
    await expect(
      main.getByText(/vale \d+,\d\d\sUS\$ \(\d+\s\w{3}\s\d{4}\), con un margen del \d+,\d\s%/),
    ).toBeVisible();
    await expect(main.locator("strong", { hasText: "Paciente" })).toBeVisible();
    await expect(main.getByText("límite cruzado")).toBeVisible();
    await usable();

    const late = other.locator("main");
    await late.getByRole("textbox", { name: "Tesis", exact: true }).fill("Mía.");
    await late.getByLabel("Fecha de revisión").fill("2031-01-31");
    await late.getByRole("button", { name: "Guardar" }).click();
    await expect(late.getByText("Lo que hay guardado ahora")).toBeVisible();
    await expect(late.getByText("**Paciente**", { exact: false }).last()).toBeVisible();
    await expect(late.getByRole("textbox", { name: "Tesis", exact: true })).toHaveValue("Mía.");
    await late.getByRole("button", { name: "Guardar lo mío en su lugar" }).click();
    await expect(late.getByRole("heading", { name: "Cambiar la tesis" })).toBeVisible();
    await expect(late.getByText("Mía.", { exact: true }).first()).toBeVisible();
    await other.close();

    await page.goto("/theses?by=review");
    await expect(main.getByText("31 ene 2031")).toBeVisible();
    await usable();
    await main.getByRole("link", { name: /^KO/ }).click();
    await main.getByText("Borrar esta tesis").click();
    await main.getByRole("button", { name: "Borrar", exact: true }).click();
    await expect(main.getByText("Todavía no has escrito ninguna", { exact: false })).toBeVisible();
    await context.close();
  });
