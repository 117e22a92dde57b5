import { expect, test } from "@playwright/test";
import { openPhonePage } from "./phone-page.ts";
import { startEditorServer } from "./team-server.ts";

// A team from its making to its deletion. One server with one account for all of it.
const port = Number(process.env.E2E_PORT ?? 4177) + 92;
let server: Awaited<ReturnType<typeof startEditorServer>>;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  server = await startEditorServer(port);
});
test.afterAll(() => server.stop());
test.use({ actionTimeout: 30_000 });

for (const scripts of ["with", "without"] as const)
  test(`a team is made, invites, is renamed and deleted on a phone ${scripts} scripts`, async ({ browser }) => {
    test.setTimeout(120_000);
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
    await address.fill("ben@test.example");
    await main.getByLabel("Papel").selectOption("reader");
    await main.getByRole("button", { name: "Invitar", exact: true }).click();
    await expect(main.getByText("ben@test.example")).toBeVisible();
    await expect(main.getByText("Usas 2 de 30 plazas.", { exact: false })).toBeVisible();
    await usable();
    await main.getByRole("button", { name: "Enviar otra vez a ben@test.example" }).click();
    await expect(main.getByText("Usas 2 de 30 plazas.", { exact: false })).toBeVisible();
    await main.getByRole("button", { name: "Retirar la invitación a ben@test.example" }).click();
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
    await usable();
    await main.getByRole("button", { name: "Quitar Coca-Cola de la selección" }).click();
    await expect(main.getByText("Todavía no tiene empresas.")).toBeVisible();
    await main.locator("summary", { hasText: "Borrar la selección" }).click();
    await main.getByRole("button", { name: "Borrar la selección" }).click();
    await expect(main.getByText("Ana quitó KO de «Clientes pacientes».", { exact: false })).toBeVisible();

    await main.getByRole("link", { name: "Tesis del equipo" }).click();
    await main.getByLabel("Escribir sobre una empresa").fill("coca-cola");
    await main.getByLabel("Escribir sobre una empresa").press("Enter");
    await expect(main.getByRole("heading", { level: 1, name: "Tesis de Casa sobre Coca-Cola" })).toBeVisible();
    await main.getByLabel("Tesis", { exact: true }).fill("Vale {{mean}} y paga.");
    await main.getByRole("button", { name: "Guardar", exact: true }).click();
    await expect(main.getByText(/^Vale .*US\$.* y paga\.$/)).toBeVisible();
    await usable();
    await main.getByRole("link", { name: "Tesis del equipo" }).click();
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
