/** The command line. Columns are aligned by the code; here are only words. */
export const cli = {
  usage:
    "Uso: npm run --silent valora -- SÍMBOLO [--scenario conservative|neutral|optimistic] [--wacc 0.09] [--g 0.04] [--horizon 5] [--price 312.5] [--safety 0.25] [--figures revenue.2025-09-27:391e9USD,…] [--peers PEP,KDP,…] [--view absolute|relative] [--discounting midYear|yearEnd] [--cashFlow toFirm|toEquity] [--dividends totalPayout|dividendsOnly|constantGrowth|twoStage|threeStage|halfLife] [--prudent yes] [--method discountedCashFlow,…] [--paths 10000] [--seed 1] [--lang es|en|it] [--json]\nUso: npm run --silent valora -- SÍMBOLO … [--out FICHERO.pdf|xlsx|csv|json]\nUso: npm run --silent valora -- screen|compare|statements|portfolio|jobs [--help]\nUso: npm run --silent valora -- completion bash|zsh|fish\nUso: npm run --silent valora -- mcp [--lang es|en|it]\nUso: npm run --silent valora -- score-predictions\nUso: npm run --silent valora -- admin grant EMAIL [editor]\nUso: npm run --silent valora -- admin revoke EMAIL\nUso: npm run --silent valora -- admin plan EMAIL free|pro\nUso: npm run --silent valora -- admin reset-factor EMAIL\nUso: npm run --silent valora -- admin sign-in-link EMAIL\nUso: npm run --silent valora -- check-config [--config FICHERO]\nUso: npm run --silent valora -- backups\nUso: npm run --silent valora -- backup\nUso: npm run --silent valora -- verify COPIA [--identity FICHERO]\nUso: npm run --silent valora -- restore COPIA [--replace yes] [--identity FICHERO]",
  help: {
    screen:
      'Uso: npm run --silent valora -- screen [OPCIONES]\nValora antes todas las empresas incluidas: unos segundos. Sin --json ni --out escribe CSV, con todas las que pasan los filtros; con --json, una página.\nEjemplo: screen --country ES,IT --ratio "freeCashFlow / marketValue" --minRatio 0.05 --sort ratio',
    compare:
      "Uso: npm run --silent valora -- compare SÍMBOLO SÍMBOLO … [OPCIONES]\nSin --json ni --out escribe CSV, una fila por empresa.\nEjemplo: compare KO PEP --figures KO:revenue.2025-12-31:47000000000USD",
    portfolio:
      "Uso: npm run --silent valora -- portfolio FICHERO [OPCIONES]\nFICHERO: una tabla (CSV, Excel, ODS) o el archivo de un bróker. --rates dice cuántas unidades de otra divisa da una de la cartera, donde no se consulta ningún tipo. Sin --json ni --out escribe CSV, una fila por posición.\nEjemplo: portfolio cartera.csv --currency EUR --rates USD=1.08,GBP=0.85",
    statements:
      "Uso: npm run --silent valora -- statements SÍMBOLO [OPCIONES]\nSin --json ni --out escribe CSV, una fila por dato y periodo.\nEjemplo: statements SAN.MC --period annual",
    mcp: "Uso: npm run --silent valora -- mcp\nResponde por la entrada y la salida estándar a los programas que preguntan con el Model Context Protocol.",
    jobs: 'Uso: npm run --silent valora -- jobs list EMAIL | runs EMAIL ANÁLISIS | run EMAIL ANÁLISIS | pause EMAIL ANÁLISIS | resume EMAIL ANÁLISIS | cancel EMAIL EJECUCIÓN [--json]\nLos análisis programados de una persona y sus ejecuciones, también con el servidor en marcha. ANÁLISIS es su nombre o su identificador; EJECUCIÓN, un identificador. Con --json escribe lo mismo que la API.\nEjemplo: jobs runs ana@example.org "Tecnológicas los lunes"',
    "score-predictions":
      "Uso: npm run --silent valora -- score-predictions\nCompara las predicciones que esperaban un precio con el precio posterior.",
    admin:
      "Uso: npm run --silent valora -- admin grant EMAIL [editor] | revoke EMAIL | plan EMAIL free|pro | reset-factor EMAIL | sign-in-link EMAIL\nDa o retira permisos, cambia el plan, desactiva la verificación en dos pasos o escribe un enlace para entrar, también con el servidor en marcha.",
    "check-config":
      "Uso: npm run --silent valora -- check-config [--config FICHERO]\nQué ajustes se usan, de dónde salen y qué está mal o es inseguro.",
    backups: "Uso: npm run --silent valora -- backups\nLas copias de seguridad de esta máquina y las del almacén.",
    backup:
      "Uso: npm run --silent valora -- backup\nHace una copia de seguridad ahora, la restaura aparte y la compara.",
    verify:
      "Uso: npm run --silent valora -- verify COPIA [--identity FICHERO]\nComprueba que una copia de seguridad se puede restaurar. COPIA es un fichero, o store:NOMBRE para una del almacén.",
    restore:
      "Uso: npm run --silent valora -- restore COPIA [--replace yes] [--identity FICHERO]\nRestaura una copia de seguridad, con el servidor parado. --replace yes sustituye lo que hay, de lo que hace antes una copia.",
    completion:
      "Uso: npm run --silent valora -- completion bash|zsh|fish\nEscribe lo que la shell ejecuta para completar las palabras de valora.\nEjemplo: source <(valora completion bash)",
  },
  options: "Opciones:",
  file: "FICHERO",
  text: "TEXTO",
  written: "Escrito: {file}",
  notWritten: "No se ha podido escribir «{file}» ({code}).",
  fileFormat: "«{argument}» no acaba en un formato que se pueda escribir aquí. Posibles: {allowed}.",
  price: "Precio {price} · cierre del {date} · {source}",
  ownPrice: "Tu precio: {price}",
  oldPrice:
    "El precio tiene {days, plural, one {# día} other {# días}}, más de diez sesiones: el de hoy se da con --price.",
  datedSignal: "{signal}, al precio del {date}",
  noPrice: "Sin precio: no hay con qué comparar las estimaciones.",
  scenario: "Escenario {scenario, select, conservative {conservador} optimistic {optimista} other {neutral}}",
  growth: "g",
  horizon: "horizonte {years, plural, one {# año} other {# años}}",
  peers: "Comparables (tuyas): {symbols}",
  relative: "relativo al mercado: prima implícita {premium}, {date}",
  buyBelow: "Comprar por debajo de {value} (margen de seguridad del {safety})",
  prudent: "con prudencia",
  custom: "Tu escenario: la media pasa de {neutral} a {custom}.",
  yours: "(tuya)",
  method: "Método",
  value: "Valor",
  difference: "Diferencia",
  range: "De conservador a optimista",
  status: "Estado",
  statuses: { undervalued: "infravalorada", fair: "razonable", overvalued: "sobrevalorada" },
  noVote: "no vota",
  notApplicable: "no aplica",
  mean: "Media",
  median: "Mediana",
  votes: "{voting, plural, =0 {Ningún método vota.} one {Vota un método:} other {Votan # métodos:}}",
  shares: "infravalorada {undervalued} · razonable {fair} · sobrevalorada {overvalued}",
  between: "de {minimum} a {maximum}",
  simulation:
    "Simulación de {paths, number} tiradas ({rejected, number} sin valor): mediana {median}, 80 % entre {low} y {high}",
  sources: "Fuentes",
  covers: {
    statements: "cuentas",
    price: "precio",
    shares: "acciones",
    beta: "beta",
    riskFreeRate: "tipo libre de riesgo",
    equityRiskPremium: "prima de riesgo",
    countryRiskPremium: "prima de país",
    taxRate: "impuestos",
    ratings: "calificaciones",
    industryAverages: "medias del sector",
  },
  tooManySymbols: "Un símbolo cada vez: sobra «{argument}».",
  scored:
    "{due, plural, =0 {Ninguna predicción espera un precio.} other {Comparadas con un precio posterior: {scored, number} de {due, number} predicciones que lo esperaban.}}",
  serverRefused: "El servidor en marcha no lo ha hecho: {reason}. Si es de otra versión, reinícialo.",
  cause: "Causa ({code}): {reason}",
  stackBy: "Con LOG_LEVEL=debug se ve dónde ha ocurrido.",
  unknownEmail: "Nadie se ha registrado con {email}. Crea antes la cuenta en la página /auth.",
  roleSet: "{email}: {role, select, admin {administración} editor {edición} other {sin permisos especiales}}.",
  signInLink:
    "Este enlace entra una vez en la cuenta de {email}, en los próximos 15 minutos. Si tiene la verificación en dos pasos, pedirá el código:\n{address}",
  factorReset:
    "{email}: {wasOn, select, yes {verificación en dos pasos desactivada} other {no tenía verificación en dos pasos}}.",
  planSet: "{email}: plan {plan, select, pro {Pro} other {gratuito}}.",
  notTaken: "«{command}» no admite «{argument}».",
  missingValue: "Falta el valor de «{option}».",
  jobs: {
    none: "{email} no tiene ningún análisis programado.",
    missing:
      "{verb, select, cancel {{email} no tiene ninguna ejecución «{which}». Las de un análisis se ven con «valora jobs runs {email} ANÁLISIS».} other {{email} no tiene ningún análisis programado «{which}». Los suyos se ven con «valora jobs list {email}».}}",
    several: "Varios análisis programados se llaman «{which}». Elige uno por su identificador: {ids}.",
    queued: "«{name}» se ejecutará enseguida. La ejecución es {run}.",
    ended:
      "La ejecución {run}: {state, select, cancelled {cancelada} done {ya había terminado} failed {ya había fallado} other {sin cancelar}}.",
    next: "Próxima",
    last: "Última",
    id: "Identificador",
  },
  backups: {
    made: "Copia hecha, restaurada en una base vacía y comparada: {path} ({tables, number} tablas, {rows, number} filas, {bytes, number} bytes).",
    failed: "No se ha podido hacer la copia: {reason}",
    here: "{count, plural, =0 {En esta máquina no hay copias.} one {Una copia en esta máquina:} other {# copias en esta máquina:}}",
    elsewhere:
      "{count, plural, =0 {En el almacén no hay copias.} one {Una copia en el almacén:} other {# copias en el almacén:}}",
    storeFailed: "El almacén de copias no ha hecho lo que se le pedía: {reason}",
    nothing: "No hay nada que copiar: la base de datos está vacía.",
    checked:
      "La copia es buena: restaurada en una base vacía y comparada. Es del {madeAt} UTC, versión {version}: {tables, number} tablas, {rows, number} filas.",
    restored:
      "Restaurada la copia del {madeAt} UTC: {tables, number} tablas, {rows, number} filas.{removed, plural, =0 {} one { Se ha vuelto a borrar una cuenta que se borró después de la copia.} other { Se han vuelto a borrar # cuentas que se borraron después de la copia.}}{kept, select, yes { Lo que había antes está en {before}.} other {}}",
    notEmpty:
      "La base de datos no está vacía. Para sustituir lo que contiene, repite la orden con --replace yes: antes se hace una copia.",
    serverRuns: "Hay un servidor de Valora usando esta base de datos. Páralo antes de restaurar.",
    unusable:
      "La copia no sirve y no se ha cambiado nada: {fault, select, missing {el fichero no existe} unreadable {no se puede abrir el fichero} notABackup {no es una copia de Valora} truncated {está cortada} altered {está dañada o alterada} locked {está cifrada; indica BACKUP_PASSPHRASE o --identity FICHERO} wrongKey {la clave no es la suya} identityMissing {el fichero {about} no se puede leer o no contiene una identidad de age entera} newerFormat {su formato, {about}, es de una versión posterior de Valora} newerSchema {es de una versión posterior de Valora: contiene {about}} other {lo restaurado difiere en {about}}}.",
  },
  prices: {
    usage:
      "Uso: npm run data:prices -- FICHERO.csv [--confirm KO,ENEL.MI] [--lang es|en|it]\n     npm run data:prices -- --provider yahoo [--confirm KO,ENEL.MI] [--lang es|en|it]\nUna fila por empresa: símbolo o ISIN, fecha (2026-10-30 o 30/10/2026) y cierre; la divisa es opcional.",
    unreadable:
      "No se ha leído {path} y no se ha cambiado nada: {fault, select, noFile {el fichero no existe o no se puede abrir} notText {no es un fichero de texto} empty {no tiene filas} tooLarge {ocupa más de 20 MB} noTicker {la primera fila no tiene la columna del símbolo (símbolo, ticker) ni la del ISIN (ISIN)} noDate {la primera fila no tiene la columna de la fecha (fecha)} noClose {la primera fila no tiene la columna del precio (cierre, precio)} columnTwice {la primera fila tiene dos columnas con el mismo nombre} other {no es un CSV correcto}}.",
    leftOut: "Fila {line}, {written}: {reason}",
    faults: {
      cells:
        "tiene más celdas que la primera fila: una coma decimal va entre comillas, o las celdas se separan con punto y coma.",
      symbol: "no es ninguna de las empresas incluidas con cuentas.",
      isin: "su símbolo y su ISIN son de dos empresas.",
      unknownTicker: "la fuente no la conoce.",
      noData: "la fuente no tiene ningún cierre de los últimos días.",
      unreadable: "la respuesta de la fuente no se puede leer.",
      split:
        "un desdoblamiento de {factor, number} acciones nuevas por una, el {date}, separa las cuentas del precio. Antes hace falta una base de datos local que lo recoja.",
      date: "la fecha no se entiende.",
      future: "la fecha, {date}, está en el futuro.",
      price: "el precio no es un número mayor que cero.",
      currency: "está en {currency}, y la acción cotiza en {expected}.",
      duplicate: "repite la fila {line}.",
      contradiction: "hay otra fila del {date} con otro precio: no se toma ninguna.",
      notNewer: "ya hay un precio del {date}.",
      jump: "salta de {from, number} ({fromDate}) a {to, number} {currency}, como tras un desdoblamiento o en céntimos. Si es correcto, repite la orden con --confirm {ticker}.",
    },
    earlier: "{rows, plural, one {Una fila es} other {# filas son}} de un día anterior a otra del mismo símbolo.",
    counts:
      "{rows, plural, one {Una fila} other {# filas}}: {taken, plural, =0 {ningún precio actualizado} one {un precio actualizado} other {# precios actualizados}}, {left, plural, =0 {ninguna fila apartada} one {una fila apartada} other {# filas apartadas}}.",
    notConfigured:
      "{provider} no está configurada como fuente de precios. {isAny, select, yes {Configuradas: {configured}.} other {No hay ninguna: véase docs/es/sources.md.}}",
    progress: "{done, number} de {all, number} empresas consultadas",
    asked:
      "{name}: {asked, number} de {all, number} empresas consultadas, {taken, plural, =0 {ningún precio actualizado} one {un precio actualizado} other {# precios actualizados}}, {asNew, number} ya al día, {left, number} sin tomar.",
    stopped:
      "{name}: {reason, select, limited {ha agotado su límite hasta {until}} keyRefused {rechaza la clave} aborted {interrumpida} other {no responde}}. Lo recibido se guarda: la misma orden continúa.",
    shown: "Un servidor en marcha los muestra en unos minutos, cuando ha valorado todas las empresas con ellos.",
  },
} as const;
