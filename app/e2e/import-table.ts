import type { Page } from "@playwright/test";
import { openAnswering } from "./hydrated-parts.ts";

/** Accounts of three years, in Spanish format. */
export const table = [
  ";2023-12-31;2024-12-31;2025-12-31",
  "Ingresos;1.000;1.100;1.210",
  "EBIT;150;165;180",
  "Amortizaciones;40;42;44",
  "Gastos por intereses;5;5;5",
  "Resultado neto;100;110;121",
  "Resultado antes de impuestos;145;160;175",
  "Impuesto sobre beneficios;36;40;44",
  "Acciones diluidas;100.000;100.000;100.000",
  "Flujo de caja de explotación;150;160;170",
  "Inversión en inmovilizado;50;52;54",
  "Activo total;1.000;1.050;1.100",
  "Pasivo total;400;400;400",
  "Patrimonio neto;600;650;700",
  "Deuda financiera;200;200;200",
  "Caja y equivalentes;50;60;70",
].join("\n");

/** The form of imports, with these declarations. */
export async function fillImport(page: Page, hasScripts?: boolean) {
  await openAnswering(page, "/import", hasScripts);
  await fill(page);
}

/** The declarations that they need. */
export async function fill(page: Page) {
  await page.getByLabel("Nombre de la empresa").fill("Talleres Ejemplo");
  await page.locator('select[name="country"]').selectOption("ES");
  await page.locator('select[name="sector"]').selectOption("industrials");
  await page.locator('select[name="currency"]').selectOption("EUR");
  await page.locator('select[name="numberFormat"]').selectOption("comma");
  await page.locator('select[name="unit"]').selectOption("thousands");
  await page.locator('select[name="sharesUnit"]').selectOption("units");
  await page.getByLabel("Precio de la acción (opcional)").fill("12,50");
  await page.getByLabel("Día de ese precio").fill("2026-05-29");
}
