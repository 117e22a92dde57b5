import type { Article } from "../../text.ts";

export const article: Article = {
  title: "Multipli comparabili: scegliere bene i vicini",
  description: "Perché la media mente e la mediana quasi mai.",
  date: "2025-07-27",
  blocks: [
    {
      text: "Un multiplo è un prezzo diviso per qualcosa che la società produce: utile, EBITDA, ricavi, patrimonio. Confrontare multipli è chiedersi quanto si pagano oggi società simili. La domanda è buona; il difficile è «simili».",
    },
    { heading: "Sopra e sotto devono parlare della stessa cosa" },
    {
      list: [
        [{ strong: "Il prezzo" }, " va con ciò che è degli azionisti: utile netto (P/E) e patrimonio netto (P/B)."],
        [
          { strong: "Il valore d'impresa" },
          " (azioni più debito meno cassa) va con ciò che è di tutti: EBITDA, EBIT, ricavi.",
        ],
      ],
    },
    { text: "Dividere il prezzo per l'EBITDA fa sembrare a buon mercato la società più indebitata." },
    { heading: "La media mente" },
    {
      text: "Cinque società con P/E di 12, 15, 18, 22 e 60. La media è 25,4; la mediana, 18. Basta una società in un anno difficile per alzare la media del 40%. Per questo usiamo la mediana e mostriamo tutte le comparabili.",
    },
    { heading: "Come le scegliamo" },
    {
      list: [
        "Stessa attività; se non bastano, stesso settore.",
        "Le più vicine per dimensione, tra cinque e quindici.",
        "Mai la stessa società con un'altra classe di azioni.",
        "Senza utile non c'è P/E: quella comparabile resta fuori da quel multiplo.",
        "Con meno di cinque usiamo la media datata del settore, e lo diciamo.",
      ],
    },
    { heading: "Che cosa dicono e che cosa no" },
    {
      text: "I multipli dicono quanto il mercato paga le altre, non quanto valgono. Se tutto il settore è caro, anche questa sembrerà valere altrettanto. E un multiplo basso può essere il prezzo giusto per una società che cresce meno o rende peggio: confronta anche margini, crescita e rendimento.",
    },
    {
      text: [
        "Guarda le comparabili di ",
        { text: "Microsoft", to: "/analysis/MSFT?how=comparableMultiples#comparableMultiples" },
        ".",
      ],
    },
  ],
};
