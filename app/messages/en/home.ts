import type { Messages } from "../message-types.ts";

export const home: Messages["home"] = {
  title: "Valora: what a share is worth, by seven methods",
  description:
    "Type a ticker and see what the share is worth by seven methods, where each figure comes from and how far to trust it.",
  hero: {
    title: "What is a share worth? Seven answers, and how far to trust each one.",
    lead: "Type a ticker. See what each method says, where every figure comes from, and which methods not to use.",
  },
  live: {
    title: "Example: {company}",
    open: "Open the full analysis",
    cases: "Other examples",
    case: {
      undervalued: "{company}: undervalued",
      overvalued: "{company}: overvalued",
      fair: "{company}: fairly valued",
      none: "{company}: no verdict",
    },
    scenario: "Scenario",
    scenarios: { conservative: "Conservative", neutral: "Neutral", optimistic: "Optimistic" },
    growth: "Growth (g)",
    computed: "computed: {value}",
    percentInWords: "{value} percent",
    reset: "Back to computed",
    hint: "Change an assumption and everything is recalculated in your browser. What you change is always violet.",
    origin: "Price of {date}: {price}. Accounts: {accounts}.",
    withoutScripts: "It works without scripts too: type another ticker above and you get the full analysis.",
    unavailable: "We can't show the example right now. You can still analyse any ticker above.",
  },
  methods: {
    title: "Three of the seven methods",
    all: "All the methods",
    discountedCashFlow: {
      title: "Discounted cash flow",
      text: "It adds up the cash the business will generate, discounted to today. The dashed line is the cash flow; the bar, its present value.",
      limit: "Not for banks or insurers.",
      chart: "Forecast free cash flow of {company} by year and its value today, in {currency}.",
      after: "after",
    },
    dividendDiscount: {
      title: "Dividends",
      text: "If you are paid a dividend that grows for ever, what would you give for it today? Gordon and Shapiro answered in one line.",
      limit: "It needs at least three years of payments.",
      chart: "Dividend per share of {company}, from {first} in {from} to {last} in {to}.",
    },
    comparableMultiples: {
      title: "P/E and other multiples",
      text: "It compares what is paid for each dollar of earnings here and in similar companies.",
      limit: "With losses there is no P/E.",
      chart: "P/E of {company}: {own}. Median of its peers: {peers}. Industry: {industry}.",
      own: "{company}",
      peers: "Peer median",
      industry: "Its industry",
    },
  },
  how: {
    title: "How it works",
    dataTitle: "Data you can check",
    dataText:
      "Every figure states its period, its date and its source. If one is missing we say so; we do not make it up.",
    assumptionsTitle: "Assumptions you can move",
    assumptionsText: "You see what we computed and, next to it, what you set. One link keeps all your changes.",
    resultsTitle: "Results you can follow",
    resultsText: "First a sentence, then the reason with the company's own numbers, and last the formula filled in.",
    features: "See all features",
    contact: "Write to us",
  },
  guides: {
    title: "Guides",
    blog: "Go to the blog",
  },
};
