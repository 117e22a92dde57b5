import type { Text } from "../../text.ts";

export const page: Text = {
  title: "Contatti e orari",
  description: "Come scrivere a chi gestisce questa installazione.",
  blocks: [
    {
      contact: {
        known: "Scrivici a",
        unknown:
          "Chi gestisce questa installazione non ha ancora pubblicato un indirizzo email. Valora si installa in proprio: chiedi alla persona o all'organizzazione che ti ha dato questo indirizzo.",
      },
    },
    { heading: "Se un numero ti sembra strano" },
    {
      text: "Indica il simbolo, il metodo e il numero, e copia l'indirizzo della pagina: contiene tutte le tue ipotesi. Se è comparso un errore con un codice, aggiungilo; ci permette di capire che cosa è successo.",
    },
    { heading: "Prima di scrivere" },
    {
      list: [
        ["Un metodo non applicabile non è un guasto: ", { text: "ognuno dice quando non serve", to: "/methods" }, "."],
        "I prezzi inclusi sono chiusure, non quotazioni in tempo reale. La data e la fonte sono accanto a ogni prezzo.",
        ["Quello che lo strumento fa oggi è in ", { text: "Funzioni", to: "/features/" }, "."],
      ],
    },
  ],
};
