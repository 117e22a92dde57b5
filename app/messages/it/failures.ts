import type { FailureCode } from "../../failure.ts";

export const failures = {
  tickerInvalid: "«{ticker}» non è un simbolo valido. Usa lettere e cifre, come AAPL, BRK.B o ENI.MI.",
  paramRequired: "Manca il parametro «{param}».",
  paramUnknown: "Il parametro «{param}» non esiste.",
  paramRepeated: "Il parametro «{param}» compare più di una volta.",
  numberFormat:
    "«{param}» {kind, select, integer {deve essere un numero intero.} decimal {deve essere un numero con il punto decimale e senza simboli, come 0.09 o 312.5.} other {deve essere un numero.}}",
  enumInvalid: "«{param}» non ammette questo valore. Valori possibili: {allowed}.",
  dateInvalid: "«{param}» deve essere una data del calendario, come 2020-03-15 (anno-mese-giorno).",
  dateInFuture: "Il {date} deve ancora venire: oggi è il {today}.",
  notFiledYet:
    "Al {date} non era stato depositato nessuno dei bilanci di {ticker} che abbiamo: il primo è del {first}.",
  filingDatesUnknown:
    "Non si può sapere quali bilanci di {ticker} fossero noti il {date}: la fonte non dice quando è stato depositato ogni dato, e non lo ipotizziamo.",
  uriMalformed: "L’indirizzo è scritto male.",
  requestMalformed: "La richiesta è malformata.",
  multipartInvalid: "Il modulo non si può leggere: manca il suo separatore o una delle sue parti è malformata.",
  bodyInvalid:
    "Il corpo non è l’oggetto JSON che questa operazione si attende. Se accetta più ingressi, inviane uno solo: «years», «url» o un file per importare; «positions» o «table» di un portafoglio.",
  jsonInvalid: "Non è JSON valido, oppure ripete un nome nello stesso oggetto.",
  jsonTooDeep: "Il JSON ha troppi livelli uno dentro l’altro.",
  jsonTooManyValues: "Il JSON ha troppi valori: il massimo è 100.000.",
  fieldUnknown: "Il campo «{param}» non esiste.",
  fieldType: "Il campo «{param}» non è del tipo atteso.",
  answerFieldUnknown: "La risposta non ha il campo «{field}». Il più simile è «{nearestField}».",
  tickerRepeated: "«{ticker}» è due volte nell’elenco.",
  urlInvalid: "Non è un indirizzo valido. Scrivilo per intero, come https://example.com/bilanci.csv.",
  hostInvalid: "L’intestazione Host non è valida.",
  originForbidden: "La richiesta arriva da un altro sito e non è stata accettata.",
  notFound: "A questo indirizzo non c’è nulla.",
  tickerNotFound: "Non è stato possibile trovare dati per {ticker}.",
  noStatements: "Conosciamo {ticker}, ma non abbiamo i suoi bilanci.",
  providerLacksCompany: "«{provider}» non ha i bilanci di {ticker}. Se non si sceglie la fonte, si interrogano tutte.",
  noLongerListed:
    "{end, select, merged {{name} non è più quotata: si è fusa con {intoName} nel {year, number, ::group-off}.} acquired {{name} non è più quotata: {intoName} l’ha acquisita nel {year, number, ::group-off}.} takenPrivate {{name} non è più quotata: ha lasciato la Borsa nel {year, number, ::group-off}.} failed {{name} non è più quotata: è fallita nel {year, number, ::group-off}.} renamed {{name} si chiama {intoName} dal {year, number, ::group-off}.} other {{name} non è più quotata.}}",
  marketUnsupported:
    "Non possiamo ancora valutare {ticker}: non abbiamo tassi di sconto per bilanci in {currency} del suo Paese ({country}).",
  methodNotAllowed: "Questo metodo HTTP qui non è ammesso.",
  requestTimeout: "La richiesta ha impiegato troppo tempo ad arrivare.",
  uriTooLong: "L’indirizzo è troppo lungo.",
  unsupportedMediaType:
    "Questo tipo di contenuto qui non è ammesso. Invia JSON in UTF-8 o, per importare, un modulo con un file.",
  expectationFailed: "L’intestazione Expect chiede qualcosa che non è ammesso.",
  outOfRange: "«{param}» deve essere compreso tra {minimum} e {maximum}.",
  gNotBelowWacc:
    "La g ({growth, number, ::percent .0}) deve essere inferiore al tasso di sconto (wacc: {wacc, number, ::percent .0}).",
  peersRefused:
    "{reason, select, none {Indica almeno una società con cui confrontare.} tooMany {C’è posto per {maximum} società comparabili e «{peer}» è di troppo: prima togline una.} notSymbol {«{peer}» non è un simbolo. Scrivine uno, come KO o BRK.B.} twice {{peer} è già tra le comparabili.} unknown {Non conosciamo {peer}. Scegli una società dall’elenco che compare mentre scrivi.} notBundled {Conosciamo {peer}, ma i suoi bilanci non sono inclusi: senza, non ci sono multipli.} notCommonShare {{peer} non è un’azione ordinaria: una privilegiata, un fondo o un altro strumento non può essere comparabile.} otherCurrency {{peer} tiene i bilanci in un’altra valuta; si confrontano solo società della stessa.} itself {{peer} è la società stessa: non si confronta con sé stessa.} sameCompany {{peer} è un’altra azione di una società che c’è già.} noMarketValue {Di {peer} manca il prezzo o il numero di azioni: non ci sono multipli.} partSeparated {I conti di {peer} comprendono ancora una parte che è uscita: i suoi multipli ingannerebbero.} dataSuspect {I dati di {peer} si contraddicono: i suoi multipli ingannerebbero.} ofToday {Di {peer} conosciamo solo i multipli di oggi: a una data passata non si confronta.} other {Il numero di azioni di {peer} sta cambiando per una fusione o un’emissione: i suoi multipli ingannerebbero.}}",
  assetUnsupported: "{ticker} non è un’azione ordinaria e non viene valutata.",
  sourceNotConfigured: "La fonte «{source}» qui non è configurata. Disponibili: {allowed}.",
  declarationInvalid: "Manca o non è valido qualcosa che va dichiarato della tabella: {fields}.",
  headerInvalid:
    "Le intestazioni della tabella non si capiscono: la prima riga porta l’ultimo giorno di ogni esercizio e la prima colonna il nome di ogni voce, una volta sola.",
  rowErrors: "Alcune celle non si possono leggere. Nulla è stato usato né conservato.",
  dataIncomplete:
    "«{provider}» conosce {ticker}, ma non fornisce qualcosa di indispensabile: il prezzo o la sua valuta.",
  dataInvalid:
    "«{provider}» fornisce per {ticker} un valore che non può essere giusto. Non è stato usato né conservato.",
  accountsOfAnother:
    "I bilanci che «{provider}» fornisce per {ticker} sono di un’altra società ({issuer}). Non si usano. Scegli un’altra fonte in diretta (source) o importa quelli giusti.",
  dataSuspect:
    "Ciò che «{provider}» fornisce per {ticker} si contraddice: un esercizio ripetuto, un bilancio che non quadra o una capitalizzazione che non corrisponde alle sue azioni. Non è stato usato né conservato.",
  fileTooLarge: "Il file è troppo grande: al massimo 10 MB e, nella tabella, 500 righe, 60 colonne e 1 MB di testo.",
  fileTypeUnsupported:
    "Questo tipo di file non si può leggere. Salvalo come cartella di Excel (.xlsx), foglio OpenDocument (.ods), CSV o JSON.",
  fileProtected:
    "La cartella di lavoro è protetta da una password e non si può leggere. Rimuovila (in Excel: File > Informazioni > Proteggi cartella di lavoro > Crittografa con password; in LibreOffice: File > Salva con nome, senza «Salva con password»), salva e riprova.",
  fileHasMacros:
    "La cartella di lavoro contiene macro e qui non se ne apre nessuna che le contenga. Salvala come cartella di Excel senza macro (.xlsx).",
  fileIsReport:
    "È un report XBRL, e qui si legge una tabella. Non serve caricarlo: cerca la società per nome o ISIN e, nella sua pagina, chiedi i bilanci che ha depositato. Oppure copia le sue cifre nel modello.",
  fileInvalid: "Il file è danneggiato o non è ciò che dice di essere. Salvalo di nuovo come .xlsx, .ods, CSV o JSON.",
  fileEmpty: "Non c’è nessuna cifra da leggere: mancano i dati o sono in un foglio nascosto.",
  urlForbidden:
    "Questo indirizzo non si può leggere: valgono solo indirizzi pubblici, con http o https e senza password.",
  fetchFailed:
    "Non è stato possibile leggere questo indirizzo: non risponde, risponde con un errore o il suo certificato non è valido.",
  fetchTimeout: "Questo indirizzo ha impiegato troppo tempo a rispondere.",
  bodyTooLarge: "È troppo grande: fino a 1 MB ciò che si invia, fino a 10 MB ciò che si legge da un indirizzo.",
  contentTypeUnsupported:
    "A questo indirizzo non c’è un CSV, un JSON o una cartella di Excel o OpenDocument, ma qualcos’altro.",
  headersTooLarge: "Le intestazioni della richiesta sono troppo grandi.",
  upstreamUnavailable: "Nessuna fonte di dati risponde. Riprova tra qualche minuto.",
  upstreamInvalid:
    "La risposta di «{provider}» su {ticker} non si capisce o riguarda un’altra società. Non è stata usata. Riprova tra qualche minuto.",
  upstreamLimited: "«{provider}» ha raggiunto il suo limite di richieste. Riprova più tardi.",
  upstreamTimeout: "«{provider}» non ha risposto in tempo. Riprova tra qualche minuto.",
  narrationOff: "Qui non è configurato alcun modello linguistico per redigere la tesi.",
  narrationUnavailable: "Il modello linguistico non risponde. Riprova tra qualche minuto.",
  narrationDenied:
    "Il modello linguistico non accetta la chiave di questa installazione. Chi la gestisce deve controllarla.",
  narrationLimited: "Il modello linguistico ha raggiunto il suo limite di bozze. Riprova più tardi.",
  narrationInvalid: "La risposta del modello linguistico non si capisce o è incompleta. Non è stata usata. Riprova.",
  narrationTimeout: "Il modello linguistico ha impiegato troppo tempo. Riprova tra qualche minuto.",
  overloaded: "Ci sono troppe richieste contemporanee. Riprova tra qualche secondo.",
  batchOutOfTime:
    "Non c’è stato il tempo di valutare questa società insieme alle altre. Chiedila in un’altra richiesta.",
  fieldRequired: "Manca il campo «{param}».",
  emailInvalid: "Email non valida",
  adminEmailOther: "Questa installazione attende un altro indirizzo per il primo amministratore: quello di ADMIN_EMAIL",
  operatorNameInvalid: "Il nome ha al massimo {maximum, number} caratteri visibili, su una riga",
  providerUnknown: "Non è una fonte che si possa attivare qui: {source}",
  passwordTooShort: "La password deve avere almeno {minimum} caratteri.",
  passwordTooLong: "La password non può avere più di {maximum} caratteri.",
  passwordTooCommon:
    "{reason, select, common {Questa password è tra le prime che si provano, o le somiglia molto.} personal {Questa password contiene il tuo nome, il tuo indirizzo o il nome di questo sito.} name {Questa password è soprattutto un nome proprio.} word {Questa password è poco più di una o due parole del dizionario.} keyboard {Questa password segue i tasti della tastiera.} repeat {Questa password si ripete.} sequence {Questa password è una serie, come «abcd» o «1234».} date {Questa password è soprattutto una data o un anno.} other {Questa password si indovina presto.}} Aggiungi parole che non stanno insieme: quattro scelte a caso bastano. Scambiare lettere con cifre aiuta poco.",
  passwordIsEmail: "La password non può essere il tuo indirizzo.",
  displayNameInvalid: "Scrivi un nome di al massimo {maximum} caratteri, senza segni invisibili.",
  ageNotDeclared: "Devi dichiarare di avere almeno 13 anni.",
  keyNameInvalid: "Scrivi un nome di al massimo {maximum} caratteri per la chiave.",
  noteTooLong: "La ragione di {param} supera i {maximum} caratteri, o tutte insieme non stanno più in un indirizzo.",
  figureMalformed:
    "«{text}» non è una cifra tua. Scrivi il nome, l’ultimo giorno del periodo, il valore e la valuta dei bilanci: revenue.2025-09-27:391000000000USD.",
  figureUnknown: "«{figure}» non è una voce di bilancio. I nomi sono quelli dell’API: revenue, ebit, netIncome…",
  figureNotFound:
    "«{figure}» non porta a nessuna cifra. Un indirizzo è, per esempio, summary/mean o methods/discountedCashFlow/valuePerShare; gli altri sono nel data-trace della pagina.",
  figureRepeated: "La voce «{figure}» del {period} compare due volte.",
  figuresTooMany: "Un indirizzo contiene al massimo {maximum} cifre tue. Per averne di più, importa i tuoi bilanci.",
  figurePeriodUnknown:
    "Nessun bilancio si chiude il {period}, a cui riferire la tua «{figure}». Quelli che abbiamo si chiudono il {held}.",
  figureCurrency:
    "La tua «{figure}» è in {given} e i bilanci sono in {currency}. Non la convertiamo: scrivila in {currency}.",
  figureNotCompared:
    "«{ticker}» non è tra le società che confronti. Davanti a ogni tua cifra va il simbolo della sua società: KO:revenue.2025-12-31:47000000000USD.",
  ratioTooLarge:
    "«{param}», carattere {at}: una formula ha al massimo {limit, select, characters {{maximum} caratteri} parts {{maximum} cifre, numeri e operazioni} levels {{maximum} livelli di parentesi} other {{maximum} anni indietro}}.",
  ratioMalformed:
    "«{param}», carattere {at}: {expected, select, value {manca una cifra, un numero o una parentesi} operator {manca un’operazione (+ - * /)} comma {mancano la virgola e il secondo dato della funzione} closing {manca una parentesi chiusa} opening {manca la parentesi della funzione} figure {la formula non nomina nessuna cifra della società} point {i decimali si scrivono con il punto} other {non è un numero}}{found, select, none {.} other {, e c’è «{found}».}}",
  ratioNameUnknown:
    "«{param}», carattere {at}: «{name}» non è né una cifra né una funzione.{nearest, select, none {} other { Somiglia a «{nearest}».}}",
  ratioYearsInvalid:
    "«{param}», carattere {at}: il secondo dato di {name} sono gli anni, un numero intero da 1 a {maximum}.",
  ratioOfToday: "«{param}», carattere {at}: «{name}» è di oggi e non ha altri anni.",
  ratioUnitsDiffer:
    "«{param}», carattere {at}: «{operator}» non vale tra {left, select, money {un importo} perShare {un importo per azione} shares {un numero di azioni} rate {una percentuale} other {un numero}} e {right, select, money {un importo} perShare {un importo per azione} shares {un numero di azioni} rate {una percentuale} other {un numero}}.",
  ratioMissing: "«{param}» è di un indice personale, e l’indirizzo non ha «{ratio}».",
  policyNameInvalid: "Scrivi un nome di al massimo {maximum} caratteri per la politica.",
  policyEmpty: "La politica non fissa nulla: scegli almeno un parametro.",
  policyNameTaken: "C’è già una politica con questo nome.",
  tooManyPolicies: "Puoi avere al massimo {maximum} politiche. Eliminane una prima.",
  tooManyCompared: "In un confronto stanno {maximum} società e ne hai chieste {given}: togline qualcuna.",
  batchSizeInvalid: "Chiedi da 1 a {maximum} società alla volta: in «tickers» ce ne sono {given}.",
  tooManyWatched: "Puoi seguire al massimo {maximum} società. Togline una prima.",
  tooManyVersions: "Puoi conservare fino a {maximum, number} versioni. Eliminane una prima.",
  tooManyTeams: "Puoi essere proprietario di {maximum, plural, one {# team} other {# team}} al massimo.",
  teamFull: "Il team ha {maximum, number} posti, inviti aperti compresi. Prima rimuovi un membro o ritira un invito.",
  teamNameInvalid: "Dai al team un nome di {maximum, number} caratteri al massimo.",
  bookNameInvalid: "Dai alla selezione un nome di {maximum, number} caratteri al massimo.",
  tooManyBooks:
    "Il team può avere {maximum, plural, one {# selezione} other {# selezioni}} al massimo. Prima eliminane una.",
  bookFull: "Una selezione contiene {maximum, number} società al massimo. Prima togline una.",
  tooManyTeamVersions: "Il team può avere {maximum, number} versioni al massimo. Prima eliminane una.",
  tooManyTeamTheses: "Il team può avere {maximum, number} tesi al massimo. Prima eliminane una.",
  tooManyTeamPolicies: "Il team può avere {maximum, number} politiche al massimo. Prima eliminane una.",
  teamRoleMissing: "Può farlo solo chi è proprietario del team.",
  teamEditorMissing: "Possono farlo solo il proprietario e i redattori del team.",
  alreadyTeamMember: "Questo indirizzo è già di un membro del team.",
  mentionUnknown: "Puoi menzionare solo membri del team.",
  readerCannotComment: "Come lettore puoi leggere la discussione, non scriverci.",
  commentNotYours: "Un commento può cambiarlo solo chi l’ha scritto; può cancellarlo anche il proprietario del team.",
  commentGone: "Quel commento non c’è più: è stato cancellato. Quello che hai scritto è ancora qui.",
  discussionFull: "La discussione di una società ammette fino a {maximum, number} argomenti. Cancellane prima uno.",
  threadFull: "Un argomento ammette fino a {maximum, number} commenti. Aprine un altro.",
  tooManyMentions: "Un commento può menzionare fino a {maximum, number} membri.",
  teamNeedsOwner: "Un team ha sempre un proprietario: prima cedilo a un altro membro, oppure eliminalo.",
  teamsUnsettled: "Sei proprietario di team con altri membri: scegli per ognuno a chi passa o se viene eliminato.",
  tooManyTheses: "Puoi conservare fino a {maximum, number} tesi. Prima eliminane una.",
  fileNotRead: "Non possiamo leggere il file {file}.",
  savedNameInvalid: "Assegna un nome di massimo {maximum, number} caratteri.",
  savedNameTaken: "Hai già salvato un elenco o un indice con questo nome.",
  tooManySaved: "Puoi salvare fino a {maximum, number} elenchi e indici. Eliminane uno per salvarne un altro.",
  tooManyWatchedScreens: "Puoi avere avvisi per un massimo di {maximum, number} elenchi. Disattivane uno prima.",
  onlyScreensWatched: "Solo gli elenchi hanno avvisi; un indice si segue con un elenco che lo usa come filtro.",
  planWithoutScreenAlerts: "Gli avvisi degli elenchi fanno parte del piano Pro.",
  portfolioNameInvalid: "Dagli un nome di al massimo {maximum, number} caratteri.",
  portfolioNameTaken: "Hai già un portafoglio con questo nome.",
  tooManyPortfolios: "Puoi conservare fino a {maximum, number} portafogli. Eliminane uno per conservarne un altro.",
  positionsMissing: "Non troviamo nessuna posizione. Scrivi una riga per posizione: simbolo e quantità.",
  tooManyPositions: "Un portafoglio può avere fino a {maximum, number} posizioni.",
  tableUnreadable:
    "Non possiamo leggere questa tabella: è troppo grande, o delle virgolette si aprono e non si chiudono.",
  columnsUnknown: "Non sappiamo quale colonna contiene il simbolo e quale la quantità. Colonne: {headings}.",
  tooManyJobs: "Puoi avere fino a {maximum} analisi programmate. Eliminane prima una.",
  planWithoutJobs: "Le analisi programmate fanno parte del piano Pro.",
  jobNameInvalid: "Dai un nome di al massimo {maximum} caratteri.",
  jobCompaniesRequired: "Scrivi almeno un simbolo.",
  jobTooManyCompanies: "Con queste consegne c’è posto per {maximum} società al massimo.",
  jobBookMissing: "Questa selezione non esiste, o è di un team di cui non fai parte.",
  companyNotInBook: "{ticker} non è in questa selezione.",
  companyNotFollowed: "Non segui {ticker}: seguila prima di impostare l’avviso.",
  jobQuestionTooLong: "L’indirizzo può avere fino a {maximum} caratteri.",
  jobScheduleInvalid:
    "L’orario non è valido. Ha cinque campi: minuto, ora, giorno del mese, mese e giorno della settimana, come «0 8 * * 1-5».",
  jobScheduleNever: "Quell’orario non arriva mai: controlla il giorno e il mese.",
  jobScheduleTooOften:
    "Tra un’esecuzione e la successiva devono passare almeno {minutes, plural, one {# minuto} other {# minuti}}.",
  timeZoneUnknown: "Quel fuso orario non esiste. Per esempio, Europe/Madrid.",
  idempotencyKeyInvalid: "L’intestazione Idempotency-Key ammette da 1 a {maximum} caratteri ASCII visibili.",
  idempotencyKeyReused: "Quella Idempotency-Key è già arrivata con un’altra richiesta. Usane una nuova.",
  idempotencyKeyInUse: "La prima richiesta con quella Idempotency-Key è ancora in corso. Riprova tra un momento.",
  idempotencyOutcomeUnknown:
    "La prima richiesta con quella Idempotency-Key si è interrotta: può essere stata eseguita oppure no. Controlla e, se non lo è stata, inviala di nuovo con un’altra chiave.",
  idempotencyAnswerNotKept:
    "La prima richiesta con quella Idempotency-Key è stata eseguita, ma la sua risposta era troppo lunga per conservarla. Consulta il risultato invece di ripetere la richiesta.",
  tooManyIdempotencyKeys:
    "Hai usato {maximum} Idempotency-Key in 24 ore. Aspetta che scada la più vecchia oppure invia la richiesta senza.",
  thesisEmpty: "La tesi è vuota: scrivi qualcosa, una data o un prezzo.",
  thesisFigureUnknown: "«{figure}» non è fra le cifre che una tesi può citare. L’elenco è sotto il testo.",
  tooManyShareLinks: "Puoi avere fino a {maximum, number} link aperti. Prima ritirane uno.",
  tooManySheetLinks: "Puoi avere fino a {maximum, number} link aperti per fogli di calcolo. Prima ritirane uno.",
  shareExpiryPast: "Scegli un ultimo giorno che non sia passato.",
  cardWithPassword: "Un link con password non può avere una scheda: togli una delle due.",
  tooManyCardOrigins: "La scheda ammette fino a {maximum} siti.",
  cardOriginInvalid: "«{origin}» non è l’indirizzo di un sito. Scrivi solo https:// e il suo nome: https://example.com",
  sharePasswordRequired: "Questo link ha una password.",
  sharePasswordWrong: "La password non è quella di questo link.",
  shareLinkOver: "Questo link è scaduto o è stato ritirato da chi l’ha creato.",
  versionTooLarge: "Questa versione occupa troppo spazio per essere salvata.",
  versionsOfTwoCompanies: "Le due versioni sono di società diverse.",
  versionsInTwoCurrencies:
    "I conti delle due versioni sono in valute diverse: i loro valori non si possono confrontare.",
  tooManyAlerts: "Puoi avere al massimo {maximum} avvisi su una società. Eliminane uno prima.",
  subjectRequired: "L’oggetto è obbligatorio",
  subjectTooLong: "L’oggetto può avere al massimo {maximum} caratteri.",
  subjectInvalid: "L’oggetto deve stare su una riga.",
  messageTooShort: "Il messaggio deve avere almeno {minimum} caratteri",
  messageTooLong: "Il messaggio può avere al massimo {maximum} caratteri.",
  expectedTooLong: "La cifra che dovrebbe essere può avere al massimo {maximum} caratteri.",
  reportEmpty: "Scrivi quanto dovrebbe essere, o che cosa non torna.",
  answerRequired: "Scrivi qualcosa prima di inviare.",
  contentRequired: "Scrivi il contenuto prima di pubblicarlo.",
  contentTooLong: "Il contenuto può avere fino a {maximum} caratteri.",
  titleRequired: "Scrivi un titolo.",
  titleTooLong: "Il titolo può avere fino a {maximum} caratteri.",
  slugInvalid:
    "L’indirizzo può avere lettere dalla a alla z senza accenti, cifre e trattini tra di esse: come-leggere-un-bilancio.",
  slugTaken: "C’è già un testo con questo indirizzo in questa lingua.",
  editConflict: "Mentre scrivevi è stata salvata un’altra versione. La tua è ancora qui, non salvata.",
  thesisGone: "Mentre scrivevi questa tesi è stata eliminata. La tua è ancora qui: se la salvi, torna a esistere.",
  policyGone:
    "Mentre la cambiavi, questa politica è stata eliminata. La tua è ancora qui: se la salvi, viene condivisa come nuova.",
  thesisLimitIncomplete: "A un limite manca il numero: scrivilo o scegli «Nessun limite».",
  thesisLimitTwice: "La stessa cifra ha due limiti dello stesso tipo: tienine uno.",
  tooManyThesisLimits: "Una tesi ammette fino a {maximum} limiti.",
  emailUnchanged: "Quello è già il tuo indirizzo.",
  buyAboveSell: "Il prezzo di acquisto è superiore a quello di vendita.",
  thesisCurrency: "Scrivi i prezzi nella valuta dei bilanci: {currency}.",
  imageTooLarge: "L’immagine è troppo grande: fino a {megabytes} MB.",
  imageTypeUnsupported: "Questo file non è un’immagine PNG, JPEG, WebP o AVIF.",
  imageInvalid: "L’immagine manca, è danneggiata o incompleta.",
  imageTooManyPixels: "L’immagine ha troppi pixel: fino a {side} per lato e {megapixels} milioni in tutto.",
  imageAltRequired: "Scrivi che cosa mostra l’immagine, per chi non la vede.",
  imageAltTooLong: "Il testo alternativo è troppo lungo: fino a {maximum} caratteri.",
  imageInUse: "Non eliminata: la mostra «{title}». Toglila prima da quel testo.",
  videoTooLarge: "Il video è troppo grande: fino a {megabytes} MB.",
  videoTypeUnsupported:
    "Questo file non è un video che ogni browser riproduce: WebM (VP8, VP9 o AV1 con Opus o Vorbis) o MP4 (H.264 o AV1 con AAC o Opus).",
  videoInvalid: "Il video manca, è danneggiato o incompleto.",
  videoTooManyPixels: "Il video ha troppi pixel: fino a {side} per lato.",
  videoTracksUnsupported:
    "Oltre a immagine e suono, il video contiene altre tracce (posizione, sensori, sottotitoli). Esportalo senza.",
  videoInUse: "Non eliminato: lo mostra «{title}». Toglilo prima da quel testo.",
  videoUnknown: "Il testo mostra un video che non è stato caricato: {file}. Caricalo o toglilo prima di pubblicare.",
  videoCaptionsMissing:
    "Non pubblicato: al video «{title}» mancano {needs, select, captions {i sottotitoli} other {i sottotitoli o la trascrizione}} {language, select, es {in spagnolo} en {in inglese} other {in italiano}}. Aggiungili nella pagina dei video.",
  videoWordsRequired: "Carica i sottotitoli o scrivi la trascrizione.",
  captionsInvalid:
    "Sottotitoli, riga {line}: {fault, select, encoding {non è in UTF-8} header {un file WebVTT deve iniziare con WEBVTT; un file SRT va prima convertito} timing {qui serve un intervallo come 00:00:01.000 --> 00:00:04.000, dopo una riga vuota} order {finisce prima di iniziare} backwards {inizia prima del sottotitolo precedente} late {inizia dopo la fine del video} empty {non ha testo} noCues {non c’è nessun sottotitolo} other {ci sono troppi sottotitoli}}.{others, plural, =0 {} one { C’è un’altra riga con errori.} other { Ci sono altre # righe con errori.}}",
  captionsTooLong: "I sottotitoli sono troppo lunghi: fino a {kilobytes} kB.",
  transcriptTooLong: "La trascrizione può avere fino a {maximum} caratteri.",
  tokenInvalid: "Il link non vale: è già stato usato, è scaduto o è incompleto.",
  apiKeyInUrl:
    "Una chiave non va nell’indirizzo, che resta scritto in molti posti. Inviala nell’intestazione Authorization e cambiala.",
  unauthenticated: "Devi accedere.",
  credentialsInvalid: "L’indirizzo o la password non sono corretti.",
  sessionInvalid: "La sessione è terminata. Accedi di nuovo.",
  apiKeyInvalid: "La chiave non è valida. Va nell’intestazione Authorization, dopo la parola Bearer.",
  signInOver: "È passato troppo tempo dalla password. Ricomincia.",
  emailNotConfirmed: "Il tuo indirizzo non è ancora confermato: apri il link del messaggio che ti abbiamo inviato.",
  accountSuspended:
    "Chi gestisce questa installazione ha sospeso il tuo account. I tuoi dati sono ancora conservati: scrivigli dalla pagina dei contatti.",
  passwordWrong: "La password attuale non è corretta.",
  proveItIsYou: "Prima conferma di essere tu: sono passati più di dieci minuti dall’ultima volta.",
  passkeyInvalid: "La passkey non ha dato una risposta valida. Riprova.",
  passkeyUnknown:
    "Nessun account di qui ha questa passkey. Se l’hai tolta dal tuo account, eliminala anche dal dispositivo.",
  passkeyChallenge: "La richiesta è scaduta o ha già avuto risposta. Riprova.",
  passkeyOrigin: "La passkey è stata chiesta da un indirizzo diverso da quello di questa installazione.",
  passkeyHost: "Questa passkey è di un altro sito.",
  passkeyCounter:
    "Questa passkey sembra una copia: il suo contatore torna indietro. Accedi in un altro modo e toglila dal tuo account.",
  passkeyKnown: "Questa passkey è già in un account.",
  identityOver: "Questo accesso è scaduto o è già stato usato. Ricomincia.",
  identityBrowser:
    "La risposta del servizio non appartiene a un accesso iniziato in questo browser. Ricomincia da qui.",
  identityIssuer: "La risposta non viene dal servizio con cui volevi accedere. Ricomincia.",
  identityAudience: "Il servizio ha risposto per un’altra applicazione. Avvisa chi gestisce questa installazione.",
  identityClock:
    "La risposta del servizio non è di adesso: il suo orologio e quello di qui non coincidono. Ricomincia e, se si ripete, avvisa chi gestisce questa installazione.",
  identityNonce: "La risposta del servizio appartiene a un altro accesso. Ricomincia.",
  identitySignature:
    "La risposta non è firmata dal servizio. Ricomincia e, se si ripete, avvisa chi gestisce questa installazione.",
  identityInvalid: "Il servizio non ha dato una risposta valida. Ricomincia.",
  identityDenied: "Il servizio non ti ha lasciato entrare, oppure hai annullato.",
  identityUnverified:
    "Il servizio non dice che hai confermato il tuo indirizzo email. Confermalo lì e accedi di nuovo.",
  identityDomain: "Qui non si accede con un indirizzo di quel dominio.",
  identityUnlinked: "Quell’account del servizio non è collegato al tuo di qui.",
  identityNotFresh: "Il servizio non ti ha chiesto di nuovo chi sei. Esci da lì, oppure conferma in un altro modo.",
  identityUntimed:
    "Il servizio non dice quando ti ha chiesto chi sei, quindi questo non conferma nulla. Conferma in un altro modo: con una password, che puoi impostare da «Ho dimenticato la password», o con un link di accesso dato da chi gestisce questa installazione.",
  localSignInOff: "In questa installazione si accede solo con i servizi della pagina di accesso.",
  identityTaken:
    "Quell’account del servizio è già collegato a un altro di qui, o il tuo di qui a un altro del servizio.",
  identityLast:
    "È il tuo unico modo di accedere. Collega un altro account, imposta una password o aggiungi una passkey prima di toglierlo.",
  identityUnavailable: "Il servizio ora non risponde. Riprova tra un po’.",
  tooManyPasskeys: "Puoi avere fino a {maximum} passkey. Prima togline una.",
  factorCodeWrong: "Il codice non è corretto.",
  factorCodeUsed: "Questo codice è già stato usato. Aspetta il prossimo: cambia ogni mezzo minuto.",
  factorAlreadyOn: "La verifica in due passaggi è già attiva.",
  factorNotBegun: "La chiave è scaduta. Chiedine un’altra.",
  factorNotOn: "La verifica in due passaggi non è attiva.",
  secretUnreadable:
    "Non possiamo controllare il codice: a questa installazione manca la chiave con cui è stato conservato. Usa un codice di recupero o scrivi a chi la gestisce.",
  unsupportedEncoding: "Il corpo non si accetta compresso.",
  tooManyWebhooks: "Puoi avere al massimo {maximum} indirizzi. Eliminane prima uno.",
  webhookAddressRefused:
    "Questo indirizzo non va bene: deve esistere, essere pubblico, usare https e non contenere utente né password. Per esempio, https://example.com/avvisi.",
  webhookEventsRequired: "Scegli almeno una cosa di cui essere avvisato.",
  channelDestinationInvalid:
    "Non è una chat, un argomento o una stanza di questo servizio. Segui i passi della pagina e copialo così com’è.",
  channelTokenInvalid:
    "Manca il token, o non ha la forma di quelli di questo servizio. Se cambi server va scritto di nuovo.",
  digestDaysRequired: "Scegli almeno un giorno per il riepilogo.",
  webhookNotGathered: "Un webhook si avvisa sempre subito: il riepilogo è per canali ed email.",
  channelHasNoSecret:
    "Un canale non ha un nostro segreto: usa il tuo token. Per usarne un altro, cambialo nelle impostazioni.",
  keyExpired: "La chiave è scaduta. Creane un’altra nel tuo account.",
  keyReadOnly: "Questa chiave legge soltanto: non cambia nulla.",
  keyOfOtherSubject: "Questa chiave è di un’altra parte dell’API.",
  keyExpiryPast: "L’ultimo giorno della chiave è già passato.",
  tooManyKeys: "Puoi avere al massimo {maximum} chiavi. Revocane una prima.",
  companyNotOpen:
    "Oggi non hai aperto questa società. Aprila per vederne il valore: conta come una di quelle del tuo piano.",
  rateLimited: "Troppi tentativi. Riprova tra {retryAfter, plural, one {# secondo} other {# secondi}}.",
  tooManyAtOnce:
    "Dalla tua rete ci sono troppe connessioni aperte insieme. Chiudine qualcuna o riprova tra qualche secondo.",
  dailyQuotaExceeded:
    "Oggi hai già aperto {limit, number} società diverse, quante ne prevede il piano gratuito. Quelle di oggi restano aperte; domani potrai aprirne altre.",
  minuteQuotaExceeded:
    "Il piano gratuito apre una nuova società al minuto: la prossima tra {retryAfter, plural, one {# secondo} other {# secondi}}.",
  anonymousQuotaExceeded:
    "In questo momento troppe persone senza accesso stanno aprendo società. Accedi per avere una quota tua, o riprova tra {retryAfter, plural, one {# secondo} other {# secondi}}.",
  brokerFieldInvalid:
    "{field, select, token {Non è un token di Flex Web Service: ha solo lettere e cifre.} query {Il numero di una query Flex ha solo cifre.} keyId {Non è l’ID di una chiave di Alpaca.} other {Non è il segreto di una chiave di Alpaca.}}",
  brokerTokenExpired:
    "Il token di Interactive Brokers è scaduto. Generane un altro in Flex Web Service e collegalo di nuovo.",
  brokerTokenInvalid:
    "Interactive Brokers non accetta quel token con quella query. Controllali entrambi: un token nuovo annulla il precedente.",
  brokerKeyRefused:
    "Alpaca non accetta quella chiave. Controlla entrambe le parti e se è del conto reale o di quello di prova.",
  brokerQueryInvalid:
    "Interactive Brokers non trova quella query. Copia il suo numero («Query ID») dall’elenco delle query Flex di attività.",
  brokerAddressRefused:
    "Il token è limitato a un altro indirizzo IP. Generane uno senza restrizioni o con l’indirizzo di questo server.",
  brokerServiceInactive: "Flex Web Service è disattivato nel tuo conto Interactive Brokers. Attivalo e riprova.",
  brokerAccountInvalid:
    "Interactive Brokers dice che il conto di quella query non è valido. Controlla quali conti include.",
  brokerStatementUnavailable:
    "Interactive Brokers non ha un estratto per il periodo di quella query. Scegli «Last Business Day».",
  brokerRefused:
    "Interactive Brokers ha rifiutato la richiesta (codice {code}). Cerca quel codice nella sua guida a Flex Web Service.",
  brokerSectionMissing:
    "Alla query manca la sezione «{section}» (posizioni aperte). Modificala in Performance e report → Query Flex, spunta quella sezione e salva.",
  brokerFieldsMissing:
    "Nella sezione «{section}» della query mancano dei campi: {fields}. Modificala, spunta «Select All» in quella sezione e salva.",
  brokerSeveralDays:
    "La query dà un estratto al giorno dello stesso conto e conterebbe ogni posizione più volte. Modificala e imposta «Breakout by Day» su «No».",
  brokerWithoutShares:
    "{broker, select, alpaca {Alpaca} other {Interactive Brokers}} non ha azioni da valutare in quel conto{leftOut, plural, =0 {} one {: solo un’altra voce, come liquidità o fondi} other {: solo altre # voci, come liquidità o fondi}}. Non è cambiato nulla. Controlla che sia il conto con le tue azioni.",
  brokerAnswerTooLarge:
    "Ciò che invia {broker, select, alpaca {Alpaca} other {Interactive Brokers}} è troppo grande.{broker, select, alpaca { Incolla le tue posizioni nel portafoglio.} other { Lascia nella query solo «Open Positions» e «Cash Report».}}",
  brokerAnswerUnreadable:
    "Ciò che ha inviato {broker, select, alpaca {Alpaca} other {Interactive Brokers}} non si può leggere. Non è cambiato nulla. Può essere in manutenzione: riprova tra un’ora, o incolla le tue posizioni nel portafoglio.",
  brokerTooManyRequests:
    "{broker, select, alpaca {Alpaca} other {Interactive Brokers}} per ora non accetta altre richieste. Riprova tra {retryAfter, plural, one {# secondo} other {# secondi}}.",
  brokerStatementPending:
    "Interactive Brokers sta ancora preparando l’estratto. Riprova tra {retryAfter, plural, one {# secondo} other {# secondi}}.",
  brokerUnreachable:
    "{broker, select, alpaca {Alpaca} other {Interactive Brokers}} non risponde. Non è cambiato nulla; riprova tra qualche minuto.",
  brokersNotOffered:
    "Questa installazione non collega broker: chi la gestisce deve impostare APP_KEYS, la chiave che cifra i token.",
  signatureInvalid: "La firma non è valida o è scaduta.",
  paymentOff: "In questa installazione non si può pagare: il pagamento non è configurato.",
  paymentUnavailable: "Stripe non risponde, quindi non è cambiato nulla. Riprova tra qualche minuto.",
  alreadySubscribed: "Hai già un abbonamento. Puoi cambiarlo o disdirlo in «Gestisci il pagamento».",
  notSubscribed: "Non hai ancora pagato nessun abbonamento.",
  academicAddressNeeded: "Per il prezzo per studenti, conferma prima un indirizzo della tua università.",
  academicAddressUnknown:
    "Non riconosciamo quel dominio come quello di un’università. Se lo è, scrivici: chi gestisce l’installazione può aggiungerlo.",
  academicAddressTaken: "Quell’indirizzo è già usato da un altro account.",
  storageUnavailable: "In questo momento non possiamo leggere né salvare. Riprova tra qualche secondo.",
  storageFull: "Non c’è più spazio per salvare. Quello che c’è già si può ancora leggere. Riprova più tardi.",
  unexpected: "Si è verificato un errore imprevisto.",
} as const satisfies Record<FailureCode, string>;
