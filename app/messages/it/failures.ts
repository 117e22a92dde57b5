import type { FailureCode } from "../../failure.ts";

export const failures = {
  tickerInvalid: "«{ticker}» non è un simbolo valido. Usa lettere e cifre, come AAPL, BRK.B o ENI.MI.",
  paramRequired: "Manca il parametro «{param}».",
  paramUnknown: "Il parametro «{param}» non esiste.",
  paramRepeated: "Il parametro «{param}» compare più di una volta.",
  numberFormat: "«{param}» deve essere un numero.",
  enumInvalid: "«{param}» non ammette questo valore. Valori possibili: {allowed}.",
  uriMalformed: "L’indirizzo è scritto male.",
  requestMalformed: "La richiesta è malformata.",
  multipartInvalid: "Il modulo non si può leggere: manca il suo separatore o una delle sue parti è malformata.",
  bodyInvalid:
    "Ciò che è stato inviato non è quel che si attende: un oggetto, con una sola tabella in «years», in «url» o in un file.",
  jsonInvalid: "Non è JSON valido, oppure ripete un nome nello stesso oggetto.",
  jsonTooDeep: "Il JSON ha troppi livelli uno dentro l’altro.",
  fieldUnknown: "Il campo «{param}» non esiste.",
  fieldType: "Il campo «{param}» non è del tipo atteso.",
  urlInvalid: "Questo non è un indirizzo. Scrivilo per intero, come https://example.com/bilanci.csv.",
  hostInvalid: "L’intestazione Host non è valida.",
  originForbidden: "La richiesta arriva da un altro sito e non è stata accettata.",
  notFound: "A questo indirizzo non c’è nulla.",
  tickerNotFound: "Non è stato possibile trovare dati per {ticker}.",
  noStatements: "Conosciamo {ticker}, ma non abbiamo i suoi bilanci.",
  marketUnsupported:
    "Non possiamo ancora valutare {ticker}: non abbiamo tassi di sconto per bilanci in {currency} del suo Paese ({country}).",
  methodNotAllowed: "Questo metodo HTTP qui non è ammesso.",
  requestTimeout: "La richiesta ha impiegato troppo tempo ad arrivare.",
  payloadTooLarge: "La richiesta è troppo grande.",
  uriTooLong: "L’indirizzo è troppo lungo.",
  unsupportedMediaType: "Questo tipo di contenuto non è ammesso. Invia JSON o un modulo con un file.",
  expectationFailed: "L’intestazione Expect chiede qualcosa che non è ammesso.",
  outOfRange: "«{param}» deve essere compreso tra {minimum} e {maximum}.",
  gNotBelowWacc: "La g ({growth, number, ::percent .0}) deve essere inferiore al WACC ({wacc, number, ::percent .0}).",
  assetUnsupported: "{ticker} non è un’azione ordinaria e non viene valutata.",
  sourceNotConfigured: "La fonte «{source}» qui non è configurata. Ci sono: {allowed}.",
  declarationInvalid: "Manca o non è valido qualcosa che va dichiarato della tabella: {fields}.",
  headerInvalid:
    "Le intestazioni della tabella non si capiscono: la prima riga porta l’ultimo giorno di ogni esercizio e la prima colonna il nome di ogni voce, una volta sola.",
  rowErrors: "Alcune celle non si possono leggere. Nulla è stato usato né conservato.",
  dataIncomplete:
    "«{provider}» conosce {ticker}, ma non fornisce qualcosa di indispensabile: il prezzo o la sua valuta.",
  dataInvalid:
    "«{provider}» fornisce per {ticker} un valore che non può essere giusto. Non è stato usato né conservato.",
  dataSuspect:
    "Ciò che «{provider}» fornisce per {ticker} si contraddice: un esercizio ripetuto, un bilancio che non quadra o un valore di borsa che non corrisponde alle sue azioni. Non è stato usato né conservato.",
  fileTooLarge: "Il file è troppo grande: al massimo 10 MB e, nella tabella, 500 righe, 60 colonne e 1 MB di testo.",
  fileTypeUnsupported: "Questo tipo di file non si può leggere. Salvalo come cartella di Excel (.xlsx), CSV o JSON.",
  fileInvalid: "Il file è danneggiato o non è ciò che dice di essere. Salvalo di nuovo come .xlsx, CSV o JSON.",
  fileEmpty: "Non c’è nessuna cifra da leggere: mancano i dati o sono in un foglio nascosto.",
  urlForbidden:
    "Questo indirizzo non si può leggere: valgono solo indirizzi pubblici, con http o https e senza password.",
  fetchFailed:
    "Non è stato possibile leggere questo indirizzo: non risponde, risponde con un errore o il suo certificato non è valido.",
  fetchTimeout: "Questo indirizzo ha impiegato troppo tempo a rispondere.",
  bodyTooLarge: "Ciò che si trova a questo indirizzo è troppo grande: al massimo 10 MB.",
  contentTypeUnsupported: "A questo indirizzo non c’è un CSV, un JSON o una cartella di Excel, ma qualcos’altro.",
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
  unexpected: "Si è verificato un errore imprevisto.",
} as const satisfies Record<FailureCode, string>;
