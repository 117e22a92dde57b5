import { test } from "@playwright/test";
import { askedToday } from "../../scripts/sweeps/asked-today-contract.ts";
import { listedPages } from "../web/page-lists.ts";
import { expectReflow } from "./reflow.ts";

/** Every kind of page. */
const addresses = [
  ...listedPages(),
  ...["/screener?sector=energy", "/compare?tickers=KO,JPM,XYZQ", "/preferences", "/offline", "/auth", "/auth/reset"],
  ...[
    "/docs/settings",
    "/docs/metrics",
    "/docs/extend",
    "/blog/article/margin-of-safety",
    "/no-existe",
    "/analysis/XYZQ",
    "/analysis/BKT.MC",
    "/report?ticker=KO",
  ],
  ...["/analysis/KO", "/analysis/JPM?how=residualIncome&open=all", "/analysis/MTS.MC?open=expert"],
  ...["/analysis/KO/statements", "/analysis/JPM/ratios", "/analysis/KO/technical", "/analysis/KO/data"],
  ...["/analysis/KO/story/verdict", "/analysis/KO?asOf=2018-11-04", "/analysis/KO?wacc=0.03&g=0.04"],
];
const languages = ["es", "en", "it"] as const;
/** The addresses, each in one language; `first` is the place of that of the first one. */
const inLanguages = (first: number) =>
  addresses.map(
    (address, index) => `${address}${address.includes("?") ? "&" : "?"}lang=${languages[(index + first) % 3]}`,
  );

test.describe("nothing is wider than the screen, and no control is cut or covered", () => {
  test("on a screen of 320 pixels", async ({ page }) => {
    test.setTimeout(400_000);
    await page.setViewportSize({ width: 320, height: 700 });
    for (const address of inLanguages(0)) {
      await page.goto(address);
      await expectReflow(page, `${address} at 320 pixels`);
    }
  });

  test.describe("at a zoom of 200 %", () => {
    test.use({ deviceScaleFactor: 2 });
    test("on half a screen of 1280 pixels", async ({ page }) => {
      test.setTimeout(400_000);
      await page.setViewportSize({ width: 640, height: 450 });
      for (const address of askedToday(inLanguages(1), { days: 3 })) {
        await page.goto(address);
        await expectReflow(page, `${address} at a zoom of 200 %`);
      }
    });
  });

  test("with text of twice the size", async ({ page, javaScriptEnabled }) => {
    test.skip(javaScriptEnabled === false, "the size is set by a script");
    test.setTimeout(400_000);
    await page.setViewportSize({ width: 1280, height: 900 });
    for (const address of askedToday(inLanguages(2), { days: 3, shift: 1 })) {
      await page.goto(address);
      await page.locator("html").evaluate((html) => html.style.setProperty("font-size", "200%"));
      await expectReflow(page, `${address} with text of twice the size`);
      await page.setViewportSize({ width: 390, height: 844 });
      await expectReflow(page, `${address} on a phone, with text of twice the size`);
      await page.setViewportSize({ width: 1280, height: 900 });
    }
  });
});
