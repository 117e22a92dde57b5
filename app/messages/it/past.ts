import type { Messages } from "../message-types.ts";

export const past: Messages["past"] = {
  caption: "{currency} per azione, a fine mese",
  since:
    "{of, select, own {La quotazione} other {Il prezzo}} è {side, select, above {sopra} below {sotto} other {dentro}} la banda di valore da {month}.",
  sinceAtLeast:
    "{of, select, own {La quotazione} other {Il prezzo}} è {side, select, above {sopra} below {sotto} other {dentro}} la banda di valore almeno da {month}.",
  noBand: "Con gli ultimi conti nessun metodo dà un valore da confrontare con il prezzo.",
  price: "{of, select, own {quotazione} other {prezzo}} {price}",
  value: "valore neutrale {value}",
  band: "da {low} a {high}",
  month: "Mese",
  basis:
    "Banda: da prudente a ottimista, senza multipli né previsione, con i conti pubblicati fino a ciascun mese e i tassi di oggi. <link>Che cosa non si sapeva allora</link>",
  cut: "La banda esce dal disegno in alto: la scala segue il prezzo.",
};
