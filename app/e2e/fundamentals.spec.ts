import { expect, test } from "@playwright/test";

test("a figure of the statements leads down to its filing, with and without scripts", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto("/analysis/AAPL?lang=en");
  await page.getByRole("link", { name: "Statements, year by year" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Statements of Apple (AAPL)" })).toBeVisible();
  const income = page.getByRole("region", { name: "Income statement" }).last();
  await income
    .getByRole("row", { name: /^Revenue/ })
    .getByRole("link", { name: "416,161" })
    .click();
  await expect(page).toHaveURL(/trace=\d+/);
  const place = javaScriptEnabled ? page.getByRole("dialog") : page.locator("#trace");
  await expect(place.getByRole("link", { name: /0000320193-25-000079/ })).toBeVisible();
});

test("the tables show the change over the year before, and the address says so", async ({ page }) => {
  await page.goto("/analysis/AAPL/statements?lang=en");
  await page.getByRole("link", { name: "Year-on-year change" }).click();
  await expect(page).toHaveURL(/view=growth/);
  await expect(page.getByRole("row", { name: /^Revenue/ }).getByRole("link", { name: "+6.4%" })).toBeVisible();
});

test("a day asks for the accounts as they were known, with and without scripts, and says what it cannot date", async ({
  page,
}) => {
  await page.goto("/analysis/AAPL/statements?view=figures&lang=en");
  await page.getByLabel("Accounts as known on").fill("2018-11-04");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL(/asOf=2018-11-04/);
  await expect(page).toHaveURL(/view=figures/);
  const cash = page.getByRole("row", { name: /^Operating cash flow/ }).first();
  await expect(cash.getByRole("link", { name: "65,824" })).toBeVisible();
  await expect(page.getByText(/Not filed yet: 29\sSept?\s2018/)).toBeVisible();
  await page.getByRole("link", { name: "Ratios and quality" }).click();
  await expect(page.getByText(/there are no price ratios/)).toBeVisible();
  await page.getByRole("link", { name: "Show today’s" }).click();
  await expect(page).not.toHaveURL(/asOf/);
  await page.goto("/analysis/MSFT/statements?asOf=2020-01-01&lang=en");
  await expect(page.getByRole("alert")).toContainText("we do not guess");
  await expect(page.getByRole("table")).toHaveCount(0);
});

test("quarters have their own address, the fourth leads to both its filings, and years alone are said to be so", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto("/analysis/AAPL/statements?lang=en");
  await page.getByRole("link", { name: "Quarterly" }).click();
  await expect(page).toHaveURL(/period=quarterly/);
  await expect(page.getByRole("columnheader", { name: "28 Mar 2026 3 months" }).first()).toBeVisible();
  const income = page.getByRole("region", { name: "Income statement" }).last();
  await income
    .getByRole("row", { name: /^Revenue/ })
    .getByRole("link", { name: "102,466" })
    .click();
  await expect(page).toHaveURL(/period=quarterly.*trace=\d+/);
  const place = javaScriptEnabled ? page.getByRole("dialog") : page.locator("#trace");
  await place.getByRole("link", { name: "313,695" }).first().click();
  await expect(place.getByText(/9\smonths\sto\s28\sJun\s2025/)).toBeVisible();
  await page.goto("/analysis/KO/statements?period=ttm&lang=en");
  await expect(page.getByText("has whole fiscal years only")).toBeVisible();
});

test("ratios say their place in the sector, and a missing number says why", async ({ page }) => {
  await page.goto("/analysis/KO/ratios?lang=en");
  await expect(page.getByRole("row", { name: /^Operating margin/ })).toContainText(/above \d+% of \d+ companies/);
  await page.goto("/analysis/JPM/ratios?lang=en");
  await expect(page.getByText("These scores do not apply to banks")).toBeVisible();
});

test("multiples say where today lies among their months, and open the accounts behind a month", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto("/analysis/KO/multiples?lang=en");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("through time");
  const earnings = page.getByRole("region", { name: "P/E", exact: true });
  await expect(earnings.getByText(/higher than in \d+% of the 120 months with a figure since Sep\s2016/)).toBeVisible();
  await expect(earnings.getByText(/The \d+ peers with a figure today: median/)).toBeVisible();
  if (javaScriptEnabled) {
    // A key that comes before the scripts moves the slider and reads nothing out.
    await page.waitForLoadState("networkidle");
    const read = page.getByRole("slider", { name: "Read P/E month by month" });
    await read.focus();
    await page.keyboard.press("Home");
    await expect(read).toHaveAttribute("aria-valuetext", /30\sSep\s2016, P\/E [\d.]+×/);
  }
  await page.getByText("Every month in figures").click();
  await page
    .getByRole("row", { name: /^30\sSep\s2016/ })
    .getByRole("link")
    .first()
    .click();
  const place = javaScriptEnabled ? page.getByRole("dialog") : page.locator("#trace");
  await expect(place.getByText(/earnings per share/i).first()).toBeVisible();
  // A drawer names the year of a figure one step further.
  if (!javaScriptEnabled) await expect(place.getByText(/2015/).first()).toBeVisible();
  await page.goto("/analysis/AAPL/multiples?lang=en");
  const firm = page.getByRole("region", { name: "EV/EBITDA", exact: true });
  await expect(firm.getByText(/^Months without a figure: \d+ months \(figures missing\)/)).toBeVisible();
});

test("what is no company's symbol is explained by the page of its analysis", async ({ page }) => {
  await page.goto("/analysis/ZZZZZ/statements");
  await expect(page).toHaveURL(/\/analysis\/ZZZZZ$/);
});

test("included daily prices say their last day, show what is asked for, and open the prices behind a number", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto("/analysis/KO/technical?lang=en");
  await page.getByRole("link", { name: "Apple", exact: true }).click();
  await expect(page.getByText("Old prices: they end on 24 Apr 2026")).toBeVisible();
  const fiveYears = page.getByRole("link", { name: "5 years" });
  await fiveYears.click();
  // Chosen at once: the next choice adds to it though its page is still on the way.
  await expect(fiveYears).toHaveAttribute("aria-current", "true");
  await page.getByRole("link", { name: /^RSI\s*: show$/ }).click();
  await expect(page).toHaveURL(/range=5y.*indicators=/);
  await expect(page.getByText("The exponential average of 12 sessions")).toBeHidden();
  // Before the scripts are there the link leads to the steps without a drawer, as it does where there are none.
  if (javaScriptEnabled) await page.waitForLoadState("networkidle");
  await page.getByRole("link", { name: "59.7" }).click();
  const place = javaScriptEnabled ? page.getByRole("dialog") : page.locator("#trace");
  await expect(place.getByText("Average gain (Wilder)").first()).toBeVisible();
});
