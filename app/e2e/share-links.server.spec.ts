import { createServer } from "node:http";
import { type Browser, type BrowserContext, expect, test } from "@playwright/test";
import { axeViolations } from "./axe.ts";
import { browsersToday } from "./browsers-today.ts";
import { editorServerOfFile, portAt } from "./team-server.ts";

// A link from the result page to its readers, and its card in the frames of other sites. One server with one account for all.
const place = 75;
const [welcome, stranger] = [portAt(place + 1), portAt(place + 2)];
const server = editorServerOfFile(place);
let framed = "";
const sites = [welcome, stranger].map((at) => ({
  at,
  site: createServer((_, answer) => {
    answer.setHeader("Content-Type", "text/html; charset=utf-8");
    answer.end(`<!doctype html><title>A blog</title>${framed}`);
  }),
}));

test.beforeAll(() => {
  for (const { at, site } of sites) site.listen(at, "127.0.0.1");
});
test.afterAll(() => {
  for (const { site } of sites) site.close();
});

type Scripts = "with" | "without";

async function windowOf(browser: Browser, scripts: Scripts, isSignedIn: boolean): Promise<BrowserContext> {
  const context = await browser.newContext({
    javaScriptEnabled: scripts === "with",
    locale: "es-ES",
    baseURL: server.origin,
    viewport: { width: 390, height: 844 },
  });
  if (isSignedIn) await context.addCookies([server.session]);
  return context;
}

for (const scripts of browsersToday(1))
  test(`an analysis is shared, read behind a password, and withdrawn on a phone ${scripts} scripts`, async ({
    browser,
  }) => {
    const [owner, other] = [await windowOf(browser, scripts, true), await windowOf(browser, scripts, false)];
    const [page, reader] = [await owner.newPage(), await other.newPage()];
    const main = page.locator("main");
    const usable = async (shown = page) => {
      if (scripts === "with") expect(await axeViolations(shown)).toEqual([]);
      expect(await shown.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(390);
    };

    await page.goto("/analysis/KO?wacc=0.07&horizon=8");
    await main.locator(".take-menu > summary").click();
    await main.getByRole("link", { name: "Compartir con un enlace" }).click();
    await expect(main.getByRole("heading", { level: 1, name: "Compartir KO" })).toBeVisible();
    await usable();
    await main.getByLabel("Contraseña (opcional)").fill("corta");
    await main.getByRole("button", { name: "Crear el enlace" }).click();
    await expect(main.getByText("al menos 8 caracteres")).toBeVisible();
    await main.getByLabel("Contraseña (opcional)").fill("café con leche");
    await main.getByRole("button", { name: "Crear el enlace" }).click();
    const address = await main.getByLabel("Enlace de Coca-Cola").inputValue();
    expect(address).toMatch(/\/shared\/[\w-]{43}$/);
    await usable();

    await reader.goto(address);
    await expect(reader.getByRole("heading", { level: 1, name: "Este análisis tiene contraseña" })).toBeVisible();
    await usable(reader);
    expect(await reader.content()).not.toContain("Coca-Cola");
    await reader.getByLabel("Contraseña").fill("café solo");
    await reader.getByRole("button", { name: "Abrir" }).click();
    await expect(reader.getByText("La contraseña no es la de este enlace.")).toBeVisible();
    await reader.getByLabel("Contraseña").fill("café con leche");
    await reader.getByRole("button", { name: "Abrir" }).click();
    await expect(reader.getByRole("heading", { level: 1, name: "Coca-Cola: análisis compartido" })).toBeVisible();
    expect(await reader.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex");
    expect(await reader.locator("body").innerText()).not.toMatch(/editor@test\.example|\bAna\b/);
    await reader.getByText(/Las \d+ cifras de partida/).click();
    await expect(reader.getByText("Tipo libre de riesgo", { exact: true }).first()).toBeVisible();
    await expect(reader.getByText("Lo ha puesto quien comparte").first()).toBeVisible();
    await expect(reader.getByText("Lo has puesto tú")).toHaveCount(0);
    await usable(reader);
    const question = await reader.getByLabel("En tu propia instalación de Valora").inputValue();
    expect(question).toMatch(/^\/analysis\/KO\?wacc=0\.07&horizon=8/);
    await reader.getByRole("link", { name: "Abrir el análisis completo" }).click();
    await expect(reader).toHaveURL(/\/analysis\/KO\?wacc=0\.07&horizon=8/);

    await page.goto("/links");
    await expect(main.getByText("1 apertura").first()).toBeVisible();
    await usable();
    const revoked = main.getByRole("button", { name: /^Retirar el enlace de Coca-Cola/, includeHidden: true }).first();
    await expect(revoked, "one press revokes nothing").toBeHidden();
    await main.locator('summary[aria-label^="Retirar el enlace de Coca-Cola"]').first().click();
    await usable();
    await revoked.click();
    await expect(main.getByText("Retirado").first()).toBeVisible();
    expect((await reader.goto(address))?.status()).toBe(410);
    await expect(reader.getByRole("heading", { level: 1, name: "Este enlace ya no está abierto" })).toBeVisible();
    await owner.close();
    await other.close();
  });

test("the card of a link stands in the sites that it names, in both themes, and in no other", async ({ browser }) => {
  const { name, value } = server.session;
  const made = await fetch(`${server.origin}/api/v1/share-links`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Cookie: `${name}=${value}` },
    body: JSON.stringify({ ticker: "KO", cardOrigins: [`http://127.0.0.1:${welcome}`] }),
  });
  const { link, path, cardPath } = (await made.json()) as { link: { id: string }; path: string; cardPath: string };
  framed = `<iframe src="${server.origin}${cardPath}" title="Valora" width="360" height="270"></iframe>`;
  const context = await windowOf(browser, "without", false);
  const page = await context.newPage();
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  const card = page.frameLocator("iframe");
  const grounds = new Set<string>();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(`http://127.0.0.1:${welcome}/`);
    await expect(card.getByRole("heading", { name: /Coca-Cola/i })).toBeVisible();
    await expect(card.getByRole("link")).toHaveAttribute("href", `${server.origin}${path}`);
    grounds.add(await card.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor));
    expect(await card.locator("body").evaluate((body) => body.scrollWidth)).toBeLessThanOrEqual(360);
  }
  expect(grounds.size).toBe(2);
  expect(requested.filter((each) => !["/", "/favicon.ico", cardPath].includes(each))).toEqual([]);

  await page.goto(`http://127.0.0.1:${stranger}/`);
  await expect(page.getByTitle("Valora")).toBeVisible();
  await expect(card.getByRole("heading")).toHaveCount(0);
  const revoked = await fetch(`${server.origin}/api/v1/share-links/${link.id}`, {
    method: "DELETE",
    headers: { Cookie: `${name}=${value}` },
  });
  expect(revoked.status).toBe(204);
  await page.goto(`http://127.0.0.1:${welcome}/`);
  await expect(card.getByText("Este análisis ya no se comparte.")).toBeVisible();
  const over = await fetch(server.origin + cardPath);
  expect([over.status, (await over.text()).includes("ya no se comparte")], "to a program too").toEqual([410, true]);
  await context.close();
});
