import { randomInt } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { askedToday } from "../../scripts/sweeps/asked-today-contract.ts";
import { type ReceivedMail, startMailServer } from "./mail-server.ts";

// The whole life of an account, as its owner lives it. The server hands its mails to the one started here.
const mailPort = Number(process.env.E2E_PORT ?? 4177) + 1;
let server: { mails: ReceivedMail[]; stop(): void };
test.beforeAll(async () => {
  server = await startMailServer(mailPort);
});
test.afterAll(() => server.stop());
// What cannot be pressed says so, instead of waiting for the end of the test.

/** As if from another house: what is counted by address starts afresh. */
const fromElsewhere = (page: Page) =>
  page.setExtraHTTPHeaders({ "X-Forwarded-For": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` });

/** The link in the latest mail to an address. */
async function linkFor(email: string, path: string): Promise<string> {
  const found = () =>
    server.mails
      .filter(({ recipients, text }) => recipients.join() === email && text.includes(`${path}?token=`))
      .map(({ text }) => /https?:\/\/\S+token=\S+/.exec(text)?.[0] ?? "")
      .at(-1) ?? "";
  await expect.poll(found).not.toBe("");
  return found();
}

const words = {
  es: {
    enter: "Iniciar sesión",
    leave: "Cerrar sesión",
    toSignUp: "¿No tienes cuenta? Crea una",
    signUp: "Crear cuenta",
    name: "Nombre",
    email: "Dirección de email",
    password: "Contraseña",
    age: "Tengo al menos 13 años",
    common: "Esa contraseña es de las primeras que se prueban",
    created: ["¡Cuenta creada!", "Revisa tu email para confirmar tu cuenta"],
    unconfirmed: "Falta confirmar tu dirección",
    confirm: "Confirmar mi dirección",
    confirmed: "Cuenta confirmada",
    wrong: "La dirección o la contraseña no son correctas",
    welcome: ["¡Bienvenido!", "Has iniciado sesión correctamente"],
    account: "Tu cuenta",
    save: "Guardar los cambios",
    saved: "Cambios guardados",
    keyName: "Nombre de la clave",
    createKey: "Crear una clave",
    newKey: "Tu clave nueva",
    revoke: "Revocar la clave programa",
    revoked: "Clave revocada",
    bye: ["Sesión cerrada", "Has cerrado sesión correctamente"],
    forgotten: "He olvidado mi contraseña",
    ask: "Enviar el enlace",
    asked: "Mensaje enviado",
    newPassword: "Contraseña nueva",
    set: "Cambiar la contraseña",
    isSet: "Contraseña cambiada",
    close: "Borrar mi cuenta",
    toClose: "Tu contraseña, para confirmarlo",
    closed: "Cuenta borrada",
  },
  en: {
    enter: "Sign in",
    leave: "Sign out",
    toSignUp: "No account yet? Create one",
    signUp: "Create account",
    name: "Name",
    email: "Email address",
    password: "Password",
    age: "I am at least 13 years old",
    common: "That password is among the first to be tried",
    created: ["Account created!", "Check your email to confirm your account"],
    unconfirmed: "Your address is not confirmed yet",
    confirm: "Confirm my address",
    confirmed: "Account confirmed",
    wrong: "The address or the password is wrong",
    welcome: ["Welcome!", "You have signed in successfully"],
    account: "Your account",
    save: "Save changes",
    saved: "Changes saved",
    keyName: "Name of the key",
    createKey: "Create a key",
    newKey: "Your new key",
    revoke: "Revoke the key programa",
    revoked: "Key revoked",
    bye: ["Signed out", "You have signed out successfully"],
    forgotten: "I have forgotten my password",
    ask: "Send the link",
    asked: "Message sent",
    newPassword: "New password",
    set: "Change the password",
    isSet: "Password changed",
    close: "Delete my account",
    toClose: "Your password, to confirm it",
    closed: "Account deleted",
  },
  it: {
    enter: "Accedi",
    leave: "Esci",
    toSignUp: "Non hai un account? Creane uno",
    signUp: "Crea account",
    name: "Nome",
    email: "Indirizzo email",
    password: "Password",
    age: "Ho almeno 13 anni",
    common: "Questa password è tra le prime che si provano",
    created: ["Account creato!", "Controlla la tua email per confermare l’account"],
    unconfirmed: "Il tuo indirizzo non è ancora confermato",
    confirm: "Conferma il mio indirizzo",
    confirmed: "Account confermato",
    wrong: "L’indirizzo o la password non sono corretti",
    welcome: ["Benvenuto!", "Hai effettuato l’accesso"],
    account: "Il tuo account",
    save: "Salva le modifiche",
    saved: "Modifiche salvate",
    keyName: "Nome della chiave",
    createKey: "Crea una chiave",
    newKey: "La tua nuova chiave",
    revoke: "Revoca la chiave programa",
    revoked: "Chiave revocata",
    bye: ["Sessione chiusa", "Sei uscito correttamente"],
    forgotten: "Ho dimenticato la password",
    ask: "Invia il link",
    asked: "Messaggio inviato",
    newPassword: "Nuova password",
    set: "Cambia la password",
    isSet: "Password cambiata",
    close: "Elimina il mio account",
    toClose: "La tua password, per confermare",
    closed: "Account eliminato",
  },
} as const;

for (const [language, say] of askedToday(Object.entries(words), { days: 3 })) {
  test(`an account from its first day to its last, in ${language}`, async ({ page }) => {
    const email = `ana.${randomInt(1e9)}@test.example`;
    const first = "correct horse battery 9";
    const second = "another horse battery 9";
    const field = (label: string) => page.getByLabel(label, { exact: true });
    const press = (name: string) => page.locator("main").getByRole("button", { name, exact: true }).click();
    const isTold = async (texts: readonly string[]) => {
      for (const text of texts) await expect(page.getByRole("status").getByText(text)).toBeVisible();
    };
    const enter = async (password: string) => {
      await fromElsewhere(page);
      await field(say.email).fill(email);
      await field(say.password).fill(password);
      await press(say.enter);
    };

    await fromElsewhere(page);
    await page.goto(language === "es" ? "/" : `/?lang=${language}`);
    await page.getByRole("banner").getByRole("link", { name: say.enter }).click();
    await page.getByRole("link", { name: say.toSignUp }).click();
    await field(say.name).fill("Ana María");
    await field(say.email).fill(email);
    await field(say.password).fill("Password2026");
    await page.getByLabel(say.age).check();
    await press(say.signUp);
    await expect(page.locator("main").getByText(say.common)).toBeVisible();
    await expect(field(say.email)).toHaveValue(email);
    await field(say.password).fill(first);
    await page.getByLabel(say.age).check();
    await press(say.signUp);
    await isTold(say.created);

    await enter(first);
    await expect(page.locator("main").getByText(say.unconfirmed)).toBeVisible();
    await page.goto(await linkFor(email, "/auth/confirm"));
    await press(say.confirm);
    await isTold([say.confirmed]);
    await enter("wrong horse battery 9");
    await expect(page.locator("main").getByText(say.wrong)).toBeVisible();
    await enter(first);
    await isTold(say.welcome);
    await expect(page.locator("html")).toHaveAttribute("lang", language);

    await page.getByRole("banner").getByRole("link", { name: "Ana María" }).click();
    await expect(page.getByRole("heading", { level: 1, name: say.account })).toBeVisible();
    const sections = page.locator("main section:has(> h2)");
    const titles = await sections.locator("> h2").allInnerTexts();
    const contents = page.locator("main nav");
    expect(await contents.getByRole("link").allInnerTexts(), "its contents name every section").toEqual(titles);
    for (const title of titles) {
      await contents.getByRole("link", { name: title, exact: true }).press("Enter");
      await expect(page.locator("section:target > h2")).toHaveText(title);
    }
    await field(say.name).fill("Berta");
    await press(say.save);
    await isTold([say.saved]);
    await expect(page.getByRole("banner").getByRole("link", { name: "Berta" })).toBeVisible();

    await field(say.keyName).fill("programa");
    await press(say.createKey);
    const key = await field(say.newKey).inputValue();
    const whose = () => page.request.get("/api/v1/me", { headers: { Authorization: `Bearer ${key}`, Cookie: "" } });
    expect(await (await whose()).json()).toMatchObject({ email, displayName: "Berta", language });
    const revoke = page.getByRole("button", { name: say.revoke, includeHidden: true });
    await expect(revoke, "one press revokes nothing").toBeHidden();
    await page.getByLabel(say.revoke).and(page.locator("summary")).press("Enter");
    await page.keyboard.press("Tab");
    await expect(revoke).toBeFocused();
    await revoke.press("Enter");
    await isTold([say.revoked]);
    expect((await whose()).status()).toBe(401);

    const taken = await (await page.request.get("/profile/export")).json();
    expect(taken).toMatchObject({ accounts: [{ email, display_name: "Berta" }], sessions: [{}], api_keys: [] });

    await page.getByRole("banner").getByRole("button", { name: say.leave }).click();
    await isTold(say.bye);
    await page.goto("/profile");
    await expect(page).toHaveURL(/\/auth\?return=%2Fprofile/);
    await page.getByRole("link", { name: say.forgotten }).click();
    // Both pages have a field for the address: the one to fill is beside this button.
    await expect(page.locator("main").getByRole("button", { name: say.ask, exact: true })).toBeVisible();
    await field(say.email).fill(email);
    await press(say.ask);
    await isTold([say.asked]);
    await page.goto(await linkFor(email, "/auth/reset"));
    await field(say.newPassword).fill(second);
    await press(say.set);
    await isTold([say.isSet]);
    await enter(second);
    await isTold(say.welcome);

    await page.goto("/profile");
    await field(say.toClose).fill(second);
    await press(say.close);
    await isTold([say.closed]);
    await expect(page.getByRole("banner").getByRole("link", { name: say.enter })).toBeVisible();
    await page.goto("/auth");
    await enter(second);
    await expect(page.locator("main").getByText(say.wrong)).toBeVisible();
  });
}

test("a notice goes away by itself after five seconds", async ({ page, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled === false, "without scripts it stays until the next page");
  await page.goto("/");
  await page.context().addCookies([{ name: "valora-notice", value: "signedOut", url: page.url() }]);
  await page.reload();
  await expect(page.getByText("Has cerrado sesión correctamente")).toBeVisible();
  await expect(page.getByText("Has cerrado sesión correctamente")).toBeHidden();
  await page.reload();
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByText("Has cerrado sesión correctamente")).toBeHidden();
});
