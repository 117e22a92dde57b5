/** The page of multiples through time. */
export const multiples = {
  title: "Múltiplos de {name} ({ticker}) en el tiempo",
  description:
    "PER, EV/EBITDA, precio / valor contable y rentabilidad del flujo de caja libre de {name}, mes a mes, frente a su historia y a sus comparables.",
  lead: "Qué se ha pagado por los beneficios, el EBITDA, el patrimonio y la caja de {name}, mes a mes, con las cuentas publicadas hasta entonces.",
  download: "Descargar CSV",
  basis: "Hoy: precio del {price} ({source}) y cuentas hasta el {accounts}.",
  basisWithoutAccounts: "No hay cuentas con las que comparar el precio.",
  say: "{name} hoy: <value></value>, por encima del <percent></percent> de los {months} meses con dato desde {from}.",
  sayToday: "{name} hoy: <value></value>.",
  sayAbsent: "Hoy no hay dato: {reason}.",
  noPlace:
    "Con {months, plural, =0 {ningún mes} one {un mes} other {# meses}} con dato no lo situamos en su historia: hacen falta <least></least>.",
  least: "dos años",
  peersSay:
    "{count, plural, one {La comparable con dato} other {Las # comparables con dato}} hoy: mediana <median></median>; la mitad central va de <lower></lower> a <upper></upper>.",
  peersFew:
    "{count, plural, =0 {Ninguna comparable tiene} one {Solo una comparable tiene} other {Solo # comparables tienen}} dato hoy: son pocas para una mediana.",
  holes: "Meses sin dato: {list}.",
  hole: "{months, plural, one {un mes} other {# meses}} ({reason})",
  quantiles: "Percentiles de {name}",
  quantile: "Percentiles",
  own: "Sus meses",
  peers: "Comparables hoy",
  median: "Mediana",
  percentile: "P{percent}",
  read: "Leer {name} mes a mes",
  noFigure: "sin dato: {reason}",
  cut: "La escala deja fuera los meses extremos; están en la tabla.",
  key: {
    line: "{name}",
    inner: "mitad central de sus meses",
    outer: "de P10 a P90",
    median: "mediana",
  },
  table: "Todos los meses en cifras",
  month: "Mes",
  accounts: "Cuentas hasta",
  peersTable: "Las comparables en cifras",
  company: "Empresa",
  noPeers: "No hay comparables.",
  why: "De qué están hechos",
  definitions: {
    priceToEarnings: "precio ÷ beneficio diluido por acción",
    evToEbitda: "(capitalización + deuda − caja) ÷ EBITDA",
    priceToBook: "capitalización ÷ patrimonio de las acciones ordinarias",
    freeCashFlowYield: "flujo de caja libre ÷ capitalización: cuanto más alta, más barata",
  },
  never: "Un mes sin dato dice por qué; nunca se rellena con los de al lado ni cuenta en los percentiles.",
  hindsights: {
    figuresAsLastFiled: "Las cuentas llevan las cifras de su última publicación, que pueden corregir las primeras.",
    ownFigures: "Tus cifras propias cuentan desde el día en que se publicaron las cuentas de su periodo.",
    filingDateEstimated:
      "De algunas cuentas no sabemos el día de publicación: contamos noventa días desde el cierre del año.",
    sharesFromStatements:
      "Los meses pasados cuentan las acciones diluidas de las últimas cuentas; hoy, el último recuento.",
    closesHoldDividends:
      "Los cierres pasados vienen ajustados por los dividendos posteriores; deshacemos el ajuste con los dividendos de las cuentas, por lo general con un margen del 1 %. Las escisiones y algún dividendo extraordinario no se deshacen: los meses anteriores parecen más baratos de lo que fueron.",
    twelveMonthsOfLatest:
      "Los doce meses hasta un trimestre solo se conocen de las últimas cuentas: los meses anteriores van con el último ejercicio.",
    debtPartlyKnown: "En algunos meses la deuda es solo la de largo plazo: la otra no consta.",
    depreciationEstimated:
      "En algunos meses la amortización del EBITDA es la parte de los ingresos que fue en las últimas cuentas que la dieron.",
  },
  unavailable: {
    closesMissing: "No tenemos los cierres mensuales de esta acción: solo se ve hoy, frente a sus comparables.",
    currencyUnresolved: "El precio está en otra moneda que las cuentas: no hay múltiplos que comparar.",
  },
} as const;
