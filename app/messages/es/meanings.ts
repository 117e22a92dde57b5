/** The meaning of each method's answer for one company: the second depth of an explanation. */
export const meanings = {
  discountedCashFlow:
    "{name} parte de unos ingresos de {revenue} y crece un {growth} el primer año, cada vez menos después. {fade, plural, =0 {} one {Tras el horizonte, su crecimiento y su ventaja se apagan en un año hasta lo que puede durar siempre. } other {Tras el horizonte, su crecimiento y su ventaja se van apagando durante # años hasta lo que puede durar siempre. }}Descontados al {wacc}, los flujos de todos esos años valen hoy {flows}, y lo que viene después, {terminal}.",
  dividendDiscount:
    "{name} reparte el {payout} de lo que gana, entre dividendos y recompras, y sus accionistas piden un {costOfEquity} al año. Lo que reparta en los años previstos vale hoy {dividends} por acción; lo siguiente, {terminal}.",
  comparableMultiples:
    "{count, plural, one {Un múltiplo sirve para {name}.} other {# múltiplos sirven para {name}; el valor es el del medio.}} {list}.",
  residualIncome:
    "{name} tiene un patrimonio de {book} por acción y gana un {earned} sobre él; sus accionistas piden un {costOfEquity}. La diferencia, que se va apagando año a año, vale hoy {excess} por acción, sin contar lo que quede para siempre.",
  netAssetValue:
    "Sin contar lo que pueda ganar, cada acción de {name} tiene detrás {book} en su balance, restadas las deudas.",
  earningsPerShare:
    "{name} gana {earnings} en un año normal. Cobrarías {dividends} en dividendos a valor de hoy, recompras incluidas, y al final venderías por algo que hoy vale {exit}: lo del medio entre lo que justifican sus cifras y lo que paga el mercado.",
} as const;
