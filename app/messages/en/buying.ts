import type { Messages } from "../message-types.ts";

export const buying: Messages["buying"] = {
  term: "Buy below",
  margin: "{safety} margin",
  title: "At what price would you buy?",
  label: "Margin of safety",
  percent: "Margin of safety, per cent",
  usual: "usual: {safety}",
  spoken: "{value} per cent",
  hint: "Taken off the mean of the voting methods. The less you trust them, the wider the margin. The page address keeps it.",
  submit: "Apply",
  close: "Close",
  say: "With a margin of safety of {safety}, you would buy below {value}.",
  below: "With a margin of safety of {safety}, you would buy below {value}: the price would have to fall {fall}.",
  reached:
    "With a margin of safety of {safety}, you would buy below {value}: the price is already there and could rise {fall}.",
  drawn: "{count, plural, one {One method} other {# methods}} and the price on one scale; you would buy below {value}.",
  price: "Price {price}",
  byMethod: "Buying price by method",
  caption: "Buying price by method with a margin of {safety}, in {currency}",
};
