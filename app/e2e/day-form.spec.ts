import { expect, type Page, test } from "@playwright/test";

test.use({ viewport: { width: 390, height: 844 } });

const words = {
  es: { menu: "Exportar o seguir", label: "Valorar a fecha de", show: "Valorar", today: "Ver la de hoy" },
  en: { menu: "Export or follow", label: "Value it as of", show: "Value", today: "See today’s" },
  it: {
    menu: "Esporta o segui",
    label: "Valuta alla data del",
    show: "Valuta",
    today: "Vedi quella di oggi",
  },
} as const;

/** Opens the form of the page, which stands in the menu, and asks for a day. */
async function ask(page: Page, language: keyof typeof words, day: string) {
  const { menu, label, show } = words[language];
  if (await page.getByLabel(label).isHidden()) await page.getByText(menu, { exact: true }).first().click();
  await page.getByLabel(label).fill(day);
  await page.getByRole("button", { name: show, exact: true }).click();
}

for (const language of ["es", "en", "it"] as const) {
  test(`a day is asked for on the page, keeps the assumptions, and leads back, in ${language}`, async ({ page }) => {
    await page.goto(`/analysis/AAPL?wacc=0.09&lang=${language}`);
    await ask(page, language, "2018-11-04");
    await expect(page).toHaveURL(/asOf=2018-11-04/);
    await expect(page).toHaveURL(/wacc=0\.09/);
    const banner = page.locator("[data-as-of='2018-11-04']");
    await expect(banner.getByRole("status")).toBeVisible();
    await expect(banner).toContainText("price=");
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await banner.getByRole("link", { name: words[language].today }).click();
    await expect(page).not.toHaveURL(/asOf/);
    await expect(page).toHaveURL(/wacc=0\.09/);
    await expect(page.locator("[data-as-of]")).toHaveCount(0);
  });
}

test("a day before the first filing says so, shows no figure, and takes another day", async ({ page }) => {
  await page.goto("/analysis/AAPL?asOf=1990-01-01&lang=en");
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.locator(".cards")).toHaveCount(0);
  await ask(page, "en", "2018-11-04");
  await expect(page.locator("[data-as-of='2018-11-04']")).toBeVisible();
});

test("a company without dates says that it cannot, and a day to come is refused", async ({ page }) => {
  await page.goto("/analysis/KO?asOf=2020-01-01&lang=en");
  await expect(page.getByRole("alert")).toContainText("we do not guess");
  const answer = await page.goto("/analysis/AAPL?asOf=2999-01-01&lang=en");
  expect(answer?.status()).toBeGreaterThanOrEqual(400);
  await expect(page.locator("[data-as-of]")).toHaveCount(0);
});

test("the day is asked for with the keyboard alone", async ({ page }) => {
  await page.goto("/analysis/AAPL?lang=en");
  const menu = page.getByText(words.en.menu, { exact: true }).first();
  await menu.focus();
  await page.keyboard.press("Enter");
  const day = page.getByLabel(words.en.label);
  await day.fill("2018-11-04");
  await day.press("Enter");
  await expect(page).toHaveURL(/asOf=2018-11-04/);
});
