import { expect, test } from "@playwright/test";

const languages = [
  { language: "es", buyBelow: "Comprar por debajo de", title: "¿A qué precio comprarías?", apply: "Aplicar" },
  { language: "en", buyBelow: "Buy below", title: "At what price would you buy?", apply: "Apply" },
  { language: "it", buyBelow: "Comprare sotto", title: "A che prezzo compreresti?", apply: "Applica" },
];

for (const { language, buyBelow, title, apply } of languages) {
  test(`the margin of safety gives a price to buy at, which the address keeps, in ${language}`, async ({
    page,
    javaScriptEnabled,
  }) => {
    await page.goto(`/analysis/KO?lang=${language}`);
    const item = page.locator(".strip > div", { hasText: buyBelow });
    const usual = await item.locator("dd a").innerText();
    await item.getByRole("link").click();
    const section = page.locator("#safety");
    await expect(section.getByRole("heading", { name: title })).toBeVisible();
    await expect(section.locator(".t-say")).toContainText("25");
    if (javaScriptEnabled === false) {
      await section.locator("select[name=safety]").selectOption("0.5");
      await section.getByRole("button", { name: apply }).click();
    } else {
      const slider = section.getByRole("slider");
      await slider.focus();
      await page.keyboard.press("ArrowRight");
      await expect(section.locator(".t-say")).toContainText("26");
      await section.getByRole("spinbutton").fill("50");
    }
    await expect(page).toHaveURL(/[?&]safety=0\.5\b/);
    await expect(section.locator(".t-say")).toContainText("50");
    await expect(item.locator("dd a")).not.toHaveText(usual);
  });
}

test("a margin of safety that cannot be is refused, and the page says why", async ({ page }) => {
  const response = await page.goto("/analysis/KO?safety=2");
  expect(response?.status()).toBe(422);
  await expect(page.locator("main")).toContainText("safety");
});
