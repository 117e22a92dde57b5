import type { FigureSynonyms } from "../figure-synonyms.ts";

/** How statements in Spanish call the figures, besides the names of the template. */
export const figureSynonyms: FigureSynonyms = {
  revenue: ["ventas", "cifra de negocios", "importe neto de la cifra de negocios"],
  costOfRevenue: ["coste de ventas"],
  ebit: ["ebit", "resultado de explotación", "beneficio operativo"],
  depreciationAndAmortization: ["amortización"],
  interestExpense: ["gastos financieros"],
  pretaxIncome: ["beneficio antes de impuestos"],
  incomeTaxExpense: ["impuesto de sociedades"],
  netIncome: ["beneficio neto", "resultado del ejercicio"],
  epsDiluted: ["BPA", "BPA diluido"],
  dilutedShares: ["acciones", "número de acciones"],
  dividendsPerShare: ["DPA"],
  operatingCashFlow: ["flujo de caja de explotación", "flujo de efectivo de las actividades de explotación"],
  capitalExpenditure: ["capex", "inversiones"],
  totalAssets: ["activos totales", "total activo"],
  totalLiabilities: ["pasivos totales", "total pasivo"],
  totalEquity: ["fondos propios", "capital propio"],
  totalDebt: ["deuda total", "deuda"],
  cashAndEquivalents: ["efectivo y equivalentes", "efectivo", "caja"],
  retainedEarnings: ["ganancias acumuladas", "reservas por ganancias acumuladas", "resultados acumulados"],
  propertyPlantAndEquipment: ["inmovilizado material neto", "propiedades, planta y equipo"],
};
