import type { ChildProcess } from "node:child_process";
import { expect, type Page, test } from "@playwright/test";
import { axeViolations } from "./axe.ts";
import { ownSettings, removeFolder, startOwnServer, stopOwnServer } from "./own-server.ts";
import { startAnalyticsServer } from "./servers/analytics-server.ts";

// A server of its own, whose operator has set up a service that counts readers.
const port = Number(process.env.E2E_PORT ?? 4177) + 9;
let service: Awaited<ReturnType<typeof startAnalyticsServer>>;
let settings: ReturnType<typeof ownSettings>;
let server: ChildProcess;

test.beforeAll(async () => {
  service = await startAnalyticsServer();
  settings = ownSettings(port, {
    ANALYTICS_SCRIPT: `${service.origin}/js/script.js`,
    ANALYTICS_SITE: "valora.example",
  });
  server = await startOwnServer(settings);
});
test.afterAll(async () => {
  await stopOwnServer(server);
  await service.stop();
  removeFolder(settings);
});

const read = async (page: Page, path: string) => {
  const response = await page.goto(`${settings.origin}${path}`);
  return (await response?.allHeaders())?.["content-security-policy"] ?? "";
};
const noticeIn = (page: Page, title: string) => page.getByRole("region", { name: title });

// Without scripts nothing is counted, so consent is not asked.
test("a reader is asked first, may say no as easily as yes, and may change their mind", async ({ page }) => {
  expect(await read(page, "/blog?lang=it")).not.toContain(service.origin);
  const asked = noticeIn(page, "Possiamo contare la tua visita?");
  await expect(asked).toContainText(new URL(service.origin).host);
  expect(await axeViolations(page, { include: "section[aria-labelledby=analytics-title]" })).toEqual([]);
  await asked.getByRole("button", { name: "Rifiuta" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Rifiutato")).toBeVisible();
  await expect(page).toHaveURL(/\/blog\?lang=it$/);
  await read(page, "/");
  await expect(noticeIn(page, "¿Podemos contar tu visita?")).toHaveCount(0);
  expect([service.requests(), service.pages]).toEqual([0, []]);

  expect(await read(page, "/cookies")).not.toContain(service.origin);
  await expect(page.getByText("Has rechazado: no se carga nada de fuera.")).toBeVisible();
  await page.getByRole("button", { name: "Aceptar" }).click();
  await expect(page.getByText("Has aceptado: se cuentan las páginas que lees.")).toBeVisible();
  await expect.poll(() => service.pages).toEqual(["valora.example /cookies"]);
  await page.getByRole("contentinfo").getByRole("link", { name: "Preguntas frecuentes" }).click();
  await expect.poll(() => service.pages.at(-1)).toBe("valora.example /faq");
  const policy = await read(page, "/faq");
  expect(policy).toContain(`connect-src 'self' ${service.origin};`);
  await expect.poll(() => service.pages.length).toBe(3);

  await page.getByRole("banner").getByRole("link", { name: "Iniciar sesión" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.locator("script[data-domain]")).toHaveCount(0);
  expect(await read(page, "/auth")).not.toContain(service.origin);

  await read(page, "/cookies");
  await expect.poll(() => service.pages.length).toBe(4);
  await page.getByRole("button", { name: "Rechazar" }).click();
  await expect(page.getByText("Has rechazado: no se carga nada de fuera.")).toBeVisible();
  await read(page, "/methods");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("script[data-domain]")).toHaveCount(0);
  expect(service.pages).toHaveLength(4);
});
