import { expect, test } from "@playwright/test";
import { languages } from "../messages/languages.ts";
import { HYDRATED } from "../web/deferred-hydration/page-parts.ts";
import { listedPages } from "../web/page-lists.ts";
import { seeded } from "./lever-walk.ts";

/** PAGE_STEPS=300 walks longer; the walk that is printed comes back with PAGE_SEED. */
const steps = Number(process.env.PAGE_STEPS ?? 14);
const seed = Number(process.env.PAGE_SEED ?? 20_261);

const pages = [
  ...listedPages(),
  "/analysis/KO",
  "/analysis/SAN.MC?wacc=abc&growth=abc",
  "/analysis/NOSUCH",
  "/analysis/JPM/statements",
  "/analysis/KO/ratios",
  "/analysis/KO/multiples",
  "/analysis/KO/technical",
  "/compare?tickers=KO,PEP",
  "/blog/article/margin-of-safety",
  "/blog/article/wacc-calculation-guide",
  "/auth",
  "/preferences",
  "/no-such-page",
];

/** Some of all pages, and those whose texts arrive in several parts, as a browser keeps more and more of the scripts. */
function walkOf(random: () => number): string[] {
  const drawn = Array.from({ length: steps }, () => pages[Math.floor(random() * pages.length)] ?? "/");
  return [...drawn, ...["/screener", "/analysis/KO/ratios"].filter((page) => !drawn.includes(page))];
}

test("pages opened one after another, in any order, leave no error", async ({ page, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled === false, "without scripts nothing is hydrated");
  test.setTimeout(300_000 + steps * 5_000);
  const random = seeded(seed);
  const language = languages[Math.floor(random() * languages.length)] ?? "es";
  const trail: string[] = [];
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(`${page.url()} ${error}`));
  // The status of an answer is a word of the browser's, not of the page.
  page.on("console", (message) => {
    if (message.type() === "error" && !/status of 4\d\d/.test(message.text()))
      errors.push(`${page.url()} ${message.text()}`);
  });
  await page.addInitScript((name) => {
    addEventListener(name, () => {
      document.documentElement.dataset.answers = "";
    });
  }, HYDRATED);
  for (const path of walkOf(random)) {
    trail.push(path);
    await page.goto(`${path}${path.includes("?") ? "&" : "?"}lang=${language}`);
    // The scripts of some pages wait for a reader, and those of others are one small file.
    await page.mouse.move(300, 300);
    const isAlive = page.locator('html[data-answers], script[src^="/quiet-page.js"]');
    await expect(isAlive.first()).toBeAttached();
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1_000 })));
    expect(errors, `PAGE_SEED=${seed} PAGE_STEPS=${steps} lang=${language}: ${trail.join(" ")}`).toEqual([]);
  }
});
