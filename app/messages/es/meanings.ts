/** What each method's answer means for one company: the second depth of an explanation. */
export const meanings = {
  discountedCashFlow:
    "{name} parte de unos ingresos de {revenue} y crece un {growth} el primer año, cada vez menos después. Descontados al {wacc}, los flujos del horizonte valen hoy {flows}, y todo lo que viene después, {terminal}.",
  dividendDiscount:
    "{name} reparte el {payout} de lo que gana y sus accionistas piden un {costOfEquity} al año. Los dividendos del horizonte valen hoy {dividends} por acción; los siguientes, {terminal}.",
  comparableMultiples:
    "{count, plural, one {Un múltiplo sirve para {name}.} other {# múltiplos sirven para {name}; el valor es el del medio.}} {list}.",
  residualIncome:
    "{name} tiene un patrimonio de {book} por acción y gana un {earned} sobre él; sus accionistas piden un {costOfEquity}. La diferencia, mientras dure el horizonte, vale hoy {excess} por acción.",
  netAssetValue:
    "Sin contar lo que pueda ganar, cada acción de {name} tiene detrás {book} en su balance, restadas las deudas.",
  earningsPerShare:
    "{name} gana {earnings} en un año normal. Cobrarías {dividends} en dividendos a valor de hoy, y al final venderías a {multiple} el beneficio, que hoy vale {exit}.",
} as const;
