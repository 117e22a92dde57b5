import { expect, type Page, test } from "@playwright/test";
import { serverOfFile } from "./team-server.ts";

// One account: as its person, by a key, with what is made once and what is deleted.
const server = serverOfFile("editor", 97);

const send = (page: Page) => page.getByRole("button", { name: "Enviar" }).click();
const said = (page: Page) => page.locator("#said");
const answer = async (page: Page): Promise<unknown> =>
  JSON.parse((await page.getByRole("region", { name: "Contenido" }).textContent()) ?? "");
/** A part of an answer, by its names. */
const at = (value: unknown, ...names: (string | number)[]): unknown =>
  names.reduce<unknown>((part, name) => (part as Record<string | number, unknown> | undefined)?.[name], value);

test("a person watches a company, once; a key reads the list; nothing is done that was not wanted", async ({
  browser,
}) => {
  const { origin, session } = server;
  const context = await browser.newContext({ locale: "es-ES", baseURL: origin });
  await context.addCookies([session]);
  const page = await context.newPage();
  const posted: string[] = [];
  page.on("request", (request) => request.method() !== "GET" && posted.push(request.method()));

  await page.goto("/api/docs/try/watchCompany?lang=es");
  await expect(page.getByText("La petición va a tu nombre, Ana, con la sesión")).toBeVisible();
  const once = await page.getByLabel("Idempotency-Key").inputValue();
  expect(once).toMatch(/^[\da-f]{32}$/);
  await send(page);
  // The browser says what is missing.
  await expect(page.getByLabel("Quiero que se haga")).toBeFocused();
  expect(posted).toEqual([]);
  await page.getByLabel("Quiero que se haga").check();
  await send(page);
  await expect(said(page)).toHaveText("201 Created");
  const first = await answer(page);
  await expect(page.getByLabel("Quiero que se haga")).not.toBeChecked();
  await page.getByLabel("Quiero que se haga").check();
  await send(page);
  await expect(page.locator("#facts")).toContainText("Idempotent-Replayed");
  expect(await answer(page)).toEqual(first);
  await page.getByRole("button", { name: "Generar otra Idempotency-Key" }).click();
  expect(await page.getByLabel("Idempotency-Key").inputValue()).not.toBe(once);

  await page.goto("/api/docs/try/createKey?lang=es");
  await expect(page.getByLabel("Clave de la API")).toHaveCount(0);
  await expect(page.getByText("Desde un programa se rechaza")).toBeVisible();
  await page.getByLabel("Contenido application/json").fill('{ "name": "prueba", "access": "read" }');
  await page.getByLabel("Quiero que se haga").check();
  await send(page);
  await expect(said(page)).toHaveText("201 Created");
  const key = String(at(await answer(page), "key"));
  expect(key).toMatch(/^valora_/);

  // As a program asks: the session stays out of it.
  await page.goto("/api/docs/try/watchlist?lang=es");
  await page.getByLabel("Clave de la API").fill(key);
  const asked = page.waitForRequest(/\/api\/v1\/watchlist/);
  await send(page);
  expect(await (await asked).headerValue("cookie")).toBeNull();
  await expect(said(page)).toHaveText("200 OK");
  const id = String(at(await answer(page), "companies", 0, "id"));

  await page.goto("/api/docs/try/unwatchCompany?lang=es");
  await expect(page.getByText("no se puede recuperar")).toBeVisible();
  await page.getByLabel("Quiero que se haga").check();
  await page.getByLabel("id obligatorio").fill("..");
  const before = posted.length;
  await send(page);
  await expect(page.getByLabel("id obligatorio")).toBeFocused();
  expect(posted.length).toBe(before);
  await page.getByLabel("id obligatorio").fill(id);
  await send(page);
  await expect(said(page)).toHaveText("204 No Content");
  await expect(page.getByText("La respuesta no tiene contenido.")).toBeVisible();
  await context.close();
});
