import { expect, type Page, test } from "@playwright/test";

const withScripts = ({ javaScriptEnabled }: { javaScriptEnabled: boolean | undefined }) => javaScriptEnabled !== false;

type Answer = { summary: { mean: number; signal: { kind: string } }; view: { impliedPremium: { value: number } } };

async function told(page: Page, search: string): Promise<Answer> {
  const response = await page.request.get(`/api/v1/analysis?ticker=KO&method=dividendDiscount${search}`);
  return response.json();
}

const meanOn = (page: Page) => page.locator("[data-trace='summary/mean']").first();
const written = (value: number) =>
  new Intl.NumberFormat("es-ES", { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value);

test.describe("the two views of a value", () => {
  test("change by a link, and the address says which", async ({ page, javaScriptEnabled }) => {
    const [absolute, relative] = [await told(page, ""), await told(page, "&view=relative")];
    await page.goto("/analysis/KO?open=assumptions");
    const views = page.getByRole("navigation", { name: "Tipo de valoración" });
    await expect(views.getByRole("link", { name: "Absoluto" })).toHaveAttribute("aria-current", "true");
    await expect(meanOn(page)).toContainText(written(absolute.summary.mean));
    if (javaScriptEnabled !== false) {
      await views.getByRole("link", { name: "Relativo al mercado" }).focus();
      await page.keyboard.press("Enter");
    } else await views.getByRole("link", { name: "Relativo al mercado" }).click();
    await expect(page).toHaveURL(/\/analysis\/KO\?view=relative/);
    await expect(views.getByRole("link", { name: "Relativo al mercado" })).toHaveAttribute("aria-current", "true");
    await expect(meanOn(page)).toContainText(written(relative.summary.mean));
    const table = page.locator("#assumptions");
    await expect(table.getByRole("row", { name: /Prima de riesgo implícita en los precios/ })).toContainText("Valora");
    await page.goto("/analysis/KO?view=relative&scenario=optimistic");
    await expect(meanOn(page)).toContainText(
      written((await told(page, "&view=relative&scenario=optimistic")).summary.mean),
    );
  });

  test("stay when what is set is taken back, and go along to the list and the comparison", async ({ page }) => {
    await page.goto("/analysis/KO?view=relative&wacc=0.09");
    const back = page.locator(".controls-notes a[href*='KO']:not([href*='wacc'])").first();
    await expect(back).toHaveAttribute("href", /view=relative/);
    await page.goto("/compare?tickers=KO,PEP&view=relative");
    await expect(page.getByRole("columnheader", { name: /Coca/ }).getByRole("link").first()).toHaveAttribute(
      "href",
      /\/analysis\/KO\?view=relative/,
    );
    const relative = await told(page, "&view=relative");
    await expect(page.locator("td [data-trace='summary/mean']").first()).toContainText(written(relative.summary.mean));
    await page.goto("/screener?view=relative&query=coca");
    await expect(page.getByRole("link", { name: "Relativo al mercado" })).toHaveAttribute("aria-current", "true");
  });

  test("fit a phone", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const address of [
      "/analysis/KO?view=relative",
      "/compare?tickers=KO&view=relative",
      "/screener?view=relative",
    ]) {
      await page.goto(address);
      await expect(page.locator(".view-switch .view-links")).toBeVisible();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wide, address).toBeLessThanOrEqual(0);
    }
  });
});

test("prudence is asked among the levers of an expert, and its word is the page's", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto("/analysis/KO");
  await page.locator("#expert > summary").click();
  const field = page.getByLabel("Familias necesarias para una señal");
  await field.selectOption("yes");
  if (!withScripts({ javaScriptEnabled })) await page.locator("#expert button[type=submit]").click();
  await expect(page).toHaveURL(/prudent=yes/);
  await expect(page.getByRole("link", { name: "Prudencia: al menos dos familias" }).first()).toBeVisible();
});

test("dividends and residual income are told apart in four lines that add up", async ({ page }) => {
  await page.goto("/analysis/KO?how=residualIncome");
  const lines = page.locator("#how-residualIncome .differ-lines dl > div");
  await expect(lines).toHaveCount(6);
  const figures = (await lines.locator("dd").allTextContents()).map((text) =>
    Number(text.replace("\u2212", "-").replace(".", "").replace(",", ".").replace("+", "")),
  );
  const [start = Number.NaN, ...rest] = figures;
  const end = rest.pop() ?? Number.NaN;
  expect(start + rest.reduce((sum, each) => sum + each, 0)).toBeCloseTo(end, 1);
});
