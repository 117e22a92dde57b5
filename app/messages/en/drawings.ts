import type { Messages } from "../message-types.ts";

/** Under and beside the pictures of the articles, which are drawn from the figures of all included companies. */
export const drawings: Messages["drawings"] = {
  names: {
    costOfEquity: "Cost of equity (Ke)",
    freeCashFlowMargin: "FCF margin: free cash flow over sales",
    returnOnCapital: "ROIC: return on invested capital",
    valueToPrice: "Estimated value as a multiple of the price",
    predictionToPrice: "Prediction as a multiple of the price",
    yearsOfAccounts: "Fiscal years of accounts per company",
    multiplesBySector: "P/E by sector",
    methodsToPrice: "Value by each method as a multiple of the price",
  },
  say: {
    costOfEquity: "Half of the companies have a Ke between {low} and {high}; the median is {median}.",
    freeCashFlowMargin:
      "The median company turns {median} of its sales into free cash flow; half, between {low} and {high}.",
    returnOnCapital: "Half of the companies earn between {low} and {high} on invested capital; the median, {median}.",
    valueToPrice:
      "In only {beyond} of 100 companies does the estimated value exceed the price by half or more: a one-third margin of safety is rare.",
    predictionToPrice:
      "Where the prediction votes, half of its values lie between {low} and {high} times the price; the median is {median}.",
    yearsOfAccounts: "For {beyond} of 100 companies there are ten fiscal years or more.",
    multiplesBySector:
      "The median P/E runs from {lowest} ({lowestName}) to {highest} ({highestName}): compare within a sector.",
    methodsToPrice:
      "Medians run from {lowest} ({lowestName}) to {highest} ({highestName}): each method starts from a different idea.",
  },
  basis: {
    costOfEquity: "By the CAPM, at the rates of that date.",
    freeCashFlowMargin: "Latest fiscal year of each company, excluding financials.",
    returnOnCapital: "Latest fiscal year, where the accounts give all debt; excluding financials.",
    valueToPrice: "Mean of the methods that vote.",
    predictionToPrice: "Only companies for which the prediction votes.",
    yearsOfAccounts: "Annual accounts in the local database.",
    multiplesBySector: "Price over diluted EPS; loss-making companies excluded.",
    methodsToPrice: "Where each method votes.",
  },
  source:
    "{companies, plural, one {# company} other {# companies}} · {date}{outside, plural, =0 {} one { · # off the chart} other { · # off the chart}}",
  groups: "Bar: the middle half. Mark: the median.",
  median: "median {value}",
  price: "price",
  table: "View as table",
  range: "Range",
  between: "{from} to {to}",
  below: "less than {to}",
  above: "{from} or more",
  companies: "Companies",
  group: "Group",
  low: "First quartile",
  middle: "Median",
  high: "Third quartile",
};
