import { expect, test } from "@playwright/test";
import { inBrowsersToday } from "./browsers-today.ts";
import { withIdentityProvider } from "./servers/identity-provider.ts";

// An installation where the operator has left signing in to identity providers alone (LOCAL_SIGN_IN=off).
const { site, hasPerson } = withIdentityProvider(Number(process.env.E2E_PORT ?? 4177) + 88, { LOCAL_SIGN_IN: "off" });
test.use({ viewport: { width: 390, height: 800 } });

const words = {
  es: { only: "En esta instalación se entra con una de estas cuentas.", enter: "Entrar con Casa" },
  en: { only: "In this installation you sign in with one of these accounts.", enter: "Sign in with Casa" },
  it: { only: "In questa installazione si accede con uno di questi account.", enter: "Accedi con Casa" },
} as const;
const languages = ["es", "en", "it"] as const;

inBrowsersToday(1, (scripts) => {
  for (const language of languages)
    test(`each page of signing in shows the provider alone, in ${language}`, async ({ page }) => {
      const { only, enter } = words[language];
      const lang = language === "es" ? "" : `lang=${language}`;
      const main = page.locator("main");
      for (const path of ["/auth?", "/auth?mode=register&", "/auth/reset?", "/auth/confirm-again?"]) {
        await page.goto(`${site}${path}${lang}`);
        expect(new URL(page.url()).pathname, path).toBe("/auth");
        await expect(main.getByText(only), path).toBeVisible();
        await expect(main.getByRole("button", { name: enter, exact: true }), path).toBeVisible();
        await expect(main.locator("input[type=password], input[type=email]"), path).toHaveCount(0);
      }
    });

  test("a person comes in at the provider, has no password to set, and comes in again", async ({ page }) => {
    const email = `ana.${scripts}@test.example`;
    hasPerson({ sub: email, email, email_verified: true, name: "Ana Ruiz" });
    const main = page.locator("main");
    const enter = async () => {
      await page.goto(`${site}/auth?return=%2Fprofile`);
      await main.getByRole("button", { name: words.es.enter }).click();
      await page.getByRole("button", { name: "Approve" }).click();
    };
    await enter();
    await main.getByLabel("Tengo al menos 13 años").check();
    await main.getByRole("button", { name: "Crear la cuenta" }).click();
    await expect(page).toHaveURL(`${site}/profile`);
    await expect(main.getByText("No tienes contraseña")).toBeVisible();
    await expect(main.getByRole("link", { name: "Poner una contraseña" })).toHaveCount(0);
    await page.context().clearCookies({ name: "valora-session" });
    await enter();
    await expect(page).toHaveURL(`${site}/profile`);
  });
});

test("no password, sign-up or mailed link opens a session", async ({ request }) => {
  const person = { email: "eve@test.example", password: "correct horse battery 9" };
  const token = "x".repeat(43);
  const asked = [
    ["sign-in", person],
    ["sign-up", { ...person, displayName: "Eve", isOldEnough: true }],
    ["confirm-again", person],
    ["reset-request", { email: person.email }],
    ["reset", { token, password: person.password }],
  ] as const;
  for (const [path, data] of asked) {
    const answer = await request.post(`${site}/api/v1/auth/${path}`, { data });
    expect([path, answer.status(), (await answer.json()).code]).toEqual([path, 403, "localSignInOff"]);
    expect(answer.headers()["set-cookie"], path).toBeUndefined();
  }
});
