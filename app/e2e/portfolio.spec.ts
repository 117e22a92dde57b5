import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { axeViolations } from "./axe.ts";
import { expectReflow } from "./reflow.ts";

// A portfolio from its table to its files, with scripts and without. Every holding is invented.

const rows = "SAN.MC\t200\t640,50\tEUR\nMC.PA\t3\nXQZZV\t4\nSAN.MC\t100\t400\tEUR";

async function value(page: Page, table: string, currency = "EUR"): Promise<void> {
  await page.getByLabel("O pega las posiciones").fill(table);
  await page.getByLabel("Divisa de la suma").selectOption(currency);
  await page.getByRole("button", { name: "Valorar la cartera" }).click();
}

test("pasted positions are valued, told apart from what is not known, and taken away as files", async ({ page }) => {
  await page.goto("/portfolio");
  await value(page, rows);
  await expect(page.getByText("Hemos valorado 2 de 3 posiciones", { exact: false })).toBeVisible();
  await expect(page.getByRole("region", { name: "Posiciones" }).getByRole("row")).toHaveCount(3);
  const santander = page.getByRole("row").filter({ hasText: "SAN.MC · " }).first();
  await expect(santander).toContainText("300");
  await expect(page.getByText("No conocemos este símbolo o ISIN.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "De qué supuestos depende" })).toBeVisible();
  for (const [button, name, start] of [
    ["Excel", "valora-portfolio.xlsx", "PK"],
    ["CSV", "valora-portfolio.csv", "ticker,name,"],
  ] as const) {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: button, exact: true }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(name);
    expect(readFileSync(await file.path(), "latin1").startsWith(start)).toBe(true);
  }
  await santander.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/analysis\/SAN\.MC$/);
});

test("a broker's file is read by its headings, a rate that is missing is asked for", async ({ page }) => {
  await page.goto("/portfolio");
  const text =
    'Producto,Symbol/ISIN,Cantidad,Precio de,Valor local,,Valor en EUR\nCASH & CASH FUND (EUR),,,,EUR,"2,89","2,89"\nAPPLE INC,US0378331005,3,"190,10",USD,"570,30","520,00"\n';
  const file = { name: "Portfolio.csv", mimeType: "text/csv", buffer: Buffer.from(text) };
  await page.getByLabel("Archivo").setInputFiles(file);
  await page.getByRole("button", { name: "Valorar la cartera" }).click();
  await expect(page.getByText("Leído como un archivo de DEGIRO.", { exact: false })).toBeVisible();
  await expect(page.getByText("Falta el tipo de cambio de USD.")).toBeVisible();
  await expect(page.getByText("Efectivo: no se valora.", { exact: false })).toBeVisible();
  await page.getByLabel("1 EUR en USD").fill("1,10");
  await page.getByRole("button", { name: "Valorar la cartera" }).click();
  await expect(page.getByText("Hemos valorado 1 de 1 posición", { exact: false })).toBeVisible();
  await expect(page.getByText("1 USD = 0,909091 EUR (el tuyo)")).toBeVisible();
  await expect(page.getByText("Efectivo: no se valora.", { exact: false })).toBeVisible();
  await expect(page.getByLabel("1 EUR en USD")).toHaveValue("1,10");
  await page.getByLabel("1 EUR en USD").fill("1,25");
  await page.getByRole("button", { name: "Valorar la cartera" }).click();
  await expect(page.getByText("1 USD = 0,8 EUR (el tuyo)")).toBeVisible();
});

test("unknown columns are named by the reader", async ({ page }) => {
  await page.goto("/portfolio");
  await value(page, "Papel;Cuántas\nSAN.MC;10");
  await expect(page.getByText("Dinos qué hay en cada columna")).toBeVisible();
  await page.getByLabel("Símbolo", { exact: true }).selectOption("1");
  await page.getByLabel("Cantidad", { exact: true }).selectOption("2");
  await page.getByRole("button", { name: "Valorar la cartera" }).click();
  await expect(page.getByText("Hemos valorado 1 de 1 posición", { exact: false })).toBeVisible();
});

test("the positions stay in this browser until they are forgotten", async ({ page, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled === false, "without scripts nothing is kept");
  await page.goto("/portfolio");
  await value(page, "SAN.MC\t10");
  await expect(page.getByText("Hemos valorado 1 de 1 posición", { exact: false })).toBeVisible();
  await page.goto("/portfolio");
  await page.getByRole("button", { name: "Recuperarla" }).click();
  await expect(page.getByLabel("O pega las posiciones")).toHaveValue("SAN.MC\t10");
  await page.getByRole("button", { name: "Olvidarla" }).click();
  await expect(page.getByRole("button", { name: "Recuperarla" })).toHaveCount(0);
  await page.goto("/portfolio");
  await expect(page.getByLabel("O pega las posiciones")).toHaveValue("");
  await expect(page.getByRole("button", { name: "Recuperarla" })).toHaveCount(0);
});

for (const colorScheme of ["light", "dark"] as const)
  test(`a result fits 320 pixels, and axe finds nothing in it, ${colorScheme}`, async ({ page, javaScriptEnabled }) => {
    test.skip(javaScriptEnabled === false, "axe is a script");
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto("/portfolio");
    await value(page, rows);
    await expect(page.getByText("Hemos valorado 2 de 3 posiciones", { exact: false })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await expectReflow(page, "portfolio");
  });
