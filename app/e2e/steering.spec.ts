import { expect, type Page, test } from "@playwright/test";
import { hydratedParts } from "./hydrated-parts.ts";

const mean = (page: Page) => page.locator('.strip [data-trace="summary/mean"]');
const settings = (page: Page) => page.getByRole("region", { name: "Last settings" });
const lead = (text: string) => /\d+\.\d\d/.exec(text)?.[0] ?? "none";

test("a switch in the bar shows every lever, and shows the few again", async ({ page }) => {
  await page.goto("/analysis/KO?wacc=0.08&lang=en");
  const view = page.locator(".controls").getByRole("navigation", { name: "View" });
  const levers = page.locator("#expert").getByLabel("Target operating margin");
  await expect(levers).toBeHidden();
  await view.getByRole("link", { name: "Expert" }).click();
  await expect(levers).toBeVisible();
  await expect(page).toHaveURL(/wacc=0\.08&open=expert/);
  await view.getByRole("link", { name: "Simple" }).click();
  await expect(levers).toBeHidden();
  await expect(page).not.toHaveURL(/open=/);
});

test("a method that no longer counts is named beside the mean, with its reason", async ({ page }) => {
  await page.goto("/analysis/KO?lang=en");
  await expect(page.locator(".counted-methods")).toHaveCount(0);
  await page.goto("/analysis/KO?wacc=0.03&lang=en");
  const line = page.locator(".counted-methods");
  await expect(line).toContainText("Discounted cash flow no longer counts in the mean.");
  await expect(line.locator("p").first()).toHaveText(/in the mean\. .{20,}\.$/);
});

test.describe("with scripts", () => {
  test.skip(
    ({ javaScriptEnabled }) => javaScriptEnabled === false,
    "the history of the browser takes back what a form set",
  );

  test("a reader who comes back is told in one line what has changed since", async ({ page }) => {
    const line = page.locator("[role=status][data-trace='price summary/mean']");
    const visits = () => page.evaluate(() => localStorage.getItem("valora-visits"));
    const hydrated = await hydratedParts(page);
    await page.goto("/analysis/KO?lang=en");
    await hydrated("analysis");
    await expect.poll(visits).not.toBeNull();
    await expect(line).toHaveCount(0);
    // As if that visit had been two days ago, at a price a tenth lower and before the last accounts.
    await page.evaluate(() => {
      const [visit] = JSON.parse(localStorage.getItem("valora-visits") ?? "[]");
      const at = new Date(Date.now() - 2 * 86_400_000).toISOString();
      const before = { ...visit.current, at, price: visit.current.price * 0.9, accountsEnd: "2024-12-31" };
      localStorage.setItem("valora-visits", JSON.stringify([{ ...visit, current: before }]));
    });
    await page.reload();
    await hydrated("analysis");
    await expect(line).toHaveText(
      /^Since\syour\slast\svisit\s\(\d+\s\w+\s\d{4}\):\sthe\sprice\swent\sfrom\sUS\$[\d.]+\sto\sUS\$[\d.]+\s\(\+11\.1\s?%\);\s.*31\sDec\s2025\.\s?Forget\smy\svisits$/,
    );
  });

  test("a setting whose rates contradict each other is shown again on the page, without reading it anew", async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    await page.setViewportSize({ width: 1280, height: 900 });
    const hydrated = await hydratedParts(page);
    await page.goto("/analysis/KO?lang=en");
    await hydrated("analysis");
    const wacc = page.locator('.controls input[name="waccPercent"]');
    const growth = page.locator('.controls input[name="gPercent"]');
    for (const [field, text] of [
      [wacc, "3"],
      [growth, "12"],
      [growth, "2"],
    ] as const) {
      await field.fill(text);
      await field.press("Enter");
      await page.waitForTimeout(400);
    }
    await expect(page.locator(".maths-error")).toBeHidden();
    const contradicted = settings(page).getByRole("link", { name: /WACC 3\.0%.*g 12\.0%.*No mean/ });
    await contradicted.click();
    await expect(page.locator(".maths-error")).toBeVisible();
    await expect(contradicted).toBeFocused();
    await expect(page).toHaveURL(/g=0\.12/);
    expect(errors).toEqual([]);
  });

  test("settings are taken back and done again, and the last ones stand beside one another with their means", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto("/?lang=en");
    await page.goto("/analysis/KO?lang=en");
    await page.mouse.move(300, 300);
    const bar = page.locator(".controls");
    const undo = bar.getByRole("button", { name: /^(Undo|Nothing to undo)/ });
    await expect(undo).toHaveAttribute("aria-disabled", "true");
    const atFirst = await mean(page).innerText();
    const slider = bar.getByRole("slider", { name: "WACC" });
    await slider.press("End");
    await expect(settings(page).getByRole("link")).toHaveCount(2);
    await expect(settings(page).getByRole("link", { name: "As calculated" })).toContainText(lead(atFirst));
    const atMost = await mean(page).innerText();
    expect(lead(atMost)).not.toBe(lead(atFirst));
    await expect(settings(page).locator("[aria-current=true]")).toContainText(lead(atMost));

    await page.keyboard.press("Control+z");
    await expect(mean(page)).toHaveText(atFirst);
    await expect(slider).toBeFocused();
    await expect(page).toHaveURL(/\/analysis\/KO\?lang=en$/);
    await page.keyboard.press("Control+Shift+Z");
    await expect(mean(page)).toHaveText(atMost);
    await undo.click();
    await expect(mean(page)).toHaveText(atFirst);
    await expect(undo).toBeFocused();
    await expect(undo).toHaveAttribute("aria-disabled", "true");
    await expect(bar.getByRole("button", { name: /^Redo: WACC/ })).toBeVisible();

    // In a field the keys take back what was typed there, not what was set before.
    const field = bar.getByLabel("WACC in per cent");
    await field.fill("9");
    await expect(settings(page).getByRole("link")).toHaveCount(3);
    await field.press("Control+z");
    await expect(mean(page)).not.toHaveText(atMost);

    await page.reload();
    await page.mouse.move(300, 300);
    await settings(page).getByRole("link", { name: "As calculated" }).click();
    await expect(mean(page)).toHaveText(atFirst);
    await settings(page).getByRole("button", { name: "Clear" }).click();
    await expect(page.getByText("Last settings cleared.")).toBeFocused();
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes("settings")))).toEqual(
      [],
    );

    await page.goBack();
    await expect(page).toHaveURL(/\/\?lang=en$/);
  });
});
