import type { Text } from "../../text.ts";

export const page: Text = {
  title: "Condizioni d'uso",
  description: "Che cosa aspettarsi dalle stime e che cosa no.",
  updated: "2026-11-21",
  blocks: [
    { heading: "Che cos'è una stima" },
    {
      text: "I valori che vedi nascono da formule note applicate a bilanci pubblicati e a ipotesi in bella vista. Cambiano se cambiano le ipotesi. Non sono una previsione del prezzo né una promessa.",
    },
    { heading: "Non è consulenza" },
    {
      text: "Valora non conosce la tua situazione né i tuoi obiettivi. Niente di quello che mostra è consulenza finanziaria, fiscale o legale, né una raccomandazione di comprare o vendere. Il segnale del modello è il risultato meccanico di una regola scritta.",
    },
    { heading: "I dati" },
    {
      text: "I bilanci vengono da fonti pubbliche, con data e fonte accanto a ogni cifra. Possono contenere errori di origine, mancare o arrivare tardi; quando lo sappiamo, lo diciamo nella pagina. I prezzi sono chiusure con la loro data, salvo che questa installazione usi una fonte online, che la pagina indica.",
    },
    { heading: "Uso" },
    {
      list: [
        "Devi avere almeno 13 anni.",
        "Dove il piano gratuito ha dei limiti, la pagina dice quali sono e quanto ti resta.",
        [
          "Dove si vende il piano Pro, il prezzo, il rinnovo e come si disdice sono scritti prima di pagare, in ",
          { text: "Piani e prezzi", to: "/plans" },
          ".",
        ],
        "Non cercare di sovraccaricare il servizio né di entrare dove non ti compete.",
        "Il programma è open source, con licenza MIT, e viene offerto così com'è, senza garanzie. Chi lo installa risponde della propria installazione.",
      ],
    },
    { heading: "Responsabile" },
    {
      operator: {
        known: "Di questa installazione e dei dati che conserva risponde {name}.",
        unknown:
          "Di questa installazione e dei dati che conserva risponde chi la gestisce, che non ha ancora messo qui il proprio nome.",
      },
    },
  ],
};
