import { expect, type Locator, type Page, test } from "@playwright/test";

/** Presses Tab until the element has the focus, as a reader without a mouse does; fails where the way never comes by. */
async function tabTo(page: Page, element: Locator, { most = 120, key = "Tab" } = {}) {
  for (let pressed = 0; pressed < most; pressed += 1) {
    if (await element.evaluate((found) => found === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(element).toBeFocused();
}

test.describe("with the keyboard alone", () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, "the forms without scripts are tried elsewhere");

  test("from the symbol to a filing, back, and away with a workbook", async ({ page }) => {
    test.slow();
    await page.goto("/");
    await page.waitForLoadState("networkidle");
    await tabTo(page, page.getByRole("combobox", { name: "Símbolo de la acción" }));
    await page.keyboard.type("AAPL");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/analysis\/AAPL/);
    const value = page.locator("#discountedCashFlow .card-value");
    await page.waitForLoadState("networkidle");
    const before = await value.innerText();

    await tabTo(page, page.locator(".take-menu > summary"));
    await page.keyboard.press("Enter");
    const workbook = page.getByRole("link", { name: /Excel/ });
    await tabTo(page, workbook);
    const download = page.waitForEvent("download");
    await page.keyboard.press("Enter");
    expect((await download).suggestedFilename()).toBe("valora-AAPL.xlsx");

    const wacc = page.locator(".controls").getByLabel("WACC en porcentaje");
    await tabTo(page, wacc);
    await page.keyboard.press("ControlOrMeta+a");
    // As fast as a person: the page follows each key, and leaves the field alone.
    await page.keyboard.type("8,5", { delay: 80 });
    await expect(wacc).toHaveValue("8,5");
    await expect(page).toHaveURL(/wacc=0\.085/);
    await expect(value).not.toHaveText(before);

    await tabTo(page, page.getByRole("link", { name: "Volver al cálculo" }));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/analysis\/AAPL$/);
    await expect(value).toHaveText(before);

    await tabTo(page, page.locator("#discountedCashFlow").getByRole("link", { name: /¿Cómo\?/ }));
    await page.keyboard.press("Enter");
    const figure = page.locator("#how-discountedCashFlow .formula a").first();
    await tabTo(page, figure);
    await page.keyboard.press("Enter");
    const drawer = page.getByRole("dialog", { name: "Valor de los fondos propios" });
    await expect(drawer).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    await expect(figure).toBeFocused();
  });

  test("a term opens what it means, and closes again", async ({ page }) => {
    await page.goto("/analysis/KO?lang=en");
    const term = page.locator("#discountedCashFlow").getByRole("button", { name: "WACC" });
    await term.focus();
    await page.keyboard.press("Enter");
    const meaning = page.locator("#term-wacc");
    await expect(meaning).toBeVisible();
    await expect(meaning).toContainText("the yearly return that shareholders and lenders together require");
    await page.keyboard.press("Escape");
    await expect(meaning).toBeHidden();
    await expect(term).toBeFocused();
  });
});

test("a result reads without scrolling sideways at twice the zoom, and with text of twice the size", async ({
  page,
}) => {
  const overflow = () => page.locator("html").evaluate((html) => html.scrollWidth - html.clientWidth);
  for (const address of ["/analysis/JPM?how=residualIncome", "/analysis/JPM/ratios", "/compare?tickers=KO,JPM"]) {
    await page.setViewportSize({ width: 640, height: 720 });
    await page.goto(address);
    expect(await overflow(), address).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.locator("html").evaluate((html) => {
      html.style.fontSize = "200%";
    });
    expect(await overflow(), `${address} with text of twice the size`).toBeLessThanOrEqual(0);
  }
});
