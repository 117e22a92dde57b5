import { absences } from "./absences.ts";

/** The pages of a company's statements, ratios and quality. */
export const fundamentals = {
  nav: {
    label: "Páginas de la empresa",
    valuation: "Valoración",
    statements: "Cuentas",
    ratios: "Ratios y calidad",
    multiples: "Múltiplos",
    technical: "Técnico",
    data: "Datos",
  },
  trace: {
    title: "Origen de esta cifra",
    steps: "Todos los pasos",
    close: "Cerrar",
  },
  statements: {
    title: "Cuentas de {name} ({ticker})",
    description:
      "Cuenta de resultados, balance y flujos de caja de {name}, ejercicio a ejercicio, con el origen de cada cifra.",
    lead: "{period, select, quarterly {Las cuentas trimestrales de {name}, tal como se presentaron.} ttm {Las cuentas de {name} en los últimos doce meses.} other {Las cuentas anuales de {name}, tal como se presentaron.}} Pulsa una cifra para ver su origen.",
    unit: "Millones de {currency}; por acción, en {currency}",
    view: "Qué enseñan las tablas",
    period: "Qué periodos enseñan las tablas",
    periods: { annual: "Anual", quarterly: "Trimestral", ttm: "Últimos doce meses" },
    months: "{months} meses",
    figures: "Cifras",
    growth: "Variación interanual",
    download: "Descargar CSV",
    line: "Partida",
    filed: "Presentado",
    untraced: "sin documento",
    noneKnown: "No constan en los datos de ninguno de estos periodos: {list}.",
    dash: "«–» es una cifra que no consta en ese periodo, nunca un cero.",
    dashGrowth:
      "{period, select, annual {«–» es un cambio que no se puede calcular: falta el año anterior o su cifra no era positiva.} other {El cambio es sobre el mismo periodo del año anterior. «–» es uno que no se puede calcular: falta aquel periodo o su cifra no era positiva.}}",
    perShare: "* Sobre las acciones de hoy: con los desdoblamientos posteriores a las cuentas.",
    derived: "En cursiva, lo calculado con otras partidas de las mismas cuentas.",
    annualOnly:
      "La fuente de estas cuentas ({source}) solo da ejercicios completos. Los trimestres los tiene SEC EDGAR, de las empresas que los presentan allí.",
    byDifference: {
      quarterly:
        "También en cursiva, lo que sale por diferencia: el cuarto trimestre es el ejercicio menos nueve meses. Su beneficio por acción no consta: es una cifra redondeada y no se puede restar.",
      ttm: "También en cursiva, lo que suma periodos: el último ejercicio, más lo que va de este, menos la misma parte del anterior. Los balances son del último día. El beneficio por acción suma cifras redondeadas: puede apartarse en un céntimo.",
    },
    valuedAnnually: "La valoración, los ratios y la calidad se calculan con las cuentas anuales.",
    madeOf: "De qué se componen los doce meses hasta el {date}",
    plusPeriod: "Más {months} meses hasta el {date}, presentados el <filing></filing>",
    minusPeriod: "Menos {months} meses hasta el {date}, presentados el <filing></filing>",
    charts: "De un vistazo",
    readOut: "Leer por periodos: {figures}",
    yearSays: {
      balanceAlone: "El patrimonio neto pasa de <first></first> millones ({from}) a <last></last> ({to}).",
      incomeSay:
        "Los ingresos pasan de <first></first> millones ({from}) a <last></last> ({to}); el resultado neto del último año es <other></other>.",
      cashSay:
        "El flujo de caja operativo pasa de <first></first> millones ({from}) a <last></last> ({to}); el flujo libre del último año es <other></other>.",
      balanceSay:
        "El patrimonio neto pasa de <first></first> millones ({from}) a <last></last> ({to}); la deuda del último año es <other></other>.",
    },
    quarterSays: {
      balanceAlone: "Patrimonio neto al {to}: <last></last> millones, frente a <first></first> un año antes.",
      incomeSay:
        "Ingresos del trimestre hasta el {to}: <last></last> millones, frente a <first></first> un año antes; el resultado neto es <other></other>.",
      cashSay:
        "Flujo de caja operativo del trimestre hasta el {to}: <last></last> millones, frente a <first></first> un año antes; el flujo libre es <other></other>.",
      balanceSay:
        "Patrimonio neto al {to}: <last></last> millones, frente a <first></first> un año antes; la deuda es <other></other>.",
    },
    unknownOther: "desconocido",
    tableBelow: "Las mismas cifras están en las tablas de abajo.",
    names: {
      income: "Cuenta de resultados",
      balance: "Balance",
      cashFlow: "Flujos de caja",
      margins: "Márgenes sobre ventas",
    },
  },
  ratios: {
    title: "Ratios y calidad de {name} ({ticker})",
    description:
      "Rentabilidad, endeudamiento, liquidez y calidad de las cuentas de {name}, con su fórmula y su lugar en el sector.",
    lead: "Los ratios de {name}, frente al año anterior y frente a su sector.",
    dupontSay:
      "El ROE es el producto de cinco factores: efecto fiscal, efecto financiero, el margen operativo, la rotación del activo y el apalancamiento.",
    ratio: "Ratio",
    definition: "Cómo se calcula",
    place: "En su sector",
    placeText: "por encima de <percent></percent> de {count, plural, one {una empresa} other {# empresas}}",
    comparison:
      "Se compara con {count} empresas del mismo sector y moneda, con cuentas cerradas entre el {from} y el {to}.",
    noComparison: "No hay otras empresas del sector con cuentas de esas fechas.",
    medianOf: "mediana <value></value>",
    averages: "Las rentabilidades y rotaciones usan la media de principio y fin de año.",
    price: "El precio frente a las cuentas",
    priceSay: "Con el precio del {date} ({source}) y las cuentas del último ejercicio ({accounts}).",
    definitions: {
      grossMargin: "margen bruto ÷ ingresos",
      operatingMargin: "EBIT ÷ ingresos",
      netMargin: "resultado neto ÷ ingresos",
      freeCashFlowMargin: "flujo de caja libre ÷ ingresos",
      returnOnAssets: "resultado neto ÷ activo medio",
      returnOnEquity: "resultado neto ÷ patrimonio medio",
      returnOnCapital: "EBIT × (1 − impuestos) ÷ capital invertido medio",
      returnOnTotalCapital: "EBIT × (1 − impuestos) ÷ (patrimonio + deuda) medio",
      taxBurden: "resultado neto ÷ resultado antes de impuestos",
      interestBurden: "resultado antes de impuestos ÷ EBIT",
      assetTurnover: "ingresos ÷ activo medio",
      equityMultiplier: "activo medio ÷ patrimonio medio",
      debtToEquity: "deuda financiera ÷ patrimonio neto",
      debtToAssets: "deuda financiera ÷ activo",
      netDebtToEbitda: "(deuda − caja) ÷ EBITDA",
      interestCover: "EBIT ÷ gastos por intereses",
      currentRatio: "activo corriente ÷ pasivo corriente",
      quickRatio: "(activo corriente − existencias) ÷ pasivo corriente",
      cashRatio: "caja y equivalentes ÷ pasivo corriente",
      cashConversion: "flujo de caja operativo ÷ resultado neto",
      freeCashConversion: "flujo de caja libre ÷ resultado neto",
      investmentRate: "inversión en inmovilizado ÷ ingresos",
      stockPayRate: "retribución en acciones ÷ ingresos",
      payoutRatio: "dividendos pagados ÷ resultado neto",
      marketValue: "precio × acciones en circulación",
      priceToEarnings: "precio ÷ beneficio diluido por acción",
      priceToBook: "capitalización ÷ patrimonio de las acciones ordinarias",
      dividendYield: "dividendo por acción ÷ precio",
    },
    groups: {
      profitability: "Rentabilidad",
      dupont: "De dónde viene la rentabilidad del patrimonio (DuPont)",
      leverage: "Endeudamiento",
      liquidity: "Liquidez",
      conversion: "Del beneficio a la caja",
    },
  },
  quality: {
    title: "Calidad de las cuentas",
    lead: "Con las cuentas del ejercicio cerrado el {date}. Una señal sin datos no cuenta como incumplida.",
    piotroski: "F de Piotroski",
    piotroskiSay: "Se cumplen {score} de las {known} señales que se pueden calcular (son nueve).",
    signal: "Señal",
    result: "Resultado",
    now: "Este año",
    against: "Se compara con",
    holds: "se cumple",
    fails: "no se cumple",
    unknown: "sin datos",
    zero: "cero",
    beneish: "M de Beneish",
    beneishClear: "<score></score>: por debajo de −1,78, no se parece a las cuentas manipuladas.",
    beneishFlag:
      "<score></score>: por encima de −1,78, conviene revisar las cuentas; no prueba nada: un crecimiento rápido basta para subirla.",
    beneishNone: "No se puede calcular: faltan cifras.",
    beneishNeutral: "Puestos al valor neutro 1 por falta de datos: {list}.",
    altman: "Z de Altman",
    altmanSay: {
      z: "<score></score> en la Z de las empresas que fabrican: {zone}.",
      zDoublePrime: "<score></score> en la Z″ de las empresas que no fabrican: {zone}.",
    },
    altmanNone: "Sin puntuación: {reason}. Estos son los demás componentes.",
    altmanZones: {
      z: {
        safe: "zona segura, por encima de 2,99",
        grey: "zona gris, entre 1,81 y 2,99",
        distress: "zona de peligro de quiebra, por debajo de 1,81",
      },
      zDoublePrime: {
        safe: "zona segura, por encima de 2,60",
        grey: "zona gris, entre 1,10 y 2,60",
        distress: "zona de peligro de quiebra, por debajo de 1,10",
      },
    },
    accruals: "Devengos de Sloan",
    accrualsSay:
      "Parte del beneficio que no es caja, sobre el activo medio: <value></value>. Cuanto más alta, menos dura suele ser.",
    runway: "Años de caja",
    runwaySay: "Al ritmo de gasto del último año, su caja dura <value></value>.",
    financial:
      "Es un banco, una aseguradora u otra entidad financiera: estas puntuaciones no están pensadas para sus cuentas.",
    years: "{value} años",
    signals: {
      positiveIncome: "Resultado neto positivo",
      positiveOperatingCashFlow: "Flujo de caja operativo positivo",
      risingReturnOnAssets: "Sube la rentabilidad del activo",
      cashAboveIncome: "La caja supera al beneficio",
      fallingLeverage: "Baja la deuda a largo plazo sobre activo",
      risingLiquidity: "Sube la liquidez corriente",
      noNewShares: "No hay acciones nuevas (medias diluidas)",
      risingGrossMargin: "Sube el margen bruto",
      risingAssetTurnover: "Sube la rotación del activo",
    },
    indexes: {
      receivables: "deudores",
      grossMargin: "margen bruto",
      assetQuality: "calidad del activo",
      depreciation: "amortización",
      sellingExpense: "gastos generales",
      leverage: "apalancamiento",
    },
  },
  segments: {
    title: "Por segmentos y zonas",
    none: "Esta fuente ({source}) no da cifras por segmentos ni por zonas: las de la SEC (company facts) llegan sin ese desglose. filings.xbrl.org lo da de las empresas europeas que lo etiquetan.",
    untagged:
      "Los informes de esta empresa no etiquetan cifras por segmentos ni por zonas: solo están en el texto de la memoria.",
    axes: {
      business: "por segmento",
      geography: "por zona",
    },
    heading: "{figure}, {axis}",
    whole: "Toda la empresa",
    sum: "Suma de las partes",
    rest: "Sin asignar, ventas entre partes y redondeo",
    addsUp: "En {year} las partes suman el total de la empresa.",
    missing:
      "En {year} las partes no suman el total: fuera de ellas hay <rest></rest> millones (ventas entre segmentos, partidas sin asignar o partes que el informe no etiqueta).",
    unknown: "En {year} no se sabe si las partes suman el total: falta una de las dos cifras.",
    words: "Los nombres son los que escribe la empresa en su informe.",
    elements: "La empresa no da nombre a alguna de las partes en su taxonomía: se enseñan las palabras de su elemento.",
    standard: {
      CountryOfDomicileMember: "País de la empresa",
      ForeignCountriesMember: "Otros países",
      AllOtherSegmentsMember: "Otros segmentos",
      EliminationOfIntersegmentAmountsMember: "Eliminaciones entre segmentos",
      MaterialReconcilingItemsMember: "Partidas de conciliación",
      UnallocatedAmountsMember: "Sin asignar",
    },
  },
  asOf: {
    label: "Cuentas conocidas el",
    show: "Ver",
    today: "Ver las de hoy",
    said: "Cuentas tal como se conocían el {date}: cada cifra, según lo último presentado hasta ese día.",
    noPrice:
      "No consta a cuánto estaba la empresa ese día con sus acciones de entonces, así que no hay ratios de precio. Las empresas con que se compara son también de ese día.",
    leftOut: {
      notFiledYet: "Aún no se habían presentado: {list}.",
      filingDateUnknown: "No consta cuándo se presentaron y por eso no están: {list}.",
      versionsUnknown:
        "Su fuente solo guarda lo último que se dijo de cada cifra, no se pueden fechar y por eso no están: {list}.",
    },
    refused: {
      dateInvalid: "La fecha tiene que ser un día del calendario.",
      dateInFuture: "El {date} aún no ha llegado.",
      notFiledYet:
        "El {date} no se había presentado ninguna de las cuentas que tenemos de esta empresa: las primeras son del {first}.",
      filingDatesUnknown:
        "No se puede saber qué cuentas se conocían el {date}: su fuente no dice desde cuándo cada cifra es como es, y no lo suponemos. SEC EDGAR y filings.xbrl.org sí las fechan.",
    },
    restated: "Cifras reexpresadas: primero y después",
    restatedSay:
      "Cifras que una presentación posterior cambió: una reexpresión, una reclasificación u otra partida del informe. En millones; por acción, sobre las acciones de hoy.",
    period: "Periodo",
    first: "Primero",
    later: "Después",
  },
  absent: absences,
} as const;
