import type { Article } from "../../text.ts";

export const article: Article = {
  title: "How to work out free cash flow without fooling yourself",
  description: "What to subtract, what not, and why profit does not pay bills.",
  date: "2025-07-25",
  blocks: [
    {
      text: "Profit is an accountant's opinion; cash is what is left in the bank. Free cash flow measures the money a business can take out after maintaining itself and growing. It is what a discounted cash flow brings to today.",
    },
    { heading: "The short sum" },
    { text: "With the cash flow statement in front of you, it takes two lines:" },
    { formula: "free cash flow = operating cash flow − capital expenditure" },
    {
      text: "This version has already paid the interest. It shows how much cash the company leaves with the debt it has today, but it does not compare with a company financed in another way.",
    },
    { heading: "The one to discount" },
    { text: "To value the whole business, whoever finances it, start from operating profit:" },
    { formula: "FCFF = EBIT × (1 − tax) + depreciation − capital expenditure − increase in working capital" },
    {
      list: [
        [{ strong: "EBIT" }, ": earnings before interest and tax, without one-offs."],
        [
          { strong: "Tax" },
          ": what it would pay without debt. The tax saved on interest is already in the WACC; counting it here would count it twice.",
        ],
        [{ strong: "Depreciation" }, ": added back because it lowered profit without any money leaving."],
        [
          { strong: "Investment and working capital" },
          ": money that did leave, although it skips the income statement.",
        ],
      ],
    },
    { heading: "An example" },
    {
      text: "EBIT of 200, tax at 25%, depreciation of 50, capital expenditure of 80 and 10 more of working capital: 200 × 0.75 + 50 − 80 − 10 = 110. Profit may be 130 and free cash flow 110: the difference is what was invested.",
    },
    { heading: "Four traps" },
    {
      list: [
        "Discounting at WACC a flow that has already paid interest, then subtracting debt: the debt is paid twice.",
        "Adding back share-based pay because “it is not cash”. Shareholders pay it, by being diluted.",
        "Taking a single year. One big project or one early payment changes the figure; look at several.",
        "Using it on a bank. Its deposits and loans are the business, not its funding.",
      ],
    },
    {
      text: [
        "You can see the whole sum, with its figures, in ",
        { text: "Apple's analysis", to: "/analysis/AAPL?how=discountedCashFlow#discountedCashFlow" },
        ".",
      ],
    },
  ],
};
