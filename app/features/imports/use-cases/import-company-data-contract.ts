import { createMarketData } from "@valora/market-data";
import { expect } from "vitest";
import { importVocabularyIn } from "../../../messages/import-vocabulary.ts";
import { languages } from "../../../messages/languages.ts";
import { type ImportStore, importCompanyData } from "./import-company-data.ts";
import type { UploadedTable } from "./import-table.ts";

export const vocabularies = await Promise.all(languages.map(importVocabularyIn));
export const now = () => new Date("2026-06-01T10:00:00Z");
export const marketData = createMarketData();

/** What an import is valued with; nothing of it may be recorded. */
export const valuingContext = {
  now,
  marketData,
  pause: async () => {},
  predict: () => null,
  analyses: { record: () => expect.unreachable("an import is private") },
  predictions: { record: () => expect.unreachable("an import is private") },
};

/** What a reader declares of accounts beside their table. */
export const declaredFields = {
  name: "Talleres Ejemplo",
  country: "ES",
  sector: "industrials",
  currency: "EUR",
  numberFormat: "comma",
  unit: "thousands",
  sharesUnit: "units",
  price: "12,50",
  priceDate: "2026-05-29",
};

/** Three fiscal years in thousands, as a spreadsheet copies them. */
export const yearsTable = [
  ";2023-12-31;31/12/2024;2025-12-31",
  "Ingresos;1.000,0;1.100;1.210",
  "EBIT;150;165;180",
  "Amortizaciones;40;42;44",
  "Gastos por intereses;5;5;5",
  "Beneficio neto;100;110;121",
  "Resultado antes de impuestos;145;160;175",
  "Impuesto sobre beneficios;36;40;44",
  "Acciones diluidas;100.000;100.000;100.000",
  "Flujo de caja de explotación;150;160;170",
  "Capex;50;52;54",
  "Activo total;1.000;1.050;1.100",
  "Pasivo total;400;400;400",
  "Patrimonio neto;600;650;700",
  "Deuda financiera;200;200;200",
  "Caja;50;60;-",
].join("\n");

function fakeStore() {
  const kept: Parameters<ImportStore["keep"]>[1][] = [];
  const store: ImportStore = {
    keep: async (_, fundamentals) => `id${kept.push(fundamentals)}`,
    find: async () => kept[0] ?? null,
  };
  return { kept, store };
}

/** Imports a text or a sheet with what its reader declares, changed here and there. */
export async function bring(
  table: string | UploadedTable,
  changes: Record<string, string> = {},
  isAccepted = false,
  meanings: Record<string, string> = {},
) {
  const { kept, store } = fakeStore();
  const request = {
    owner: "me",
    fields: { ...declaredFields, ...changes },
    table: typeof table === "string" ? { kind: "text" as const, text: table } : table,
    meanings,
    isAccepted,
  };
  return { answer: await importCompanyData({ now, marketData }, store, { request, vocabularies }), kept, store };
}
