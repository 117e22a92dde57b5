import { expect, test } from "@playwright/test";

const companies = ["AAPL", "JPM", "SAN.MC", "KO", "O", "PLTR", "DVN"];

test.describe("the result page", () => {
  for (const ticker of companies) {
    test(`${ticker}: verdict, field, seven cards and sources, without a word in the console`, async ({ page }) => {
      const complaints: string[] = [];
      page.on("console", (message) => {
        // The runner's own word, in pages that are hydrated before the test is over.
        if (message.text() === "Service Worker registration blocked by Playwright") return;
        if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(error.message));
      const response = await page.goto(`/analysis/${ticker}`);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator(".cards article")).toHaveCount(7);
      await expect(page.getByRole("heading", { name: "Origen de cada cifra" })).toBeVisible();
      const text = await page.locator("main").innerText();
      expect(text).not.toMatch(/NaN|Infinity|undefined|\[object|MISSING|analysis\./);
      expect(complaints).toEqual([]);
    });
  }

  test("fits a phone of 320 px in the three languages", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 720 });
    for (const language of ["es", "en", "it"]) {
      await page.goto(`/analysis/JPM?lang=${language}`);
      const { wide, seen } = await page
        .locator("html")
        .evaluate((html) => ({ wide: html.scrollWidth, seen: html.clientWidth }));
      expect(wide, language).toBeLessThanOrEqual(seen);
    }
  });

  test("speaks English and Italian with their own numbers", async ({ page }) => {
    await page.goto("/analysis/AAPL?lang=en");
    await expect(page.locator(".company-price")).toHaveText(/US\$311\.30/);
    await expect(page.getByRole("heading", { name: "Method by method" })).toBeVisible();
    await page.goto("/analysis/AAPL?lang=it");
    await expect(page.locator(".company-price")).toHaveText(/311,30 USD/);
    await expect(page.getByRole("heading", { name: "Metodo per metodo" })).toBeVisible();
  });

  test("a lower-case symbol or another spelling leads to the canonical address", async ({ page }) => {
    await page.goto("/analysis?ticker=brk-b&wacc=0.09");
    await expect(page).toHaveURL(/\/analysis\/BRK\.B\?wacc=0\.09$/);
  });
});
