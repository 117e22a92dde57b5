import { expect, type Page, test } from "@playwright/test";

const finding = (page: Page) => page.locator("#simulation .t-say");

test("the values of a simulation are drawn where the reader is, or by the server: the same for a seed", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto("/analysis/KO?lang=en&open=simulation");
  if (javaScriptEnabled === false) {
    await page.locator("#simulation").getByRole("link", { name: "Draw it here" }).click();
    await expect(page).toHaveURL(/draw=1/);
  } else {
    await page.locator("#simulation").scrollIntoViewIfNeeded();
  }
  await expect(finding(page)).toHaveText(
    "In 77 of every 100 simulations the value lies below the price of US$90.50. The middle half runs from 46.30 to 87.31.",
  );
  await page.locator("#simulation").getByText("Change the simulation").click();
  await page.getByLabel("Seed").fill("seven");
  await page.locator("#simulation").getByRole("button", { name: "Simulate" }).click();
  await expect(page.getByText("Write a whole number between 0 and 4,294,967,295.")).toBeVisible();
  await page.getByLabel("Seed").fill("7");
  await page.locator("#simulation").getByRole("button", { name: "Simulate" }).click();
  await expect(page.locator("#simulation")).toContainText("seed 7");
  await expect(page).toHaveURL(/[?&]seed=7\b/);
  await expect(finding(page)).toHaveText(/The middle half runs from 46\.\d\d to 87\.\d\d\./);
});

test("the band of the past says how often it held, and a share without closes says so", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto(`/analysis/JPM?lang=en${javaScriptEnabled === false ? "&draw=1" : ""}`);
  await page.locator("#through-time").scrollIntoViewIfNeeded();
  await expect(page.locator("#through-time .t-say")).toHaveText(/Of 103 months with a value, the price closed inside/);
  if (javaScriptEnabled !== false) await page.getByRole("link", { name: "Value and price through time" }).click();
  await page.locator("#through-time").getByText("See as a table").click();
  await expect(page.getByRole("region", { name: "Value and price, year by year" })).toContainText("21 Aug 2026");
  await page.goto("/analysis/SAN.MC?lang=en");
  await expect(page.getByText("we do not have the monthly closes of this share")).toBeVisible();
});

test("an expert's margin counts at once, or when the form is sent, and the way back is one step", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto("/analysis/KO?payout=0.9");
  const value = page.locator("#discountedCashFlow .card-value span").first();
  const before = await value.innerText();
  const margin = page.getByLabel("Margen operativo objetivo");
  await margin.fill("32");
  if (javaScriptEnabled === false) await page.getByRole("button", { name: "Calcular con estos supuestos" }).click();
  await expect(value).not.toHaveText(before);
  await expect(page).toHaveURL(/margin=0\.32/);
  await expect(page).toHaveURL(/payout=0\.9/);
  await expect(page.locator("#expert")).toContainText("Por encima del máximo de su historia");
  await page.locator(".controls").getByRole("link", { name: "Volver al cálculo" }).click();
  await expect(value).toHaveText(before);
});

test("years of the projection are set one by one, kept where they cannot be used, and given back in one step", async ({
  page,
  javaScriptEnabled,
}) => {
  const send = async () => {
    if (javaScriptEnabled === false) await page.getByRole("button", { name: "Calcular con estos años" }).click();
  };
  await page.goto("/analysis/KO?how=discountedCashFlow&payout=0.9");
  const value = page.locator("#discountedCashFlow .card-value span").first();
  const before = await value.innerText();
  await page.getByText("Experto: año por año").click();
  await page.getByLabel("Crecimiento, año 2").fill("30");
  await page.getByLabel("Margen operativo, año 3").fill("muchos");
  await send();
  await expect(value).not.toHaveText(before);
  await expect(page.locator("#years")).toContainText("Escribe un número, como 8,5.");
  await page.getByLabel("Margen operativo, año 3").fill("35");
  await send();
  await expect(page).toHaveURL(/growthByYear=,0\.3&marginByYear=,,0\.35/);
  await expect(page).toHaveURL(/payout=0\.9/);
  await expect(page.locator("#expert")).toContainText("¿Es plausible un crecimiento del 30,0\u00a0% en el año 2?");
  await page.locator("#years").getByRole("link", { name: "Volver a los valores calculados" }).click();
  await expect(value).toHaveText(before);
});
