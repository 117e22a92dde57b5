import type { Text } from "../../text.ts";

export const page: Text = {
  title: "Che cosa fa Valora",
  description: "Quello che funziona oggi, con un link a ogni cosa.",
  blocks: [
    { heading: "Sette metodi su bilanci reali" },
    {
      text: [
        "Flussi di cassa attualizzati, dividendi, multipli comparabili, reddito residuo, valore degli attivi, utile per azione e la previsione di Valora, che tace quando non può sapere. ",
        { text: "Come funziona ciascuno", to: "/methods" },
        ".",
      ],
    },
    { heading: "Tre scenari e le tue ipotesi" },
    {
      text: [
        "Prudente, neutrale e ottimista. Costo del capitale, crescita e orizzonte si spostano nella pagina e tutto si ricalcola nel tuo browser. Il link conserva le modifiche. ",
        { text: "Provalo con Apple", to: "/analysis/AAPL" },
        ".",
      ],
    },
    { heading: "Ogni numero, fino all'origine" },
    {
      text: "Apri «Come?» in qualsiasi metodo: una frase, che cosa significa per quella società e la formula con le sue cifre. Ogni cifra dice il periodo, la data e, quando è noto, il bilancio da cui viene.",
    },
    { heading: "Dice quando non serve" },
    {
      text: [
        "Una banca non ha flusso di cassa libero; una società in perdita non ha P/E. Il metodo che non si può applicare spiega perché e che cosa guardare al suo posto. ",
        { text: "Guardalo su una banca", to: "/analysis/JPM" },
        ".",
      ],
    },
    { heading: "Dati inclusi" },
    {
      text: "Bilanci annuali di oltre 500 società di Stati Uniti, Spagna e Italia, prezzi con la loro data e medie di settore. Funziona offline, senza chiavi e senza account altrove.",
    },
    { heading: "Le tue cifre" },
    {
      text: [
        "Una cartella di Excel, un CSV o celle incollate, con ogni dubbio nella sua cella. Nessun altro le vede e si cancellano dopo un'ora senza uso. ",
        { text: "Usa le tue cifre", to: "/import" },
        ".",
      ],
    },
    { heading: "Per i programmi", id: "programmi" },
    {
      text: "Gli stessi risultati in JSON, con la descrizione OpenAPI in /api/docs, e dalla riga di comando.",
    },
    { heading: "Tre lingue, due temi, nessun vincolo" },
    {
      text: [
        "Spagnolo, inglese e italiano; chiaro e scuro; da tastiera, sul telefono e senza script. ",
        { text: "Preferenze", to: "/preferences" },
        ".",
      ],
    },
  ],
};
