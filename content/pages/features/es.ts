import type { Text } from "../../text.ts";

export const page: Text = {
  title: "Qué hace Valora",
  description: "Lo que funciona hoy, con un enlace a cada cosa.",
  blocks: [
    {
      actions: [
        { text: "Valorar una empresa gratis", to: "/" },
        { text: "Leer las guías", to: "/blog" },
      ],
    },
    { heading: "Lo que puedes hacer" },
    {
      cards: [
        {
          title: "Flujos descontados y escenarios",
          text: "Conservador, neutral y optimista. El coste de capital, el crecimiento y el horizonte se mueven en la página, y todo se recalcula en tu navegador antes de que apartes la vista.",
          link: { text: "Muévelos en Apple", to: "/analysis/AAPL#assumptions" },
        },
        {
          title: "Múltiplos y comparación con el sector",
          text: "PER, EV/EBITDA y precio entre valor contable contra la media del sector, con su fecha y las empresas parecidas una a una. Cada ratio dice su lugar en el sector.",
          link: { text: "Míralos en Coca-Cola", to: "/analysis/KO/ratios" },
        },
        {
          title: "Exporta el análisis",
          text: "Un PDF de una página; un Excel con las fórmulas vivas, que al recalcularse da lo mismo que la pantalla; un CSV y un JSON. Con tus supuestos, y con la fuente al lado de cada cifra.",
          link: { text: "Descarga el de Iberdrola", to: "/analysis/IBE.MC" },
        },
        {
          title: "Análisis técnico, aparte",
          text: "Medias, bandas de Bollinger, RSI, MACD, ATR, OBV y volumen donde hay precios diarios, cada uno con su frase y su tabla. No entra en ningún valor; si faltan los precios, la página dice por qué.",
          link: { text: "Ábrelo en Apple", to: "/analysis/AAPL/technical" },
        },
        {
          title: "Trabaja con otros por una dirección",
          text: "La dirección guarda cada supuesto que cambias: quien la abre ve tus números, no otros. Con una cuenta, tus análisis quedan en tu historial y dos del mismo símbolo se comparan. Y hasta cinco empresas se ven una al lado de otra.",
          link: { text: "Compara tres empresas", to: "/compare?tickers=KO,PEP,MCD" },
        },
        {
          title: "Datos que dicen lo que no saben",
          text: "Cuentas publicadas de más de 500 empresas de Estados Unidos, España e Italia, con precio fechado. Una divisa, un desdoblamiento o un balance que no cuadra se avisan; lo dudoso no se valora.",
          link: { text: "Comprueba los cálculos", to: "/methodology/proof" },
        },
      ],
    },
    { heading: "Cuatro métodos que conviene conocer" },
    {
      cards: [
        {
          title: "Descuento de flujos (DCF)",
          text: "Lo que vale hoy el efectivo que la empresa generará, menos su deuda. El método más completo y el que más depende de sus supuestos.",
          link: { text: "Cómo se calcula", to: "/methods#discountedCashFlow" },
        },
        {
          title: "Múltiplos comparables",
          text: "Lo que el mercado paga por empresas parecidas, aplicado a las cifras de esta. Rápido, y tan bueno como las comparables.",
          link: { text: "Cómo se calcula", to: "/methods#comparableMultiples" },
        },
        {
          title: "Descuento de dividendos",
          text: "Lo que valen los dividendos que cabe esperar, de Gordon-Shapiro a tres etapas. Para quien los paga y puede seguir pagándolos.",
          link: { text: "Cómo se calcula", to: "/methods#dividendDiscount" },
        },
        {
          title: "Beneficio residual",
          text: "El valor contable más lo que la empresa gana por encima de lo que cuestan sus fondos propios. El natural para bancos y aseguradoras.",
          link: { text: "Cómo se calcula", to: "/methods#residualIncome" },
        },
      ],
    },
    {
      text: [
        "Los otros tres son el valor patrimonial, el beneficio por acción y la predicción de Valora, que se abstiene cuando no puede saber. ",
        { text: "Los siete, uno a uno", to: "/methods" },
        ".",
      ],
    },
    { heading: "Cada número, hasta su origen" },
    {
      text: [
        "Abre «¿Cómo?» en cualquier método: una frase, lo que significa en esa empresa y la fórmula con sus cifras. Cada cifra dice su periodo, su fecha y el informe del que sale. ",
        { text: "Síguelo en Microsoft", to: "/analysis/MSFT?how=discountedCashFlow#how-discountedCashFlow" },
        ".",
      ],
    },
    { heading: "Cuánto fiarte" },
    {
      text: [
        "Diez mil combinaciones de los supuestos y cuántas quedan por debajo del precio; y el valor mes a mes, con las cuentas que se conocían entonces, frente a lo que costaba la acción. ",
        { text: "Míralo en Coca-Cola", to: "/analysis/KO#simulation" },
        ".",
      ],
    },
    { heading: "Sigue empresas" },
    {
      text: [
        "Una lista con el valor y el precio de las que te interesan, y un correo cuando la diferencia, el estado o el precio cruza el límite que pongas: una vez por cruce, nunca con un precio de hace días. ",
        { text: "Tu lista", to: "/watchlist" },
        ".",
      ],
    },
    { heading: "Todas de una vez" },
    {
      text: [
        "Las empresas incluidas, ya valoradas: por sector, estado, diferencia con el precio, calidad o tamaño, y la lista entera en Excel o CSV. ",
        { text: "Explorar", to: "/screener" },
        ".",
      ],
    },
    { heading: "Dice cuándo no sirve" },
    {
      text: [
        "Un banco no tiene flujo de caja libre; con pérdidas, el PER no significa nada. El método que no se puede aplicar explica por qué y qué mirar en su lugar. ",
        { text: "Míralo en un banco", to: "/analysis/JPM" },
        ".",
      ],
    },
    { heading: "Tus propias cifras" },
    {
      text: [
        "Un libro de Excel o de OpenDocument, un CSV, un JSON o celdas pegadas, con cada duda en su celda. Nadie más las ve, y se borran tras una hora sin usarlas. ",
        { text: "Usa tus cifras", to: "/import" },
        ".",
      ],
    },
    { heading: "Para programas", id: "programas" },
    {
      text: [
        "Los mismos resultados en JSON, con su descripción OpenAPI, y desde la línea de órdenes. ",
        { text: "Leer la API", to: "/api/docs" },
        ".",
      ],
    },
    { heading: "Tres idiomas, dos temas, sin obligaciones" },
    {
      text: [
        "Español, inglés e italiano; claro y oscuro; con teclado, en el móvil y sin scripts. Se instala como una aplicación, guarda los últimos análisis para cuando no haya conexión y no pide claves de nadie. ",
        { text: "Preferencias", to: "/preferences" },
        ".",
      ],
    },
    { heading: "Empieza por una empresa que conozcas" },
    {
      actions: [
        { text: "Valorar una empresa gratis", to: "/" },
        { text: "Leer las guías", to: "/blog" },
      ],
    },
  ],
};
