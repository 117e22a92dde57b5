/** The picture that goes with a shared link. */
export const socialCard = {
  price: "Price",
  priceOn: "Price, {date} · {source}",
  ownPrice: "Price set by the person sharing",
  values: "{votes, plural, =0 {No reliable method: no value} one {Value by one method} other {Value by # methods}}",
  mean: "mean, {mean}",
  view: "{view, select, relative {value relative to the market} other {absolute value}}",
  own: "with the reader’s own assumptions",
  asOf: "as of {date}",
  correctedFigures: "with the reader’s own figures",
  position:
    "{position, select, below {The price lies below every estimate.} above {The price lies above every estimate.} other {The price lies within the range of estimates.}}",
  unopened: "What the share is worth by seven methods, and where every figure comes from.",
  disclaimer: "Estimates, not recommendations",
} as const;
