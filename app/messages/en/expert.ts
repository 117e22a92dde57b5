import type { Messages } from "../index.ts";

/** Every other lever of the methods, and what a careful reader asks of the assumptions. */
export const expert: Messages["expert"] = {
  title: "Expert: the other assumptions",
  lead: "Leave a field empty and the computed number counts. What you set holds in all three scenarios and travels in the page's address.",
  submit: "Compute with these assumptions",
  computed: "Computed: {value}.",
  notUsed: "No method of this company uses it.",
  chip: "{name}: {value}",
  notNumber: "Write a number, such as {example}.",
  outOfRange: "Write a number between {minimum} and {maximum}.",
  levers: {
    terminalGrowth: "Perpetual g",
    margin: "Operating margin it comes to",
    salesToCapital: "Sales to new capital",
    terminalReturn: "ROIC after the horizon",
    payout: "Payout",
    persistence: "Persistence of residual income",
  },
  hints: {
    terminalGrowth: "Growth of each year after the horizon, in all methods of flows.",
    margin: "Operating profit over sales at the end of the horizon.",
    salesToCapital: "Sales that each unit of capital invested brings.",
    terminalReturn: "What new capital earns after the horizon.",
    payout: "Dividend over normal earnings, today.",
    persistence: "How much of what is earned above the cost of equity is left a year later.",
  },
  sanity: {
    title: "Questions to these assumptions",
    questions: {
      growthAgainstHistory: "Can it grow by {value} in the first year?",
      marginAgainstHistory: "Can it come to an operating margin of {value}?",
      capitalForGrowth: "Is this capital enough to grow: {value} of sales to each unit?",
      returnAfterHorizon: "Can it earn {value} on new capital after the horizon?",
      returnOnEquityAgainstHistory: "Can it keep earning {value} on its equity?",
      payoutAgainstHistory: "Can it pay out {value} of its earnings?",
      terminalGrowthAgainstEconomy: "Can it grow by {value} for ever?",
    },
    verdicts: {
      belowAll: "That is less than in any of its years.",
      low: "That is little beside what it usually does.",
      usual: "That is the usual.",
      high: "That is much beside what it usually does.",
      aboveAll: "That is more than in any of its years: somebody should say why.",
      unknown: "We do not know what to compare it with.",
    },
    own: "In {years} years it has run from {low} to {high}, the median {median}.",
    benchmarks: {
      industry: "Average of its industry: {value} ({date}).",
      market: "Average of the market: {value} ({date}).",
      economy: "The economy: {value} ({date}).",
    },
  },
};
