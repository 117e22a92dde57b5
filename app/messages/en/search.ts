import type { Messages } from "../message-types.ts";

export const search: Messages["search"] = {
  label: "Stock ticker",
  placeholder: "{ticker}",
  analyse: "Analyse",
  hint: "The ticker or the name: AAPL or Apple. Outside the United States, the ticker with its exchange: SAN.MC, ENEL.MI.",
  listLabel: "Suggestions",
  recent: "Recent",
  companies: "Companies",
  popular: "To start with",
  noData: "no statements",
  headlines: "a quick look",
  noResults: "We know no company with that ticker or name.",
  count:
    "{count, plural, =0 {No suggestions} one {# suggestion} other {# suggestions}}. Arrows to move, Enter to choose.",
  source: {
    label: "Data source",
    automatic: "Automatic",
    bundled: "Local database",
    ecb: "European Central Bank",
    "us-treasury": "US Treasury",
    paused: "{source}: paused, it is not answering",
    limited: "{source}: has reached its limit of requests",
  },
};
