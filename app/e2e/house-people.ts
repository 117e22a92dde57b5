import { expect, type Locator, type Page } from "@playwright/test";
import { axeViolations } from "./axe.ts";

export const port = Number(process.env.E2E_PORT ?? 4177) + 7;
export const house = `http://127.0.0.1:${port}`;
export const password = "correct horse battery 9";
export const main = (page: Page) => page.locator("main");
export const press = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true }).click();

export async function signUp(page: Page, email: string, name: string): Promise<void> {
  await page.goto("/auth?mode=register");
  await page.getByLabel("Nombre", { exact: true }).fill(name);
  await page.getByLabel("Dirección de email", { exact: true }).fill(email);
  await page.getByLabel("Contraseña", { exact: true }).fill(password);
  await page.getByLabel("Tengo al menos 13 años").check();
  await press(page, "Crear cuenta");
  await expect(page.getByText("Revisa tu email para confirmar tu cuenta")).toBeVisible();
}
export async function enter(page: Page, email: string): Promise<void> {
  await page.getByLabel("Dirección de email", { exact: true }).fill(email);
  await page.getByLabel("Contraseña", { exact: true }).fill(password);
  await press(page, "Iniciar sesión");
}
export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto("/auth");
  await enter(page, email);
  await expect(page.getByRole("banner").getByRole("button", { name: "Cerrar sesión" })).toBeVisible();
}

/** Follows a company from its result, sets an alert, changes it, mutes it, and lets it go. */
export async function follow(page: Page, hasScripts: boolean): Promise<void> {
  await page.goto("/analysis/KO?wacc=0.09");
  await main(page).locator(".take-menu > summary").click();
  await main(page).getByRole("button", { name: "Seguir Coca-Cola" }).click();
  await expect(page).toHaveURL(/\/analysis\/KO\?wacc=0\.09/);
  await main(page).locator(".take-menu > summary").click();
  await main(page).getByRole("link", { name: "La sigues" }).click();
  await expect(main(page).getByRole("row", { name: /Coca-Cola.*90,50.*Sobrevalorada/ })).toBeVisible();
  await expect(main(page).getByText("ningún aviso que dependa del precio puede saltar")).toBeVisible();
  await main(page).getByLabel("Límite").last().fill("mucho");
  await press(page, "Crear aviso");
  await expect(main(page).getByText("Escribe el límite como un número")).toBeVisible();
  await main(page).getByLabel("Límite").last().fill("12,5");
  await press(page, "Crear aviso");
  const alert = main(page).getByRole("listitem").filter({ hasText: "Diferencia de 12,5 % o más" });
  await expect(alert).toContainText("Preparado");
  await alert.locator("summary", { hasText: "Cambiar" }).click();
  await alert.getByLabel("Avísame cuando").selectOption("el precio baje de");
  await alert.getByLabel("Límite").fill("80");
  await alert.getByRole("button", { name: "Guardar" }).click();
  const changed = main(page).getByRole("listitem").filter({ hasText: "Precio de 80,00 US$ o menos" });
  await changed.getByRole("button", { name: /^Silenciar/ }).click();
  await expect(changed).toContainText("Silenciado");
  if (hasScripts) {
    await page.waitForLoadState("networkidle");
    expect(await axeViolations(page)).toEqual([]);
  }
  await deleteAlert(changed);
  await expect(main(page).getByRole("listitem").filter({ hasText: "Precio de 80,00" })).toHaveCount(0);
  await watchRatio(page, hasScripts);
  await main(page).getByLabel("Quitar Coca-Cola de la lista").and(page.locator("summary")).click();
  await main(page).getByRole("button", { name: "Quitar Coca-Cola de la lista" }).click();
  await expect(main(page).getByText("Todavía no sigues ninguna empresa")).toBeVisible();
}

