import type { Messages } from "../message-types.ts";

export const imports: Messages["imports"] = {
  title: "Valuta le tue cifre",
  description:
    "Carica i bilanci annuali di una società in un file Excel, OpenDocument, CSV o JSON, da un indirizzo o incollati dal tuo foglio di calcolo, e valutala con i sette metodi.",
  lead: "Per una società non quotata, o con le cifre che ritieni corrette. Le vedi solo tu, e si cancellano dopo un’ora senza uso.",
  templates: "Modello da compilare",
  templateIn: "{language, select, es {Modello in spagnolo} en {Modello in inglese} other {Modello in italiano}}",
  periods:
    "Hai conti più recenti? Aggiungi una colonna per ogni periodo, con il suo ultimo giorno e i suoi mesi: «2026-09-30 (9M)», oppure «TTM 2026-09-30» se sono già gli ultimi dodici. Per sommare dodici mesi servono anche gli stessi dell’anno precedente, «2025-09-30 (9M)»; vanno bene anche i trimestri e i semestri.",
  shape:
    "Prima riga: l’ultimo giorno di ogni esercizio, come 2024-12-31. Prima colonna: il nome di ogni voce. Oppure al contrario, un esercizio per riga.",
  unknown:
    "Lascia vuoto ciò che non sai: uno 0 è uno zero. Le uscite, come gli investimenti, si scrivono con segno positivo.",
  file: "File Excel (.xlsx), OpenDocument (.ods), CSV o JSON, fino a 10 MB",
  url: "Oppure l’indirizzo di uno",
  urlHint:
    "Un indirizzo pubblico di internet, come https://example.com/bilanci.csv. Lo legge questo server, non il tuo browser, e una volta sola.",
  readFrom: "Letto da {address}. Correggi qui sotto ciò che serve: contano queste celle.",
  jsonTitle: "Come si scrive in JSON",
  jsonShape:
    "Un oggetto con un elenco «years»: per ogni esercizio, il suo ultimo giorno e le sue cifre, senza virgolette. Un altro periodo ha periodEnd e months (3, 6, 9 o 12) al posto di fiscalYearEnd. Ciò che non sai, null. Può dichiarare anche name, country, sector, currency, unit, sharesUnit, fiscalYearEndMonth, price, priceDate, priceCurrency, exchangeRate, governmentYield, nominalGrowth, perEuro e ratesDate.",
  meaningsTitle: "Voci che non conosciamo",
  meaning: "Che cos’è «{heading}»",
  noMeaning: "Non usarla",
  paste: "Oppure incolla qui le celle",
  pasteHint:
    "Copiale in Excel, LibreOffice, Numbers, Google Sheets o una pagina web e incollale così come sono, con le intestazioni. Se scegli un file, si legge il file; altrimenti l’indirizzo.",
  submit: "Controlla e valuta",
  accept: "Valuta comunque",
  issuesTitle: "{count, plural, one {Una cella da controllare} other {# celle da controllare}}",
  blocking: "Va corretto",
  warning: "Si può proseguire",
  quoted: "«{text}»",
  cell: "Cella",
  choose: "Scegli…",
  own: "Le tue cifre",
  another: "Importa altre cifre",
  source: "scritto da te",
  importedCell: "le tue cifre, cella {cell}",
  dayInHeadings: "Le intestazioni riportano il giorno",
  fiscalYearEndMonthHint: "Solo se le intestazioni riportano l’anno da solo: «2024» o «FY24».",
  sameCurrency: "Quella dei bilanci",
  hundredth: "{unit} (centesimi di {currency})",
  exchangeRateHint:
    "Solo se le due valute sono diverse. Con bilanci in dollari e prezzo in sterline: quanti dollari vale una sterlina.{isAsked, select, true { Se lo lasci vuoto, prendiamo quello della BCE del giorno del prezzo.} other {}}",
  ratesTitle: "Solo se i bilanci non sono in euro né in dollari",
  ratesText:
    "Di queste due valute abbiamo i tassi pubblicati. Delle altre non ne inventiamo: li indichi tu, con il loro giorno, e il risultato dice che sono tuoi. Al titolo togliamo lo spread di default del suo Stato e aggiungiamo il premio del paese della società, che abbiamo (Damodaran, gennaio 2026).",
  governmentYieldHint:
    "Lo pubblica la banca centrale o il tesoro del paese. Per la sterlina, per esempio, il gilt a dieci anni.",
  nominalGrowthHint:
    "L’obiettivo di inflazione della sua banca centrale più la crescita reale attesa nel lungo periodo.",
  perEuroHint:
    "Va bene il cambio di riferimento della BCE. Serve solo a sapere se la società è grande, per la tabella dei rating.{isAsked, select, true { Se lo lasci vuoto, prendiamo quello della BCE di quel giorno.} other {}}",
  fields: {
    name: "Nome della società",
    country: "Paese",
    sector: "Settore",
    currency: "Valuta dei bilanci",
    numberFormat: "Come sono scritti i numeri",
    unit: "Unità degli importi",
    sharesUnit: "Unità del numero di azioni",
    fiscalYearEndMonth: "Mese di chiusura dell’esercizio",
    price: "Prezzo dell’azione (facoltativo)",
    priceDate: "Giorno di quel prezzo",
    priceCurrency: "Valuta del prezzo",
    exchangeRate: "Quanto vale un’unità della valuta del prezzo in quella dei bilanci",
    governmentYield: "Rendimento del titolo di Stato a dieci anni, in %",
    nominalGrowth: "Crescita nominale dell’economia nel lungo periodo, in %",
    perEuro: "Quante unità di quella valuta vale un euro",
    ratesDate: "Giorno di questi dati",
  },
  fieldErrors: {
    name: "Scrivi un nome di al massimo 80 lettere.",
    country: "Scegli il paese.",
    sector: "Scegli il settore.",
    currency: "Scegli la valuta.",
    numberFormat: "Scegli come sono scritti i numeri: senza questo, 1.234 può essere due cose.",
    unit: "Scegli l’unità.",
    sharesUnit: "Scegli l’unità.",
    fiscalYearEndMonth: "Scegli un mese.",
    price: "Scrivi un numero maggiore di zero, nel formato che hai scelto.",
    priceDate: "Indica di che giorno è il prezzo; non può essere futuro.",
    priceCurrency: "Scegli la valuta del prezzo.",
    exchangeRate:
      "Il prezzo è in un’altra valuta rispetto ai bilanci: scrivi il cambio del giorno del prezzo, nel formato che hai scelto.",
    governmentYield: "Non abbiamo il tasso di quella valuta: scrivilo in percentuale, tra −2 e 50, come 4,25.",
    nominalGrowth: "Non abbiamo la crescita per quella valuta: scrivila in percentuale, tra −2 e 40, come 3,5.",
    perEuro: "Scrivi il cambio dell’euro in quella valuta: un numero maggiore di zero.",
    ratesDate: "Indica di che giorno sono; non può essere futuro.",
  },
  units: { units: "Unità", thousands: "Migliaia", millions: "Milioni" },
  numberFormats: { comma: "1.234,56", point: "1,234.56" },
  issues: {
    tableEmpty: "Non c’è nessuna cifra da leggere.",
    tableTooLarge: "È troppo grande: al massimo 500 righe, 60 colonne e 1 MB.",
    quoteUnclosed: "Non è una tabella di testo: ci sono virgolette non chiuse o è un altro tipo di file.",
    separatorsMixed:
      "I separatori si mescolano: alcune celle sono divise da virgole e altre da punti e virgola, o a una riga mancano celle.",
    yearsMissing: "Manca l’ultimo giorno di ogni esercizio.",
    dateUnreadable: "Non è un giorno passato che si legge in un solo modo. Scrivilo come 2024-12-31.",
    yearWithoutMonth:
      "Riporta l’anno e non quando si chiude. Scegli sopra il mese di chiusura dell’esercizio, oppure scrivi il giorno, come 2024-12-31.",
    columnNotYear:
      "Non è l’ultimo giorno di un esercizio, e le sue cifre non si possono usare. Scrivi il giorno, come 2024-12-31, o toglile.",
    yearRepeated: "Quell’anno è già nella tabella.",
    periodUnclear:
      "Non sappiamo quali mesi siano: manca l’ultimo giorno, o non finisce quando finiscono gli altri esercizi. Scrivi «2026-09-30 (9M)» con 3, 6, 9 o 12 mesi, «TTM 2026-09-30» o, se è un esercizio, «Esercizio 2026-06-30».",
    periodRepeated: "Quel periodo è già nella tabella.",
    periodUnlikely:
      "I ricavi non sembrano di tanti mesi, a confronto con quelli di un anno intero. Controlla quanti sono.",
    periodsIncomplete:
      "Con questo periodo non si possono sommare dodici mesi: mancano gli stessi mesi dell’anno precedente, o un periodo in mezzo. Se continui così, conta l’ultimo esercizio.",
    figureWithoutYear:
      "C’è una cifra senza intestazione: manca il giorno del suo esercizio o il nome della voce, o c’è una virgola dentro un numero.",
    headingUnknown: "Non conosciamo questa voce e non la useremo. I nomi sono nel modello.",
    headingIsDay: "Qui va il nome di una voce e c’è un giorno: forse l’ha scritto così il foglio di calcolo.",
    headingForbidden: "Questo nome non corrisponde a nessuna voce e non è ammesso.",
    headingRepeated: "Questa voce è già nella tabella, con altre cifre.",
    rowRepeated: "Questa voce è già nella tabella, con le stesse cifre; conta una volta.",
    partOfTotal: "Un’altra riga dà il totale di questa voce: conta il totale, non questa riga.",
    sheetLeftOut: "Questo foglio ha periodi diversi dal primo, o un’altra forma: non è stato letto.",
    earlierSheetCounts: "Un foglio precedente dà questa voce con altre cifre: contano quelle.",
    hiddenSheet: "Questo foglio è nascosto: non è stato letto. Mostralo se le sue cifre devono contare.",
    hiddenCells:
      "Questa cella è in una riga o colonna nascosta: anche le celle nascoste del foglio sono state lette. Elimina ciò che non deve contare.",
    figureDivided:
      "Il formato della cella divide per mille o per un milione la cifra che contiene. Conta quella che si vede: controlla che l’unità scelta sia la sua.",
    declarationContradicts: "Il file dichiara questo e tu hai scelto altro: non sappiamo quale valga.",
    numberUnreadable: "Non è un numero nel formato che hai scelto.",
    numberQuoted: "È un testo tra virgolette: in JSON i numeri vanno senza, con il punto decimale.",
    formulaUnsolved:
      "La formula non ha un risultato salvato: apri la cartella di lavoro nel tuo programma, salvala e ricaricala.",
    cellInError: "La cella contiene un errore del foglio di calcolo.",
    signUnlikely: "Non può essere negativo. Le uscite si scrivono con segno positivo.",
    balanceDoesNotAdd: "L’attivo non è la somma di passivo e patrimonio: differiscono di oltre l’1%.",
    unitUnlikely:
      "La tabella indica un’unità diversa da quella scelta. Controlla qual è: un errore qui moltiplica il valore per mille.",
    currencyUnlikely:
      "La tabella indica una valuta diversa da quella scelta. Controlla qual è quella del bilancio: gli importi non vengono convertiti.",
    currenciesMixed:
      "Qui è indicata una valuta diversa dal resto della tabella, che indica quella scelta. Controlla in quale sono i suoi importi: non vengono convertiti.",
  },
};
