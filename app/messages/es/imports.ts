import type { ImportField, ImportIssueCode } from "../../contracts/company-import.ts";

/** The page where readers bring their own figures. */
export const imports = {
  title: "Valora tus propias cifras",
  description:
    "Trae las cuentas anuales de una empresa en un Excel, un CSV o pegadas de tu hoja de cálculo y valórala con los siete métodos.",
  lead: "Para una empresa que no cotiza, o con las cifras que tú creas correctas. Nadie más las ve, y se borran tras una hora sin usarlas.",
  templates: "Plantilla para rellenar",
  templateIn: "{language, select, es {Plantilla en español} en {Plantilla en inglés} other {Plantilla en italiano}}",
  shape: "Primera fila: el último día de cada ejercicio, como 2024-12-31. Primera columna: el nombre de cada partida.",
  unknown: "Deja vacío lo que no sepas: un 0 es un cero. Los pagos, como la inversión, van en positivo.",
  file: "Fichero Excel (.xlsx) o CSV, hasta 10 MB",
  meaningsTitle: "Partidas que no conocemos",
  meaning: "Qué es «{heading}»",
  noMeaning: "No usarla",
  paste: "O pega aquí las celdas",
  pasteHint: "Cópialas en Excel, Numbers o Calc y pégalas. Si eliges un fichero, se lee el fichero.",
  submit: "Revisar y valorar",
  accept: "Lo he visto: valorar sin esas filas o con esa diferencia",
  issuesTitle: "{count, plural, one {Una celda por mirar} other {# celdas por mirar}}",
  blocking: "Hay que corregirlo",
  warning: "Puedes seguir así",
  cell: "Celda",
  choose: "Elige…",
  own: "Tus cifras",
  another: "Traer otras cifras",
  source: "escrito por ti",
  importedCell: "tus cifras, celda {cell}",
  fields: {
    name: "Nombre de la empresa",
    country: "País",
    sector: "Sector",
    currency: "Moneda de las cuentas",
    numberFormat: "Cómo están escritos los números",
    unit: "Unidad de los importes",
    sharesUnit: "Unidad del número de acciones",
    price: "Precio de la acción (opcional)",
    priceDate: "Día de ese precio",
  },
  fieldErrors: {
    name: "Escribe un nombre de hasta 80 letras.",
    country: "Elige el país.",
    sector: "Elige el sector.",
    currency: "Elige la moneda.",
    numberFormat: "Elige cómo están escritos los números: sin eso, 1.234 puede ser dos cosas.",
    unit: "Elige la unidad.",
    sharesUnit: "Elige la unidad.",
    price: "Escribe un número mayor que cero, en el formato que has elegido.",
    priceDate: "Di de qué día es el precio; no puede ser futuro.",
  },
  units: { units: "Unidades", thousands: "Miles", millions: "Millones" },
  numberFormats: { comma: "1.234,56", point: "1,234.56" },
  issues: {
    tableEmpty: "No hay ninguna cifra que leer.",
    tableTooLarge: "Es demasiado grande: caben 500 filas, 60 columnas y 1 MB.",
    quoteUnclosed: "No es una tabla de texto: hay unas comillas sin cerrar o es otro tipo de fichero.",
    yearsMissing: "Falta la fila con el último día de cada ejercicio.",
    dateUnreadable: "No es un día pasado que se lea de una sola manera. Escríbelo como 2024-12-31.",
    yearRepeated: "Ese año ya está en otra columna.",
    headingUnknown: "No conocemos esta partida y no la usaremos. Los nombres están en la plantilla.",
    headingRepeated: "Esta partida ya está en otra fila.",
    numberUnreadable: "No es un número en el formato que has elegido.",
    formulaUnsolved:
      "La fórmula no tiene su resultado guardado: abre el libro en tu programa, guárdalo y tráelo de nuevo.",
    cellInError: "La celda contiene un error del programa de hojas de cálculo.",
    signUnlikely: "No puede ser negativo. Los pagos se escriben en positivo.",
    balanceDoesNotAdd: "El activo no es la suma de pasivo y patrimonio: se aparta más de un 1 %.",
  },
} as const satisfies {
  fields: Record<ImportField, string>;
  fieldErrors: Record<ImportField, string>;
  issues: Record<ImportIssueCode, string>;
  [text: string]: unknown;
};
