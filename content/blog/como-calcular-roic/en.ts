import type { Article } from "../../text.ts";

export const article: Article = {
  title: "ROIC: what each dollar a company reinvests earns",
  description: "The number that tells growing from creating value.",
  date: "2025-07-26",
  blocks: [
    {
      text: "Two companies grow equally fast. One has to reinvest half of what it earns; the other, almost everything. The first is worth more. ROIC, the return on invested capital, is what tells them apart.",
    },
    { heading: "The sum" },
    { formula: "ROIC = EBIT × (1 − tax) ÷ invested capital" },
    { formula: "invested capital = equity + debt − cash it does not need" },
    {
      text: "Above, operating profit after tax (NOPAT). Below, the money shareholders and lenders have put into the business. Both sides must speak of the same thing: if you leave out the cash below, leave out its interest above.",
    },
    { heading: "Why it matters for value" },
    { text: "Growth has to be paid for. The part of profit that is reinvested is:" },
    { formula: "reinvestment rate = g ÷ ROIC" },
    {
      text: "To grow at 4% with a ROIC of 8%, half of the profit has to be reinvested; with a ROIC of 16%, a quarter. The rest is free for the owners.",
    },
    { heading: "The comparison that decides" },
    {
      list: [
        [{ strong: "ROIC above WACC" }, ": growth creates value."],
        [
          { strong: "ROIC equal to WACC" },
          ": growth makes no difference. The value stays the same, however fast it grows.",
        ],
        [{ strong: "ROIC below WACC" }, ": each dollar reinvested is worth less than a dollar. Growth destroys value."],
      ],
    },
    {
      text: "That is why we do not assume that an advantage lasts for ever: in the conservative scenario the return on what is reinvested in perpetuity equals WACC; in the others a limited part of the difference is kept.",
    },
    { heading: "When not to trust it" },
    {
      list: [
        "With little invested capital (software, brands), ROIC shoots up and says little.",
        "After a large acquisition, goodwill drags it down. Look at it with and without.",
        "For banks and insurers it makes no sense: use the return on equity (ROE).",
      ],
    },
    {
      text: [
        "You can see how it enters the sum in ",
        { text: "Coca-Cola's analysis", to: "/analysis/KO?how=discountedCashFlow#discountedCashFlow" },
        ".",
      ],
    },
  ],
};
