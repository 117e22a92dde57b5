import type { Messages } from "../message-types.ts";

export const methods: Messages["methods"] = {
  discountedCashFlow: {
    name: "Flussi di cassa scontati",
    inSentence: "il metodo dei flussi scontati",
    short: "DCF",
    sentence: "Una società vale la cassa che genererà la sua attività, attualizzata a oggi.",
  },
  dividendDiscount: {
    name: "Dividendi",
    inSentence: "il metodo dei dividendi",
    short: "DDM",
    sentence: "Un’azione vale i dividendi che pagherà, attualizzati a oggi.",
  },
  comparableMultiples: {
    name: "Multipli comparabili",
    inSentence: "il metodo dei multipli",
    short: "P/E, EV/EBITDA e altri",
    sentence:
      "Una società dovrebbe quotare come quelle che le somigliano: allo stesso multiplo dell’utile o dei ricavi.",
  },
  residualIncome: {
    name: "Reddito residuale",
    inSentence: "il reddito residuale",
    short: "patrimonio netto + extra-rendimento",
    sentence: "Un’azione vale il suo patrimonio più quanto guadagna oltre ciò che gli azionisti pretendono.",
  },
  netAssetValue: {
    name: "Valore patrimoniale",
    inSentence: "il valore patrimoniale",
    short: "NAV",
    sentence: "Un’azione vale almeno ciò che resterebbe togliendo i debiti da quanto la società possiede.",
  },
  earningsPerShare: {
    name: "Utile per azione",
    inSentence: "l’utile per azione",
    short: "a due stadi",
    sentence: "Un’azione vale i dividendi dei prossimi anni più il prezzo di vendita finale, al P/E di uscita.",
  },
  prediction: {
    name: "Previsione di Valora",
    inSentence: "la previsione di Valora",
    short: "modello addestrato",
    sentence:
      "Un modello addestrato su migliaia di bilanci stima a che prezzo quotano di solito società con questi dati.",
  },
};
