import { expect, type Page, test } from "@playwright/test";

const deckPlace = (page: Page) =>
  page.locator(".story-card").evaluateAll((cards) => {
    const middle = innerWidth / 2;
    return cards.findIndex((card) => {
      const { left, right } = card.getBoundingClientRect();
      return left < middle && right > middle;
    });
  });

test.describe("with scripts", () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false);

  test("cards follow the arrow keys, and address, title and tab follow the card", async ({ page }) => {
    await page.goto("/analysis/KO/story/value?lang=en&g=0.03");
    const deck = page.getByRole("region", { name: /Six cards/ });
    await expect.poll(() => deckPlace(page)).toBe(2);
    await deck.focus();
    await page.keyboard.press("ArrowRight");
    await expect(page).toHaveURL(/\/analysis\/KO\/story\/risk\?g=0\.03&lang=en$/);
    await expect(page).toHaveTitle(/Coca-Cola \(KO\), the risk/);
    await expect(page.getByRole("link", { name: "Risk", exact: true })).toHaveAttribute("aria-current", "page");
    await page.keyboard.press("End");
    await expect(page).toHaveURL(/\/story\/verdict\?/);
    await expect.poll(() => deckPlace(page)).toBe(5);
    await page.getByRole("link", { name: "Business", exact: true }).click();
    await expect(page).toHaveURL(/\/story\/business\?/);
    await expect.poll(() => deckPlace(page)).toBe(0);
    await page.reload();
    await expect.poll(() => deckPlace(page)).toBe(0);
  });

  test("the button shares the card in the middle by the device, and the link can be copied", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "share", {
        value: async (shared: { url: string }) => {
          document.documentElement.dataset.shared = shared.url;
        },
      });
    });
    await page.goto("/analysis/KO/story/price?lang=it");
    await page.getByRole("region", { name: /Sei schede/ }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(page).toHaveURL(/\/story\/value/);
    await page.getByRole("button", { name: "Condividi questa scheda" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-shared", /\/analysis\/KO\/story\/value\?lang=it$/);
    await page.getByRole("button", { name: "Copia il link" }).click();
    await expect(page.getByText("Link copiato.")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/analysis\/KO\/story\/value\?lang=it$/);
  });

  test("the menu of a result leads to the cards under the same assumptions", async ({ page }) => {
    await page.goto("/analysis/KO?lang=en&wacc=0.09");
    await page.getByText("Export or follow").click();
    await page.locator(".take-menu").getByRole("link", { name: "The company in six cards" }).click();
    await expect(page).toHaveURL(/\/analysis\/KO\/story\/verdict\?wacc=0\.09/);
    await expect.poll(() => deckPlace(page)).toBe(5);
    await page.keyboard.press("Tab");
    await page.getByRole("link", { name: "Full analysis" }).click();
    await expect(page).toHaveURL(/\/analysis\/KO\?wacc=0\.09/);
  });

  test("nothing is wider than a phone", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    for (const card of ["business", "value", "risk", "verdict"]) {
      await page.goto(`/analysis/SAN.MC/story/${card}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    }
  });
});

test.describe("without scripts", () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled !== false);

  test("the card of the address stands alone, and links lead to its neighbours", async ({ page }) => {
    await page.goto("/analysis/KO/story/price");
    await expect(page.locator(".story-card:visible")).toHaveCount(1);
    await expect(page.getByRole("heading", { name: "El precio" })).toBeVisible();
    await page.locator(".story-card:visible").getByRole("link", { name: "El valor" }).click();
    await expect(page).toHaveURL(/\/analysis\/KO\/story\/value$/);
    await expect(page.getByRole("heading", { name: "El valor" })).toBeVisible();
    await page.locator(".story-card:visible").getByRole("link", { name: "El precio" }).click();
    await expect(page).toHaveURL(/\/analysis\/KO\/story\/price$/);
  });
});

test("each card has a picture of its own, and search engines are led to the result", async ({ request }) => {
  const pictures = new Set<string>();
  for (const card of ["business", "price", "value", "risk", "quality", "verdict"]) {
    const html = await (await request.get(`/analysis/KO/story/${card}?lang=en`)).text();
    expect(html).toMatch(/<link rel="canonical" href="[^"]*\/analysis\/KO\?lang=en"/);
    expect(html).toContain(`/analysis/KO/story/${card}?lang=en"`);
    const [, address = ""] = /property="og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(html) ?? [];
    const picture = await request.get(address.replaceAll("&amp;", "&"));
    expect([address, picture.status(), picture.headers()["content-type"]]).toEqual([address, 200, "image/png"]);
    pictures.add((await picture.body()).toString("base64"));
  }
  expect(pictures.size).toBe(6);
});
