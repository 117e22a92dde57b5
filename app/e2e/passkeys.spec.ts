import { randomInt } from "node:crypto";
import { type CDPSession, expect, type Page, test } from "@playwright/test";
import { askedToday } from "../../scripts/sweeps/asked-today-contract.ts";
import { type ReceivedMail, startMailServer } from "./mail-server.ts";

// A passkey from its first day to its last, with the authenticator that Chromium has for tests. Passkeys are bound to a host name.
const port = Number(process.env.E2E_PORT ?? 4177);
const site = `http://localhost:${port}`;
let server: { mails: ReceivedMail[]; stop(): void };
test.beforeAll(async () => {
  server = await startMailServer(port + 1);
});
test.afterAll(() => server.stop());
/** The window is used again by the next test, and takes one authenticator at a time. */
let takeAway: () => Promise<unknown> = async () => {};
test.afterEach(async () => {
  await takeAway();
  takeAway = async () => {};
});
test.use({ baseURL: site });

const password = "correct horse battery 9";
const elsewhere = () => ({ "X-Forwarded-For": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` });
const mailsTo = (email: string, part: string) =>
  server.mails.filter(({ recipients, text }) => recipients.join() === email && text.includes(part));

async function signedIn(page: Page, email: string, language: string): Promise<void> {
  const data = { email, password, displayName: "Ana", isOldEnough: true, language };
  const post = (path: string, body: object) => page.request.post(path, { data: body, headers: elsewhere() });
  expect((await post("/api/v1/auth/sign-up", data)).status()).toBe(200);
  await expect.poll(() => mailsTo(email, "/auth/confirm?token=").length).toBe(1);
  const token = /token=([\w-]+)/.exec(mailsTo(email, "/auth/confirm?token=")[0]?.text ?? "")?.[1];
  expect((await post("/api/v1/auth/confirm", { token })).status()).toBe(200);
  expect((await post("/api/v1/auth/sign-in", { email, password })).status()).toBe(200);
}

async function withAuthenticator(page: Page): Promise<{ devtools: CDPSession; authenticatorId: string }> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  takeAway = () => devtools.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId });
  return { devtools, authenticatorId };
}

const words = {
  es: {
    manage: "Ver las llaves de acceso",
    name: "Nombre",
    add: "Añadir una llave de acceso",
    added: "Llave de acceso añadida",
    mailed: "Tu cuenta tiene una llave de acceso nueva",
    enter: "Entrar con una llave de acceso",
    welcome: "Has iniciado sesión correctamente",
    known: "Este dispositivo ya tiene una llave de acceso de tu cuenta.",
    copied: "su contador va hacia atrás",
    cancelled: "No se ha usado ninguna llave de acceso.",
    rename: "Cambiar el nombre de móvil",
    save: "Guardar el nombre",
    renamed: "Nombre cambiado",
    remove: "Quitar la llave de acceso portátil",
    removed: "Llave de acceso quitada",
    unknown: "Ninguna cuenta de aquí tiene esa llave de acceso.",
    notHere: "Este navegador no puede usar llaves de acceso en esta dirección",
  },
  en: {
    manage: "See your passkeys",
    name: "Name",
    add: "Add a passkey",
    added: "Passkey added",
    mailed: "Your account has a new passkey",
    enter: "Sign in with a passkey",
    welcome: "You have signed in successfully",
    known: "This device already has a passkey of your account.",
    copied: "its counter goes backwards",
    cancelled: "No passkey was used.",
    rename: "Change the name of móvil",
    save: "Save the name",
    renamed: "Name changed",
    remove: "Remove the passkey portátil",
    removed: "Passkey removed",
    unknown: "No account here has that passkey.",
    notHere: "This browser cannot use passkeys at this address",
  },
  it: {
    manage: "Vedi le tue passkey",
    name: "Nome",
    add: "Aggiungi una passkey",
    added: "Passkey aggiunta",
    mailed: "Il tuo account ha una nuova passkey",
    enter: "Accedi con una passkey",
    welcome: "Hai effettuato l’accesso",
    known: "Questo dispositivo ha già una passkey del tuo account.",
    copied: "il suo contatore torna indietro",
    cancelled: "Non è stata usata nessuna passkey.",
    rename: "Cambia il nome di móvil",
    save: "Salva il nome",
    renamed: "Nome cambiato",
    remove: "Togli la passkey portátil",
    removed: "Passkey tolta",
    unknown: "Nessun account di qui ha questa passkey.",
    notHere: "Questo browser non può usare le passkey a questo indirizzo",
  },
} as const;

for (const [language, say] of askedToday(Object.entries(words), { days: 3, shift: 2 })) {
  test(`a passkey from its first day to its last, in ${language}`, async ({ page, javaScriptEnabled }) => {
    const email = `key.${randomInt(1e9)}@test.example`;
    const lang = language === "es" ? "" : `?lang=${language}`;
    const main = page.locator("main");
    const press = (name: string) => main.getByRole("button", { name, exact: true }).click();
    const isTold = (text: string) => expect(page.getByRole("status").getByText(text)).toBeVisible();
    await page.setExtraHTTPHeaders(elsewhere());
    await signedIn(page, email, language);
    if (javaScriptEnabled === false) {
      // Without scripts the page says why there is nothing to press, and the way in has no button that does nothing.
      await page.goto(`/profile/passkeys${lang}`);
      await expect(main.getByText(say.notHere)).toBeVisible();
      await page.context().clearCookies({ name: "valora-session" });
      await page.goto(`/auth${lang}`);
      await expect(main.getByRole("button", { name: say.enter })).toHaveCount(0);
      return;
    }
    const { devtools, authenticatorId } = await withAuthenticator(page);
    const credentials = async () => (await devtools.send("WebAuthn.getCredentials", { authenticatorId })).credentials;

    await page.goto(`/profile${lang}`);
    await main.getByRole("link", { name: say.manage }).click();
    const name = main.getByRole("form", { name: say.add }).getByLabel(say.name, { exact: true });
    await name.fill("móvil");
    await press(say.add);
    await isTold(say.added);
    const [made] = await credentials();
    expect(made).toMatchObject({ rpId: "localhost", isResidentCredential: true });
    await expect.poll(() => mailsTo(email, say.mailed).length).toBe(1);
    await name.fill("otro");
    await press(say.add);
    await expect(main.getByText(say.known)).toBeVisible();

    const leave = () => page.context().clearCookies({ name: "valora-session" });
    await leave();
    await page.goto(`/auth?return=%2Fprofile%2Fpasskeys${lang.replace("?", "&")}`);
    await press(say.enter);
    await isTold(say.welcome);
    await expect(page).toHaveURL(/\/profile\/passkeys/);
    expect((await credentials())[0]?.signCount).toBeGreaterThan(made?.signCount ?? 0);

    // A copy of the passkey, made before it was used.
    if (made === undefined) throw new Error("no passkey was made");
    await devtools.send("WebAuthn.clearCredentials", { authenticatorId });
    await devtools.send("WebAuthn.addCredential", { authenticatorId, credential: { ...made, signCount: 0 } });
    await leave();
    await page.goto(`/auth${lang}`);
    await press(say.enter);
    await expect(main.getByText(say.copied)).toBeVisible();
    await devtools.send("WebAuthn.clearCredentials", { authenticatorId });
    await devtools.send("WebAuthn.addCredential", { authenticatorId, credential: { ...made, signCount: 99 } });
    await press(say.enter);
    await isTold(say.welcome);

    await page.goto("/profile/passkeys");
    await main.getByText(say.rename).click();
    const form = main.getByRole("form", { name: say.save });
    await form.getByLabel(say.name, { exact: true }).fill("portátil");
    await press(say.save);
    await isTold(say.renamed);
    const removal = main.getByRole("button", { name: say.remove, includeHidden: true });
    await expect(removal, "one press removes nothing").toBeHidden();
    await main.getByLabel(say.remove).and(page.locator("summary")).press("Enter");
    await removal.press("Enter");
    await isTold(say.removed);
    await leave();
    await page.goto(`/auth${lang}`);
    await press(say.enter);
    await expect(main.getByText(say.unknown)).toBeVisible();
    // The person turns the browser's question away.
    await devtools.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: false });
    await press(say.enter);
    await expect(main.getByText(say.cancelled)).toBeVisible();
  });
}
