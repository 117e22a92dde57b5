import type { Messages } from "../message-types.ts";

export const multiples: Messages["multiples"] = {
  title: "Multiples of {name} ({ticker}) through time",
  description:
    "P/E, EV/EBITDA, P/B and free cash flow yield of {name}, month by month, against its own past and its peers.",
  lead: "What was paid for the earnings, EBITDA, book value and cash of {name}, month by month, on the accounts filed by then.",
  download: "Download CSV",
  basis: "Today: price of {price} ({source}) and accounts to {accounts}.",
  basisWithoutAccounts: "There are no accounts to set against the price.",
  say: "{name} today: <value></value>. That is higher than in <percent></percent> of the {months} months with a figure since {from}.",
  sayToday: "{name} today: <value></value>.",
  sayAbsent: "No figure today: {reason}.",
  noPlace:
    "With {months, plural, =0 {no month} one {one month} other {# months}} with a figure we do not place it in its own past: it takes <least></least>.",
  least: "two years",
  peersSay:
    "{count, plural, one {The peer with a figure} other {The # peers with a figure}} today: median <median></median>; the middle half runs from <lower></lower> to <upper></upper>.",
  peersFew:
    "{count, plural, =0 {No peer has} one {Only one peer has} other {Only # peers have}} a figure today: too few for a median.",
  holes: "Months without a figure: {list}.",
  hole: "{months, plural, one {one month} other {# months}} ({reason})",
  quantiles: "Percentiles of {name}",
  quantile: "Percentiles",
  own: "Its own months",
  peers: "Peers today",
  median: "Median",
  percentile: "P{percent}",
  read: "Read {name} month by month",
  noFigure: "no figure: {reason}",
  cut: "The scale leaves out the most extreme months; they are in the table.",
  key: {
    line: "{name}",
    inner: "middle half of its months",
    outer: "P10 to P90",
    median: "median",
  },
  table: "Every month in figures",
  month: "Month",
  accounts: "Accounts to",
  peersTable: "The peers in figures",
  company: "Company",
  noPeers: "There are no peers.",
  why: "What they are made of",
  definitions: {
    priceToEarnings: "price ÷ diluted earnings per share",
    evToEbitda: "(market cap + debt − cash) ÷ EBITDA",
    priceToBook: "market cap ÷ equity of the ordinary shares",
    freeCashFlowYield: "free cash flow ÷ market cap: the higher, the cheaper",
  },
  never: "A month without a figure says why; it is never filled in from its neighbours and counts in no percentile.",
  hindsights: {
    figuresAsLastFiled: "Accounts carry the figures of their latest filing, which may correct the first ones.",
    ownFigures: "Your own figures count from the day the accounts of their period were filed.",
    filingDateEstimated:
      "For some accounts we do not know the day of filing: we count ninety days from the end of the year.",
    sharesFromStatements:
      "Past months count the diluted shares of the latest accounts; today counts the latest share count.",
    closesHoldDividends:
      "Past closes come adjusted for later dividends; we undo the adjustment with the dividends in the accounts, usually to within about 1%. Spin-offs and some special dividends are not undone: the months before them look cheaper than they were.",
    twelveMonthsOfLatest:
      "Twelve months to a quarter are known for the latest accounts only: earlier months stand on the last fiscal year.",
    debtPartlyKnown: "In some months the debt is the long-term part alone: the rest is not stated.",
    depreciationEstimated:
      "In some months the depreciation in EBITDA is its share of revenue in the last accounts that gave it.",
  },
  unavailable: {
    closesMissing: "We do not have the monthly closes of this share: only today is shown, against its peers.",
    currencyUnresolved: "The price is in another currency than the accounts: there are no multiples to compare.",
  },
};
