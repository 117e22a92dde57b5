import type { ImportIssueCode } from "../../core/shared/contracts/import-issue.ts";
import type { ImportField } from "../../features/imports/contracts/company-import.ts";

/** The page where visitors upload financials. */
export const imports = {
  title: "Valora tus propias cifras",
  description:
    "Sube las cuentas anuales de una empresa en un Excel, un OpenDocument, un CSV o un JSON, desde una dirección o pegadas de tu hoja de cálculo, y valórala con los siete métodos.",
  lead: "Para una empresa que no cotiza, o con las cifras que tú consideres correctas. Solo las ves tú, y se borran tras una hora sin usarlas.",
  templates: "Plantilla para rellenar",
  templateIn: "{language, select, es {Plantilla en español} en {Plantilla en inglés} other {Plantilla en italiano}}",
  periods:
    "¿Tienes cuentas más recientes? Añade una columna por periodo, con su último día y sus meses: «2026-09-30 (9M)», o «TTM 2026-09-30» si ya son los últimos doce. Para sumar doce meses hacen falta también los mismos del año anterior, «2025-09-30 (9M)»; los trimestres y los semestres valen igual.",
  shape:
    "Primera fila: el último día de cada ejercicio, como 2024-12-31. Primera columna: el nombre de cada partida. O al revés, un ejercicio por fila.",
  unknown: "Deja vacío lo que no sepas: un 0 es un cero. Los pagos, como la inversión, van en positivo.",
  file: "Fichero Excel (.xlsx), OpenDocument (.ods), CSV o JSON, hasta 10 MB",
  url: "O la dirección de uno",
  urlHint:
    "Una dirección pública de internet, como https://example.com/cuentas.csv. La lee este servidor, no tu navegador, y solo una vez.",
  readFrom: "Leído de {address}. Corrige aquí abajo lo que haga falta: esas celdas son las que cuentan.",
  jsonTitle: "Cómo se escribe en JSON",
  jsonShape:
    "Un objeto con una lista «years»: por cada ejercicio, su último día y sus cifras, sin comillas. Otro periodo lleva periodEnd y months (3, 6, 9 o 12) en vez de fiscalYearEnd. Lo que no sepas, null. Puede declarar además name, country, sector, currency, unit, sharesUnit, fiscalYearEndMonth, price, priceDate, priceCurrency, exchangeRate, governmentYield, nominalGrowth, perEuro y ratesDate.",
  meaningsTitle: "Partidas que no conocemos",
  meaning: "Qué es «{heading}»",
  noMeaning: "No usarla",
  paste: "O pega aquí las celdas",
  pasteHint:
    "Cópialas en Excel, LibreOffice, Numbers, Google Sheets o una página web y pégalas tal cual, con sus encabezados. Si eliges un fichero, se lee el fichero; si no, la dirección.",
  submit: "Revisar y valorar",
  accept: "Valorar de todos modos",
  issuesTitle: "{count, plural, one {Una celda por revisar} other {# celdas por revisar}}",
  blocking: "Hay que corregirlo",
  warning: "Se puede continuar",
  quoted: "«{text}»",
  cell: "Celda",
  choose: "Elige…",
  own: "Tus cifras",
  another: "Importar otras cifras",
  source: "escrito por ti",
  importedCell: "tus cifras, celda {cell}",
  dayInHeadings: "Los encabezados llevan el día",
  fiscalYearEndMonthHint: "Solo si los encabezados dicen el año a secas: «2024» o «FY24».",
  sameCurrency: "La de las cuentas",
  hundredth: "{unit} (céntimos de {currency})",
  exchangeRateHint:
    "Solo si son monedas distintas. Con cuentas en dólares y precio en libras: cuántos dólares vale una libra.{isAsked, select, true { Si lo dejas vacío, tomamos el del BCE del día del precio.} other {}}",
  ratesTitle: "Solo si las cuentas no van en euros ni en dólares",
  ratesText:
    "De esas dos monedas tenemos los tipos publicados. De las demás no inventamos ninguno: los pones tú, con su día, y el resultado dice que son tuyos. Al bono le restamos el diferencial de impago de su Estado y sumamos la prima del país de la empresa, que sí tenemos (Damodaran, enero de 2026).",
  governmentYieldHint:
    "La publica el banco central o el tesoro del país. Por ejemplo, el gilt a diez años para la libra.",
  nominalGrowthHint:
    "El objetivo de inflación de su banco central más el crecimiento real que se espera a largo plazo.",
  perEuroHint:
    "El tipo de referencia del BCE vale. Solo sirve para saber si la empresa es grande, por la tabla de calificaciones.{isAsked, select, true { Si lo dejas vacío, tomamos el del BCE de ese día.} other {}}",
  fields: {
    name: "Nombre de la empresa",
    country: "País",
    sector: "Sector",
    currency: "Moneda de las cuentas",
    numberFormat: "Cómo están escritos los números",
    unit: "Unidad de los importes",
    sharesUnit: "Unidad del número de acciones",
    fiscalYearEndMonth: "Mes en que acaba el ejercicio",
    price: "Precio de la acción (opcional)",
    priceDate: "Día de ese precio",
    priceCurrency: "Moneda del precio",
    exchangeRate: "Cuánto vale una unidad de la moneda del precio, en la de las cuentas",
    governmentYield: "Rentabilidad del bono del Estado a diez años, en %",
    nominalGrowth: "Crecimiento nominal de la economía a largo plazo, en %",
    perEuro: "Cuántas unidades de esa moneda vale un euro",
    ratesDate: "Día de esos datos",
  },
  fieldErrors: {
    name: "Escribe un nombre de hasta 80 letras.",
    country: "Elige el país.",
    sector: "Elige el sector.",
    currency: "Elige la moneda.",
    numberFormat: "Elige cómo están escritos los números: sin eso, 1.234 puede ser dos cosas.",
    unit: "Elige la unidad.",
    sharesUnit: "Elige la unidad.",
    fiscalYearEndMonth: "Elige un mes.",
    price: "Escribe un número mayor que cero, en el formato que has elegido.",
    priceDate: "Di de qué día es el precio; no puede ser futuro.",
    priceCurrency: "Elige la moneda del precio.",
    exchangeRate:
      "El precio va en otra moneda que las cuentas: escribe el cambio del día del precio, en el formato que has elegido.",
    governmentYield: "No tenemos el tipo de esa moneda: escríbelo en tanto por ciento, entre −2 y 50, como 4,25.",
    nominalGrowth: "No tenemos el de esa moneda: escríbelo en tanto por ciento, entre −2 y 40, como 3,5.",
    perEuro: "Escribe el cambio del euro en esa moneda: un número mayor que cero.",
    ratesDate: "Di de qué día son; no puede ser futuro.",
  },
  units: { units: "Unidades", thousands: "Miles", millions: "Millones" },
  numberFormats: { comma: "1.234,56", point: "1,234.56" },
  issues: {
    tableEmpty: "No hay ninguna cifra que leer.",
    tableTooLarge: "Es demasiado grande: caben 500 filas, 60 columnas y 1 MB.",
    quoteUnclosed: "No es una tabla de texto: hay unas comillas sin cerrar o es otro tipo de fichero.",
    separatorsMixed:
      "Los separadores se mezclan: unas celdas van con coma y otras con punto y coma, o a una fila le faltan celdas.",
    yearsMissing: "Falta el último día de cada ejercicio.",
    dateUnreadable: "No es un día pasado que se lea de una sola manera. Escríbelo como 2024-12-31.",
    yearWithoutMonth:
      "Dice el año y no cuándo acaba. Elige arriba el mes en que acaba el ejercicio, o escribe el día, como 2024-12-31.",
    columnNotYear:
      "No es el último día de un ejercicio, y sus cifras no se pueden usar. Escribe el día, como 2024-12-31, o quítalas.",
    yearRepeated: "Ese año ya está en la tabla.",
    periodUnclear:
      "No sabemos qué meses son: falta su último día, o no acaba cuando acaban los demás ejercicios. Escribe «2026-09-30 (9M)» con 3, 6, 9 o 12 meses, «TTM 2026-09-30» o, si es un ejercicio, «Ejercicio 2026-06-30».",
    periodRepeated: "Ese periodo ya está en la tabla.",
    periodUnlikely:
      "Las ventas no parecen de tantos meses, comparadas con las de un año entero. Comprueba cuántos son.",
    periodsIncomplete:
      "Con este periodo no se pueden sumar doce meses: faltan los mismos meses del año anterior, o algún periodo entre medias. Si sigues así, cuenta el último ejercicio.",
    figureWithoutYear:
      "Hay una cifra sin encabezado: falta el día de su ejercicio o el nombre de la partida, o hay una coma dentro de un número.",
    headingUnknown: "No conocemos esta partida y no la usaremos. Los nombres están en la plantilla.",
    headingIsDay: "Aquí va el nombre de una partida y hay un día: quizá lo ha escrito así la hoja de cálculo.",
    headingForbidden: "Ese nombre no corresponde a ninguna partida y no se admite.",
    headingRepeated: "Esta partida ya está en la tabla, con otras cifras.",
    rowRepeated: "Esta partida ya está en la tabla, con las mismas cifras; cuenta una vez.",
    partOfTotal: "Otra fila da el total de esta partida: cuenta el total, y esta fila no.",
    sheetLeftOut: "Esta hoja tiene otros periodos, u otra forma, que la primera: no se ha leído.",
    earlierSheetCounts: "Una hoja anterior da esta partida con otras cifras: cuentan aquellas.",
    hiddenSheet: "Esta hoja está oculta: no se ha leído. Muéstrala si sus cifras deben contar.",
    hiddenCells:
      "Esta celda está en una fila o columna oculta: las celdas ocultas de la hoja también se han leído. Borra lo que no deba contar.",
    figureDivided:
      "El formato de la celda divide la cifra que guarda entre mil o un millón. Cuenta la que se ve: comprueba que la unidad elegida es la suya.",
    declarationContradicts: "El fichero declara esto y tú has elegido otra cosa: no sabemos cuál vale.",
    numberUnreadable: "No es un número en el formato que has elegido.",
    numberQuoted: "Es un texto entre comillas: en JSON los números van sin ellas, con punto decimal.",
    formulaUnsolved:
      "La fórmula no tiene su resultado guardado: abre el libro en tu programa, guárdalo y vuelve a subirlo.",
    cellInError: "La celda contiene un error del programa de hojas de cálculo.",
    signUnlikely: "No puede ser negativo. Los pagos se escriben en positivo.",
    balanceDoesNotAdd: "El activo no es la suma de pasivo y patrimonio: se aparta más de un 1 %.",
    unitUnlikely:
      "La tabla indica una unidad distinta de la que has elegido. Comprueba cuál es: un error aquí multiplica el valor por mil.",
    currencyUnlikely:
      "La tabla nombra otra moneda que la que has elegido. Comprueba cuál es la de las cuentas: los importes no se convierten.",
    currenciesMixed:
      "Aquí se nombra otra moneda que en el resto de la tabla, que nombra la que has elegido. Comprueba en cuál están sus importes: no se convierten.",
  },
} as const satisfies {
  fields: Record<ImportField, string>;
  fieldErrors: Record<ImportField, string>;
  issues: Record<ImportIssueCode, string>;
  [text: string]: unknown;
};
