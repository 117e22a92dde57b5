import { type APIRequestContext, type Browser, expect, test } from "@playwright/test";
import { browsersToday } from "./browsers-today.ts";
import { openPhonePage } from "./phone-page.ts";
import { mailServerOfFile, serverOfFile } from "./team-server.ts";

// A team from its making to its deletion, and what its members say to each other. One server for all of it.
const mail = mailServerOfFile();
const server = serverOfFile("editor", 92, mail.settings);

for (const scripts of browsersToday(0))
  test(`a team is made, invites, is renamed and deleted on a phone ${scripts} scripts`, async ({ browser }) => {
    const { context, page, main, usable } = await openPhonePage(browser, { scripts, server });

    await page.goto("/history");
    await main.getByRole("link", { name: "Tus equipos" }).click();
    await expect(main.getByText("Todavía no estás en ningún equipo.")).toBeVisible();
    await usable();
    await main.getByLabel("Nombre del equipo").fill("Casa");
    await main.getByRole("button", { name: "Crear un equipo" }).click();
    await expect(main.getByRole("heading", { level: 1, name: "Casa" })).toBeVisible();
    await expect(main.getByText("Ana creó el equipo.", { exact: false })).toBeVisible();

    const address = main.getByLabel("Dirección de correo");
    await address.fill("editor@test.example");
    await main.getByRole("button", { name: "Invitar", exact: true }).click();
    await expect(main.getByText("Esa dirección ya es de un miembro del equipo.")).toBeVisible();
    await expect(address).toHaveValue("editor@test.example");
    await expect(address, "what is to be corrected").toBeFocused();
    await address.fill("ben@test.example");
    await main.getByLabel("Papel").selectOption("reader");
    await main.getByRole("button", { name: "Invitar", exact: true }).click();
    await expect(main.getByText("ben@test.example")).toBeVisible();
    await expect(main.getByText("Usas 2 de 30 plazas.", { exact: false })).toBeVisible();
    await usable();
    await main.getByRole("button", { name: "Enviar otra vez a ben@test.example" }).click();
    await expect(main.getByText("Usas 2 de 30 plazas.", { exact: false })).toBeVisible();
    const withdrawal = main.getByRole("button", {
      name: "Retirar la invitación a ben@test.example",
      includeHidden: true,
    });
    await expect(withdrawal, "one press withdraws nothing").toBeHidden();
    await main.locator("summary").and(main.getByLabel("Retirar la invitación a ben@test.example")).press("Enter");
    await usable();
    await withdrawal.press("Enter");
    await expect(main.getByText("Usas 1 de 30 plazas.", { exact: false })).toBeVisible();

    await main.locator("summary", { hasText: "Crear una selección" }).click();
    await main.getByLabel("Nombre de la selección").fill("Clientes pacientes");
    await main.getByRole("button", { name: "Crear una selección" }).click();
    await expect(main.getByRole("heading", { level: 1, name: "Clientes pacientes" })).toBeVisible();
    const company = main.getByLabel("Añadir una empresa");
    await company.fill("nada de nada");
    await company.press("Enter");
    await expect(main.getByText("no es un símbolo válido", { exact: false })).toBeVisible();
    await expect(company).toHaveValue("nada de nada");
    await company.fill("coca-cola");
    await company.press("Enter");
    const row = main.getByRole("row").filter({ has: page.getByRole("link", { name: "KO", exact: true }) });
    await expect(row).toContainText("US$");
    await main.getByLabel("Límite").fill("mucho");
    await main.getByRole("button", { name: "Crear aviso" }).click();
    await expect(main.getByLabel("Límite")).toHaveValue("mucho");
    await main.getByLabel("Límite").fill("20");
    await main.getByRole("button", { name: "Crear aviso" }).click();
    await main.getByRole("button", { name: "Recibir los avisos de «Clientes pacientes»" }).click();
    await expect(main.getByText("Te llegan los avisos de esta selección.")).toBeVisible();
    await usable();
    await main.locator('summary[aria-label^="Borrar el aviso de Coca-Cola"]').click();
    await usable();
    await main.getByRole("button", { name: /^Borrar el aviso de Coca-Cola/ }).click();
    await expect(main.getByText("Todavía no hay ninguno.")).toBeVisible();
    await page.goto("/collect/PEP");
    await usable();
    await main.getByRole("button", { name: "Añadir PEP a «Clientes pacientes»" }).click();
    for (const name of ["Quitar PepsiCo de la selección", "Quitar Coca-Cola de la selección"]) {
      const removal = main.getByRole("button", { name, includeHidden: true });
      await expect(removal, "one press removes nothing").toBeHidden();
      await main.getByLabel(name).and(page.locator("summary")).press("Enter");
      await usable();
      await removal.press("Enter");
    }
    await expect(main.getByText("Todavía no tiene empresas.")).toBeVisible();
    await main.locator("summary", { hasText: "Borrar la selección" }).click();
    await main.getByRole("button", { name: "Borrar la selección" }).click();
    await expect(main.getByText("Ana quitó KO de «Clientes pacientes».", { exact: false })).toBeVisible();

    await main.getByRole("link", { name: "Tesis del equipo" }).click();
    const asked = main.getByLabel("Escribir sobre una empresa");
    await asked.fill("nada de nada");
    await asked.press("Enter");
    await expect(main.getByText("no es un símbolo válido", { exact: false })).toBeVisible();
    await expect(asked).toHaveValue("nada de nada");
    await asked.fill("coca-cola");
    await main.getByLabel("Escribir sobre una empresa").press("Enter");
    await expect(main.getByRole("heading", { level: 1, name: "Tesis de Casa sobre Coca-Cola" })).toBeVisible();
    await main.getByLabel("Tesis", { exact: true }).fill("Vale {{mean}} y paga.");
    await main.getByRole("button", { name: "Guardar", exact: true }).click();
    await expect(main.getByText(/^Vale .*US\$.* y paga\.$/)).toBeVisible();
    await usable();
    await main.getByRole("link", { name: "Tesis del equipo" }).click();
    await main.getByRole("link", { name: "Casa" }).click();

    await main.getByRole("link", { name: "Políticas del equipo" }).click();
    await main.getByLabel("Nombre de la política").fill("Prudente");
    await main.getByLabel("WACC o Ke, en tanto por ciento").fill("mucho");
    await main.getByRole("button", { name: "Compartir con el equipo" }).click();
    await expect(main.getByText("Escribe un número, como 8,5.")).toBeVisible();
    await expect(main.getByLabel("WACC o Ke, en tanto por ciento")).toBeFocused();
    await main.getByLabel("WACC o Ke, en tanto por ciento").fill("9,5");
    await main.getByRole("button", { name: "Compartir con el equipo" }).click();
    await expect(main.getByText(/^De Ana, el /)).toBeVisible();
    await main.getByRole("button", { name: "Usar la política Prudente en mis análisis" }).click();
    await expect(main.getByText("En uso", { exact: true })).toBeVisible();
    await usable();
    const policies = page.url();
    await page.goto("/analysis/KO");
    await expect(main.getByText("Con la política «Prudente» del equipo Casa:", { exact: false })).toBeVisible();
    await page.goto(policies);
    await main.locator("summary", { hasText: "Borrar la política Prudente" }).click();
    await main.getByRole("button", { name: "Borrar", exact: true }).click();
    await expect(main.getByText("El equipo todavía no tiene ninguna.")).toBeVisible();
    await page.goto("/analysis/KO");
    const lost = "Tus análisis ya no siguen la política «Prudente» del equipo Casa";
    await expect(main.getByText(lost, { exact: false })).toBeVisible();
    await page.goto("/profile");
    await expect(main.getByText(lost, { exact: false })).toBeVisible();
    await main.getByRole("button", { name: "Entendido" }).click();
    await expect(main.getByText(lost, { exact: false })).toHaveCount(0);
    await page.goto(policies);
    await main.getByRole("link", { name: "Casa" }).click();

    await main.locator("summary", { hasText: "Cambiar el nombre" }).click();
    await main.getByLabel("Nombre del equipo").fill("La casa");
    await main.getByRole("button", { name: "Cambiar el nombre" }).click();
    await expect(main.getByRole("heading", { level: 1, name: "La casa" })).toBeVisible();
    await main.locator("summary", { hasText: "Borrar el equipo" }).click();
    await usable();
    await main.getByRole("button", { name: "Borrar el equipo" }).click();
    await expect(main.getByText("Todavía no estás en ningún equipo.")).toBeVisible();
    await context.close();
  });

