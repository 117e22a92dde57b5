import { expect, type Page, test } from "@playwright/test";
import { askedToday } from "../../scripts/sweeps/asked-today-contract.ts";
import { listedPages } from "../web/page-lists.ts";
import { axeViolations } from "./axe.ts";

/** What a page shows only when it is asked something. */
const asked: Readonly<Record<string, string>> = {
  "/screener": "/screener?sector=energy",
  "/compare": "/compare?tickers=KO,JPM,XYZQ",
};

const addresses = [
  ...listedPages().map((path) => asked[path] ?? path),
  ...[
    "/preferences",
    "/offline",
    "/auth",
    "/auth?mode=register",
    "/auth/reset",
    "/watchlist/mute?key=none",
    "/digest/stop?key=none",
    "/mails/stop?key=none&event=discussion.mention",
  ],
  ...[
    "/docs/sources",
    "/blog?q=xyzzy",
    "/blog/article/fcf-calculation-guide",
    "/blog/article/margin-of-safety",
    "/no-existe",
  ],
  ...["/analysis/AAPL?how=discountedCashFlow&open=all", "/analysis/SAN.MC/statements"],
  ...[
    "/analysis/AAPL/statements?period=quarterly",
    "/analysis/KO/ratios",
    "/analysis/KO/multiples",
    "/analysis/KO/data",
  ],
  ...["/analysis/KO/story/value", "/analysis/SAN.MC/story/quality"],
  ...["/analysis/KO/technical", "/analysis/AAPL/technical"],
  ...["/analysis/AAPL?asOf=2018-11-04", "/analysis/MSFT?asOf=2020-01-01"],
];
const themes = ["light", "dark"] as const;

// Each address is looked at in one theme a day. Where both are asked, it is in one window: a page is opened once and changes its theme as a
// reader's does.
let page: Page;
let opened = "";
test.beforeAll(async ({ browser }) => {
  // Without motion a colour is never on its way from one theme to the other, and no animation is waited for that has no end.
  page = await browser.newPage({ reducedMotion: "reduce" });
  opened = "";
});
test.afterAll(() => page.context().close());

async function open(address: string, colorScheme: (typeof themes)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme });
  if (address !== opened) {
    opened = "";
    await page.goto(address);
    await page.waitForLoadState("networkidle");
    opened = address;
  }
}

for (const [shift, address] of addresses.entries()) {
  for (const theme of askedToday(themes, { days: 2, shift })) {
    test.describe(`axe finds nothing, ${theme} theme`, () => {
      test(address, async () => {
        test.slow(/proof$|^\/analysis\//.test(address), "hundreds of rows take axe long");
        await open(address, theme);
        // Sessions are all of one make: the first five stand for the thirty.
        const exclude = address.endsWith("/technical") ? { exclude: "tbody tr:nth-child(n + 6)" } : {};
        expect(await axeViolations(page, exclude)).toEqual([]);
      });
    });
  }
}

for (const theme of themes) {
  test.describe(`axe finds nothing, ${theme} theme`, () => {
    test("the list of suggestions", async () => {
      await open("/", theme);
      opened = "";
      await page.getByRole("combobox", { name: "Símbolo de la acción" }).fill("ban");
      await expect(page.getByRole("option").first()).toBeVisible();
      await page.keyboard.press("ArrowDown");
      expect(await axeViolations(page)).toEqual([]);
    });
  });
}
