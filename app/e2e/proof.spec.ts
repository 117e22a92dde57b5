import { expect, test } from "@playwright/test";

const titles = { es: "La prueba", en: "The proof", it: "La prova" };
const coned = {
  es: ["value_per_share_usd", "42,37", "42,3660377", "−0,00396", "±0,01 · dentro"],
  en: ["value_per_share_usd", "42.37", "42.3660377", "−0.00396", "±0.01 · within"],
  it: ["value_per_share_usd", "42,37", "42,3660377", "−0,00396", "±0,01 · entro"],
};

for (const language of ["es", "en", "it"] as const) {
  test(`every published answer stands beside ours, in ${language}`, async ({ page }) => {
    await page.goto(`/methodology/proof?lang=${language}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles[language]);
    const gordon = page.locator("#ddm-gordon-coned");
    await expect(gordon.locator("cite")).toContainText("Damodaran, Investment Valuation");
    const row = gordon.locator("tr", { hasText: "value_per_share_usd" });
    expect(await row.locator("th, td").allTextContents()).toEqual(coned[language]);
    await gordon.locator("summary").click();
    await expect(gordon.getByText("dividend_per_share_0_usd")).toBeVisible();
  });
}

test("all figures are within their tolerance, and the page says how many there are", async ({ page }) => {
  await page.goto("/methodology/proof");
  const [examples, figures, within] = await page.locator("dl dd.t-value").allTextContents();
  expect(Number(examples)).toBeGreaterThanOrEqual(66);
  expect(within).toBe(figures);
  await expect(page.getByText("fuera", { exact: true })).toHaveCount(0);
});

test("on a phone each figure is a block, and nothing is wider than the screen", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/methodology/proof");
  await expect(page.locator("#dcf-full-avg-tv tr").nth(1)).toHaveCSS("display", "block");
  const scroller = page.locator("html");
  const [content, visible] = await scroller.evaluate((element) => [element.scrollWidth, element.clientWidth]);
  expect(content).toBeLessThanOrEqual(visible ?? 0);
});

test("the explanation of a method and the page of methods lead to its proof", async ({ page }) => {
  await page.goto("/analysis/AAPL?how=dividendDiscount");
  await page.getByRole("link", { name: "Cómo se comprueba este método" }).click();
  await expect(page).toHaveURL(/\/methodology\/proof#dividendDiscount$/);
  await expect(page.getByRole("heading", { level: 2, name: "Dividendos" })).toBeInViewport();
  await page.goto("/methods");
  await page.getByRole("link", { name: "Mira la prueba" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("La prueba");
});