/** What was mailed to an address, as soon as something holds this. */
async function mailTo(email: string, part: RegExp): Promise<string> {
  const found = () => mail.mails.find(({ recipients, text }) => recipients.join() === email && part.test(text));
  await expect.poll(() => found()?.text ?? "").not.toBe("");
  return part.exec(found()?.text ?? "")?.[1] ?? "";
}

/** Ben, who has just signed up, becomes a commenter in a team of Ana's. */
async function makeTeamOfTwo(ana: APIRequestContext, ben: APIRequestContext): Promise<string> {
  const person = { email: "benito@test.example", password: "correct horse battery 9" };
  await ben.post("/api/v1/auth/sign-up", { data: { ...person, displayName: "Ben", isOldEnough: true } });
  await ben.post("/api/v1/auth/confirm", { data: { token: await mailTo(person.email, /token=([\w-]+)/) } });
  expect((await ben.post("/api/v1/auth/sign-in", { data: person })).status()).toBe(200);
  const { id } = await (await ana.post("/api/v1/teams", { data: { name: "Casa" } })).json();
  await ana.post(`/api/v1/teams/${id}/invitations`, { data: { email: person.email, role: "commenter" } });
  const invitation = await mailTo(person.email, /\/teams\/invitations\/([\w-]+)/);
  expect((await ben.post(`/api/v1/team-invitations/${invitation}`)).status()).toBe(201);
  return id;
}

