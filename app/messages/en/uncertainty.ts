import type { Messages } from "../message-types.ts";

/** How sure a value is: its spread when assumptions move, and how it has fared month by month. */
export const uncertainty: Messages["uncertainty"] = {
  work: {
    draw: "Draw it here",
    running: "Computing: {done}",
    progress: "How much is computed",
    cancel: "Stop",
    cancelled: "Stopped: there is no drawing for these assumptions.",
    failed: "Your browser could not compute it. The server can:",
    again: "Compute",
    asTable: "See as a table",
  },
  throughTime: {
    title: "Value and price through time",
    caption: "{currency} per share, at month end",
    absolute:
      "Absolute values, in the view relative to the market too: the premium that prices imply is known for today, and not for each month.",
    lead: "Value each month on the accounts published by then, against the share price.",
    say: "Of {months, plural, one {# month} other {# months}} with a value, the price closed inside the band in {held}. Above it: {above}. Below it: {below}.{side, select, low { The band has been too low: the price has nearly always been above it.} high { The band has been too high: the price has nearly always been below it.} held { Most of the time the price has been inside the band.} other { The price has not kept to one side.}}",
    key: {
      price: "price",
      value: "neutral value",
      band: "conservative to optimistic",
      filing: "new accounts",
    },
    table: "Value and price, year by year",
    date: "Month end",
    price: "Price",
    low: "Conservative",
    middle: "Neutral",
    high: "Optimistic",
    held: "Price was",
    accounts: "Latest accounts",
    within: "inside",
    above: "above",
    below: "below",
    year: "year to {date}",
    yearEstimated: "year to {date} (filing day estimated)",
    multiples: "Multiples through time, against its own past and its peers",
    hindsight: "What was not known then",
    hindsights: {
      referenceOfToday:
        "Interest rates, premiums, industry averages and beta are today’s: no source gives those of the time. The band shows how the accounts moved the value, not the valuation we would have given then.",
      figuresAsLastFiled: "Accounts carry the figures of their latest filing, which may correct the first ones.",
      ownFigures:
        "Your own figures count from the day the accounts of their period were filed, as if they had been filed that way.",
      filingDateEstimated:
        "For some accounts we do not know the day of filing: we count ninety days from the end of the year.",
      sharesFromStatements: "The number of shares is that of the latest accounts known, not that of the day.",
      closesHoldDividends:
        "Past closes come adjusted for later dividends; we undo the adjustment with the dividends in the accounts, usually to within about 1%. Spin-offs and some special dividends are not undone: earlier prices look lower than they were.",
      marketMethodsLeftOut:
        "Multiples and the prediction take no part: we do not know what the market paid for other companies then.",
    },
    unavailable: {
      closesMissing: "We cannot draw it: we do not have the monthly closes of this share, and we do not make them up.",
      currencyUnresolved:
        "We cannot draw it: the share is quoted in one currency and the accounts are in another, and we do not have each month’s rate of exchange.",
      fewStatements: "We cannot draw it: with the accounts filed by each date, no method gave a value.",
    },
  },
  simulation: {
    title: "Monte Carlo simulation",
    caption: "{method}, {currency} per share · seed {seed}",
    lead: "Thousands of simulations with random discount rates, growth and profitability.",
    say: "In {below} of every 100 simulations the value lies below the price of {price}. The middle half runs from {from} to {to}.",
    sayAlone: "The middle half of the values runs from {from} to {to}.",
    refused:
      "{rejected} of {paths} simulations are not valid: the discount rate is at or below growth. The rest would not be representative, so we do not show it.",
    nothing: "Try smaller deviations, a higher discount rate or a lower g.",
    priceMark: "price {value}",
    medianMark: "median {value}",
    share: "Share of simulations",
    value: "Value",
    againstPrice: "Against the price",
    percentile: "{share} below",
    median: "half below (median)",
    mean: "mean",
    counted:
      "{paths} simulations; {rejected} not valid, counted and not repeated; {worthless} in which debt exceeds enterprise value and the share is worth nothing.",
    change: "Change the simulation",
    deviation: "{lever}: standard deviation, {kind, select, points {points} other {% of its value}}",
    paths: "Number of simulations",
    seed: "Seed",
    seedHint: "The same seed always gives the same figures.",
    run: "Simulate",
    notNumber: "Write a number, such as {example}.",
    deviationRefused: "Write a number between 0 and 50.",
    seedRefused: "Write a whole number between 0 and {maximum}.",
    caveat:
      "Inputs are normal and independent. The simulation shows how much the value depends on these assumptions, not how likely each future is. The first and last bars collect the outer one per cent on each side.",
  },
};
