import type { Messages } from "../message-types.ts";

/** The ranking of the companies searched most. */
export const popular: Messages["popular"] = {
  title: "Most searched companies",
  lead: "The companies searched most here in the last seven days, with their price and their value by discounted cash flow.",
  rank: "Rank",
  company: "Company",
  price: "Price",
  value: "Intrinsic value (DCF)",
  difference: "Difference",
  status: "Status",
  accountsTo: "accounts to {date}",
  priceOf: "of {date} · {source}",
  searches: "Searches",
  noStatus: "Not compared",
  locked: "You must sign in to view the most searched companies.",
  sample:
    "Example: there are no searches to count yet. Companies and searches are samples; prices and values are those of our data.",
  calculation: {
    title: "How we calculate it",
    text: "The intrinsic value is the discounted cash flow in the neutral scenario, with the same accounts that you see when you open the company. The difference is value minus price: up to 10% is “fairly priced”. Where the method does not apply, as with banks, we give no number.",
  },
  trends: {
    title: "Market trends",
    text: "Each visit counts once for each company and day, without cookies: we keep a fingerprint that can no longer be tied to a person once the day is over. That a share is searched a lot does not say whether it is cheap or expensive.",
  },
  invitation: {
    title: "Analyse yours",
    text: "Seven methods, their assumptions in sight and every figure with its source.",
    action: "Analyse a company",
  },
};
