import { expect, test } from "@playwright/test";

test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, "without scripts, see shell.spec.ts");

const other = { light: "dark", dark: "light" } as const;
const pages = ["/", "/faq", "/analysis/KO", "/preferences"];

for (const colorScheme of ["light", "dark"] as const)
  test.describe(`on a ${colorScheme} system`, () => {
    test.use({ colorScheme });

    test("the chosen theme and colours are there before any script file, from the cookie or from local storage", async ({
      page,
      context,
      baseURL,
    }) => {
      const chosen = other[colorScheme];
      // No file of ours comes, as before the first paint.
      await page.route(/\.js(\?|$)/, (route) => route.abort());
      const isChosen = async (path: string) => {
        await page.goto(path);
        await expect(page.locator("html")).toHaveAttribute("data-theme", chosen);
        await expect(page.locator("html")).toHaveAttribute("data-palette", "bo");
        await expect(page.locator("meta[name=color-scheme]")).toHaveAttribute("content", chosen);
        await expect(page.locator("body")).toHaveCSS("color-scheme", chosen);
      };
      await context.addCookies([
        { name: "theme", value: chosen, url: baseURL ?? "" },
        { name: "palette", value: "bo", url: baseURL ?? "" },
      ]);
      for (const path of pages) await isChosen(path);
      await page.evaluate((theme) => {
        localStorage.setItem("theme", theme);
        localStorage.setItem("palette", "bo");
      }, chosen);
      await context.clearCookies();
      await isChosen("/faq");
    });

    test("the system's counts where nothing, or nothing of ours, is chosen", async ({ page, context, baseURL }) => {
      await context.addCookies([{ name: "theme", value: '"><script>', url: baseURL ?? "" }]);
      await page.goto("/faq");
      await expect(page.locator("html")).not.toHaveAttribute("data-theme");
      await expect(page.locator("body")).toHaveCSS("color-scheme", /light dark|normal|light|dark/);
      await expect(page.getByRole("button", { name: "Cambiar a tema" })).toHaveCount(1);
    });
  });

test("the page of preferences shows what the browser has chosen", async ({ page, context, baseURL }) => {
  await context.addCookies([
    { name: "theme", value: "dark", url: baseURL ?? "" },
    { name: "palette", value: "bo", url: baseURL ?? "" },
  ]);
  await page.goto("/preferences");
  await expect(page.getByRole("radio", { name: "Azul y naranja" })).toBeChecked();
  await expect(page.getByRole("radio", { name: "Oscuro" })).toBeChecked();
});

test("a mark left by a form without scripts goes when scripts run", async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: "valora-no-scripts", value: "1", url: baseURL ?? "" }]);
  await page.goto("/faq");
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("valora-no-scripts");
});
