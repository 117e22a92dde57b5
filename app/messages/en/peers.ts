import type { Messages } from "../message-types.ts";

/** The companies that a company is compared with, which a reader may change. */
export const peers: Messages["peers"] = {
  title: "Peers",
  lead: "What the market pays for each company, with the accounts and the price of the date shown. Remove or add companies: the value, the range, the summary and the signal are worked out again, and the address of the page remembers them.",
  finding: {
    compared:
      "{name} trades at {own} on {multiple}; {from, select, peers {the median of its {count, plural, one {one peer} other {# peers}}} other {the published average of its sector}} is {middle}.",
    none: "{count, plural, =0 {There is nothing to compare it with.} one {One peer, and no multiple that both have.} other {# peers, and no multiple that can be compared.}}",
  },
  computed: "{count, plural, =0 {No peers} one {One peer, by business and size} other {# peers, by business and size}}",
  yours: "{count, plural, one {One peer, chosen by you} other {# peers, chosen by you}}",
  used: "The method uses {names}. The other multiples are shown and do not count.",
  usedAll: "The method uses {names}.",
  sectorAverage:
    "{names}: with fewer than {least} peers that have it, the method takes the published sector average instead.",
  leftOut:
    "{names}: with fewer than {least} peers that have it and no sector average to rely on, the method leaves it out.",
  company: "Company",
  why: "Why it is here",
  marketCap: "Market cap",
  millions: "millions of {currency}",
  region: "Peers and their multiples",
  matches: {
    subIndustry: "same business",
    industry: "related business",
    sector: "same sector",
    unrelated: "another sector: your choice",
  },
  dates: "Accounts to {fiscalYearEnd} · price of {priceAsOf} · {source}",
  trailingDates: "Twelve months to {fiscalYearEnd} · price of {priceAsOf} · {source}",
  own: "{name}, at its price",
  quartiles: {
    conservative: "Lower quartile: conservative",
    neutral: "Median: neutral",
    optimistic: "Upper quartile: optimistic",
  },
  industry: "Sector average",
  ofSector: "sector average",
  absent: "No figure, or one that is not above zero",
  remove: "Remove",
  removeOf: "Remove {name} from the peers",
  last: "It is the last one: add another before you remove it.",
  add: "Add a company",
  addButton: "Add",
  adding: "Asking for its figures…",
  hint: "Symbol or name. Only included companies with accounts in {currency} can be peers, those of another sector too. Up to {maximum}.",
  full: "There are {maximum}, which is the most: remove one to add another.",
  back: "Removed:",
  backOf: "Put {name} back",
  reset: "Back to the computed ones",
  failed: "Its figures could not be fetched. Try again.",
  changed: "{count, plural, one {There is one peer now.} other {There are # peers now.}}",
  chip: "{count, plural, one {# peer of yours} other {# peers of yours}}",
  change: "See the peers and change them",
  steps: "Every step, down to the accounts of each ({count})",
};
