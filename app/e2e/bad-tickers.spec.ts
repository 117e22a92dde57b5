import { expect, test } from "@playwright/test";

test("an unknown symbol keeps what was typed and proposes what was meant", async ({ page }) => {
  const response = await page.goto("/analysis/APPL");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No encontramos «APPL»");
  await expect(page.getByLabel("Símbolo de la acción")).toHaveValue("APPL");
  await page.locator(".failed-list").getByRole("link", { name: "AAPL", exact: true }).click();
  await expect(page).toHaveURL(/\/analysis\/AAPL$/);
});

test("retry asks again with what the field holds", async ({ page }) => {
  await page.goto("/analysis/ZZZZZZ");
  await page.getByLabel("Símbolo de la acción").fill("ko");
  await page.getByRole("button", { name: "Reintentar" }).click();
  await expect(page).toHaveURL(/\/analysis\/KO$/);
});

test("a name opens its company, and one of several lets choose", async ({ page }) => {
  const response = await page.goto("/analysis?ticker=Banco%20Santander");
  expect(response?.status()).toBe(200);
  await expect(page).toHaveURL(/\/analysis\/SAN\.MC$/);
  const several = await page.goto("/analysis?ticker=american");
  expect(several?.status()).toBe(404);
  await expect(page.getByRole("link", { name: "AXP" }).first()).toBeVisible();
});

for (const [symbol, text] of [
  ["SPY", "es un ETF"],
  ["BTC-USD", "es una criptomoneda"],
  ["EURUSD=X", "es un par de divisas"],
  ["GC=F", "es un futuro"],
] as const) {
  test(`${symbol} is refused with its reason`, async ({ page }) => {
    const response = await page.goto(`/analysis/${encodeURIComponent(symbol)}`);
    expect(response?.status()).toBe(422);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(text);
    await expect(page.getByText(/Los siete métodos valoran acciones ordinarias/)).toBeVisible();
  });
}

test("what is typed is shown as text, never run", async ({ page }) => {
  const response = await page.goto(`/analysis?ticker=${encodeURIComponent("<img src=x onerror=alert(1)>")}`);
  expect(response?.status()).toBe(400);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("<img src=x");
  await expect(page.locator("main img")).toHaveCount(0);
});

test("a lever out of range in the address is set aside, said, and kept in its field", async ({ page }) => {
  const response = await page.goto("/analysis/AAPL?wacc=9");
  expect(response?.status()).toBe(422);
  await expect(page.getByLabel("WACC en porcentaje").first()).toHaveValue("9");
  await expect(page.getByText(/Escribe un valor entre/).first()).toBeVisible();
  await expect(page.locator(".cards article")).toHaveCount(7);
});

test("growth above the discount rate answers 422 with two fixes that are links", async ({ page }) => {
  const response = await page.goto("/analysis/AAPL?wacc=0.03&g=0.05");
  expect(response?.status()).toBe(422);
  await page.getByRole("link", { name: /Poner WACC en/ }).click();
  await expect(page.locator(".cards article")).toHaveCount(7);
});

test("a repeated parameter has an error page of its own", async ({ page }) => {
  const response = await page.goto("/analysis/AAPL?wacc=0.08&wacc=0.09");
  expect(response?.status()).toBe(400);
  await expect(page.getByText("El parámetro «wacc» aparece más de una vez.")).toBeVisible();
});
