import { createServer, type Server } from "node:http";
import { expect, test } from "@playwright/test";
import { fill, fillImport, table } from "./import-table.ts";
import { lateScripts } from "./late-scripts.ts";

// The server under test may read from this port of this machine, and from no other place inside.
const port = Number(process.env.E2E_PORT ?? 4177) + 10_000;
const site = `http://127.0.0.1:${port}`;
const accounts = {
  unit: "thousands",
  years: [
    { fiscalYearEnd: "2024-12-31", revenue: 1100, netIncome: 110, dilutedShares: 100_000, totalEquity: 650 },
    { fiscalYearEnd: "2025-12-31", revenue: 1210, netIncome: 121, dilutedShares: 100_000, totalEquity: 700 },
  ],
};
const files: Readonly<Record<string, { type: string; body: string }>> = {
  "/cuentas.csv": { type: "text/csv", body: table },
  "/mal.csv": { type: "text/csv", body: table.replace("1.210", "mil") },
  "/cuentas.json": { type: "application/json", body: JSON.stringify(accounts) },
  "/contradice.json": { type: "application/json", body: JSON.stringify({ ...accounts, unit: "millions" }) },
  "/pagina": { type: "text/html", body: "<h1>Entrar</h1>" },
};

let server: Server;
test.beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === "/dentro") return response.writeHead(302, { Location: "http://127.0.0.1:9/" }).end();
    const found = files[request.url?.split("?")[0] ?? ""];
    return response.writeHead(found ? 200 : 404, { "Content-Type": found?.type ?? "text/plain" }).end(found?.body);
  });
  await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
});
test.afterAll(() => new Promise<void>((done) => void server.close(() => done())));

for (const [what, path] of [
  ["CSV", "/cuentas.csv"],
  ["JSON", "/cuentas.json"],
] as const) {
  test(`${what} at an address is valued like any company`, async ({ page }) => {
    await fillImport(page);
    await page.getByLabel("O la dirección de uno").fill(`${site}${path}`);
    await page.getByRole("button", { name: "Revisar y valorar" }).click();
    await expect(page).toHaveURL(/\/import\/[0-9a-f]{32}$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Talleres Ejemplo");
    await expect(page.locator("#netAssetValue .card-value")).toContainText("7,00");
  });
}

test("cells that cannot be read come back from the address to be put right in place", async ({ page }) => {
  await page.goto("/import");
  await fill(page);
  await page.getByLabel("O la dirección de uno").fill(`${site}/mal.csv`);
  const letScriptsCome = await lateScripts(page);
  await page.getByRole("button", { name: "Revisar y valorar" }).click();
  await expect(page.getByText("No es un número en el formato que has elegido.")).toBeVisible();
  await expect(page.getByText(`Leído de ${site}/mal.csv.`)).toBeVisible();
  await expect(page.getByLabel("O la dirección de uno")).toHaveValue("");
  const cells = page.getByLabel("O pega aquí las celdas");
  await cells.fill((await cells.inputValue()).replace("mil", "1.210"));
  // What is typed before the scripts arrive stays when they do.
  letScriptsCome();
  await page.waitForLoadState("networkidle");
  await expect(cells).toHaveValue(/1\.210/);
  await page.getByRole("button", { name: "Revisar y valorar" }).click();
  await expect(page).toHaveURL(/\/import\/[0-9a-f]{32}$/);
});

test("text that is selected before the scripts arrive is replaced by what is typed when they have", async ({
  page,
}) => {
  await page.goto("/import");
  await fill(page);
  await page.getByLabel("O la dirección de uno").fill(`${site}/mal.csv`);
  const letScriptsCome = await lateScripts(page);
  await page.getByRole("button", { name: "Revisar y valorar" }).click();
  await expect(page.getByText("No es un número en el formato que has elegido.")).toBeVisible();
  const cells = page.getByLabel("O pega aquí las celdas");
  await cells.selectText();
  letScriptsCome();
  await page.waitForLoadState("networkidle");
  await page.keyboard.type("Ingresos");
  await expect(cells).toHaveValue("Ingresos");
});

test("a long address and long cells stay inside a small phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await fillImport(page);
  await page.getByLabel("O la dirección de uno").fill(`${site}/mal.csv?${"larga".repeat(60)}`);
  await page.getByRole("button", { name: "Revisar y valorar" }).click();
  await expect(page.getByText("No es un número en el formato que has elegido.")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test("a document that declares something else than the form is not guessed at", async ({ page }) => {
  await fillImport(page);
  await page.getByLabel("O la dirección de uno").fill(`${site}/contradice.json`);
  await page.getByRole("button", { name: "Revisar y valorar" }).click();
  await expect(page.getByText("no sabemos cuál vale")).toBeVisible();
});

for (const [address, text] of [
  [`${site}/dentro`, "solo valen direcciones públicas"],
  ["http://169.254.169.254/latest/meta-data/", "solo valen direcciones públicas"],
  ["http://localhost/", "solo valen direcciones públicas"],
  [`${site}/nada`, "No se ha podido leer esa dirección"],
  [`${site}/pagina`, "sino otra cosa"],
  ["cuentas.csv", "No es una dirección válida"],
] as const) {
  test(`${address} says beside its field why it is not read, and loses nothing`, async ({ page }) => {
    await fillImport(page);
    const field = page.getByLabel("O la dirección de uno");
    await field.fill(address);
    await page.getByRole("button", { name: "Revisar y valorar" }).click();
    await expect(page.locator("#import-url-error")).toContainText(text);
    await expect(field).toHaveValue(address);
    await expect(field).toHaveAccessibleDescription(new RegExp(text));
    await expect(page.getByLabel("Nombre de la empresa")).toHaveValue("Talleres Ejemplo");
  });
}

for (const [language, label, text] of [
  ["en", "Or the address of one", "only public addresses are"],
  ["it", "Oppure l’indirizzo di uno", "valgono solo indirizzi pubblici"],
] as const) {
  test(`a forbidden address is refused in ${language}`, async ({ page }) => {
    await page.goto(`/import?lang=${language}`);
    await page.locator("#import-name").fill("Example");
    for (const name of ["country", "sector", "currency", "numberFormat", "unit", "sharesUnit"])
      await page.locator(`select[name="${name}"]`).selectOption({ index: 1 });
    await page.getByLabel(label).fill("http://10.0.0.1/a.csv");
    await page.locator("main form button").last().click();
    await expect(page.locator("#import-url-error")).toContainText(text);
  });
}
