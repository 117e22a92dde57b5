import type { Messages } from "../message-types.ts";

export const past: Messages["past"] = {
  caption: "{currency} per azione, a fine mese",
  since:
    "{side, select, above {Il prezzo è sopra la banda di valore da {month}.} below {Il prezzo è sotto la banda di valore da {month}.} other {Il prezzo è dentro la banda di valore da {month}.}}",
  sinceAtLeast:
    "{side, select, above {Il prezzo è sopra la banda di valore almeno da {month}.} below {Il prezzo è sotto la banda di valore almeno da {month}.} other {Il prezzo è dentro la banda di valore almeno da {month}.}}",
  noBand: "Con gli ultimi conti nessun metodo dà un valore da confrontare con il prezzo.",
  price: "prezzo {price}",
  value: "valore neutrale {value}",
  band: "da {low} a {high}",
  month: "Mese",
  basis:
    "Banda: da prudente a ottimista, con i conti pubblicati fino a ciascun mese e i tassi di oggi. <link>Che cosa non si sapeva allora</link>",
  cut: "La banda esce dal disegno in alto: la scala segue il prezzo.",
};
