import type { Text } from "../../text.ts";

export const page: Text = {
  title: "Terms",
  description: "What you can expect from the estimates, and what you cannot.",
  updated: "2026-11-21",
  blocks: [
    { heading: "What an estimate is" },
    {
      text: "The values you see come from applying known formulas to published accounts and to assumptions in plain sight. They change when the assumptions change. They are neither a forecast of the price nor a promise.",
    },
    { heading: "This is not advice" },
    {
      text: "Valora does not know your situation or your goals. Nothing it shows is financial, tax or legal advice, nor a recommendation to buy or sell. The model signal is the mechanical result of a written rule.",
    },
    { heading: "The data" },
    {
      text: "The accounts come from public sources, with date and source beside each figure. They may contain errors at source, be missing or arrive late; when we know, the page says so. Prices are closing prices with their date, unless this installation uses a live source, which the page names.",
    },
    { heading: "Use" },
    {
      list: [
        "You must be at least 13 years old.",
        "Where the free plan has limits, the page says which they are and what is left to you.",
        [
          "Where the Pro plan is sold, its price, its renewal and how to cancel it are stated before you pay, under ",
          { text: "Plans and prices", to: "/plans" },
          ".",
        ],
        "Do not try to overload the service or to get in where you should not.",
        "The software is open source under the MIT licence and comes as is, without warranty. Each operator answers for their own installation.",
      ],
    },
    { heading: "Who is responsible" },
    {
      operator: {
        known: "{name} is responsible for this installation and for the data that it keeps.",
        unknown:
          "The operator of this installation is responsible for it and for the data that it keeps; they have not put their name here yet.",
      },
    },
  ],
};
