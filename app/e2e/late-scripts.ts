import type { Page } from "@playwright/test";

/** Holds back the scripts of pages opened from here on, or those named, until what it returns is called. */
export async function lateScripts(page: Page, named = "*"): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**/assets/${named}.js`, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
