import type { CompanyType, CompanyTypeRule, Sector } from "@valora/valuation";

/** The type of the company, as a reader would say it. */
export const companyTypes = {
  mature: "Empresa madura",
  assetLight: "Negocio ligero en activos",
  growing: "Empresa en crecimiento",
  unprofitableGrowth: "En crecimiento, sin beneficio",
  turnaround: "En recuperación",
  lossMaking: "Empresa con pérdidas",
  bank: "Banco",
  insurer: "Aseguradora",
  financialServices: "Servicios financieros",
  reit: "Inmobiliaria cotizada",
  utility: "Servicio público regulado",
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
  utilities: "Servicios públicos",
  realEstate: "Inmobiliario",
} as const satisfies Record<Sector, string>;

/** Why the engine took a company for what it is. */
export const companyTypeRules = {
  bankIndustry: "Su actividad es la banca.",
  insuranceIndustry: "Su actividad es el seguro.",
  financialServicesIndustry: "Presta, invierte o gestiona dinero de otros.",
  financialsSector: "Es una empresa financiera.",
  holdingIndustry: "Posee participaciones en negocios de muchos sectores.",
  realEstateTrust: "Es una sociedad que alquila inmuebles y reparte casi toda la renta.",
  utilitiesSector: "Suministra luz, gas o agua con tarifas reguladas.",
  lossesAndNegativeEquity: "Pierde dinero y su patrimonio es negativo.",
  interestNotCovered: "Su resultado no cubre los intereses de su deuda.",
  lossesWithGrowth: "Pierde dinero mientras sus ingresos crecen.",
  lossesWithoutGrowth: "Pierde dinero y sus ingresos no crecen.",
  lossesInMostYears: "Su actividad perdió dinero en la mayoría de los cinco últimos ejercicios.",
  negativeEquityWithProfits: "Gana dinero con patrimonio negativo: lo ha devuelto en recompras.",
  cyclicalIndustry: "Su actividad sube y baja con el ciclo.",
  cyclicalSector: "Su sector sube y baja con el ciclo.",
  cyclicalRecord:
    "En diez años se le han hundido a la vez las ventas y el beneficio dos veces, o una tan honda que perdió un tercio de las ventas y entró en pérdidas.",
  intangibleIndustry: "Su valor está en software, marcas o patentes más que en fábricas.",
  researchIntensive: "Gasta en investigación más que en fábricas.",
  revenueGrowth: "Sus ingresos han crecido un 12 % al año o más durante cinco años, y no de un solo salto.",
  otherwise: "Ninguna regla especial la distingue.",
  chosenByReader: "Lo has elegido tú.",
} as const satisfies Record<CompanyTypeRule, string>;
