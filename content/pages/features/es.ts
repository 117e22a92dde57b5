import type { Text } from "../../text.ts";

export const page: Text = {
  title: "Qué hace Valora",
  description: "Lo que funciona hoy, con un enlace a cada cosa.",
  blocks: [
    { heading: "Siete métodos sobre cuentas reales" },
    {
      text: [
        "Descuento de flujos, dividendos, múltiplos comparables, beneficio residual, valor de los activos, beneficio por acción y la predicción de Valora, que calla cuando no puede saber. ",
        { text: "Cómo funciona cada uno", to: "/methods" },
        ".",
      ],
    },
    { heading: "Tres escenarios y tus supuestos" },
    {
      text: [
        "Conservador, neutral y optimista. El coste de capital, el crecimiento y el horizonte se mueven en la página y todo se recalcula en tu navegador. El enlace guarda tus cambios. ",
        { text: "Pruébalo con Apple", to: "/analysis/AAPL" },
        ".",
      ],
    },
    { heading: "Cada número, hasta su origen" },
    {
      text: "Abre «¿Cómo?» en cualquier método: una frase, lo que significa en esa empresa y la fórmula con sus cifras. Cada cifra dice su periodo, su fecha y, cuando se conoce, el informe del que sale.",
    },
    { heading: "Dice cuándo no sirve" },
    {
      text: [
        "Un banco no tiene flujo de caja libre; una empresa con pérdidas no tiene PER. El método que no se puede aplicar explica por qué y qué mirar en su lugar. ",
        { text: "Míralo en un banco", to: "/analysis/JPM" },
        ".",
      ],
    },
    { heading: "Datos incluidos" },
    {
      text: "Cuentas anuales de más de 500 empresas de Estados Unidos, España e Italia, precios con su fecha y medias sectoriales. Funciona sin conexión, sin claves y sin cuentas en otros sitios.",
    },
    { heading: "Tus propias cifras" },
    {
      text: [
        "Un libro de Excel, un CSV o celdas pegadas, con cada duda en su celda. Nadie más las ve, y se borran tras una hora sin usarlas. ",
        { text: "Usa tus cifras", to: "/import" },
        ".",
      ],
    },
    { heading: "Para programas", id: "programas" },
    {
      text: "Los mismos resultados en JSON, con su descripción OpenAPI en /api/docs, y desde la línea de órdenes.",
    },
    { heading: "Tres idiomas, dos temas, sin obligaciones" },
    {
      text: [
        "Español, inglés e italiano; claro y oscuro; con teclado, en el móvil y sin scripts. ",
        { text: "Preferencias", to: "/preferences" },
        ".",
      ],
    },
  ],
};
