/** The price of the last years over the band of the values. */
export const past = {
  caption: "{currency} por acción, a fin de mes",
  since:
    "{side, select, above {El precio está por encima de la banda de valor desde {month}.} below {El precio está por debajo de la banda de valor desde {month}.} other {El precio está dentro de la banda de valor desde {month}.}}",
  sinceAtLeast:
    "{side, select, above {El precio lleva por encima de la banda de valor al menos desde {month}.} below {El precio lleva por debajo de la banda de valor al menos desde {month}.} other {El precio lleva dentro de la banda de valor al menos desde {month}.}}",
  noBand: "Con las últimas cuentas ningún método da un valor con el que comparar el precio.",
  price: "precio {price}",
  value: "valor neutral {value}",
  band: "de {low} a {high}",
  month: "Mes",
  basis:
    "Banda: de conservador a optimista, con las cuentas publicadas hasta cada mes y los tipos de hoy. <link>Lo que entonces no se sabía</link>",
  cut: "La banda se sale del dibujo por arriba: la escala sigue al precio.",
} as const;
