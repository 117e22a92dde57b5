import type { Messages } from "../message-types.ts";

export const past: Messages["past"] = {
  caption: "{currency} a share, at month end",
  since:
    "{of, select, own {The market price} other {The price}} has been {side, select, above {above} below {below} other {inside}} the value band since {month}.",
  sinceAtLeast:
    "{of, select, own {The market price} other {The price}} has been {side, select, above {above} below {below} other {inside}} the value band since at least {month}.",
  noBand: "On the latest accounts no method gives a value to set against the price.",
  price: "{of, select, own {market price} other {price}} {price}",
  value: "neutral value {value}",
  band: "{low} to {high}",
  month: "Month",
  basis:
    "Band: conservative to optimistic, without multiples or the prediction, on the accounts filed by each month and at today’s rates. <link>What was not known then</link>",
  cut: "The band runs off the top of the chart: the scale follows the price.",
};
