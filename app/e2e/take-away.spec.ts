import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";

async function downloaded(page: Page, name: RegExp): Promise<{ name: string; content: Buffer }> {
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

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false });

  test("the workbook is a link like any other", async ({ page }) => {
    await page.goto("/analysis/KO?lang=it");
    const { name, content } = await downloaded(page, /Excel con formule/);
    expect(name).toBe("valora-KO.xlsx");
    expect(content.length).toBeGreaterThan(10_000);
  });
});
