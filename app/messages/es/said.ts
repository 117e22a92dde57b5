import type { WaitKind } from "@valora/valuation/what-can-be-said";

/** De una empresa sin señal: qué pide su precio, con qué lo valdría y qué falta para que voten más métodos. */
export const said = {
  title: "Qué descuenta su precio",
  asks: {
    grows:
      "A {price}, el precio descuenta que {name} {sign, select, plus {crecerá un {average} al año} minus {encogerá un {average} al año} other {no crecerá}} durante {years} años{isSupposed, select, true {, aun suponiendo que llegue a ganar lo que gana su sector} other {}}.",
    done: "De {observations} periodos de diez años de {companies} empresas que hoy cotizan, {sign, select, minus {{count, plural, =0 {en ninguno se evitó una caída mayor} one {solo en uno se evitó una caída mayor} other {en # se evitó una caída mayor ({share})}}} other {{count, plural, =0 {en ninguno se creció tanto} one {solo en uno se creció tanto} other {en # se creció tanto ({share})}}}}.",
    limit:
      "El crecimiento por sí solo no explica el precio: con los demás supuestos de esta página, el método de {method} da como {side, select, above {mínimo} other {máximo}} {end} por acción, y cotiza a {price}.",
    margin: "Solo con el margen haría falta un {margin}; aquí suponemos un {used}.",
    noMargin: "El margen tampoco lo explica: ninguno, ni siquiera del 100 %, alcanza el precio por sí solo.",
  },
  path: "Para valer los {price} a los que cotiza, {name} necesitaría un margen operativo del {margin} (aquí suponemos un {used}{hasGood, select, true {; en sus buenos años, {good}} other {}}) y crecer un {average} al año durante {years} años.",
  sales: "Cotiza a {times} sus ventas anuales.",
  missing: {
    title: "Qué falta para la señal",
    say: "{wanting, plural, one {Falta un voto} other {Faltan # votos}}: {voting, plural, =0 {de siete métodos no vota ninguno} one {de siete métodos vota uno} other {de siete métodos votan #}} y hacen falta tres.",
    needs: "Qué necesita cada método para contar:",
    blocked: "Hoy no hay un valor por acción defendible.",
    blockedNeeds: "Haría falta:",
    item: "{method}: {wait}.",
  },
  waits: {
    profitYears: "{years, plural, one {un ejercicio más con beneficio} other {# ejercicios más con beneficio}}",
    cycleAverage: "que sus diez últimos ejercicios sumen beneficio",
    dividendYears: "{years, plural, one {un año más de dividendo} other {# años de dividendo}}",
    coveredDividend: "que el beneficio cubra el dividendo",
    accountYears: "{years, plural, one {unas cuentas anuales más} other {# cuentas anuales más}}",
    nextAccounts: "las cuentas del ejercicio que acaba el {date}",
    figures:
      "{hasFigures, select, true {que sus cuentas digan: {figures}} other {las cifras que faltan en sus cuentas}}",
    priceBelow: "un precio por debajo de {price}: su valor es hoy menos de una quinta parte de la cotización",
    priceAbove: "un precio por encima de {price}: su valor es hoy más de cinco veces la cotización",
    equityYears:
      "{years, plural, one {un ejercicio más que empiece con patrimonio positivo} other {# ejercicios más que empiecen con patrimonio positivo}}",
    positiveEquity: "que su patrimonio vuelva a ser positivo",
    peers: "cinco empresas comparables con datos",
    moreThanDebts: "que sus flujos valgan más que lo que debe",
    coveredInterest: "que su resultado cubra los intereses",
    revenue: "sus primeros ingresos",
    model: "que el modelo conozca bastantes empresas como esta",
    assumptions: "otros supuestos: con estos la fórmula no da un valor",
  } satisfies Record<WaitKind, string>,
} as const;
