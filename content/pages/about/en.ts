import type { Text } from "../../text.ts";

export const page: Text = {
  title: "About us",
  description: "An open-source tool that says what a share is worth, why, and how far to trust it.",
  blocks: [
    {
      text: "Valora works out what a share is worth by seven methods, shows where every figure comes from and says when a method is no use. It is made for people who invest their own money and for people who have to defend a valuation in front of others.",
    },
    { heading: "What matters to us" },
    {
      list: [
        [
          { strong: "Rigour." },
          " If a method can't be applied to a company, we say so and it does not vote. A missing figure stays missing.",
        ],
        [
          { strong: "Transparency." },
          " Every number opens down to its formula, its filing and its date. The code is open (MIT licence).",
        ],
        [
          { strong: "Several views." },
          " Seven methods that do not always agree. The gap between them is information too.",
        ],
        [
          { strong: "Your assumptions." },
          " Move the cost of capital, the growth and the horizon, and see at once what changes.",
        ],
      ],
    },
    { heading: "What we do not do" },
    {
      text: "We do not recommend buying or selling. We sell no data, show no ads and take no commission from anyone. An estimate depends on its assumptions: that is why we show all of them.",
    },
    { text: [{ text: "Analyse a company", to: "/" }] },
  ],
};
