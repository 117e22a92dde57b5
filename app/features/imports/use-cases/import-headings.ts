import { type FigureName, figureNames } from "@valora/valuation";

/** How statements call each figure, besides the names that the template gives them. Accents and case do not count. */
const synonyms: Readonly<Partial<Record<FigureName, readonly string[]>>> = {
  revenue: ["ventas", "cifra de negocios", "importe neto de la cifra de negocios", "sales", "net sales", "fatturato"],
  costOfRevenue: ["coste de ventas", "cost of sales", "cost of goods sold", "cogs", "costo delle vendite"],
  ebit: [
    "ebit",
    "resultado de explotacion",
    "beneficio operativo",
    "operating income",
    "operating profit",
    "utile operativo",
    "risultato operativo",
  ],
  depreciationAndAmortization: ["amortizacion", "depreciation", "ammortamento", "d&a"],
  interestExpense: ["gastos financieros", "interest", "oneri finanziari"],
  pretaxIncome: ["beneficio antes de impuestos", "profit before tax", "income before taxes", "risultato ante imposte"],
  incomeTaxExpense: ["impuesto de sociedades", "income tax expense", "imposte"],
  netIncome: ["beneficio neto", "resultado del ejercicio", "net profit", "net earnings", "risultato netto"],
  epsDiluted: ["bpa", "bpa diluido", "eps", "diluted eps", "utile per azione"],
  dilutedShares: [
    "acciones",
    "numero de acciones",
    "shares",
    "diluted weighted average shares",
    "azioni",
    "numero di azioni",
  ],
  dividendsPerShare: ["dpa", "dps", "dividends per share", "dividendi per azione"],
  operatingCashFlow: ["flujo de caja operativo", "cash flow from operations", "cash from operations"],
  capitalExpenditure: ["capex", "capital expenditures", "inversiones", "investimenti"],
  freeCashFlow: ["fcf"],
  totalAssets: ["activos totales", "total activo", "attivita totali", "totale attivita"],
  totalLiabilities: ["pasivos totales", "total pasivo", "passivita totali", "totale passivo"],
  totalEquity: ["fondos propios", "total equity", "shareholders equity", "capital propio", "patrimonio"],
  totalDebt: ["deuda total", "deuda", "debt", "debito totale"],
  cashAndEquivalents: ["efectivo y equivalentes", "efectivo", "caja", "cash", "cassa", "disponibilita liquide"],
};

/** A heading without what does not tell two of them apart. */
const plainHeading = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9&]+/g, " ")
    .trim();

/**
 * Which figure a heading means; `namesInLanguages` are the figures as each language calls them, `meanings` what the reader
 * has said of headings with other names.
 */
export function headingReader(
  namesInLanguages: readonly Readonly<Record<FigureName, string>>[],
  meanings: Readonly<Record<string, string>> = {},
): (heading: string) => FigureName | null {
  const known = new Map<string, FigureName>();
  for (const name of figureNames) {
    const spellings = [name, ...namesInLanguages.map((names) => names[name]), ...(synonyms[name] ?? [])];
    for (const spelling of spellings) known.set(plainHeading(spelling), name);
  }
  for (const [heading, meaning] of Object.entries(meanings)) {
    const name = figureNames.find((each) => each === meaning);
    if (name !== undefined) known.set(plainHeading(heading), name);
  }
  return (heading) => known.get(plainHeading(heading)) ?? null;
}
