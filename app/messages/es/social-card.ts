/** The picture that goes with a shared link. */
export const socialCard = {
  price: "Precio",
  priceOn: "Precio, {date} · {source}",
  ownPrice: "Precio de quien comparte",
  values:
    "{votes, plural, =0 {Ningún método es fiable: sin valor} one {Valor según un método} other {Valor según # métodos}}",
  mean: "media, {mean}",
  view: "{view, select, relative {valor relativo al mercado} other {valor absoluto}}",
  own: "con supuestos propios",
  asOf: "a {date}",
  correctedFigures: "con cifras propias del lector",
  position:
    "{position, select, below {El precio queda por debajo de todas las estimaciones.} above {El precio queda por encima de todas las estimaciones.} other {El precio cae dentro del rango de las estimaciones.}}",
  unopened: "Cuánto vale la acción según siete métodos, con el origen de cada cifra.",
  disclaimer: "Estimaciones, no recomendaciones",
} as const;
