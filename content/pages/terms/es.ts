import type { Text } from "../../text.ts";

export const page: Text = {
  title: "Condiciones",
  description: "Qué puedes esperar de las estimaciones y qué no.",
  updated: "2026-11-21",
  blocks: [
    { heading: "Qué es una estimación" },
    {
      text: "Los valores que ves son el resultado de aplicar fórmulas conocidas a cuentas publicadas y a supuestos que están a la vista. Cambian si cambian los supuestos. No son un pronóstico del precio ni una promesa.",
    },
    { heading: "No es asesoramiento" },
    {
      text: "Valora no conoce tu situación ni tus objetivos. Nada de lo que muestra es asesoramiento financiero, fiscal o legal, ni una recomendación de comprar o vender. La señal del modelo es el resultado mecánico de una regla escrita.",
    },
    { heading: "Los datos" },
    {
      text: "Las cuentas vienen de fuentes públicas, con la fecha y la fuente al lado de cada cifra. Pueden contener errores de origen, faltar o llegar tarde; cuando lo sabemos, lo decimos en la página. Los precios son cierres con su fecha, salvo que esta instalación use una fuente en línea, que la página nombra.",
    },
    { heading: "Uso" },
    {
      list: [
        "Debes tener al menos 13 años.",
        "Donde el plan gratuito tiene límites, la página dice cuáles son y cuánto te queda.",
        [
          "Donde se vende el plan Pro, el precio, la renovación y cómo se cancela se dicen antes de pagar, en ",
          { text: "Planes y precios", to: "/plans" },
          ".",
        ],
        "No intentes sobrecargar el servicio ni entrar donde no te corresponde.",
        "El programa es libre, con licencia MIT, y se ofrece tal cual, sin garantías. Quien lo instala responde de su instalación.",
      ],
    },
    { heading: "Responsable" },
    {
      operator: {
        known: "De esta instalación y de los datos que guarda responde {name}.",
        unknown:
          "De esta instalación y de los datos que guarda responde quien la mantiene, que todavía no ha puesto aquí su nombre.",
      },
    },
  ],
};
