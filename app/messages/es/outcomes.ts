import type { NotApplicableReason, NotVotingReason, Warning } from "@valora/valuation";

/** Why a method gives no value. */
export const notApplicable = {
  financial: "Su deuda es materia prima, no financiación: el flujo libre para toda la empresa y los múltiplos sobre deuda no significan nada.",
  reit: "Es una inmobiliaria cotizada: la amortización de los edificios deforma su beneficio, y este método se apoya en él.",
  holding: "Es una sociedad de participaciones: sus flujos son los de las empresas que posee, y no los consolida línea a línea.",
  noDividend: "No paga dividendo: no hay nada que descontar.",
  shortDividendHistory: "Lleva menos de tres años pagando dividendo: es pronto para proyectarlo.",
  dividendNotCovered: "El dividendo supera con mucho al beneficio o se paga con deuda: proyectarlo sería prometer lo que no gana.",
  shortHistory: "Hay menos de tres cuentas anuales: no basta para distinguir una tendencia de un año suelto.",
  negativeEbit: "Su negocio pierde dinero en un año normal: extrapolar pérdidas no da un valor.",
  negativeEarnings: "En un año normal no gana dinero: sin beneficio, este método no tiene de qué partir.",
  negativeEquity: "Su patrimonio contable es negativo: debe más de lo que figura en el balance.",
  negativeFreeCashFlow: "Gasta más caja de la que genera: hacer crecer ese flujo haría crecer el agujero.",
  negativeTerminalCashFlow: "Al final de la proyección el flujo sigue siendo negativo: no hay valor que sumar después.",
  equityUnderWater: "La deuda supera al valor de la empresa: la acción es una opción, no una parte del negocio.",
  assetLight: "Vale por lo que gana, no por lo que tiene: contar sus activos la haría parecer cara siempre.",
  fewPeers: "Hay menos de cinco empresas comparables con datos.",
  currencyUnresolved: "Sus cuentas y su precio están en monedas distintas y no tenemos un cambio con fecha.",
  shareBasisUnsettled:
    "Su número de acciones ha cambiado mucho desde las últimas cuentas, por una fusión o una emisión: cualquier valor por acción sería falso.",
  sharesMissing: "No conocemos su número de acciones.",
  figuresMissing: "Faltan partidas de sus cuentas, y no las inventamos.",
  discountRateNotAboveGrowth: "La tasa de descuento no supera al crecimiento perpetuo: la suma no acabaría nunca.",
  distressed: "Su beneficio no llega para pagar los intereses: un método que la supone viva para siempre engañaría.",
  preRevenue: "Todavía no tiene ingresos que valorar.",
  roeNotMeaningful: "Su patrimonio es tan pequeño que la rentabilidad sobre él no mide nada.",
  modelNotInstalled: "El modelo de predicción no está instalado en este servidor.",
  notFinite: "Con estas cifras la fórmula no da un número.",
} as const satisfies Record<NotApplicableReason, string>;

/** Why an estimate is shown without a vote. */
export const notVoting = {
  informative: "Se muestra como referencia: para este tipo de empresa otros métodos miden mejor.",
  assetLight: "Vale por lo que gana, no por lo que tiene: es un suelo, no una estimación.",
  roeNotMeaningful: "Las recompras o las pérdidas han dejado tan poco patrimonio que el ROE ya no mide nada.",
  atRisk: "El dividendo no está cubierto: si se recorta, este valor cae con él.",
  implausible: "Queda a más de cinco veces, o a menos de un quinto, del precio: antes de creerlo hay que revisar los supuestos.",
  fewInputs: "Se apoya en muy pocos datos para contarlo como un voto.",
  stalePrice: "El precio es demasiado antiguo para compararlo.",
} as const satisfies Record<NotVotingReason, string>;

/** What a reader should know about an estimate before trusting it. */
export const warnings = {
  terminalSpreadThin: "La tasa de descuento y el crecimiento perpetuo casi se tocan: medio punto cambia mucho el valor.",
  terminalValueDominant: "Más de tres cuartos del valor vienen de después de la proyección.",
  terminalValueExtreme: "Más de nueve décimos del valor vienen de después de la proyección: es casi todo futuro lejano.",
  growthCapped: "El crecimiento calculado era mayor; lo hemos limitado.",
  growthFloored: "El crecimiento calculado era más negativo; lo hemos limitado.",
  waccUnusual: "La WACC se sale de lo habitual: comprueba la beta y la deuda.",
  costOfEquityBelowDebt: "El capital propio sale más barato que la deuda, y eso no suele ocurrir.",
  taxNormalised: "Su tipo impositivo real no sirve de guía; usamos el legal.",
  depreciationEstimated: "La amortización de este año no se conoce: la estimamos con la última proporción conocida sobre los ingresos.",
  debtPartlyKnown: "Solo conocemos parte de su deuda; el valor puede ser menor.",
  securitiesUnknown: "No sabemos cuánto tiene en inversiones financieras; el valor puede ser mayor.",
  leasesUnknown: "No conocemos sus deudas por alquileres; no se restan.",
  minoritiesUnknown: "No sabemos qué parte es de otros socios; no se resta.",
  dilutionUnknown: "No conocemos las acciones que nacerán de opciones; el valor puede ser menor.",
  payoutAboveEarnings: "Reparte más de lo que gana.",
  sectorAverages: "No hay bastantes comparables propias: usamos medias del sector publicadas.",
  peerOutliers: "Alguna comparable cotiza muy lejos de las demás.",
  bookTiny: "El patrimonio contable es muy pequeño frente al precio.",
  singleMultiple: "Se apoya en un solo múltiplo.",
  gapInHistory: "Falta algún año en sus cuentas; no lo rellenamos.",
  staleStatements: "Sus últimas cuentas tienen más de 18 meses.",
  implausibleValue: "El valor está muy lejos del precio.",
  goodwillUnknown: "No conocemos su fondo de comercio; el patrimonio tangible puede ser menor.",
} as const satisfies Record<Warning, string>;
