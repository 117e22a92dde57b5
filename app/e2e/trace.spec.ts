import { expect, test } from "@playwright/test";
import { lateScripts } from "./late-scripts.ts";

test("a number is followed down to the filing it was read in", async ({ page, javaScriptEnabled }) => {
  await page.goto("/analysis/AAPL");
  await page
    .locator("#discountedCashFlow")
    .getByRole("link", { name: /¿Cómo\?/ })
    .click();
  await expect(page).toHaveURL(/how=discountedCashFlow/);
  const panel = page.getByRole("region", { name: /Cómo llega el descuento de flujos a/ });
  await expect(panel.getByText("Una empresa vale la caja que generará su negocio")).toBeVisible();
  await expect(panel.getByText("La proyección, año a año")).toBeVisible();

  if (javaScriptEnabled === false) {
    await panel.getByText(/Todos los pasos, hasta las cuentas/).click();
    await expect(panel.getByRole("link", { name: /Documento 0000320193-/ }).first()).toBeVisible();
    return;
  }

  // Value → equity → … : each figure opens the next, until one comes from the accounts.
  await panel.locator(".formula a").first().click();
  const drawer = page.getByRole("dialog");
  await expect(drawer.getByRole("heading", { name: "Valor de los fondos propios" })).toBeVisible();
  await drawer
    .locator("dt", { hasText: "Caja y equivalentes" })
    .locator("xpath=following-sibling::dd[1]")
    .getByRole("link")
    .click();
  await expect(drawer.getByRole("heading", { name: "Caja y equivalentes" })).toBeVisible();
  const filing = drawer.getByRole("link", { name: /Documento 0000320193-2\d-/ });
  await expect(filing).toHaveAttribute("href", /sec\.gov\/Archives\/edgar\/data\/320193\//);
  await drawer.getByRole("button", { name: "Volver" }).click();
  await expect(drawer.getByRole("heading", { name: "Valor de los fondos propios" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
});

test("a figure followed before the scripts arrive opens all the same", async ({ page, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled === false, "without scripts the figure leads to its step in the list");
  const letScriptsCome = await lateScripts(page);
  await page.goto("/analysis/AAPL?how=discountedCashFlow", { waitUntil: "commit" });
  await page.locator("#how-discountedCashFlow .formula a").first().click();
  await expect(page).toHaveURL(/#step-discountedCashFlow-\d+$/);
  letScriptsCome();
  const drawer = page.getByRole("dialog");
  await expect(drawer.getByRole("heading", { name: "Valor de los fondos propios" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
});

test("the cost of capital shows each piece with its source and date", async ({ page }) => {
  await page.goto("/analysis/AAPL?open=assumptions");
  const table = page.locator("#assumptions table");
  await expect(table.getByRole("row", { name: /Tipo libre de riesgo/ })).toContainText("Tesoro de EE. UU.");
  await expect(table.getByRole("row", { name: /Beta/ })).toContainText("Damodaran");
  await expect(table.getByRole("row", { name: /WACC/ })).toContainText("%");
});
