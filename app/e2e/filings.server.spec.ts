import { expect, type Page, test } from "@playwright/test";
import reference from "../../packages/market-data/data/reference.json" with { type: "json" };
import { startVendorsServer, type VendorsServer } from "../../packages/market-data/vendors-server/server.ts";
import { ownSettings, removeFolder, startOwnServer, stopOwnServer } from "./own-server.ts";

// A Valora of its own, whose free sources are the vendors' server of this machine: from a name to a value.
const port = Number(process.env.E2E_PORT ?? 4177) + 7;
let vendors: VendorsServer;
let settings: ReturnType<typeof ownSettings>;
let server: Awaited<ReturnType<typeof startOwnServer>>;

test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  vendors = await startVendorsServer();
  settings = ownSettings(port, {
    PLAN_LIMITS: "off",
    FILINGS_XBRL_ORG_ADDRESS: vendors.addressOf("filings-xbrl-org"),
    GLEIF_ADDRESS: vendors.addressOf("gleif"),
    SEC_EDGAR_ADDRESS: vendors.addressOf("sec-edgar"),
  });
  server = await startOwnServer(settings);
});
test.afterAll(async () => {
  await stopOwnServer(server);
  removeFolder(settings);
  await vendors.close();
});

const { rows } = reference.countries;
const at = (path: string) => `http://127.0.0.1:${port}${path}`;

const words = {
  es: {
    press: /Traer sus cuentas/,
    arrived: /Ya tenemos las cuentas/,
    price: /Precio de la acción/,
    value: "Valorar con este precio",
  },
  en: {
    press: /Get its filings/,
    arrived: /The filings of .* are here/,
    price: /Share price/,
    value: "Value at this price",
  },
  it: {
    press: /Scarica i suoi bilanci/,
    arrived: /sono arrivati/,
    price: /Prezzo dell’azione/,
    value: "Valuta a questo prezzo",
  },
} as const;

async function press(page: Page, path: string, language: keyof typeof words) {
  await page.goto(at(path));
  const sector = page.getByRole("combobox", { name: /^(Sector|Settore)$/ });
  if ((await sector.count()) > 0) await sector.selectOption("materials");
  await page.getByRole("button", { name: words[language].press }).click();
}

async function expectNoSidewaysScroll(page: Page) {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, "the page is as wide as the screen").toBeLessThanOrEqual(0);
}

test("a company found by its name is valued on its filings, at a typed price, with the keyboard on a phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at("/analysis?ticker=vidrala"));
  await expect(page).toHaveURL(/\/analysis\/VID\.MC/);
  await expectNoSidewaysScroll(page);
  await page.getByRole("combobox", { name: "Sector" }).selectOption("materials");
  await page.getByRole("button", { name: words.es.press }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/analysis\/VID\.MC\/filings/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.es.arrived);
  await expect(page.getByRole("row", { name: /^Ingresos/ })).toContainText("1.600");
  await expect(page.getByText("Presentado primero: 1.500")).toBeVisible();
  await expect(page.getByText("vid:CifraDeNegociosDelGrupo")).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByLabel(words.es.price).fill("95,40");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/analysis\/VID\.MC\?price=95\.4/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Vidrala");
  await expect(page.getByText(/Tu precio/).first()).toBeVisible();
});

test("its statements tell sales by segment and region in its own words, and its ratios Altman's score", async ({
  page,
}) => {
  await page.goto(at("/analysis/VID.MC/statements?lang=en"));
  const table = page.getByRole("region", { name: "Revenue by segment" });
  await expect(table.getByRole("row", { name: /^Envases de vidrio/ })).toContainText("1,280");
  await expect(table.getByRole("row", { name: /^Intersegment eliminations/ })).toContainText("−80");
  await expect(table.getByRole("row", { name: /^Whole company/ })).toContainText("1,600");
  await expect(page.getByText(/In 2025 the parts add up to the whole company/).first()).toBeVisible();
  await expect(page.getByRole("region", { name: "Revenue by region" })).toContainText("España");
  await table
    .getByRole("row", { name: /^Envases de vidrio/ })
    .getByRole("link")
    .first()
    .click();
  await expect(page.getByRole("dialog")).toContainText("Revenue · Envases de vidrio");
  const answer = await page.request.get(at("/api/v1/analysis?ticker=VID.MC&price=95.4"));
  const { assumptions } = await answer.json();
  // 40 % of sales in Spain, 25 % in Brazil, and half of Spain's premium on the rest of Europe
  const [spain, brazil] = [rows.ES.countryRiskPremium, rows.BR.countryRiskPremium];
  expect(assumptions.countryRiskPremium).toBeCloseTo(0.4 * spain + 0.25 * brazil + (0.35 * spain) / 2, 12);
  await page.goto(at("/analysis/VID.MC/ratios?lang=en"));
  // 6.56 × 0.3 ÷ 1.6 + 3.26 × 0.5 ÷ 1.6 + 6.72 × 0.18 ÷ 1.6 + 1.05 × 0.9 ÷ 0.7
  await expect(page.getByText("4.35 on the Z″ for companies that are not manufacturers: safe zone")).toBeVisible();
});

