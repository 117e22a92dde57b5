import type { Article } from "../../text.ts";

export const article: Article = {
  title: "ROIC: cuánto gana cada euro que la empresa reinvierte",
  description: "El número que separa crecer de crear valor.",
  date: "2025-07-26",
  blocks: [
    {
      text: "Dos empresas crecen lo mismo. Una necesita reinvertir la mitad de lo que gana; la otra, casi todo. La primera vale más. El ROIC, la rentabilidad del capital invertido, es lo que las distingue.",
    },
    { heading: "La cuenta" },
    { formula: "ROIC = EBIT × (1 − impuesto) ÷ capital invertido" },
    { formula: "capital invertido = patrimonio + deuda − caja que no hace falta" },
    {
      text: "Arriba, el beneficio de explotación después de impuestos (NOPAT). Abajo, el dinero que accionistas y acreedores han puesto en el negocio. Los dos lados deben hablar de lo mismo: si quitas la caja abajo, quita sus intereses arriba.",
    },
    { heading: "Por qué importa para el valor" },
    { text: "El crecimiento hay que pagarlo. La parte del beneficio que se reinvierte es:" },
    { formula: "tasa de reinversión = g ÷ ROIC" },
    {
      text: "Para crecer al 4 % con un ROIC del 8 % hay que reinvertir la mitad del beneficio; con un ROIC del 16 %, la cuarta parte. Lo demás queda libre para los dueños.",
    },
    { heading: "La comparación que decide" },
    {
      list: [
        [{ strong: "ROIC mayor que la WACC" }, ": crecer crea valor."],
        [{ strong: "ROIC igual a la WACC" }, ": crecer da lo mismo. El valor no cambia, crezca lo que crezca."],
        [{ strong: "ROIC menor que la WACC" }, ": cada euro reinvertido vale menos de un euro. Crecer destruye valor."],
      ],
    },
    {
      text: "Por eso no suponemos que una ventaja dure siempre: en el escenario conservador, la rentabilidad de lo que se reinvierte a perpetuidad se iguala a la WACC; en los otros se conserva una parte limitada de la diferencia.",
    },
    { heading: "Cuándo no fiarse" },
    {
      list: [
        "Con poco capital invertido (software, marcas), el ROIC se dispara y dice poco.",
        "Tras una compra grande, el fondo de comercio lo hunde. Míralo con y sin él.",
        "En bancos y aseguradoras no tiene sentido: usa la rentabilidad del patrimonio (ROE).",
      ],
    },
    {
      text: [
        "Puedes ver cómo entra en la cuenta en ",
        { text: "el análisis de Coca-Cola", to: "/analysis/KO?how=discountedCashFlow#discountedCashFlow" },
        ".",
      ],
    },
  ],
};
