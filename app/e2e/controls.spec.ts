import { expect, type Page, test } from "@playwright/test";
import { lateScripts } from "./late-scripts.ts";

const cashFlowValue = (page: Page) => page.locator("#discountedCashFlow .card-value span").first();

test.describe("the assumptions, with scripts", () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, "the form is tried below");

  test("a typed rate recomputes at once, lives in the address and asks the server nothing", async ({ page }) => {
    await page.goto("/analysis/AAPL");
    await page.mouse.move(300, 300);
    await page.waitForLoadState("networkidle");
    // On a busy machine the words of the page may come after a moment of silence.
    const scripts = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType("resource")
          .map(({ name }) => name)
          .join(),
      );
    await expect.poll(scripts).toContain("/assets/result-areas-");
    const before = await cashFlowValue(page).innerText();
    const asked: string[] = [];
    page.on("request", (request) => {
      // The router may look ahead at what links lead to, later parts of the page may bring their scripts, and the browser may
      // only now fetch the icon; no data may travel.
      if (!/\/__manifest|\/assets\/|\/favicon\.svg$/.test(request.url())) asked.push(request.url());
    });
    await page.getByLabel("WACC en porcentaje").first().fill("8,5");
    await expect(cashFlowValue(page)).not.toHaveText(before);
    await expect(page).toHaveURL(/wacc=0\.085/);
    expect(asked).toEqual([]);

    const changed = await cashFlowValue(page).innerText();
    await page.reload();
    await expect(cashFlowValue(page)).toHaveText(changed);
    await page.getByRole("link", { name: "Volver al cálculo" }).click();
    await expect(cashFlowValue(page)).toHaveText(before);
    await expect(page).toHaveURL(/\/analysis\/AAPL$/);
  });

  test("the scenario changes every method, conservative below optimistic", async ({ page }) => {
    await page.goto("/analysis/KO");
    const value = async () => Number((await cashFlowValue(page).innerText()).replace(".", "").replace(",", "."));
    await page.getByRole("radio", { name: "Conservador" }).first().check({ force: true });
    await expect(page).toHaveURL(/scenario=conservative/);
    const conservative = await value();
    await page.getByRole("radio", { name: "Optimista" }).first().check({ force: true });
    await expect(page).toHaveURL(/scenario=optimistic/);
    expect(await value()).toBeGreaterThan(conservative);
  });

  test("a scenario chosen and a rate typed before the scripts arrive count", async ({ page }) => {
    const letScriptsCome = await lateScripts(page);
    await page.goto("/analysis/KO", { waitUntil: "commit" });
    const before = await cashFlowValue(page).innerText();
    await page.getByRole("radio", { name: "Conservador" }).first().check({ force: true });
    await page.getByLabel("WACC en porcentaje").first().fill("8,5");
    letScriptsCome();
    await expect(page).toHaveURL(/scenario=conservative/);
    await expect(page).toHaveURL(/wacc=0\.085/);
    await expect(cashFlowValue(page)).not.toHaveText(before);
    await expect(page.getByRole("radio", { name: "Conservador" }).first()).toBeChecked();
  });

  test("what is pressed before the scripts arrive is done as soon as they do", async ({ page }) => {
    const letScriptsCome = await lateScripts(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/analysis/KO?lang=en", { waitUntil: "domcontentloaded" });
    await page.getByRole("button", { name: /^WACC .+ g / }).click();
    await expect(page.getByRole("dialog", { name: "Your assumptions" })).toBeHidden();
    letScriptsCome();
    await expect(page.getByRole("dialog", { name: "Your assumptions" })).toBeVisible();
  });

  test("growth above the discount rate gives an explanation and a way out, not numbers", async ({ page }) => {
    await page.goto("/analysis/AAPL");
    await page.waitForLoadState("networkidle");
    await page.getByLabel("WACC en porcentaje").first().fill("3");
    await page.getByLabel("Crecimiento del año 1 (g) en porcentaje").first().fill("5");
    await expect(page.getByRole("alert")).toContainText("Con estos supuestos la fórmula no da un valor");
    await expect(page.locator(".cards")).toHaveCount(0);
    await page.getByRole("link", { name: /Poner g en/ }).click();
    await expect(page.locator(".cards article")).toHaveCount(7);
  });

  test("what is out of range stays in the field with the reason", async ({ page }) => {
    await page.goto("/analysis/AAPL");
    await page.waitForLoadState("networkidle");
    const field = page.getByLabel("WACC en porcentaje").first();
    await field.fill("90");
    await field.blur();
    await expect(page.getByText(/Escribe un valor entre 0,5/).first()).toBeVisible();
    await expect(field).toHaveValue("90");
  });

  for (const language of ["es", "en", "it"])
    test(`the name of each lever of a bank takes at most two lines in the bar, ${language}`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(`/analysis/JPM?lang=${language}`);
      const names = page.locator(".controls .control-label > .term");
      await expect(names.first()).toBeVisible();
      const lines = await names.evaluateAll((all) =>
        all.map((name) => {
          const text = document.createRange();
          text.selectNodeContents(name);
          return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
        }),
      );
      expect(lines).toHaveLength(3);
      expect(Math.max(...lines)).toBeLessThanOrEqual(2);
    });

  test("on a phone the levers are in a sheet under the thumb", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/analysis/AAPL");
    await page.waitForLoadState("networkidle");
    await page.getByRole("button", { name: /^WACC .+ g / }).click();
    const sheet = page.getByRole("dialog", { name: "Tus supuestos" });
    await sheet.getByLabel("Crecimiento del año 1 (g) en porcentaje").fill("4");
    await sheet.getByRole("button", { name: "Hecho" }).last().click();
    await expect(page).toHaveURL(/g=0\.04/);
    await expect(page.getByRole("button", { name: /1 cambio/ })).toBeVisible();
  });
});

test.describe("the assumptions, without scripts", () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled !== false, "the live controls are tried above");

  test("the form takes a decimal comma and leads to the canonical address", async ({ page }) => {
    await page.goto("/analysis/AAPL");
    const before = await cashFlowValue(page).innerText();
    await page.getByLabel("WACC en porcentaje").first().fill("8,5");
    await page.getByRole("radio", { name: "Optimista" }).first().check({ force: true });
    await page.getByRole("button", { name: "Calcular" }).click();
    await expect(page).toHaveURL(/\/analysis\/AAPL\?scenario=optimistic&wacc=0\.085$/);
    await expect(cashFlowValue(page)).not.toHaveText(before);
  });

  test("what cannot be read stays in its field with the reason", async ({ page }) => {
    await page.goto("/analysis/AAPL");
    await page.getByLabel("Crecimiento del año 1 (g) en porcentaje").first().fill("mucho");
    await page.getByRole("button", { name: "Calcular" }).click();
    await expect(page.getByLabel("Crecimiento del año 1 (g) en porcentaje").first()).toHaveValue("mucho");
    await expect(page.getByText(/Escribe un número/).first()).toBeVisible();
    await expect(page.locator(".cards article")).toHaveCount(7);
  });
});
