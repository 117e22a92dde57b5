import { expect, type Page, test } from "@playwright/test";
import { HYDRATED, type PagePart } from "../web/deferred-hydration/page-parts.ts";

/** Notes which parts answer their reader, on pages opened from here on; returns how to wait for one, as a reader who has moved. */
export async function hydratedParts(page: Page): Promise<(part: PagePart) => Promise<void>> {
  await page.addInitScript((name) => {
    addEventListener(name, (event) => {
      const { dataset } = document.documentElement;
      dataset.answers = `${dataset.answers ?? ""} ${event instanceof CustomEvent ? event.detail : ""}`;
    });
  }, HYDRATED);
  return async (part) => {
    await page.mouse.move(300, 300);
    await expect(page.locator(`html[data-answers~="${part}"]`)).toBeAttached();
  };
}

const projectHasScripts = () => test.info().project.use.javaScriptEnabled !== false;

/** Opens a page; where the project, or a browser of the test's own, has scripts, its forms and lists answer from then on. */
export async function openAnswering(page: Page, address: string, hasScripts = projectHasScripts()): Promise<void> {
  const hydrated = hasScripts ? await hydratedParts(page) : null;
  await page.goto(address);
  await hydrated?.("page");
}
