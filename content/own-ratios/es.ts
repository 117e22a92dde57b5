import type { OwnRatiosText } from "../../app/web/content/own-ratios-text.ts";

export const ownRatiosText: OwnRatiosText = {
  title: "Ratios propios",
  description:
    "Una fórmula con cifras de cada empresa, para el explorador, la comparación, los ratios de una empresa y programas: cómo se escribe, qué cifras hay y cuándo no da valor.",
  blocks: [
    {
      text: [
        "Una fórmula combina cifras con ",
        { code: "+" },
        ", ",
        { code: "-" },
        ", ",
        { code: "*" },
        ", ",
        { code: "/" },
        " y paréntesis. En el explorador es una columna; con un límite, también un filtro. En la comparación es una fila, y en los ratios de una empresa dice con qué cifras sale; allí, y desde las dos listas, el valor lleva a su origen. La dirección de la página lleva la fórmula: quien la abre ve lo mismo.",
      ],
    },
    { heading: "Ejemplos" },
    {
      table: {
        head: ["Fórmula", "Qué es"],
        rows: [
          [[{ code: "freeCashFlow / marketValue" }], "Rentabilidad del flujo de caja libre"],
          [[{ code: "(marketValue + totalDebt - cashAndEquivalents) / ebitda" }], "Valor de empresa entre EBITDA"],
          [[{ code: "median(roic, 5)" }], "ROIC mediano de cinco años"],
          [[{ code: "cagr(revenue, 5)" }], "Crecimiento anual de los ingresos en cinco años"],
          [[{ code: "percent(discountedCashFlow / price - 1)" }], "Valor por descuento de flujos sobre el precio"],
          [
            [{ code: "average(freeCashFlow, 3) / marketValue" }],
            "Flujo de caja libre medio de tres años, sobre la capitalización",
          ],
          [[{ code: "netIncome / previous(totalEquity, 1)" }], "Beneficio sobre el patrimonio de un año antes"],
          [[{ code: "dividendsPaid / max(freeCashFlow, netIncome)" }], "Dividendos sobre la mayor de dos cifras"],
        ],
      },
    },
    {
      text: [
        "En la API: ",
        { code: "GET /api/v1/screener?ratio=freeCashFlow/marketValue&minRatio=0.05&sort=ratio" },
        ", ",
        { code: "GET /api/v1/compare?tickers=KO,PEP&ratio=roic" },
        ", ",
        { code: "GET /api/v1/ratios?ticker=KO&ratio=roic" },
      ],
    },
    {
      text: [
        "En la línea de comandos: ",
        { code: 'npm run --silent valora -- screen --ratio "freeCashFlow / marketValue" --minRatio 0.05 --sort ratio' },
      ],
    },
    { heading: "Funciones" },
    {
      table: {
        head: ["Función", "Qué hace"],
        rows: [
          [
            [{ code: "median(x, 5)" }],
            "La mediana de los últimos cinco ejercicios; también average, lowest, highest y total: media, mínimo, máximo y suma",
          ],
          [[{ code: "cagr(x, 5)" }], "El crecimiento anual compuesto desde hace cinco ejercicios"],
          [[{ code: "previous(x, 1)" }], "La cifra de un ejercicio antes"],
          [[{ code: "min(x, y), max(x, y)" }], "La menor y la mayor de dos"],
          [[{ code: "percent(x), times(x)" }], "Cómo se escribe: en porcentaje o en veces"],
        ],
      },
    },
    { heading: "Unidades" },
    {
      text: "Cada cifra tiene su unidad: dinero, dinero por acción, acciones, porcentaje o veces. Sumar dinero y un porcentaje se rechaza, con el carácter en el que está. Un cociente cuyo numerador es de un año (ventas, beneficio, flujo de caja) se escribe en porcentaje; los demás, en veces.",
    },
    { heading: "Cuándo no da valor" },
    {
      text: "Todas las cifras son del último ejercicio anual y en la moneda de las cuentas. Si falta una, el ratio falta y dice cuál y de qué ejercicio: nada la sustituye, tampoco en una mediana. Lo que depende del precio falta si el precio tiene más de 180 días, si está en otra moneda o si las cuentas quedan lejos de él. Dividir por cero tampoco da valor.",
    },
    { heading: "Avisos" },
    {
      text: "En las empresas que sigues y en una selección de un equipo, un aviso vigila un ratio propio: te escribe una vez por cada cruce de su límite, y no vuelve a hacerlo hasta que el ratio retrocede más de un 2 % del límite. El límite se escribe en la unidad del ratio; el dinero, entero y en la moneda de las cuentas. Se lee como en los ratios de la empresa, con el precio del mercado aunque hayas anotado otro. Si la fórmula usa el precio o un valor por acción, un precio de hace más de cuatro días no hace saltar nada; tampoco unas cuentas de hace más de dieciocho meses.",
    },
    { heading: "Límites" },
    {
      text: "Hasta 300 caracteres, 50 cifras y operaciones, 12 niveles de paréntesis y 10 años hacia atrás. Las cifras del mercado y los valores por acción son de hoy: no van dentro de las funciones de años. Se pueden usar los nombres cortos roic, roe y roa.",
    },
  ],
  figures: {
    title: "Las cifras",
    head: ["Cifra", "Cómo se escribe", "Unidad"],
    units: { money: "dinero", perShare: "dinero por acción", shares: "acciones", ratio: "veces", rate: "porcentaje" },
  },
};
