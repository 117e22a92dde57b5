import type { PredictionRecordText } from "../../app/web/components/methodology/prediction/record-text.ts";

export const predictionRecordText: PredictionRecordText = {
  title: "La predicción de Valora: lo que pasó después",
  description: "Cada predicción que se muestra aquí queda escrita, y se compara con los precios que llegan más tarde.",
  how: "Cómo se lleva la cuenta",
  howText: [
    "La primera vez que se muestra una predicción de una empresa con un precio nuevo, se guardan el símbolo, la versión del modelo, el día, el valor, la banda y el precio. No se guarda quién la miró.",
    "Al cabo de uno, tres y doce meses se compara con el precio de entonces. Si ese día no hay precio, o las acciones ya no son las mismas (un desdoblamiento, una fusión), no se compara.",
    "El modelo dice qué paga el mercado por empresas parecidas; no pronostica el precio. Lo que mejor mide su acierto es el precio del mismo día. Los dividendos no se cuentan.",
    "Solo están las empresas que alguien ha mirado en esta instalación: no es una muestra del mercado.",
  ],
  results: "Hasta hoy",
  empty:
    "Todavía no hay ninguna predicción escrita. La primera aparecerá cuando alguien mire una empresa de la que el modelo tenga algo que decir.",
  unreadable:
    "Ahora no se puede leer el registro, porque la base de datos no responde. Vuelve a probar en unos minutos.",
  sentence:
    "El precio del mismo día cayó dentro de la banda del 80 % en el {share} de los casos (predicciones: {count}; empresas: {companies}).",
  few: "Son menos de 100 predicciones: aún dicen poco.",
  horizon: "Precio comparado",
  horizons: {
    sameDay: "Del mismo día",
    oneMonth: "Un mes después",
    threeMonths: "Tres meses después",
    oneYear: "Un año después",
  },
  predictions: "Predicciones",
  companies: "Empresas",
  inBand: "Dentro de la banda",
  below: "Por debajo",
  above: "Por encima",
  error: "Error mediano",
  lean: "Sesgo",
  days: "Días de los precios",
  target: "La línea marca el 80 % que la banda promete.",
  waiting: "Aún sin precio posterior: {horizons}.",
  card: "Cómo se entrena el modelo y cuánto falló en las pruebas",
};
