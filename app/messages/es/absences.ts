import type { AbsenceReason } from "@valora/valuation/statements";

/** Why a number of statements and ratios is not there. */
export const absences = {
  figureMissing: "faltan cifras",
  previousYearMissing: "falta el año anterior",
  basisNotPositive: "el denominador no es positivo",
  basisNearZero: "el capital sin la caja es casi nulo",
  taxRateUnusual: "tipo impositivo fuera de lo habitual",
  notForFinancials: "no se aplica a entidades financieras",
  financeArm: "una parte de la empresa presta a los clientes, y su deuda es la de un banco",
  fewCompanies: "menos de ocho empresas",
  priceMissing: "no hay precio",
  priceInOtherCurrency: "el precio está en otra moneda que las cuentas",
  sharesMissing: "no consta el número de acciones",
  sharesUnsettled: "el número de acciones está en duda",
  notFiledYet: "todavía no se habían publicado cuentas",
  accountsTooOld: "las cuentas quedaban a más de año y medio",
  partSeparated: "una parte de la empresa ya se había separado",
  closesWithoutPart: "los cierres de entonces ya descuentan una parte que salió después",
  enterpriseValueNotPositive: "el valor de empresa no es positivo",
  fewMonths: "hay menos de veinticuatro meses con dato",
  fewPeers: "menos de cinco comparables",
} as const satisfies Record<AbsenceReason, string>;
