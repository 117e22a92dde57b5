import { expect, type Page, test } from "@playwright/test";

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
    await page.getByLabel("A", { exact: true }).selectOption("discountedCashFlow");
    await expect(page.getByText("Elige dos métodos distintos.")).toBeVisible();
  });
});
