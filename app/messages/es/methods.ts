import type { MethodName } from "@valora/valuation";

type Method = { name: string; inSentence: string; short: string; sentence: string };

/** Each method by name, in brief, and in one sentence. */
export const methods = {
  discountedCashFlow: {
    name: "Descuento de flujos",
    inSentence: "el descuento de flujos",
    short: "DCF",
    sentence: "Una empresa vale la caja que generará su negocio, descontada a hoy.",
  },
  dividendDiscount: {
    name: "Dividendos",
    inSentence: "el método de dividendos",
    short: "DDM",
    sentence: "Una acción vale los dividendos que pagará, descontados a hoy.",
  },
  comparableMultiples: {
    name: "Múltiplos comparables",
    inSentence: "el método de múltiplos",
    short: "PER, EV/EBITDA y otros",
    sentence:
      "Una empresa debería cotizar como las que se le parecen: al mismo múltiplo de su beneficio o de sus ventas.",
  },
  residualIncome: {
    name: "Beneficio residual",
    inSentence: "el beneficio residual",
    short: "valor contable + beneficio residual",
    sentence: "Una acción vale su valor contable más lo que gane por encima de lo que exigen sus accionistas.",
  },
  netAssetValue: {
    name: "Valor patrimonial",
    inSentence: "el valor patrimonial",
    short: "NAV",
    sentence: "Una acción vale, como poco, lo que quedaría al restar las deudas a lo que la empresa posee.",
  },
  earningsPerShare: {
    name: "Beneficio por acción",
    inSentence: "el beneficio por acción",
    short: "en dos fases",
    sentence:
      "Una acción vale los dividendos de los próximos años más su precio de venta al final, según su PER de salida.",
  },
  prediction: {
    name: "Predicción de Valora",
    inSentence: "la predicción de Valora",
    short: "modelo entrenado",
    sentence:
      "Un modelo entrenado con miles de cuentas anuales estima a qué precio suelen cotizar empresas con estas cifras.",
  },
} as const satisfies Record<MethodName, Method>;
