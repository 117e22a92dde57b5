/** How sure a value is: its spread when assumptions move, and how it has fared month by month. */
export const uncertainty = {
  work: {
    draw: "Dibujar aquí",
    running: "Calculando: {done}",
    progress: "Cuánto está calculado",
    cancel: "Parar",
    cancelled: "Parado: no hay dibujo para estos supuestos.",
    failed: "Tu navegador no ha podido calcularlo. El servidor puede:",
    again: "Calcular",
    asTable: "Ver como tabla",
  },
  throughTime: {
    title: "Valor y precio en el tiempo",
    caption: "{currency} por acción, a fin de mes",
    absolute:
      "Valores absolutos, también con la vista relativa al mercado: la prima que implican los precios se conoce de hoy, y no la de cada mes.",
    lead: "El valor de cada mes, con las cuentas publicadas hasta entonces, y su cotización.",
    say: "De {months, plural, one {# mes} other {# meses}} con valor, el precio cerró dentro de la banda en {held}. Por encima: {above}. Por debajo: {below}.{side, select, low { La banda se ha quedado baja: el precio ha estado casi siempre por encima.} high { La banda se ha quedado alta: el precio ha estado casi siempre por debajo.} held { La mayor parte del tiempo el precio ha estado en la banda.} other { El precio no se ha quedado en un lado.}}",
    key: {
      price: "precio",
      value: "valor neutral",
      band: "de conservador a optimista",
      filing: "cuentas nuevas",
    },
    table: "Valor y precio, año a año",
    date: "Fin de mes",
    price: "Precio",
    low: "Conservador",
    middle: "Neutral",
    high: "Optimista",
    held: "Precio",
    accounts: "Últimas cuentas",
    within: "dentro",
    above: "por encima",
    below: "por debajo",
    year: "año hasta {date}",
    yearEstimated: "año hasta {date} (publicación estimada)",
    multiples: "Múltiplos en el tiempo, frente a su historia y a las comparables",
    hindsight: "Lo que entonces no se sabía",
    hindsights: {
      referenceOfToday:
        "Tipos de interés, primas, medias del sector y beta son los de hoy: no hay fuente de los de cada momento. La banda muestra cómo movieron el valor las cuentas, no la valoración que habríamos dado entonces.",
      figuresAsLastFiled: "Las cuentas llevan las cifras de su última publicación, que pueden corregir las primeras.",
      ownFigures:
        "Tus cifras propias cuentan desde el día en que se publicaron las cuentas de su periodo, como si se hubieran presentado así.",
      filingDateEstimated:
        "De algunas cuentas no sabemos el día de publicación: contamos noventa días desde el cierre del año.",
      sharesFromStatements: "El número de acciones es el de las últimas cuentas conocidas, no el del día.",
      closesHoldDividends:
        "Los cierres pasados vienen ajustados por los dividendos posteriores; deshacemos el ajuste con los dividendos de las cuentas, por lo general con un margen del 1 %. Las escisiones y algún dividendo extraordinario no se deshacen: los precios anteriores parecen más bajos de lo que fueron.",
      marketMethodsLeftOut:
        "Múltiplos y predicción no participan: no sabemos qué pagaba entonces el mercado por las demás empresas.",
    },
    unavailable: {
      closesMissing: "No lo podemos dibujar: no tenemos los cierres mensuales de esta acción, y no los inventamos.",
      currencyUnresolved:
        "No lo podemos dibujar: la acción cotiza en una moneda y las cuentas están en otra, y no tenemos el cambio de cada mes.",
      fewStatements: "No lo podemos dibujar: con las cuentas publicadas hasta cada fecha, ningún método daba un valor.",
    },
  },
  simulation: {
    title: "Simulación de Monte Carlo",
    caption: "{method}, {currency} por acción · semilla {seed}",
    lead: "Miles de simulaciones con tasa de descuento, crecimiento y rentabilidad aleatorios.",
    say: "En {below} de cada 100 simulaciones el valor queda por debajo del precio de {price}. La mitad central va de {from} a {to}.",
    sayAlone: "La mitad central de los valores va de {from} a {to}.",
    refused:
      "{rejected} de {paths} simulaciones no son válidas: la tasa de descuento no supera al crecimiento. El resto no sería representativo, así que no lo mostramos.",
    nothing: "Prueba con desviaciones menores, una tasa de descuento mayor o una g menor.",
    priceMark: "precio {value}",
    medianMark: "mediana {value}",
    share: "Porcentaje de simulaciones",
    value: "Valor",
    againstPrice: "Frente al precio",
    percentile: "{share} por debajo de",
    median: "la mitad por debajo de (mediana)",
    mean: "media",
    counted:
      "{paths} simulaciones; {rejected} no válidas, contadas y no repetidas; {worthless} en las que la deuda supera al valor de la empresa y la acción no vale nada.",
    change: "Cambiar la simulación",
    deviation: "{lever}: desviación típica, {kind, select, points {puntos} other {% de su valor}}",
    paths: "Número de simulaciones",
    seed: "Semilla",
    seedHint: "La misma semilla da siempre las mismas cifras.",
    run: "Simular",
    notNumber: "Escribe un número, como {example}.",
    deviationRefused: "Escribe un número entre 0 y 50.",
    seedRefused: "Escribe un número entero entre 0 y {maximum}.",
    caveat:
      "Las variables son normales e independientes. La simulación mide cuánto depende el valor de estos supuestos, no la probabilidad de cada futuro. La primera y la última barra reúnen el uno por ciento de cada extremo.",
  },
} as const;
