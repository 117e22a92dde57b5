import { expect, test } from "@playwright/test";
import { browsersToday } from "./browsers-today.ts";
import { openPhonePage } from "./phone-page.ts";
import { serverOfFile } from "./team-server.ts";

// A list and a ratio from the screener to their deletion, and the ratio where formulas are typed. One server with one account for all of it.
const server = serverOfFile("editor", 96);
const formula = "freeCashFlow / marketValue";

for (const scripts of browsersToday(0))
  test(`a list and a ratio are saved, used and deleted on a phone ${scripts} scripts`, async ({ browser }) => {
    const { context, page, main, usable } = await openPhonePage(browser, { scripts, server });
    const address = () => new URL(page.url());
    const save = async (name: string, choose?: () => Promise<unknown>) => {
      await page.goto(`/screener?country=ES&ratio=${encodeURIComponent(formula)}`);
      await main.locator("summary", { hasText: "Guardar esta lista" }).click();
      await choose?.();
      await main.getByLabel("Nombre", { exact: true }).fill(name);
      await usable();
      await main.getByRole("button", { name: "Guardar", exact: true }).click();
      await expect(main.getByRole("heading", { level: 1, name: "Listas y ratios guardados" })).toBeVisible();
    };
    const row = (name: string) => main.getByRole("row").filter({ hasText: name });

    await page.goto("/saved");
    await expect(main.getByText("Todavía no has guardado ninguno.", { exact: false })).toBeVisible();
    await usable();
    await main.getByRole("link", { name: "Ir al explorador" }).click();
    await expect(main.getByRole("heading", { level: 1, name: "Explorar empresas" })).toBeVisible();

    await save("España con caja", () => main.getByLabel("Avisarme por correo", { exact: false }).check());
    await expect(row("España con caja")).toContainText("Con avisos; la primera vez que la miremos será la base");
    await save("Caja", () => main.getByLabel("Qué se guarda").selectOption(formula));
    await expect(row("Caja").filter({ hasText: formula })).toBeVisible();
    await usable();

    await save("Caja", () => main.getByLabel("Qué se guarda").selectOption(formula));
    const refused = main.getByRole("region", { name: "Guardar esta lista" });
    await expect(
      refused.getByText("Ya has guardado una lista o un ratio con ese nombre.", { exact: false }),
    ).toBeVisible();
    await expect(refused.getByLabel("Nombre", { exact: true })).toHaveValue("Caja");
    await usable();

    const ofRatio = main.getByRole("region", { name: "Ratios propios" });
    await ofRatio.locator("summary").click();
    await ofRatio.getByLabel("Nombre").fill("Rentabilidad de la caja");
    await ofRatio.getByRole("button", { name: "Cambiar el nombre" }).click();
    await ofRatio.getByRole("link", { name: "Rentabilidad de la caja" }).click();
    await expect(main.getByRole("columnheader", { name: formula })).toBeAttached();
    expect(address().searchParams.get("sort")).toBe("ratio");

    await page.goto("/screener?country=ES");
    await main.locator("label", { hasText: "Filtros" }).click();
    await main.locator("summary", { hasText: "Ratios propios" }).click();
    await usable();
    await main.getByRole("link", { name: "Rentabilidad de la caja" }).click();
    await expect(main.getByRole("columnheader", { name: formula })).toBeAttached();
    expect(Object.fromEntries(address().searchParams)).toEqual({ country: "ES", ratio: formula });

    await page.goto("/compare?tickers=KO,PEP");
    await main.locator("summary", { hasText: "Ratios propios" }).click();
    await usable();
    if (scripts === "with") {
      const second = main.getByRole("textbox").nth(1);
      await second.fill("1 - ");
      await main.getByLabel("Insertar en").selectOption({ index: 1 });
      await main.getByLabel("Cifra o función").selectOption({ label: "Rentabilidad de la caja" });
      await main.getByRole("button", { name: "Insertar" }).click();
      await expect(second).toHaveValue(`1 - (${formula})`);
      await main.getByRole("button", { name: "Mostrar" }).click();
      await expect(main.getByRole("rowheader", { name: `1 - ${formula}` })).toBeVisible();
      await main.locator("summary", { hasText: "Ratios propios" }).click();
    }
    await main.getByRole("link", { name: "Rentabilidad de la caja" }).click();
    await expect(main.getByRole("rowheader", { name: formula, exact: true })).toBeVisible();
    expect(address().searchParams.get("tickers")).toBe("KO,PEP");

    await page.goto("/analysis/KO/ratios");
    await main.locator("summary", { hasText: "Fórmulas" }).click();
    await main.getByRole("link", { name: "Rentabilidad de la caja" }).click();
    await expect(main.getByRole("rowheader", { name: formula }).first()).toBeVisible();
    await usable();

    const followed = { data: { ticker: "KO" }, headers: { Origin: server.origin } };
    expect((await page.request.post("/api/v1/watchlist", followed)).status()).toBe(201);
    await page.goto("/watchlist");
    const alert = main.getByRole("form", { name: "Crear aviso" });
    await alert.getByLabel("Avísame cuando").selectOption("un ratio propio supere");
    await alert.getByRole("link", { name: "Rentabilidad de la caja" }).click();
    await expect(alert.getByLabel("Fórmula", { exact: true })).toHaveValue(formula);
    await alert.getByLabel("Límite").fill("12,5 %");
    await usable();
    await alert.getByRole("button", { name: "Crear aviso" }).click();
    const set = main.getByRole("listitem").filter({ hasText: `${formula} ≥ 12,5 %` });
    await expect(set).toContainText("Rentabilidad de la caja · Preparado");
    await usable();
    const deletion = set.getByRole("button", { name: /^Borrar/, includeHidden: true });
    await expect(deletion, "one press deletes nothing").toBeHidden();
    await set.locator("summary", { hasText: "Borrar" }).click();
    await usable();
    await deletion.click();
    await expect(set).toHaveCount(0);

    await page.goto("/saved");
    await main.getByRole("button", { name: "No avisarme más" }).click();
    await expect(main.getByRole("button", { name: "Avisarme", exact: true })).toBeVisible();
    for (const title of ["Ratios propios", "Listas"]) {
      const section = main.getByRole("region", { name: title });
      await section.locator("summary").click();
      await section.getByRole("button", { name: "Borrar" }).click();
      await expect(section).toHaveCount(0);
    }
    await expect(main.getByText("Todavía no has guardado ninguno.", { exact: false })).toBeVisible();
    await context.close();
  });
