import { expect, type Page, test } from "@playwright/test";
import { hydratedParts } from "./hydrated-parts.ts";

const middle = (page: Page) => page.locator(".heat .current");
const headline = (page: Page) => page.locator("#discountedCashFlow .card-value span").first();
const numberOf = (text: string) => Number(text.replace(/\./g, "").replace(",", "."));

test("the middle of the table is the headline, and the way to the share ends at it", async ({ page }) => {
  await page.goto("/analysis/KO?open=sensitivity,bridge");
  const value = numberOf(await headline(page).innerText());
  expect(Math.abs(numberOf(await middle(page).innerText()) - value)).toBeLessThanOrEqual(0.05);
  await expect(page.getByText(/÷ .* millones de acciones =/)).toContainText(await headline(page).innerText());
});

test("a bank is asked for its own assumptions", async ({ page }) => {
  await page.goto("/analysis/SAN.MC?lang=en");
  await expect(page.getByRole("heading", { name: "Sensitivity to the required return and g" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "From enterprise value to value per share" })).toHaveCount(0);
});

test.describe("with scripts", () => {
  test.skip(
    ({ javaScriptEnabled }) => javaScriptEnabled === false,
    "tables and sentences are tried above without them",
  );

  test("another scenario moves the table to its headline", async ({ page }) => {
    await page.goto("/analysis/KO?open=sensitivity");
    const before = await middle(page).innerText();
    await page.getByRole("radio", { name: "Optimista" }).first().check({ force: true });
    await expect(middle(page)).not.toHaveText(before);
    const value = numberOf(await headline(page).innerText());
    expect(Math.abs(numberOf(await middle(page).innerText()) - value)).toBeLessThanOrEqual(0.05);
  });

  test("the table can ask about the first year's growth, by keyboard", async ({ page }) => {
    await page.goto("/analysis/KO?open=sensitivity");
    await page.waitForLoadState("networkidle");
    await page.getByRole("radio", { name: "g a perpetuidad" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.locator(".heat caption")).toHaveText("Filas: WACC. Columnas: crecimiento (g).");
  });

  test("any two methods are reconciled", async ({ page }) => {
    await page.goto("/analysis/KO?open=differ");
    await page.waitForLoadState("networkidle");
    // A reader must be present: a choice set by a script does not start hydration.
    await page.mouse.move(300, 300);
    await page.getByLabel("De", { exact: true }).selectOption("discountedCashFlow");
    await page.getByLabel("A", { exact: true }).selectOption("dividendDiscount");
    await expect(page.getByText(/^Entre Descuento de flujos y Dividendos hay/)).toBeVisible();
    await expect(page).toHaveURL(/[?&]pair=discountedCashFlow,dividendDiscount/);
    await page.getByLabel("A", { exact: true }).selectOption("discountedCashFlow");
    await expect(page.getByText("Elige dos métodos distintos.")).toBeVisible();
  });
});

test("the table of sensitivities widens until the price lies inside, and says why a cell has no value", async ({
  page,
}) => {
  await page.goto("/analysis/KO?open=sensitivity");
  await expect(page.locator(".heat .edge-below").first()).toBeVisible();
  await expect(page.locator(".heat-note")).toContainText("así el precio queda dentro");
  await expect(page.locator(".heat .nonsense button").first()).toHaveAccessibleName(/^No válida: WACC .+ La tasa /);
  await page.goto("/analysis/TSLA?open=sensitivity");
  await expect(page.locator(".heat-note")).toContainText("El precio queda fuera de la tabla");
});

test.describe("the cells of the table", () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, "cells are read above without scripts");

  test("are moved through by arrows, and Enter sets the assumptions of one", async ({ page }) => {
    const answers = await hydratedParts(page);
    await page.goto("/analysis/AAPL?open=sensitivity&lang=en");
    await answers("understanding");
    const current = page.locator(".heat .current button");
    await expect(page.locator('.heat button[tabindex="0"]')).toHaveCount(1);
    await current.focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowLeft");
    const pointed = page.locator(".heat .pointed button");
    await expect(pointed).toBeFocused();
    const value = await pointed.innerText();
    await expect(page.locator(".heat-pointed [role=status]")).toContainText(`${value}, below the price: WACC `);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/wacc=0\.0\d+&g=|wacc=0\.0\d+.*terminal/i);
    await expect(current).toBeFocused();
    await expect(current).toHaveText(value);
  });

  test("are set by the button, too, and undone", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/analysis/AAPL?open=sensitivity");
    await page.mouse.move(300, 300);
    const current = page.locator(".heat .current button");
    const before = await current.innerText();
    const other = page.locator(".heat tbody tr:not(.far) td:not(.far, .current, .nonsense) button").last();
    const value = await other.innerText();
    await other.click();
    await page.getByRole("button", { name: "Usar estos supuestos" }).click();
    await expect(current).toHaveText(value);
    await page
      .getByRole("button", { name: /^Deshacer/ })
      .first()
      .click();
    await expect(current).toHaveText(before);
  });
});
