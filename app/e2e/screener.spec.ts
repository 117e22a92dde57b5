import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { openAnswering } from "./hydrated-parts.ts";

/** The first start values all companies, which takes a while; what is asked for is there when all are. */
async function whenAllAreValued(page: Page) {
  const valuing = async () => {
    const answer = await page.request.get("/api/v1/screener?limit=1");
    const { progress } = (await answer.json()) as { progress: { valued: number; total: number } };
    return progress.total - progress.valued;
  };
  await expect.poll(valuing, { timeout: 120_000, intervals: [1_000] }).toBe(0);
}

test("filters, sorts and pages by an address that anybody can open", async ({ page }) => {
  await whenAllAreValued(page);
  await openAnswering(page, "/screener?lang=en");
  await page.getByRole("combobox", { name: "Sector" }).selectOption("Energy");
  await page.getByLabel("Quality (F), from").selectOption("5");
  const apply = page.getByRole("button", { name: "Apply" });
  if (await apply.isVisible()) await apply.click();
  await expect(page).toHaveURL(/\?lang=en&sector=energy&minQuality=5$/);
  await page.getByRole("link", { name: "Difference" }).click();
  await expect(page).toHaveURL(/sort=difference/);
  await expect(page.getByRole("columnheader", { name: "Difference" })).toHaveAttribute("aria-sort", "descending");
  const differences = await page
    .getByRole("row")
    .getByText(/^[+−]?\d+\.\d%$/)
    .allTextContents();
  const numbers = differences.map((text) => Number(text.replace("−", "-").replace(/[+%]/g, "")));
  expect(numbers.length).toBeGreaterThan(5);
  expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
  await page.getByRole("row").nth(1).getByRole("link").click();
  await expect(page).toHaveURL(/\/analysis\/[A-Z.]+\?lang=en/);
});

test("acts at once with scripts, keeps the focus, and takes a filter away by its chip", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, "Without scripts the button sends the form.");
  await whenAllAreValued(page);
  await openAnswering(page, "/screener?country=ES,IT");
  await expect(page.getByRole("link", { name: "España e Italia", exact: true })).toHaveAttribute(
    "aria-current",
    "true",
  );
  const found = page.getByRole("heading", { level: 2, name: /empresas?$/ });
  const before = await found.textContent();
  const search = page.getByRole("searchbox", { name: /^Nombre/ });
  await search.pressSequentially("banco");
  await expect(page).toHaveURL(/\?query=banco&country=ES,IT$/);
  await expect(found).not.toHaveText(String(before));
  await expect(search).toBeFocused();
  await expect(search).toHaveValue("banco");
  await page.getByRole("link", { name: /^Quitar el filtro País/ }).click();
  await expect(page).toHaveURL(/\/screener\?query=banco$/);
  await expect(found).toBeFocused();
  await expect(page.getByRole("combobox", { name: "País" })).toHaveValue("");
});

for (const language of ["es", "en", "it"])
  test(`all columns stand in a window of 1280, ${language}`, async ({ page }) => {
    await whenAllAreValued(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`/screener?lang=${language}`);
    const room = page.locator(".screener-table").locator("..");
    await expect(room.getByRole("row").nth(2)).toBeVisible();
    const beyond = await room.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(beyond).toBeLessThanOrEqual(0);
  });

test("on a phone, why a company has no signal begins under its name", async ({ page }) => {
  await whenAllAreValued(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/screener?query=TSLA&lang=en");
  const name = await page.getByRole("link", { name: "Tesla Inc." }).boundingBox();
  const reason = await page.locator(".screener-table .no-signal").boundingBox();
  expect(Math.abs((reason?.x ?? 0) - (name?.x ?? 0))).toBeLessThanOrEqual(1);
  expect(reason?.width).toBeGreaterThan(200);
});

test("fits a phone, and shows its filters when they are asked for", async ({ page }) => {
  await whenAllAreValued(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/screener?lang=it");
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(320);
  const sector = page.getByRole("combobox", { name: "Settore" });
  await expect(sector).toBeHidden();
  await page.getByText("Filtri", { exact: true }).click();
  await expect(sector).toBeVisible();
});

test("says which filter it did not understand, and offers a way out of an empty list", async ({ page }) => {
  await whenAllAreValued(page);
  const response = await page.goto("/screener?sector=bancos&country=US");
  expect(response?.status()).toBe(400);
  await expect(page.getByRole("alert")).toContainText("sector");
  await page.goto("/screener?minDifference=90");
  await expect(page.getByText("Ninguna empresa cumple todo eso")).toBeVisible();
  await page.getByRole("link", { name: "Quitar filtros" }).last().click();
  await expect(page).toHaveURL(/\/screener$/);
  await expect(page.getByRole("heading", { name: /^\d+ empresas$/ })).toBeVisible();
});

test("the whole list can be taken away with its filters", async ({ page }) => {
  await whenAllAreValued(page);
  await page.goto("/screener?sector=utilities&columns=price,value&lang=it");
  const started = page.waitForEvent("download");
  await page.getByRole("link", { name: "CSV" }).click();
  const file = await started;
  expect(file.suggestedFilename()).toBe("valora-screener.csv");
  const [heads, ...rows] = readFileSync(await file.path(), "utf8")
    .trim()
    .split("\r\n");
  expect(heads).toBe(
    "ticker,name,price,value,currency,priceCurrency,priceAsOf,valuedBy,qualityKnown,withheld,priceSource,accountsSource,view,notApplicable,notVoting,accountsAsOf",
  );
  expect(rows.length).toBeGreaterThan(25);
});
