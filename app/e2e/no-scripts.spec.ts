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
    const example = page.getByRole("region", { name: /Microsoft/ });
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

  for (const [width, height] of [
    [1280, 720],
    [390, 844],
  ] as const)
    test(`what of an address was not taken stands on the first screen, ${width} wide`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      const noted = async (search: string) => {
        await page.goto(`/analysis/KO?${search}`);
        const note = page.locator("main").getByRole("alert").first();
        await expect(note).toBeVisible();
        const box = await note.boundingBox();
        expect(box === null ? height : box.y + box.height, `${search}: the end of the note`).toBeLessThan(height);
        return note;
      };
      await expect(await noted("horizon=30")).toContainText("de 1 a 15 años");
      await expect(await noted("how=foo")).toContainText("«foo» no se ha tomado de la dirección");
      await expect(await noted("paths=5")).toContainText("paths puede ser 1000");
      const misspelt = await noted("wac=0.09&horizon=10&utm_source=mail");
      await misspelt.getByRole("link", { name: "Usar wacc=0.09" }).click();
      await expect(page).toHaveURL(/\/analysis\/KO\?wacc=0\.09&horizon=10&utm_source=mail$/);
      await expect(page.locator("main").getByRole("alert")).toHaveCount(0);
      const asPercent = await noted("wacc=8.5&scenario=optimistic");
      await expect(asPercent).toContainText("«8.5» a WACC");
      await asPercent.getByRole("link", { name: /^Usar 8,5.%/ }).click();
      await expect(page).toHaveURL(/\/analysis\/KO\?scenario=optimistic&wacc=0\.085$/);
      await expect(page.locator("main").getByRole("alert")).toHaveCount(0);
    });

  test("a comparison says what of its address changes nothing", async ({ page }) => {
    await page.goto("/compare?tickers=ko&scenario=optimistic");
    await expect(page).toHaveURL("/compare?tickers=KO&scenario=optimistic");
    await expect(page.locator("main").getByRole("alert")).toContainText("no tiene en cuenta scenario");
  });
});
