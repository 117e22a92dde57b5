import { figureNames } from "@valora/valuation";
import { expect, it } from "vitest";
import { vocabularies } from "./import-company-data-contract.ts";
import { headingReader } from "./import-headings.ts";

const names = vocabularies.map(({ figures }) => figures);
const figureOf = headingReader(names);

it("gives every name in every language to one figure alone", () => {
  const wrong = names.flatMap((figures) =>
    figureNames.flatMap((figure) =>
      (figures[figure] ?? []).filter((name) => figureOf(name) !== figure).map((name) => `${name}: ${figureOf(name)}`),
    ),
  );
  expect(wrong).toEqual([]);
});

it.each([
  ["Cash and cash equivalents", "cashAndEquivalents"],
  ["Net cash provided by operating activities", "operatingCashFlow"],
  ["Total stockholders’ equity", "totalEquity"],
  ["Provision for income taxes", "incomeTaxExpense"],
  ["Total current assets", "currentAssets"],
  ["Depreciation and amortization", "depreciationAndAmortization"],
  ["Efectivo y equivalentes al efectivo", "cashAndEquivalents"],
  ["Impuesto sobre Sociedades", "incomeTaxExpense"],
  ["Total activo corriente", "currentAssets"],
  ["I+D", "researchAndDevelopment"],
  ["Debiti finanziari", "totalDebt"],
  ["Ricavi delle vendite e delle prestazioni", "revenue"],
  ["Utile dell’esercizio", "netIncome"],
  ["Margine operativo lordo", "ebitda"],
  ["Profit/(loss) for the year", "netIncome"],
  ["Utile (perdita) dell’esercizio", "netIncome"],
  ["Azioni in circolazione", "dilutedShares"],
  ["1. Importe neto de la cifra de negocios", "revenue"],
  ["A.1) RESULTADO DE EXPLOTACIÓN (1+2+3+4+5)", "ebit"],
  ["A.4) RESULTADO DEL EJERCICIO", "netIncome"],
  ["A) PATRIMONIO NETO", "totalEquity"],
  ["TOTAL ACTIVO (A+B)", "totalAssets"],
  ["Totale attivo (A + B + C + D)", "totalAssets"],
  ["21) Utile (perdita) dell'esercizio", "netIncome"],
])("reads what statements call %s", (heading, figure) => {
  expect(figureOf(heading)).toBe(figure);
});

// "Totale passivo" of an Italian balance sheet holds the equity too, and a margin is no amount.
it.each([
  "Totale passivo",
  "Total liabilities and equity",
  "Total patrimonio neto y pasivo",
  "Gross margin %",
  "Net debt / EBITDA",
  // Whole statements hold these beside the figure itself, with other numbers: taken for it too, a table that was read would be refused.
  "Profit attributable to owners of the parent",
  "Resultado atribuido a la sociedad dominante",
  "Utile netto di pertinenza del gruppo",
  "Intereses pagados",
  // In the income statement the part of the profit, in the balance sheet that of the equity.
  "Non-controlling interests",
  "Participaciones no dominantes",
  // Parts of a line that is numbered, and the year's result among the equity.
  "a) Ventas",
  "VII. Resultado del ejercicio",
  "A) Ventas (Grupo)",
])("leaves %s to the reader", (heading) => {
  expect(figureOf(heading)).toBeNull();
});

it.each([`A0${".00".repeat(20_000)}!`, `(0-A${"+A-00".repeat(20_000)}0`])(
  "reads at once a heading that never ends",
  (heading) => {
    expect(figureOf(heading)).toBe(null);
  },
);
