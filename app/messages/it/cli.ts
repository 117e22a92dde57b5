/** The command line. Columns are aligned by the code; here are only words. */
export const cli = {
  usage:
    "Uso: npm run --silent valora -- SIMBOLO [--scenario conservative|neutral|optimistic] [--wacc 0.09] [--g 0.04] [--horizon 5] [--price 312.5] [--safety 0.25] [--figures revenue.2025-09-27:391e9USD,…] [--peers PEP,KDP,…] [--view absolute|relative] [--discounting midYear|yearEnd] [--cashFlow toFirm|toEquity] [--dividends totalPayout|dividendsOnly|constantGrowth|twoStage|threeStage|halfLife] [--prudent yes] [--method discountedCashFlow,…] [--paths 10000] [--seed 1] [--lang es|en|it] [--json]\nUso: npm run --silent valora -- SIMBOLO … [--out FILE.pdf|xlsx|csv|json]\nUso: npm run --silent valora -- screen|compare|statements|portfolio|jobs [--help]\nUso: npm run --silent valora -- completion bash|zsh|fish\nUso: npm run --silent valora -- mcp [--lang es|en|it]\nUso: npm run --silent valora -- score-predictions\nUso: npm run --silent valora -- admin grant EMAIL [editor]\nUso: npm run --silent valora -- admin revoke EMAIL\nUso: npm run --silent valora -- admin plan EMAIL free|pro\nUso: npm run --silent valora -- admin reset-factor EMAIL\nUso: npm run --silent valora -- admin sign-in-link EMAIL\nUso: npm run --silent valora -- check-config [--config FILE]\nUso: npm run --silent valora -- backups\nUso: npm run --silent valora -- backup\nUso: npm run --silent valora -- verify COPIA [--identity FILE]\nUso: npm run --silent valora -- restore COPIA [--replace yes] [--identity FILE]",
  help: {
    screen:
      'Uso: npm run --silent valora -- screen [OPZIONI]\nPrima valuta tutte le società incluse: qualche secondo. Senza --json né --out scrive CSV con tutte quelle che passano i filtri; con --json, una pagina.\nEsempio: screen --country ES,IT --ratio "freeCashFlow / marketValue" --minRatio 0.05 --sort ratio',
    compare:
      "Uso: npm run --silent valora -- compare SIMBOLO SIMBOLO … [OPZIONI]\nSenza --json né --out scrive CSV, una riga per società.\nEsempio: compare KO PEP --figures KO:revenue.2025-12-31:47000000000USD",
    portfolio:
      "Uso: npm run --silent valora -- portfolio FILE [OPZIONI]\nFILE: una tabella (CSV, Excel, ODS) o il file di un broker. --rates dice quante unità di un’altra valuta vale una di quella del portafoglio, dove non si chiede nessun cambio. Senza --json né --out scrive CSV, una riga per posizione.\nEsempio: portfolio mio.csv --currency EUR --rates USD=1.08,GBP=0.85",
    statements:
      "Uso: npm run --silent valora -- statements SIMBOLO [OPZIONI]\nSenza --json né --out scrive CSV, una riga per voce e periodo.\nEsempio: statements SAN.MC --period annual",
    mcp: "Uso: npm run --silent valora -- mcp\nRisponde, attraverso l’input e l’output standard, ai programmi che chiedono con il Model Context Protocol.",
    jobs: 'Uso: npm run --silent valora -- jobs list EMAIL | runs EMAIL ANALISI | run EMAIL ANALISI | pause EMAIL ANALISI | resume EMAIL ANALISI | cancel EMAIL ESECUZIONE [--json]\nLe analisi programmate di una persona e le loro esecuzioni, anche con il server in funzione. ANALISI è il nome o l’identificativo; ESECUZIONE è un identificativo. Con --json scrive quello che dà l’API.\nEsempio: jobs runs ana@example.org "Tecnologici il lunedì"',
    "score-predictions":
      "Uso: npm run --silent valora -- score-predictions\nConfronta le previsioni che aspettavano un prezzo con il prezzo successivo.",
    admin:
      "Uso: npm run --silent valora -- admin grant EMAIL [editor] | revoke EMAIL | plan EMAIL free|pro | reset-factor EMAIL | sign-in-link EMAIL\nDà o toglie permessi, cambia il piano, disattiva la verifica in due passaggi o scrive un link per accedere, anche mentre il server è in funzione.",
    "check-config":
      "Uso: npm run --silent valora -- check-config [--config FILE]\nQuali impostazioni sono in uso, da dove vengono e che cosa è sbagliato o insicuro.",
    backups: "Uso: npm run --silent valora -- backups\nI backup di questa macchina e quelli dell’archivio remoto.",
    backup: "Uso: npm run --silent valora -- backup\nFa un backup adesso, lo ripristina a parte e lo confronta.",
    verify:
      "Uso: npm run --silent valora -- verify BACKUP [--identity FILE]\nControlla che un backup si possa ripristinare. BACKUP è un file, o store:NOME per uno dell’archivio remoto.",
    restore:
      "Uso: npm run --silent valora -- restore BACKUP [--replace yes] [--identity FILE]\nRipristina un backup, a server fermo. --replace yes sostituisce quello che c’è, di cui prima si fa un backup.",
    completion:
      "Uso: npm run --silent valora -- completion bash|zsh|fish\nScrive ciò che la shell esegue per completare le parole di valora.\nEsempio: source <(valora completion bash)",
  },
  options: "Opzioni:",
  file: "FILE",
  text: "TESTO",
  written: "Scritto: {file}",
  notWritten: "Impossibile scrivere «{file}» ({code}).",
  fileFormat: "«{argument}» non finisce con un formato che si possa scrivere qui. Possibili: {allowed}.",
  price: "Prezzo {price} · chiusura del {date} · {source}",
  ownPrice: "Il tuo prezzo: {price}",
  oldPrice:
    "Il prezzo ha {days, plural, one {# giorno} other {# giorni}}, più di dieci sedute: quello di oggi si indica con --price.",
  datedSignal: "{signal}, al prezzo del {date}",
  noPrice: "Nessun prezzo: non c’è nulla con cui confrontare le stime.",
  scenario: "Scenario {scenario, select, conservative {prudente} optimistic {ottimista} other {neutrale}}",
  growth: "g",
  horizon: "orizzonte {years, plural, one {# anno} other {# anni}}",
  peers: "Comparabili (tue): {symbols}",
  relative: "relativo al mercato: premio implicito {premium}, {date}",
  buyBelow: "Comprare sotto {value} (margine di sicurezza del {safety})",
  prudent: "con prudenza",
  custom: "Il tuo scenario: la media passa da {neutral} a {custom}.",
  yours: "(tuo)",
  method: "Metodo",
  value: "Valore",
  difference: "Differenza",
  range: "Da prudente a ottimista",
  status: "Stato",
  statuses: { undervalued: "sottovalutata", fair: "in linea", overvalued: "sopravvalutata" },
  noVote: "non vota",
  notApplicable: "non si applica",
  mean: "Media",
  median: "Mediana",
  votes: "{voting, plural, =0 {Nessun metodo vota.} one {Vota un metodo:} other {Votano # metodi:}}",
  shares: "sottovalutata {undervalued} · in linea {fair} · sopravvalutata {overvalued}",
  between: "da {minimum} a {maximum}",
  simulation:
    "Monte Carlo: {paths, number} simulazioni ({rejected, number} senza valore): mediana {median}, 80% tra {low} e {high}",
  sources: "Fonti",
  covers: {
    statements: "bilanci",
    price: "prezzo",
    shares: "azioni",
    beta: "beta",
    riskFreeRate: "tasso privo di rischio",
    equityRiskPremium: "premio per il rischio",
    countryRiskPremium: "premio per il paese",
    taxRate: "imposte",
    ratings: "rating",
    industryAverages: "medie del settore",
  },
  tooManySymbols: "Un simbolo alla volta: «{argument}» è di troppo.",
  scored:
    "{due, plural, =0 {Nessuna previsione aspetta un prezzo.} other {Confrontate con un prezzo successivo: {scored, number} di {due, number} previsioni che lo aspettavano.}}",
  serverRefused: "Il server in funzione non l’ha fatto: {reason}. Se è di un’altra versione, riavvialo.",
  cause: "Causa ({code}): {reason}",
  stackBy: "Con LOG_LEVEL=debug si vede dove è successo.",
  unknownEmail: "Nessuno si è registrato con {email}. Crea prima l’account nella pagina /auth.",
  roleSet: "{email}: {role, select, admin {amministrazione} editor {redazione} other {nessun permesso speciale}}.",
  signInLink:
    "Questo link accede una volta all’account di {email}, nei prossimi 15 minuti. Con la verifica in due passaggi chiede il codice:\n{address}",
  factorReset:
    "{email}: {wasOn, select, yes {verifica in due passaggi disattivata} other {non aveva la verifica in due passaggi}}.",
  planSet: "{email}: piano {plan, select, pro {Pro} other {gratuito}}.",
  notTaken: "«{command}» non ammette «{argument}».",
  missingValue: "Manca il valore di «{option}».",
  jobs: {
    none: "{email} non ha nessuna analisi programmata.",
    missing:
      "{verb, select, cancel {{email} non ha nessuna esecuzione «{which}». Quelle di un’analisi si vedono con «valora jobs runs {email} ANALISI».} other {{email} non ha nessuna analisi programmata «{which}». Le sue si vedono con «valora jobs list {email}».}}",
    several: "Più analisi programmate si chiamano «{which}». Indicane una con l’identificativo: {ids}.",
    queued: "«{name}» verrà eseguita tra un momento. L’esecuzione è {run}.",
    ended:
      "Esecuzione {run}: {state, select, cancelled {annullata} done {era già terminata} failed {era già fallita} other {non annullata}}.",
    next: "Prossima",
    last: "Ultima",
    id: "Identificativo",
  },
  backups: {
    made: "Copia eseguita, ripristinata in un database vuoto e confrontata: {path} ({tables, number} tabelle, {rows, number} righe, {bytes, number} byte).",
    failed: "Non è stato possibile eseguire la copia: {reason}",
    here: "{count, plural, =0 {Su questa macchina non ci sono copie.} one {Una copia su questa macchina:} other {# copie su questa macchina:}}",
    elsewhere:
      "{count, plural, =0 {Nell’archivio remoto non ci sono copie.} one {Una copia nell’archivio remoto:} other {# copie nell’archivio remoto:}}",
    storeFailed: "L’archivio remoto delle copie non ha eseguito la richiesta: {reason}",
    nothing: "Non c’è nulla da copiare: il database è vuoto.",
    checked:
      "La copia è buona: ripristinata in un database vuoto e confrontata. È del {madeAt} UTC, versione {version}: {tables, number} tabelle, {rows, number} righe.",
    restored:
      "Ripristinata la copia del {madeAt} UTC: {tables, number} tabelle, {rows, number} righe.{removed, plural, =0 {} one { Un account eliminato dopo la copia è stato eliminato di nuovo.} other { # account eliminati dopo la copia sono stati eliminati di nuovo.}}{kept, select, yes { Quello che c’era prima è in {before}.} other {}}",
    notEmpty:
      "Il database non è vuoto. Per sostituirne il contenuto ripeti il comando con --replace yes: prima viene eseguita una copia.",
    serverRuns: "Un server di Valora sta usando questo database. Fermalo prima di ripristinare.",
    unusable:
      "La copia non è utilizzabile e non è stato cambiato nulla: {fault, select, missing {il file non esiste} unreadable {il file non si può aprire} notABackup {non è una copia di Valora} truncated {è incompleta} altered {è danneggiata o alterata} locked {è cifrata; indica BACKUP_PASSPHRASE o --identity FILE} wrongKey {la chiave non è la sua} identityMissing {il file {about} non si può leggere o non contiene un’identità di age intera} newerFormat {il suo formato, {about}, è di una versione successiva di Valora} newerSchema {è di una versione successiva di Valora: contiene {about}} other {i dati ripristinati differiscono in {about}}}.",
  },
  prices: {
    usage:
      "Uso: npm run data:prices -- FILE.csv [--confirm KO,ENEL.MI] [--lang es|en|it]\n     npm run data:prices -- --provider yahoo [--confirm KO,ENEL.MI] [--lang es|en|it]\nUna riga per società: simbolo o ISIN, data (2026-10-30 o 30/10/2026) e chiusura; la valuta è facoltativa.",
    unreadable:
      "{path} non è stato letto e non è cambiato nulla: {fault, select, noFile {il file non esiste o non si può aprire} notText {non è un file di testo} empty {non ha righe} tooLarge {supera i 20 MB} noTicker {la prima riga non ha la colonna del simbolo (simbolo, ticker) né quella dell’ISIN (ISIN)} noDate {la prima riga non ha la colonna della data (data)} noClose {la prima riga non ha la colonna del prezzo (chiusura, prezzo)} columnTwice {la prima riga ha due colonne con lo stesso nome} other {non è un CSV valido}}.",
    leftOut: "Riga {line}, {written}: {reason}",
    faults: {
      cells:
        "ha più celle della prima riga: metti la virgola decimale tra virgolette, o separa le celle con punto e virgola.",
      symbol: "non è nessuna delle società incluse con bilanci.",
      isin: "il suo simbolo e il suo ISIN sono di due società.",
      unknownTicker: "la fonte non la conosce.",
      noData: "la fonte non ha chiusure degli ultimi giorni.",
      unreadable: "la risposta della fonte non si può leggere.",
      split:
        "un frazionamento di {factor, number} azioni nuove per una, il {date}, separa i bilanci dal prezzo. Prima servono i dati inclusi che lo recepiscano.",
      date: "la data non si capisce.",
      future: "la data, {date}, è nel futuro.",
      price: "il prezzo non è un numero maggiore di zero.",
      currency: "è in {currency}, mentre l’azione è quotata in {expected}.",
      duplicate: "ripete la riga {line}.",
      contradiction: "un’altra riga del {date} ha un altro prezzo: non se ne prende nessuna.",
      notNewer: "c’è già un prezzo del {date}.",
      jump: "salta da {from, number} ({fromDate}) a {to, number} {currency}, come dopo un frazionamento o in centesimi. Se è giusto, ripeti il comando con --confirm {ticker}.",
    },
    earlier:
      "{rows, plural, one {Una riga è} other {# righe sono}} di un giorno precedente a un’altra dello stesso simbolo.",
    counts:
      "{rows, plural, one {Una riga} other {# righe}}: {taken, plural, =0 {nessun prezzo aggiornato} one {un prezzo aggiornato} other {# prezzi aggiornati}}, {left, plural, =0 {nessuna riga scartata} one {una riga scartata} other {# righe scartate}}.",
    notConfigured:
      "{provider} non è configurata come fonte di prezzi. {isAny, select, yes {Configurate: {configured}.} other {Non ce n’è nessuna: vedi docs/it/sources.md.}}",
    progress: "{done, number} di {all, number} società consultate",
    asked:
      "{name}: {asked, number} di {all, number} società consultate, {taken, plural, =0 {nessun prezzo aggiornato} one {un prezzo aggiornato} other {# prezzi aggiornati}}, {asNew, number} già aggiornate, {left, number} non prese.",
    stopped:
      "{name}: {reason, select, limited {il suo limite è esaurito fino a {until}} keyRefused {rifiuta la chiave} aborted {interrotta} other {non risponde}}. Ciò che è arrivato resta: lo stesso comando riprende.",
    shown: "Un server in funzione li mostra entro pochi minuti, dopo aver valutato con essi tutte le società.",
  },
} as const;
