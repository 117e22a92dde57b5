/** The price of the last years over the band of the values. */
export const past = {
  caption: "{currency} por acción, a fin de mes",
  since:
    "{of, select, own {La cotización} other {El precio}} {side, select, above {está por encima} below {está por debajo} other {está dentro}} de la banda de valor desde {month}.",
  sinceAtLeast:
    "{of, select, own {La cotización} other {El precio}} {side, select, above {lleva por encima} below {lleva por debajo} other {lleva dentro}} de la banda de valor al menos desde {month}.",
  noBand: "Con las últimas cuentas ningún método da un valor con el que comparar el precio.",
  price: "{of, select, own {cotización} other {precio}} {price}",
  value: "valor neutral {value}",
  band: "de {low} a {high}",
  month: "Mes",
  basis:
    "Banda: de conservador a optimista, sin múltiplos ni predicción, con las cuentas publicadas hasta cada mes y los tipos de hoy. <link>Lo que entonces no se sabía</link>",
  cut: "La banda se sale del dibujo por arriba: la escala sigue al precio.",
} as const;
