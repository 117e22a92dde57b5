import type { Messages } from "../message-types.ts";

/** I passi del lettore tra le sue ipotesi, e quanto gli si spiega. */
export const settings: Messages["settings"] = {
  label: "Ultime ipotesi",
  title: "Ultime ipotesi e la loro media",
  clear: "Cancella",
  cleared: "Ultime ipotesi cancellate.",
  computed: "Calcolato",
  rate: "{rate, select, wacc {WACC} other {Costo del capitale proprio}} {value}",
  growth: "g {value}",
  horizon: "{years} anni",
  price: "Prezzo {price}",
  safety: "Margine {value}",
  lever: "{name} {value}",
  others: "{count, plural, one {1 altra modifica} other {altre # modifiche}}",
  noMean: "Nessuna media",
  without: "senza {methods}",
  undo: "Annulla e torna a: {setting}",
  redo: "Ripeti: {setting}",
  noUndo: "Niente da annullare",
  noRedo: "Niente da ripetere",
  gone: "{method} non conta più nella media.",
  come: "{method} ora conta nella media.",
  disagreement: {
    little: "I metodi concordano: la deviazione è sotto un decimo della media.",
    some: "I metodi divergono abbastanza (la deviazione supera un decimo della media): meglio fidarsi della mediana, {median}.",
    wide: "I metodi divergono molto (la deviazione supera un quarto della media): non basarti sulla media; la mediana è {median}.",
  },
  detail: { label: "Vista", simple: "Semplice", expert: "Esperto" },
};
