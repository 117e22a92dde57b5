import type { Article } from "../../text.ts";

export const article: Article = {
  title: "Come calcolare il flusso di cassa libero senza ingannarti",
  description: "Che cosa sottrarre, che cosa no, e perché l'utile non paga le bollette.",
  date: "2025-07-25",
  blocks: [
    {
      text: "L'utile è un'opinione contabile; la cassa è quello che resta in banca. Il flusso di cassa libero misura il denaro che un'attività può restituire dopo essersi mantenuta ed essere cresciuta. È quello che il DCF riporta a oggi.",
    },
    { heading: "Il conto breve" },
    { text: "Con il rendiconto finanziario davanti, bastano due righe:" },
    { formula: "flusso di cassa libero = cassa dalle operazioni − investimenti" },
    {
      text: "Questa versione ha già pagato gli interessi. Mostra quanta cassa lascia la società con il debito che ha oggi, ma non permette il confronto con una finanziata in altro modo.",
    },
    { heading: "Il conto da scontare" },
    { text: "Per valutare l'intera impresa, chiunque la finanzi, si parte dal risultato operativo:" },
    { formula: "FCFF = EBIT × (1 − imposte) + ammortamenti − investimenti − aumento del circolante" },
    {
      list: [
        [{ strong: "EBIT" }, ": l'utile prima di interessi e imposte, senza partite straordinarie."],
        [
          { strong: "Imposte" },
          ": quelle che pagherebbe senza debito. Il risparmio fiscale sugli interessi è già nel WACC; contarlo qui sarebbe contarlo due volte.",
        ],
        [{ strong: "Ammortamenti" }, ": si sommano perché hanno ridotto l'utile senza che uscisse denaro."],
        [
          { strong: "Investimenti e circolante" },
          ": denaro che è uscito davvero, anche se non passa dal conto economico.",
        ],
      ],
    },
    { heading: "Un esempio" },
    {
      text: "EBIT di 200, imposte al 25%, ammortamenti di 50, investimenti di 80 e 10 in più di circolante: 200 × 0,75 + 50 − 80 − 10 = 110. L'utile può essere 130 e la cassa libera 110: la differenza è quello che si è investito.",
    },
    { heading: "Quattro trappole" },
    {
      list: [
        "Scontare al WACC un flusso che ha già pagato gli interessi e poi togliere il debito: il debito si paga due volte.",
        "Sommare i compensi in azioni perché «non sono cassa». Li pagano gli azionisti, diluendosi.",
        "Guardare un solo anno. Un grande progetto o un incasso anticipato cambiano la cifra; guardane diversi.",
        "Usarlo per una banca. Depositi e prestiti sono la sua attività, non il suo finanziamento.",
      ],
    },
    {
      text: [
        "Puoi vedere tutto il conto, con le sue cifre, nell'",
        { text: "analisi di Apple", to: "/analysis/AAPL?how=discountedCashFlow#discountedCashFlow" },
        ".",
      ],
    },
  ],
};
