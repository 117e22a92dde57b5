import { expect, type Page, test } from "@playwright/test";
import { hydratedParts } from "./hydrated-parts.ts";
import { lateScripts } from "./late-scripts.ts";

test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, "without scripts the browser alone jumps");

const contents = (page: Page) => page.getByRole("navigation", { name: "Contenuti dell’analisi" });
const accounts = (page: Page) => contents(page).getByRole("link", { name: "Conti e comparabili" });

for (const [width, parts] of [
  [1280, "analysis-page-*"],
  [390, "analysis-page-*"],
  [1280, "understanding-*"],
] as const)
  test(`a chapter pressed before ${parts} arrives stays in place at a width of ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const release = await lateScripts(page, parts);
    const hydrated = await hydratedParts(page);
    await page.goto("/analysis/KO?lang=it");
    await hydrated("page");
    const before = await page.locator("*").count();
    await contents(page).getByRole("link", { name: "Metodi" }).click();
    await accounts(page).click();
    const chapter = page.locator("#accounts");
    await expect(page).toHaveURL(/#accounts$/);
    await expect(chapter).toBeInViewport();
    expect(await page.locator("*").count(), "the page is whole").toBeGreaterThanOrEqual(before);
    release();
    await hydrated("uncertainty");
    await hydrated("understanding");
    await expect(chapter).toBeInViewport();
    const top = await chapter.evaluate((element) => element.getBoundingClientRect().top);
    expect(top, "below the bars that stay in sight").toBeGreaterThan(40);
    expect(top).toBeLessThan(300);
  });

test("a section whose link is pressed before its scripts arrive is open when they have come", async ({ page }) => {
  const release = await lateScripts(page, "understanding-*");
  const hydrated = await hydratedParts(page);
  await page.goto("/analysis/KO?peers=nothing");
  await hydrated("analysis");
  await page.evaluate(() => location.assign("#peers"));
  await expect(page.locator("#peers .peer-plot table")).toBeVisible();
  await expect(page.locator("#peers")).toBeInViewport();
  release();
});