const contextOf = (browser: Browser, javaScriptEnabled = true) =>
  browser.newContext({ baseURL: server.origin, locale: "es-ES", javaScriptEnabled });

test("two members see what the other writes, no edit is lost, and a phone without scripts does as well", async ({
  browser,
}) => {
  const [anas, bens] = [await contextOf(browser), await contextOf(browser)];
  await anas.addCookies([server.session]);
  const id = await makeTeamOfTwo(anas.request, bens.request);
  const here = `/teams/${id}/companies/KO`;
  const [ana, ben] = [await anas.newPage(), await bens.newPage()];

  // What means no company stays in the field, with the reason.
  await ana.goto(`/teams/${id}`);
  const company = ana.getByLabel("Hablar de una empresa");
  await company.fill("NOSUCH9");
  await company.press("Enter");
  await expect(ana.locator("main").getByText("NOSUCH9", { exact: false }).first()).toBeVisible();
  await expect(company).toHaveValue("NOSUCH9");
  await expect(company, "what is to be corrected").toBeFocused();

  // From the analysis, by the keyboard.
  await ana.goto("/analysis/KO");
  await ana.locator(".take-menu summary").focus();
  await ana.keyboard.press("Enter");
  await ana.getByRole("link", { name: "Comentar con un equipo" }).press("Enter");
  await expect(ana.getByText("Todavía no se ha dicho nada de esta empresa.")).toBeVisible();
  await expect(ana).toHaveURL(new RegExp(`${here}$`));

  await ben.goto(`${here}?about=method:discountedCashFlow`);
  await ben.getByLabel("Comentario", { exact: true }).fill("¿Por qué **tanto**?");
  await ben.locator("summary", { hasText: "Mencionar a miembros" }).last().click();
  await ben.getByLabel("Ana").last().check();
  await ben.getByRole("button", { name: "Publicar el comentario" }).click();
  await expect(ben.getByRole("article").getByText("Menciona a Ana")).toBeVisible();
  const thread = ana.getByRole("article");
  await expect(thread.getByText("tanto")).toBeVisible();
  expect(await mailTo("editor@test.example", /(companies\/KO#thread-)/)).toBeTruthy();
  await expect(thread.getByRole("link", { name: "Descuento de flujos" })).toHaveAttribute(
    "href",
    "/analysis/KO#discountedCashFlow",
  );

  await thread.locator("summary", { hasText: "Responder" }).click();
  await thread.getByLabel("Respuesta", { exact: true }).fill("Crece poco.");
  await thread.getByRole("button", { name: "Publicar la respuesta" }).click();
  await expect(ben.getByRole("article").getByText("Crece poco.")).toBeVisible();

  // Ben edits his comment in two windows.
  const other = await bens.newPage();
  await other.goto(here);
  for (const [page, text] of [
    [ben, "Una ventana."],
    [other, "Otra ventana."],
  ] as const) {
    await page.locator("summary", { hasText: "Editar" }).click();
    await page.getByLabel("Comentario", { exact: true }).first().fill(text);
  }
  await ben.getByRole("button", { name: "Guardar el cambio" }).click();
  await expect(thread.getByText("Una ventana.")).toBeVisible();
  await other.getByRole("button", { name: "Guardar el cambio" }).click();
  await expect(other.getByText("Se ha guardado otra versión", { exact: false }).first()).toBeVisible();
  await expect(other.getByRole("region", { name: "Lo que está guardado ahora" })).toContainText("Una ventana.");
  await expect(other.getByLabel("Comentario", { exact: true }).first()).toHaveValue("Otra ventana.");
  await other.getByRole("button", { name: "Guardar el mío en su lugar" }).click();
  await expect(thread.getByText("Otra ventana.")).toBeVisible();
  await Promise.all([anas.close(), bens.close()]);

  // On a phone without scripts, the same is read, resolved and deleted.
  const { context, page, main, usable } = await openPhonePage(browser, { scripts: "without", server });
  await page.goto("/teams");
  await main.getByRole("link", { name: "Casa" }).click();
  await main.getByRole("link", { name: "Coca-Cola", exact: true }).click();
  await expect(main.getByRole("paragraph").filter({ hasText: "Crece poco." })).toBeVisible();
  await usable();
  await main.getByRole("button", { name: "Dar por resuelto el hilo sobre Descuento de flujos" }).click();
  await main.locator("summary", { hasText: "1 hilo resuelto" }).click();
  await expect(main.getByText("Resuelto por Ana.")).toBeVisible();
  const byAna = page.getByRole("button", { name: /^Borrar el comentario de Ana/, includeHidden: true });
  const removal = main.locator("details").filter({ has: byAna }).last();
  await expect(byAna, "one press deletes nothing").toBeHidden();
  await removal.locator("summary").click();
  await expect(removal.getByText("no se puede deshacer", { exact: false })).toBeVisible();
  await byAna.click();
  await main.locator("summary", { hasText: "1 hilo resuelto" }).click();
  await expect(main.getByText("Comentario borrado.")).toBeVisible();

  await page.goto("/teams");
  await main.getByRole("link", { name: "Casa" }).click();
  const member = main.getByRole("row", { name: /^Ben/ });
  const departure = member.getByRole("button", { name: "Quitar a Ben del equipo", includeHidden: true });
  await expect(departure, "one press removes no member").toBeHidden();
  await member.locator("summary", { hasText: "Quitar" }).click();
  await expect(member.getByText("necesita otra invitación", { exact: false })).toBeVisible();
  await usable();
  await departure.click();
  await expect(member).toHaveCount(0);
  await context.close();
});
