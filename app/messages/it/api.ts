import { accountOperations } from "./account-operations.ts";

const portfolioFields = {
  currency: "Valuta del totale; EUR se manca.",
  positions: "Fino a 500 posizioni: simbolo, ISIN o nome, quantità, costo totale e la sua valuta. Questo o table.",
  table: "Una tabella come testo, o il file di un broker. Questo o positions.",
  numbers: "Come sono scritti i numeri della tabella.",
  columns: "Quale colonna della tabella contiene che cosa; la prima è 1.",
  rates: "Unità di un’altra valuta per una del portafoglio, dove non si chiede nessun cambio.",
};

const comparedFigures =
  "Le tue cifre, ognuna dopo il simbolo della sua società e i due punti: KO:revenue.2025-12-31:47000000000USD. Contano solo nella colonna di quella società, che le segna come tue in correctedFigures.";

const personalView = {
  view: "absolute: con il premio per il rischio della fonte. relative: con quello che scontano i prezzi di tutte le società, per vedere se l’azione è a buon mercato rispetto alle altre. Se manca, quella della tua politica in uso o, senza, absolute.",
};

export const api = {
  percentHint: "I tassi si scrivono come frazione: per dire {suggestion, number, ::percent .#} scrivi {literal}.",
  commonShare: "La sua azione ordinaria è {ticker}.",
  nearest: "Simboli simili: {tickers}.",
  title: "API di Valora",
  introduction:
    "Tutto ciò che mostra una pagina di risultato, in JSON e senza chiavi. I tassi sono frazioni (0.09 è 9%), gli importi sono in unità intere della valuta dei bilanci e ciò che non si sa è null, mai zero.",
  contents: "Indice: {count} operazioni, il tuo account, limiti ed errori",
  changes: "Che cosa è cambiato in ogni versione",
  machineReadable: "La stessa descrizione per i programmi",
  home: "Pagina iniziale",
  body: "Che cosa si invia",
  parameters: "Parametri",
  name: "Nome",
  meaning: "Che cos’è",
  values: "Valori",
  required: "obbligatorio",
  example: "Esempio",
  exampleAnswer: "Risposta di esempio",
  answers: "Risposte",
  status: "Stato",
  errors: "Errori",
  errorsIntroduction:
    "Gli errori sono application/problem+json. Il campo code è stabile e non si traduce; title è nella lingua di lang.",
  limits: "Limiti",
  limitsIntroduction:
    "Dove i piani hanno limiti, ogni risposta su una società dice in RateLimit-Policy quali limiti valgono e in RateLimit quanto resta di ciascuno, come nella bozza dell’IETF: q è la quota, w la sua finestra, r ciò che resta e t i secondi che mancano perché ce ne sia ancora. companies: società diverse al giorno, fino a mezzanotte a Madrid; pace: una società nuova al minuto; everybody: le società nuove al minuto che condivide chi non ha effettuato l’accesso.",
  note: "Perché {name} è quello che è, su una riga; si omette se {name} non è indicato.",
  jump: "Vai al contenuto",
  language: "Lingua",
  operations: {
    ...accountOperations,
    analysis: "Quanto vale un’azione secondo sette metodi, con il calcolo completo di ogni cifra.",
    analysisWorkbook: "La stessa analisi in una cartella di Excel i cui risultati sono formule sui suoi dati.",
    analysisTable: "La stessa analisi come valori separati da virgole: una riga per metodo.",
    analysisSheet: "La stessa analisi su carta: una pagina e un allegato.",
    analyses:
      "La stessa domanda su cento società al massimo: ogni risposta è una riga di JSON, nell’ordine in cui le chiedi e appena è pronta. Quella che non si può valutare dice perché e non ferma le altre. Ognuna conta nel tuo piano come se la chiedessi da sola. Qui trace è none se manca.",
    figures:
      "Singole cifre di un’analisi per l’indirizzo che la sua pagina scrive accanto a ciascuna (data-trace), e quelle su cui poggia.",
    companies: "Cerca società per simbolo o per nome.",
    statements:
      "Conto economico, stato patrimoniale e flussi di cassa di al massimo dieci esercizi, come depositati, con l’origine di ogni cifra.",
    statementsTable: "Gli stessi bilanci come valori separati da virgole: una riga per cifra e periodo.",
    ratios: "Indicatori, punteggi di qualità e il posto di ogni indicatore tra le società del suo settore.",
    heldData: "Che cosa ha di una società ogni fonte di dati, quali bilanci e quale prezzo si sono presi e perché.",
    dataSet:
      "I dati inclusi in file: le tabelle con colonne, dimensioni e somme di controllo, il giorno e le condizioni.",
    dataSetFile: "Uno di questi file: CSV compresso con gzip, Apache Parquet o le condizioni come testo.",
    multiples:
      "P/E, EV/EBITDA, prezzo / valore contabile e rendimento del flusso di cassa libero mese per mese, con i conti pubblicati fino ad allora; il percentile di oggi nella sua storia, e la mediana e i quartili delle comparabili. Un mese senza dato dice perché.",
    multiplesTable: "Gli stessi mesi come valori separati da virgole: una riga al mese e, in fondo, quella di oggi.",
    technical:
      "Prezzi giornalieri e indicatori tecnici, con la loro fonte e l’ultimo giorno. Nulla di questo entra nel valore.",
    technicalTable: "Le stesse sedute come valori separati da virgole: una riga per seduta.",
    valueThroughTime:
      "Quanto valeva un’azione a ogni fine mese secondo i conti pubblicati fino ad allora, rispetto al suo prezzo.",
    screener: "Tutte le società incluse con il loro valore, filtrate e ordinate, a pagine.",
    screenerWorkbook: "L’elenco intero come cartella di Excel.",
    screenerTable: "L’elenco intero come valori separati da virgole.",
    compare:
      "Società incluse, una accanto all’altra: valore secondo ogni metodo, indicatori e ipotesi. Quella che non si può valutare dice perché.",
    compareTable: "Lo stesso confronto come valori separati da virgole: una riga per società.",
    portfolio:
      "Valuta un portafoglio intero: il totale, le sue parti, da quali ipotesi dipende e i suoi dividendi. Non se ne conserva nulla.",
    portfolioTable: "Lo stesso portafoglio come valori separati da virgole: una riga per posizione.",
    portfolioWorkbook: "Lo stesso portafoglio come cartella di Excel.",
    portfolios: "I portafogli che conservi, per nome.",
    keepPortfolio: "Conserva un portafoglio con un nome.",
    keptPortfolio: "Uno di essi.",
    changePortfolio: "Cambia uno di essi, anche il nome.",
    deletePortfolio: "Elimina uno di essi.",
    narration:
      "Scrive una tesi con le cifre dell’analisi, con il modello linguistico di chi gestisce questo sito. Ogni cifra è controllata; senza modello non c’è bozza.",
    imports: "Valuta cifre tue, in JSON, in un file o a un indirizzo. Non se ne conserva nulla.",
    signUp: "Crea un account: invia all’indirizzo un link per confermarlo. La risposta non dice se esisteva già.",
    confirmSignUp: "Conferma l’indirizzo con il segreto del link.",
    signIn: "Accede; la sessione è un cookie che gli script non leggono.",
    signOut: "Chiude la sessione del cookie.",
    requestReset: "Invia un link per impostare una nuova password. La risposta non dice se l’indirizzo ha un account.",
    resetPassword: "Imposta una nuova password con il segreto del link e chiude tutte le sessioni.",
    me: "Di chi è la chiave o la sessione.",
    changeMe: "Cambia il nome, la lingua o il tema.",
    closeMe: "Elimina subito l’account e tutto ciò che gli appartiene.",
    exportMe: "Tutto ciò che si conserva dell’account, tabella per tabella.",
    mySessions: "Sessioni aperte.",
    endMySessions: "Chiude tutte le sessioni, anche questa.",
    endMySession: "Chiude una sessione.",
    myKeys: "Le chiavi, senza le chiavi stesse.",
    createKey: "Crea una chiave; si mostra solo in questa risposta.",
    revokeKey: "Revoca una chiave.",
    history: "Le analisi che hai visto, con il loro risultato; la stessa domanda nello stesso giorno è una voce.",
    popular: "Le società più cercate negli ultimi sette giorni.",
    historyEntry: "Una voce della cronologia.",
    deleteHistoryEntry: "Elimina una voce.",
    deleteHistory: "Elimina tutta la cronologia.",
    policies:
      "Le tue politiche: parametri di analisi con un nome. Quella in uso completa ciò che una tua analisi lascia aperto.",
    createPolicy: "Conserva una politica.",
    replacePolicy: "Sostituisce un’intera politica; ciò che manca resta aperto.",
    deletePolicy: "Elimina una politica.",
    watchlist: "Le società che segui, con il prezzo, il valore medio con la tua politica in uso e i tuoi avvisi.",
    watchCompany: "Segue una società; una che segui già resta com’è.",
    noteOwnPrice:
      "Annota il tuo prezzo di una società che segui, di oggi: il suo valore si confronta con questo; null lo elimina.",
    unwatchCompany: "Smette di seguire una società ed elimina i suoi avvisi.",
    createAlert:
      "Crea un avviso via email su una società che segui. Ciò che vale già non viene segnalato: solo il passaggio.",
    replaceAlert: "Cambia un avviso, lo silenzia o lo riattiva; ricomincia da capo.",
    deleteAlert: "Elimina un avviso.",
    sendContactMessage: "Invia un messaggio a chi gestisce questa installazione; la risposta arriva per email.",
    takePaymentEvent: "Riceve gli avvisi firmati di Stripe.",
  },
  account: {
    title: "Il tuo account",
    introduction:
      "Con una chiave, creata nella pagina del tuo account, un programma dice chi sei: va nell’intestazione Authorization, dopo la parola Bearer. Ciò che decide chi può entrare chiede la sessione del browser. I corpi sono JSON rigoroso: un campo sconosciuto o ripetuto viene rifiutato.",
    operation: "Operazione",
    who: "Chi",
    anyone: "chiunque",
    session: "sessione",
    keyOrSession: "chiave o sessione",
    fields: "Campi",
  },
  /** Of parameters that mean something else in one operation. */
  ownMeanings: {
    dataSetFile: {
      file: "Nome del file.",
      range: "Intestazione: una parte del file, come bytes=0-1023.",
    },
    analyses: { tickers: "Simboli, ISIN o LEI di azioni, da 1 a 100, ognuna una volta sola." },
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
    tickers: "Simboli di società incluse, separati da virgole; cinque al massimo.",
    ticker: "Simbolo dell’azione. BRK-B, BRK/B e brk.b sono lo stesso: BRK.B.",
    scenario: "Scenario delle ipotesi; neutral se manca.",
    wacc: "Costo medio ponderato del capitale scelto da te; per banche, assicurazioni e altre società finanziarie, il costo del capitale proprio.",
    g: "Crescita del primo anno, che converge a quella di lungo periodo. Deve essere inferiore a wacc.",
    figures:
      "Le tue cifre al posto di quelle depositate, venti al massimo, separate da virgole: nome, ultimo giorno del periodo, valore in unità intere e valuta dei bilanci (nessuna per dilutedShares). Tutto si calcola da queste; la risposta le segna come tue in correctedFigures, con accanto quanto depositato.",
    asOf: "Giorno (AAAA-MM-GG) con i cui depositi e con la cui ultima chiusura si risponde; tassi, premi e medie sono quelli di oggi. È rifiutato un giorno di cui la fonte non data i bilanci.",
    horizon: "Anni di previsione esplicita; 5 se manca.",
    terminalGrowth: "Crescita perpetua, come frazione.",
    margin: "Margine operativo obiettivo della società, come frazione.",
    salesToCapital: "Ricavi per unità di capitale nuovo.",
    terminalReturn: "Rendimento del capitale nuovo dopo l’orizzonte, come frazione.",
    payout: "Payout, quota dell’utile distribuita oggi, come frazione.",
    persistence: "Quanto del reddito residuo di un anno resta l’anno dopo.",
    dilution:
      "Crescita annua del numero di azioni fino all’orizzonte, senza nulla in cambio, come frazione. Conta nei flussi di cassa, nei dividendi e nell’utile per azione.",
    researchLife:
      "Anni in cui si ammortizza la R&S come investimento; con 0 resta un costo dell’esercizio. Sono meno se ne sono noti meno.",
    fadeYears: "Anni dopo l’orizzonte in cui crescita e redditività arrivano a ciò che dura per sempre; 10 se manca.",
    keptReturn: "Quota della redditività oltre il suo costo che dura per sempre, come frazione.",
    buybackPayout:
      "Quota dell’utile che riacquista azioni, al netto di quelle emesse, come frazione. È negativa se se ne emettono di più.",
    goodwillInCapital: "Con 1, come se manca, l’avviamento è capitale investito; con 0, no.",
    exitMultiple: "P/E a cui si vende l’azione alla fine dell’orizzonte.",
    elapsedYears: "Anni dall’ultimo bilancio alla data del valore.",
    lastTwelveMonths:
      "Con 1, come se manca, i conti sono quelli dei dodici mesi fino all’ultimo stato patrimoniale, se noti per intero; con 0, quelli dell’ultimo esercizio.",
    riskFreeRate: "Tasso privo di rischio, come frazione, al posto di quello pubblicato.",
    equityRiskPremium: "Premio per il rischio azionario, come frazione, al posto di quello della vista.",
    beta: "Beta dell’azione, al posto di quello settoriale con il debito della società.",
    peers:
      "Società con cui confrontare al posto di quelle calcolate: simboli di società incluse con bilanci nella stessa valuta, separati da virgole.",
    growthByYear: "Crescita di singoli anni, in frazioni: `0.08,0.06,,0.03`. Un posto vuoto resta al calcolo.",
    marginByYear: "Margine operativo di singoli anni, allo stesso modo.",
    salesToCapitalByYear: "Ricavi su capitale nuovo di singoli anni, allo stesso modo.",
    discounting: "Con yearEnd i flussi arrivano a fine anno e non a metà, in tutti i metodi che attualizzano flussi.",
    cashFlow:
      "Flusso del DCF: toFirm, per l’impresa, al WACC; toEquity, per gli azionisti, al costo del capitale proprio. Se manca, toFirm, e toEquity per le utility.",
    dividends:
      "Dividendi che si attualizzano: totalPayout (con i riacquisti), dividendsOnly, constantGrowth (Gordon-Shapiro), twoStage, threeStage o halfLife (modello H).",
    force:
      "Metodi da chiedere anche se il tipo di società li sconsiglia, separati da virgole. Quello che danno non conta mai.",
    method: "Metodi da restituire, separati da virgole. Il riepilogo li conta sempre tutti.",
    trace:
      "Come si è arrivati a ogni cifra: all, per tutte; methods, solo per il valore di ogni metodo; none, per nessuna, ed è il modo più rapido. Ciò che manca si legge con il modello links.traces: il percorso del campo va al posto di '{field}'.",
    fields:
      "Campi da restituire, come percorsi separati da virgole; tutti se manca. In un elenco il percorso prosegue in ogni elemento, o in uno solo se lo nomina: methods.discountedCashFlow.",
    of: "Indirizzi di cifre, separati da virgole; al massimo 1000.",
    source: "Da dove vengono le cifre; automatic interroga tutte le fonti in ordine.",
    period:
      "Esercizi (annual), gli ultimi dodici trimestri (quarterly) o gli ultimi dodici mesi (ttm). Ciò che la fonte non ha non dà colonne; availablePeriods dice che cosa ha.",
    policy:
      "Con none non si completa nulla dalla tua politica in uso. Nemmeno con l’identificatore di una tua politica, che in più dice che i valori sono i suoi.",
    range: "Quanto indietro dall’ultima seduta; 1y se manca.",
    indicators: "Indicatori da restituire, separati da virgole; tutti se manca.",
    lang: "Lingua dei testi di errore.",
    paths:
      "Numero di percorsi della simulazione Monte Carlo dei flussi di cassa scontati. Senza paths e seed non c’è simulazione.",
    seed: "Seed della simulazione: lo stesso dà sempre lo stesso risultato.",
    query: "Inizio del simbolo o parole del nome.",
    limit: "Quanti risultati al massimo.",
    cursor: "`next` della pagina precedente.",
    sort: "Quali vengono prima.",
    type: "Tipo di società.",
    status: "Stato del valore rispetto al prezzo.",
    signal: "Segnale del modello.",
    minDifference: "Differenza minima tra valore e prezzo, come frazione.",
    maxDifference: "Differenza massima tra valore e prezzo, come frazione.",
    minMarketCap: "Capitalizzazione minima, in unità della valuta del prezzo.",
    maxMarketCap: "Capitalizzazione massima, in unità della valuta del prezzo.",
    minQuality: "Criteri di Piotroski soddisfatti, almeno.",
    minVotes: "Metodi che votano, almeno.",
    maxPriceAge: "Giorni dal prezzo, al massimo.",
    order: "Verso dell’ordine.",
    columns: "Colonne del file, separate da virgole; la risposta JSON le ha tutte.",
    page: "Pagina; l’ultima se ce ne sono meno.",
    name: "Nome della società.",
    country: "Il suo Paese.",
    sector: "Il suo settore.",
    currency: "Valuta dei bilanci e del prezzo.",
    unit: "Unità degli importi.",
    sharesUnit: "Unità del numero di azioni.",
    fiscalYearEndMonth:
      "Mese di chiusura dell’esercizio, da 1 a 12, se le intestazioni della tabella riportano l’anno da solo («2024», «FY24»): vale l’ultimo giorno di quel mese di quell’anno.",
    numberFormat:
      "Come sono scritti i numeri di una tabella di testo: comma è 1.234,56 e point è 1,234.56. In JSON non serve.",
    price:
      "Il tuo prezzo di oggi, nella valuta del prezzo che sostituisce: stati, segnale e tutto ciò che si confronta con un prezzo lo seguono. Con i tuoi dati, il prezzo dell’azione, se c’è: un numero in JSON, testo in quel formato in un modulo.",
    priceDate: "Giorno di quel prezzo.",
    priceCurrency: "Valuta del prezzo, oppure GBX, ILA o ZAC per i suoi centesimi; senza, quella dei bilanci.",
    exchangeRate:
      "Unità della valuta dei bilanci per una di quella del prezzo, se sono diverse. Se manca, si prende il cambio della BCE del giorno del prezzo, dove l’installazione usa fonti in tempo reale.",
    governmentYield:
      "Rendimento del titolo di Stato a dieci anni, se la valuta non è EUR né USD: frazione in JSON (0.0425), percentuale in un modulo.",
    nominalGrowth: "Crescita nominale di quella economia nel lungo periodo, scritta allo stesso modo.",
    perEuro:
      "Unità di quella valuta per un euro. Se manca, si prende il cambio della BCE di ratesDate, dove l’installazione usa fonti in tempo reale.",
    ratesDate: "Giorno di questi tre dati.",
    years:
      "Un oggetto per esercizio: il suo ultimo giorno in fiscalYearEnd e le sue cifre per nome, come numeri. null è ignoto.",
    url: "Al posto di years: indirizzo pubblico di un CSV, un JSON o una cartella di Excel o OpenDocument, fino a 10 MB.",
    file: "In un modulo: la cartella di Excel o OpenDocument, il CSV o il JSON, fino a 10 MB.",
    table:
      "Le celle come testo, copiate da un foglio di calcolo o da una pagina: divise da tabulazioni, punti e virgola o virgole. In JSON, al posto di years; in un modulo, al posto di un file.",
    safety: "Margine di sicurezza del prezzo di acquisto (buyingPrice), come frazione della media.",
    parts:
      "I settori con cui si valutano le parti della società in sumOfParts, separati da virgole: il membro che nomina la parte, ~ e il settore come lo scrive la sua risposta. Le altre parti si confrontano con le comparabili della società. Un settore sconosciuto viene rifiutato (enumInvalid) con l’elenco di quelli che ci sono.",
    view: "absolute: con il premio per il rischio della fonte. relative: con quello che scontano i prezzi di tutte le società, per vedere se l’azione è a buon mercato rispetto alle altre.",
    prudent: "Con yes, un segnale di acquisto o di vendita dato solo da metodi di una famiglia è mantenere.",
    minDividendYield: "Rendimento da dividendo minimo, come frazione.",
    minReturnOnEquity: "ROE minimo, come frazione.",
    maxPriceToEarnings: "P/E massimo.",
    ratio2: "Un altro tuo indice, scritto come ratio.",
    ratio3: "Un altro tuo indice, scritto come ratio.",
    minRatio: "Valore minimo del tuo indice.",
    maxRatio: "Valore massimo del tuo indice.",
    minRatio2: "Valore minimo del secondo indice.",
    maxRatio2: "Valore massimo del secondo indice.",
    minRatio3: "Valore minimo del terzo indice.",
    maxRatio3: "Valore massimo del terzo indice.",
    with: "Identificativo dell’altra versione; se manca, la stessa domanda oggi.",
    changedAt:
      "Quando è stato modificato l’ultima volta, come è stato letto; se da allora è cambiato, non si elimina nulla (editConflict).",
    "Idempotency-Key":
      "Un testo unico per ciò che si chiede, come un UUID. La stessa richiesta con la stessa chiave non viene eseguita di nuovo per 24 ore: riceve la prima risposta, con Idempotent-Replayed.",
    "stripe-signature": "La firma di Stripe sui byte del corpo.",
  },
} as const;
