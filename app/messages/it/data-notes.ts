import type { Messages } from "../message-types.ts";
import { accountsRemarks } from "./accounts-remarks.ts";
import { findingNotes } from "./finding-notes.ts";

export const dataNotes: Messages["dataNotes"] = {
  ...findingNotes,
  ...accountsRemarks,
  asOfDay: {
    subject: "A una data passata",
    text: "Con i bilanci depositati fino al {day} e un prezzo di quel giorno o precedente. {reason, select, ofDay {Il tasso privo di rischio è quello di allora ({rateAsOf}); il premio ({premiumAsOf}) e le medie di settore ({averagesAsOf}) sono quelli di oggi.} other {Tassi, premi e medie sono quelli di oggi: tasso privo di rischio del {rateAsOf}, premio del {premiumAsOf}, medie di settore del {averagesAsOf}.}} {published, select, known {Per allora fu pubblicato un tasso del {publishedRate} ({publishedAsOf}; {source}), che non si usa: accanto a un premio di oggi non darebbe il rendimento richiesto di nessun giorno.} other {}} Di quel giorno non ci sono società comparabili né previsione.",
  },
  correctedFigures: {
    subject: "Le tue cifre",
    text: "{count, plural, one {Una cifra è tua e sostituisce} other {# cifre sono tue e sostituiscono}} quanto depositato (depositata → tua): {contradictions}. Tutto il resto si calcola da {count, plural, one {questa} other {queste}}.",
  },
  correctedFiguresDoNotAddUp: {
    subject: "Le tue cifre non tornano",
    text: "Come depositate tornavano; con le tue cifre no (quanto dice il totale → la somma delle parti): {contradictions}. Verifica se cambia anche il totale.",
  },
  accountsOfListed: {
    subject: "Di chi sono i conti",
    text: "Queste cifre sono quelle di {issuer}{ticker, select, none {} other { ({ticker})}}, senza alcuna differenza. Le valutiamo come tue; controlla che siano della società che indichi.",
  },
  priceLaterThanData: {
    subject: "Prezzo",
    text: "È del {asOf}, mentre la maggior parte dei prezzi inclusi è del {dataAsOf}: la sua fonte è stata riletta più tardi. I prezzi delle altre sono precedenti a quello di questa azione.",
  },
  priceIsClose: {
    subject: "Prezzo",
    text: "È la chiusura del {asOf}, non una quotazione in tempo reale. Fonte: {source}.",
  },
  priceMissing: { subject: "Prezzo", text: "Non abbiamo un prezzo: diamo i valori senza confrontarli." },
  priceInOtherCurrency: {
    subject: "Valuta",
    text: "Il prezzo è in {priceCurrency} e il bilancio in {statementCurrency}: non li confrontiamo senza un cambio con data.",
  },
  statementsStale: {
    subject: "Bilanci non aggiornati",
    text: "Gli ultimi sono del {fiscalYearEnd}: hanno {months} mesi.",
  },
  statementsFew: {
    subject: "Pochi bilanci",
    text: "{count, plural, one {C’è un solo anno} other {Ci sono solo # anni}}: le tendenze sono fragili.",
  },
  statementsNotTraced: {
    subject: "Senza documento originale",
    text: "{count, plural, one {Un esercizio} other {# esercizi}} su {total} ({years}) non {count, plural, one {si può} other {si possono}} ricondurre a un documento depositato.",
  },
  figuresMissing: {
    subject: "Voci mancanti",
    text: "Nel bilancio del {fiscalYearEnd} non conosciamo: {figures}. Non le contiamo come zero.",
  },
  sharesUnsettled: {
    subject: "Numero di azioni",
    text: "Quello di oggi e gli ultimi bilanci non si corrispondono (per una fusione o un’emissione successiva, o perché solo uno dei due conta alcuni proprietari): non diamo valori per azione.",
  },
  sharesUnknown: { subject: "Numero di azioni", text: "Non lo conosciamo alla data di oggi." },
  betaUnknown: { subject: "Beta", text: "Non c’è un beta misurato per quest’azione; usiamo quello del suo settore." },
  depreciationEstimated: {
    subject: "Ammortamenti",
    text: "Quelli di quest’anno non si conoscono: li stimiamo con la loro ultima quota sui ricavi.",
  },
  riskFreeRateConverted: {
    subject: "Tasso privo di rischio",
    text: "Quello di {to} si ricava da quello di {from} con la differenza di inflazione attesa.",
  },
  industryUnknown: {
    subject: "Settore",
    text: "La sua attività non ha medie pubblicate; usiamo quelle di tutto il mercato ({market}).",
  },
  sectorAveragesUsed: {
    subject: "Medie di settore",
    text: "Dove mancano comparabili usiamo quelle di «{industry}», pubblicate da Aswath Damodaran (NYU Stern) con data {asOf}.",
  },
  partSeparated: {
    subject: "Attività separata",
    text: "{part, select, none {Una parte} other {{part}}} si è separata dalla società: risulta dal {asOf} ({source}). Gli ultimi conti, al {fiscalYearEnd}, la comprendono ancora: nessun metodo vota e non c’è segnale finché non ci saranno conti senza di essa.",
  },
  financeArm: {
    subject: "Finanziaria interna",
    text: "{part, select, none {I suoi conti sono quelli di chi presta ai propri clienti: deve il {share} dei ricavi di un anno} other {Presta ai suoi clienti: {part} ({source})}}. Quel debito fa parte dell’attività: il flusso di cassa scontato non vota e i multipli che contano il debito restano fuori.{beta, select, none {} other { Alza anche il beta, che nel suo settore è {industryBeta} e qui {beta}, e con esso il costo del capitale proprio: ciò che si sconta a quel tasso risulta basso.}}",
  },
  interestUnlikely: {
    subject: "Interessi e debito",
    text: "Gli interessi dell’esercizio chiuso il {fiscalYearEnd} sono il {share} del debito che conosciamo: una delle due cifre non può essere corretta. Il flusso di cassa scontato non vota e il costo del debito è quello del settore.",
  },
  researchBroken: {
    subject: "Discontinuità nella R&S",
    text: "Nell’esercizio chiuso il {fiscalYearEnd} passa da {amountBefore} a {amount} milioni: la cifra di prima e quella di dopo non misurano la stessa cosa. Non la capitalizziamo.",
  },
  debtFromInterest: {
    subject: "Debito stimato",
    text: "Il suo debito non è noto. Con {amountBefore} milioni di interessi dell’esercizio chiuso il {fiscalYearEnd} e un costo del {share} stimiamo {amount} milioni.",
  },
  bookGrowthOfEarnings: {
    subject: "Crescita del patrimonio",
    text: "Il suo patrimonio contabile è variato del {move} l’anno, ma con gli utili trattenuti sarebbe variato del {share}: il resto sono rivalutazioni, fusioni o cambi contabili. Usiamo il secondo.",
  },
  answerStale: {
    subject: "Dati conservati",
    text: "{covers, select, price {Il prezzo} riskFreeRate {Il tasso privo di rischio} other {I bilanci}} non {covers, select, other {è} statements {sono}} di adesso, ma di {asOf} ({provider}): è l’ultimo dato che abbiamo finché la fonte non dà nulla di più recente.",
  },
  providerSkipped: {
    subject: "Un’altra fonte",
    text: "{covers, select, price {Prezzo} riskFreeRate {Tasso privo di rischio} history {Prezzi giornalieri} statementsAndPrice {Bilanci e prezzo} other {Bilanci}}, {provider}: {reason, select, unknownTicker {non conosce questo simbolo} noData {lo conosce, ma non ha questi dati} rateLimited {ha raggiunto il suo limite di richieste} timedOut {non ha risposto in tempo} keyRefused {non accetta la chiave} wrongValue {fornisce un valore che non può essere giusto e non è stato usato} incomplete {non fornisce il prezzo o la sua valuta} suspect {le sue cifre si contraddicono e non sono state usate} older {il dato più recente che fornisce è del {asOf}, e quello usato non è precedente} accountsOfAnother {fornisce i bilanci di un’altra società, che non sono stati usati} unreadable {la sua risposta non si capisce e non è stata usata} other {non risponde}}{until, select, none {} other {; verrà interrogata di nuovo da: {until}}}.",
  },
  affects: "Riguarda: <methods></methods>.",
};

