import type { Article } from "../../text.ts";

export const article: Article = {
  title: "Cómo calcular el flujo de caja libre sin engañarte",
  description: "Qué restar, qué no, y por qué el beneficio no paga facturas.",
  date: "2025-07-25",
  blocks: [
    {
      text: "El beneficio es una opinión contable; la caja es lo que queda en el banco. El flujo de caja libre mide el dinero que un negocio puede sacar después de mantenerse y de crecer. Es lo que el descuento de flujos trae a hoy.",
    },
    { heading: "La cuenta corta" },
    { text: "Con el estado de flujos de efectivo delante, son dos líneas:" },
    { formula: "flujo de caja libre = caja de las operaciones − inversión en inmovilizado" },
    {
      text: "Esta versión ya ha pagado los intereses. Sirve para ver cuánta caja deja la empresa con la deuda que tiene hoy, pero no para compararla con otra que se financie de otro modo.",
    },
    { heading: "La cuenta que se descuenta" },
    {
      text: "Para valorar la empresa entera, con independencia de quién la financie, se parte del resultado de explotación:",
    },
    { formula: "FCFF = EBIT × (1 − impuesto) + amortización − inversión − aumento del circulante" },
    {
      list: [
        [{ strong: "EBIT" }, ": el beneficio antes de intereses e impuestos, sin extraordinarios."],
        [
          { strong: "Impuesto" },
          ": el que pagaría sin deuda. El ahorro fiscal de los intereses ya está en la WACC; contarlo aquí sería contarlo dos veces.",
        ],
        [{ strong: "Amortización" }, ": se suma porque redujo el beneficio sin que saliera dinero."],
        [{ strong: "Inversión y circulante" }, ": dinero que sí salió, aunque no pase por la cuenta de resultados."],
      ],
    },
    { heading: "Un ejemplo" },
    {
      text: "EBIT de 200, impuesto del 25 %, amortización de 50, inversión de 80 y 10 más de circulante: 200 × 0,75 + 50 − 80 − 10 = 110. El beneficio puede ser 130 y la caja libre 110: la diferencia está en lo que se ha invertido.",
    },
    { heading: "Cuatro trampas" },
    {
      list: [
        "Descontar con la WACC un flujo que ya ha pagado intereses y luego restar la deuda: la deuda se paga dos veces.",
        "Sumar las retribuciones en acciones porque «no son caja». Las pagan los accionistas, diluyéndose.",
        "Tomar un solo año. Una obra grande o un cobro adelantado cambian la cifra; mira varios.",
        "Aplicarlo a un banco. Sus depósitos y préstamos son el negocio, no su financiación.",
      ],
    },
    {
      text: [
        "Puedes ver la cuenta entera, con sus cifras, en ",
        { text: "el análisis de Apple", to: "/analysis/AAPL?how=discountedCashFlow#discountedCashFlow" },
        ".",
      ],
    },
  ],
};
