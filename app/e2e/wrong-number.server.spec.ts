import { type Browser, type BrowserContext, expect, type Page, test } from "@playwright/test";
import { axeViolations } from "./axe.ts";
import { browsersToday } from "./browsers-today.ts";
import { hydratedParts } from "./hydrated-parts.ts";
import { mailServerOfFile, serverOfFile } from "./team-server.ts";

// A number that a reader takes for wrong, from its trace to the answer. One server with an administrator for all of it; a browser
// without scripts is opened where one is needed.
const team = "team@test.example";
const mailServer = mailServerOfFile();
const server = serverOfFile("admin", 31, () => ({ ...mailServer.settings(), CONTACT_EMAIL: team, PLAN_LIMITS: "off" }));

const at = (path: string) => `${server.origin}${path}`;

const opened = async (browser: Browser, scripts: "with" | "without"): Promise<BrowserContext> =>
  browser.newContext({ javaScriptEnabled: scripts === "with", locale: "es-ES" });

/** The text of the mail to an address that has these words, once it has come. */
async function mailTo(recipient: string, words: string): Promise<string> {
  const found = () =>
    mailServer.mails.find(({ recipients, text }) => recipients.join() === recipient && text.includes(words))?.text ??
    "";
  await expect.poll(found).not.toBe("");
  return found();
}

/** From the result to the form that names Apple's cash, by the drawer or by the list of steps. */
async function fromResultToForm(page: Page, scripts: "with" | "without"): Promise<void> {
  await page.goto(at("/analysis/AAPL?how=discountedCashFlow"));
  const panel = page.locator("#how-discountedCashFlow");
  if (scripts === "without") {
    await panel.getByText(/Todos los pasos, hasta las cuentas/).click();
    await panel.getByRole("link", { name: "No cuadra: Caja y equivalentes" }).click();
    return;
  }
  await page.waitForLoadState("networkidle");
  await panel.locator(".formula a").first().click();
  const drawer = page.getByRole("dialog");
  await drawer
    .locator("dt", { hasText: "Caja y equivalentes" })
    .locator("xpath=following-sibling::dd[1]")
    .getByRole("link")
    .click();
  await expect(drawer.getByRole("heading", { name: "Caja y equivalentes" })).toBeVisible();
  await drawer.getByRole("link", { name: "Este número no cuadra" }).click();
}

for (const scripts of browsersToday(0)) {
  test(`a number that looks wrong is reported, looked at and answered ${scripts} scripts`, async ({ browser }) => {
    const reader = `reader.${scripts}@test.example`;
    const visiting = await opened(browser, scripts);
    const page = await visiting.newPage();
    await fromResultToForm(page, scripts);
    const main = page.locator("main");
    await expect(main.getByRole("heading", { level: 1, name: "Este número no cuadra" })).toBeVisible();
    for (const told of ["AAPL", "Caja y equivalentes", "45.572 millones de USD", "Base de datos local"])
      await expect(main.getByText(told, { exact: true })).toBeVisible();

    // Refused, it keeps what was typed.
    await page.getByLabel("Dónde se puede leer").fill("sec");
    await page.getByLabel("Email (opcional)").fill(reader);
    await page.getByRole("button", { name: "Enviar" }).click();
    await expect(main.getByText("No es una dirección válida")).toBeVisible();
    await expect(page.getByLabel("Email (opcional)")).toHaveValue(reader);
    await page.getByLabel("Dónde se puede leer").fill("https://www.sec.gov/report");
    await page.getByRole("button", { name: "Enviar" }).click();
    await expect(main.getByText("Escribe cuánto debería ser, o qué no cuadra.")).toBeVisible();
    await page.getByLabel("Cuánto debería ser").fill(`46.000 millones, ${scripts}`);
    await page.getByRole("button", { name: "Enviar" }).click();
    await expect(page.getByText("Lo comprobaremos con las cuentas presentadas")).toBeVisible();
    await expect(page).toHaveURL(/\/analysis\/AAPL\?how=discountedCashFlow/);
    await visiting.close();

    // A mail tells the team, with a link to the page that answers it.
    const told = await mailTo(team, `46.000 millones, ${scripts}`);
    expect(told).toContain(`De: ${reader}`);
    const place = /\/admin\/numbers\/[0-9a-f-]{36}/.exec(told)?.[0] ?? "";

    const working = await opened(browser, scripts);
    await working.addCookies([server.session]);
    const desk = await working.newPage();
    const answering = scripts === "with" ? await hydratedParts(desk) : null;
    await desk.goto(at("/admin"));
    await expect(desk.getByText("1 por mirar", { exact: false })).toBeVisible();
    await desk.goto(at("/admin/numbers?state=new&ticker=aapl"));
    await expect(desk.getByText(`Debería ser: 46.000 millones, ${scripts}`, { exact: false })).toBeVisible();
    const [table] = await Promise.all([
      desk.waitForEvent("download"),
      desk.getByRole("link", { name: "Descargar la tabla (CSV)" }).click(),
    ]);
    expect(table.suggestedFilename()).toBe("valora-numbers.csv");
    await desk.getByRole("link", { name: "AAPL · Caja y equivalentes" }).click();
    await expect(desk).toHaveURL(new RegExp(place));
    await answering?.("page");
    await desk.getByLabel("Estado").selectOption({ label: "Corregido" });
    await desk.getByLabel("Respuesta (opcional)").fill(`Tenías razón, ${scripts}.`);
    await desk.getByRole("button", { name: "Guardar" }).click();
    await expect(desk.getByText("Respuesta enviada")).toBeVisible();
    await expect(desk.locator("main").getByText(`Tenías razón, ${scripts}.`)).toBeVisible();
    await desk.goto(at("/admin/numbers?state=new"));
    await expect(desk.getByText("No hay ninguno.")).toBeVisible();
    await working.close();

    const answer = await mailTo(reader, "Tenías razón");
    expect(answer).toContain("Estado: Corregido");
    expect(answer).toContain("/analysis/AAPL?how=discountedCashFlow");
  });
}

