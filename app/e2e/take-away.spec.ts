import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";

const open = async (page: Page) => {
  const menu = page.locator("details.take-menu");
  if ((await menu.getAttribute("open")) === null) await menu.locator("summary").click();
};

async function downloaded(page: Page, name: RegExp): Promise<{ name: string; content: Buffer }> {
  await open(page);
  const started = page.waitForEvent("download");
  await page.getByRole("link", { name }).click();
  const file = await started;
  return { name: file.suggestedFilename(), content: readFileSync(await file.path()) };
}

test("the sheet, the workbook, the table and the JSON carry what the reader has chosen", async ({ page }) => {
  await page.goto("/analysis/KO?lang=en&scenario=optimistic&wacc=0.08");
  const sheet = await downloaded(page, /PDF/);
  expect(sheet.name).toBe("valora-KO.pdf");
  expect(sheet.content.subarray(0, 5).toString()).toBe("%PDF-");
  const workbook = await downloaded(page, /Excel/);
  expect(workbook.name).toBe("valora-KO.xlsx");
  expect(workbook.content.subarray(0, 2).toString()).toBe("PK");
  const table = await downloaded(page, /CSV/);
  expect(table.name).toBe("valora-KO.csv");
  expect(table.content.toString()).toContain(",optimistic,0.08,");
  const json = await downloaded(page, /JSON/);
  expect(JSON.parse(json.content.toString())).toMatchObject({ schemaVersion: 1, scenario: "optimistic" });
});

test.describe("a file that takes its time", () => {
  test.beforeEach(({ javaScriptEnabled }) => {
    test.skip(javaScriptEnabled === false, "without scripts it is the browser that tells");
  });

  const awake = async (page: Page) => {
    await page.goto("/analysis/KO?lang=en");
    await page.mouse.move(200, 200);
    await open(page);
    await expect(page.getByRole("button", { name: "Copy the link" })).toBeVisible();
    await page.waitForLoadState("networkidle");
    return page.getByRole("navigation", { name: "Download", exact: true });
  };

  test("is said to be on its way, once however often it is asked for, and comes", async ({ page }) => {
    const files = await awake(page);
    const asked: string[] = [];
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/api/v1/analysis.pdf**", async (route) => {
      asked.push(route.request().url());
      await held;
      await route.continue();
    });
    const started = page.waitForEvent("download");
    const link = files.getByRole("link", { name: "PDF" });
    await link.click();
    await expect(files.getByRole("status")).toHaveText("Preparing the file…");
    await link.click();
    release();
    expect((await started).suggestedFilename()).toBe("valora-KO.pdf");
    await expect(files.getByRole("status")).toBeEmpty();
    expect(asked).toHaveLength(1);
  });

  test("says why where it is refused, or that it did not come", async ({ page }) => {
    const files = await awake(page);
    const problem = { type: "about:blank", title: "Ten analyses today.", status: 429, code: "dailyQuotaExceeded" };
    await page.route("**/api/v1/analysis.xlsx**", (route) =>
      route.fulfill({ status: 429, contentType: "application/problem+json", body: JSON.stringify(problem) }),
    );
    await page.route("**/api/v1/analysis.csv**", (route) => route.abort());
    await files.getByRole("link", { name: /Excel/ }).click();
    await expect(files.getByRole("status")).toHaveText("Ten analyses today.");
    await files.getByRole("link", { name: "CSV" }).click();
    await expect(files.getByRole("status")).toHaveText("The download failed. Try again.");
  });
});

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false });

  test("the workbook is a link like any other", async ({ page }) => {
    await page.goto("/analysis/KO?lang=it");
    const { name, content } = await downloaded(page, /Excel con formule/);
    expect(name).toBe("valora-KO.xlsx");
    expect(content.length).toBeGreaterThan(10_000);
  });
});
