import { expect, test } from "@playwright/test";

const headings = {
  es: "¿Cuánto vale una acción? Siete respuestas y cuánto fiarte de cada una.",
  en: "What is a share worth? Seven answers, and how far to trust each one.",
  it: "Quanto vale un’azione? Sette risposte e quanto fidarti di ognuna.",
};

test.describe("languages", () => {
  test("are es by default, and the one of the address when it names one", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(headings.es);
    for (const language of ["en", "it"] as const) {
      await page.goto(`/?lang=${language}`);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(headings[language]);
    }
    await page.goto("/?lang=xx");
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
  });

  test("change from the header and stay", async ({ page, javaScriptEnabled }) => {
    await page.goto("/methods?lang=it");
    await page.getByLabel("Lingua: Italiano").click();
    await page.getByRole("banner").getByRole("button", { name: "English" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    // The server applies the choice for a browser without scripts; for all others the address says it.
    await expect(page).toHaveURL(javaScriptEnabled === false ? /\/methods$/ : /\/methods\?lang=en$/);
    if (javaScriptEnabled !== false) {
      expect(await page.evaluate(() => localStorage.getItem("valora-language"))).toBe("en");
    }
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(headings.en);
  });

  test("are carried by links while only the address says which", async ({ page }) => {
    await page.goto("/?lang=en");
    await page.getByRole("banner").getByRole("link", { name: "Methods" }).click();
    await expect(page).toHaveURL(/\/methods\?lang=en$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("The seven methods");
  });

  test("have an address each for search engines", async ({ page, baseURL }) => {
    await page.goto("/blog?lang=it");
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${baseURL}/blog?lang=it`);
    await expect(page.locator("link[hreflang=es]")).toHaveAttribute("href", `${baseURL}/blog`);
    await expect(page.locator("link[hreflang=en]")).toHaveAttribute("href", `${baseURL}/blog?lang=en`);
    await expect(page.locator("link[hreflang=x-default]")).toHaveAttribute("href", `${baseURL}/blog`);
    await expect(page).toHaveTitle("Blog · Valora");
  });

  test("come back from local storage when the cookie is gone", async ({ page, context, javaScriptEnabled }) => {
    test.skip(javaScriptEnabled === false, "local storage needs scripts");
    await page.goto("/");
    await page.evaluate(() => localStorage.setItem("valora-language", "it"));
    await context.clearCookies();
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("lang", "it");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(headings.it);
  });
});
