import { expect, test } from "@playwright/test";

const titles = {
  es: { calibration: "La calibración", evidence: "La evidencia", table: "Ver como tabla" },
  en: { calibration: "The calibration", evidence: "The evidence", table: "See as a table" },
  it: { calibration: "La calibrazione", evidence: "L’evidenza", table: "Vedi come tabella" },
};

for (const language of ["es", "en", "it"] as const) {
  for (const name of ["calibration", "evidence"] as const) {
    test(`${name} is read in ${language} on a phone, and every drawing has its table`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`/methodology/${name}?lang=${language}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles[language][name]);
      const drawings = page.locator(".scale-chart");
      const sections = page.locator("section:has(.scale-chart)");
      expect(await drawings.count()).toBeGreaterThanOrEqual(4);
      for (const section of await sections.all()) {
        await section.locator("summary", { hasText: titles[language].table }).click();
        await expect(section.getByRole("table").first()).toBeVisible();
      }
      // Regions that scroll are named by their captions: no two alike, and none like its section.
      const names = await page.locator("caption, h2[id]").allTextContents();
      expect(names.filter((each, index) => names.indexOf(each) !== index)).toEqual([]);
      const [content, visible] = await page
        .locator("html")
        .evaluate((element) => [element.scrollWidth, element.clientWidth]);
      expect(content).toBeLessThanOrEqual(visible ?? 0);
    });
  }
}

test("a result, the methods and each other lead to both pages", async ({ page }) => {
  await page.goto("/analysis/KO");
  await page.getByRole("link", { name: "¿Cuánto se apartan los valores de los precios en general?" }).click();
  await expect(page).toHaveURL(/\/methodology\/calibration$/);
  await page.getByRole("link", { name: "¿Y después, subieron? Mira la evidencia" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("La evidencia");
  await page.goto("/methods");
  await page.getByRole("link", { name: "Mira la calibración" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("La calibración");
});