test("its businesses are valued by the industry that a reader chooses, and the address keeps the choice", async ({
  page,
}) => {
  await page.goto(at("/analysis/VID.MC?price=95.4&open=parts&lang=en"));
  const section = page.locator("#parts");
  await expect(section).toContainText("The company has too few peers");
  const glass = section.getByRole("row", { name: /^Envases de vidrio/ });
  await section.getByRole("combobox", { name: /^Envasado y log/ }).selectOption({ label: "Systems Software" });
  await section
    .getByRole("combobox", { name: /^Envases de vidrio/ })
    .selectOption({ label: "Soft Drinks & Non-alcoholic Beverages" });
  await section.getByRole("button", { name: "Recalculate the parts" }).click();
  await expect(page).toHaveURL(
    /parts=vid%3ABottlesMember~soft-drinks-non-alcoholic-beverages|parts=vid%3ABottlesMember%7Esoft-drinks/,
  );
  await expect(section).toContainText(/Business by business, the share is worth .*100.0\s?% of revenue/);
  await expect(glass).toContainText("240");
  await expect(section.getByRole("row", { name: /^Not allocated to any part/ })).toContainText("−16");
  await expect(glass).toContainText("Soft Drinks & Non-alcoholic Beverages");
  await expectNoSidewaysScroll(page);
  const told = await (
    await page.request.get(
      at(`/api/v1/analysis?ticker=VID.MC&${new URL(page.url()).search.slice(1).replace(/&?(open|lang)=[^&]*/g, "")}`),
    )
  ).json();
  expect(told.sumOfParts).toMatchObject({ fiscalYearEnd: "2025-12-31", told: { figure: "revenue", value: 1 } });
  const refused = await page.request.get(at("/api/v1/analysis?ticker=VID.MC&parts=vid:BottlesMember~no-such-thing"));
  expect([refused.status(), (await refused.json()).code]).toEqual([400, "enumInvalid"]);
});

test("another company is found by its name in the index, in English", async ({ page }) => {
  // Other readers see at once what has come: the answer is of another edition.
  await page.goto(at("/analysis/VID.MC?lang=en"));
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Vidrala");
  await press(page, "/analysis/NTH.MC?lang=en", "en");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.en.arrived);
  await expect(page.getByRole("row", { name: /^Revenue/ })).toContainText("120");
  await page.getByRole("link", { name: "See what it is worth" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Naturhouse");
});

test("what does not come is said in Italian, with the next step", async ({ page }) => {
  await press(page, "/analysis/NEA.MC?lang=it", "it");
  await expect(page.getByRole("alert")).toContainText("nessuno si può leggere");
  vendors.behave("filings-xbrl-org", "failing");
  await press(page, "/analysis/LGT.MC?lang=it", "it");
  await expect(page.getByRole("alert")).toContainText("Non c’è connessione con la fonte");
  vendors.behave("filings-xbrl-org", "well");
});

test("the SEC asks for a contact once", async ({ page }) => {
  await page.goto(at("/analysis/ROKU"));
  const contact = page.getByLabel("Correo de contacto para la SEC");
  // A symbol of the United States without accounts; the local server knows Apple alone.
  await contact.fill("me@example.org");
  await page.getByRole("button", { name: words.es.press }).click();
  await expect(page.getByRole("alert")).toContainText("No encontramos a ningún emisor");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the page refreshes itself until they are here, also after a choice among issuers", async ({ page }) => {
    await press(page, "/analysis/LGT.MC", "es");
    await expect(page).toHaveURL(/\/filings/);
    await expect(page.getByRole("alert")).toContainText("más de un emisor");
    await page.getByRole("radio", { name: "LINGOTES ESPECIALES, S.A." }).check();
    await page.getByRole("button", { name: "Traer las de la elegida" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.es.arrived);
    await page.getByLabel(words.es.price).fill("7,5");
    await page.getByRole("button", { name: words.es.value }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Lingotes");
  });
});
