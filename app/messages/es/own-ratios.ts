import type { RatioAbsenceReason, RatioFigureKind } from "@valora/valuation/own-ratios";
import { absences } from "./absences.ts";

/** Ratios of the reader's own, wherever they are written and shown. */
export const ownRatios = {
  title: "Ratios propios",
  lead: "Una fórmula con cifras de cada empresa es una columna y, con límites, un filtro: <code>freeCashFlow / marketValue</code>, <code>median(roic, 5)</code>.",
  formula:
    "Una fórmula con cifras de las cuentas, del mercado o de la valoración: <code>freeCashFlow / marketValue</code>, <code>median(roic, 5)</code>.",
  values: "Valores de los ratios propios",
  say: "Escribe la fórmula de un ratio con las cifras de esta empresa, y se calcula aquí con su origen.",
  formulas: "Fórmulas",
  show: "Mostrar",
  madeOf: "Con {count, plural, one {una cifra} other {# cifras}}",
  field: "Fórmula {number}",
  alone: "Fórmula",
  alertHint:
    "El límite va como sale el ratio: 8 es un 8 % si sale en porcentaje y 8 veces si sale en veces; el dinero, entero y en la moneda de las cuentas. Se lee como en los ratios de la empresa: con las cuentas del último ejercicio y con el precio del mercado, no con el que anotes. Tu política no influye.",
  minimum: "Fórmula {number}, desde",
  maximum: "Fórmula {number}, hasta",
  limitHint: "Los porcentajes, en tanto por uno: 0.05 es un 5 %.",
  explained: "Cómo se escribe y qué cifras hay",
  saved: "Tus ratios guardados",
  insertWhere: "Insertar en",
  insertWhat: "Cifra o función",
  insert: "Insertar",
  functions: "Funciones",
  column: "Ratio propio {number}",
  kinds: {
    statement: "Cuentas de un ejercicio",
    ratio: "Ratios de un ejercicio",
    market: "Mercado, de hoy",
    value: "Valor por acción, de hoy",
  } satisfies Record<RatioFigureKind, string>,
  valueBy: "Valor según {method}",
  mean: "Media de los métodos que votan",
  absent: {
    ...absences,
    endsNotPositive: "para un crecimiento anual las dos cifras han de ser positivas",
    priceTooOld: "el precio es de hace más de 180 días",
    divisionByZero: "se divide por cero",
    notFinite: "el resultado es demasiado grande",
    notValued: "ese método no da valor",
    withheld: "el valor se ve al abrir la empresa",
  } satisfies Record<RatioAbsenceReason, string>,
  absentOf: "{reason}: {figures}",
  ofYear: "{figure} ({date})",
} as const;
