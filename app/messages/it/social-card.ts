/** The picture that goes with a shared link. */
export const socialCard = {
  price: "Prezzo",
  priceOn: "Prezzo, {date} · {source}",
  ownPrice: "Prezzo di chi condivide",
  values:
    "{votes, plural, =0 {Nessun metodo affidabile: nessun valore} one {Valore secondo un metodo} other {Valore secondo # metodi}}",
  mean: "media, {mean}",
  view: "{view, select, relative {valore relativo al mercato} other {valore assoluto}}",
  own: "con ipotesi proprie",
  asOf: "al {date}",
  correctedFigures: "con cifre proprie del lettore",
  position:
    "{position, select, below {Il prezzo è sotto tutte le stime.} above {Il prezzo è sopra tutte le stime.} other {Il prezzo cade nell’intervallo delle stime.}}",
  unopened: "Quanto vale l’azione secondo sette metodi, e da dove viene ogni cifra.",
  disclaimer: "Stime, non raccomandazioni",
} as const;
