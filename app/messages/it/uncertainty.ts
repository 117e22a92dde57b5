import type { Messages } from "../message-types.ts";

/** How sure a value is: its spread when assumptions move, and how it has fared month by month. */
export const uncertainty: Messages["uncertainty"] = {
  work: {
    draw: "Disegna qui",
    running: "Calcolo in corso: {done}",
    progress: "Quanto è già calcolato",
    cancel: "Ferma",
    cancelled: "Fermato: per queste ipotesi non c’è un disegno.",
    failed: "Il tuo browser non è riuscito a calcolarlo. Il server può:",
    again: "Calcola",
    asTable: "Vedi come tabella",
  },
  throughTime: {
    title: "Valore e prezzo nel tempo",
    caption: "{currency} per azione, a fine mese",
    absolute:
      "Valori assoluti, anche nella vista relativa al mercato: il premio implicito nei prezzi si conosce per oggi, e non per ogni mese.",
    lead: "Il valore di ogni mese, secondo i conti pubblicati fino ad allora, e la quotazione.",
    say: "Su {months, plural, one {# mese} other {# mesi}} con un valore, il prezzo ha chiuso dentro la banda in {held}. Sopra: {above}. Sotto: {below}.{side, select, low { La banda è stata troppo bassa: il prezzo è rimasto quasi sempre sopra.} high { La banda è stata troppo alta: il prezzo è rimasto quasi sempre sotto.} held { Per la maggior parte del tempo il prezzo è rimasto nella banda.} other { Il prezzo non è rimasto da un solo lato.}}",
    key: {
      price: "prezzo",
      value: "valore neutrale",
      band: "da prudente a ottimista",
      filing: "nuovi conti",
    },
    table: "Valore e prezzo, anno per anno",
    date: "Fine mese",
    price: "Prezzo",
    low: "Prudente",
    middle: "Neutrale",
    high: "Ottimista",
    held: "Il prezzo era",
    accounts: "Ultimi conti",
    within: "dentro",
    above: "sopra",
    below: "sotto",
    year: "anno fino al {date}",
    yearEstimated: "anno fino al {date} (pubblicazione stimata)",
    multiples: "Multipli nel tempo, rispetto alla sua storia e alle comparabili",
    hindsight: "Che cosa allora non si sapeva",
    hindsights: {
      referenceOfToday:
        "Tassi, premi, medie di settore e beta sono quelli di oggi: nessuna fonte dà quelli di allora. La banda mostra come i conti hanno mosso il valore, non la valutazione che avremmo dato allora.",
      figuresAsLastFiled: "I conti portano le cifre della loro ultima pubblicazione, che può correggere le prime.",
      ownFigures:
        "Le tue cifre contano dal giorno in cui sono stati pubblicati i conti del loro periodo, come se fossero stati depositati così.",
      filingDateEstimated:
        "Di alcuni conti non conosciamo il giorno di pubblicazione: contiamo novanta giorni dalla chiusura dell’anno.",
      sharesFromStatements: "Il numero di azioni è quello degli ultimi conti noti, non quello del giorno.",
      closesHoldDividends:
        "Le chiusure passate sono rettificate per i dividendi successivi; annulliamo la rettifica con i dividendi dei bilanci, di solito con uno scarto di circa l’1%. Le scissioni e alcuni dividendi straordinari non vengono annullati: i prezzi precedenti sembrano più bassi di quanto fossero.",
      marketMethodsLeftOut:
        "Multipli e previsione non partecipano: non sappiamo quanto il mercato pagava allora le altre società.",
    },
    unavailable: {
      closesMissing: "Non possiamo disegnarlo: non abbiamo le chiusure mensili di questa azione, e non le inventiamo.",
      currencyUnresolved:
        "Non possiamo disegnarlo: l’azione è quotata in una valuta e i conti sono in un’altra, e non abbiamo il cambio di ogni mese.",
      fewStatements:
        "Non possiamo disegnarlo: con i conti pubblicati fino a ciascuna data, nessun metodo dava un valore.",
    },
  },
  simulation: {
    title: "Simulazione Monte Carlo",
    caption: "{method}, {currency} per azione · seed {seed}",
    lead: "Migliaia di simulazioni con tasso di sconto, crescita e redditività casuali.",
    say: "In {below} simulazioni su 100 il valore resta sotto il prezzo di {price}. La metà centrale va da {from} a {to}.",
    sayAlone: "La metà centrale dei valori va da {from} a {to}.",
    refused:
      "{rejected} simulazioni su {paths} non sono valide: il tasso di sconto non supera la crescita. Il resto non sarebbe rappresentativo, quindi non lo mostriamo.",
    nothing: "Prova con deviazioni minori, un tasso di sconto più alto o una g più bassa.",
    priceMark: "prezzo {value}",
    medianMark: "mediana {value}",
    share: "Quota delle simulazioni",
    value: "Valore",
    againstPrice: "Rispetto al prezzo",
    percentile: "{share} al di sotto di",
    median: "metà al di sotto di (mediana)",
    mean: "media",
    counted:
      "{paths} simulazioni; {rejected} non valide, contate e non ripetute; {worthless} in cui il debito supera l’enterprise value e l’azione non vale nulla.",
    change: "Cambia la simulazione",
    deviation: "{lever}: deviazione standard, {kind, select, points {punti} other {% del suo valore}}",
    paths: "Numero di simulazioni",
    seed: "Seed",
    seedHint: "Lo stesso seed dà sempre gli stessi risultati.",
    run: "Simula",
    notNumber: "Scrivi un numero, come {example}.",
    deviationRefused: "Scrivi un numero tra 0 e 50.",
    seedRefused: "Scrivi un numero intero tra 0 e {maximum}.",
    caveat:
      "Le variabili sono normali e indipendenti. La simulazione misura quanto il valore dipende da queste ipotesi, non la probabilità di ogni futuro. La prima e l’ultima barra raccolgono l’uno per cento di ciascun estremo.",
  },
};
