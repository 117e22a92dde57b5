import { expect, test } from "@playwright/test";
import { lateScripts } from "./late-scripts.ts";

test.describe("the home page", () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, "the way without scripts is in no-scripts.spec.ts");

  test.beforeEach(async ({ page }) => {
    const problems: string[] = [];
    page.on("pageerror", (error) => problems.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error") problems.push(message.text());
    });
    await page.goto("/");
    await page.waitForLoadState("networkidle");
    expect(problems).toEqual([]);
  });

  test("proposes a company by its name, by keyboard alone", async ({ page }) => {
    const box = page.getByRole("combobox", { name: "Símbolo de la acción" });
    await box.focus();
    await page.keyboard.type("apple");
    const apple = page.getByRole("option", { name: /Apple.*AAPL$/ });
    await expect(apple).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await expect(apple).toHaveAttribute("aria-selected", "true");
    expect(await box.getAttribute("aria-activedescendant")).toBe(await apple.getAttribute("id"));
    await page.keyboard.press("Escape");
    await expect(apple).toBeHidden();
    await expect(box).toHaveAttribute("aria-expanded", "false");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/analysis\/AAPL$/);
  });

  test("keeps and completes what is typed before the scripts arrive", async ({ page }) => {
    const letScriptsCome = await lateScripts(page);
    await page.goto("/", { waitUntil: "commit" });
    const box = page.getByRole("combobox", { name: "Símbolo de la acción" });
    await box.fill("inditex");
    letScriptsCome();
    await expect(page.getByRole("option", { name: /ITX\.MC/ }).first()).toBeVisible();
    await expect(box).toHaveValue("inditex");
  });

  test("offers recent companies first, and they stay in this browser", async ({ page }) => {
    await page.goto("/analysis/KO");
    await page.mouse.wheel(0, 300);
    await page.waitForFunction(() => localStorage.getItem("valora-recent")?.includes("KO"));
    await page.goto("/");
    await page.waitForLoadState("networkidle");
    await page.getByRole("combobox", { name: "Símbolo de la acción" }).click();
    const options = page.getByRole("listbox", { name: "Sugerencias" }).getByRole("option");
    await expect(options.first()).toContainText("KO");
    await expect(page.getByRole("group", { name: "Recientes" })).toBeVisible();
    await expect(page.getByRole("group", { name: "Para empezar" })).toBeVisible();
  });

  test("sends what was typed when nothing is chosen", async ({ page }) => {
    await page.getByRole("combobox", { name: "Símbolo de la acción" }).fill("brk-b");
    await page.getByRole("button", { name: "Analizar" }).click();
    await expect(page).toHaveURL(/\/analysis\/BRK\.B$/);
  });

  test("says when it knows no such company", async ({ page }) => {
    await page.getByRole("combobox", { name: "Símbolo de la acción" }).fill("qqqqzzzz");
    await expect(page.getByText("No conocemos ninguna empresa con ese símbolo o nombre.")).toBeVisible();
  });

  test("recomputes the example when a lever moves", async ({ page }) => {
    await page.mouse.move(300, 300);
    const wacc = page.getByRole("slider", { name: "WACC" });
    await expect(wacc).toBeEnabled();
    const mean = page.locator(".field-mean .field-value b");
    const before = await mean.innerText();
    await wacc.focus();
    for (let presses = 0; presses < 15; presses++) await page.keyboard.press("ArrowRight");
    await expect(mean).not.toHaveText(before);
    await page.getByRole("button", { name: "Volver al cálculo" }).click();
    await expect(mean).toHaveText(before);
  });

  test("understands a decimal comma", async ({ page }) => {
    await page.mouse.move(300, 300);
    const field = page.getByRole("textbox", { name: "WACC" });
    await expect(field).toBeEnabled();
    await field.fill("9,5");
    await expect(page.getByRole("slider", { name: "WACC" })).toHaveAttribute("aria-valuetext", "9,5 por ciento");
  });
});

test("no page is wider than a small phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const address of ["/", "/methods", "/blog/article/fcf-calculation-guide", "/cookies", "/preferences", "/nada"]) {
    await page.goto(address);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, address).toBeLessThanOrEqual(320);
  }
});
