import type { Messages } from "../message-types.ts";

/** The reader's steps through settings, and how much is explained. */
export const settings: Messages["settings"] = {
  label: "Last settings",
  title: "Your last settings and their mean",
  clear: "Clear",
  cleared: "Last settings cleared.",
  computed: "As calculated",
  rate: "{rate, select, wacc {WACC} other {Cost of equity}} {value}",
  growth: "g {value}",
  horizon: "{years} years",
  price: "Price {price}",
  safety: "Margin {value}",
  lever: "{name} {value}",
  others: "{count, plural, one {1 more change} other {# more changes}}",
  noMean: "No mean",
  without: "without {methods}",
  undo: "Undo, back to: {setting}",
  redo: "Redo: {setting}",
  noUndo: "Nothing to undo",
  noRedo: "Nothing to redo",
  gone: "{method} no longer counts in the mean.",
  come: "{method} now counts in the mean.",
  disagreement: {
    little: "The methods agree: their deviation is under a tenth of the mean.",
    some: "The methods disagree somewhat (their deviation is over a tenth of the mean): trust the median, {median}, more.",
    wide: "The methods disagree widely (their deviation is over a quarter of the mean): do not rely on the mean; the median is {median}.",
  },
  detail: { label: "View", simple: "Simple", expert: "Expert" },
};
