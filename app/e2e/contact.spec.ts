import { randomInt } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";

/** As if from another house: what is counted by address starts afresh. */
const fromElsewhere = (page: Page) =>
  page.setExtraHTTPHeaders({ "X-Forwarded-For": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` });

const words = {
  es: {
    title: "Contacto",
    email: "Email",
    subject: "Asunto",
    message: "Mensaje",
    send: "Enviar mensaje",
    wrong: ["Email inválido", "El asunto es requerido", "El mensaje debe tener al menos 10 caracteres"],
    sent: "Mensaje enviado",
  },
  en: {
    title: "Contact",
    email: "Email",
    subject: "Subject",
    message: "Message",
    send: "Send message",
    wrong: ["Invalid email", "The subject is required", "The message must be at least 10 characters long"],
    sent: "Message sent",
  },
  it: {
    title: "Contatti",
    email: "Email",
    subject: "Oggetto",
    message: "Messaggio",
    send: "Invia il messaggio",
    wrong: ["Email non valida", "L’oggetto è obbligatorio", "Il messaggio deve avere almeno 10 caratteri"],
    sent: "Messaggio inviato",
  },
} as const;

for (const language of ["es", "en", "it"] as const) {
  test(`a message that is refused keeps what was typed, and is sent when put right, in ${language}`, async ({
    page,
  }) => {
    const say = words[language];
    const main = page.locator("main");
    await fromElsewhere(page);
    await page.goto(`/contact?lang=${language}`);
    await expect(page.getByRole("heading", { level: 1, name: say.title })).toBeVisible();
    await page.getByLabel(say.email).fill("ana");
    await page.getByLabel(say.message).fill("<b>corto");
    await page.getByRole("button", { name: say.send }).click();
    for (const wrong of say.wrong) await expect(main.getByText(wrong)).toBeVisible();
    await expect(page.getByLabel(say.email)).toHaveValue("ana");
    await expect(page.getByLabel(say.message)).toHaveValue("<b>corto");
    await page.getByLabel(say.email).fill("ana@test.example");
    await page.getByLabel(say.subject).fill("KO");
    await page.getByLabel(say.message).fill("<script>alert(1)</script> 0123456789");
    await page.getByRole("button", { name: say.send }).click();
    await expect(page.getByText(say.sent)).toBeVisible();
    await expect(page.getByLabel(say.message)).toHaveValue("");
  });
}

test("only an admin sees messages, accounts and outgoing mail", async ({ page, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled === false, "the server answers, whatever the browser runs");
  for (const path of ["/admin", "/admin/people", "/admin/messages", "/admin/messages/x", "/admin/outbox"])
    expect((await page.goto(path))?.status(), path).toBe(404);
});
