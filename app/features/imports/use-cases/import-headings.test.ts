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
])("leaves %s to the reader", (heading) => {
  expect(figureOf(heading)).toBeNull();
});
