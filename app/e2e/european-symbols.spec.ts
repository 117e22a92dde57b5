import { expect, test } from "@playwright/test";

test.use({ viewport: { width: 390, height: 844 } });

/** As a newcomer types them on a phone, and what the page then says first. */
const typed = [
  ["Telefónica", "/analysis/TEF.MC", "Telefónica"],
  ["bankinter", "/analysis/BKT.MC", "Bankinter, S.A.: un vistazo"],
  ["ES0130670112", "/analysis/ELE.MC", "Endesa"],
  ["LVMH", "/analysis/MC.PA", "LVMH"],
  ["adidas", "/analysis/ADS.DE", "Conocemos ADS.DE, pero no sus cuentas"],
] as const;

for (const [text, address, heading] of typed) {
  test(`${text} leads to ${address}`, async ({ page }) => {
    await page.goto(`/analysis?ticker=${encodeURIComponent(text)}`);
    await expect(page).toHaveURL(new RegExp(`${address.replaceAll(".", "\\.")}$`));
    await expect(page.getByRole("heading", { level: 1 })).toContainText(heading);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  });
}

test("a quick look tells each figure with its letter, what is missing, and how to get it", async ({ page }) => {
  await page.goto("/analysis/BKT.MC?lang=en");
  const table = page.getByRole("table");
  await expect(table.getByRole("row", { name: /Net income/ })).toContainText("953");
  await expect(page.getByText("Invesgrama")).toBeVisible();
  await expect(page.getByRole("heading", { name: "What is missing for a value" })).toBeVisible();
  const template = page.getByRole("link", { name: "CSV" });
  await expect(template).toHaveAttribute("href", "/import/template/en?ticker=BKT.MC");
  await page.getByRole("link", { name: "Import the table and value the company" }).click();
  await expect(page.getByLabel("Name of the company")).toHaveValue("Bankinter, S.A.");
});
