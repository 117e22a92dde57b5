/** Para programas que preguntan en nombre de una persona: herramientas, textos y preguntas del protocolo MCP. */
export const mcp = {
  instructions:
    "Valora dice cuánto vale una acción por siete métodos, por qué y con cuánta seguridad. Reglas: 1) da solo cifras que hayan salido de una herramienta, con su fecha y su fuente; 2) null es «no se sabe»: no lo completes; 3) un método que no se aplica o que no vota tiene un motivo: cuéntalo; 4) la señal no es una previsión de rentabilidad ni una recomendación personal; 5) di de qué día son el precio y las cuentas (la base de datos local es del {date}) y avisa si son antiguos; 6) para explicar una cifra usa explain_figure, y enlaza la página. Los tipos son fracciones: 0.09 es un 9 %. Los importes están en unidades enteras de su moneda.",
  arguments: {
    ticker: "Símbolo de la acción, ISIN o LEI: AAPL, SAN.MC, ES0113900J37",
    scenario: "conservative, neutral u optimistic; neutral si no se dice",
    view: "absolute (la prima de riesgo de la fuente) o relative (la que implican los precios del mercado)",
    price: "Precio de hoy de quien pregunta, en la moneda de la cotización",
    assumptions: 'Supuestos propios por su nombre, los tipos en fracción: "wacc": 0.09, "g": 0.04. Nombres: {names}',
    figure:
      "Dirección de la cifra: summary/mean, methods/discountedCashFlow/valuePerShare o una de las que devuelve esta herramienta",
    query: "Símbolo, palabras del nombre, ISIN o LEI",
    limit: "Cuántas empresas como máximo",
    tickers: "Símbolos o ISIN que se comparan",
    tickersListed: "Símbolos separados por comas",
    words: "Palabras del nombre, del símbolo o del negocio",
    country: "Dos letras, o varios países separados por comas: ES,IT",
    screenedBy: "Por qué valor se filtra y ordena: mean o un método",
    difference: "Valor ÷ precio − 1, en fracción: 0.2 es un 20 % por debajo de su valor",
    quality: "Señales de Piotroski que se cumplen, de 0 a 9",
    ownRatio:
      "Ratio propio: una fórmula como freeCashFlow / marketValue o median(roic, 5); es una columna, y con minRatio y maxRatio un filtro",
    period: "annual, quarterly o ttm",
    figures: "Partidas que se leen; las principales si no se dicen",
    periods: "Cuántos periodos, los últimos",
    asOf: "Día: solo cuenta lo presentado hasta entonces",
    thesis: "La tesis de inversión, en texto",
  },
  tools: {
    search_companies: {
      title: "Buscar empresas",
      description: "Busca empresas cotizadas por símbolo, nombre, ISIN o LEI, y dice cuáles se pueden valorar.",
    },
    value_company: {
      title: "Valorar una acción",
      description:
        "Cuánto vale una acción: media, rango, señal y valor por cada método con su motivo si no se aplica o no vota; precio, cuentas y supuestos con su fecha y su fuente.",
    },
    what_if: {
      title: "¿Y si…?",
      description:
        "Valora la misma acción con y sin supuestos propios (o en otro escenario) y dice qué métodos cambian, cuánto, y qué pasa con la media y la señal.",
    },
    explain_figure: {
      title: "Explicar una cifra",
      description:
        "De dónde sale una cifra: su fórmula y aquello en lo que se apoya, paso a paso, hasta la presentación a la SEC, el tipo publicado o el supuesto elegido.",
    },
    reverse_valuation: {
      title: "Valoración inversa",
      description:
        "Qué descuenta el precio: el crecimiento, el margen o los años de crecimiento con los que el valor sería igual al precio.",
    },
    sensitivity: {
      title: "Sensibilidad",
      description:
        "Qué supuesto pesa más en el valor (tornado) y el valor según la tasa de descuento y el crecimiento.",
    },
    compare_companies: {
      title: "Comparar empresas",
      description:
        "Varias empresas lado a lado: valores por método, señal, ratios y supuestos, cada una con sus fechas.",
    },
    screen_companies: {
      title: "Filtrar empresas",
      description: "Empresas incluidas que cumplen unos filtros, con su valor, ordenadas y por páginas.",
    },
    read_statements: {
      title: "Leer las cuentas",
      description:
        "Cuentas de una empresa tal como se presentaron: anuales, trimestrales o de los últimos doce meses, también según lo que se sabía un día.",
    },
    draft_thesis: {
      title: "Redactar una tesis",
      description:
        "Una tesis en palabras, redactada por el modelo de lenguaje de esta instalación a partir del análisis, con cada cifra comprobada.",
    },
  },
  resources: {
    methods: { title: "Los siete métodos", description: "Qué calcula cada uno, con qué datos y cuándo no usarlo." },
    calibration: {
      title: "La calibración",
      description: "Valor ÷ precio de todas las empresas juntas por método y sector, con fecha.",
    },
    evidence: {
      title: "La evidencia",
      description: "Qué rentabilidad siguió a los valores del pasado, por método, y qué no se sabe.",
    },
    model_card: {
      title: "Ficha del modelo",
      description: "Con qué se entrenó el modelo de predicción, cuánto se equivoca y cuándo se abstiene.",
    },
  },
  prompts: {
    value_a_share: {
      title: "Valorar una acción",
      description: "Cuánto vale, por qué y con cuánta seguridad, en una página.",
      text: "Valora {ticker} con value_company. Di el valor medio y el rango frente al precio, con sus fechas; qué métodos votan y por qué los demás no; el supuesto que más pesa (sensitivity) y qué descuenta el precio (reverse_valuation). Explica con explain_figure la cifra que más dudas deje. Termina con lo que no se sabe y con el enlace a la página. Usa solo cifras de las herramientas.",
    },
    challenge_a_thesis: {
      title: "Poner a prueba una tesis",
      description: "Qué dicen las cuentas y el precio a favor y en contra de una tesis.",
      text: "Esta es mi tesis sobre {ticker}:\n\n{thesis}\n\nPonla a prueba con las herramientas: traduce cada afirmación a un supuesto y calcúlalo con what_if; compárala con las cuentas (read_statements) y con lo que descuenta el precio (reverse_valuation). Di qué queda en pie, qué no, y qué cifra la desmentiría. Usa solo cifras de las herramientas.",
    },
    compare_shares: {
      title: "Comparar acciones",
      description: "Cuál está más barata, con qué calidad y con qué reservas.",
      text: "Compara {tickers} con compare_companies. Di cuál cotiza más por debajo de su valor y cuál menos, si los métodos coinciden, y en qué se diferencian sus supuestos y sus ratios. Avisa si los precios o las cuentas son de días distintos. Usa solo cifras de las herramientas.",
    },
  },
  unavailable: {
    methodNotApplicable: "Ningún método que descuente flujos da un valor para esta empresa.",
    assumptionMissing: "El método no tiene ese supuesto.",
    priceMissing: "Falta el precio.",
    priceTooOld: "El precio tiene más de 180 días: no se compara nada con él.",
    accountsTooOld: "Las cuentas terminan más de 18 meses antes del precio: no se compara nada con él.",
    partSeparated:
      "Las cuentas incluyen una parte que dejó la empresa antes del día del precio: no se compara nada con él.",
    fewStatements: "Hay pocas cuentas.",
    closesMissing: "Faltan los cierres de la acción.",
    currencyUnresolved: "Las cuentas y el precio están en monedas distintas y no hay tipo de cambio con fecha.",
    figuresMissing: "Faltan cifras en las cuentas.",
    notFinite: "Con estas cifras la fórmula no da un número.",
  },
} as const;
