import { type Browser, type BrowserContext, expect, test } from "@playwright/test";
import { axeViolations } from "./axe.ts";
import { editorServerOfFile } from "./team-server.ts";

// A link from the account page to a program that has nothing but its address. One server with one account for all.
const server = editorServerOfFile(99);

type Scripts = "with" | "without";

async function phoneOf(browser: Browser, scripts: Scripts): Promise<BrowserContext> {
  const context = await browser.newContext({
    javaScriptEnabled: scripts === "with",
    locale: "es-ES",
    baseURL: server.origin,
    viewport: { width: 390, height: 844 },
  });
  await context.addCookies([server.session]);
  return context;
}

/** What a program without cookies is answered, whose address alone says what it may read. */
async function read(address: string) {
  const response = await fetch(address);
  return { status: response.status, headers: response.headers, rows: (await response.text()).trimEnd().split("\r\n") };
}

for (const scripts of ["with", "without"] as const)
  test(`a valuation is read by a spreadsheet until its link is withdrawn, on a phone ${scripts} scripts`, async ({
    browser,
  }) => {
    test.setTimeout(120_000);
    const context = await phoneOf(browser, scripts);
    const page = await context.newPage();
    const main = page.locator("main");
    const usable = async () => {
      if (scripts === "with") expect(await axeViolations(page)).toEqual([]);
      expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(390);
    };

    await page.goto("/profile");
    await main.getByRole("link", { name: "Tus enlaces para hojas de cálculo" }).click();
    await expect(main.getByRole("heading", { level: 1, name: "Enlaces para hojas de cálculo" })).toBeVisible();
    await usable();
    await main.getByLabel("Documento").selectOption("Valoración");
    await main.getByLabel("Símbolo de la empresa").fill("NOSUCHCO");
    await main.getByLabel("Símbolo de la empresa").press("Enter");
    await main.getByRole("button", { name: "Crear el enlace" }).click();
    await expect(main.getByText("No se han podido obtener datos de NOSUCHCO.").first()).toBeVisible();
    await usable();
    await expect(main.getByLabel("Símbolo de la empresa"), "what was typed stays").toHaveValue("NOSUCHCO");
    await main.getByLabel("Símbolo de la empresa").fill("KO");
    // By the keyboard alone.
    await main.getByLabel("Símbolo de la empresa").press("Enter");
    const title = "Enlace para una hoja de cálculo: Valoración · KO";
    await expect(main.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await usable();
    await main.getByLabel("Último día (opcional)").fill("2020-01-31");
    await main.getByRole("button", { name: "Crear el enlace" }).click();
    await expect(main.getByText("Elige un último día que no haya pasado.").first()).toBeVisible();
    await main.getByLabel("Último día (opcional)").fill("");
    await main.getByRole("button", { name: "Crear el enlace" }).click();
    await expect(main.getByRole("heading", { level: 1, name: "Enlace creado: Valoración · KO" })).toBeVisible();
    await usable();
    const address = await main.getByLabel("Dirección del documento").inputValue();
    expect(address).toMatch(/\/api\/v1\/sheets\/[\w-]{43}\.csv$/);
    expect(await main.getByLabel("Google Sheets").inputValue()).toBe(`=IMPORTDATA("${address}";",";"en_US")`);
    expect(await main.getByLabel("Excel (Power Query)").inputValue()).toContain(`Web.Contents("${address}")`);

    const answer = await read(address);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"]);
    expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    const { name, value } = server.session;
    const own = await fetch(`${server.origin}/api/v1/analysis.csv?ticker=KO`, {
      headers: { Cookie: `${name}=${value}` },
    });
    expect(answer.rows).toEqual((await own.text()).trimEnd().split("\r\n"));

    await page.goto("/sheet-links");
    const line = main.getByRole("row", { name: /Valoración · KO/ }).first();
    await expect(line.getByText("Sin leer todavía")).toHaveCount(0);
    await expect(line.getByText("ticker=KO")).toBeVisible();
    await usable();
    await line.locator("summary", { hasText: "Retirar" }).press("Enter");
    await line.getByRole("button", { name: /^Retirar el enlace de Valoración · KO/ }).press("Enter");
    await expect(main.getByText("Retirado", { exact: true }).first()).toBeVisible();
    expect((await read(address)).status).toBe(410);
    await context.close();
  });

test("a result, a saved screen and the watchlist lead to links of their own", async ({ browser }) => {
  test.setTimeout(120_000);
  const { name, value } = server.session;
  const post = (path: string, body: object) =>
    fetch(`${server.origin}/api/v1${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Cookie: `${name}=${value}` },
      body: JSON.stringify(body),
    });
  expect((await post("/watchlist", { ticker: "KO" })).status).toBe(201);
  expect((await post("/saved", { kind: "screen", name: "De España", content: "country=ES" })).status).toBe(201);
  const context = await phoneOf(browser, "with");
  const page = await context.newPage();
  const main = page.locator("main");
  const addressMade = async () => {
    await main.getByRole("button", { name: "Crear el enlace" }).click();
    return main.getByLabel("Dirección del documento").inputValue();
  };

  await page.goto("/analysis/KO?wacc=0.07");
  await main.locator(".take-menu > summary").click();
  await main.getByRole("link", { name: "Leerlo desde una hoja de cálculo" }).click();
  await expect(main.getByRole("heading", { level: 1 })).toContainText("Valoración · KO");
  const [analysis, usual] = await Promise.all([
    read(await addressMade()),
    read(`${server.origin}/api/v1/analysis.csv?ticker=KO&wacc=0.07`),
  ]);
  expect(analysis.rows).toEqual(usual.rows);

  await page.goto("/sheet-links");
  await main.getByRole("link", { name: "Filtro de empresas · De España" }).click();
  const screen = await read(await addressMade());
  expect(screen.rows.length).toBeGreaterThan(2);
  await page.goto("/sheet-links");
  await main.getByRole("link", { name: "Lista de seguimiento", exact: true }).click();
  const list = await read(await addressMade());
  expect(list.rows).toHaveLength(2);
  expect(list.rows[1]).toMatch(/^KO,/);
  await context.close();
});
