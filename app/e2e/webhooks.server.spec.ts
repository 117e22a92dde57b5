import { type Browser, expect, type Page, test } from "@playwright/test";
import { askedToday } from "../../scripts/sweeps/asked-today-contract.ts";
import { type Receiver, startReceiver } from "../features/webhooks/delivery/receiver-contract.ts";
import {
  accessToken,
  type ServiceServer,
  startService,
  topic,
} from "../features/webhooks/delivery/services/service-servers-contract.ts";
import { browsersToday } from "./browsers-today.ts";
import { serverOfFile } from "./team-server.ts";

// A reader's webhook and channel, each from its first test to its end, with a server, a receiver and an ntfy of their own.
let receiver: Receiver;
let ntfy: ServiceServer;
const server = serverOfFile("editor", 12, async () => {
  receiver = await startReceiver((response) => response.writeHead(200).end("thanks"));
  ntfy = await startService("ntfy");
  return { WEBHOOK_PRIVATE_HOSTS: `${receiver.host},${ntfy.host}` };
});
test.describe.configure({ mode: "serial" });
test.afterAll(async () => {
  await receiver.close();
  await ntfy.close();
});

const words = {
  es: {
    ...{
      address: "Dirección",
      gap: /diferencia/,
      filing: /presenta cuentas nuevas/,
      add: "Añadir",
      secret: /El secreto de/,
    },
    ...{ open: /Ver envíos y ajustes de/, test: "Enviar una prueba", delivered: /Entregado/, answer: /Respuesta/ },
    ...{ rotate: "Crear otro secreto", again: /Enviar otra vez/, pause: "Pausar", paused: "En pausa" },
    ...{ resume: "Reanudar", remove: "Borrar esta dirección", none: "Todavía no hay ninguna." },
    refused: /Esa dirección no vale/,
  },
  en: {
    ...{ address: "Address", gap: /the gap fires/, filing: /files new accounts/, add: "Add", secret: /The secret of/ },
    ...{ open: /Deliveries and settings of/, test: "Send a test", delivered: /Delivered/, answer: /Answer/ },
    ...{ rotate: "Create a new secret", again: /Send again/, pause: "Pause", paused: "Paused" },
    ...{ resume: "Resume", remove: "Delete this address", none: "There are none yet." },
    refused: /That address will not do/,
  },
  it: {
    ...{
      address: "Indirizzo",
      gap: /sulla differenza/,
      filing: /pubblica nuovi bilanci/,
      add: "Aggiungi",
      secret: /Il segreto di/,
    },
    ...{ open: /Invii e impostazioni di/, test: "Invia una prova", delivered: /Consegnato/, answer: /Risposta/ },
    ...{ rotate: "Crea un altro segreto", again: /Invia di nuovo/, pause: "Metti in pausa", paused: "In pausa" },
    ...{ resume: "Riprendi", remove: "Elimina questo indirizzo", none: "Non ce n’è ancora nessuno." },
    refused: /Questo indirizzo non va bene/,
  },
} as const;

/** A phone of the person who has signed in. */
async function phoneOf(browser: Browser, hasScripts: boolean): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: hasScripts, viewport: { width: 390, height: 844 } });
  await context.addCookies([server.session]);
  return context.newPage();
}

/** Nothing stands beyond the edge of a phone. */
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

const kindsOfBrowser = browsersToday(1).map((scripts) => scripts === "with");

for (const [shift, hasScripts] of kindsOfBrowser.entries()) {
  for (const [language, t] of askedToday(Object.entries(words), { days: 3, shift })) {
    test(`a webhook is added, tried, exchanged and deleted, in ${language}, ${hasScripts ? "with" : "without"} scripts`, async ({
      browser,
    }) => {
      const page = await phoneOf(browser, hasScripts);
      await page.goto(`${server.origin}/webhooks?lang=${language}`);
      await page.getByLabel(t.address, { exact: true }).fill("https://10.0.0.1/told");
      await page.getByRole("button", { name: t.add, exact: true }).click();
      await expect(page.getByText(t.refused).first()).toBeVisible();
      await page.getByLabel(t.address, { exact: true }).fill(`${receiver.address}?from=${"a".repeat(90)}`);
      await page.getByLabel(t.filing).check();
      await page.getByRole("button", { name: t.add, exact: true }).click();
      const secret = await page.getByLabel(t.secret).inputValue();
      expect(secret).toMatch(/^whsec_[\w+/=]{44}$/);
      receiver.knows(secret);
      await page.getByRole("link", { name: t.open }).click();
      const before = receiver.received.length;
      await page.getByRole("button", { name: t.test }).click();
      await expect.poll(() => receiver.received.length).toBe(before + 1);
      expect(receiver.received.at(-1)).toMatchObject({ isGenuine: true });
      await expect(async () => {
        await page.reload();
        await expect(page.getByText(t.delivered)).toBeVisible({ timeout: 500 });
      }).toPass();
      await page.locator("summary", { hasText: t.answer }).click();
      await expect(page.getByText("thanks")).toBeVisible();
      expect(await fits(page)).toBe(true);
      await page.getByRole("button", { name: t.again }).click();
      await expect.poll(() => receiver.received.length).toBe(before + 2);
      expect(receiver.received.at(-1)?.id).toBe(receiver.received.at(-2)?.id);
      await page.getByRole("button", { name: t.rotate }).click();
      expect(await page.getByLabel(t.secret).inputValue()).not.toBe(secret);
      await page.getByRole("button", { name: t.pause }).click();
      await expect(page.getByText(t.paused, { exact: true })).toBeVisible();
      await page.getByRole("button", { name: t.resume }).click();
      await page.goto(`${server.origin}/channels?lang=${language}`);
      expect(await fits(page), "a long address breaks in the list of what reaches whom").toBe(true);
      await page.goto(`${server.origin}/webhooks?lang=${language}`);
      await page.getByRole("link", { name: t.open }).click();
      const deletion = page.getByRole("button", { name: t.remove, includeHidden: true });
      await expect(deletion, "one press deletes nothing").toBeHidden();
      await page.locator("summary", { hasText: t.remove }).press("Enter");
      await deletion.press("Enter");
      await expect(page.getByText(t.none)).toBeVisible();
      await page.context().close();
    });
  }
}

