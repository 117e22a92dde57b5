import { expect, type Page, test } from "@playwright/test";
import { hydratedParts } from "./hydrated-parts.ts";

const multiplesValue = (page: Page) => page.locator("#comparableMultiples .card-value span").first();
const section = (page: Page) => page.getByRole("region", { name: "Comparables", exact: true });
const field = (page: Page) => section(page).getByRole("combobox", { name: "Añadir una empresa" });
/** What opens the table under the dots. */
const tableOf = (page: Page) => section(page).getByText("Cada comparable, en una tabla");

test("a reader takes peers away and adds others, and the address remembers them", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto("/analysis/KO?wacc=0.08");
  const before = await multiplesValue(page).innerText();
  const peers = section(page);
  await peers.getByRole("link", { name: "Comparables", exact: true }).click();
  await tableOf(page).click();
  const first = peers.getByRole("link", { name: /^Quitar .+ de las comparables$/ }).first();
  await expect(first).toBeVisible();
  const count = await peers.getByRole("link", { name: /^Quitar .+ de las comparables$/ }).count();
  expect(count).toBeGreaterThan(5);

  await first.click();
  await expect(peers.getByText(`${count - 1} comparables, elegidas por ti`)).toBeVisible();
  await expect(page).toHaveURL(/wacc=0\.08&peers=/);

  // Of another sector: allowed, and said.
  await field(page).fill("AAPL");
  await peers.getByRole("button", { name: "Añadir" }).click();
  await expect(peers.getByRole("link", { name: "Apple", exact: true })).toBeVisible();
  await expect(peers.getByText("otro sector: la has elegido tú")).toBeVisible();
  await expect(page).toHaveURL(/peers=[^&]*AAPL/);
  await expect(multiplesValue(page)).not.toHaveText(before);
  const changed = await multiplesValue(page).innerText();

  // What cannot be a peer is said at the field, and nothing is lost.
  await field(page).fill("KO");
  await peers.getByRole("button", { name: "Añadir" }).click();
  await expect(peers.getByText("KO es la propia empresa: no se compara consigo misma.")).toBeVisible();
  await expect(field(page)).toHaveValue("KO");
  await expect(multiplesValue(page)).toHaveText(changed);

  if (javaScriptEnabled !== false) await page.reload();
  await expect(multiplesValue(page)).toHaveText(changed);
  await peers.getByRole("link", { name: "Volver a las calculadas" }).click();
  await expect(peers.getByText(`${count} comparables, por actividad y tamaño`)).toBeVisible();
  await expect(multiplesValue(page)).toHaveText(before);
  await expect(page).toHaveURL(/wacc=0\.08&open=peers(#peers)?$/);
});

test("a multiple of a peer is followed down to its accounts", async ({ page, javaScriptEnabled }) => {
  const untilHydrated = await hydratedParts(page);
  await page.goto("/analysis/KO?open=peers");
  // A page whose scripts take long leads to the steps without a drawer, as it does where there are none.
  if (javaScriptEnabled !== false) await untilHydrated("analysis");
  await tableOf(page).click();
  const row = section(page).getByRole("row", { name: /^PepsiCo/ });
  await row
    .getByRole("link", { name: /^\d+,\d×$/ })
    .first()
    .click();
  if (javaScriptEnabled === false) {
    await expect(page).toHaveURL(/steps=peers#step-peers-\d+$/);
    await expect(page.locator("li:target")).toContainText("EV/EBITDA");
    return;
  }
  const drawer = page.getByRole("dialog");
  await expect(drawer.getByRole("heading", { name: "EV/EBITDA" })).toBeVisible();
  await drawer.locator(".trace-inputs a").last().click();
  await expect(drawer.getByText(/PEP, ejercicio/)).toBeVisible();
});

test("each multiple is drawn, with the company's and the median beside it", async ({ page }) => {
  await page.goto("/analysis/KO?open=peers");
  const drawing = section(page).getByRole("figure");
  await expect(drawing.getByRole("row", { name: /^PER/ })).toContainText(/\d+,\d×.*\d+,\d×/);
  await expect(drawing.getByRole("row", { name: /^EV\/Ventas \(no cuenta\)/ })).toContainText("–");
  await expect(section(page).getByRole("row", { name: /^PepsiCo/ })).toBeHidden();
});
