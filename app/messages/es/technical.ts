/** The page of prices and of what is read from them. */
export const technical = {
  title: "Análisis técnico de {name} ({ticker})",
  description: "Cotización de {name} con medias, bandas, RSI, MACD, ATR y volumen. No entra en el valor.",
  lead: "Lo que han hecho el precio y el volumen de {name}. No se usa en el valor: los siete métodos no miran la forma de la cotización.",
  range: "Cuánto tiempo atrás",
  ranges: {
    "3m": "3 meses",
    "6m": "6 meses",
    "1y": "1 año",
    "5y": "5 años",
  },
  view: "Cómo se dibuja el precio",
  views: {
    line: "Línea",
    candles: "Velas",
  },
  absent: {
    title: "No hay cotización diaria que enseñar",
    noSource:
      "Los datos incluidos traen un cierre con su fecha, no una serie diaria: ninguna de las que hay permite repartirla. Quien administra esta instalación puede configurar una fuente que la dé (Yahoo Finance, Financial Modeling Prep, EODHD, Twelve Data o Tiingo) con DATA_SOURCES y su clave.",
    noAnswer:
      "Las fuentes configuradas no han dado la serie diaria de este símbolo. No ponemos nada en su lugar. Vuelve a intentarlo más tarde.",
    unreadable: "La serie que ha dado la fuente tiene días repetidos o precios que no pueden ser. No la usamos.",
    value: "El valor no depende de esto: está completo en la página de valoración.",
    back: "Ver la valoración",
  },
  say: "El {date} cerró a {price}. {change, select, none {} other {En {range}, {change}.}} {over, select, none {Aún no hay 200 sesiones para su media larga.} other {Está a {over} de su media de 200 sesiones.}}",
  yearRange: "Entre {lowest} y {highest} en las 52 semanas hasta esa fecha.",
  source:
    "Fuente: {source}. {adjusted, select, splits {Ajustado por desdoblamientos, no por dividendos.} splitsAndDividends {Ajustado por desdoblamientos y dividendos.} other {Sin ajustar.}}",
  stale: "Es lo último que dio la fuente, el {date}; ahora no da nada más nuevo.",
  weekly: "Un punto por semana; los indicadores se calculan con todas las sesiones.",
  charts: {
    price: "Precio, medias y bandas",
    volume: "Volumen",
    rsi: "RSI",
    macd: "MACD",
    atr: "ATR",
    obv: "Volumen en balance (OBV)",
  },
  says: {
    candles:
      "En velas: del mínimo al máximo de cada {step, select, week {semana} other {sesión}}, hueca la que sube y llena la que baja; sus medias de 50 y 200 sesiones, la exponencial de 20 y la banda de dos desviaciones alrededor de las últimas 20.",
    price:
      "El cierre, sus medias de 50 y 200 sesiones, la exponencial de 20 y la banda de dos desviaciones alrededor de las últimas 20.",
    volume:
      "Acciones negociadas. En {step, select, week {la última semana} other {la última sesión}}, {value} millones.",
    rsi: "Qué parte de los movimientos de 14 sesiones fueron subidas: {value} de 100. Por encima de 70 suele llamarse sobrecompra y por debajo de 30, sobreventa.",
    macd: "La media exponencial de 12 sesiones menos la de 26: {value}. Su señal, {signal}.",
    atr: "Cuánto se mueve en una sesión, de media de 14: {value}.",
    obv: "Lo negociado los días de subida menos lo de los días de bajada. Cuenta su dirección; su nivel no significa nada.",
  },
  unknown: "no hay datos para calcularlo",
  lines: {
    close: "Cierre",
    open: "Apertura",
    high: "Máximo",
    low: "Mínimo",
    volume: "Volumen",
    sma50: "Media 50",
    sma200: "Media 200",
    ema20: "Exponencial 20",
    bands: "Bandas de Bollinger",
    bollingerUpper: "Banda alta",
    bollingerLower: "Banda baja",
    rsi14: "RSI 14",
    macd: "MACD",
    macdSignal: "Señal",
    macdHistogram: "Diferencia",
    atr14: "ATR 14",
    obv: "OBV",
  },
  table: "Las últimas {count, number} sesiones en una tabla",
  day: "Sesión",
} as const;
