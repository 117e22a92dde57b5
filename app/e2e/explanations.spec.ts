import { expect, type Page, test } from "@playwright/test";
import { hydratedParts } from "./hydrated-parts.ts";

/** What a reader of figures does not need, and what stays whatever is explained. */
const explanations = [".card-family > p", ".view-says", "#signal-rule", ".signal-links"];
const findings = [".t-verdict", ".signal-kind", ".card-value", ".strip dd", "#tornado > .t-say", "#reverse > .t-say"];
const words = {
  es: { brief: "Breves", usual: "Normales", full: "Completas", label: "Explicaciones" },
  en: { brief: "Brief", usual: "Standard", full: "Full", label: "Explanations" },
  it: { brief: "Brevi", usual: "Normali", full: "Complete", label: "Spiegazioni" },
} as const;

const choice = (page: Page, language: keyof typeof words, value: "brief" | "usual" | "full") =>
  page.getByRole("form", { name: words[language].label }).getByRole("button", { name: words[language][value] });

async function isExplained(page: Page, degree: "brief" | "usual" | "full") {
  const visible = degree !== "brief";
  for (const each of explanations) await expect(page.locator(each).first(), each).toBeVisible({ visible });
  await expect(page.locator("#dividendDiscount > .card-says")).toBeVisible({ visible: degree === "full" });
  for (const each of findings) await expect(page.locator(each).first(), each).toBeVisible();
}

test("a result explains itself, or shows figures, verdicts and findings alone, and remembers which", async ({
  page,
  javaScriptEnabled,
}) => {
  const hasScripts = javaScriptEnabled !== false;
  const hydrated = hasScripts ? await hydratedParts(page) : null;
  await page.goto("/analysis/KO?wacc=0.09");
  await hydrated?.("analysis");
  await isExplained(page, "usual");
  await expect(choice(page, "es", "usual")).toHaveAccessibleName(/^Normales ?, elegidas$/);
  await expect(choice(page, "es", "brief")).toHaveAccessibleName("Breves");
  await choice(page, "es", "brief").click();
  await isExplained(page, "brief");
  await expect(page).toHaveURL(/wacc=0\.09/);
  await expect(choice(page, "es", "brief")).toHaveAccessibleName(/^Breves ?, elegidas$/);
  if (hasScripts) {
    await expect(choice(page, "es", "brief")).toBeFocused();
    expect(await page.evaluate(() => localStorage.getItem("explained"))).toBe("brief");
  }
  for (const [language, ticker] of [
    ["en", "JPM"],
    ["it", "MTS.MC"],
  ] as const) {
    await page.goto(`/analysis/${ticker}?lang=${language}`);
    await expect(page.locator(".card-family > p").first()).toBeHidden();
    await expect(page.locator(".t-verdict, .said-lead").first()).toBeVisible();
    await expect(choice(page, language, "brief")).toBeVisible();
  }
  await page.goto("/analysis/KO?how=dividendDiscount");
  await expect(page.locator("#how-dividendDiscount .formula").first()).toBeVisible();
  await expect(page.locator("#how-dividendDiscount .t-say")).toBeHidden();
  await choice(page, "es", "full").click();
  await expect(page.locator("#how-dividendDiscount .t-say")).toBeVisible();
  await isExplained(page, "full");
});

test("the page of preferences keeps the same choice", async ({ page }) => {
  await page.goto("/preferences?lang=en");
  await page.getByText("Brief", { exact: true }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-explained", "brief");
  await page.goto("/analysis/KO?lang=en");
  await isExplained(page, "brief");
});

test("what is not wanted is not drawn first: nothing moves when the scripts arrive", async ({
  page,
  context,
  baseURL,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "without scripts the server leaves it out");
  await context.addCookies([{ name: "explained", value: "brief", url: baseURL ?? "" }]);
  // As before the first paint: no file of ours comes.
  await page.route(/\.js(\?|$)/, (route) => route.abort());
  await page.goto("/analysis/KO");
  await isExplained(page, "brief");
});

test("a phone has the choice beside the view, in the sheet of its controls", async ({ page, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled === false, "without scripts the switch stands on the page");
  await page.setViewportSize({ width: 390, height: 844 });
  const hydrated = await hydratedParts(page);
  await page.goto("/analysis/KO");
  await hydrated("analysis");
  await page.locator(".phone-row > button").first().click();
  await choice(page, "es", "full").filter({ visible: true }).click();
  await page.keyboard.press("Escape");
  await expect(page.locator("#dividendDiscount > .card-says")).toBeVisible();
});