for (const hasScripts of kindsOfBrowser) {
  test(`a channel of ntfy is added, tried and deleted, and what is mailed is chosen, ${hasScripts ? "with" : "without"} scripts`, async ({
    browser,
  }) => {
    const page = await phoneOf(browser, hasScripts);
    await page.goto(`${server.origin}/channels`);
    await page.getByRole("navigation", { name: "Servicio" }).getByRole("link", { name: "ntfy" }).click();
    await expect(page.getByText(/suscríbete a un tema/)).toBeVisible();
    await page.getByLabel("Servidor").fill(ntfy.address);
    await page.getByLabel("Tema", { exact: true }).fill("dos palabras");
    await page.getByLabel(/^Token/).fill(accessToken);
    await page.getByRole("button", { name: "Añadir el canal" }).click();
    await expect(page.getByText(/no es un chat, un tema o una sala/).first()).toBeVisible();
    await expect(page.getByLabel("Servidor"), "what was typed stays").toHaveValue(ntfy.address);
    await expect(page.getByLabel(/^Token/), "but for the token").toHaveValue("");
    await page.getByLabel("Tema", { exact: true }).fill(topic);
    await page.getByLabel(/^Token/).fill(accessToken);
    await page.getByLabel("Con el resumen, en un solo mensaje").check();
    await page.getByRole("button", { name: "Añadir el canal" }).click();
    await expect(page.getByRole("heading", { level: 1, name: `ntfy · ${topic}` })).toBeVisible();
    await expect(page.getByLabel("Con el resumen, en un solo mensaje")).toBeChecked();
    const before = ntfy.received.length;
    await page.getByRole("button", { name: "Enviar una prueba" }).click();
    await expect.poll(() => ntfy.received.length).toBe(before + 1);
    expect(ntfy.received.at(-1)?.sent).toMatchObject({ topic, title: "Prueba de Valora" });
    await expect(async () => {
      await page.reload();
      await expect(page.getByText(/Entregado/)).toBeVisible({ timeout: 500 });
    }).toPass();
    await page.locator("summary", { hasText: /Respuesta/ }).click();
    await expect(page.getByText("Este canal funciona: aquí llegarán los avisos que has elegido.")).toBeVisible();
    expect(await fits(page)).toBe(true);
    const deletion = page.getByRole("button", { name: "Borrar este canal", includeHidden: true });
    await expect(deletion, "one press deletes nothing").toBeHidden();
    await page.locator("summary", { hasText: "Borrar este canal" }).click();
    await deletion.click();
    await expect(page.getByText("Todavía no hay ninguno.")).toBeVisible();
    await page.locator("summary", { hasText: "Elegir qué llega por correo" }).click();
    const mails = page.getByRole("form", { name: "Guardar los correos" });
    const timingOf = (event: RegExp, timing: string) =>
      mails.getByRole("group", { name: event }).getByLabel(timing, { exact: true });
    await timingOf(/aviso sobre el precio/, "No").check();
    await timingOf(/aviso sobre el estado/, "En el resumen").check();
    for (const day of ["Lunes", "Martes", "Miércoles", "Jueves", "Viernes", "Sábado", "Domingo"])
      await mails.getByLabel(day).uncheck();
    await mails.getByRole("button").click();
    await expect(mails.getByText("Elige al menos un día para el resumen.")).toBeVisible();
    await expect(timingOf(/aviso sobre el precio/, "No"), "what was chosen stays").toBeChecked();
    await mails.getByLabel("Viernes").check();
    await mails.getByLabel("Hora", { exact: true }).selectOption("18:00");
    await mails.getByLabel("Zona horaria").selectOption("America/New_York");
    expect(await fits(page)).toBe(true);
    await mails.getByRole("button").click();
    await expect(page.getByText(/El próximo resumen sale el .*18:00, hora de America\/New_York\./)).toBeVisible();
    const placesOf = (event: string) => page.locator("dl > div", { hasText: event });
    await expect(placesOf("aviso sobre el precio")).toContainText("En ningún sitio");
    await expect(placesOf("aviso sobre el estado")).toContainText("Correo, en el resumen");
    await expect(placesOf("aviso sobre la diferencia").getByText("Correo", { exact: true })).toBeVisible();
    await page.context().close();
  });
}
