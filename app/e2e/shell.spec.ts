import { expect, test } from "@playwright/test";

test.describe("the frame of every page", () => {
  test("leads from the header and the footer only to pages that exist", async ({ page, request, baseURL }) => {
    await page.goto("/");
    const addresses = await page
      .locator("header a, footer a")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    const internal = [...new Set(addresses.filter((address) => address.startsWith("/")))];
    expect(internal.length).toBeGreaterThanOrEqual(10);
    for (const address of internal) {
      expect((await request.get(`${baseURL}${address}`)).status(), address).toBe(200);
    }
  });

  test("answers an unknown address with the right status, in words, and a way home", async ({ page }) => {
    const response = await page.goto("/no-existe/nada?lang=en");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
    await page.getByRole("link", { name: "Back to home" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/What is a share worth/);
  });

  test("leads an unknown article to the list of articles", async ({ page }) => {
    await page.goto("/blog/no-existe");
    await expect(page).toHaveURL(/\/blog$/);
    await expect(
      page.getByRole("link", { name: "ROIC: cuánto gana cada euro que la empresa reinvierte" }),
    ).toBeVisible();
  });

  test("switches the theme and remembers it", async ({ page, javaScriptEnabled }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto("/methods");
    await page.getByRole("button", { name: "Cambiar a tema oscuro" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(page.getByRole("button", { name: "Cambiar a tema claro" })).toBeVisible();
    if (javaScriptEnabled !== false) {
      expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
    }
    await page.goto("/about");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(page.locator("body")).toHaveCSS("color-scheme", "dark");
  });

  test("keeps the colours of the status", async ({ page }) => {
    await page.goto("/preferences");
    await page.getByText("Azul y naranja").click();
    await page.getByRole("button", { name: "Guardar" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-palette", "bo");
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("data-palette", "bo");
  });

  test("never leads to another site after a form", async ({ request, baseURL }) => {
    const response = await request.post("/preferences", {
      form: { language: "en", return: "//evil.example/x" },
      headers: { origin: baseURL ?? "" },
      maxRedirects: 0,
    });
    expect(response.status()).toBe(303);
    expect(new URL(response.headers().location ?? "", baseURL).origin).toBe(baseURL);
    expect(response.headers()["set-cookie"]).toContain("valora-language=en");
  });

  test("sets no cookie on a first visit", async ({ page, context }) => {
    await page.goto("/");
    await page.waitForLoadState("networkidle");
    expect(await context.cookies()).toEqual([]);
  });

  test("lets the keyboard skip the header", async ({ page }) => {
    await page.goto("/");
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Saltar al contenido" });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/#main$/);
  });

  test("loads nothing from anywhere else", async ({ page, baseURL }) => {
    const foreign: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith(baseURL ?? "") && !request.url().startsWith("data:")) foreign.push(request.url());
    });
    await page.goto("/");
    await page.waitForLoadState("networkidle");
    expect(foreign).toEqual([]);
  });
});
