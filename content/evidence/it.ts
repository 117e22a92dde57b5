import type { EvidenceText } from "../../app/web/components/methodology/studies/evidence-text.ts";

export const evidenceText: EvidenceText = {
  title: "L’evidenza",
  description:
    "Le azioni che i metodi vedevano a buon mercato hanno reso di più? Abbiamo guardato, con i bilanci noti a ogni data.",
  made: "Misurato il {measuredOn} con i dati inclusi del {dataAsOf}, edizione {fingerprint}.",
  otherEdition:
    "Questa installazione lavora con dati del {dataAsOf}: le cifre di questa pagina sono di quelli inclusi.",
  verdict: {
    none: "Non si vede. Nessuna delle {figures} cifre di questa pagina si distingue dal caso: né i nostri metodi né misure più semplici hanno detto quali azioni avrebbero reso di più.",
    some: "Per {significant} delle {figures} cifre di questa pagina il caso spiega male il risultato: {names}. Con tante cifre, il solo caso ne darebbe circa {expected}.",
    always: "Non presentiamo nessun metodo come una previsione dei rendimenti.",
  },
  meaning: [
    "Per te vuol dire questo: un valore e un segnale riassumono ciò che i bilanci dicono di una società. Servono a farsi domande migliori, non ad attendere un rendimento.",
    "Non dimostra nemmeno che i metodi non servano. Le date sono poche, tutte di un’unica epoca, e di società a cui è andata bene. Non si sa, e lo diciamo.",
  ],
  analysts: "Per gli analisti.",
  asTable: "Vedi come tabella",
  indicators: {
    meanOfMethods: "Media dei metodi",
    discountedCashFlow: "Flussi di cassa scontati",
    dividendDiscount: "Dividendi",
    comparableMultiples: "Multipli comparabili",
    residualIncome: "Reddito residuale",
    netAssetValue: "Valore patrimoniale",
    earningsPerShare: "Utile per azione",
    earningsToPrice: "Utile ÷ prezzo",
    freeCashFlowToPrice: "Flusso libero ÷ prezzo",
    bookToPrice: "Valore contabile ÷ prezzo",
  },
  indicator: "Misura",
  ofWindow: "{name} a {window}",
  windows: { "12": "12 mesi", "36": "36 mesi" },
  correlation: {
    "12": {
      title: "Dodici mesi dopo",
      say: "Su {dates} date, la misura più alta è «{best}», con {bestFigure}, dove 1 sarebbe indovinare l’ordine di tutte le azioni e 0 non dire nulla.",
    },
    "36": {
      title: "Trentasei mesi dopo",
      say: "La misura più alta è «{best}», con {bestFigure}. Le {dates} finestre di tre anni si sovrappongono: contano come circa {independent} indipendenti, e per questo le fasce sono così larghe.",
    },
  },
  howToRead:
    "Il segno è la media delle date. La fascia dice fin dove il caso la lascia andare, con il 95% di confidenza: se tocca lo zero, non si distingue dal non dire nulla.",
  mean: "media delle date",
  interval: "fascia del 95%",
  byChance: "Probabilità per caso",
  dates: "Date",
  independent: "Indipendenti",
  companies: "Società per data",
  nothing: "non dice nulla",
  spread: {
    title: "Il terzo più a buon mercato rispetto al più caro",
    say: "{name}: a dodici mesi il terzo più a buon mercato ha reso {figure} rispetto al più caro, con una fascia da {low} a {high}.",
    table: "Differenza di rendimento a {window}",
    note: "È la differenza di rendimento su tutta la finestra, senza costi, tra i due terzi, con tutte le azioni alla pari.",
  },
  byDate: {
    title: "Data per data",
    say: "A dodici mesi la media dei metodi ha avuto più ragione che torto in {positive} date su {dates}.",
    date: "Data",
    table: "Correlazione dei ranghi a {window}",
  },
  otherMonths: {
    title: "E se si parte da un altro mese?",
    say: "Con uno qualsiasi dei dodici mesi, la correlazione della media dei metodi a dodici mesi va da {low} a {high}. Su {figures} cifre, {significant} stanno oltre ciò che spiega il caso.",
    month: "Mese",
    significant: "Cifre oltre il caso",
    table: "Correlazione della media dei metodi, secondo il mese di partenza",
  },
  sample: {
    title: "Il campione",
    say: "Tra {least} e {most} società per data, quelle che oggi restano nell’indice. Hanno reso in media il {mean} nei dodici mesi successivi, più di quanto ha guadagnato chi allora non sapeva quali sarebbero rimaste.",
    level: "Valore ÷ prezzo, società mediana",
    returns: { "12": "Rendimento a 12 mesi", "36": "Rendimento a 36 mesi" },
    table: "Le società di ogni data",
  },
  how: {
    title: "Come si è misurato",
    list: [
      "Ogni anno, a fine agosto dal 2018 al 2025, ogni società è stata valutata con lo stesso programma che usa la pagina: i bilanci depositati fino a quel giorno, il prezzo di allora e comparabili ai loro prezzi di allora.",
      "Quando non si sa in che giorno un bilancio è stato depositato, conta novanta giorni dopo la fine dell’esercizio.",
      "Accanto stanno tre misure che chiunque ricava dai bilanci: utile, flusso di cassa libero e valore contabile per azione, diviso il prezzo.",
      "Le azioni si ordinano dalla più a buon mercato alla più cara, e quell’ordine si confronta con quello dei rendimenti. Un metodo entra in una data quando valuta trenta società o più.",
    ],
    forAnalysts:
      "Correlazione di Spearman per data e sua media; un emittente, una volta; scenario neutrale; valori lontani dal prezzo inclusi. L’intervallo è quello della t sulle date; con finestre che si sovrappongono, la correlazione tra due date distanti j anni è 1 − j/3, con i gradi di libertà di Satterthwaite.",
  },
  unknown: {
    title: "Che cosa non si sa",
    withDividends:
      "Dalle chiusure mensili sono tolti i dividendi, perciò i rendimenti li comprendono, in modo approssimato. Al prezzo di allora sono stati riaggiunti.",
    withoutDividends:
      "I rendimenti non comprendono i dividendi: le chiusure mensili sono rettificate solo per i frazionamenti.",
    list: [
      "Ci sono solo società che restano nell’indice nel 2026. Quelle fallite, vendute o uscite non ci sono.",
      "Tassi, premi, beta e medie dei settori sono del 2026: quelli di allora non li abbiamo. Muovono tutte insieme più che il loro ordine.",
      "I bilanci portano le correzioni successive, che allora non si conoscevano.",
      "Otto anni di una sola borsa sono un’unica epoca, con la tecnologia in testa e i tassi in salita. Un’altra può essere stata diversa.",
      "La previsione di Valora non c’è: il modello ha imparato da questi stessi anni, e confrontarla sarebbe barare.",
      "Nemmeno il valore patrimoniale: in nessuna data dà a trenta società un valore che vota.",
      "Le fasce tengono conto che le date sono poche e si sovrappongono; non che uno stesso evento muove interi settori.",
    ],
  },
  again: {
    title: "Rifallo tu",
    text: ["Le cifre vengono dai dati inclusi, senza rete, con questo comando del progetto:"],
    command: "npm run evidence",
    calibration: "Sopra o sotto i prezzi? La calibrazione",
    proof: "Che le formule sono giuste: la prova",
  },
};
