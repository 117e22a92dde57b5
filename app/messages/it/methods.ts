import type { Messages } from "../message-types.ts";

export const methods: Messages["methods"] = {
  discountedCashFlow: {
    name: "Flussi di cassa scontati",
    inSentence: "il metodo dei flussi scontati",
    short: "DCF",
    sentence: "Una società vale il denaro che potrà trarre dalla sua attività, riportato a oggi.",
  },
  dividendDiscount: {
    name: "Dividendi",
    inSentence: "il metodo dei dividendi",
    short: "DDM",
    sentence: "Un'azione vale i dividendi che pagherà, riportati a oggi.",
  },
  comparableMultiples: {
    name: "Multipli comparabili",
    inSentence: "il metodo dei multipli",
    short: "P/E, EV/EBITDA e altri",
    sentence:
      "Una società dovrebbe quotare come quelle che le somigliano: lo stesso prezzo per ogni euro di utile o di ricavi.",
  },
  residualIncome: {
    name: "Reddito residuale",
    inSentence: "il reddito residuale",
    short: "patrimonio più eccesso",
    sentence: "Un'azione vale il suo patrimonio più quanto guadagna oltre ciò che i soci pretendono.",
  },
  netAssetValue: {
    name: "Valore degli attivi",
    inSentence: "il valore degli attivi",
    short: "NAV",
    sentence: "Un'azione vale almeno ciò che resterebbe togliendo i debiti da quanto la società possiede.",
  },
  earningsPerShare: {
    name: "Utile per azione",
    inSentence: "l'utile per azione",
    short: "due parti",
    sentence: "Un'azione vale i dividendi dei prossimi anni più il prezzo che il suo utile meriterà alla fine.",
  },
  prediction: {
    name: "Previsione di Valora",
    inSentence: "la previsione di Valora",
    short: "modello addestrato",
    sentence:
      "Un modello addestrato su migliaia di bilanci dice a che prezzo quotano di solito società con queste cifre.",
  },
};