/** Deletes an alert by its row, which says first what follows. */
async function deleteAlert(row: Locator): Promise<void> {
  const deletion = row.getByRole("button", { name: /^Borrar/, includeHidden: true });
  await expect(deletion, "one press deletes nothing").toBeHidden();
  await row.locator("summary", { hasText: "Borrar" }).click();
  await deletion.click();
}

/** Sets an alert on a formula of their own, which is refused with what was typed until it can be read, and changes it. */
async function watchRatio(page: Page, hasScripts: boolean): Promise<void> {
  const made = main(page).getByRole("form", { name: "Crear aviso" });
  const formula = made.getByLabel("Fórmula", { exact: true });
  await expect(formula, "another kind asks for none").toBeHidden();
  await made.getByLabel("Avísame cuando").selectOption("un ratio propio baje de");
  await formula.fill("marketValue / ebitdaa");
  await made.getByLabel("Límite").fill("8,5");
  await press(page, "Crear aviso");
  await expect(made.getByText("«ebitdaa» no es una cifra ni una función")).toBeVisible();
  await expect(formula).toHaveValue("marketValue / ebitdaa");
  await expect(formula).toHaveAttribute("aria-invalid", "true");
  await expect(made.getByLabel("Límite")).toHaveValue("8,5");
  await expect(made.getByLabel("Avísame cuando")).toHaveValue("ratioBelow");
  await formula.fill("marketValue/ebitda");
  await press(page, "Crear aviso");
  const alert = main(page).getByRole("listitem").filter({ hasText: "marketValue / ebitda ≤ 8,5×" });
  await expect(alert).toContainText("Preparado");
  await alert.locator("summary", { hasText: "Cambiar" }).click();
  await alert.getByLabel("Fórmula", { exact: true }).fill("freeCashFlow / marketValue");
  await alert.getByLabel("Límite").fill("0,25");
  await alert.getByRole("button", { name: "Guardar" }).click();
  const changed = main(page).getByRole("listitem").filter({ hasText: "freeCashFlow / marketValue ≤ 0,25 %" });
  if (hasScripts) {
    await page.waitForLoadState("networkidle");
    await made.getByLabel("Avísame cuando").selectOption("un ratio propio supere");
    await formula.fill("ebit / ");
    await made.getByLabel("Cifra o función").selectOption("revenue");
    await made.getByRole("button", { name: "Insertar" }).click();
    await expect(formula).toHaveValue("ebit / revenue");
    expect(await axeViolations(page)).toEqual([]);
  }
  await deleteAlert(changed);
  await expect(main(page).getByRole("listitem").filter({ hasText: "freeCashFlow" })).toHaveCount(0);
}

/** An admin's own password, before an account is changed. */
export async function prove(page: Page): Promise<void> {
  await page.getByLabel("Tu contraseña").fill(password);
  await press(page, "Confirmar");
}

/** Both sides see what the other writes without asking for it. */
export async function talk(guest: Page, keeper: Page): Promise<void> {
  await guest.goto("/contacto");
  await press(guest, "Empezar el chat");
  await guest.getByRole("textbox", { name: "Tu mensaje" }).fill("¿Hay alguien?");
  await press(guest, "Enviar");
  await expect(main(guest).getByText("¿Hay alguien?")).toBeVisible();
  await keeper.goto("/admin/messages");
  await main(keeper).getByRole("listitem").filter({ hasText: "Chat" }).getByRole("link").click();
  await expect(main(keeper).getByText("¿Hay alguien?").last()).toBeVisible();
  await keeper.getByRole("textbox", { name: "Respuesta" }).fill("Aquí estoy.");
  await press(keeper, "Enviar la respuesta");
  await expect(main(guest).getByText("Aquí estoy.")).toBeVisible();
  await guest.getByRole("textbox", { name: "Tu mensaje" }).fill("Entonces pregunto.");
  await press(guest, "Enviar");
  await expect(main(keeper).getByText("Entonces pregunto.")).toBeVisible();
}
