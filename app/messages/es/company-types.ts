import type { CompanyType, Sector } from "@valora/valuation";

/** What kind of company it is, as a reader would say it. */
export const companyTypes = {
  mature: "Empresa madura",
  assetLight: "Rentable, con pocos activos físicos",
  unprofitableGrowth: "En crecimiento, sin beneficio",
  bank: "Banco",
  insurer: "Aseguradora",
  financialServices: "Servicios financieros",
  reit: "Inmobiliaria cotizada",
  utility: "Suministro regulado",
  cyclical: "Negocio cíclico",
  holding: "Sociedad de participaciones",
  negativeEquity: "Patrimonio negativo",
  distressed: "En dificultades",
} as const satisfies Record<CompanyType, string>;

export const sectors = {
  energy: "Energía",
  materials: "Materiales",
  industrials: "Industria",
  consumerDiscretionary: "Consumo discrecional",
  consumerStaples: "Consumo básico",
  healthCare: "Salud",
  financials: "Finanzas",
  informationTechnology: "Tecnología",
  communicationServices: "Comunicaciones",
  utilities: "Suministros",
  realEstate: "Inmobiliario",
} as const satisfies Record<Sector, string>;
