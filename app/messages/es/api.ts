import { accountOperations } from "./account-operations.ts";

const portfolioFields = {
  currency: "Divisa de la suma; EUR si falta.",
  positions: "Hasta 500 posiciones: símbolo, ISIN o nombre, cantidad, coste total y su divisa. Esto o table.",
  table: "Una tabla como texto, o el archivo de un bróker. Esto o positions.",
  numbers: "Cómo están escritos los números de la tabla.",
  columns: "Qué columna de la tabla tiene cada cosa; la primera es 1.",
  rates: "Unidades de otra divisa por una de la cartera, donde no se consulta ningún tipo.",
};

const comparedFigures =
  "Tus propias cifras, cada una tras el símbolo de su empresa y dos puntos: KO:revenue.2025-12-31:47000000000USD. Solo cuentan en la columna de esa empresa, que las marca como tuyas en correctedFigures.";

const personalView = {
  view: "absolute: con la prima de riesgo de la fuente. relative: con la que descuentan los precios de todas las empresas, para ver si la acción es barata frente a las demás. Si falta, la de tu política en uso o, sin ella, absolute.",
};

export const api = {
  percentHint: "Las tasas se escriben como fracción: para decir {suggestion, number, ::percent .#} escribe {literal}.",
  commonShare: "Su acción ordinaria es {ticker}.",
  nearest: "Símbolos parecidos: {tickers}.",
  title: "API de Valora",
  introduction:
    "Todo lo que enseña una página de resultado, en JSON y sin claves. Las tasas son fracciones (0.09 es 9 %), los importes van en unidades enteras de la moneda de las cuentas y lo que no se sabe es null, nunca cero.",
  contents: "Índice: {count} operaciones, tu cuenta, límites y errores",
  changes: "Qué ha cambiado en cada versión",
  machineReadable: "La misma descripción para programas",
  home: "Inicio",
  body: "Qué se envía",
  parameters: "Parámetros",
  name: "Nombre",
  meaning: "Qué es",
  values: "Valores",
  required: "obligatorio",
  example: "Ejemplo",
  exampleAnswer: "Respuesta de ejemplo",
  answers: "Respuestas",
  status: "Estado",
  errors: "Errores",
  errorsIntroduction:
    "Los errores son application/problem+json. El campo code es estable y no se traduce; title va en el idioma de lang.",
  limits: "Límites",
  limitsIntroduction:
    "Donde los planes tienen límites, cada respuesta sobre una empresa dice en RateLimit-Policy qué límites rigen y en RateLimit cuánto queda de cada uno, como en el borrador del IETF: q es el cupo; w, su ventana; r, lo que queda, y t, los segundos que faltan para que haya más. companies: empresas distintas al día, hasta la medianoche de Madrid; pace: una empresa nueva por minuto; everybody: las empresas nuevas por minuto que comparten quienes no han entrado con su cuenta.",
  note: "Por qué {name} es lo que es, en una línea; se omite si no se indica {name}.",
  jump: "Ir al contenido",
  language: "Idioma",
  operations: {
    ...accountOperations,
    analysis: "Cuánto vale una acción según siete métodos, con el cálculo completo de cada cifra.",
    analysisWorkbook: "El mismo análisis en un libro de Excel cuyos resultados son fórmulas sobre sus datos.",
    analysisTable: "El mismo análisis como valores separados por comas: una fila por método.",
    analysisSheet: "El mismo análisis en papel: una página y un anexo.",
    analyses:
      "La misma pregunta sobre hasta cien empresas: cada respuesta es una línea de JSON, en el orden en que las pides y en cuanto está. La que no se puede valorar dice por qué y no detiene a las demás. Cada una cuenta en tu plan como si la pidieras sola. Aquí trace es none si falta.",
    figures:
      "Cifras sueltas de un análisis por la dirección que su página escribe junto a cada una (data-trace), y aquellas en las que se apoya.",
    companies: "Busca empresas por símbolo o por nombre.",
    statements:
      "Cuenta de resultados, balance y flujos de hasta diez ejercicios, de los últimos trimestres o de los últimos doce meses, tal como se presentaron, con el origen de cada cifra.",
    statementsTable: "Las mismas cuentas como valores separados por comas: una fila por cifra y periodo.",
    ratios: "Ratios, puntuaciones de calidad y el lugar de cada ratio entre las empresas de su sector.",
    heldData: "Lo que cada fuente de datos tiene de una empresa, qué cuentas y qué precio se han tomado y por qué.",
    dataSet:
      "La base de datos en ficheros: sus tablas, con columnas, tamaños y sumas de comprobación, el día y las condiciones.",
    dataSetFile: "Uno de esos ficheros: CSV comprimido con gzip, Apache Parquet o las condiciones como texto.",
    multiples:
      "PER, EV/EBITDA, precio / valor contable y rentabilidad del flujo de caja libre mes a mes, con las cuentas publicadas hasta entonces; el percentil de hoy en su historia, y la mediana y los cuartiles de las comparables. Un mes sin dato dice por qué.",
    multiplesTable: "Los mismos meses como valores separados por comas: una fila por mes y, al final, la de hoy.",
    technical:
      "Cotización diaria e indicadores técnicos, con su fuente y su último día. Nada de esto entra en el valor.",
    technicalTable: "Las mismas sesiones como valores separados por comas: una fila por sesión.",
    valueThroughTime:
      "Lo que valía una acción a cada fin de mes con las cuentas publicadas hasta entonces, frente a su precio.",
    screener: "Todas las empresas incluidas con su valor, filtradas y ordenadas, por páginas.",
    screenerWorkbook: "La lista entera del explorador, como libro de Excel.",
    screenerTable: "La lista entera del explorador, como valores separados por comas.",
    compare:
      "Empresas incluidas, una al lado de otra: valor por cada método, ratios y supuestos. La que no se puede valorar dice por qué.",
    compareTable: "La misma comparación como valores separados por comas: una fila por empresa.",
    portfolio:
      "Valora una cartera entera: el conjunto, sus partes, de qué supuestos depende y sus dividendos. No se guarda nada de ella.",
    portfolioTable: "La misma cartera como valores separados por comas: una fila por posición.",
    portfolioWorkbook: "La misma cartera como libro de Excel.",
    portfolios: "Las carteras que guardas, por nombre.",
    keepPortfolio: "Guarda una cartera con un nombre.",
    keptPortfolio: "Una de ellas.",
    changePortfolio: "Cambia una de ellas, también su nombre.",
    deletePortfolio: "Borra una de ellas.",
    narration:
      "Redacta una tesis con las cifras del análisis, con el modelo de lenguaje de quien administra este sitio. Cada cifra se comprueba; sin modelo, no hay borrador.",
    imports: "Valora cifras tuyas, en JSON, en un fichero o en una dirección. No se guarda nada de ellas.",
    signUp: "Crea una cuenta: envía a la dirección un enlace para confirmarla. La respuesta no dice si ya existía.",
    confirmSignUp: "Confirma la dirección con el secreto del enlace.",
    signIn: "Inicia sesión; la sesión es una cookie que los scripts no leen.",
    signOut: "Cierra la sesión de la cookie.",
    requestReset: "Envía un enlace para poner una contraseña nueva. La respuesta no dice si la dirección tiene cuenta.",
    resetPassword: "Pone una contraseña nueva con el secreto del enlace y cierra todas las sesiones.",
    me: "De quién es la clave o la sesión.",
    changeMe: "Cambia el nombre, el idioma o el tema.",
    closeMe: "Borra la cuenta y todo lo suyo, al momento.",
    exportMe: "Todo lo que se guarda de la cuenta, tabla a tabla.",
    mySessions: "Sesiones abiertas.",
    endMySessions: "Cierra todas las sesiones, también esta.",
    endMySession: "Cierra una sesión.",
    myKeys: "Las claves, sin las claves mismas.",
    createKey: "Crea una clave; solo se muestra en esta respuesta.",
    revokeKey: "Revoca una clave.",
    history: "Los análisis que has visto, con su resultado; la misma pregunta en un mismo día es una entrada.",
    popular: "Las empresas más buscadas de los últimos siete días.",
    historyEntry: "Una entrada del historial.",
    deleteHistoryEntry: "Borra una entrada.",
    deleteHistory: "Borra todo el historial.",
    policies:
      "Tus políticas: parámetros de análisis con nombre. La que está en uso rellena lo que un análisis tuyo deja abierto.",
    createPolicy: "Guarda una política.",
    replacePolicy: "Cambia una política entera; lo que falte queda abierto.",
    deletePolicy: "Borra una política.",
    watchlist: "Las empresas que sigues, con su precio, su valor medio con tu política en uso y tus avisos.",
    watchCompany: "Sigue una empresa; una que ya sigues se queda como está.",
    noteOwnPrice: "Anota tu precio de una empresa que sigues, de hoy: su valor se compara con él; null lo borra.",
    unwatchCompany: "Deja de seguir una empresa y borra sus avisos.",
    createAlert:
      "Crea un aviso por correo sobre una empresa que sigues. Lo que ya se cumple no se avisa: solo el paso.",
    replaceAlert: "Cambia un aviso, lo silencia o lo reactiva; empieza de nuevo.",
    deleteAlert: "Borra un aviso.",
    sendContactMessage: "Envía un mensaje a quien mantiene esta instalación; la respuesta llega por correo.",
    takePaymentEvent: "Recibe los avisos firmados de Stripe.",
  },
  account: {
    title: "Tu cuenta",
    introduction:
      "Con una clave, creada en la página de tu cuenta, un programa dice quién eres: va en la cabecera Authorization, tras la palabra Bearer. Lo que decide quién puede entrar pide la sesión del navegador. Los cuerpos son JSON estricto: un campo desconocido o repetido se rechaza.",
    operation: "Operación",
    who: "Quién",
    anyone: "cualquiera",
    session: "sesión",
    keyOrSession: "clave o sesión",
    fields: "Campos",
  },
  /** Of parameters that mean something else in one operation. */
  ownMeanings: {
    dataSetFile: {
      file: "Nombre del fichero.",
      range: "Cabecera: una parte del fichero, como bytes=0-1023.",
    },
    analyses: { tickers: "Símbolos, ISIN o LEI de 1 a 100 acciones, cada una una sola vez." },
    compare: { figures: comparedFigures },
    compareTable: { figures: comparedFigures },
    watchlist: personalView,
    popular: personalView,
    teamBook: personalView,
    portfolio: portfolioFields,
    portfolioTable: portfolioFields,
    portfolioWorkbook: portfolioFields,
  },
  parameterMeanings: {
    tickers: "Símbolos de empresas incluidas, separados por comas; cinco como mucho.",
    ticker: "Símbolo de la acción. BRK-B, BRK/B y brk.b son el mismo: BRK.B.",
    scenario: "Escenario de los supuestos; neutral si falta.",
    wacc: "Coste medio ponderado del capital elegido por ti; en bancos, aseguradoras y otras financieras, el coste de los recursos propios.",
    g: "Crecimiento del primer año, que converge al de largo plazo. Debe ser menor que wacc.",
    figures:
      "Tus propias cifras en lugar de las presentadas, veinte como mucho, separadas por comas: nombre, último día del periodo, valor en unidades enteras y moneda de las cuentas (ninguna en dilutedShares). Todo se calcula con ellas; la respuesta las marca como tuyas en correctedFigures, con lo presentado al lado.",
    asOf: "Día (AAAA-MM-DD) con cuyas presentaciones y con cuyo último cierre se responde; los tipos, las primas y las medias son los de hoy. Se rechaza un día del que la fuente no fecha las cuentas.",
    horizon: "Años de previsión explícita; 5 si falta.",
    terminalGrowth: "Crecimiento a perpetuidad, como fracción.",
    margin: "Margen operativo objetivo de la empresa, como fracción.",
    salesToCapital: "Ventas por unidad de capital nuevo.",
    terminalReturn: "Rentabilidad del capital nuevo tras el horizonte, como fracción.",
    payout: "Parte del beneficio que se reparte hoy, como fracción.",
    persistence: "Parte del beneficio residual de un año que queda al siguiente.",
    dilution:
      "Crecimiento anual del número de acciones hasta el horizonte, sin nada a cambio, como fracción. Cuenta en los flujos de caja, los dividendos y el beneficio por acción.",
    researchLife:
      "Años en que se amortiza la I+D como inversión; con 0 es gasto de su ejercicio. Son menos si se conocen menos.",
    fadeYears:
      "Años tras el horizonte en que el crecimiento y la rentabilidad convergen a su nivel a largo plazo; 10 por defecto.",
    keptReturn:
      "Parte de la rentabilidad por encima del coste de capital que se mantiene a perpetuidad, como fracción.",
    buybackPayout:
      "Parte del beneficio que va a recomprar acciones, menos las que se emiten, como fracción. Es negativa si se emiten más.",
    goodwillInCapital: "Con 1, como si falta, el fondo de comercio es capital invertido; con 0, no.",
    exitMultiple: "PER al que se vende la acción al final del horizonte.",
    elapsedYears: "Años desde el último balance hasta la fecha del valor.",
    lastTwelveMonths:
      "Con 1, como si falta, las cuentas son las de los doce meses hasta el último balance, si se conocen enteras; con 0, las del último ejercicio.",
    riskFreeRate: "Tipo libre de riesgo, como fracción, en lugar del publicado.",
    equityRiskPremium: "Prima de riesgo del mercado, como fracción, en lugar de la de la vista.",
    beta: "Beta de la acción, en lugar de la sectorial con la deuda de la empresa.",
    peers:
      "Empresas con las que comparar en lugar de las calculadas: símbolos de empresas incluidas con cuentas en la misma moneda, separados por comas.",
    growthByYear: "Crecimiento de años sueltos, en tanto por uno: `0.08,0.06,,0.03`. Un hueco se deja al cálculo.",
    marginByYear: "Margen operativo de años sueltos, del mismo modo.",
    salesToCapitalByYear: "Ventas sobre capital nuevo de años sueltos, del mismo modo.",
    discounting:
      "Con yearEnd, los flujos llegan a final de año en vez de a mitad, en todos los métodos que descuentan flujos.",
    cashFlow:
      "Flujo del DCF: toFirm, el de la empresa, al WACC; toEquity, el del accionista, al coste de los recursos propios. Si falta, toFirm, y toEquity en las utilities.",
    dividends:
      "Dividendos que se descuentan: totalPayout (con recompras), dividendsOnly, constantGrowth (Gordon-Shapiro), twoStage, threeStage o halfLife (modelo H).",
    force:
      "Métodos que se piden aunque el tipo de empresa los desaconseje, separados por comas. Lo que dan nunca cuenta.",
    method: "Métodos que se devuelven, separados por comas. El resumen cuenta siempre con todos.",
    trace:
      "Cómo se ha llegado a cada cifra: all, en todas; methods, solo en el valor de cada método; none, en ninguna, que es lo más rápido. Lo que falte se lee con la plantilla links.traces: la ruta del campo va en lugar de '{field}'.",
    fields:
      "Campos que se devuelven, como rutas separadas por comas; todos si falta. En una lista, la ruta sigue en cada elemento, o en uno solo si lo nombra: methods.discountedCashFlow.",
    of: "Direcciones de cifras, separadas por comas; 1000 como mucho.",
    source: "De dónde salen las cifras; automatic pregunta a todas las fuentes por orden.",
    period:
      "Ejercicios (annual), los últimos doce trimestres (quarterly) o los últimos doce meses (ttm). Lo que la fuente no tiene no da columnas; availablePeriods dice qué tiene.",
    policy:
      "Con none no se rellena nada de tu política en uso. Con el identificador de una política tuya tampoco, y además dice que los valores son los suyos.",
    range: "Cuánto tiempo atrás desde la última sesión; 1y si falta.",
    indicators: "Indicadores que se devuelven, separados por comas; todos si falta.",
    lang: "Idioma de los textos de error.",
    paths:
      "Número de iteraciones de la simulación de Monte Carlo del descuento de flujos. Sin paths ni seed no hay simulación.",
    seed: "Semilla de la simulación: la misma da siempre el mismo resultado.",
    query: "Comienzo del símbolo o palabras del nombre.",
    limit: "Cuántos resultados como mucho.",
    cursor: "`next` de la página anterior.",
    sort: "Cuáles van primero.",
    type: "Tipo de empresa.",
    status: "Estado del valor frente al precio.",
    signal: "Señal del modelo.",
    minDifference: "Diferencia mínima entre valor y precio, como fracción.",
    maxDifference: "Diferencia máxima entre valor y precio, como fracción.",
    minMarketCap: "Capitalización mínima, en unidades de la moneda del precio.",
    maxMarketCap: "Capitalización máxima, en unidades de la moneda del precio.",
    minQuality: "Señales de Piotroski que se cumplen, como mínimo.",
    minVotes: "Métodos que votan, como mínimo.",
    maxPriceAge: "Días desde el precio, como mucho.",
    order: "Sentido del orden.",
    columns: "Columnas del fichero, separadas por comas; la respuesta JSON las trae todas.",
    page: "Página; la última si no hay tantas.",
    name: "Nombre de la empresa.",
    country: "Su país.",
    sector: "Su sector.",
    currency: "Moneda de las cuentas y del precio.",
    unit: "Unidad de los importes.",
    sharesUnit: "Unidad del número de acciones.",
    fiscalYearEndMonth:
      "Mes en que acaba el ejercicio, del 1 al 12, si los encabezados de la tabla dicen el año a secas («2024», «FY24»): cuenta el último día de ese mes de ese año.",
    numberFormat:
      "Cómo están escritos los números de una tabla de texto: comma es 1.234,56 y point es 1,234.56. En JSON no hace falta.",
    price:
      "Tu precio de hoy, en la moneda del precio al que sustituye: estados, señal y todo lo que se compara con un precio lo siguen. Con tus cifras, el precio de la acción, si lo hay: un número en JSON, texto en ese formato en un formulario.",
    priceDate: "Día de ese precio.",
    priceCurrency: "Moneda del precio, o GBX, ILA o ZAC para sus centésimas; sin ella, la de las cuentas.",
    exchangeRate:
      "Unidades de la moneda de las cuentas por una de la del precio, si son distintas. Sin él se toma el del BCE del día del precio, donde la instalación usa fuentes en vivo.",
    governmentYield:
      "Rentabilidad del bono del Estado a diez años, si la moneda no es EUR ni USD: como fracción en JSON (0.0425), en tanto por ciento en un formulario.",
    nominalGrowth: "Crecimiento nominal a largo plazo de esa economía, escrito igual.",
    perEuro:
      "Unidades de esa moneda por un euro. Sin ellas se toma el cambio del BCE de ratesDate, donde la instalación usa fuentes en vivo.",
    ratesDate: "Día de esos tres datos.",
    years:
      "Un objeto por ejercicio: su último día en fiscalYearEnd y sus cifras por su nombre, como números. null es desconocido.",
    url: "En vez de years: dirección pública de un CSV, un JSON o un libro de Excel o de OpenDocument, de hasta 10 MB.",
    file: "En un formulario: el libro de Excel o de OpenDocument, CSV o JSON, de hasta 10 MB.",
    table:
      "Las celdas como texto, copiadas de una hoja de cálculo o de una página: separadas por tabuladores, punto y coma o comas. En JSON, en vez de years; en un formulario, en vez de un fichero.",
    safety: "Margen de seguridad del precio de compra (buyingPrice), como fracción de la media.",
    parts:
      "Sectores con los que se valoran las partes de la empresa en sumOfParts, separados por comas: el miembro que nombra la parte, ~ y el sector como lo escribe su respuesta. Las demás partes se comparan con las comparables de la empresa. Un sector desconocido se rechaza (enumInvalid) con la lista de los que hay.",
    view: "absolute: con la prima de riesgo de la fuente. relative: con la que descuentan los precios de todas las empresas, para ver si la acción es barata frente a las demás.",
    prudent: "Con yes, una señal de compra o venta que solo dan métodos de una familia es mantener.",
    minDividendYield: "Rentabilidad por dividendo mínima, como fracción.",
    minReturnOnEquity: "ROE mínimo, como fracción.",
    maxPriceToEarnings: "PER máximo.",
    ratio2: "Otro ratio propio, escrito como ratio.",
    ratio3: "Otro ratio propio, escrito como ratio.",
    minRatio: "Valor mínimo del ratio propio.",
    maxRatio: "Valor máximo del ratio propio.",
    minRatio2: "Valor mínimo del segundo ratio.",
    maxRatio2: "Valor máximo del segundo ratio.",
    minRatio3: "Valor mínimo del tercer ratio.",
    maxRatio3: "Valor máximo del tercer ratio.",
    with: "Identificador de la otra versión; si falta, la misma pregunta hoy.",
    changedAt:
      "Cuándo se cambió por última vez, como se leyó; si ha cambiado desde entonces, no se borra nada (editConflict).",
    "Idempotency-Key":
      "Un texto único para lo que se pide, como un UUID. La misma petición con la misma clave no se hace otra vez en 24 horas: recibe la primera respuesta, con Idempotent-Replayed.",
    "stripe-signature": "La firma de Stripe sobre los bytes del cuerpo.",
  },
} as const;
