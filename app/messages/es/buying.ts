/** A qué precio compraría el lector: su margen de seguridad. */
export const buying = {
  term: "Comprar por debajo de",
  margin: "margen del {safety}",
  title: "¿A qué precio comprarías?",
  label: "Margen de seguridad",
  percent: "Margen de seguridad en porcentaje",
  usual: "habitual: {safety}",
  spoken: "{value} por ciento",
  hint: "Se descuenta de la media de los métodos que votan. Cuanto menos te fíes de ellos, más margen. La dirección de la página lo guarda.",
  submit: "Aplicar",
  close: "Cerrar",
  say: "Con un margen de seguridad del {safety}, comprarías por debajo de {value}.",
  below:
    "Con un margen de seguridad del {safety}, comprarías por debajo de {value}: el precio tendría que bajar un {fall}.",
  reached:
    "Con un margen de seguridad del {safety}, comprarías por debajo de {value}: el precio ya está ahí y podría subir un {fall}.",
  drawn:
    "{count, plural, one {Un método} other {# métodos}} y el precio en una escala; comprarías por debajo de {value}.",
  price: "Precio {price}",
  byMethod: "Precio de compra por método",
  caption: "Precio de compra por método con un margen del {safety}, en {currency}",
} as const;
