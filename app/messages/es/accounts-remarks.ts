import type { AccountsRemarkCode } from "@valora/valuation";

/** Reviewed facts about the figures of a company. */
export const accountsRemarks = {
  countOfAllClasses: {
    subject: "Número de acciones",
    text: "Su fuente solo cuenta las acciones preferentes. El número que usamos es el de todas las clases: capitalización ÷ precio.",
  },
  bankRevenueLeftOut: {
    subject: "Ingresos del banco",
    text: "Los de la fuente incluyen los intereses que el banco paga y no son el producto bancario neto que publica: los dejamos fuera.",
  },
  revenueGross: {
    subject: "Ingresos",
    text: "Los de {years} incluyen los costes de liquidación; los demás años van netos de ellos. Los de {years} se dejan fuera.",
  },
  dividendCut: {
    subject: "Dividendo",
    text: "La empresa ha anunciado que baja de {priceBefore} a {price} por acción desde {years}: el anterior no dice nada del futuro y no se proyecta.",
  },
  disposalGains: {
    subject: "Plusvalías",
    text: "El EBIT de {years} va sin las plusvalías por ventas de activos y los deterioros ({amount} millones en el último de esos años). El beneficio neto las incluye.",
  },
  splitInFigures: {
    subject: "Acciones desdobladas",
    text: "Cada acción pasó a ser {factor} el {asOf}: las acciones y las cifras por acción de los años anteriores están como hoy.",
  },
  chargesInResult: {
    subject: "Resultado con cargos",
    text: "El de {years} incluye cargos extraordinarios: no es representativo.",
  },
  debtContradicted: {
    subject: "Deuda",
    text: "La deuda de {years} que da la fuente es menor que su propia deuda neta: se deja fuera.",
  },
  ebitdaDistorted: {
    subject: "EBITDA",
    text: "El de {years} incluye ganancias o cargos extraordinarios: se deja fuera, y de él no sacamos las amortizaciones.",
  },
  restatedFigures: {
    subject: "Cifras reexpresadas",
    text: "Las de {years} son las que la empresa corrigió después, no las que publicó primero.",
  },
  earningsPerShareContradicted: {
    subject: "BPA",
    text: "El de {years} no cuadra con el beneficio neto y el número de acciones: se deja fuera.",
  },
  cashIsInvestments: {
    subject: "Efectivo",
    text: "El de la fuente es la cartera de inversiones de la aseguradora: se deja fuera.",
  },
  incomeOfOrdinaryShares: {
    subject: "Beneficio neto",
    text: "El de la fuente es la parte de las acciones ordinarias, algo menor que el publicado.",
  },
  standardisedFigures: {
    subject: "Cifras normalizadas",
    text: "La fuente normaliza ingresos y EBIT: difieren algo de los publicados.",
  },
  revenueRestated: {
    subject: "Ingresos",
    text: "Los de {years} son sin la parte que se vendió e incluyen otros ingresos: no son los que se publicaron entonces.",
  },
  operatingIncomeMixed: {
    subject: "EBIT",
    text: "Unos años es el publicado y otros, el que normaliza un recopilador de datos, antes de deterioros.",
  },
  yearEndsInSeptember: {
    subject: "Ejercicio",
    text: "El año de estas cuentas acaba el 30 de septiembre.",
  },
  depreciationIsPart: {
    subject: "Amortizaciones",
    text: "Las de {years} son solo una parte de las publicadas: la fuente deja fuera la amortización de intangibles u otras partidas. El EBITDA de esos ejercicios sale bajo, el EV/EBITDA alto, y el descuento de flujos puede quedarse corto.",
  },
  capitalExpenditureUnknown: {
    subject: "Inversiones",
    text: "La fuente no da las de {years}: el flujo de caja libre es el que da ella.",
  },
  partOwnedByOthers: {
    subject: "Socios de sus filiales",
    text: "Cerca de la mitad de {part} es de otros accionistas y la fuente no dice cuánto vale su parte: el flujo de caja descontado cuenta todo el beneficio y sale alto.",
  },
  businessBought: {
    subject: "Empresa comprada",
    text: "{part} se compró el {asOf} y se pagó en parte con acciones nuevas ({source}). Las últimas cuentas son anteriores: no incluyen su beneficio ni su deuda, mientras que el número de acciones sí cuenta las nuevas. No damos valores por acción hasta que haya cuentas que la incluyan.",
  },
  specialDividendsOnly: {
    subject: "Dividendo",
    text: "No paga un dividendo ordinario, solo extraordinarios de vez en cuando, casi siempre con deuda: quedan fuera y no se proyectan.",
  },
} as const satisfies Record<AccountsRemarkCode, { subject: string; text: string }>;
