import { expect, test } from "@playwright/test";

test.describe("the blog", () => {
  test("opens with the featured guide, searches without accents and clears", async ({ page }) => {
    await page.goto("/blog");
    await expect(page.locator("section[aria-labelledby=featured]").getByRole("heading")).toContainText("flujo de caja");
    await page.getByRole("searchbox").fill("ingenieria puente xyzzy");
    await page.getByRole("search").getByRole("button").click();
    await expect(page.getByText("No se han encontrado resultados")).toBeVisible();
    await page.getByRole("searchbox").fill("INGENIERO");
    await page.getByRole("search").getByRole("button").click();
    await expect(page.getByRole("main").getByRole("heading", { level: 3 })).toHaveText(/^Margen de seguridad/);
    await page.getByRole("link", { name: "Limpiar la búsqueda" }).click();
    await expect(page).toHaveURL(/\/blog$/);
  });

  test("shows each article with a picture that says what it shows, and leads there from anywhere on the card", async ({
    page,
  }) => {
    await page.goto("/blog?lang=en");
    const cards = page.locator(".article-card");
    await expect(cards).toHaveCount(7);
    for (const card of await cards.all()) {
      await expect(card.getByRole("img")).toHaveAttribute("aria-label", /\d/);
      await expect(card.getByText("Read more")).toBeVisible();
    }
    const wacc = cards.filter({ hasText: "WACC" });
    await expect(wacc.getByRole("img", { name: /^Cost of equity .*median is \d/ })).toBeVisible();
    // The link of the title lies over the whole card.
    await wacc.click({ position: { x: 40, y: 60 } });
    await expect(page).toHaveURL(/wacc-calculation-guide\?lang=en$/);
    const figure = page.getByRole("figure");
    await expect(figure).toContainText("580 companies");
    await figure.getByText("View as table").click();
    await expect(figure.getByRole("row", { name: /^7.75% to 8.00% \d+$/ })).toBeVisible();
    const picture = await page.locator('meta[property="og:image"]').getAttribute("content");
    expect((await page.request.get(picture ?? "")).headers()["content-type"]).toBe("image/png");
  });

  test("lists guides, and stays in the language of the address", async ({ page }) => {
    await page.goto("/blog?lang=it");
    await page.getByRole("main").getByRole("link", { name: "Guide", exact: true }).click();
    await expect(page).toHaveURL(/show=guides&lang=it/);
    await expect(page.getByRole("main").getByRole("heading", { level: 3 })).toHaveCount(4);
  });

  test("leads from earlier addresses to the article, and from unknown ones to the blog", async ({ page }) => {
    await page.goto("/blog/como-calcular-roic");
    await expect(page).toHaveURL(/\/blog\/article\/roic-calculation-guide$/);
    await page.goto("/blog/article/no-such-article");
    await expect(page).toHaveURL(/\/blog$/);
  });

  test("ends an article with others to read", async ({ page }) => {
    await page.goto("/blog/article/margin-of-safety?lang=it");
    const further = page.getByRole("navigation", { name: "Altre letture" }).getByRole("link");
    await expect(further).toHaveCount(3);
    await further.first().click();
    await expect(page).not.toHaveURL(/margin-of-safety/);
    await expect(page).toHaveURL(/\/blog\/article\/.+lang=it/);
  });
});

test("a calculator answers, with scripts while one types and without them by its button", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto("/blog/article/fcf-calculation-guide");
  const answer = page.getByRole("main").getByRole("status", { name: "Resultado" });
  await expect(answer).toContainText("110,00");
  if (javaScriptEnabled !== false) await page.waitForLoadState("networkidle");
  await page.getByLabel("EBIT").fill("300,5");
  if (javaScriptEnabled === false) await page.getByRole("button", { name: "Calcular" }).click();
  await expect(answer).toContainText("185,38");
  await page.getByRole("link", { name: /^Rellenar con las cifras de Microsoft/ }).click();
  await expect(page.getByLabel("EBIT")).not.toHaveValue("300,5");
  await expect(answer).not.toContainText("185,38");
  await expect(answer).toContainText("Flujo de caja libre");
});

test("one question is open at a time, can be closed again, and has an address", async ({ page }) => {
  await page.goto("/faq");
  const open = page.locator("details[name=faq][open]");
  await page.getByText("¿Necesito una cuenta o pagar algo?").click();
  await expect(open).toHaveAttribute("id", "cuenta");
  await page.getByText("¿Qué es Valora?").click();
  await expect(open).toHaveAttribute("id", "que-es");
  await page.getByText("¿Qué es Valora?").click();
  await expect(open).toHaveCount(0);
  await page.goto("/faq?open=wacc#wacc");
  await expect(open).toHaveAttribute("id", "wacc");
});
