import type { EvidenceText } from "../../app/web/components/methodology/studies/evidence-text.ts";

export const evidenceText: EvidenceText = {
  title: "La evidencia",
  description:
    "¿Rindieron más las acciones que los métodos veían baratas? Lo hemos mirado con las cuentas que se conocían en cada fecha.",
  made: "Medido el {measuredOn} con la base de datos local del {dataAsOf}, edición {fingerprint}.",
  otherEdition: "Esta instalación trabaja con datos del {dataAsOf}: las cifras de esta página son de los incluidos.",
  verdict: {
    none: "No se ve. Ninguna de las {figures} cifras de esta página se distingue del azar: ni nuestros métodos ni otras medidas más sencillas dijeron qué acciones rendirían más.",
    some: "En {significant} de las {figures} cifras de esta página el azar explica mal el resultado: {names}. Con tantas cifras, el azar solo daría unas {expected}.",
    always: "No presentamos ningún método como un pronóstico de rendimientos.",
  },
  meaning: [
    "Para ti quiere decir esto: un valor y una señal resumen lo que las cuentas dicen de una empresa. Sirven para hacer mejores preguntas, no para esperar un rendimiento.",
    "Tampoco demuestra que los métodos no sirvan. Son pocas fechas, todas de un mismo tiempo, y solo empresas a las que les fue bien. No se sabe, y lo decimos.",
  ],
  analysts: "Para analistas.",
  asTable: "Ver como tabla",
  indicators: {
    meanOfMethods: "Media de los métodos",
    discountedCashFlow: "Descuento de flujos",
    dividendDiscount: "Dividendos",
    comparableMultiples: "Múltiplos comparables",
    residualIncome: "Beneficio residual",
    netAssetValue: "Valor patrimonial",
    earningsPerShare: "Beneficio por acción",
    earningsToPrice: "Beneficio ÷ precio",
    freeCashFlowToPrice: "Flujo libre ÷ precio",
    bookToPrice: "Valor contable ÷ precio",
  },
  indicator: "Medida",
  ofWindow: "{name} a {window}",
  windows: { "12": "12 meses", "36": "36 meses" },
  correlation: {
    "12": {
      title: "Doce meses después",
      say: "De {dates} fechas, la medida más alta es «{best}», con {bestFigure}, donde 1 sería acertar el orden de todas las acciones y 0 no decir nada.",
    },
    "36": {
      title: "Treinta y seis meses después",
      say: "La medida más alta es «{best}», con {bestFigure}. Las {dates} ventanas de tres años se solapan: cuentan como unas {independent} independientes, y por eso las bandas son tan anchas.",
    },
  },
  howToRead:
    "La marca es la media de las fechas. La banda dice hasta dónde la deja el azar con un 95 % de confianza: si toca el cero, no se distingue de no decir nada.",
  mean: "media de las fechas",
  interval: "banda del 95 %",
  byChance: "Probabilidad por azar",
  dates: "Fechas",
  independent: "Independientes",
  companies: "Empresas por fecha",
  nothing: "no dice nada",
  spread: {
    title: "El tercio más barato frente al más caro",
    say: "{name}: a doce meses, el tercio más barato rindió {figure} frente al más caro, con una banda de {low} a {high}.",
    table: "Diferencia de rendimiento a {window}",
    note: "Es la diferencia de rendimiento en toda la ventana, sin costes, entre los dos tercios, con todas las acciones por igual.",
  },
  byDate: {
    title: "Fecha a fecha",
    say: "A doce meses, la media de los métodos acertó más que falló en {positive} de {dates} fechas.",
    date: "Fecha",
    table: "Correlación de rangos a {window}",
  },
  otherMonths: {
    title: "¿Y si se empieza en otro mes?",
    say: "Con cualquiera de los doce meses, la correlación de la media de los métodos a doce meses va de {low} a {high}. De {figures} cifras, {significant} quedan fuera de lo que explica el azar.",
    month: "Mes",
    significant: "Cifras fuera del azar",
    table: "Correlación de la media de los métodos, según el mes de partida",
  },
  sample: {
    title: "La muestra",
    say: "Entre {least} y {most} empresas por fecha, las que hoy siguen en el índice. Rindieron de media un {mean} en los doce meses siguientes, más de lo que ganó quien entonces no sabía cuáles seguirían.",
    level: "Valor ÷ precio, mediana",
    returns: { "12": "Rendimiento a 12 meses", "36": "Rendimiento a 36 meses" },
    table: "Las empresas de cada fecha",
  },
  how: {
    title: "Cómo se ha medido",
    list: [
      "Cada año, a final de agosto de 2018 a 2025, se valoró cada empresa con el mismo programa que usa la página: las cuentas presentadas hasta ese día, el precio de entonces y comparables con sus precios de entonces.",
      "Cuando no se sabe qué día se presentaron unas cuentas, cuentan a los noventa días de acabar el ejercicio.",
      "Al lado están tres medidas que cualquiera saca de las cuentas: beneficio, flujo de caja libre y valor contable por acción, entre el precio.",
      "Se ordenan las acciones de más barata a más cara y se compara ese orden con el de sus rendimientos. Un método entra en una fecha cuando da valor a treinta empresas o más.",
    ],
    forAnalysts:
      "Correlación de Spearman por fecha y su media; un emisor, una vez; escenario neutral; valores lejanos al precio incluidos. El intervalo es el de la t sobre fechas; con ventanas que se solapan, la correlación entre dos fechas separadas j años es 1 − j/3, con grados de libertad de Satterthwaite.",
  },
  unknown: {
    title: "Lo que no se sabe",
    withDividends:
      "Los cierres mensuales llevan descontados los dividendos, así que los rendimientos los incluyen, de forma aproximada. Al precio de entonces se le han vuelto a sumar.",
    withoutDividends:
      "Los rendimientos no incluyen dividendos: los cierres mensuales solo están ajustados por desdoblamientos.",
    list: [
      "Solo hay empresas que siguen en el índice en 2026. Las que quebraron, se vendieron o salieron no están.",
      "Tipos, primas, betas y promedios de sectores son de 2026: los de entonces no los tenemos. Mueven a todas a la vez más que su orden.",
      "Las cuentas llevan las correcciones posteriores, que entonces no se conocían.",
      "Ocho años de una sola bolsa son un solo tiempo, con la tecnología por delante y los tipos subiendo. Otro tiempo pudo ser distinto.",
      "La predicción de Valora no está: el modelo aprendió de estos mismos años, y compararla sería hacer trampa.",
      "El valor patrimonial tampoco: no da valor con voto a treinta empresas en ninguna fecha.",
      "Las bandas tienen en cuenta que las fechas son pocas y se solapan; no que un mismo suceso mueve sectores enteros.",
    ],
  },
  again: {
    title: "Hazlo otra vez",
    text: ["Las cifras salen de la base de datos local, sin red, con este comando del proyecto:"],
    command: "npm run evidence",
    calibration: "¿Por encima o por debajo de los precios? La calibración",
    proof: "Que las fórmulas están bien: la prueba",
  },
};
