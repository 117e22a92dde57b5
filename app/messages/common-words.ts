import type { CommonWords } from "../core/narration/contracts/written-language.ts";

/** Words of the three languages. A new currency adds its line here. */
export const commonWords: CommonWords = {
  currencies: [
    ["US\\$|\\$|dólares|dólar|dollars|dollar|dollari|dollaro", "USD"],
    ["€|euros|euro", "EUR"],
    ["£|libras|libra|pounds|pound|sterline|sterlina", "GBP"],
  ],
  percents: "%|por ciento|por cien|percent|per cent|per cento|percento",
  uncheckable:
    "(?:puntos?|points?|punti|punto)(?! de venta)|pp\\b|p\\. ?p\\.|bps?\\b|percentage points?|basis points?|[x×](?![\\p{L}])|veces|times|volte|‰",
  beforeUnit: "de |di |of |d'",
  beforeMonth: "de |del |of ",
  ordinals: "st|nd|rd|th|º|°",
};
