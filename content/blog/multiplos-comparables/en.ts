import type { Article } from "../../text.ts";

export const article: Article = {
  title: "Comparable multiples: choosing the right neighbours",
  description: "Why the mean lies and the median hardly ever does.",
  date: "2025-07-27",
  blocks: [
    {
      text: "A multiple is a price divided by something the company produces: earnings, EBITDA, sales, equity. Comparing multiples asks what is paid today for similar companies. It is a good question; the hard part is “similar”.",
    },
    { heading: "Top and bottom must speak of the same thing" },
    {
      list: [
        [{ strong: "Price" }, " goes with what belongs to shareholders: net income (P/E) and equity (P/B)."],
        [
          { strong: "Enterprise value" },
          " (shares plus debt minus cash) goes with what belongs to everyone: EBITDA, EBIT, sales.",
        ],
      ],
    },
    { text: "Dividing price by EBITDA makes the most indebted company look cheap." },
    { heading: "The mean lies" },
    {
      text: "Five companies with P/Es of 12, 15, 18, 22 and 60. The mean is 25.4; the median, 18. One company having a bad year is enough to lift the mean by 40%. That is why we use the median and show every peer.",
    },
    { heading: "How we pick them" },
    {
      list: [
        "Same line of business; if there are not enough, same sector.",
        "The nearest in size, between five and fifteen.",
        "Never the same company under another class of shares.",
        "Without earnings there is no P/E: that peer is left out of that multiple.",
        "With fewer than five, we use the dated industry average, and say so.",
      ],
    },
    { heading: "What they tell you, and what not" },
    {
      text: "Multiples say what the market pays for others, not what they are worth. If the whole sector is dear, this one will seem to be worth just as much. And a low multiple can be a fair price for a company that grows less or earns less well: compare margin, growth and returns too.",
    },
    {
      text: [
        "Look at the peers of ",
        { text: "Microsoft", to: "/analysis/MSFT?how=comparableMultiples#comparableMultiples" },
        ".",
      ],
    },
  ],
};
