import type { Messages } from "../message-types.ts";

export const multiples: Messages["multiples"] = {
  title: "Multipli di {name} ({ticker}) nel tempo",
  description:
    "P/E, EV/EBITDA, prezzo / valore contabile e rendimento del flusso di cassa libero di {name}, mese per mese, rispetto alla sua storia e alle comparabili.",
  lead: "Quanto si è pagato per utili, EBITDA, patrimonio e cassa di {name}, mese per mese, con i conti pubblicati fino ad allora.",
  download: "Scarica il CSV",
  basis: "Oggi: prezzo del {price} ({source}) e conti al {accounts}.",
  basisWithoutAccounts: "Non ci sono conti da confrontare con il prezzo.",
  say: "{name} oggi: <value></value>. Mesi con un valore più basso: <percent></percent> dei {months} con un dato da {from}.",
  sayToday: "{name} oggi: <value></value>.",
  sayAbsent: "Oggi manca il dato: {reason}.",
  noPlace:
    "Con {months, plural, =0 {nessun mese} one {un mese} other {# mesi}} con un dato non lo collochiamo nella sua storia: servono <least></least>.",
  least: "due anni",
  peersSay:
    "{count, plural, one {La comparabile con un dato} other {Le # comparabili con un dato}} oggi: mediana <median></median>; la metà centrale va da <lower></lower> a <upper></upper>.",
  peersFew:
    "{count, plural, =0 {Nessuna comparabile ha} one {Solo una comparabile ha} other {Solo # comparabili hanno}} un dato oggi: troppo poche per una mediana.",
  holes: "Mesi senza dato: {list}.",
  hole: "{months, plural, one {un mese} other {# mesi}} ({reason})",
  quantiles: "Percentili di {name}",
  quantile: "Percentili",
  own: "I suoi mesi",
  peers: "Comparabili oggi",
  median: "Mediana",
  percentile: "P{percent}",
  read: "Leggi {name} mese per mese",
  noFigure: "nessun dato: {reason}",
  cut: "La scala esclude i mesi più estremi; sono nella tabella.",
  key: {
    line: "{name}",
    inner: "metà centrale dei suoi mesi",
    outer: "da P10 a P90",
    median: "mediana",
  },
  table: "Tutti i mesi in cifre",
  month: "Mese",
  accounts: "Conti al",
  peersTable: "Le comparabili in cifre",
  company: "Società",
  noPeers: "Non ci sono comparabili.",
  why: "Di che cosa sono fatti",
  definitions: {
    priceToEarnings: "prezzo ÷ utile diluito per azione",
    evToEbitda: "(capitalizzazione + debito − cassa) ÷ EBITDA",
    priceToBook: "capitalizzazione ÷ patrimonio delle azioni ordinarie",
    freeCashFlowYield: "flusso di cassa libero ÷ capitalizzazione: più è alto, più è a buon mercato",
  },
  never: "Un mese senza dato dice perché; non viene mai ricavato da quelli vicini e non conta in nessun percentile.",
  hindsights: {
    figuresAsLastFiled: "I conti portano le cifre della loro ultima pubblicazione, che può correggere le prime.",
    ownFigures: "Le tue cifre contano dal giorno in cui sono stati pubblicati i conti del loro periodo.",
    filingDateEstimated:
      "Di alcuni conti non conosciamo il giorno di pubblicazione: contiamo novanta giorni dalla chiusura dell’anno.",
    sharesFromStatements: "I mesi passati contano le azioni diluite degli ultimi conti; oggi, l’ultimo numero noto.",
    closesHoldDividends:
      "Le chiusure passate sono rettificate per i dividendi successivi; annulliamo la rettifica con i dividendi dei bilanci, di solito con uno scarto di circa l’1%. Le scissioni e alcuni dividendi straordinari non vengono annullati: i mesi precedenti sembrano più a buon mercato di quanto fossero.",
    twelveMonthsOfLatest:
      "I dodici mesi fino a un trimestre sono noti solo per gli ultimi conti: i mesi precedenti si basano sull’ultimo esercizio.",
    debtPartlyKnown: "In alcuni mesi il debito è solo quello a lungo termine: il resto non è indicato.",
    depreciationEstimated:
      "In alcuni mesi l’ammortamento dell’EBITDA è la quota dei ricavi che era negli ultimi conti che lo riportano.",
  },
  unavailable: {
    closesMissing: "Non abbiamo le chiusure mensili di questa azione: si vede solo oggi, rispetto alle comparabili.",
    currencyUnresolved: "Il prezzo è in una valuta diversa da quella dei conti: non ci sono multipli da confrontare.",
  },
};
