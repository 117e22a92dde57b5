import type { Article } from "../../text.ts";

export const article: Article = {
  title: "Múltiplos comparables: elegir bien a los vecinos",
  description: "Por qué la media miente y la mediana casi nunca.",
  date: "2025-07-27",
  blocks: [
    {
      text: "Un múltiplo es un precio dividido entre algo que la empresa produce: beneficio, EBITDA, ventas, patrimonio. Comparar múltiplos es preguntar cuánto se paga hoy por empresas parecidas. La pregunta es buena; la dificultad está en «parecidas».",
    },
    { heading: "Que arriba y abajo hablen de lo mismo" },
    {
      list: [
        [{ strong: "Precio" }, " con lo que es de los accionistas: beneficio neto (PER) y patrimonio (P/VC)."],
        [
          { strong: "Valor de la empresa" },
          " (acciones más deuda menos caja) con lo que es de todos: EBITDA, EBIT, ventas.",
        ],
      ],
    },
    { text: "Dividir el precio entre el EBITDA hace parecer barata a la empresa más endeudada." },
    { heading: "La media miente" },
    {
      text: "Cinco empresas con PER de 12, 15, 18, 22 y 60. La media es 25,4; la mediana, 18. Una sola empresa en un mal año basta para subir la media un 40 %. Por eso usamos la mediana y enseñamos todas las comparables.",
    },
    { heading: "Cómo las elegimos" },
    {
      list: [
        "Misma actividad; si no hay bastantes, mismo sector.",
        "Las más cercanas en tamaño, entre cinco y quince.",
        "Nunca la misma empresa con otra clase de acciones.",
        "Sin beneficio no hay PER: esa comparable no entra en ese múltiplo.",
        "Con menos de cinco, usamos la media fechada del sector y lo avisamos.",
      ],
    },
    { heading: "Qué te dice y qué no" },
    {
      text: "Los múltiplos dicen lo que el mercado paga por otras, no lo que valen. Si todo el sector está caro, esta también lo parecerá en la misma medida. Y un múltiplo bajo puede ser un precio justo para una empresa que crece menos o gana peor: compara también el margen, el crecimiento y la rentabilidad.",
    },
    {
      text: [
        "Mira las comparables de ",
        { text: "Microsoft", to: "/analysis/MSFT?how=comparableMultiples#comparableMultiples" },
        ".",
      ],
    },
  ],
};
