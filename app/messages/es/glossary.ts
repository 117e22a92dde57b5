/** The terms of the result page: how each is called, and what it means to a reader who meets it for the first time. */
export const glossary = {
  wacc: {
    name: "WACC",
    meaning:
      "Coste medio ponderado del capital: la rentabilidad anual que exigen, en conjunto, accionistas y acreedores. Con él se descuentan los flujos de toda la empresa: cuanto más alto, menos valen hoy.",
  },
  costOfEquity: {
    name: "Coste de los recursos propios (Ke)",
    meaning:
      "Rentabilidad anual que exigen los accionistas por el riesgo que asumen. Se calcula con el CAPM: tipo libre de riesgo más beta por la prima de riesgo, más la prima de riesgo del país.",
  },
  costOfDebt: {
    name: "Coste de la deuda",
    meaning:
      "Interés al que la empresa se endeudaría hoy a largo plazo. Al calcular el WACC se le resta el ahorro de impuestos que traen los intereses.",
  },
  beta: {
    name: "Beta",
    meaning:
      "Cuánto se mueve la acción cuando se mueve el mercado. Con beta 1 se mueve como él; con 1,3, un 30 % más. Usamos la de su sector, ajustada a la deuda de la empresa.",
  },
  riskFreeRate: {
    name: "Tipo libre de riesgo",
    meaning:
      "Rentabilidad de la deuda pública más segura, a diez años y en la moneda de las cuentas. Es el mínimo de cualquier rentabilidad exigida.",
  },
  equityRiskPremium: {
    name: "Prima de riesgo de un mercado maduro",
    meaning: "Rentabilidad anual que la bolsa de un país estable ofrece por encima del tipo libre de riesgo.",
  },
  impliedPremium: {
    name: "Prima de riesgo implícita en los precios",
    meaning:
      "La prima anual con la que todas las empresas de los datos valen juntas lo que cuestan en bolsa. Se resuelve con la media de flujos, dividendos y beneficio residual de cada una, en el escenario neutral, y es la misma para todas.",
  },
  countryRiskPremium: {
    name: "Prima de riesgo del país",
    meaning:
      "Lo que se añade cuando el país es menos seguro que los más estables. En un país con la mejor nota es cero.",
  },
  taxRate: {
    name: "Tipo nominal del impuesto de sociedades",
    meaning:
      "Tipo general del impuesto de sociedades en el país de la empresa. Mide cuánto impuesto ahorran los intereses de la deuda.",
  },
  rating: {
    name: "Calificación sintética",
    meaning:
      "Nota de solvencia que estimamos por la holgura con que su beneficio cubre los intereses. De ella sale el diferencial que paga su deuda.",
  },
  growth: {
    name: "Crecimiento, año 1 (g)",
    meaning: "Crecimiento del primer año de la proyección. Después se acerca poco a poco al crecimiento a perpetuidad.",
  },
  terminalGrowth: {
    name: "Crecimiento a perpetuidad",
    meaning:
      "Crecimiento que se supone para siempre, pasado el último año proyectado. No puede superar al de la economía: si no, la empresa acabaría siendo mayor que ella.",
  },
  horizon: {
    name: "Horizonte",
    meaning: "Años que se proyectan uno a uno, antes de suponer un crecimiento a perpetuidad.",
  },
  terminalValue: {
    name: "Valor terminal",
    meaning:
      "Lo que valen, al final del horizonte, todos los años que vienen después. Suele ser la mayor parte del valor, y la más incierta.",
  },
  enterpriseValue: {
    name: "Valor de la empresa",
    meaning:
      "Lo que vale el negocio entero, para accionistas y acreedores a la vez, sin contar la caja que no necesita.",
  },
  equityValue: {
    name: "Valor de los fondos propios",
    meaning:
      "Lo que queda para los accionistas: el valor de la empresa más la caja, menos la deuda y lo que pertenece a otros.",
  },
  minorityInterests: {
    name: "Intereses minoritarios",
    meaning:
      "Parte de las filiales que pertenece a otros accionistas. Se resta, porque no es de quien tiene esta acción.",
  },
  returnOnCapital: {
    name: "ROIC",
    meaning:
      "EBIT después de impuestos sobre el capital invertido en el negocio. Crecer solo crea valor si supera al WACC.",
  },
  returnOnEquity: {
    name: "ROE",
    meaning:
      "Beneficio neto sobre el patrimonio de los accionistas. Si supera al coste de los recursos propios, la empresa vale más que su patrimonio contable.",
  },
  bookValue: {
    name: "Valor contable por acción",
    meaning:
      "Patrimonio de los accionistas según el balance, dividido por las acciones. No es lo que se obtendría al vender los activos.",
  },
  tangibleBookValue: {
    name: "Valor contable tangible por acción",
    meaning:
      "Valor contable sin fondo de comercio ni otros intangibles: lo que queda si esos activos no valieran nada.",
  },
  ordinaryEarnings: {
    name: "BPA normalizado",
    meaning: "Beneficio por acción corregido para que un año muy bueno o muy malo no decida el valor.",
  },
  operatingMargin: {
    name: "Margen operativo",
    meaning: "EBIT por cada 100 de ventas. La proyección va del margen de hoy a este.",
  },
  salesToCapital: {
    name: "Ventas / capital incremental",
    meaning: "Ventas que genera cada unidad de capital nuevo. Cuanto más alto, menos hay que invertir para crecer.",
  },
  payout: {
    name: "Pay-out",
    meaning: "Parte del beneficio que se reparte en dividendos. Lo que no se reparte financia el crecimiento.",
  },
  totalPayout: {
    name: "Pay-out total",
    meaning:
      "Parte del beneficio que vuelve al accionista: los dividendos y las recompras de acciones, descontadas las emisiones.",
  },
  fadeYears: {
    name: "Años de transición",
    meaning:
      "Años que siguen al horizonte, en los que el crecimiento y la rentabilidad de la empresa convergen a niveles sostenibles a perpetuidad.",
  },
  keptReturn: {
    name: "Exceso de rentabilidad que conserva",
    meaning:
      "Parte de la rentabilidad por encima del coste de capital que se supone perpetua. Con 0, la competencia la elimina.",
  },
  buybackPayout: {
    name: "Recompras netas",
    meaning:
      "Parte del beneficio con que la empresa recompra acciones suyas, menos lo que valen las que entrega. También así llega dinero al accionista.",
  },
  goodwillInCapital: {
    name: "Fondo de comercio",
    meaning:
      "Lo que una empresa pagó en sus adquisiciones por encima del valor de los activos. Contado como capital invertido, la rentabilidad sale más baja.",
  },
  exitMultiple: {
    name: "PER de salida",
    meaning: "PER al que se supone que se vende la acción al final del horizonte.",
  },
  elapsedYears: {
    name: "Años desde el balance",
    meaning:
      "Tiempo entre el último balance y la fecha del precio. El valor se actualiza de un día al otro y se resta lo que se ha pagado entretanto.",
  },
  lastTwelveMonths: {
    name: "Últimos doce meses",
    meaning:
      "El último ejercicio más lo que va del siguiente, menos el mismo tramo de un año antes. Sus ventas y beneficios son los más recientes; las medias y el crecimiento siguen siendo de ejercicios completos.",
  },
  persistence: {
    name: "Persistencia (ω)",
    meaning:
      "Cuánto dura la ventaja: qué parte del beneficio residual de un año queda en el siguiente. Con 0 desaparece de golpe; con 1 dura siempre.",
  },
  priceToEarnings: {
    name: "PER",
    meaning: "Precio dividido por el beneficio por acción: cuántos años del beneficio actual se pagan.",
  },
  priceToBook: {
    name: "Precio / valor contable",
    meaning:
      "Precio dividido por el valor contable por acción. Por encima de 1, el mercado espera rentabilidades superiores a las exigidas.",
  },
  evToEbitda: {
    name: "EV/EBITDA",
    meaning:
      "Valor de la empresa dividido por el beneficio antes de intereses, impuestos, depreciación y amortización. Permite comparar empresas con deudas distintas.",
  },
  evToEbit: {
    name: "EV/EBIT",
    meaning:
      "Valor de la empresa dividido por el EBIT. Como el EV/EBITDA, pero sin ignorar lo que cuesta reponer los activos.",
  },
  median: {
    name: "Mediana",
    meaning:
      "El valor central: la mitad de los métodos queda por debajo y la mitad por encima. Un valor extremo apenas la mueve.",
  },
  standardDeviation: {
    name: "Desviación típica",
    meaning: "Cuánto se separan los métodos de su media. Cuanto mayor, menos de acuerdo están.",
  },
} as const;
