import { expect, test } from "@playwright/test";

test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, "what runs needs scripts");

const pages = [
  "/",
  "/analysis/KO",
  "/screener",
  "/compare?tickers=KO,PEP",
  "/faq",
  "/contacto",
  "/preferences",
  "/api/docs",
  "/api/docs/try/analysis",
];
const articles = ["/blog/article/margin-of-safety", "/blog/article/fcf-calculation-guide"];

for (const path of [...pages, ...articles])
  test(`runs all its scripts within its policy: ${path}`, async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
        console.error(`violation: ${violatedDirective} ${blockedURI}`),
      );
    });
    const said: string[] = [];
    page.on("console", (message) => message.type() === "error" && said.push(message.text()));
    page.on("pageerror", (error) => said.push(error.message));
    await page.goto(path);
    // The first sign of a reader lets the scripts of a waiting page go.
    await page.mouse.move(200, 200);
    await page.keyboard.press("Tab");
    const hasRouter = (await page.locator("script:not([src])", { hasText: "__reactRouterContext" }).count()) > 0;
    if (hasRouter) await page.waitForFunction(() => "__reactRouterRouteModules" in window);
    await page.waitForLoadState("networkidle");
    expect(said).toEqual([]);
  });
