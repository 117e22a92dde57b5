import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { listedPages } from "../web/page-lists.ts";

/** The parts of a page that show only on demand. */
const asked: Readonly<Record<string, string>> = {
  "/screener": "/screener?sector=energy",
  "/compare": "/compare?tickers=KO,JPM,XYZQ",
};

const addresses = [
  ...listedPages().map((path) => asked[path] ?? path),
  ...["/preferences", "/offline", "/auth", "/auth?mode=register", "/auth/reset", "/watchlist/mute?key=none"],
  ...["/blog?q=xyzzy", "/blog/article/fcf-calculation-guide", "/blog/article/margin-of-safety", "/no-existe"],
];

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`axe finds nothing, ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    for (const address of addresses) {
      test(address, async ({ page }) => {
        test.slow(address === "/methodology/proof", "hundreds of rows take axe long");
        await page.goto(address);
        await page.waitForLoadState("networkidle");
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(", ")}`)).toEqual([]);
      });
    }

    test("the list of suggestions", async ({ page }) => {
      await page.goto("/");
      await page.waitForLoadState("networkidle");
      await page.getByRole("combobox", { name: "Símbolo de la acción" }).fill("ban");
      await expect(page.getByRole("option").first()).toBeVisible();
      await page.keyboard.press("ArrowDown");
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(", ")}`)).toEqual([]);
    });
  });
}
