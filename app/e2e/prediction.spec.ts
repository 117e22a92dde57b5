import { expect, test } from "@playwright/test";

test("the prediction shows its value, band, five effects in words, nearest companies and a way to its card", async ({
  page,
}) => {
  await page.goto("/analysis/JPM?how=prediction");
  const panel = page.locator("#how-prediction");
  await expect(panel.getByRole("heading", { name: "Qué mueve la predicción" })).toBeVisible();
  await expect(panel.locator(".prediction-panel li")).toHaveCount(5);
  await expect(panel).toContainText("Extremo bajo de la banda del 80 %");
  await expect(panel).toContainText("Vota: en este sector acierta más que la mediana del sector.");
  expect(await panel.locator('.prediction-panel a[href^="/analysis/"]').count()).toBe(5);
  await panel.getByRole("link", { name: "Cómo se entrena y cuánto falla" }).click();
  await expect(page).toHaveURL(/\/methodology\/prediction$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("La predicción de Valora: ficha del modelo");
});

test("it is shown without a vote in a sector where it has not earned one", async ({ page }) => {
  await page.goto("/analysis/KO?lang=en");
  const card = page.locator("#prediction");
  await expect(card).toContainText("Shown, does not vote");
  await expect(card).toContainText("was not accurate enough in this sector");
});

test("it says why it stays silent about a company outside the United States", async ({ page }) => {
  await page.goto("/analysis/ENEL.MI?lang=it");
  await expect(page.locator("#prediction")).toContainText("somiglia poco a quelle che il modello conosce");
});

for (const [language, title] of [
  ["es", "Cuánto falla"],
  ["en", "How far it errs"],
  ["it", "Quanto sbaglia"],
] as const) {
  test(`the card of the model can be read in ${language}, on a phone too`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(`/methodology/prediction?lang=${language}`);
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    await expect(page.getByText(/27[.,]8/).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}

for (const [language, title] of [
  ["es", "La predicción de Valora: lo que pasó después"],
  ["en", "Valora's prediction: what came of it"],
  ["it", "La previsione di Valora: com’è andata"],
] as const) {
  test(`the record of what was predicted can be read in ${language}, on a phone too`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    // What has been shown once is written down, so that the record is not empty.
    await page.goto(`/analysis/JPM?lang=${language}`);
    await page.goto(`/methodology/prediction/record?lang=${language}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole("table").first()).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 60_000 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}
