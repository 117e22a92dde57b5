import type { FindingNoteCode } from "../../core/analysis/contracts/data-note.ts";

type Note = { subject: string; text: string };

/** Findings in a live answer, for its reader. */
export const findingNotes = {
  minorUnits: {
    subject: "Unidad del precio",
    text: "Cotiza en {quotedIn}; {factor} hacen 1 {to}: damos el precio en {to}.",
  },
  priceConverted: {
    subject: "Moneda",
    text: "Cotiza a {price} {from}; lo pasamos a {to} a {rate} {to} por {from}, cambio del {asOf} ({source}).",
  },
  statementsConverted: {
    subject: "Moneda",
    text: "Las cuentas están en {from}, moneda para la que no tenemos tipos de descuento: las pasamos a {to} a {rate} {to} por {from}, cambio del {asOf} ({source}), el mismo para todos los años.",
  },
  splitApplied: {
    subject: "Acciones desdobladas",
    text: "Después del {asOf}, fecha de las últimas cuentas, cada acción pasó a ser {factor}: acciones y cifras por acción están como hoy.",
  },
  receiptsConverted: {
    subject: "Certificados de depósito",
    text: "Lo que cotiza es un certificado por {factor} acciones: todo lo que va por acción está por certificado. La proporción se deduce de la capitalización.",
  },
  marketCapDiffers: {
    subject: "Capitalización",
    text: "Precio por acciones da {implied} millones y la fuente dice {stated} millones. {suspect, select, split {Puede faltar un desdoblamiento.} receipts {Puede que cotice un certificado por varias acciones.} thousands {Puede que las acciones estén en miles.} millions {Puede que las acciones estén en millones.} minorUnits {Puede que el precio esté en céntimos.} other {No sabemos por qué.}}",
  },
  priceJumped: {
    subject: "Salto del precio",
    text: "De {priceBefore} el {dateBefore} a {price} el {asOf}: puede ser un desdoblamiento que las cuentas aún no recogen.",
  },
  priceMovedAlone: {
    subject: "Movimiento propio del precio",
    text: "{count, plural, one {En el mes} other {En # meses, el último}} que acabó el {asOf} la acción se movió {move} y su sector {industryMove}, sin que cambiara el número de acciones: desde las cuentas del {fiscalYearEnd} ha ocurrido algo que no recogen.",
  },
  quoteFromFuture: { subject: "Fecha del precio", text: "La fuente lo fecha el {asOf}, que aún no ha llegado." },
  priceNotPositive: { subject: "Precio", text: "La fuente da un precio que no es mayor que cero: no lo usamos." },
  sharesNotPositive: {
    subject: "Número de acciones",
    text: "La fuente da un número que no es mayor que cero: no lo usamos.",
  },
  yearDuplicated: { subject: "Cuentas repetidas", text: "Hay más de unas cuentas para el mismo cierre: {years}." },
  balanceDoesNotAdd: {
    subject: "Balance que no cuadra",
    text: "El activo no es el pasivo más el patrimonio en {years}.",
  },
  figureJumped: { subject: "Saltos", text: "Cambian de un año a otro más de lo habitual: {contradictions}." },
  signUnlikely: { subject: "Signos", text: "Son negativas y no deberían serlo: {contradictions}." },
  sourcesDiffer: { subject: "Dos fuentes", text: "Difieren en más de un 1 %: {contradictions}." },
} as const satisfies Record<FindingNoteCode, Note>;
