import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";

const addresses = [
  "/",
  "/methods",
  "/methodology/proof",
  "/methodology/prediction",
  "/methodology/prediction/record",
  "/import",
  "/about",
  "/features/",
  "/contacto/",
  "/privacy",
  "/terms",
  "/cookies",
  "/preferences",
  "/auth",
  "/auth?mode=register",
  "/auth/reset",
  "/blog",
  "/blog?q=xyzzy",
  "/blog/article/fcf-calculation-guide",
  "/blog/article/margin-of-safety",
  "/faq",
  "/support",
  "/no-existe",
];

/** All rules in the light theme; in the dark one, where the page is the same but for its colours, those of colours. */
async function expectNoViolations(page: Page): Promise<void> {
  const found = async (axe: AxeBuilder) => {
    const { violations } = await axe.analyze();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(", ")}`);
  };
  expect(await found(new AxeBuilder({ page })), "light").toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await found(new AxeBuilder({ page }).withTags(["cat.color"])), "dark").toEqual([]);
}

test.describe("axe finds nothing in either theme", () => {
  test.use({ colorScheme: "light" });
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, "axe runs as a script in the page");

  for (const address of addresses) {
    test(address, async ({ page }) => {
      test.slow(address === "/methodology/proof", "hundreds of rows take axe long");
      await page.goto(address);
      await page.waitForLoadState("networkidle");
      await expectNoViolations(page);
    });
  }

  test("the list of suggestions", async ({ page }) => {
    await page.goto("/");
    await page.waitForLoadState("networkidle");
    await page.getByRole("combobox", { name: "Símbolo de la acción" }).fill("ban");
    await expect(page.getByRole("option").first()).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await expectNoViolations(page);
  });
});
