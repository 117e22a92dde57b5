import type { Messages } from "../message-types.ts";

export const signal: Messages["signal"] = {
  title: "Model signal",
  titleDated: "Model signal · price of {date}",
  dated: "At the close of {date}",
  datedOwn: "At your own price, {date}",
  /** How the price stands, above the verdict. */
  price: {
    late: "<b>The price is from {date}, {tradingDays} trading days ago.</b> What follows holds at that price, not at today’s.",
    stale:
      "<b>The price is from {date}, {days} days ago.</b> Beyond 180 we compare nothing with it: the values stand, the verdict waits for a price.",
    staleAccounts:
      "<b>The price is from {date}, {days} days ago, and the latest accounts end on {accounts}.</b> With accounts more than 18 months old there is no verdict, not even at today’s price: the values stand.",
    missing: "<b>We do not know its price.</b> The values are computed all the same; the verdict waits for a price.",
    accounts:
      "<b>The latest accounts end on {date}</b>, more than 18 months before the price: the values are computed, the signal is not.",
    otherCurrency:
      "<b>Its price is in {priceCurrency} and its accounts in {currency}.</b> Valuing it takes the exchange rate of a given day: it comes from the ECB, without a key, as soon as a live source is on. <docs>How to connect one</docs>.",
    own: "<b>At your own price of today, {price}.</b> {kind, select, none {We knew no other.} other {Ours is {ours}, of {date}.}}",
    remove: "Remove your price",
    label: "Today’s price, in {currency}",
    setToday: "Enter today’s price",
    submit: "Use this price",
    ask: "You can also <link>ask {source} for it</link>.",
    finnhub: "On an installation of your own it comes by itself with a free Finnhub key: <code>FINNHUB_API_KEY</code>.",
    yahoo: "On an installation of your own it comes by itself, without a key, with <code>DATA_SOURCES=yahoo</code>.",
    notNumber: "Write a number, such as 312.50.",
    outOfRange: "Write a price above zero.",
    /** The same where the company is valued as of an earlier day. */
    ofDay: {
      late: "<b>The price is from {date}, {tradingDays} trading days before that day.</b> What follows holds at that price.",
      stale:
        "<b>The last price we know is from {date}, {days} days before.</b> Beyond 180 we compare nothing with it: the values stand, the verdict waits for a price of the time.",
      staleAccounts:
        "<b>The last price we know is from {date}, {days} days before, and the latest accounts of the time end on {accounts}.</b> With accounts more than 18 months old there is no verdict: the values stand.",
      missing:
        "<b>We do not know its price of that day.</b> The values are computed all the same; the verdict waits for a price.",
      own: "<b>At your own price of that day, {price}.</b> {kind, select, none {We knew no other.} other {Ours is {ours}, of {date}.}}",
      label: "Price of that day, in {currency}",
      setToday: "Enter the price of that day",
    },
  },
  kinds: { buy: "Buy", hold: "Hold", sell: "Sell", none: "No signal" },
  strengths: { strong: "a clear signal", plain: "", weak: "a weak signal" },
  reasons: {
    notEnoughMethods: "Fewer than three methods vote: not enough for a signal.",
    methodsContradict:
      "Three or more methods say “undervalued” and three or more say “overvalued”: they contradict each other.",
    undervaluedMajority: "Rule: three or more methods say “undervalued”.",
    overvaluedMajority: "Rule: three or more methods say “overvalued”.",
    undervaluedByOneFamily:
      "Three or more methods say “undervalued”, but all of one family, which shares its assumptions: the signal is weak.",
    overvaluedByOneFamily:
      "Three or more methods say “overvalued”, but all of one family, which shares its assumptions: the signal is weak.",
    oneFamilyOnly: "Only one family of methods says so, and you asked for prudence: hold.",
    fairMajority: "Rule: most methods say “fairly priced”.",
    noConsensus: "No verdict has enough votes.",
    noPrice: "Without a current price in the currency of the accounts there is nothing to compare with.",
    priceTooOld:
      "The price is more than 180 days old: it does not reflect the current price and is not used for comparison.",
    accountsTooOld:
      "The accounts ended more than 18 months before the price: they no longer reflect the company being priced.",
    partSeparated:
      "After its last accounts ended, a part left the company: the accounts no longer reflect the company being priced.",
  },
  /** Why a list shows no signal, after "No signal:". */
  briefly: {
    notEnoughMethods:
      "{votes, plural, =0 {no method votes} =1 {only one method votes} other {only two methods vote}}, and it takes three",
    noPrice: "no price to compare with",
    priceTooOld: "the price is over six months old",
    accountsTooOld: "the accounts are over a year and a half old",
    partSeparated: "a part left the company after its latest accounts",
  },
  holds:
    "{count, plural, =3 {It holds in all three scenarios.} one {It appears in only one of the three scenarios.} other {It holds in two of the three scenarios.}}",
  rule: "How it is decided",
  ruleSteps: {
    vote: "Each voting method compares its value with the price: up to 10% apart is “fairly priced”.",
    dates:
      "With a price more than 180 days old, with accounts that ended more than 18 months before the price, or with accounts that still include a business since spun off, there is no signal.",
    minimum: "With fewer than three votes there is no signal.",
    contradiction:
      "If three or more say “undervalued” and three or more “overvalued”, the signal is hold: they contradict each other.",
    majority: "If three or more say “undervalued”, buy; if three or more say “overvalued”, sell.",
    rest: "Otherwise, hold.",
  },
  disclaimer: "It sums up calculations; it does not know your situation and is not investment advice.",
  inGeneral: "How far do values stand from prices in general?",
  afterwards: "And what happened next?",
};