/** Sources by their code in `@valora/market-data/sources`. */
export const sourceNames: Messages["sourceNames"] = {
  reader: "il tuo prezzo",
  closingPrice: "prezzo di chiusura, elenco pubblico",
  closingPriceSecondary: "prezzo di chiusura, fonte secondaria",
  sharesIssued: "azioni emesse, secondo il registro",
  sharesSecondary: "numero di azioni, fonte secondaria",
  sharesFromEarnings: "utile netto ÷ utile per azione",
  sharesFromDividends: "dividendi pagati ÷ dividendo per azione",
  sharesFromNetAssets: "valore patrimoniale ÷ valore per azione",
  closingPriceFile: "prezzo di chiusura, file dei prezzi di questa installazione",
  refreshedPrice: "prezzi di {file}, {date}",
  monthlyCloses: "chiusure mensili, elenco pubblico",
  filing: "documento depositato presso la SEC",
  capitalisation: "capitalizzazione ÷ prezzo",
  secondary: "fonte secondaria",
  centralBank: "Banca centrale europea",
  allClasses: "dividendi pagati ÷ dividendo per azione, tutte le classi convertite",
  inflationTarget:
    "Banca centrale europea, strategia di politica monetaria: obiettivo simmetrico del 2% a medio termine",
  convertedToEuro: "{rate}; convertito in euro con il differenziale d’inflazione ({euro}; {foreign})",
  lessDefaultSpread: "{rate}, meno lo spread di default dello Stato ({spread}, {date})",
  treasuryPar: "Tesoro USA, rendimento alla pari a 10 anni",
  centralBankSpot: "Banca centrale europea, tasso a pronti a 10 anni dei titoli di Stato con rating AAA",
  expectedInflation: "{source}, inflazione attesa in dollari",
  impliedPremium: "Valora: risolto con i valori e i prezzi delle società dei dati",
  treasury: "Tesoro USA, titolo a 10 anni, media di {month}",
  damodaran: "Aswath Damodaran, NYU Stern, {month}",
  ratings: "Aswath Damodaran, NYU Stern: rating, copertura degli interessi e spread di default, {month}",
  outlook: "{title}: crescita reale intorno al {real} annuo nel {years}, inflazione al {inflation} ({address})",
  forecasters:
    "Banca centrale europea, Survey of Professional Forecasters, {quarter}° trimestre {year}: crescita reale di lungo periodo {real}, inflazione {inflation} ({address})",
  filedShares:
    "SEC EDGAR, {place, select, coverPage {frontespizio del documento} balanceSheet {stato patrimoniale} other {media ponderata}}",
  averageBeta:
    "Media dei beta settoriali delle società USA incluse, ponderata per capitalizzazione e con ogni società contata una volta ({source})",
  centralBankAverage:
    "Banca centrale europea, tasso a pronti a 10 anni dei titoli di Stato dell’area euro con rating AAA, media di {month} (Eurostat, {dataset}: {address})",
  damodaranRate: "Aswath Damodaran, NYU Stern, {month}: tasso del Tesoro con cui è stato calcolato il premio",
  damodaranRow: "Aswath Damodaran, NYU Stern, {month}: {row}",
  ratingsRow: "Aswath Damodaran, NYU Stern: rating, copertura degli interessi e spread di default, {month}: {row}",
  reportOfDay: "modulo {form} del {date}, {accession}",
  reportOnEvent: "modulo {form} sull’evento del {date}",
  segmentOfReport: "modulo {form}, segmento {segment}",
  financingReceivables: "relazione annuale, crediti da attività di finanziamento",
  listedAs: "quotata come {ticker} nell’elenco del {date}; registrata con il numero {number}",
  distribution: "distribuita il {date}; quotata come {ticker}, registrata con il numero {number}",
  distributionInReport:
    "distribuita il {date}, come riporta il modulo {form} del {year}, {accession}; quotata come {ticker}",
  distributionInMemo:
    "distribuita il {date}, un’azione per ciascuna, secondo la circolare {memo} della Options Clearing Corporation; quotata come {ticker}",
};
