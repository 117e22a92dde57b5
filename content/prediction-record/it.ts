import type { PredictionRecordText } from "../../app/web/components/methodology/prediction/record-text.ts";

export const predictionRecordText: PredictionRecordText = {
  title: "La previsione di Valora: com’è andata",
  description: "Ogni previsione mostrata qui viene annotata e confrontata con i prezzi che arrivano dopo.",
  how: "Come si tiene il conto",
  howText: [
    "La prima volta che la previsione di una società è mostrata accanto a un prezzo nuovo, si conservano il simbolo, la versione del modello, il giorno, il valore, la banda e il prezzo. Chi ha guardato, no.",
    "Dopo uno, tre e dodici mesi la si confronta con il prezzo di quel momento. Se allora manca un prezzo, o le azioni non sono più le stesse (un frazionamento, una fusione), il confronto non si fa.",
    "Il modello dice quanto paga il mercato per società simili; non prevede il prezzo. La prova più giusta è il prezzo dello stesso giorno. I dividendi non si contano.",
    "Ci sono solo le società che qualcuno ha guardato in questa installazione: non è un campione del mercato.",
  ],
  results: "Finora",
  empty:
    "Non c’è ancora nessuna previsione annotata. La prima comparirà quando qualcuno guarderà una società di cui il modello ha qualcosa da dire.",
  unreadable: "Ora il registro non si può leggere, perché la base di dati non risponde. Riprova tra qualche minuto.",
  sentence:
    "Il prezzo dello stesso giorno è caduto dentro la banda dell’80% nel {share} dei casi (previsioni: {count}; società: {companies}).",
  few: "Sono meno di 100 previsioni: dicono ancora poco.",
  horizon: "Confronto con il prezzo",
  horizons: {
    sameDay: "Dello stesso giorno",
    oneMonth: "Un mese dopo",
    threeMonths: "Tre mesi dopo",
    oneYear: "Un anno dopo",
  },
  predictions: "Previsioni",
  companies: "Società",
  inBand: "Dentro la banda",
  below: "Sotto",
  above: "Sopra",
  error: "Errore mediano",
  lean: "Distorsione",
  days: "Giorni dei prezzi",
  target: "La linea segna l’80% che la banda promette.",
  waiting: "Ancora senza un prezzo successivo: {horizons}.",
  card: "Come è addestrato il modello e quanto ha sbagliato nelle prove",
};
