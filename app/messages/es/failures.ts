import type { FailureCode } from "../../failure.ts";

export const failures = {
  tickerInvalid: "«{ticker}» no es un símbolo válido. Escribe letras y números, como AAPL, BRK.B o SAN.MC.",
  paramRequired: "Falta el parámetro «{param}».",
  paramUnknown: "No conocemos el parámetro «{param}».",
  paramRepeated: "El parámetro «{param}» aparece más de una vez.",
  numberFormat:
    "«{param}» {kind, select, integer {debe ser un número entero.} decimal {debe ser un número con punto decimal y sin símbolos, como 0.09 o 312.5.} other {debe ser un número.}}",
  enumInvalid: "«{param}» no admite ese valor. Valores posibles: {allowed}.",
  dateInvalid: "«{param}» debe ser una fecha del calendario, como 2020-03-15 (año-mes-día).",
  dateInFuture: "{date} aún no ha llegado: hoy es {today}.",
  notFiledYet:
    "El {date} no se había presentado ninguna cuenta de {ticker} de las que tenemos: la primera es del {first}.",
  filingDatesUnknown:
    "No se puede saber qué cuentas de {ticker} se conocían el {date}: su fuente no dice cuándo se presentó cada cifra, y no lo suponemos.",
  uriMalformed: "La dirección está mal escrita.",
  requestMalformed: "La petición está mal formada.",
  multipartInvalid: "El formulario no se puede leer: falta su separador o alguna de sus partes está mal formada.",
  bodyInvalid:
    "El cuerpo no es el objeto JSON que espera esta operación. Si admite varias entradas, envía solo una: «years», «url» o un fichero al importar; «positions» o «table» en una cartera.",
  jsonInvalid: "No es JSON válido, o repite un nombre en el mismo objeto.",
  jsonTooDeep: "El JSON tiene demasiados niveles unos dentro de otros.",
  jsonTooManyValues: "El JSON tiene demasiados valores: el máximo son 100.000.",
  fieldUnknown: "No conocemos el campo «{param}».",
  fieldType: "El campo «{param}» no es del tipo que se espera.",
  answerFieldUnknown: "La respuesta no tiene el campo «{field}». El más parecido es «{nearestField}».",
  tickerRepeated: "«{ticker}» está dos veces en la lista.",
  urlInvalid: "No es una dirección válida. Escríbela entera, como https://example.com/cuentas.csv.",
  hostInvalid: "La cabecera Host no es válida.",
  originForbidden: "La petición viene de otro sitio y no se ha aceptado.",
  notFound: "No hay nada en esta dirección.",
  tickerNotFound: "No se han podido obtener datos de {ticker}.",
  noStatements: "Conocemos {ticker}, pero no tenemos sus cuentas.",
  providerLacksCompany: "«{provider}» no tiene las cuentas de {ticker}. Si no se elige fuente, se pregunta a todas.",
  noLongerListed:
    "{end, select, merged {{name} ya no cotiza: se fusionó con {intoName} en {year, number, ::group-off}.} acquired {{name} ya no cotiza: {intoName} la compró en {year, number, ::group-off}.} takenPrivate {{name} ya no cotiza: salió de bolsa en {year, number, ::group-off}.} failed {{name} ya no cotiza: quebró en {year, number, ::group-off}.} renamed {{name} se llama {intoName} desde {year, number, ::group-off}.} other {{name} ya no cotiza.}}",
  marketUnsupported:
    "Aún no podemos valorar {ticker}: no tenemos tipos de descuento para cuentas en {currency} de su país ({country}).",
  methodNotAllowed: "Ese método HTTP no se admite aquí.",
  requestTimeout: "La petición ha tardado demasiado en llegar.",
  uriTooLong: "La dirección es demasiado larga.",
  unsupportedMediaType:
    "Ese tipo de contenido no se admite aquí. Envía JSON en UTF-8 o, para importar, un formulario con un fichero.",
  expectationFailed: "La cabecera Expect pide algo que no se admite.",
  outOfRange: "«{param}» debe estar entre {minimum} y {maximum}.",
  gNotBelowWacc:
    "La g ({growth, number, ::percent .0}) debe ser menor que la tasa de descuento (wacc: {wacc, number, ::percent .0}).",
  peersRefused:
    "{reason, select, none {Nombra al menos una empresa con la que comparar.} tooMany {Caben {maximum} comparables y «{peer}» ya no cabe: quita antes alguna.} notSymbol {«{peer}» no es un símbolo. Escribe uno, como KO o BRK.B.} twice {{peer} ya está entre las comparables.} unknown {No conocemos {peer}. Elige una empresa de la lista que sale al escribir.} notBundled {Conocemos {peer}, pero sus cuentas no están incluidas: sin ellas no hay múltiplos.} notCommonShare {{peer} no es una acción ordinaria: una preferente, un fondo u otro instrumento no sirve de comparable.} otherCurrency {{peer} lleva sus cuentas en otra moneda; solo se compara con empresas de la misma.} itself {{peer} es la propia empresa: no se compara consigo misma.} sameCompany {{peer} es otra acción de una empresa que ya está.} noMarketValue {De {peer} falta el precio o el número de acciones: no hay múltiplos.} partSeparated {Las cuentas de {peer} aún incluyen una parte que ya ha salido: sus múltiplos engañarían.} dataSuspect {Los datos de {peer} se contradicen: sus múltiplos engañarían.} ofToday {De {peer} solo conocemos los múltiplos de hoy: a una fecha pasada no se compara con ella.} other {El número de acciones de {peer} está cambiando por una fusión o una emisión: sus múltiplos engañarían.}}",
  assetUnsupported: "{ticker} no es una acción ordinaria y no se valora.",
  sourceNotConfigured: "La fuente «{source}» no está configurada aquí. Disponibles: {allowed}.",
  declarationInvalid: "Falta, o no es válido, algún dato que hay que declarar de la tabla: {fields}.",
  headerInvalid:
    "Los encabezados de la tabla no se entienden: la primera fila lleva el último día de cada ejercicio y la primera columna el nombre de cada partida, una sola vez.",
  rowErrors: "Hay celdas que no se pueden leer. No se ha usado ni guardado nada.",
  dataIncomplete: "«{provider}» conoce {ticker}, pero no da algo imprescindible: el precio o su moneda.",
  dataInvalid: "«{provider}» da de {ticker} un valor que no puede ser. No se ha usado ni guardado.",
  accountsOfAnother:
    "Las cuentas que «{provider}» da de {ticker} son de otra empresa ({issuer}). No se usan. Elige otra fuente en directo (source) o importa las suyas.",
  dataSuspect:
    "Lo que «{provider}» da de {ticker} se contradice: un ejercicio repetido, un balance que no cuadra o una capitalización que no corresponde a sus acciones. No se ha usado ni guardado.",
  fileTooLarge:
    "El fichero es demasiado grande: los límites son 10 MB y, en su tabla, 500 filas, 60 columnas y 1 MB de texto.",
  fileTypeUnsupported:
    "Ese tipo de fichero no se lee. Guárdalo como libro de Excel (.xlsx), hoja de OpenDocument (.ods), CSV o JSON.",
  fileProtected:
    "El libro está protegido con una contraseña y no se puede leer. Quítasela (en Excel: Archivo > Información > Proteger libro > Cifrar con contraseña; en LibreOffice: Archivo > Guardar como, sin «Guardar con contraseña»), guárdalo y vuelve a intentarlo.",
  fileHasMacros:
    "El libro lleva macros, y aquí no se abre ninguno que las lleve. Guárdalo como libro de Excel sin macros (.xlsx).",
  fileIsReport:
    "Es un informe XBRL, y aquí se lee una tabla. No hace falta subirlo: busca la empresa por su nombre o su ISIN, y en su página se piden las cuentas que presentó. O copia sus cifras en la plantilla.",
  fileInvalid: "El fichero está dañado o no es lo que dice ser. Guárdalo de nuevo como .xlsx, .ods, CSV o JSON.",
  fileEmpty: "No hay ninguna cifra que leer: faltan los datos, o están en una hoja oculta.",
  urlForbidden: "Esa dirección no se puede leer: solo valen direcciones públicas, con http o https y sin contraseña.",
  fetchFailed: "No se ha podido leer esa dirección: no responde, contesta con un error o su certificado no es válido.",
  fetchTimeout: "Esa dirección ha tardado demasiado en contestar.",
  bodyTooLarge: "Es demasiado grande: hasta 1 MB lo que se envía, y hasta 10 MB lo que se lee de una dirección.",
  contentTypeUnsupported:
    "En esa dirección no hay un CSV, un JSON ni un libro de Excel o de OpenDocument, sino otra cosa.",
  headersTooLarge: "Las cabeceras de la petición son demasiado grandes.",
  upstreamUnavailable: "Ninguna fuente de datos responde. Inténtalo en unos minutos.",
  upstreamInvalid:
    "La respuesta de «{provider}» sobre {ticker} no se entiende o es de otra empresa. No se ha usado. Inténtalo en unos minutos.",
  upstreamLimited: "«{provider}» ha llegado a su límite de peticiones. Inténtalo más tarde.",
  upstreamTimeout: "«{provider}» no ha respondido a tiempo. Inténtalo en unos minutos.",
  narrationOff: "Aquí no hay ningún modelo de lenguaje configurado para redactar la tesis.",
  narrationUnavailable: "El modelo de lenguaje no responde. Inténtalo en unos minutos.",
  narrationDenied: "El modelo de lenguaje no acepta la clave de esta instalación. Quien la administra debe revisarla.",
  narrationLimited: "El modelo de lenguaje ha llegado a su límite de redacciones. Inténtalo más tarde.",
  narrationInvalid:
    "La respuesta del modelo de lenguaje no se entiende o está a medias. No se ha usado. Inténtalo de nuevo.",
  narrationTimeout: "El modelo de lenguaje ha tardado demasiado. Inténtalo en unos minutos.",
  overloaded: "Hay demasiadas peticiones a la vez. Inténtalo en unos segundos.",
  batchOutOfTime: "No ha dado tiempo a valorar esta empresa con las demás. Pídela en otra petición.",
  fieldRequired: "Falta el campo «{param}».",
  emailInvalid: "Email inválido",
  adminEmailOther: "Esta instalación espera otra dirección para el primer administrador: la de ADMIN_EMAIL",
  operatorNameInvalid: "El nombre tiene hasta {maximum, number} caracteres visibles, en una línea",
  providerUnknown: "No es una fuente que se pueda activar aquí: {source}",
  passwordTooShort: "La contraseña debe tener al menos {minimum} caracteres.",
  passwordTooLong: "La contraseña no puede tener más de {maximum} caracteres.",
  passwordTooCommon:
    "{reason, select, common {Esa contraseña es de las primeras que se prueban, o se parece mucho.} personal {Esa contraseña lleva tu nombre, tu dirección o el nombre de este sitio.} name {Esa contraseña es sobre todo un nombre propio.} word {Esa contraseña es poco más que una palabra o dos del diccionario.} keyboard {Esa contraseña sigue las teclas del teclado.} repeat {Esa contraseña repite lo mismo.} sequence {Esa contraseña es una serie, como «abcd» o «1234».} date {Esa contraseña es sobre todo una fecha o un año.} other {Esa contraseña se adivina pronto.}} Añade palabras que no vayan juntas: cuatro elegidas al azar bastan. Cambiar letras por cifras apenas ayuda.",
  passwordIsEmail: "La contraseña no puede ser tu dirección.",
  displayNameInvalid: "Escribe un nombre de hasta {maximum} caracteres, sin signos invisibles.",
  ageNotDeclared: "Debes declarar que tienes al menos 13 años.",
  keyNameInvalid: "Escribe un nombre de hasta {maximum} caracteres para la clave.",
  noteTooLong: "La razón de {param} pasa de {maximum} caracteres, o entre todas ya no caben en una dirección.",
  figureMalformed:
    "«{text}» no es una cifra propia. Escribe el nombre, el último día del periodo, el valor y la moneda de las cuentas: revenue.2025-09-27:391000000000USD.",
  figureUnknown:
    "«{figure}» no es ninguna partida de las cuentas. Los nombres son los de la API: revenue, ebit, netIncome…",
  figureNotFound:
    "«{figure}» no lleva a ninguna cifra. Una dirección es, por ejemplo, summary/mean o methods/discountedCashFlow/valuePerShare; las demás están en el data-trace de la página.",
  figureRepeated: "La partida «{figure}» del {period} está dos veces.",
  figuresTooMany: "Caben {maximum} cifras propias en una dirección. Para más, importa tus propias cuentas.",
  figurePeriodUnknown:
    "No hay cuentas que terminen el {period} para poner tu «{figure}». Las que hay terminan el {held}.",
  figureCurrency:
    "Tu «{figure}» va en {given}, y las cuentas, en {currency}. No la convertimos: escríbela en {currency}.",
  figureNotCompared:
    "«{ticker}» no está entre las empresas que comparas. Delante de cada cifra propia va el símbolo de su empresa: KO:revenue.2025-12-31:47000000000USD.",
  ratioTooLarge:
    "«{param}», carácter {at}: una fórmula tiene hasta {limit, select, characters {{maximum} caracteres} parts {{maximum} cifras, números y operaciones} levels {{maximum} niveles de paréntesis} other {{maximum} años hacia atrás}}.",
  ratioMalformed:
    "«{param}», carácter {at}: {expected, select, value {falta una cifra, un número o un paréntesis} operator {falta una operación (+ - * /)} comma {falta la coma y el segundo dato de la función} closing {falta cerrar un paréntesis} opening {falta el paréntesis de la función} figure {la fórmula no nombra ninguna cifra de la empresa} point {los decimales van con punto} other {no es un número}}{found, select, none {.} other {, y pone «{found}».}}",
  ratioNameUnknown:
    "«{param}», carácter {at}: «{name}» no es una cifra ni una función.{nearest, select, none {} other { Se parece a «{nearest}».}}",
  ratioYearsInvalid:
    "«{param}», carácter {at}: el segundo dato de {name} son los años, un número entero de 1 a {maximum}.",
  ratioOfToday: "«{param}», carácter {at}: «{name}» es de hoy y no tiene otros años.",
  ratioUnitsDiffer:
    "«{param}», carácter {at}: «{operator}» no sirve entre {left, select, money {un importe} perShare {un importe por acción} shares {un número de acciones} rate {un porcentaje} other {un número}} y {right, select, money {un importe} perShare {un importe por acción} shares {un número de acciones} rate {un porcentaje} other {un número}}.",
  ratioMissing: "«{param}» es de un ratio propio, y la dirección no lleva «{ratio}».",
  policyNameInvalid: "Escribe un nombre de hasta {maximum} caracteres para la política.",
  policyEmpty: "La política no fija nada: elige al menos un parámetro.",
  policyNameTaken: "Ya hay una política con ese nombre.",
  tooManyPolicies: "Puedes tener hasta {maximum} políticas. Borra una antes.",
  tooManyCompared: "Caben {maximum} empresas en una comparación y has pedido {given}: quita alguna.",
  batchSizeInvalid: "Pide entre 1 y {maximum} empresas a la vez: en «tickers» hay {given}.",
  tooManyWatched: "Puedes seguir hasta {maximum} empresas. Quita una antes.",
  tooManyVersions: "Puedes guardar hasta {maximum, number} versiones. Borra una antes.",
  tooManyTeams: "Puedes ser propietario de hasta {maximum, plural, one {# equipo} other {# equipos}}.",
  teamFull:
    "El equipo tiene {maximum, number} plazas, contando las invitaciones abiertas. Antes quita a un miembro o retira una invitación.",
  teamNameInvalid: "Ponle al equipo un nombre de hasta {maximum, number} caracteres.",
  bookNameInvalid: "Ponle a la selección un nombre de hasta {maximum, number} caracteres.",
  tooManyBooks:
    "El equipo puede tener hasta {maximum, plural, one {# selección} other {# selecciones}}. Borra una antes.",
  bookFull: "Una selección tiene hasta {maximum, number} empresas. Quita una antes.",
  tooManyTeamVersions: "El equipo puede tener hasta {maximum, number} versiones. Borra una antes.",
  tooManyTeamTheses: "El equipo puede tener hasta {maximum, number} tesis. Borra una antes.",
  tooManyTeamPolicies: "El equipo puede tener hasta {maximum, number} políticas. Borra una antes.",
  teamRoleMissing: "Eso solo puede hacerlo quien es propietario del equipo.",
  teamEditorMissing: "Eso solo pueden hacerlo el propietario y los editores del equipo.",
  alreadyTeamMember: "Esa dirección ya es de un miembro del equipo.",
  mentionUnknown: "Solo puedes mencionar a miembros del equipo.",
  readerCannotComment: "Como lector puedes leer la conversación, no escribir en ella.",
  commentNotYours: "Un comentario solo lo cambia quien lo escribió; borrarlo, también quien es propietario del equipo.",
  commentGone: "Ese comentario ya no está: alguien lo ha borrado. Lo que has escrito sigue aquí.",
  discussionFull: "La conversación de una empresa admite hasta {maximum, number} hilos. Borra uno antes.",
  threadFull: "Un hilo admite hasta {maximum, number} comentarios. Empieza otro.",
  tooManyMentions: "Un comentario puede mencionar hasta a {maximum, number} miembros.",
  teamNeedsOwner: "Un equipo tiene siempre un propietario: traspásalo antes a otro miembro, o bórralo.",
  teamsUnsettled: "Eres propietario de equipos con más miembros: elige para cada uno a quién pasa o si se borra.",
  tooManyTheses: "Puedes guardar hasta {maximum, number} tesis. Borra una antes.",
  fileNotRead: "No podemos leer el archivo {file}.",
  savedNameInvalid: "Ponle un nombre de hasta {maximum, number} caracteres.",
  savedNameTaken: "Ya has guardado una lista o un ratio con ese nombre.",
  tooManySaved: "Puedes guardar hasta {maximum, number} listas y ratios. Borra uno para guardar otro.",
  tooManyWatchedScreens: "Puedes tener avisos de hasta {maximum, number} listas. Quita uno antes.",
  onlyScreensWatched: "Solo las listas tienen avisos; un ratio se vigila con una lista que lo tenga como filtro.",
  planWithoutScreenAlerts: "Los avisos de listas son del plan Pro.",
  portfolioNameInvalid: "Ponle un nombre de hasta {maximum, number} caracteres.",
  portfolioNameTaken: "Ya tienes una cartera con ese nombre.",
  tooManyPortfolios: "Puedes guardar hasta {maximum, number} carteras. Borra una para guardar otra.",
  positionsMissing: "No encontramos ninguna posición. Escribe una línea por posición: símbolo y cantidad.",
  tooManyPositions: "Una cartera puede tener hasta {maximum, number} posiciones.",
  tableUnreadable: "No podemos leer esta tabla: es demasiado grande, o unas comillas se abren y no se cierran.",
  columnsUnknown: "No sabemos qué columna tiene el símbolo y cuál la cantidad. Columnas: {headings}.",
  tooManyJobs: "Puedes tener hasta {maximum} análisis programados. Borra uno antes.",
  planWithoutJobs: "Los análisis programados son del plan Pro.",
  jobNameInvalid: "Pon un nombre de hasta {maximum} caracteres.",
  jobCompaniesRequired: "Escribe al menos un símbolo.",
  jobTooManyCompanies: "Con estas entregas caben hasta {maximum} empresas.",
  jobBookMissing: "Esa selección no existe, o es de un equipo en el que no estás.",
  companyNotInBook: "{ticker} no está en esta selección.",
  companyNotFollowed: "No sigues {ticker}: síguela antes de poner el aviso.",
  jobQuestionTooLong: "La dirección admite hasta {maximum} caracteres.",
  jobScheduleInvalid:
    "El horario no vale. Son cinco campos: minuto, hora, día del mes, mes y día de la semana, como «0 8 * * 1-5».",
  jobScheduleNever: "Ese horario no llega nunca: revisa el día y el mes.",
  jobScheduleTooOften:
    "Entre una ejecución y la siguiente tienen que pasar al menos {minutes, plural, one {# minuto} other {# minutos}}.",
  timeZoneUnknown: "Esa zona horaria no existe. Por ejemplo, Europe/Madrid.",
  idempotencyKeyInvalid: "La cabecera Idempotency-Key admite de 1 a {maximum} caracteres ASCII visibles.",
  idempotencyKeyReused: "Esa Idempotency-Key ya vino con otra petición. Usa una nueva.",
  idempotencyKeyInUse: "La primera petición con esa Idempotency-Key sigue en curso. Prueba de nuevo en un momento.",
  idempotencyOutcomeUnknown:
    "La primera petición con esa Idempotency-Key se interrumpió: puede que se haya hecho o puede que no. Compruébalo y, si no se hizo, envíala de nuevo con otra clave.",
  idempotencyAnswerNotKept:
    "La primera petición con esa Idempotency-Key se hizo, pero su respuesta era demasiado larga para guardarla. Consulta el resultado en lugar de repetir la petición.",
  tooManyIdempotencyKeys:
    "Has usado {maximum} Idempotency-Key en 24 horas. Espera a que caduque la más antigua o envía la petición sin ella.",
  thesisEmpty: "La tesis está vacía: escribe algo, una fecha o un precio.",
  thesisFigureUnknown:
    "«{figure}» no es ninguna de las cifras que puede nombrar una tesis. La lista está debajo del texto.",
  tooManyShareLinks: "Puedes tener hasta {maximum, number} enlaces abiertos. Retira uno antes.",
  tooManySheetLinks: "Puedes tener hasta {maximum, number} enlaces abiertos a hojas de cálculo. Retira uno antes.",
  shareExpiryPast: "Elige un último día que no haya pasado.",
  cardWithPassword: "Un enlace con contraseña no puede tener tarjeta: quita una de las dos.",
  tooManyCardOrigins: "La tarjeta admite hasta {maximum} sitios.",
  cardOriginInvalid:
    "«{origin}» no es la dirección de un sitio. Escribe solo https:// y su nombre: https://example.com",
  sharePasswordRequired: "Este enlace tiene contraseña.",
  sharePasswordWrong: "La contraseña no es la de este enlace.",
  shareLinkOver: "Este enlace ha caducado o lo ha retirado quien lo creó.",
  versionTooLarge: "Esta versión ocupa demasiado para guardarla.",
  versionsOfTwoCompanies: "Las dos versiones son de empresas distintas.",
  versionsInTwoCurrencies: "Las cuentas de las dos versiones están en monedas distintas: sus valores no se restan.",
  tooManyAlerts: "Puedes tener hasta {maximum} avisos de una empresa. Borra uno antes.",
  subjectRequired: "El asunto es requerido",
  subjectTooLong: "El asunto admite hasta {maximum} caracteres.",
  subjectInvalid: "El asunto debe caber en una línea.",
  messageTooShort: "El mensaje debe tener al menos {minimum} caracteres",
  messageTooLong: "El mensaje admite hasta {maximum} caracteres.",
  expectedTooLong: "La cifra que debería ser admite hasta {maximum} caracteres.",
  reportEmpty: "Escribe cuánto debería ser, o qué no cuadra.",
  answerRequired: "Escribe algo antes de enviar.",
  contentRequired: "Escribe el contenido antes de publicarlo.",
  contentTooLong: "El contenido admite hasta {maximum} caracteres.",
  titleRequired: "Escribe un título.",
  titleTooLong: "El título admite hasta {maximum} caracteres.",
  slugInvalid:
    "La dirección lleva letras de la a a la z sin acentos, cifras y guiones entre ellas: como-leer-un-balance.",
  slugTaken: "Ya hay un texto con esa dirección en ese idioma.",
  editConflict: "Se ha guardado otra versión mientras escribías. La tuya sigue aquí, sin guardar.",
  thesisGone: "Esta tesis se ha borrado mientras escribías. Lo tuyo sigue aquí: si lo guardas, vuelve a existir.",
  policyGone:
    "Esta política se ha borrado mientras la cambiabas. Lo tuyo sigue aquí: si lo guardas, se comparte como una nueva.",
  thesisLimitIncomplete: "A un límite le falta su número: escríbelo o elige «Sin límite».",
  thesisLimitTwice: "La misma cifra tiene dos límites del mismo tipo: deja uno.",
  tooManyThesisLimits: "Una tesis admite hasta {maximum} límites.",
  emailUnchanged: "Esa ya es tu dirección.",
  buyAboveSell: "El precio de compra está por encima del de venta.",
  thesisCurrency: "Escribe los precios en la moneda de las cuentas: {currency}.",
  imageTooLarge: "La imagen es demasiado grande: hasta {megabytes} MB.",
  imageTypeUnsupported: "Ese fichero no es una imagen PNG, JPEG, WebP ni AVIF.",
  imageInvalid: "Falta la imagen, o está dañada o a medias.",
  imageTooManyPixels: "La imagen tiene demasiados píxeles: hasta {side} por lado y {megapixels} millones en total.",
  imageAltRequired: "Di qué muestra la imagen, para quien no la ve.",
  imageAltTooLong: "El texto alternativo es demasiado largo: hasta {maximum} caracteres.",
  imageInUse: "No se ha borrado: la muestra «{title}». Quítala antes de ese texto.",
  videoTooLarge: "El vídeo es demasiado grande: hasta {megabytes} MB.",
  videoTypeUnsupported:
    "Ese fichero no es un vídeo que reproduzca cualquier navegador: WebM (VP8, VP9 o AV1 con Opus o Vorbis) o MP4 (H.264 o AV1 con AAC u Opus).",
  videoInvalid: "Falta el vídeo, o está dañado o a medias.",
  videoTooManyPixels: "El vídeo tiene demasiados píxeles: hasta {side} por lado.",
  videoTracksUnsupported:
    "Además de imagen y sonido, el vídeo lleva otras pistas (ubicación, sensores, subtítulos). Expórtalo sin ellas.",
  videoInUse: "No se ha borrado: lo muestra «{title}». Quítalo antes de ese texto.",
  videoUnknown: "El texto muestra un vídeo que no está subido: {file}. Súbelo o quítalo antes de publicar.",
  videoCaptionsMissing:
    "No se ha publicado: al vídeo «{title}» le faltan {needs, select, captions {los subtítulos} other {los subtítulos o la transcripción}} {language, select, es {en español} en {en inglés} other {en italiano}}. Añádelos en la página de vídeos.",
  videoWordsRequired: "Sube los subtítulos o escribe la transcripción.",
  captionsInvalid:
    "Subtítulos, línea {line}: {fault, select, encoding {no está en UTF-8} header {el fichero WebVTT debe empezar por WEBVTT; uno SRT hay que convertirlo antes} timing {se esperaba un intervalo como 00:00:01.000 --> 00:00:04.000, tras una línea en blanco} order {termina antes de empezar} backwards {empieza antes que el subtítulo anterior} late {empieza después del final del vídeo} empty {no tiene texto} noCues {no hay ningún subtítulo} other {hay demasiados subtítulos}}.{others, plural, =0 {} one { Hay otra línea con errores.} other { Hay otras # líneas con errores.}}",
  captionsTooLong: "Los subtítulos son demasiado largos: hasta {kilobytes} kB.",
  transcriptTooLong: "La transcripción admite hasta {maximum} caracteres.",
  tokenInvalid: "El enlace no vale: ya se ha usado, ha caducado o está incompleto.",
  apiKeyInUrl:
    "Una clave no va en la dirección, que se guarda en muchos sitios. Envíala en la cabecera Authorization y cámbiala.",
  unauthenticated: "Debes iniciar sesión.",
  credentialsInvalid: "La dirección o la contraseña no son correctas.",
  sessionInvalid: "La sesión ha terminado. Inicia sesión de nuevo.",
  apiKeyInvalid: "La clave no es válida. Va en la cabecera Authorization, tras la palabra Bearer.",
  signInOver: "Ha pasado demasiado tiempo desde la contraseña. Empieza de nuevo.",
  emailNotConfirmed: "Falta confirmar tu dirección: abre el enlace del mensaje que te enviamos.",
  accountSuspended:
    "Quien mantiene esta instalación ha suspendido tu cuenta. Tus datos siguen guardados: escríbele desde la página de contacto.",
  passwordWrong: "La contraseña actual no es correcta.",
  proveItIsYou: "Antes, confirma que eres tú: han pasado más de diez minutos desde la última vez.",
  passkeyInvalid: "La llave de acceso no ha dado una respuesta válida. Inténtalo de nuevo.",
  passkeyUnknown:
    "Ninguna cuenta de aquí tiene esa llave de acceso. Si la has borrado de tu cuenta, bórrala también de tu dispositivo.",
  passkeyChallenge: "La petición ha caducado o ya se ha contestado. Inténtalo de nuevo.",
  passkeyOrigin: "La llave de acceso se ha pedido desde otra dirección que la de esta instalación.",
  passkeyHost: "Esa llave de acceso es de otro sitio.",
  passkeyCounter:
    "Esa llave de acceso parece copiada: su contador va hacia atrás. Entra de otra forma y quítala de tu cuenta.",
  passkeyKnown: "Esa llave de acceso ya está en una cuenta.",
  identityOver: "Este intento de entrar ha caducado o ya se ha usado. Empieza de nuevo.",
  identityBrowser: "La respuesta del servicio no es de un intento de este navegador. Empieza de nuevo aquí.",
  identityIssuer: "La respuesta no es del servicio con el que querías entrar. Empieza de nuevo.",
  identityAudience: "El servicio ha respondido para otra aplicación. Avisa a quien mantiene esta instalación.",
  identityClock:
    "La respuesta del servicio no es de ahora: su reloj y el de esta instalación no coinciden. Empieza de nuevo y, si se repite, avisa a quien la mantiene.",
  identityNonce: "La respuesta del servicio es la de otro intento. Empieza de nuevo.",
  identitySignature:
    "La respuesta no lleva la firma del servicio. Empieza de nuevo y, si se repite, avisa a quien mantiene esta instalación.",
  identityInvalid: "El servicio no ha dado una respuesta válida. Empieza de nuevo.",
  identityDenied: "El servicio no te ha dejado entrar, o lo has cancelado.",
  identityUnverified:
    "El servicio no dice que hayas confirmado tu dirección de email. Confírmala allí y entra de nuevo.",
  identityDomain: "Aquí no se entra con una dirección de ese dominio.",
  identityUnlinked: "Esa cuenta del servicio no está vinculada a la tuya de aquí.",
  identityNotFresh:
    "El servicio no te ha vuelto a preguntar quién eres. Cierra allí la sesión o confírmalo de otra forma.",
  identityUntimed:
    "El servicio no dice cuándo te ha preguntado quién eres, así que esto no confirma nada. Confírmalo de otra forma: con una contraseña, que puedes poner desde «He olvidado mi contraseña», o con un enlace de entrada que te dé quien mantiene esta instalación.",
  localSignInOff: "En esta instalación se entra solo con los servicios que hay en la página de inicio de sesión.",
  identityTaken: "Esa cuenta del servicio ya está vinculada a otra de aquí, o la tuya de aquí a otra del servicio.",
  identityLast:
    "Es tu única forma de entrar. Vincula otra cuenta, pon una contraseña o añade una llave de acceso antes de quitarla.",
  identityUnavailable: "El servicio no responde ahora. Inténtalo dentro de un rato.",
  tooManyPasskeys: "Puedes tener hasta {maximum} llaves de acceso. Quita una antes.",
  factorCodeWrong: "El código no es correcto.",
  factorCodeUsed: "Ese código ya se ha usado. Espera al siguiente: cambia cada medio minuto.",
  factorAlreadyOn: "La verificación en dos pasos ya está activada.",
  factorNotBegun: "La clave ha caducado. Pide otra.",
  factorNotOn: "La verificación en dos pasos no está activada.",
  secretUnreadable:
    "No podemos comprobar el código: a esta instalación le falta la clave con la que se guardó. Usa un código de recuperación o escribe a quien la mantiene.",
  unsupportedEncoding: "El cuerpo no se admite comprimido.",
  tooManyWebhooks: "Puedes tener hasta {maximum} direcciones. Borra una antes.",
  webhookAddressRefused:
    "Esa dirección no vale: tiene que existir, ser pública, ir con https y no llevar usuario ni contraseña. Por ejemplo, https://example.com/avisos.",
  webhookEventsRequired: "Elige al menos una cosa de la que avisar.",
  channelDestinationInvalid:
    "Eso no es un chat, un tema o una sala de este servicio. Mira los pasos de la página y cópialo tal cual.",
  channelTokenInvalid:
    "Falta el token, o no tiene la forma de los de este servicio. Al cambiar de servidor hay que volver a escribirlo.",
  digestDaysRequired: "Elige al menos un día para el resumen.",
  webhookNotGathered: "Un webhook se avisa siempre en el momento: el resumen es para canales y correo.",
  channelHasNoSecret: "Un canal no tiene secreto nuestro: usa tu token. Si quieres otro, cámbialo en sus ajustes.",
  keyExpired: "La clave ha caducado. Crea otra en tu cuenta.",
  keyReadOnly: "Esta clave solo lee: no cambia nada.",
  keyOfOtherSubject: "Esta clave es de otra parte de la API.",
  keyExpiryPast: "El último día de la clave ya ha pasado.",
  tooManyKeys: "Puedes tener hasta {maximum} claves. Revoca una antes.",
  companyNotOpen: "Hoy no has abierto esta empresa. Ábrela para ver su valor: cuenta como una de las de tu plan.",
  rateLimited: "Demasiados intentos. Vuelve a intentarlo en {retryAfter, plural, one {# segundo} other {# segundos}}.",
  tooManyAtOnce:
    "Desde tu red hay demasiadas conexiones abiertas a la vez. Cierra alguna o vuelve a intentarlo en unos segundos.",
  dailyQuotaExceeded:
    "Hoy ya has abierto {limit, number} empresas distintas, las que da el plan gratuito. Las de hoy siguen abiertas; mañana podrás abrir otras.",
  minuteQuotaExceeded:
    "El plan gratuito abre una empresa nueva por minuto: la siguiente, en {retryAfter, plural, one {# segundo} other {# segundos}}.",
  anonymousQuotaExceeded:
    "Ahora mismo hay demasiadas personas sin sesión abriendo empresas. Inicia sesión para tener tu propio cupo, o inténtalo en {retryAfter, plural, one {# segundo} other {# segundos}}.",
  brokerFieldInvalid:
    "{field, select, token {Eso no es un token de Flex Web Service: tiene solo letras y números.} query {El número de la consulta Flex tiene solo cifras.} keyId {Eso no es el identificador de una clave de Alpaca.} other {Eso no es el secreto de una clave de Alpaca.}}",
  brokerTokenExpired:
    "El token de Interactive Brokers ha caducado. Genera otro en Flex Web Service y conéctalo de nuevo.",
  brokerTokenInvalid:
    "Interactive Brokers no acepta ese token con esa consulta. Comprueba los dos: al generar un token nuevo, el anterior deja de valer.",
  brokerKeyRefused:
    "Alpaca no acepta esa clave. Comprueba las dos partes, y si es de la cuenta real o de la de prácticas.",
  brokerQueryInvalid:
    "Interactive Brokers no encuentra esa consulta. Copia su número («Query ID») de la lista de consultas Flex de actividad.",
  brokerAddressRefused:
    "El token está limitado a otra dirección IP. Genera uno sin restricción de IP o con la de este servidor.",
  brokerServiceInactive:
    "Flex Web Service está desactivado en tu cuenta de Interactive Brokers. Actívalo y vuelve a intentarlo.",
  brokerAccountInvalid:
    "Interactive Brokers dice que la cuenta de esa consulta no es válida. Revisa qué cuentas incluye.",
  brokerStatementUnavailable:
    "Interactive Brokers no tiene ningún extracto para el periodo de esa consulta. Elige «Last Business Day».",
  brokerRefused:
    "Interactive Brokers ha rechazado la petición (código {code}). Busca ese código en su guía de Flex Web Service.",
  brokerSectionMissing:
    "A la consulta le falta la sección «{section}» (posiciones abiertas). Edítala en Rendimiento e informes → Consultas Flex, marca esa sección y guárdala.",
  brokerFieldsMissing:
    "En la sección «{section}» de la consulta faltan campos: {fields}. Edítala, marca «Select All» en esa sección y guárdala.",
  brokerSeveralDays:
    "La consulta da un extracto por día de la misma cuenta y contaría cada posición varias veces. Edítala y pon «Breakout by Day» en «No».",
  brokerWithoutShares:
    "{broker, select, alpaca {Alpaca} other {Interactive Brokers}} no tiene ninguna acción que se pueda valorar en esa cuenta{leftOut, plural, =0 {} one {: solo otra partida, como efectivo o fondos} other {: solo otras # partidas, como efectivo o fondos}}. No se ha cambiado nada. Comprueba que es la cuenta donde tienes tus acciones.",
  brokerAnswerTooLarge:
    "Lo que envía {broker, select, alpaca {Alpaca} other {Interactive Brokers}} es demasiado grande.{broker, select, alpaca { Pega tus posiciones en la cartera.} other { Deja en la consulta solo «Open Positions» y «Cash Report».}}",
  brokerAnswerUnreadable:
    "Lo que ha enviado {broker, select, alpaca {Alpaca} other {Interactive Brokers}} no se puede leer. No se ha cambiado nada. Puede estar en mantenimiento: inténtalo dentro de una hora, o pega tus posiciones en la cartera.",
  brokerTooManyRequests:
    "{broker, select, alpaca {Alpaca} other {Interactive Brokers}} no admite más peticiones por ahora. Vuelve a intentarlo en {retryAfter, plural, one {# segundo} other {# segundos}}.",
  brokerStatementPending:
    "Interactive Brokers aún está preparando el extracto. Vuelve a intentarlo en {retryAfter, plural, one {# segundo} other {# segundos}}.",
  brokerUnreachable:
    "{broker, select, alpaca {Alpaca} other {Interactive Brokers}} no responde. No se ha cambiado nada; inténtalo en unos minutos.",
  brokersNotOffered:
    "Esta instalación no conecta brókeres: quien la administra tiene que definir APP_KEYS, la clave con la que se cifran los tokens.",
  signatureInvalid: "La firma no es válida o ha caducado.",
  paymentOff: "En esta instalación no se puede pagar: el cobro no está configurado.",
  paymentUnavailable: "Stripe no responde, así que no se ha cambiado nada. Inténtalo en unos minutos.",
  alreadySubscribed: "Ya tienes una suscripción. Puedes cambiarla o cancelarla en «Gestionar el pago».",
  notSubscribed: "Todavía no has pagado ninguna suscripción.",
  academicAddressNeeded: "Para el precio de estudiantes, confirma antes una dirección de tu universidad.",
  academicAddressUnknown:
    "No reconocemos ese dominio como el de una universidad. Si lo es, escríbenos y quien administra puede añadirlo.",
  academicAddressTaken: "Esa dirección ya la usa otra cuenta.",
  storageUnavailable: "Ahora no podemos leer ni guardar. Inténtalo en unos segundos.",
  storageFull: "No queda espacio para guardar nada. Lo que ya hay se puede seguir leyendo. Inténtalo más tarde.",
  unexpected: "Ha ocurrido un error inesperado.",
} as const satisfies Record<FailureCode, string>;
