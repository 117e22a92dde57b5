import type { Text } from "../../text.ts";

export const page: Text = {
  title: "What Valora does",
  description: "What works today, with a link to each thing.",
  blocks: [
    { heading: "Seven methods on real accounts" },
    {
      text: [
        "Discounted cash flow, dividends, comparable multiples, residual income, net asset value, earnings per share, and Valora's prediction, which stays silent when it cannot know. ",
        { text: "How each one works", to: "/methods" },
        ".",
      ],
    },
    { heading: "Three scenarios and your assumptions" },
    {
      text: [
        "Conservative, neutral and optimistic. Cost of capital, growth and horizon move on the page, and everything is recalculated in your browser. The link keeps your changes. ",
        { text: "Try it with Apple", to: "/analysis/AAPL" },
        ".",
      ],
    },
    { heading: "Every number, down to its origin" },
    {
      text: "Open “How?” on any method: one sentence, what it means for that company, and the formula with its figures. Each figure states its period, its date and, where known, the filing it comes from.",
    },
    { heading: "It says when it is no use" },
    {
      text: [
        "A bank has no free cash flow; a company with losses has no P/E. A method that can't be applied explains why, and what to look at instead. ",
        { text: "See it on a bank", to: "/analysis/JPM" },
        ".",
      ],
    },
    { heading: "Bundled data" },
    {
      text: "Annual statements of more than 500 companies from the United States, Spain and Italy, prices with their date, and industry averages. It works offline, without keys and without accounts elsewhere.",
    },
    { heading: "Your own figures" },
    {
      text: [
        "An Excel workbook, a CSV or pasted cells, with every doubt at its cell. Nobody else sees them, and they are deleted after an hour without use. ",
        { text: "Use your figures", to: "/import" },
        ".",
      ],
    },
    { heading: "For programs", id: "programs" },
    {
      text: "The same results as JSON, with their OpenAPI description at /api/docs, and from the command line.",
    },
    { heading: "Three languages, two themes, no strings" },
    {
      text: [
        "Spanish, English and Italian; light and dark; by keyboard, on a phone and without scripts. ",
        { text: "Preferences", to: "/preferences" },
        ".",
      ],
    },
  ],
};
