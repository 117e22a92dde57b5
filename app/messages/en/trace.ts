import type { Messages } from "../index.ts";

export const trace: Messages["trace"] = {
  whence: "Where it comes from",
  back: "Back",
  year: "year {year}",
  figureOf: "{ticker}, fiscal year to {date}",
  filed: "filed on {date}",
  notFiled: "filing date unknown",
  accession: "Document {accession} at the SEC",
  noAccession: "Not traced to a filed document",
  asOf: "As of {date}",
  chosenBy: {
    user: "You set it",
    scenario: "Set by the scenario",
    convention: "A convention of the method",
  },
  functions: {
    medianSlope: "median slope of ln",
    quantile: "quantile",
    median: "median",
    mean: "mean",
    max: "max",
    min: "min",
    over: "over",
    rank: "rank",
  },
  close: "Close",
  more: "… and {count, number} more in between",
  kind: { figure: "Accounts", reference: "Market", assumption: "Assumption", step: "Calculation" },
  inMillions: "{value} million",
  years: "{value} years",
};
