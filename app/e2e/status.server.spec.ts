import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, expect, test } from "@playwright/test";
import { axeViolations } from "./axe.ts";
import { browsersToday } from "./browsers-today.ts";
import { mailSettings, portAt, serverOfFile } from "./team-server.ts";

// What administrators see of an installation whose mail server and backup folder are broken. One server for all of it.
const place = 83;
const closed = portAt(place + 1);
const server = serverOfFile("admin", place, () => mailSettings(closed));

const texts = {
  es: {
    title: "Estado",
    faults: "Una cosa no funciona.",
    mail: "Servidor de correo",
    todo: "Qué hacer:",
    none: "Todavía ninguna",
    alerts: /avisos · Funciona.*Cada 15 minutos · última vez: .+ · próxima: .+/s,
    unread: "No se puede leer la carpeta de copias",
  },
  en: {
    title: "Status",
    faults: "One thing is not working.",
    mail: "Mail server",
    todo: "What to do:",
    none: "None yet",
    alerts: /alerts · Works.*Every 15 minutes · last run: .+ · next: .+/s,
    unread: "The backup folder cannot be read",
  },
  it: {
    title: "Stato",
    faults: "Una cosa non funziona.",
    mail: "Server di posta",
    todo: "Che cosa fare:",
    none: "Ancora nessuno",
    alerts: /avvisi · Funziona.*Ogni 15 minuti · ultima volta: .+ · prossima: .+/s,
    unread: "Non si può leggere la cartella dei backup",
  },
} as const;
type Texts = (typeof texts)[keyof typeof texts];

async function openedBy(browser: Browser, { scripts, isAdmin }: { scripts: boolean; isAdmin: boolean }) {
  const context = await browser.newContext({
    javaScriptEnabled: scripts,
    locale: "es-ES",
    baseURL: server.origin,
    viewport: { width: 390, height: 844 },
  });
  if (isAdmin) await context.addCookies([server.session]);
  return { context, page: await context.newPage() };
}

for (const scripts of browsersToday(0).map((kind) => kind === "with")) {
  test(`tells what fails first, why and what to do, on a phone ${scripts ? "with" : "without"} scripts`, async ({
    browser,
  }) => {
    const { context, page } = await openedBy(browser, { scripts, isAdmin: true });
    const main = page.locator("main");
    const fact = (name: RegExp) => main.locator("dl > div").filter({ hasText: name }).locator("dd");
    for (const [lang, said] of Object.entries(texts) as [string, Texts][]) {
      await expect
        .poll(async () => {
          await page.goto(`/admin/status?lang=${lang}`);
          return main.getByRole("status").innerText();
        }, "the mail server is looked at every twenty seconds")
        .toBe(said.faults);
      await expect(main.getByRole("heading", { level: 1, name: said.title, exact: true })).toBeVisible();
      const rows = main.locator("section").first().getByRole("listitem");
      await expect(rows.first()).toContainText(said.mail);
      await expect(rows.first()).toContainText(said.todo);
      await expect(rows.first()).toContainText("SMTP_URL");
      await expect(rows.first()).toContainText(`ECONNREFUSED 127.0.0.1:${closed}`);
      await expect(main.getByText(said.todo), "of what fails alone").toHaveCount(1);
      expect(await rows.count()).toBeGreaterThan(8);
      await expect(rows.filter({ hasText: said.alerts }), "when a repeated job ran, and when it will").toHaveCount(1);
      for (const row of await main.locator("dl dd").all()) await expect(row).not.toBeEmpty();
      await expect(main.getByText(said.none, { exact: true })).toBeVisible();
      if (scripts) expect(await axeViolations(page)).toEqual([]);
      expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(390);
    }
    await expect(fact(/Versione/)).toHaveText(/^\d+\.\d+\.\d+$/);
    await expect(fact(/Spazio libero/)).toHaveText(/^[\d.,]+ \S+ su [\d.,]+ \S+$/);
    await context.close();
  });
}

test("is the same for programs, and there is no such page for others", async ({ browser }) => {
  const { context, page } = await openedBy(browser, { scripts: false, isAdmin: true });
  const answer = await page.request.get("/api/v1/status?lang=it");
  const { dependencies, isWell } = await answer.json();
  expect(isWell).toBe(false);
  const down = dependencies.filter(({ state }: { state: string }) => state === "down");
  expect(down).toMatchObject([{ dependency: "mail", part: null, advice: expect.stringContaining("SMTP_URL") }]);
  await context.close();
  const stranger = await openedBy(browser, { scripts: false, isAdmin: false });
  expect((await stranger.page.goto("/admin/status"))?.status()).toBe(404);
  await stranger.context.close();
});

test("says that it cannot read the backup folder, and not that there are none", async ({ browser }) => {
  rmSync(join(server.folder, "backups"), { recursive: true, force: true });
  writeFileSync(join(server.folder, "backups"), "not a folder");
  const { context, page } = await openedBy(browser, { scripts: false, isAdmin: true });
  for (const [lang, { unread, none }] of Object.entries(texts) as [string, Texts][]) {
    await page.goto(`/admin/status?lang=${lang}`);
    await expect(page.locator("main").getByText(unread).first()).toBeVisible();
    await expect(page.locator("main").getByText(none, { exact: true })).toHaveCount(0);
  }
  await context.close();
});
