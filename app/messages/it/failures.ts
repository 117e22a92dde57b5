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
  expectationFailed: "L’intestazione Expect chiede qualcosa che non è ammesso.",
  outOfRange: "«{param}» deve essere compreso tra {minimum} e {maximum}.",
  gNotBelowWacc: "La g ({growth, number, ::percent .0}) deve essere inferiore al WACC ({wacc, number, ::percent .0}).",
  assetUnsupported: "{ticker} non è un’azione ordinaria e non viene valutata.",
  sourceNotConfigured: "La fonte «{source}» qui non è configurata. Ci sono: {allowed}.",
  importRefused: "La tabella, o ciò che se ne dichiara, non si può leggere: la pagina /import dice in quale cella.",
  dataIncomplete:
    "«{provider}» conosce {ticker}, ma non fornisce qualcosa di indispensabile: il prezzo o la sua valuta.",
  dataInvalid:
    "«{provider}» fornisce per {ticker} un valore che non può essere giusto. Non è stato usato né conservato.",
  dataSuspect:
    "Ciò che «{provider}» fornisce per {ticker} si contraddice: un esercizio ripetuto, un bilancio che non quadra o un valore di borsa che non corrisponde alle sue azioni. Non è stato usato né conservato.",
  fileTooLarge: "Il file è troppo grande: al massimo 10 MB, 500 righe e 60 colonne.",
  fileTypeUnsupported: "Questo tipo di file non si può leggere. Salvalo come cartella di Excel (.xlsx) o come CSV.",
  fileInvalid: "Il file è danneggiato o non è ciò che dice di essere. Salvalo di nuovo come .xlsx o CSV.",
  fileEmpty: "Il file non ha celle con dati in nessun foglio visibile.",
  headersTooLarge: "Le intestazioni della richiesta sono troppo grandi.",
  upstreamUnavailable: "Nessuna fonte di dati risponde. Riprova tra qualche minuto.",
  upstreamInvalid:
    "La risposta di «{provider}» su {ticker} non si capisce o riguarda un’altra società. Non è stata usata. Riprova tra qualche minuto.",
  upstreamLimited: "«{provider}» ha raggiunto il suo limite di richieste. Riprova più tardi.",
  upstreamTimeout: "«{provider}» non ha risposto in tempo. Riprova tra qualche minuto.",
  overloaded: "Ci sono troppe richieste contemporanee. Riprova tra qualche secondo.",
  unexpected: "Si è verificato un errore imprevisto.",
} as const satisfies Record<FailureCode, string>;
