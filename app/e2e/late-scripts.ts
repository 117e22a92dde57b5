import type { Page } from "@playwright/test";

/** Holds back the scripts of pages opened from here on, until what it returns is called. */
export async function lateScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
