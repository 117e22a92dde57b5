import type { Text } from "../../text.ts";

export const page: Text = {
  title: "Quiénes somos",
  description: "Una herramienta libre que dice cuánto vale una acción, por qué y cuánto fiarse.",
  blocks: [
    {
      text: "Valora calcula el valor de una acción con siete métodos, enseña de dónde sale cada cifra y dice cuándo un método no sirve. Está pensada para quien invierte su propio dinero y para quien tiene que defender una valoración delante de otros.",
    },
    { heading: "Qué nos importa" },
    {
      list: [
        [
          { strong: "Rigor." },
          " Si un método no se puede aplicar a una empresa, lo decimos y no vota. Un dato que falta se queda sin rellenar.",
        ],
        [
          { strong: "Transparencia." },
          " Cada número se abre hasta su fórmula, su informe y su fecha. El código es libre (licencia MIT).",
        ],
        [
          { strong: "Varias miradas." },
          " Siete métodos que no siempre coinciden. La diferencia entre ellos también es información.",
        ],
        [
          { strong: "Tus supuestos." },
          " Puedes mover el coste de capital, el crecimiento y el horizonte, y ver al momento qué cambia.",
        ],
      ],
    },
    { heading: "Qué no hacemos" },
    {
      text: "No recomendamos comprar ni vender. No vendemos datos, no mostramos anuncios y no cobramos comisiones de nadie. Una estimación depende de sus supuestos: por eso los enseñamos todos.",
    },
    { text: [{ text: "Analizar una empresa", to: "/" }] },
  ],
};
