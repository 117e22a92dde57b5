import type { QuestionName } from "@valora/prediction";

/** Facts about the prediction beside its value. */
export const prediction = {
  title: "Qué mueve la predicción",
  intro:
    "Qué pagaría el mercado por una empresa con estas cuentas, aprendido de miles de cuentas anuales. No es un pronóstico del precio y no ve el precio de esta acción.",
  contribution: "{effect} por {question}",
  note: "Cinco efectos, de mayor a menor, sobre lo que el mercado paga de media por cifras así. Los demás, juntos, {rest}.",
  peers: "Las que el modelo trata de forma más parecida",
  model: "Modelo {version}; múltiplos del mercado a {date}.",
  voting: "Vota: en este sector acierta más que la mediana del sector.",
  silent:
    "No vota: en este sector no ha pasado la prueba, que es acertar un 10 % más que la mediana sin inclinarse a un lado.",
  card: "Cómo se entrena y cuánto falla",
  band: "En los años de prueba, la banda contuvo el precio ocho de cada diez veces.",
} as const;

/** Inputs of the model, as the end of a sentence: "+12 % from net margin". */
export const predictionQuestions = {
  returnOnEquity: "la rentabilidad del capital (ROE)",
  returnOnEquityAverage: "la ROE media de tres años",
  returnOnAssets: "la rentabilidad de los activos (ROA)",
  returnOnAssetsAverage: "la ROA media de tres años",
  returnOnAssetsDeviation: "lo que oscila la ROA",
  returnOnAssetsChange: "el cambio de la ROA",
  operatingReturnOnCapital: "la rentabilidad operativa del capital",
  grossMargin: "el margen bruto",
  ebitMargin: "el margen operativo",
  netMargin: "el margen neto",
  netMarginAverage: "el margen neto medio",
  cashFlowMargin: "el margen de flujo operativo",
  freeCashFlowMargin: "el margen de flujo libre",
  freeCashFlowMarginAverage: "el margen de flujo libre medio",
  marginChange: "el cambio del margen neto",
  assetTurnover: "la rotación de los activos",
  revenueGrowth: "el crecimiento de las ventas",
  revenueGrowthThreeYears: "el crecimiento de las ventas en tres años",
  assetGrowth: "el crecimiento de los activos",
  equityGrowth: "el crecimiento del patrimonio",
  accruals: "los devengos",
  capitalExpenditureToSales: "la inversión sobre ventas",
  capitalExpenditureToCashFlow: "la inversión sobre el flujo operativo",
  debtToAssets: "la deuda sobre activos",
  equityToAssets: "el patrimonio sobre activos",
  cashToAssets: "la caja sobre activos",
  netDebtToCashFlow: "la deuda neta sobre el flujo operativo",
  payout: "la parte del beneficio que reparte",
  dividendsToCashFlow: "los dividendos sobre el flujo operativo",
  shareCountChange: "el cambio del número de acciones",
  logAssets: "el tamaño por activos",
  logSales: "el tamaño por ventas",
  loss: "ganar o perder dinero",
  sector: "el sector",
  industry: "la industria",
} as const satisfies Record<QuestionName, string>;
