import { expect, test } from "@playwright/test";

test.skip(({ javaScriptEnabled }) => javaScriptEnabled !== false, "with scripts, see home.spec.ts");

test.describe("without scripts", () => {
  test("a symbol leads to its result", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("combobox", { name: "Símbolo de la acción" }).fill("msft");
    await page.getByRole("button", { name: "Analizar" }).click();
    await expect(page).toHaveURL(/\/analysis\/MSFT/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Microsoft");
  });

  test("the example on the home page is a real result in words and as a drawing", async ({ page }) => {
    await page.goto("/");
    const example = page.getByRole("region", { name: /Apple/ });
    await expect(example.locator("p").first()).toContainText("US$");
    await expect(example.locator(".field-row").first()).toBeVisible();
    await expect(example.getByText("Sin scripts también funciona")).toBeVisible();
    await expect(example.getByRole("slider")).toHaveCount(0);
  });

  test("the language chosen beside the symbol holds for the result", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("combobox", { name: "Símbolo de la acción" }).fill("AAPL");
    await page.getByRole("combobox", { name: "Idioma" }).selectOption("en");
    await page.getByRole("button", { name: "Analizar" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });
});