for (const scripts of browsersToday(0)) {
  test(`a reader's own figure is put in from the trace and taken out again ${scripts} scripts`, async ({ browser }) => {
    const visiting = await opened(browser, scripts);
    const page = await visiting.newPage();
    await page.setViewportSize({ width: 390, height: 844 });
    const main = page.locator("main");
    await fromResultToForm(page, scripts);
    const field = page.getByLabel("Tu cifra, en millones de US$");
    await field.fill("muchos");
    await page.getByRole("button", { name: "Usar mi cifra" }).click();
    await expect(main.getByText("Escribe un número, por ejemplo", { exact: false })).toBeVisible();
    await expect(field).toHaveValue("muchos");
    await field.fill("1.000");
    await field.press("Enter");
    await expect(page).toHaveURL(/how=discountedCashFlow&figures=cashAndEquivalents\.\d{4}-\d\d-\d\d:1000000000USD/);
    const bar = main.getByRole("region", { name: /Una cifra de esta página es tuya/ });
    await expect(bar).toContainText("1.000 millones. Presentado: 45.572 millones.");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    if (scripts === "with") expect(await axeViolations(page)).toEqual([]);
    await bar.getByRole("link", { name: /Quitar tu cifra/ }).click();
    await expect(page).not.toHaveURL(/figures=/);
    await expect(bar).toHaveCount(0);
    await visiting.close();
  });
}

test("the drawer of a trace takes a reader's own figure by keyboard", async ({ browser }) => {
  const visiting = await opened(browser, "with");
  const page = await visiting.newPage();
  await page.goto(at("/analysis/KO/statements"));
  await page.waitForLoadState("networkidle");
  await page.locator("tbody a[data-trace]").first().press("Enter");
  const drawer = page.getByRole("dialog");
  await drawer.getByText("Usar mi propia cifra").press("Enter");
  await drawer.getByLabel(/Tu cifra/).fill("50.000");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/analysis\/KO\/statements\?figures=/);
  await expect(page.getByRole("region", { name: /Una cifra de esta página es tuya/ })).toBeVisible();
  await visiting.close();
});

test("a number of the statements and one of the technical page lead to the same form", async ({ browser }) => {
  const visiting = await opened(browser, "with");
  const page = await visiting.newPage();
  for (const path of ["/analysis/AAPL/statements", "/analysis/AAPL/technical"]) {
    await page.goto(at(path));
    await page.waitForLoadState("networkidle");
    const figure = await page.locator("tbody a[data-trace]").first().getAttribute("href");
    await page.goto(at(figure ?? ""));
    await page.getByRole("dialog").getByRole("link", { name: "Este número no cuadra" }).click();
    await expect(page.getByRole("heading", { level: 2, name: "El número" })).toBeVisible();
    await page.getByRole("link", { name: "Abrir la página donde se ve" }).click();
    await expect(page).toHaveURL(new RegExp(path));
  }
  await visiting.close();
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing on the pages of reported numbers, ${colorScheme} theme`, async ({ browser }) => {
    const context = await browser.newContext({ colorScheme, locale: "es-ES" });
    await context.addCookies([server.session]);
    const page = await context.newPage();
    const number = "ticker=KO&figure=beta&kind=reference&value=0.6&unit=ratio&currency=USD&page=/analysis/KO";
    await page.goto(at(`/report?${number}`));
    expect(await axeViolations(page)).toEqual([]);
    await page.getByLabel("Comentario").fill(`Mi beta es otra, ${colorScheme}.`);
    await page.getByRole("button", { name: "Enviar" }).click();
    await expect(page).toHaveURL(/\/analysis\/KO/);
    await page.goto(at("/report"));
    expect(await axeViolations(page)).toEqual([]);
    await page.goto(at("/admin/numbers?ticker=KO"));
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole("link", { name: "KO · Beta" }).first().click();
    await expect(page.getByText(`Mi beta es otra, ${colorScheme}.`)).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await context.close();
  });
}
