import type { FigureSynonyms } from "../figure-synonyms.ts";

/** How statements in Italian call the figures, besides the names of the template. */
export const figureSynonyms: FigureSynonyms = {
  revenue: ["fatturato"],
  costOfRevenue: ["costo delle vendite"],
  ebit: ["EBIT", "utile operativo", "risultato operativo"],
  depreciationAndAmortization: ["ammortamento"],
  interestExpense: ["oneri finanziari"],
  pretaxIncome: ["risultato ante imposte"],
  incomeTaxExpense: ["imposte"],
  netIncome: ["risultato netto"],
  epsDiluted: ["utile per azione"],
  dilutedShares: ["azioni", "numero di azioni"],
  dividendsPerShare: ["dividendi per azione"],
  capitalExpenditure: ["capex", "investimenti"],
  totalAssets: ["attività totali", "totale attività"],
  totalLiabilities: ["passività totali", "totale passivo"],
  totalEquity: ["patrimonio"],
  totalDebt: ["debito totale"],
  cashAndEquivalents: ["cassa", "disponibilità liquide"],
  retainedEarnings: ["utili a nuovo", "utili (perdite) portati a nuovo"],
  propertyPlantAndEquipment: ["immobili, impianti e macchinari"],
};
