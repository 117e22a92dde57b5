import type { Text } from "../../text.ts";

export const page: Text = {
  title: "Contacto y horarios",
  description: "Cómo escribir a quien mantiene esta instalación.",
  blocks: [
    {
      contact: {
        known: "Escríbenos a",
        unknown:
          "Quien mantiene esta instalación no ha publicado todavía una dirección de correo. Valora se instala por cuenta propia: pregunta a la persona o a la organización que te dio esta dirección.",
      },
    },
    { heading: "Si ves un número raro" },
    {
      text: "Dinos el símbolo, el método y el número, y copia la dirección de la página: lleva todos tus supuestos. Si apareció un error con un código, añádelo; con él encontramos qué pasó.",
    },
    { heading: "Antes de escribir" },
    {
      list: [
        ["Un método que no aplica no es un fallo: ", { text: "cada uno dice cuándo no sirve", to: "/methods" }, "."],
        "Los precios incluidos son cierres, no cotizaciones en directo. La fecha y la fuente están junto a cada precio.",
        ["Lo que hace hoy la herramienta está en ", { text: "Funciones", to: "/features/" }, "."],
      ],
    },
  ],
};
