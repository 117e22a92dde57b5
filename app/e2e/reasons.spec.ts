import { expect, type Page, test } from "@playwright/test";

/** How long the sliders are that can be seen. */
const sliderWidths = (page: Page) =>
  page
    .locator(".rate-control")
    .filter({ visible: true })
    .locator("input[type=range]")
    .evaluateAll((sliders) => sliders.map((slider) => Math.round(slider.getBoundingClientRect().width)));

test.describe("the reason under a refused value", () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, "without scripts there are no sliders");

  for (const width of [1280, 900, 390])
    test(`a reason under a field leaves every slider its length at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto("/analysis/AAPL");
      await page.waitForLoadState("networkidle");
      if (width === 390) await page.getByRole("button", { name: /^WACC .+ g / }).click();
      await expect.poll(async () => (await sliderWidths(page)).length).toBe(2);
      const before = await sliderWidths(page);
      for (const name of ["WACC en porcentaje", "Crecimiento del año 1 (g) en porcentaje"])
        for (const text of ["999", "mucho"]) {
          const field = page.getByLabel(name).filter({ visible: true });
          await field.fill(text);
          await field.blur();
          await expect(field).toHaveAccessibleDescription(
            text === "999" ? /Escribe un valor entre/ : /Escribe un número/,
          );
          expect(await sliderWidths(page), `${name}: ${text}`).toEqual(before);
        }
    });

  for (const width of [1280, 900])
    test(`a horizon refused in the form leaves every slider its length at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto("/analysis/AAPL");
      const before = await sliderWidths(page);
      await page.goto("/analysis/AAPL?horizon=99");
      await expect(page.locator(".controls .horizon-control .error")).toBeVisible();
      expect(await sliderWidths(page)).toEqual(before);
    });

  // A phone's table scrolls: there a column may grow to where a line holds some words.
  for (const [width, kept] of [
    [1280, 0.98],
    [390, 0.8],
  ] as const)
    test(`a reason under a year leaves the other years their room at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto("/analysis/AAPL?how=discountedCashFlow");
      await page.waitForLoadState("networkidle");
      await page.locator("#years > summary").click();
      const boxes = page.locator("#years .number-box");
      const narrowest = () =>
        boxes.evaluateAll((all) => Math.min(...all.map((box) => box.getBoundingClientRect().width)));
      const before = await narrowest();
      const field = boxes.nth(1).locator("input");
      await field.fill("9999");
      await field.blur();
      await expect(field).toHaveAccessibleDescription(/Escribe un número entre/);
      expect(await narrowest()).toBeGreaterThanOrEqual(before * kept);
    });
});

test("a method that does not apply leads from the drawing to its reason, on a phone and by keyboard", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/analysis/JPM");
  const why = page.getByRole("link", { name: "No aplica ¿Por qué? Descuento de flujos" });
  await why.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#discountedCashFlow")).toBeInViewport({ ratio: 1 });
  await expect(page.locator("#discountedCashFlow")).toContainText("Su deuda forma parte del negocio");
});
