import { randomInt } from "node:crypto";
import { type Browser, expect, type Page, test } from "@playwright/test";
import { withIdentityProvider } from "./servers/identity-provider.ts";

// A person signs in at the operator's identity provider: a small one of our own, on this machine.
const { site, hasPerson } = withIdentityProvider(Number(process.env.E2E_PORT ?? 4177) + 86);

const words = {
  es: {
    enter: "Entrar con Casa",
    onward: "Continuar en Casa",
    newTitle: "Una cuenta nueva",
    open: "Crear la cuenta",
    age: "Tengo al menos 13 años",
    needed: "13 años",
    welcome: "Has iniciado sesión correctamente",
    manage: "Ver las cuentas vinculadas",
    remove: "Quitar la cuenta de Casa",
    last: "Es tu única forma de entrar.",
    noPassword: "No tienes contraseña",
    unverified: "El servicio no dice que hayas confirmado tu dirección de email.",
    again: "Volver a iniciar sesión",
  },
  en: {
    enter: "Sign in with Casa",
    onward: "Continue at Casa",
    newTitle: "A new account",
    open: "Create the account",
    age: "I am at least 13 years old",
    needed: "at least 13",
    welcome: "You have signed in successfully",
    manage: "See your linked accounts",
    remove: "Remove the Casa account",
    last: "It is your only way in.",
    noPassword: "You have no password",
    unverified: "The service does not say that you have confirmed your email address.",
    again: "Back to signing in",
  },
  it: {
    enter: "Accedi con Casa",
    onward: "Continua su Casa",
    newTitle: "Un nuovo account",
    open: "Crea l’account",
    age: "Ho almeno 13 anni",
    needed: "13 anni",
    welcome: "Hai effettuato l’accesso",
    manage: "Vedi gli account collegati",
    remove: "Togli l’account di Casa",
    last: "È il tuo unico modo di accedere.",
    noPassword: "Non hai una password",
    unverified: "Il servizio non dice che hai confermato il tuo indirizzo email.",
    again: "Torna all’accesso",
  },
} as const;

const ways = [
  { language: "es", javaScriptEnabled: true },
  { language: "en", javaScriptEnabled: false },
  { language: "it", javaScriptEnabled: true },
] as const;

for (const { language, javaScriptEnabled } of ways) {
  const scripts = javaScriptEnabled ? "with scripts" : "without scripts";
  test(`a person comes in at an identity provider, in ${language}, ${scripts}`, async ({ browser }) => {
    const say = words[language];
    const lang = language === "es" ? "" : `?lang=${language}`;
    const page = await openPage(browser, javaScriptEnabled);
    const main = page.locator("main");
    const press = (name: string) => main.getByRole("button", { name, exact: true }).click();
    const approve = () => page.getByRole("button", { name: "Approve" }).click();
    const person = { sub: `ana-${language}`, email: `ana.${randomInt(1e9)}@test.example`, name: "Ana Ruiz" };

    hasPerson({ ...person, email_verified: false });
    await page.goto(`${site}/auth${lang}`);
    await press(say.enter);
    await approve();
    await expect(main.getByText(say.unverified)).toBeVisible();
    hasPerson({ ...person, email_verified: true });
    await main.getByRole("link", { name: say.again }).click();
    await press(say.enter);
    await approve();

    await expect(main.getByRole("heading", { name: say.newTitle })).toBeVisible();
    await expect(main.getByText(person.email)).toBeVisible();
    await main.getByLabel(say.age).check();
    await press(say.open);
    await expect(page.getByRole("status").getByText(say.welcome)).toBeVisible();

    await page.goto(`${site}/profile`);
    await expect(main.getByText(say.noPassword)).toBeVisible();
    await main.getByRole("link", { name: say.manage }).click();
    const removal = main.getByRole("button", { name: say.remove, includeHidden: true });
    await expect(removal, "one press removes nothing").toBeHidden();
    await main.getByLabel(say.remove).and(page.locator("summary")).click();
    await removal.click();
    await expect(main.getByText(say.last).first()).toBeVisible();

    await page.context().clearCookies({ name: "valora-session" });
    await page.goto(`${site}/auth?return=%2Fprofile%2Fidentities`);
    await press(say.enter);
    await approve();
    await expect(page).toHaveURL(/\/profile\/identities/);
    await page.context().close();
  });
}

async function openPage(browser: Browser, javaScriptEnabled: boolean): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled });
  return context.newPage();
}

test("the secret of an answer stands in no address that follows", async ({ browser }) => {
  const page = await openPage(browser, true);
  const addresses: string[] = [];
  page.on("framenavigated", (frame) => addresses.push(frame.url()));
  hasPerson({ sub: "eve", email: "eve@test.example", email_verified: true });
  await page.goto(`${site}/auth`);
  await page.getByRole("button", { name: words.es.enter }).click();
  await page.getByRole("button", { name: "Approve" }).click();
  await expect(page).toHaveURL(`${site}/auth/identity-new`);
  const answers = addresses.filter((address) => address.startsWith(site) && address.includes("code="));
  expect(answers, "the answer itself is led on from").toEqual([]);
  await page.context().close();
});
