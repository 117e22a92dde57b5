/** Under and beside the pictures of the articles, which are drawn from the figures of all included companies. */
export const drawings = {
  names: {
    costOfEquity: "Coste de los recursos propios (Ke)",
    freeCashFlowMargin: "Margen FCF: caja libre sobre ventas",
    returnOnCapital: "ROIC: rentabilidad del capital invertido",
    valueToPrice: "Valor estimado, en veces el precio",
    predictionToPrice: "Predicción, en veces el precio",
    yearsOfAccounts: "Ejercicios con cuentas, por empresa",
    multiplesBySector: "PER por sector",
    methodsToPrice: "Valor según cada método, en veces el precio",
  },
  say: {
    costOfEquity: "La mitad de las empresas tiene un Ke de entre el {low} y el {high}; la mediana es del {median}.",
    freeCashFlowMargin:
      "La empresa mediana convierte en caja libre el {median} de sus ventas; la mitad, entre el {low} y el {high}.",
    returnOnCapital:
      "La mitad de las empresas gana entre el {low} y el {high} sobre el capital invertido; la mediana, el {median}.",
    valueToPrice:
      "Solo en {beyond} de cada 100 empresas el valor estimado supera al precio en la mitad o más: el margen de seguridad de un tercio escasea.",
    predictionToPrice:
      "Donde la predicción vota, la mitad de sus valores queda entre {low} y {high} veces el precio; la mediana, en {median}.",
    yearsOfAccounts: "De {beyond} de cada 100 empresas hay diez ejercicios o más.",
    multiplesBySector:
      "El PER mediano va de {lowest} ({lowestName}) a {highest} ({highestName}): compara dentro del sector.",
    methodsToPrice:
      "De {lowest} ({lowestName}) a {highest} ({highestName}) en la mediana: cada método parte de una idea distinta.",
  },
  basis: {
    costOfEquity: "Según el CAPM, con los tipos de esa fecha.",
    freeCashFlowMargin: "Del último ejercicio de cada empresa, sin financieras.",
    returnOnCapital: "Del último ejercicio, donde las cuentas dan toda la deuda; sin financieras.",
    valueToPrice: "Media de los métodos que votan.",
    predictionToPrice: "Solo empresas en las que la predicción vota.",
    yearsOfAccounts: "Cuentas anuales de la base de datos local.",
    multiplesBySector: "Precio entre BPA diluido; sin empresas en pérdidas.",
    methodsToPrice: "Donde cada método vota.",
  },
  source:
    "{companies, plural, one {# empresa} other {# empresas}} · {date}{outside, plural, =0 {} one { · # fuera del gráfico} other { · # fuera del gráfico}}",
  groups: "Barra: la mitad central. Marca: la mediana.",
  median: "mediana {value}",
  price: "precio",
  table: "Ver como tabla",
  range: "Tramo",
  between: "{from} a {to}",
  below: "menos de {to}",
  above: "{from} o más",
  companies: "Empresas",
  group: "Grupo",
  low: "Primer cuartil",
  middle: "Mediana",
  high: "Tercer cuartil",
} as const;
