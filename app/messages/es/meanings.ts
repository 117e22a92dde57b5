/** The meaning of each method's answer for one company: the second depth of an explanation. */
export const meanings = {
  discountedCashFlow:
    "{name} parte de unos ingresos de {revenue} y crece un {growth} el primer año y cada vez menos después. {fade, plural, =0 {} one {Tras el horizonte, el crecimiento y la rentabilidad convergen en un año a niveles sostenibles. } other {Tras el horizonte, el crecimiento y la rentabilidad convergen en # años a niveles sostenibles. }}Descontados al {wacc}, los flujos de todos esos años valen hoy {flows}, y el valor terminal, {terminal}.",
  dividendDiscount:
    "{name} reparte el {payout} de lo que gana, entre dividendos y recompras, y sus accionistas exigen un {costOfEquity} al año. Los pagos de los años proyectados valen hoy {dividends} por acción; los posteriores, {terminal}.",
  flowToShareholders:
    "En un ejercicio normal, cada acción de {name} gana {earnings}. Descontado lo que cuesta crecer y al {costOfEquity} que exigen sus accionistas, los años proyectados valen hoy {flows} por acción; los posteriores, {terminal}. No se resta la deuda: el flujo ya es de los accionistas.",
  dividendsAlone:
    "{name} reparte en dividendos el {payout} de lo que gana, y sus accionistas exigen un {costOfEquity} al año. Los dividendos de los años proyectados valen hoy {dividends} por acción; los posteriores, {terminal}.",
  dividendsInStages:
    "{name} paga un dividendo de {dividend} por acción, y sus accionistas exigen un {costOfEquity} al año. Los dividendos de las etapas proyectadas valen hoy {dividends} por acción; los posteriores, {terminal}.",
  dividendsInOneFormula:
    "{name} paga un dividendo de {dividend} por acción, sus accionistas exigen un {costOfEquity} al año y, a perpetuidad, el dividendo crece un {last}: todos los que vendrán valen hoy {dividends}.",
  comparableMultiples:
    "{count, plural, one {Un múltiplo sirve para {name}.} other {# múltiplos sirven para {name}; el valor es la mediana.}} {list}.",
  residualIncome:
    "{name} tiene un patrimonio de {book} por acción y gana un {earned} sobre él; sus accionistas exigen un {costOfEquity}. Ese exceso, que disminuye año a año, vale hoy {excess} por acción, sin contar la parte perpetua.",
  netAssetValue:
    "Sin contar lo que pueda ganar, cada acción de {name} tiene detrás {book} en su balance, restadas las deudas.",
  earningsPerShare:
    "{name} tiene un BPA normalizado de {earnings}. Cobrarías {dividends} en dividendos y recompras, a valor de hoy, y venderías al final a un precio que hoy equivale a {exit}: la mediana entre lo que justifican sus cifras y lo que paga el mercado.",
} as const;
