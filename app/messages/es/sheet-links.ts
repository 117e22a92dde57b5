/** Links by which a spreadsheet reads one document: their list, and making one. */
export const sheetLinks = {
  title: "Enlaces para hojas de cálculo",
  lead: "Cada enlace abre un solo documento en CSV, sin clave ni cuenta, para que tu hoja de cálculo lo lea y lo actualice. Puedes tener hasta {maximum, number} abiertos a la vez.",
  profileLead:
    "Lleva una valoración, tu lista de seguimiento, una cartera o un filtro a Google Sheets, Excel o LibreOffice, con datos que se actualizan solos.",
  profileLink: "Tus enlaces para hojas de cálculo",
  empty: "Todavía no has creado ninguno.",
  document: "Documento",
  documents:
    "{document, select, analysis {Valoración} statements {Cuentas} multiples {Múltiplos} technical {Precios e indicadores técnicos} compare {Comparación} screener {Filtro de empresas} watchlist {Lista de seguimiento} book {Lista de equipo} other {Cartera}}",
  made: "Creado",
  state: "Estado",
  states: "{state, select, open {Abierto} expired {Caducado} other {Retirado}}",
  until: "hasta el {date}, incluido",
  lastRead: "Última lectura",
  unread: "Sin leer todavía",
  revoke: "Retirar",
  revokeOf: "Retirar el enlace de {name}, {moment}",
  revokeLead: "Las hojas que lo leen se quedan sin él al momento. No se puede deshacer.",
  choose: "Crear un enlace",
  ticker: "Símbolo de la empresa",
  tickerHint: "Como KO o SAN.MC. Para llevar tus propios supuestos, crea el enlace desde el menú de un resultado.",
  next: "Continuar",
  lists: "O una de tus listas",
  listsHint: "Tu lista de seguimiento, tus filtros guardados y tus carteras.",
  newTitle: "Enlace para una hoja de cálculo: {name}",
  newLead:
    "Quien tenga el enlace lee este documento y nada más. Cada lectura cuenta como si lo pidieras tú, y puedes retirarlo cuando quieras.",
  expiresOn: "Último día (opcional)",
  expiresOnHint: "Después no se abre. Sin fecha, vale hasta que lo retires.",
  make: "Crear el enlace",
  all: "Todos tus enlaces",
  madeTitle: "Enlace creado: {name}",
  address: "Dirección del documento",
  addressHint:
    "Cópiala ahora: solo guardamos su huella y no podremos volver a mostrarla. No la publiques: quien la tenga lee el documento.",
  googleSheets: "Google Sheets",
  googleSheetsHint: "Pega la fórmula en una celda. Google tiene que poder llegar a este servidor desde internet.",
  excel: "Excel (Power Query)",
  excelHint:
    "Datos → Obtener datos → De otras fuentes → Consulta en blanco; en el editor avanzado, sustituye todo por este texto.",
  libreOffice:
    "En LibreOffice, Hoja → Enlaces externos: pega la dirección, pulsa Intro y elige la coma como separador y «inglés (EE. UU.)» como idioma.",
  help: "Cómo se usan, paso a paso",
} as const;
